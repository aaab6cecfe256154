//! Writes the rules page of a game, to look at it without a server: `cargo run -p ui --example rules -- epix --lang fr > rules.html`

use catalog::Catalog;
use clap::Parser;
use ui::model::Reader;
use ui::{Lang, pages};

#[derive(Parser)]
struct Args {
    /// The game's id.
    game: String,
    /// The language.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

fn main() {
    let args = Args::parse();
    let catalog = Catalog::standard();
    let title = catalog.title(&args.game).expect("a game of the catalog");
    let reader = Reader { lang: args.lang, name: None, path: format!("/rules/{}", args.game) };
    println!("{}", pages::rules(&reader, title));
}
