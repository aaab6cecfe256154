//! The other pages in a real browser: nothing from elsewhere, nothing sideways, nothing forbidden by the policy.

use crate::driver::{Browser, DESKTOP, FRENCH_PHONE};
use crate::games::assert_no_sideways_scroll;
use crate::server::House;

/// The most bytes over the wire for the first page and all it loads.
const HEAVIEST: u64 = 120_000;

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_a_phone_and_asks_nobody_else() {
    let house = House::open();
    let browser = Browser::open(FRENCH_PHONE).await;
    let games = ["ephios", "epix", "erythro", "ephyran", "tic-tac-toe"];
    let mut paths = vec!["/".to_string(), "/t/nosuchtable".to_string()];
    paths.extend(games.iter().flat_map(|game| [format!("/new/{game}"), format!("/rules/{game}")]));
    for path in paths {
        browser.go(&house.page(&path)).await;
        assert_no_sideways_scroll(&browser, &path).await;
        assert_eq!(browser.ask("return document.documentElement.lang").await, "fr", "{path}");
        let elsewhere = browser
            .ask("return performance.getEntriesByType('resource').map((e) => e.name).filter((n) => !n.startsWith(location.origin))")
            .await;
        assert_eq!(elsewhere, serde_json::json!([]), "{path}");
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_is_light() {
    let house = House::open();
    let browser = Browser::open(DESKTOP).await;
    browser.go(&house.page("/")).await;
    let weight = "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .reduce((sum, e) => sum + e.transferSize, 0)";
    let bytes = browser.ask(weight).await.as_u64().expect("a number");
    assert!(bytes > 0 && bytes <= HEAVIEST, "{bytes} bytes");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_policy_forbids_foreign_script_and_our_pages_need_none() {
    let house = House::open();
    let browser = Browser::open(DESKTOP).await;
    house.against_bots(&browser, "epix", "seats=2", 2).await;
    let table = browser.client.current_url().await.expect("an address").to_string();
    for address in [house.page("/"), table, house.page("/rules/epix")] {
        browser.go(&address).await;
        let inline =
            "return document.querySelectorAll('[style], script:not([src]), [onclick]').length";
        assert_eq!(browser.ask(inline).await, 0, "{address}");
        let planted = "window.planted = 0; const s = document.createElement('script');
            s.textContent = 'window.planted = 1'; document.body.append(s); return window.planted";
        assert_eq!(browser.ask(planted).await, 0, "{address}");
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn touching_what_is_not_playable_tells_the_rule() {
    let house = House::open();
    let browser = Browser::open(DESKTOP).await;
    house.against_bots(&browser, "tic-tac-toe", "", 2).await;
    browser.wait_for("return document.querySelector('[data-touch].can') != null").await;
    let cell = browser.ask("return document.querySelector('[data-touch].can').dataset.touch").await;
    let cell = format!("[data-touch='{}']", cell.as_str().expect("a name"));
    browser.click(&cell).await;
    browser.ask("document.querySelector('#confirm:not([hidden])')?.click()").await;
    browser.wait_for("return document.querySelectorAll('.choice').length === 7").await;
    browser.click(&cell).await;
    browser.wait_for("return document.querySelector('#note')?.innerText.includes('TTT-2')").await;
    browser.close().await;
}
