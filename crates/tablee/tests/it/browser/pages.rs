//! The other pages in a real browser: nothing from elsewhere, nothing sideways, nothing forbidden by the policy.

use catalog::Catalog;

use crate::browser::driver::{Browser, CALM_FRENCH_PHONE, CALM_NARROW_PHONE, DESKTOP};
use crate::browser::games::n_seats;
use crate::browser::phones::{ALL, Phone, TELLING, assert_fits_phones};
use crate::browser::server::House;

/// The most bytes over the wire for the first page and all it loads.
const HEAVIEST: u64 = 120_000;

/// The language in which a page is read, and the phones that it has to fit.
type Reading = (&'static str, &'static [Phone]);

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_a_phone_and_asks_nobody_else() {
    // French words are the longer ones, so they are read in the wide font.
    assert_pages_fit(&[("fr", &TELLING)], &[("en", &TELLING)]).await;
}

/// Every page there is, in a browser with wide fonts and one with narrow ones.
pub(crate) async fn assert_pages_fit(in_wide: &[Reading], in_narrow: &[Reading]) {
    let house = House::open();
    let wide = Browser::open(CALM_FRENCH_PHONE).await;
    let narrow = Browser::open(CALM_NARROW_PHONE).await;
    let mut pages = tables(&house, &wide).await;
    pages.extend(["/", "/t/nosuchtable", "/d/nosuchkey", "/nowhere"].map(|path| house.page(path)));
    for title in Catalog::standard().titles() {
        pages.extend(["new", "rules"].map(|kind| house.page(&format!("/{kind}/{}", title.id()))));
    }
    pages.push(house.page("/new/ephios?mode=campaign&seats=4"));
    tokio::join!(
        assert_all_fit(&house, &wide, &pages, in_wide),
        assert_all_fit(&house, &narrow, &pages, in_narrow)
    );
    wide.close().await;
    narrow.close().await;
}

/// All of these pages, and that for another device, fit phones as they are read.
async fn assert_all_fit(house: &House, browser: &Browser, pages: &[String], readings: &[Reading]) {
    house.invite(browser, "ephios", "seats=2", 2).await;
    let gathering = address(browser).await;
    for reading in readings {
        browser.go(&house.page(&format!("/lang/{}?to=/", reading.0))).await;
        for page in pages {
            browser.go(page).await;
            assert_fits(browser, page, reading).await;
        }
        browser.go(&gathering).await;
        browser.wait_until_connected().await;
        browser.ask("document.querySelector('#menu form[action$=device]').submit()").await;
        browser.wait_for("return document.querySelector('.device .qr') != null").await;
        assert_fits(browser, "the page for another device", reading).await;
    }
}

/// Tables of all games that are over, with their replays, and tables that are being set up.
async fn tables(house: &House, browser: &Browser) -> Vec<String> {
    let catalog = Catalog::standard();
    let mut pages = Vec::new();
    for board in ui::boards() {
        let (game, options) = (board.game(), board.shown().short);
        let n_seats = n_seats(&catalog, game, options);
        house.among_bots(browser, game, options, n_seats).await;
        let over = address(browser).await;
        for replay in ["", "/replay", "/replay?step=15&as=all", "/replay?step=9999&as=1"] {
            pages.push(format!("{over}{replay}"));
        }
        house.invite(browser, game, options, n_seats).await;
        pages.push(address(browser).await);
    }
    pages
}

async fn address(browser: &Browser) -> String {
    browser.client.current_url().await.expect("an address").to_string()
}

/// The page is in this language, no wider than any phone, and loads nothing from elsewhere.
async fn assert_fits(browser: &Browser, page: &str, (lang, phones): &Reading) {
    const ELSEWHERE: &str = "return performance.getEntriesByType('resource').map((e) => e.name)
        .filter((name) => !name.startsWith(location.origin))";
    assert_eq!(browser.ask("return document.documentElement.lang").await, *lang, "{page}");
    assert_fits_phones(browser, &format!("{page} ({lang})"), phones).await;
    assert_eq!(browser.ask(ELSEWHERE).await, serde_json::json!([]), "{page}");
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
async fn a_text_that_is_cut_off_is_told_whole_when_it_is_touched() {
    // A place that is too narrow for any name, at a table where nothing happens meanwhile; scrolling is over after a frame.
    const CUT: &str = "const cut = document.querySelector('.who strong');
        if (!cut) return null;
        Object.assign(cut.style, { display: 'block', whiteSpace: 'nowrap', width: '1rem' });
        cut.scrollIntoView({ block: 'center', behavior: 'instant' });
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
            const { left, top, width, height } = cut.getBoundingClientRect();
            done({ x: left + width / 2, y: top + height / 2, whole: cut.textContent });
        })))";
    const TOLD: &str =
        "const told = document.querySelector('#closeup:not([hidden])'); return told?.innerText";
    let house = House::open();
    let browser = Browser::open(CALM_FRENCH_PHONE).await;
    house.invite(&browser, "erythro", "seats=2 difficulty=introduction", 2).await;
    let cut = browser.wait_for(CUT).await;
    let at = |key: &str| cut[key].as_f64().expect("a number");
    browser.tap(at("x"), at("y")).await;
    let told = browser.wait_for(TOLD).await;
    assert_eq!(told.as_str().map(str::trim), cut["whole"].as_str().map(str::trim));
    browser.close().await;
}

/// Whatever comes of a game: words as long as they get stand in every cell of its points.
#[tokio::test(flavor = "multi_thread")]
async fn points_fit_a_phone_with_the_longest_words() {
    const LONGER: &str = "document.querySelectorAll('.scores th, .scores td').forEach((cell) => {
        const last = cell.lastElementChild ?? cell;
        last.append(' Confrérie des Navigateurs');
    })";
    let house = House::open();
    let browser = Browser::open(CALM_FRENCH_PHONE).await;
    for (game, options, n_seats) in [("ephios", "seats=4", 4), ("ephyran", "seats=4", 4)] {
        house.among_bots(&browser, game, options, n_seats).await;
        browser.wait_until_connected().await;
        browser.ask(LONGER).await;
        assert_fits_phones(&browser, game, &ALL).await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn older_lines_of_a_long_log_are_fetched_when_they_are_asked_for() {
    const STEPS: &str = "[...document.querySelectorAll('#log [data-step]')].map((line) => Number(line.dataset.step))";
    let house = House::open();
    let browser = Browser::open(CALM_FRENCH_PHONE).await;
    house.among_bots(&browser, "ephyran", "seats=4", 4).await;
    browser.wait_until_connected().await;
    let begun = browser.ask(&format!("return {STEPS}")).await;
    browser.ask("document.querySelector('#log .earlier button').click()").await;
    let is_more =
        format!("const steps = {STEPS}; return steps.length > arguments[0] ? steps : null");
    let is_more = is_more.replace("arguments[0]", &begun.as_array().unwrap().len().to_string());
    let all = browser.wait_for(&is_more).await;
    let [begun, all] = [&begun, &all].map(|steps| steps.as_array().expect("steps").clone());
    assert!(all.ends_with(&begun), "what was there stays: {all:?}");
    let numbers: Vec<_> = all.iter().filter_map(serde_json::Value::as_u64).collect();
    assert!(numbers.is_sorted() && numbers[0] < begun[0].as_u64().unwrap(), "{all:?}");
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
