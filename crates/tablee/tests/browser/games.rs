//! Games in real browsers, by touch; with friends and with bots.

use crate::driver::{Browser, DESKTOP, FRENCH_PHONE, Look};
use crate::player::Player;
use crate::server::House;

/// Longer than any game here lasts in the hands of somebody who chooses at random.
const TO_THE_END: usize = 3_000;

/// Moves that show a game is played, where its end would take minutes.
const A_STRETCH: usize = 10;

/// Plays against easy bots, reloading the page in the middle: a small game to its end, a large one for a stretch.
async fn game_with_bots(game: &str, options: &str, n_seats: usize, look: Look, n_moves: usize) {
    let house = House::open();
    let browser = Browser::open(look).await;
    house.against_bots(&browser, game, options, n_seats).await;
    let mut player = Player::new(&browser, 11);
    if !player.play(4).await {
        browser.client.refresh().await.expect("the page again");
        browser.wait_for("return document.documentElement.dataset.socket === 'open'").await;
        let is_over = player.play(n_moves).await;
        assert!(is_over || n_moves < TO_THE_END, "{game} does not end");
        assert!(is_over || player.n_moves >= n_moves, "{game} does not go on");
        if is_over {
            browser
                .wait_for("return document.querySelector('#result').innerText.trim().length > 20")
                .await;
        }
    }
    assert_no_sideways_scroll(&browser, game).await;
    browser.close().await;
}

/// At any width, nothing is wider than the window.
pub(crate) async fn assert_no_sideways_scroll(browser: &Browser, what: &str) {
    const WIDE: &str = "const room = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth <= room) return [];
        return [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > room + 1)
            .slice(0, 5).map((e) => e.outerHTML.slice(0, 120))";
    assert_eq!(browser.ask(WIDE).await, serde_json::json!([]), "{what} scrolls sideways");
}

macro_rules! games {
    ($($name:ident: $game:literal $options:literal $seats:literal $look:ident $n_moves:ident;)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            game_with_bots($game, $options, $seats, $look, $n_moves).await;
        }
    )*};
}

games! {
    leduc_by_touch: "leduc" "" 2 DESKTOP TO_THE_END;
    connect_four_by_touch: "connect-four" "" 2 DESKTOP TO_THE_END;
    epix_by_touch_on_a_french_phone: "epix" "seats=2" 2 FRENCH_PHONE A_STRETCH;
}

/// A host sets up a table on the pages, friends follow the invitation, and everybody plays.
async fn with_friends(game: &str, n_people: usize, n_moves: usize) {
    let house = House::open();
    let host = Browser::open(DESKTOP).await;
    host.go(&house.page(&format!("/new/{game}?seats={n_people}"))).await;
    host.ask("for (const s of document.querySelectorAll('select[name^=seat]')) if (s.name !== 'seats') s.value = s.name === 'seat1' ? 'me' : 'open'").await;
    host.ask("document.querySelector('[name=name]').value = 'Léa'").await;
    host.click("#setup .big").await;
    host.wait_for("return location.pathname.startsWith('/t/')").await;
    let invitation = host.client.current_url().await.expect("an address").to_string();
    let mut browsers = vec![host];
    for n in 1..n_people {
        let friend = Browser::open(if n == 1 { FRENCH_PHONE } else { DESKTOP }).await;
        friend.go(&invitation).await;
        friend.wait_for("return document.querySelector('form[action$=\"/sit\"]') != null").await;
        friend
            .ask(&format!(
                "document.querySelector('form[action$=\"/sit\"] [name=name]').value = 'Ami{n}'"
            ))
            .await;
        friend.click("form[action$='/sit'] [type=submit], form[action$='/sit'] button").await;
        browsers.push(friend);
    }
    let mut playing = tokio::task::JoinSet::new();
    for (n, browser) in browsers.into_iter().enumerate() {
        playing.spawn(async move {
            browser.wait_for("return document.querySelector('#table')?.dataset.seat").await;
            let is_over = Player::new(&browser, n as u64 + 5).play(n_moves).await;
            browser.close().await;
            is_over
        });
    }
    while let Some(is_over) = playing.join_next().await {
        assert!(is_over.expect("a player") || n_moves < TO_THE_END, "{game} does not end");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_friends_play_by_invitation() {
    with_friends("tic-tac-toe", 2, TO_THE_END).await;
}
