//! Whole games in real browsers, by touch, against bots.

use crate::driver::{Browser, DESKTOP, Look};
use crate::player::Player;
use crate::server::House;

/// Longer than any game here lasts in the hands of somebody who chooses at random.
const TO_THE_END: usize = 3_000;

/// Plays a whole game against easy bots, reloading the page in the middle.
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
}
