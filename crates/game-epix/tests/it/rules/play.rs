//! A game in the hands of a test: Script with the words of Epix.

use engine::{Game, Seat, Viewer};
use engine_testkit::Script;
use game_epix::{Event, Kind, Phase, State};

/// Three seats on the board of ten provinces: every realm borders both others.
pub(crate) const THREE: &str = "seats=3 rules=basic map=three_10";
/// The same with abilities.
pub(crate) const THREE_ADVANCED: &str = "seats=3 rules=advanced map=three_10";

pub(crate) struct Play {
    pub(crate) game: Script<State>,
}

impl Play {
    /// A game whose first player is seat 1, before the preliminary phase.
    pub(crate) fn new(options: &str) -> Play {
        let mut game = Script::new(options);
        game.deal("first 1");
        Play { game }
    }

    /// A game past the preliminary phase, in which these seats did these things, each as soon as it could.
    pub(crate) fn opened(options: &str, plan: &[(usize, &str)]) -> Play {
        let mut play = Play::new(options);
        play.preliminary(plan);
        play
    }

    /// An advanced game on the board of ten in which these seats own these abilities, paid with 1 gold each.
    pub(crate) fn owning(abilities: &[(usize, usize)], plan: &[(usize, &str)]) -> Play {
        Play::owning_on(THREE_ADVANCED, abilities, plan)
    }

    pub(crate) fn owning_on(
        options: &str,
        abilities: &[(usize, usize)],
        plan: &[(usize, &str)],
    ) -> Play {
        let mut play = Play::new(options);
        let n_offered = play.game.state().rules().n_seats + 1;
        let wanted = abilities.iter().map(|(_, ability)| *ability);
        let others = (1..=20).filter(|n| !abilities.iter().any(|(_, ability)| ability == n));
        for ability in wanted.chain(others).take(n_offered) {
            play.game.deal(&format!("draw {ability}"));
        }
        let bids: Vec<(usize, String)> =
            abilities.iter().map(|(seat, n)| (*seat, format!("bid {n} 1 camp"))).collect();
        let bids = bids.iter().map(|(seat, text)| (*seat, text.as_str()));
        let all: Vec<(usize, &str)> = bids.chain(plan.iter().copied()).collect();
        play.preliminary(&all);
        play
    }

    /// Goes through the preliminary phase: every seat does what the plan has for it, in order, and passes.
    pub(crate) fn preliminary(&mut self, plan: &[(usize, &str)]) -> &mut Play {
        let mut left = plan.to_vec();
        while self.phase() == Phase::Preliminary {
            let seat = self.awaited();
            match left.iter().position(|(who, _)| *who == seat) {
                Some(n) => self.act(seat, left.remove(n).1),
                None => self.act(seat, "pass"),
            };
        }
        assert_eq!(left, [], "the plan was carried out");
        self
    }

    /// The auction goes to the holder for nothing, who names `first`; then everybody chooses.
    pub(crate) fn season(&mut self, first: usize, cards: &[&str]) -> &mut Play {
        let holder = self.state().open().first.index() + 1;
        for seat in 1..=cards.len() {
            self.act(seat, "offer 0");
        }
        self.act(holder, &format!("first {first}"));
        for (n, card) in cards.iter().enumerate() {
            self.act(n + 1, &format!("choose {card}"));
        }
        self
    }

    /// A season in which everybody collects tax.
    pub(crate) fn idle(&mut self) -> &mut Play {
        let n_seats = self.state().rules().n_seats;
        self.season(1, &vec!["tax"; n_seats])
    }

    /// Winter, in which seat 1 plays first and the cards are as said; with everybody's order as written.
    pub(crate) fn winter(&mut self, first: usize, cards: &[&str]) -> &mut Play {
        while self.state().open().season < 3 {
            self.idle();
        }
        self.season(first, cards)
    }

    pub(crate) fn act(&mut self, seat: usize, text: &str) -> &mut Play {
        self.game.act(seat, text);
        self
    }

    pub(crate) fn refuses(&mut self, seat: usize, text: &str, rule: &str) -> &mut Play {
        self.game.refuses(seat, text, rule);
        self
    }

    pub(crate) fn offers(&self, seat: usize, text: &str) -> bool {
        self.game.offers(seat, text)
    }

    /// The duel is won: the least stake, and the defender names the highest amounts.
    pub(crate) fn win(&mut self) -> &mut Play {
        self.fight(1, false)
    }

    /// The duel is lost: the defender names the stake first.
    pub(crate) fn lose(&mut self) -> &mut Play {
        self.fight(1, true)
    }

    fn fight(&mut self, stake: u16, named: bool) -> &mut Play {
        let attacker = self.awaited();
        self.act(attacker, &format!("stake {stake}"));
        if named {
            let defender = self.awaited();
            self.act(defender, &format!("guess {stake}"));
        }
        while self.phase() == Phase::Guess {
            let defender = self.awaited();
            let last = self.game.legal(defender).pop().expect("there is an amount to name");
            assert_ne!(last, format!("guess {stake}"), "there are enough other amounts");
            self.act(defender, &last);
        }
        self
    }

    pub(crate) fn state(&self) -> &State {
        self.game.state()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state().open().phase
    }

    /// The seat that is awaited, counted from 1.
    pub(crate) fn awaited(&self) -> usize {
        let seats = self.state().turn().awaited();
        seats.first().expect("somebody is awaited").index() + 1
    }

    pub(crate) fn gold(&self, seat: usize) -> u16 {
        self.state().open().gold[seat - 1]
    }

    pub(crate) fn reserve(&self, seat: usize, kind: Kind) -> u8 {
        self.state().open().reserve(self.state().rules(), Seat::new(seat - 1), kind)
    }

    /// Who stands in a province: `2: soldier camp`, or nothing.
    pub(crate) fn at(&self, province: &str) -> String {
        let province = province.parse().expect("a province");
        for seat in Seat::all(self.state().rules().n_seats) {
            let units = &self.state().open().units[seat.index()];
            let kinds: Vec<&str> = Kind::ALL
                .iter()
                .filter(|kind| units[kind.index()].has(province))
                .map(|kind| kind.id())
                .collect();
            if !kinds.is_empty() {
                return format!("{seat}: {}", kinds.join(" "));
            }
        }
        String::new()
    }

    /// The events of the last step that everybody heard.
    pub(crate) fn heard(&self) -> Vec<Event> {
        self.game.heard(Viewer::Spectator)
    }

    /// How many amounts are named in the running duel.
    pub(crate) fn n_guesses(&self) -> u8 {
        self.state().open().fight.as_ref().expect("a duel is fought").n_guesses
    }

    pub(crate) fn provinces(&self, seat: usize) -> u8 {
        self.state().field().n_provinces(Seat::new(seat - 1))
    }

    pub(crate) fn winners(&self) -> Vec<usize> {
        let outcome = self.state().outcome().expect("the game is over");
        outcome.winners().into_iter().map(|seat| seat.index() + 1).collect()
    }
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}
