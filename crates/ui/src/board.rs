//! What a game has to draw and to say about its things so that people can touch them.

use std::any::Any;
use std::collections::BTreeSet;
use std::marker::PhantomData;

use engine::{Arg, Game, Outcome, Phrase, Seat, Viewer, Words};
use localization::Speaker;
use maud::{Markup, html};

use crate::plain;
use crate::shown::Shown;

/// The name of something on the board that can be touched, such as `unit:knight@nw_a` or `card:12`: ASCII without
/// blanks. The element that shows it has it as its `data-touch`.
pub type Touch = String;

/// What a board is drawn from: one viewer's view and nothing else.
#[derive(Debug)]
pub struct Scene<'a, G: Game> {
    /// What the viewer knows.
    pub view: &'a G::View,
    /// Says phrases to the viewer; has the language and the players' names.
    pub speaker: Speaker<'a>,
    /// What the others touched since the viewer's last decision, to be marked with [`Scene::mark`].
    pub marked: &'a BTreeSet<Touch>,
    /// The result, once the game is over.
    pub outcome: Option<&'a Outcome>,
}

impl<G: Game> Scene<'_, G> {
    /// The message `key` of the locale files, without arguments.
    pub fn word(&self, key: &str) -> String {
        self.speaker.look_up(key).unwrap_or_else(|_| format!("[{key}]"))
    }

    /// The phrase as a sentence.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.speaker.say(phrase)
    }

    /// The name of the player at `seat`.
    pub fn name(&self, seat: Seat) -> String {
        self.speaker.say(&Phrase::new("tablee-seat").with("who", Arg::Seat(seat)))
    }

    /// The seat of the reader, unless she only watches.
    pub fn me(&self) -> Option<Seat> {
        match self.speaker.reader {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The value of `data-mark` for something that can be touched: present when somebody else touched it last.
    pub fn mark(&self, touch: &str) -> Option<&'static str> {
        self.marked.contains(touch).then_some("")
    }
}

/// A game that can be drawn. Implemented for each game's state in its own folder; what an implementation leaves out comes from
/// the plain board, which draws any view.
///
/// Markup carries no `style` and no script (the pages' security policy forbids both): geometry goes into SVG attributes,
/// everything else into the game's style sheet. Three data attributes make it live:
/// `data-touch` (what can be touched), `data-glide` (a name by which a thing is recognised from one picture to the next, so that it
/// glides there; unique on the page, letters, digits and dashes) and `data-mark` (touched last by somebody else).
/// Something that enlarges on hover or long press has its enlarged form in a child with the class `closer`.
pub trait Board: Words {
    /// What there is to show besides: its card, its style sheet, the pictures beside its rules.
    const SHOWN: Shown = Shown::PLAIN;

    /// Shapes that the markup refers to, drawn nowhere themselves: put into each page once, never into an update.
    fn symbols() -> Markup {
        html! {}
    }

    /// The board: everything that lies between the players.
    fn board(scene: &Scene<'_, Self>) -> Markup {
        plain::board(scene)
    }

    /// The viewer's own things: the hand and what else only she sees.
    fn mine(scene: &Scene<'_, Self>) -> Markup {
        plain::mine(scene)
    }

    /// What is public about one player, in a line: beside it the frame shows name, clock and whose turn it is.
    fn player(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        plain::player(scene, seat)
    }

    /// What a person touches, in order, to take `action`. No two legal actions have the same path, and none is empty.
    fn path(_view: &Self::View, action: &Self::Action) -> Vec<Touch> {
        plain::path(&action.to_string())
    }

    /// What somebody may have meant who touched these things though no legal action begins so: asked for the
    /// rule that forbids it. The likeliest first.
    fn attempts(_view: &Self::View, touched: &[Touch]) -> Vec<Self::Action> {
        plain::attempts::<Self>(touched)
    }

    /// What would change if the viewer took `action`: shown before she commits to it.
    fn consequence(_scene: &Scene<'_, Self>, _action: &Self::Action) -> Option<String> {
        None
    }

    /// Where an event that the viewer was told can be seen.
    fn traces(_view: &Self::View, _event: &Self::Event) -> Vec<Touch> {
        Vec::new()
    }

    /// The id of the rule that explains an event, for those who ask.
    fn rule(_event: &Self::Event) -> Option<&'static str> {
        None
    }

    /// How it ended, in the words of this game, for the top of the result; `None` where "Léa wins!" says it all.
    fn headline(_scene: &Scene<'_, Self>, _outcome: &Outcome) -> Option<String> {
        None
    }

    /// The scoring in detail below the headline: why, row by row.
    fn result(scene: &Scene<'_, Self>, outcome: &Outcome) -> Markup {
        plain::result(scene, outcome)
    }

    /// What the coach says now to somebody who plays for the first time, with the key under which it is remembered as said.
    fn coach(_scene: &Scene<'_, Self>) -> Option<(&'static str, String)> {
        None
    }
}

/// A scene of a game whose type has been forgotten.
#[derive(Clone, Copy, Debug)]
pub struct AnyScene<'a> {
    /// The game's view, as [`catalog::AnyTable::snapshot`] gives it.
    pub view: &'a (dyn Any + Send + Sync),
    /// Says phrases to the viewer.
    pub speaker: Speaker<'a>,
    /// What the others touched last.
    pub marked: &'a BTreeSet<Touch>,
    /// The result, once the game is over.
    pub outcome: Option<&'a Outcome>,
}

/// A [`Board`] of a game whose type has been forgotten: actions in notation, views and events as `Any`.
///
/// Views and events of another game, and notation that cannot be read, give nothing.
pub trait AnyBoard: Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// See [`Board::SHOWN`].
    fn shown(&self) -> &'static Shown;
    /// See [`Board::symbols`].
    fn symbols(&self) -> Markup;
    /// See [`Board::board`].
    fn board(&self, scene: &AnyScene<'_>) -> Markup;
    /// See [`Board::mine`].
    fn mine(&self, scene: &AnyScene<'_>) -> Markup;
    /// See [`Board::player`].
    fn player(&self, scene: &AnyScene<'_>, seat: Seat) -> Markup;
    /// See [`Board::path`].
    fn path(&self, view: &dyn Any, notation: &str) -> Vec<Touch>;
    /// See [`Board::attempts`].
    fn attempts(&self, view: &dyn Any, touched: &[Touch]) -> Vec<String>;
    /// See [`Board::consequence`].
    fn consequence(&self, scene: &AnyScene<'_>, notation: &str) -> Option<String>;
    /// See [`Board::traces`].
    fn traces(&self, view: &dyn Any, event: &dyn Any) -> Vec<Touch>;
    /// See [`Board::rule`].
    fn rule(&self, event: &dyn Any) -> Option<&'static str>;
    /// See [`Board::headline`].
    fn headline(&self, scene: &AnyScene<'_>, outcome: &Outcome) -> Option<String>;
    /// See [`Board::result`].
    fn result(&self, scene: &AnyScene<'_>, outcome: &Outcome) -> Markup;
    /// See [`Board::coach`].
    fn coach(&self, scene: &AnyScene<'_>) -> Option<(&'static str, String)>;
}

/// The board of the game `G`, its type forgotten.
pub(crate) struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    pub(crate) const NEW: Of<G> = Of(PhantomData);
}

impl<G: Board> Of<G> {
    fn scene<'a>(scene: &AnyScene<'a>) -> Option<Scene<'a, G>> {
        let AnyScene { view, speaker, marked, outcome } = *scene;
        Some(Scene { view: view.downcast_ref()?, speaker, marked, outcome })
    }

    fn draw(scene: &AnyScene<'_>, with: impl Fn(&Scene<'_, G>) -> Markup) -> Markup {
        Self::scene(scene).map_or_else(|| html! {}, |scene| with(&scene))
    }
}

impl<G: Board> AnyBoard for Of<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn shown(&self) -> &'static Shown {
        const { &G::SHOWN }
    }

    fn symbols(&self) -> Markup {
        G::symbols()
    }

    fn board(&self, scene: &AnyScene<'_>) -> Markup {
        Self::draw(scene, G::board)
    }

    fn mine(&self, scene: &AnyScene<'_>) -> Markup {
        Self::draw(scene, G::mine)
    }

    fn player(&self, scene: &AnyScene<'_>, seat: Seat) -> Markup {
        Self::draw(scene, |scene| G::player(scene, seat))
    }

    fn path(&self, view: &dyn Any, notation: &str) -> Vec<Touch> {
        match (view.downcast_ref(), notation.parse()) {
            (Some(view), Ok(action)) => G::path(view, &action),
            _ => Vec::new(),
        }
    }

    fn attempts(&self, view: &dyn Any, touched: &[Touch]) -> Vec<String> {
        let attempts = view.downcast_ref().map(|view| G::attempts(view, touched));
        attempts.into_iter().flatten().map(|action| action.to_string()).collect()
    }

    fn consequence(&self, scene: &AnyScene<'_>, notation: &str) -> Option<String> {
        G::consequence(&Self::scene(scene)?, &notation.parse().ok()?)
    }

    fn traces(&self, view: &dyn Any, event: &dyn Any) -> Vec<Touch> {
        match (view.downcast_ref(), event.downcast_ref()) {
            (Some(view), Some(event)) => G::traces(view, event),
            _ => Vec::new(),
        }
    }

    fn rule(&self, event: &dyn Any) -> Option<&'static str> {
        event.downcast_ref().and_then(G::rule)
    }

    fn headline(&self, scene: &AnyScene<'_>, outcome: &Outcome) -> Option<String> {
        G::headline(&Self::scene(scene)?, outcome)
    }

    fn result(&self, scene: &AnyScene<'_>, outcome: &Outcome) -> Markup {
        Self::draw(scene, |scene| G::result(scene, outcome))
    }

    fn coach(&self, scene: &AnyScene<'_>) -> Option<(&'static str, String)> {
        G::coach(&Self::scene(scene)?)
    }
}
