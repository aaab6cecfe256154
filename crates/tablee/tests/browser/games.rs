//! Whole games in real browsers, by touch, by keys and by ear; with friends and with bots.

use crate::driver::{Browser, DESKTOP, FRENCH_PHONE, Look};
use crate::player::{Player, Way};
use crate::server::House;

/// Longer than any game here lasts in the hands of somebody who chooses at random.
const TO_THE_END: usize = 3_000;

/// Plays a whole game against easy bots, reloading the page in the middle.
async fn whole_game(game: &str, options: &str, n_seats: usize, look: Look, way: Way) {
    let house = House::open();
    let browser = Browser::open(look).await;
    house.against_bots(&browser, game, options, n_seats).await;
    let mut player = Player::new(&browser, way, 11);
    if !player.play(4).await {
        browser.client.refresh().await.expect("the page again");
        browser.wait_for("return document.documentElement.dataset.socket === 'open'").await;
        assert!(player.play(TO_THE_END).await, "{game} does not end");
    }
    assert_no_sideways_scroll(&browser, game).await;
    browser.wait_for("return document.querySelector('#result').innerText.trim().length > 20").await;
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

macro_rules! whole_games {
    ($($name:ident: $game:literal $options:literal $seats:literal $look:ident $way:ident;)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            whole_game($game, $options, $seats, $look, Way::$way).await;
        }
    )*};
}

whole_games! {
    ephios_by_touch_on_a_french_phone: "ephios" "seats=2" 2 FRENCH_PHONE Touch;
    epix_by_touch_on_a_french_phone: "epix" "seats=2" 2 FRENCH_PHONE Touch;
    erythro_by_touch_on_a_french_phone: "erythro" "seats=2" 2 FRENCH_PHONE Touch;
    ephyran_by_touch_on_a_french_phone: "ephyran" "seats=2" 2 FRENCH_PHONE Touch;
    ephios_by_keys: "ephios" "seats=2" 2 DESKTOP Keys;
    epix_by_keys: "epix" "seats=2" 2 DESKTOP Keys;
    erythro_by_keys: "erythro" "seats=2" 2 DESKTOP Keys;
    ephyran_by_keys: "ephyran" "seats=2" 2 DESKTOP Keys;
    ephios_by_ear: "ephios" "seats=2" 2 DESKTOP Ear;
    epix_by_ear: "epix" "seats=2" 2 DESKTOP Ear;
    erythro_by_ear: "erythro" "seats=2" 2 DESKTOP Ear;
    ephyran_by_ear: "ephyran" "seats=2" 2 DESKTOP Ear;
    leduc_by_touch: "leduc" "" 2 DESKTOP Touch;
    connect_four_by_touch: "connect-four" "" 2 DESKTOP Touch;
}

/// A host sets up a table on the pages, friends follow the invitation, and everybody plays to the end.
async fn with_friends(game: &str, n_people: usize) {
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
            let is_over = Player::new(&browser, Way::Touch, n as u64 + 5).play(TO_THE_END).await;
            browser.close().await;
            is_over
        });
    }
    while let Some(is_over) = playing.join_next().await {
        assert!(is_over.expect("a player"), "{game} does not end");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_friends_play_by_invitation() {
    with_friends("tic-tac-toe", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_friends_play_by_invitation() {
    with_friends("ephyran", 4).await;
}
