//! Nobody sits anywhere without having said yes, and nobody takes more seats than the host gives.

use crate::support::table;

use serde_json::{Value, json};
use table::{Answer, House, play_out};

/// A game of Leduc poker between two browsers, played to its end: its path and their cookies.
async fn played(house: &House) -> (String, [String; 2]) {
    let opened =
        house.form("/new/leduc", "", "name=L%C3%A9a&seat1=me&seat2=open&pause_ms=4000").await;
    let (path, host) = (opened.header("location").unwrap().to_string(), opened.cookies());
    let guest = house.form(&format!("{path}/sit"), "", "name=Max").await.cookies();
    let mut sockets = Vec::new();
    for cookies in [&host, &guest] {
        let cookie = format!("cookie: {cookies}");
        sockets.push(house.try_socket(&path[3..], "", &cookie).await.expect("a socket"));
    }
    play_out(&mut sockets).await;
    (path, [host, guest])
}

fn holders(state: &Value) -> Vec<&str> {
    state["places"].as_array().unwrap().iter().map(|p| p["holder"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_game_keeps_seats_and_seats_nobody_who_has_not_said_yes() {
    let house = House::new().await;
    let (path, [host, guest]) = played(&house).await;
    let action = format!("{path}/next");
    let mut there = Vec::new();
    for _ in 0..20 {
        for game in ["goofspiel", "kuhn"] {
            let next = house.form(&action, &host, &format!("game={game}")).await;
            there.push(next.header("location").expect("a table").to_string());
        }
    }
    there.dedup();
    assert_eq!(there.len(), 1, "one proposal at a time: {there:?}");
    let there = there.remove(0);
    let state = house.get(&format!("/api{}", there.replace("/t/", "/tables/"))).await.json();
    assert_eq!((holders(&state), &state["turn"]), (vec!["kept", "person"], &json!("gathering")));
    // She is asked, and does not sit; a stranger cannot have her seat.
    let page = house.get_as(&there, &guest).await.body;
    assert!(
        !page.contains("data-seat=\"1\" data-stage") && page.contains("id=\"invited\""),
        "{page}"
    );
    assert!(house.get_as("/", &guest).await.body.contains("you are asked to play"));
    let stranger = house.form(&format!("{there}/sit"), "", "name=Eve&seat=1").await;
    assert_eq!(stranger.status, 422, "{stranger:?}");
    assert!(stranger.body.contains("is kept for somebody"), "{}", stranger.body);
    assert!(!house.get(&there).await.body.contains("id=\"invited\""));
    // One touch says yes, and the game begins.
    let yes = house.form(&format!("{there}/sit"), &guest, "name=Max&seat=1").await;
    assert_eq!(yes.status, 303, "{yes:?}");
    let page = house.get_as(&there, &guest).await.body;
    assert!(page.contains("data-seat=\"1\" data-stage=\"playing\""), "{page}");
    // Another one may be proposed now, but not without end.
    let mut n_tables = 1;
    loop {
        let next = house.form(&action, &host, "game=kuhn").await;
        let Some(there) = next.header("location").map(ToString::to_string) else {
            assert_eq!(next.status, 422, "{next:?}");
            break;
        };
        n_tables += 1;
        assert!(n_tables < 20, "nobody stops her");
        assert_eq!(house.form(&format!("{there}/start"), &host, "").await.status, 303);
    }
    assert_eq!(n_tables, 4);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kept_seat_is_freed_or_given_to_a_bot_by_the_host() {
    let house = House::new().await;
    let (path, [host, guest]) = played(&house).await;
    let there = house.form(&format!("{path}/rematch"), &host, "").await;
    let there = there.header("location").expect("a table").to_string();
    let free = format!("{there}/free");
    assert_eq!(house.form(&free, "", "seat=1").await.status, 403, "a stranger");
    assert_eq!(house.form(&free, &host, "seat=2").await.status, 422, "that is her own");
    assert_eq!(house.form(&free, &host, "seat=1").await.status, 303);
    assert!(!house.get_as("/", &guest).await.body.contains(&there), "she is not asked any more");
    let other = house.form(&format!("{there}/sit"), "", "name=Tom&seat=1").await;
    assert_eq!(other.status, 303, "{other:?}");
    house.server.stop().await;
    let house = House::new().await;
    let (path, [host, guest]) = played(&house).await;
    let there = house.form(&format!("{path}/rematch"), &host, "").await;
    let there = there.header("location").expect("a table").to_string();
    assert_eq!(house.form(&format!("{there}/start"), &host, "").await.status, 303);
    let state = house.get(&format!("/api{}", there.replace("/t/", "/tables/"))).await.json();
    assert_eq!(holders(&state), ["bot", "person"]);
    assert!(!house.get_as(&there, &guest).await.body.contains("data-seat=\"1\" data-stage"));
    house.server.stop().await;
}

/// Lets these browsers play the first thing on their lists until the game is over.
async fn finish(house: &House, table: &str, browsers: [&String; 3]) {
    let path = format!("/api/tables/{table}");
    for _ in 0..5_000 {
        for cookies in browsers {
            let state = house.get_as(&path, cookies).await.json();
            if state["turn"] == "over" {
                return;
            }
            let Some(act) = state["legal"][0].as_str() else { continue };
            let headers = format!("content-type: application/json\r\ncookie: {cookies}\r\n");
            // Where somebody else was faster, it is not her turn any more.
            house
                .ask("POST", &format!("{path}/act"), &headers, &json!({ "act": act }).to_string())
                .await;
        }
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kept_seat_is_freed_by_the_host_or_its_own_person_and_by_nobody_else() {
    // Three play, one proposes, one says yes, one has not answered.
    let house = House::leaping().await;
    let fields = "name=L%C3%A9a&seats=3&seat1=me&seat2=open&seat3=open";
    let opened = house.form("/new/epix", "", fields).await;
    let (path, lea) = (opened.header("location").unwrap().to_string(), opened.cookies());
    let max = house.form(&format!("{path}/sit"), "", "name=Max&seat=2").await.cookies();
    let tom = house.form(&format!("{path}/sit"), "", "name=Tom&seat=3").await.cookies();
    finish(&house, &path[3..], [&lea, &max, &tom]).await;
    let there = house.form(&format!("{path}/rematch"), &lea, "").await;
    let there = there.header("location").expect("a table").to_string();
    // Everybody moves on by one seat: Léa has the second, Max the third, Tom the first.
    let yes = house.form(&format!("{there}/sit"), &max, "name=Max&seat=3").await;
    assert_eq!(yes.status, 303, "{yes:?}");
    let free = format!("{there}/free");
    let cookie = format!("cookie: {lea}");
    let mut host = house.try_socket(&there[3..], "", &cookie).await.expect("she is there");
    host.update().await;
    let refused = house.form(&free, &max, "seat=1").await;
    assert_eq!(refused.status, 403, "he is not the host: {refused:?}");
    assert!(refused.body.contains("Only the host"), "{}", refused.body);
    let page = house.get_as(&there, &max).await.body;
    assert!(!page.contains("class=\"kept\""), "and is not offered it: {page}");
    assert!(house.get_as(&there, &lea).await.body.contains("class=\"kept\""));
    let page = house.get_as(&there, &tom).await.body;
    assert!(page.contains("Not this time"), "he may say no: {page}");
    assert_eq!(house.form(&free, &tom, "seat=1").await.status, 303, "his own answer");
    let state = house.get(&format!("/api{}", there.replace("/t/", "/tables/"))).await.json();
    assert_eq!(holders(&state), ["open", "person", "person"]);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_says_yes_with_its_token_and_its_devices_keep_their_rights_through_a_restart() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    let mut second = house.socket(&table, &format!("token={b}")).await;
    for square in ["a1", "b1", "a2", "b2", "a3"] {
        let mover = if square.starts_with('a') { &mut first } else { &mut second };
        assert_eq!(mover.act(&format!("mark {square}")).await["ok"], true);
    }
    assert_eq!(first.ask(json!({ "rematch": true })).await["ok"], true);
    let there = first.last["rematch"].as_str().expect("another table").to_string();
    assert_eq!(holders(&house.state(&there, &a).await), ["kept", "person"]);
    let watching = house.get(&format!("/api/tables/{there}?token={b}")).await;
    assert_eq!(watching.status, 401, "she has not said yes");
    let house = house.restart().await;
    assert_eq!(holders(&house.state(&there, &a).await), ["kept", "person"], "it is in the journal");
    let path = format!("/api/tables/{there}/seats?token={b}");
    let sat = house.post(&path, &json!({ "name": "Max" })).await.json();
    assert_eq!((&sat["seat"], &sat["token"]), (&json!(1), &json!(b)), "{sat}");
    assert_eq!(house.state(&there, &b).await["legal"].as_array().map(Vec::len), Some(9));
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_has_one_seat_and_may_change_it_before_the_game() {
    let house = House::new().await;
    let opened =
        house.form("/new/epix", "", "name=L%C3%A9a&seats=3&seat1=me&seat2=open&seat3=open").await;
    let (path, host) = (opened.header("location").unwrap().to_string(), opened.cookies());
    let action = format!("{path}/sit");
    let mut socket =
        house.try_socket(&path[3..], "", &format!("cookie: {host}")).await.expect("a socket");
    let second = house.form(&action, &host, "name=L%C3%A9a&seat=2").await;
    assert_eq!(second.status, 422, "{second:?}");
    assert!(second.body.contains("already have a seat"), "{}", second.body);
    assert_eq!(house.form(&action, &host, "name=L%C3%A9a").await.status, 303, "she has one");
    let changed = house.form(&action, &host, "name=L%C3%A9a&seat=3&change=yes").await;
    assert_eq!(changed.status, 303, "{changed:?}");
    while socket.next().await.is_some() {}
    assert_eq!(socket.close_code, Some(4001), "the first seat's socket has ended");
    let state = house.get(&format!("/api/tables/{}", &path[3..])).await.json();
    assert_eq!(holders(&state), ["open", "open", "person"]);
    assert!(house.get_as(&path, &host).await.body.contains("data-seat=\"3\" data-stage"));
    house.server.stop().await;
}

/// Asks for something from another network, as a proxy forwards it.
async fn from(house: &House, network: &str, path: &str, kind: &str, body: &str) -> Answer {
    let headers = format!("content-type: {kind}\r\nx-forwarded-for: {network}\r\n");
    house.ask("POST", path, &headers, body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_stranger_does_not_take_all_free_seats_of_a_public_table() {
    let house =
        House::with(|config| config.behind_proxy = vec!["127.0.0.1".parse().unwrap()]).await;
    let wish = |several: bool| json!({ "game": "epix", "options": { "seats": 4 }, "name": "Léa", "public": true, "several_seats": several });
    let open = async |several: bool| {
        let opened = from(
            &house,
            "198.51.100.1",
            "/api/tables",
            "application/json",
            &wish(several).to_string(),
        )
        .await;
        opened.json()["table"].as_str().expect("a table").to_string()
    };
    let program = async |table: &str, network: &str| {
        let path = format!("/api/tables/{table}/seats");
        from(&house, network, &path, "application/json", r#"{"name":"Eve"}"#).await
    };
    let browser = async |table: &str, network: &str| {
        let form = "application/x-www-form-urlencoded";
        from(&house, network, &format!("/t/{table}/sit"), form, "name=Eve").await
    };
    let table = open(false).await;
    assert_eq!(program(&table, "203.0.113.9").await.status, 200);
    let second = program(&table, "203.0.113.9").await;
    assert_eq!(second.status, 422, "{second:?}");
    assert!(second.body.contains("From your network"), "{}", second.body);
    assert_eq!(program(&table, "203.0.113.10").await.status, 200, "another network");
    // Browsers without a cookie are new people each time: the last seat is not for the same network.
    let table = open(false).await;
    for status in [303, 303, 422, 422] {
        assert_eq!(browser(&table, "203.0.113.9").await.status, status);
    }
    assert_eq!(browser(&table, "203.0.113.10").await.status, 303, "it is for somebody else");
    let table = open(false).await;
    for _ in 0..3 {
        assert_eq!(browser(&table, "198.51.100.1").await.status, 303, "the host's own guests");
    }
    let table = open(true).await;
    for _ in 0..3 {
        assert_eq!(program(&table, "203.0.113.9").await.status, 200, "the host allows it");
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_host_allows_it_one_browser_holds_several_seats() {
    let house = House::new().await;
    let fields = "name=L%C3%A9a&seats=3&seat1=me&seat2=open&seat3=open&several_seats=yes";
    let opened = house.form("/new/epix", "", fields).await;
    let (path, me) = (opened.header("location").unwrap().to_string(), opened.cookies());
    let second = house.form(&format!("{path}/sit"), &me, "name=Anna&seat=2").await;
    let to = format!("{path}?seat=2");
    assert_eq!((second.status, second.header("location")), (303, Some(to.as_str())), "{second:?}");
    for (seat, path) in [(1, &path), (2, &to)] {
        let page = house.get_as(path, &me).await.body;
        assert!(page.contains(&format!("data-seat=\"{seat}\" data-stage")), "{seat}: {page}");
        assert!(page.contains("id=\"own-seats\"") && page.contains("?seat=2"), "{page}");
    }
    // A stranger names a seat in vain, and one without the right counts on nothing.
    assert!(!house.get(&to).await.body.contains("data-seat=\"2\" data-stage"));
    let guest = house.form(&format!("{path}/sit"), "", "name=Max&seat=3").await.cookies();
    let page = house.get_as(&to, &guest).await.body;
    assert!(!page.contains("data-seat=\"2\" data-stage"), "{page}");
    // Each seat acts for itself, over a socket of its own.
    let table = &path[3..];
    let cookie = format!("cookie: {me}");
    for seat in [1, 2] {
        let mut socket = house.try_socket(table, &format!("seat={seat}"), &cookie).await.unwrap();
        assert_eq!(socket.update().await["seat"], seat);
        if seat == 2 {
            assert_eq!(socket.ask(json!({ "leave": true })).await["ok"], true);
            let seen = house.get(&format!("/api/tables/{table}")).await.json();
            assert_eq!(seen["places"][1]["holder"], "stand-in");
            assert_eq!(socket.ask(json!({ "back": true })).await["ok"], true);
        }
    }
    let devices = house.get_as(&format!("{path}/devices?seat=2"), &me).await;
    assert_eq!(devices.body.matches("data-device=").count(), 1, "{}", devices.body);
    let program = house.try_socket(table, "seat=3", &cookie).await;
    assert_eq!(program.err(), Some(401), "that is Max's");
    // Everybody else has one seat, as ever.
    let house = house.restart().await;
    let page = house.get_as(&to, &me).await.body;
    assert!(page.contains("data-seat=\"2\" data-stage"), "they are on disk: {page}");
    house.server.stop().await;
}
