//! The long walks, for every night: games by keys and by ear, games among friends, the games behind “more”, every page
//! on every phone in both languages.

mod friends;

use catalog::{Catalog, Shelf};

use crate::browser::driver::{CALM_DESKTOP, CALM_FRENCH_PHONE, DESKTOP};
use crate::browser::games::{n_seats, whole_game, whole_games};
use crate::browser::pages::assert_pages_fit;
use crate::browser::phones::ALL;
use crate::browser::player::Way;

whole_games! {
    ephios_by_keys: "ephios" "seats=2 turns=100" 2 CALM_DESKTOP Keys;
    epix_by_keys: "epix" "seats=2" 2 CALM_DESKTOP Keys;
    erythro_by_keys: "erythro" "seats=2 difficulty=introduction" 2 CALM_DESKTOP Keys;
    ephyran_by_keys: "ephyran" "seats=2" 2 CALM_DESKTOP Keys;
    ephios_by_ear: "ephios" "seats=2 turns=100" 2 CALM_DESKTOP Ear;
    epix_by_ear: "epix" "seats=2" 2 CALM_DESKTOP Ear;
    erythro_by_ear: "erythro" "seats=2 difficulty=introduction" 2 CALM_DESKTOP Ear;
    ephyran_by_ear: "ephyran" "seats=2" 2 CALM_DESKTOP Ear;
    connect_four_by_touch: "connect-four" "" 2 DESKTOP Touch;
}

/// The games that do not stand in front, whoever adds them, with whatever board they have.
#[tokio::test(flavor = "multi_thread")]
async fn every_other_game_by_touch_on_a_french_phone_and_by_ear() {
    let catalog = Catalog::standard();
    for title in catalog.titles().filter(|title| title.shelf() != Shelf::Front) {
        let short = ui::board_of(title.id()).shown().short;
        let n_seats = n_seats(&catalog, title.id(), short);
        // Who plays by ear listens to English.
        for (look, way) in [(CALM_FRENCH_PHONE, Way::Touch), (CALM_DESKTOP, Way::Ear)] {
            whole_game(title.id(), short, n_seats, look, way).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_every_phone_in_both_languages_and_both_fonts() {
    let readings: [(&str, &[_]); 2] = [("fr", &ALL), ("en", &ALL)];
    assert_pages_fit(&readings, &readings).await;
}
