//! People who follow an invitation and play a whole game, each in a browser of her own.

use fantoccini::Locator;
use tokio::task::JoinSet;

use crate::browser::driver::{Browser, CALM_DESKTOP, CALM_NARROW_PHONE, Look};
use crate::browser::games::{TO_THE_END, assert_result};
use crate::browser::player::{Player, Way};
use crate::browser::server::House;

/// A host sets up a table, friends follow the link, and everybody plays to the end; everybody reloads once.
async fn with_friends(game: &str, options: &str, n_people: usize) {
    let house = House::open();
    let host = Browser::open(CALM_DESKTOP).await;
    house.invite(&host, game, options, n_people).await;
    let invitation = host.wait_for("return document.querySelector('#invitation')?.value").await;
    let invitation = invitation.as_str().expect("an address").to_string();
    let mut browsers = vec![host];
    for n in 1..n_people {
        let look = if n == 1 { CALM_NARROW_PHONE } else { CALM_DESKTOP };
        browsers.push(sit_down(&invitation, look, &format!("Ami {n}")).await);
    }
    let mut playing = JoinSet::new();
    for (n, browser) in browsers.into_iter().enumerate() {
        playing.spawn(play_to_the_end(browser, n, n_people));
    }
    let mut headlines = Vec::new();
    while let Some(headline) = playing.join_next().await {
        headlines.push(headline.expect("a player who comes to the end"));
    }
    assert_eq!(headlines.len(), n_people);
}

/// Opens the invitation in a browser of her own, types a name and sits down.
async fn sit_down(invitation: &str, look: Look, name: &str) -> Browser {
    let browser = Browser::open(look).await;
    browser.go(invitation).await;
    browser.wait_until_connected().await;
    let field = browser.client.find(Locator::Css("#sit-name")).await.expect("where a name goes");
    field.send_keys(name).await.expect("a name");
    browser.click("form.sit button").await;
    browser.wait_for("return document.querySelector('#table')?.dataset.seat").await;
    browser
}

async fn play_to_the_end(browser: Browser, n: usize, n_people: usize) -> String {
    let mut player = Player::new(&browser, Way::Touch, n as u64 + 5);
    let mut is_over = player.play(6 + 4 * n).await;
    if !is_over {
        browser.client.refresh().await.expect("the page again");
        browser.wait_until_connected().await;
        is_over = player.play(TO_THE_END).await;
    }
    assert!(is_over, "player {n} never sees the end");
    println!("player {n} of {n_people}: {}", player.story());
    assert_result(&browser, n_people).await;
    let headline = browser.ask("return document.querySelector('#result h2').innerText").await;
    browser.close().await;
    headline.as_str().unwrap_or_default().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_friends_play_by_invitation() {
    with_friends("erythro", "seats=2 difficulty=introduction", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_friends_play_by_invitation() {
    with_friends("epix", "seats=4 rules=basic", 4).await;
}
