//! Whole games in real browsers against bots: by touch on a French phone; the other ways are tried at night.

use catalog::{Catalog, Shelf};

use crate::browser::driver::{Browser, CALM_FRENCH_PHONE, FRENCH_PHONE, Look};
use crate::browser::phones::{TELLING, assert_fits_phones};
use crate::browser::player::{Player, Way};
use crate::browser::server::House;

/// Far more than any game here takes in the hands of somebody who chooses with dice.
pub(crate) const TO_THE_END: usize = 3_000;

/// Plays a whole game against easy bots, reloading the page in the middle.
pub(crate) async fn whole_game(game: &str, options: &str, n_seats: usize, look: Look, way: Way) {
    let house = House::open();
    let browser = Browser::open(look).await;
    match way {
        Way::Keys => house.against_bots_by_keys(&browser, game, options, n_seats).await,
        Way::Touch | Way::Ear => house.against_bots(&browser, game, options, n_seats).await,
    }
    let mut player = Player::new(&browser, way, 11);
    // Some of the small games take fewer actions.
    let may_be_over =
        Catalog::standard().title(game).is_some_and(|title| title.shelf() != Shelf::Front);
    let is_over = player.play(3).await;
    assert!(!is_over || may_be_over, "{game} was over at once");
    if !is_over {
        assert_as_drawn(&browser).await;
        browser.client.refresh().await.expect("the page again");
        browser.wait_until_connected().await;
        assert!(player.play(TO_THE_END).await, "{game} does not end");
    }
    println!("{game} by {way:?}: {}", player.story());
    assert_result(&browser, n_seats).await;
    assert_as_drawn(&browser).await;
    if look.is_phone {
        assert_fits_phones(&browser, game, &TELLING).await;
    }
    browser.close().await;
}

/// What became of the page by all its updates is what the server would draw now.
async fn assert_as_drawn(browser: &Browser) {
    const DIFFERENT: &str = r##"return (async () => {
        const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
        const table = document.querySelector("#table"), html = document.documentElement;
        if (page.querySelector("#table").dataset.version !== table.dataset.version || html.classList.contains("busy")) return null;
        // A log begins with its end: what came before is asked for.
        const whole = async (drawn) => {
            for (let more; (more = drawn.querySelector("#log .earlier")); ) {
                const { pathname, search } = location, query = new URLSearchParams(search);
                query.set("before", more.querySelector("button").dataset.before);
                const lines = new DOMParser().parseFromString(await (await fetch(`${pathname}/log?${query}`)).text(), "text/html");
                more.replaceWith(...lines.body.childNodes);
            }
        };
        await whole(page);
        await whole(document);
        // Either was drawn before it was known what lasts: it is drawn again.
        if ([page, document].some((drawn) => drawn.querySelector("[data-unforeseen]"))) return null;
        // What the script adds to what was drawn.
        const plain = (part) => {
            const copy = part.cloneNode(true);
            for (const e of copy.querySelectorAll("*")) {
                e.classList.remove("can", "chosen", "hint");
                if (!e.classList.length) e.removeAttribute("class");
                if ("lent" in e.dataset) {
                    if (e.dataset.lent) e.setAttribute("role", e.dataset.lent); else e.removeAttribute("role");
                    e.removeAttribute("tabindex");
                }
                for (const name of ["data-lent", "aria-pressed", "aria-disabled", "hidden", "open"]) e.removeAttribute(name);
            }
            return copy;
        };
        const parts = [...document.querySelectorAll(".fragment")];
        const differ = parts.filter((part) => !plain(part).isEqualNode(plain(page.getElementById(part.id))));
        return differ.map((part) => [part.id, plain(part).innerHTML, plain(page.getElementById(part.id)).innerHTML]);
    })()"##;
    // While bots play, the page that is asked for may be newer.
    assert_eq!(browser.wait_for(DIFFERENT).await, serde_json::json!([]));
}

/// The result screen tells who won, and what everybody scored.
pub(crate) async fn assert_result(browser: &Browser, n_seats: usize) {
    let told = "const told = document.querySelector('#result .result');
        return told?.querySelector('h2').innerText.trim().length > 5 && told.querySelector('.story').innerText.trim().length > 20";
    browser.wait_for(told).await;
    let n_places = browser.ask("return document.querySelectorAll('#players .place').length").await;
    assert_eq!(n_places, n_seats);
}

/// How many sit at such a table.
pub(crate) fn n_seats(catalog: &Catalog, game: &str, options: &str) -> usize {
    let title = catalog.title(game).expect("every board belongs to a game of the catalog");
    title.n_seats(&options.parse().expect("options")).expect("a setup")
}

macro_rules! whole_games {
    ($($name:ident: $game:literal $options:literal $seats:literal $look:ident $way:ident;)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            whole_game($game, $options, $seats, $look, Way::$way).await;
        }
    )*};
}

pub(crate) use whole_games;

whole_games! {
    ephios_by_touch_on_a_french_phone: "ephios" "seats=2 turns=100" 2 CALM_FRENCH_PHONE Touch;
    epix_by_touch_on_a_french_phone: "epix" "seats=2" 2 FRENCH_PHONE Touch;
    erythro_by_touch_on_a_french_phone: "erythro" "seats=2 difficulty=introduction" 2 CALM_FRENCH_PHONE Touch;
    ephyran_by_touch_on_a_french_phone: "ephyran" "seats=4" 4 CALM_FRENCH_PHONE Touch;
}
