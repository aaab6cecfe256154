//! What the store promises: all or nothing, in order, on disk when it says so.

use crate::support::{entry, key, lines};
use sqlx::{ConnectOptions, Connection};
use store::{
    AnalysisWish, Entry, Key, KeyChange, NewTable, Opener, Remark, Store, StoreError, TableNo,
};

/// A table with a pack, where nothing has happened.
fn table(id: &str) -> NewTable {
    let pack = Some(("hash".into(), "text of the pack".into()));
    NewTable { pack, entries: Vec::new(), keys: Vec::new(), ..crate::support::table(id) }
}

/// The keys of a table: hashes with seats and occupancies.
async fn held(store: &Store, no: TableNo) -> Vec<(String, i64, i64)> {
    let keys = store.keys_at(no).await.unwrap().into_iter();
    keys.map(|key| (key.token_hash, key.seat, key.occupancy)).collect()
}

fn entries(lines: &[&str]) -> Vec<Entry> {
    lines.iter().map(|line| entry(line)).collect()
}

async fn open(store: &Store, id: &str, lines: &[&str]) -> TableNo {
    store.create(NewTable { entries: entries(lines), ..table(id) }).await.unwrap()
}

#[tokio::test]
async fn a_journal_is_there_again_after_the_store_is_opened_anew() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = Store::open(&file).await.unwrap();
    let a = open(&store, "a", &["one"]).await;
    store.append(a, 2, entries(&["two", "three"])).await.unwrap();
    store.close().await;
    let store = Store::open(&file).await.unwrap();
    assert_eq!(lines(&store, a).await, ["one", "two", "three"]);
    let row = store.table("a").await.unwrap().unwrap();
    assert_eq!(row.pack.as_deref(), Some("text of the pack"));
    assert!(store.table("b").await.unwrap().is_none());
}

#[tokio::test]
async fn a_number_is_given_once_and_a_refused_append_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
    let a = open(&store, "a", &["one"]).await;
    let taken = store.append(a, 1, entries(&["again", "and more"])).await;
    assert!(matches!(taken, Err(StoreError::Conflict { seq: 1, .. })), "{taken:?}");
    let nowhere = store.append(a + 1, 1, entries(&["one"])).await;
    assert!(matches!(nowhere, Err(StoreError::NoSuchTable(_))), "{nowhere:?}");
    let twice = store.create(table("a")).await;
    assert!(matches!(twice, Err(StoreError::Exists(_))), "{twice:?}");
    assert_eq!(lines(&store, a).await, ["one"]);
}

#[tokio::test]
async fn padding_is_written_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = Store::open(&file).await.unwrap();
    let (a, b) = (open(&store, "a", &["one"]).await, open(&store, "b", &["one"]).await);
    let n_batches = store.figures().n_batches();
    store.pad(a, 2, entry("padding")).await.unwrap();
    assert_eq!(store.figures().n_batches(), n_batches + 1, "it goes to the disk");
    assert_eq!(lines(&store, a).await, ["one"]);
    // Beside entries of others, and before one of the same number.
    let beside = (store.pad(a, 2, entry("padding")), store.append(b, 2, entries(&["two"])));
    let (padded, appended) = tokio::join!(beside.0, beside.1);
    assert!(padded.is_ok() && appended.is_ok(), "{padded:?} {appended:?}");
    store.append(a, 2, entries(&["two"])).await.unwrap();
    store.close().await;
    let store = Store::open(&file).await.unwrap();
    let losses = store.losses();
    assert_eq!((losses.n_certain, losses.n_possible), (0, 0), "nothing is missed");
    assert_eq!([lines(&store, a).await, lines(&store, b).await], [["one", "two"], ["one", "two"]]);
}

#[tokio::test]
async fn a_table_is_as_old_as_its_last_entry_even_if_nobody_noted_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
    let a = open(&store, "a", &["one"]).await;
    let move_made = Entry { entry: "two".into(), at_ms: 5_000 };
    store.append(a, 2, vec![move_made]).await.unwrap();
    assert_eq!(store.ages(0, 1).await.unwrap()[0].touched_ms, 5_000);
    store.touch(a, 9_000).await.unwrap();
    assert_eq!(store.ages(0, 1).await.unwrap()[0].touched_ms, 9_000, "somebody came");
}

#[tokio::test]
async fn one_bad_write_in_a_batch_does_not_take_the_others_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let store =
        std::sync::Arc::new(Store::open(&folder.path().join("tables.sqlite")).await.unwrap());
    for n in 1..=50 {
        assert_eq!(open(&store, &format!("t{n}"), &[]).await, n);
    }
    let mut writes = tokio::task::JoinSet::new();
    for n in 1..=50 {
        for who in 0..2 {
            let store = store.clone();
            // Two writers race for the first entry of every table.
            writes.spawn(async move {
                let line = format!("by {who}");
                store.append(n, 1, entries(&[&line])).await.is_ok()
            });
        }
    }
    let n_won = writes.join_all().await.into_iter().filter(|won| *won).count();
    assert_eq!(n_won, 50, "every race has one winner");
    for n in 1..=50 {
        assert_eq!(lines(&store, n).await.len(), 1);
    }
}

#[tokio::test]
async fn an_occupancy_ends_with_all_its_keys_and_with_the_entry_that_ends_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
    let keys = vec![key("a1", 1), key("b1", 2), key("pa", 1)];
    let link = Key { expires_ms: Some(9), ..key("link", 1) };
    let a = store.create(NewTable { keys, ..table("a") }).await.unwrap();
    assert_eq!(store.change_keys(a, vec![KeyChange::Add(link)]).await.unwrap(), 1);
    let used = KeyChange::Use { token_hash: "a1".into(), at_ms: 86_400_000 };
    assert_eq!(store.change_keys(a, vec![used]).await.unwrap(), 1);
    assert_eq!(store.keys("a1").await.unwrap()[0].used_ms, Some(86_400_000));
    let leave = || vec![KeyChange::End { seat: 1 }, KeyChange::Add(key("c1", 1))];
    store.append(a, 1, entries(&["sit 1 salt Eve"])).await.unwrap();
    let late = store.append_with_keys(a, 1, entries(&["leave 1"]), leave()).await;
    assert!(matches!(late, Err(StoreError::Conflict { .. })), "{late:?}");
    assert_eq!(held(&store, a).await.len(), 4, "with the entry or not at all");
    store.append_with_keys(a, 2, entries(&["leave 1"]), leave()).await.unwrap();
    let left = [("b1", 2), ("c1", 1), ("link", 1)].map(|(hash, seat)| (hash.to_string(), seat, 1));
    assert_eq!(held(&store, a).await, left, "the others', the next one's, and a link for its page");
    let drop = || vec![KeyChange::Drop { token_hash: "link".into() }];
    assert_eq!(store.change_keys(a, drop()).await.unwrap(), 1);
    assert_eq!(store.change_keys(a, drop()).await.unwrap(), 0, "a key is dropped once");
}

#[tokio::test]
async fn chat_lists_and_backups() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
    let a = open(&store, "a", &["one"]).await;
    for (n, text) in (1..).zip(["bonjour", "hello", "salut"]) {
        let remark = Remark { n: 0, seat: 1, text: text.into(), at_ms: 3 };
        assert_eq!(store.say(a, remark).await.unwrap(), n);
    }
    let said: Vec<String> = store.chat(a, 2).await.unwrap().into_iter().map(|r| r.text).collect();
    assert_eq!(said, ["hello", "salut"]);
    let copy = folder.path().join("copy.sqlite");
    store.backup(&copy).await.unwrap();
    assert_eq!(lines(&Store::open(&copy).await.unwrap(), a).await, ["one"]);
    assert_eq!(store.listings(5).await.unwrap().len(), 1);
    store.set_over(a, 9).await.unwrap();
    assert!(store.listings(5).await.unwrap().is_empty());
}

#[tokio::test]
async fn what_waits_together_is_written_together_whatever_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
    let first = open(&store, "first", &["sit 1 salt Léa"]).await;
    let pack = Some(("other".to_string(), "text \"with\" \\ and é\n".to_string()));
    let with_pack = NewTable { pack: pack.clone(), keys: vec![key("k2", 2)], ..table("second") };
    let again = NewTable { pack, ..table("third") };
    let added = vec![KeyChange::Add(key("k1", 1))];
    let writes = tokio::join!(
        store.create(with_pack),
        store.create(again),
        store.append_with_keys(first, 2, entries(&["step 1 a\nstep * b", "undo 1"]), added),
        store.touch(first, 77),
        store.create(table("first")),
        store.set_over(first, 99),
        store.append(first, 2, entries(&["too late"])),
    );
    let (second, third) = (writes.0.unwrap(), writes.1.unwrap());
    assert!(second != third && second != first && third != first);
    writes.2.unwrap();
    assert!(matches!(writes.4, Err(StoreError::Exists(_))), "{:?}", writes.4);
    assert!(matches!(writes.6, Err(StoreError::Conflict { .. })), "{:?}", writes.6);
    assert_eq!(lines(&store, first).await, ["sit 1 salt Léa", "step 1 a\nstep * b", "undo 1"]);
    assert_eq!(held(&store, first).await, [("k1".to_string(), 1, 1)]);
    assert_eq!(held(&store, second).await, [("k2".to_string(), 2, 1)]);
    let row = store.table("second").await.unwrap().unwrap();
    assert_eq!(row.pack.as_deref(), Some("text \"with\" \\ and é\n"));
    assert_eq!(row.no, second);
    assert_eq!(store.table("first").await.unwrap().unwrap().over_ms, Some(99));
    // The same without anything that fails: one transaction, and another for what is only noted.
    let n_batches = store.figures().n_batches();
    let (fourth, appended, over, touched) = tokio::join!(
        store.create(NewTable { keys: vec![key("k4", 1)], ..table("fourth") }),
        store.append(second, 1, entries(&["start"])),
        store.set_over(third, 100),
        store.touch(second, 100),
    );
    assert!(appended.is_ok() && over.is_ok() && touched.is_ok());
    assert_eq!(store.figures().n_batches(), n_batches + 2);
    assert_eq!(held(&store, fourth.unwrap()).await, [("k4".to_string(), 1, 1)]);
    assert_eq!(store.table("third").await.unwrap().unwrap().over_ms, Some(100));
    assert_eq!(lines(&store, second).await.last().unwrap(), "start");
    store.close().await;
}

#[tokio::test]
async fn what_is_only_noted_is_written_before_the_store_closes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = Store::open(&file).await.unwrap();
    let no = open(&store, "a", &[]).await;
    let (over, ()) = tokio::join!(store.set_over(no, 7), store.close());
    over.unwrap();
    let row = Store::open(&file).await.unwrap().table("a").await.unwrap();
    assert_eq!(row.unwrap().over_ms, Some(7));
}

#[tokio::test]
async fn a_file_of_an_earlier_version_keeps_its_journals_and_keys() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    let mut migrator = sqlx::migrate!();
    migrator.migrations = migrator.iter().take(2).cloned().collect();
    migrator.run(&mut connection).await.unwrap();
    let earlier = "
        INSERT INTO tables (no, id, game, setup, secret, settings, is_public, created_ms, touched_ms)
            VALUES (5, 'a', 'g', '', '', '', 1, 0, 0), (6, 'b', 'g', '', '', '', 1, 0, 0);
        INSERT INTO journal VALUES (5, 1, 'sit 1 s Eve', 10), (6, 1, 'bot 1 hard', 11), (5, 2, 'leave 1', 12),
            (5, 3, 'sit 1 s Léa', 13), (6, 2, 'sit 2 s Max', 14);
        INSERT INTO keys VALUES ('aa', 5, 1, NULL), ('bb', 6, 2, NULL), ('link', 6, 2, 99);";
    sqlx::raw_sql(earlier).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let store = Store::open(&file).await.unwrap();
    assert_eq!(lines(&store, 5).await, ["sit 1 s Eve", "leave 1", "sit 1 s Léa"]);
    assert_eq!(lines(&store, 6).await, ["bot 1 hard", "sit 2 s Max"]);
    // Each key belongs to whoever sits there now; a link that opened once is not worth telling apart.
    assert_eq!(held(&store, 5).await, [("aa".to_string(), 1, 3)]);
    assert_eq!(store.keys("aa").await.unwrap()[0].made_ms, 13);
    assert_eq!(held(&store, 6).await, [("bb".to_string(), 2, 2)]);
    assert_eq!(store.tables_of("aa", 9).await.unwrap().len(), 1);
    assert_eq!(store.keys("link").await.unwrap(), []);
    store.append(5, 4, entries(&["start"])).await.unwrap();
    let taken = store.append(5, 4, entries(&["late"])).await;
    assert!(matches!(taken, Err(StoreError::Conflict { .. })), "{taken:?}");
    store.close().await;
}

#[tokio::test]
async fn who_opened_a_table_is_kept_by_itself_and_in_a_batch() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = Store::open(&file).await.unwrap();
    let opened_by = Opener { person: Some("lea".into()), network: Some("net".into()) };
    let of = |id: &str| NewTable { opened_by: opened_by.clone(), ..table(id) };
    let (a, b, c) =
        tokio::join!(store.create(of("a")), store.create(of("b")), store.create(table("c")));
    assert!(a.is_ok() && b.is_ok() && c.is_ok());
    for id in ["a", "b"] {
        assert_eq!(store.table(id).await.unwrap().unwrap().opened_by, opened_by);
    }
    assert_eq!(store.table("c").await.unwrap().unwrap().opened_by, Opener::default());
    let key = store.hash_key().to_string();
    store.close().await;
    assert_eq!(Store::open(&file).await.unwrap().hash_key(), key, "the key stays with the file");
    let other = Store::open(&folder.path().join("other.sqlite")).await.unwrap();
    assert_ne!(other.hash_key(), key);
}

#[tokio::test]
async fn an_analysis_is_asked_for_made_once_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = Store::open(&file).await.unwrap();
    let wish = |table_no, asked_ms| AnalysisWish {
        table_no,
        method: "now".into(),
        network: "n".into(),
        person: "p".into(),
        asked_ms,
    };
    let [a, b] = [open(&store, "a", &["one"]).await, open(&store, "b", &["one"]).await];
    assert!(store.ask_analysis(wish(b + 1, 1)).await.is_err(), "no such table");
    store.ask_analysis(wish(a, 2)).await.unwrap();
    store.ask_analysis(wish(b, 1)).await.unwrap();
    assert_eq!(store.analysis(a, "now").await.unwrap(), None, "not yet");
    store.close().await;
    let store = Store::open(&file).await.unwrap();
    assert_eq!(store.analysis_wishes(9).await.unwrap(), [wish(b, 1), wish(a, 2)]);
    store.drop_analysis(b).await.unwrap();
    store.keep_analysis(a, "now", "[[0.5]]".into()).await.unwrap();
    store.drop_analysis(a).await.unwrap();
    assert_eq!(store.analysis_wishes(9).await.unwrap(), []);
    assert_eq!(store.analysis(a, "now").await.unwrap().as_deref(), Some("[[0.5]]"));
    assert_eq!(store.analysis(a, "otherwise").await.unwrap(), None);
    assert_eq!(store.analysis(b, "now").await.unwrap(), None);
}

/// Opens a public table, touched at this time, as somebody at some address.
async fn advertise(store: &Store, id: &str, at_ms: i64, person: Option<&str>, network: &str) {
    let opened_by = Opener { person: person.map(Into::into), network: Some(network.into()) };
    let table = NewTable { created_ms: at_ms, opened_by, ..table(id) };
    store.create(table).await.unwrap();
}

/// The ids of what the lobby may list, and whether it has begun.
async fn listed(store: &Store, now_ms: i64) -> Vec<(String, bool)> {
    let listed = store.listings(now_ms).await.unwrap();
    listed.into_iter().map(|listing| (listing.id, listing.is_begun)).collect()
}

#[tokio::test]
async fn open_tables_are_counted_by_person_by_strangers_and_by_network() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
    for n in 0..48 {
        // One person, then persons by the dozen, then nobody in particular; in two networks of a wider one.
        let person = [Some("pest".to_string()), Some(format!("pest {n}")), None];
        let network = if n < 24 { "00aa" } else { "00ff" };
        advertise(&store, &format!("ad{n}"), 200 + n, person[n as usize % 3].as_deref(), network)
            .await;
    }
    advertise(&store, "lea", 100, Some("lea"), "01aa").await;
    let who = |person: Option<&str>| Opener {
        person: person.map(Into::into),
        network: Some("00aa".into()),
    };
    assert_eq!(store.n_open(&who(Some("pest")), 0, 99).await.unwrap(), 16);
    assert_eq!(store.n_open(&who(Some("pest")), 0, 9).await.unwrap(), 9, "as far as that");
    assert_eq!(store.n_open(&who(Some("pest 1")), 0, 99).await.unwrap(), 1);
    assert_eq!(store.n_open(&who(None), 0, 99).await.unwrap(), 8);
    assert_eq!(store.n_open(&who(None), 215, 99).await.unwrap(), 3);
    for (network, n) in [("00aa", 24), ("00", 48), ("0", 49), ("02", 0)] {
        assert_eq!(store.n_open_within(network, 0, 99).await.unwrap(), n, "{network}");
    }
    assert_eq!(store.n_open_within("00", 240, 99).await.unwrap(), 8);
}

#[tokio::test]
async fn the_lobby_may_list_what_is_not_over_and_was_touched_of_late() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
    for (n, who) in ["a", "b", "c"].into_iter().enumerate() {
        advertise(&store, who, 100 + n as i64, Some(who), who).await;
    }
    store.append(3, 1, entries(&["start"])).await.unwrap();
    let [a, b, c] = [("a".into(), false), ("b".into(), false), ("c".into(), true)];
    assert_eq!(listed(&store, 110).await, [a.clone(), b, c.clone()]);
    assert_eq!(
        listed(&store, 1_101).await,
        std::slice::from_ref(&c),
        "a second is how long these are listed"
    );
    store.touch(1, 900).await.unwrap();
    assert_eq!(listed(&store, 1_101).await, [a, c]);
    let first = &store.listings(1_101).await.unwrap()[0];
    assert_eq!((first.until_ms(), first.opened_by.person.as_deref()), (1_900, Some("a")));
}

#[tokio::test]
async fn a_table_that_is_put_away_keeps_what_was_played_and_nothing_of_those_who_played() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
    let opened_by = Opener { person: Some("lea".into()), network: Some("net".into()) };
    for (id, lines) in
        [("unstarted", &["sit", "sit", "leave"][..]), ("begun", &["sit", "start", "step"])]
    {
        let keys = vec![key("key", 1)];
        let new = NewTable { opened_by: opened_by.clone(), keys, ..table(id) };
        let no = store.create(NewTable { entries: entries(lines), ..new }).await.unwrap();
        let remark = Remark { n: 0, seat: 1, text: "hello".into(), at_ms: 3 };
        store.say(no, remark).await.unwrap();
    }
    let ages = store.ages(0, 9).await.unwrap();
    let begun: Vec<_> = ages.iter().map(|age| (age.no, age.is_begun)).collect();
    assert_eq!(begun, [(1, false), (2, true)]);
    assert_eq!(store.ages(1, 9).await.unwrap().len(), 1);
    store.put_away(vec![1, 2], 77).await.unwrap();
    let unstarted = store.journal(1, 0).await;
    assert!(matches!(unstarted, Err(StoreError::Damaged { .. })), "what was said there is gone");
    assert_eq!(lines(&store, 2).await, ["sit", "start", "step"]);
    for (no, id) in [(1, "unstarted"), (2, "begun")] {
        let row = store.table(id).await.unwrap().unwrap();
        assert_eq!((row.put_away_ms, row.opened_by), (Some(77), Opener::default()));
        assert!(store.keys_at(no).await.unwrap().is_empty());
        assert!(store.chat(no, 9).await.unwrap().is_empty());
        assert!(store.who_sat(no).await.unwrap().is_empty());
    }
    assert!(store.listings(5).await.unwrap().is_empty());
}

#[tokio::test]
async fn who_sat_at_a_table_is_known_after_her_keys_are_gone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = Store::open(&file).await.unwrap();
    let from = |network: &str| Some(network.to_string());
    let keys = vec![
        Key { network: from("home"), ..key("lea", 1) },
        Key { network: from("work"), ..key("max", 2) },
        key("tom", 2),
        Key { expires_ms: Some(9), ..key("link", 1) },
    ];
    let a = store.create(NewTable { keys, ..table("a") }).await.unwrap();
    open(&store, "b", &["one"]).await;
    assert!(store.who_sat(a).await.unwrap().is_empty(), "they sit there");
    let gone = |token_hash: &str| KeyChange::Drop { token_hash: token_hash.into() };
    let changes = vec![KeyChange::End { seat: 2 }, gone("lea"), gone("link")];
    store.change_keys(a, changes).await.unwrap();
    let back = Key { network: from("elsewhere"), ..key("lea", 1) };
    store.change_keys(a, vec![KeyChange::Add(back), KeyChange::End { seat: 1 }]).await.unwrap();
    store.close().await;
    let store = Store::open(&file).await.unwrap();
    let sat = store.who_sat(a).await.unwrap();
    let sat: Vec<_> = sat.iter().map(|(hash, network)| (hash.as_str(), network.as_str())).collect();
    assert_eq!(sat, [("lea", "elsewhere"), ("lea", "home"), ("max", "work"), ("tom", "")]);
    assert!(store.who_sat(a + 1).await.unwrap().is_empty());
}
