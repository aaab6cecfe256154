//! A game that plays what a test does not care about, and keeps the cards that it does care about.

use engine::{Content, Game as _, Seat, Step, Turn, Viewer};
use engine_testkit::Script;
use game_ephios::state::Wait;
use game_ephios::{Chance, Event, Pack, State, Table, View};

/// A script with cards that are not drawn unless the test says so.
pub(crate) struct Play {
    pub(crate) script: Script<State>,
    /// Cards that are not drawn, from the beginning and for the moment.
    always: Vec<String>,
    kept: Vec<String>,
    /// The first crossroads, which fillers leave alone if they can.
    shown: Vec<String>,
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

impl Play {
    /// A game that has not been dealt yet.
    pub(crate) fn new(options: &str) -> Play {
        Play {
            script: Script::new(options),
            always: Vec::new(),
            kept: Vec::new(),
            shown: Vec::new(),
        }
    }

    /// A quick game for two in which seat 1 begins and has the Order's affinity, seat 2 the Cult's.
    pub(crate) fn two(kept: &str) -> Play {
        Play::open("mode=quick seats=2 first=1", kept, "ordre culte", "")
    }

    /// A quick game for three in which seat 1 begins.
    pub(crate) fn three(kept: &str) -> Play {
        Play::open("mode=quick seats=3 first=1", kept, "ordre culte academie", "")
    }

    /// A solo game in which the Plot finds no Dignitary at first.
    pub(crate) fn solo(kept: &str) -> Play {
        Play::open("mode=solo first=1", kept, "", "")
    }

    /// A game with these affinities, and with these cards on the crossroads before any others.
    pub(crate) fn open(options: &str, kept: &str, affinities: &str, crossroads: &str) -> Play {
        Play::changed(&[], options, kept, affinities, crossroads)
    }

    /// The same with other texts in the content pack: each pair is what to look for and what to write.
    pub(crate) fn changed(
        changes: &[(&str, &str)],
        options: &str,
        kept: &str,
        affinities: &str,
        crossroads: &str,
    ) -> Play {
        let mut text = String::from(<Pack as engine::Pack>::STANDARD);
        for (old, new) in changes {
            assert!(text.contains(old), "the pack does not say {old}");
            text = text.replacen(old, new, 1);
        }
        let content = Content::read(&text).expect("the changed pack has no faults");
        let script = Script::with_content(&content, options);
        let (always, shown) = (words(kept), words(crossroads));
        let mut play = Play { script, always, kept: Vec::new(), shown };
        for affinity in words(affinities) {
            play.script.deal(&format!("affinity {affinity}"));
        }
        for card in words(crossroads) {
            play.script.deal(&format!("card {card}"));
        }
        play.settle();
        play
    }

    /// Keeps these cards from now on, besides those kept from the beginning.
    pub(crate) fn keep(&mut self, kept: &str) -> &mut Play {
        self.kept = words(kept);
        self
    }

    pub(crate) fn view(&self, seat: usize) -> View {
        self.script.view(Viewer::Seat(Seat::new(seat - 1)))
    }

    pub(crate) fn table(&self) -> Table {
        self.script.view(Viewer::Spectator).table
    }

    pub(crate) fn tokens(&self, seat: usize) -> u8 {
        self.table().tokens[seat - 1]
    }

    pub(crate) fn popularity(&self, seat: usize) -> u8 {
        self.table().popularity[seat - 1]
    }

    /// The hand of a seat, sorted as the card list is.
    pub(crate) fn hand(&self, seat: usize) -> String {
        let cards: Vec<&str> =
            self.view(seat).hand.into_iter().map(game_ephios::Card::id).collect();
        cards.join(" ")
    }

    /// Whether a card lies on the crossroads.
    pub(crate) fn is_open(&self, card: &str) -> bool {
        self.table().crossroads.iter().any(|other| other.id() == card)
    }

    /// The crossroads from left to right.
    pub(crate) fn line(&self) -> String {
        let cards: Vec<&str> = self.table().crossroads.iter().map(game_ephios::Card::id).collect();
        cards.join(" ")
    }

    /// The top of the discard.
    pub(crate) fn top(&self) -> &'static str {
        self.table().laid.last().map_or("", game_ephios::Card::id)
    }

    pub(crate) fn offers(&self, seat: usize, action: &str) -> bool {
        self.script.offers(seat, action)
    }

    #[track_caller]
    pub(crate) fn refuses(&mut self, seat: usize, action: &str, rule: &str) -> &mut Play {
        self.script.refuses(seat, action, rule);
        self
    }

    /// One action, and nothing else.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: usize, action: &str) -> &mut Play {
        self.script.act(seat, action);
        self
    }

    /// One drawn card.
    #[track_caller]
    pub(crate) fn deal(&mut self, card: &str) -> &mut Play {
        self.script.deal(&format!("card {card}"));
        self
    }

    /// An action; then everybody lets things happen, and cards that nobody cares about are drawn.
    #[track_caller]
    pub(crate) fn go(&mut self, seat: usize, action: &str) -> &mut Play {
        self.act(seat, action);
        self.settle()
    }

    /// Passes every window, and lays hands in the order they are listed, until something else is awaited.
    pub(crate) fn pass(&mut self) -> &mut Play {
        loop {
            match self.table().wait {
                Wait::React(seat) => self.script.act(seat.index() + 1, "pass"),
                Wait::Lay(seat) => {
                    let next = self.script.legal(seat.index() + 1).swap_remove(0);
                    self.script.act(seat.index() + 1, &next)
                }
                _ => return self,
            };
        }
    }

    /// Passes windows, and lays hands, until the seat is asked for a reaction that it holds.
    pub(crate) fn pass_until_reaction(&mut self, seat: usize) -> &mut Play {
        while let Wait::React(asked) | Wait::Lay(asked) = self.table().wait {
            let asked = asked.index() + 1;
            let is_asked = self.asked() == Some(seat);
            let mut legal = self.script.legal(asked);
            if is_asked && legal.len() > 1 {
                return self;
            }
            self.script.act(asked, &legal.swap_remove(0));
        }
        panic!("seat {seat} is not asked for anything it holds")
    }

    /// Passes every window and draws every card, until somebody has a decision to make.
    pub(crate) fn settle(&mut self) -> &mut Play {
        loop {
            self.pass();
            if self.script.state().turn() != Turn::Chance {
                return self;
            }
            let outcome = self.unimportant();
            self.script.take(Step::Chance(outcome));
        }
    }

    fn is_kept(&self, card: &str) -> bool {
        self.kept.iter().chain(&self.always).any(|kept| kept == card)
    }

    /// A draw that is not kept: a personality that is no Dignitary if there is one.
    fn unimportant(&self) -> Chance {
        let state = self.script.state();
        let all: Vec<Chance> = (0..state.chance_total()).map(|n| state.chance_at(n)).collect();
        let cost = |outcome: &Chance| match outcome {
            Chance::Card { card } if self.is_kept(card.id()) => 100,
            Chance::Card { card } if !card.is_personality() => 10,
            Chance::Card { card } => self.view(1).pack().card(*card).value,
            Chance::First { .. } | Chance::Affinity { .. } => 0,
        };
        *all.iter().min_by_key(|outcome| cost(outcome)).expect("there is a ticket")
    }

    /// A blind recruit that finds `card`.
    #[track_caller]
    pub(crate) fn blind(&mut self, seat: usize, card: &str) -> &mut Play {
        self.act(seat, "recruit blind").pass().deal(card).settle()
    }

    /// Whoever has the turn debates with a card that is not kept, or uses an inhabitant.
    #[track_caller]
    pub(crate) fn filler(&mut self) -> &mut Play {
        let seat = self.table().turn.index() + 1;
        let legal = self.script.legal(seat);
        let cost = |action: &&String| match action.strip_prefix("debate ") {
            Some(card) if self.is_kept(card) => 3,
            Some(card) if self.shown.iter().any(|shown| shown == card) => 1,
            Some(_) => 0,
            None => 2,
        };
        let is_filler = |action: &&String| {
            let used = action.strip_prefix("use ");
            let used = used.and_then(|card| card.parse::<game_ephios::Card>().ok());
            action.starts_with("debate ") || used.is_some_and(|card| !card.is_personality())
        };
        let action = legal.iter().filter(is_filler).min_by_key(cost).expect("a filler").clone();
        self.go(seat, &action);
        while let Wait::Answer(seat) = self.table().wait {
            let last = self.script.legal(seat.index() + 1).pop().expect("an answer");
            self.go(seat.index() + 1, &last);
        }
        self
    }

    /// Fillers until `seat` has the turn.
    #[track_caller]
    pub(crate) fn until(&mut self, seat: usize) -> &mut Play {
        for _ in 0..20 {
            let table = self.table();
            if table.wait == Wait::Act && table.turn.index() + 1 == seat {
                return self;
            }
            assert_eq!(table.wait, Wait::Act, "a filler needs the action of a turn");
            self.filler();
        }
        panic!("seat {seat} never has the turn");
    }

    /// Plays until `seat` has recruited these cards, blindly if it can be, and has the turn again.
    #[track_caller]
    pub(crate) fn hold(&mut self, seat: usize, cards: &str) -> &mut Play {
        for card in words(cards) {
            for _ in 0..20 {
                self.until(seat);
                if self.hand(seat).split(' ').any(|held| held == card) {
                    break;
                }
                self.fetch(seat, &card);
            }
        }
        self.until(seat)
    }

    /// One action of `seat` on the way to `card`.
    fn fetch(&mut self, seat: usize, card: &str) {
        let recruit = format!("recruit {card}");
        if self.offers(seat, &recruit) {
            self.go(seat, &recruit);
        } else if self.is_open(card) || self.tokens(seat) == 0 || !self.is_in_the_deck(card) {
            self.filler();
        } else {
            self.blind(seat, card);
        }
    }

    fn is_in_the_deck(&self, card: &str) -> bool {
        let card: game_ephios::Card = card.parse().expect("a card");
        let table = self.table();
        let is_laid = table.laid.iter().any(|laid| laid == card) && table.deck_size > 0;
        !is_laid && !table.zone.contains(card)
    }

    /// The events of the last step that reached `seat`.
    pub(crate) fn heard(&self, seat: usize) -> Vec<Event> {
        self.script.heard(Viewer::Seat(Seat::new(seat - 1)))
    }

    /// Who is asked to react, counted from 1.
    pub(crate) fn asked(&self) -> Option<usize> {
        match self.table().wait {
            Wait::React(seat) => Some(seat.index() + 1),
            _ => None,
        }
    }
}

impl Play {
    /// `seat` unites these alliances with these cards, one after the other.
    #[track_caller]
    pub(crate) fn win(&mut self, seat: usize, unions: &[(&str, &str)]) -> &mut Play {
        for (n, (alliance, cards)) in unions.iter().enumerate() {
            let kept: Vec<&str> = unions[n..].iter().map(|(_, cards)| *cards).collect();
            self.keep(&kept.join(" ")).hold(seat, cards).keep("");
            self.go(seat, &format!("unite {alliance}"));
        }
        self
    }
}
