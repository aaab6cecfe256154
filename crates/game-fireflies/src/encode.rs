//! What a seat sees and may do as numbers: `fireflies-v1`.

use alloc::borrow::Cow;

use engine::encode::{Family, Round, Sheet, Slice};
use engine::{Encode, Layout, MAX_SEATS, Pen, Viewer};

use crate::action::Action;
use crate::lanterns::{BRIGHTEST, Lanterns, N_EACH};
use crate::state::{N_NIGHTS, State};
use crate::view::{View, view};

const N_LANTERNS: usize = BRIGHTEST as usize;
const N_CHOICES: usize = 1 + N_LANTERNS;
const FAMILIES: [Family; 1] =
    Family::in_order([Family::new("show", &[N_CHOICES], "nothing, or a lantern from 1")]);

impl Encode for State {
    type Seen<'a> = Cow<'a, View>;

    const LAYOUT: Layout = Layout {
        id: "fireflies-v1",
        slices: &[
            Slice::counts("seats", &[1], 8, "how many play"),
            Slice::counts(
                "night",
                &[4],
                99,
                "its number, fireflies to catch, those that stayed, lanterns to draw",
            ),
            Slice::flags("to_come", &[N_NIGHTS as usize], "swarm by its size, from 1"),
            Slice::counts(
                "burnt",
                &[N_LANTERNS],
                N_EACH as i16,
                "lantern by its brightness, from 1",
            ),
            Slice::counts(
                "hand",
                &[N_LANTERNS],
                N_EACH as i16,
                "lantern by its brightness, from 1",
            ),
            Slice::flags(
                "chosen",
                &[N_CHOICES],
                "what the viewer chose tonight: nothing, or a lantern",
            ),
            Slice::counts(
                "players",
                &[MAX_SEATS, 4],
                99,
                "seat, the viewer first; fireflies caught, lanterns held, to draw, whether she has chosen",
            ),
            Slice::flags(
                "showed",
                &[MAX_SEATS, N_CHOICES],
                "last night: seat, the viewer first; nothing, or a lantern",
            ),
        ],
        families: &FAMILIES,
    };

    fn seen(&self, viewer: Viewer) -> Cow<'_, View> {
        Cow::Owned(view(self, viewer))
    }

    fn seen_in(view: &View) -> Cow<'_, View> {
        Cow::Borrowed(view)
    }

    fn observe<S: Sheet + ?Sized>(seen: &Cow<'_, View>, pen: &mut Pen<'_, S>) {
        let n_seats = seen.seats.len();
        pen.count(n_seats as i32, 8);
        for n in [seen.night, seen.swarm, seen.lingering] {
            pen.count(n, 99);
        }
        pen.count(seen.deck as i32, 99);
        pen.bits(
            usize::from(N_NIGHTS),
            seen.to_come.iter().fold(0u32, |bits, size| bits | 1 << (size - 1)),
        );
        lanterns(pen, seen.burnt);
        lanterns(pen, seen.hand);
        pen.one_of(N_CHOICES, seen.chosen.map(choice));
        let round = Round::from(seen.viewer, n_seats);
        for player in round.seats().map(|seat| &seen.seats[seat.index()]) {
            pen.count(player.caught, 99);
            pen.count(player.lanterns as i32, 99);
            pen.count(player.owed, 99);
            pen.flag(player.has_chosen);
        }
        pen.skip((MAX_SEATS - n_seats) * 4);
        for player in round.seats().map(|seat| &seen.seats[seat.index()]) {
            pen.one_of(N_CHOICES, player.showed.map(choice));
        }
        pen.skip((MAX_SEATS - n_seats) * N_CHOICES);
    }

    fn number(_: &Cow<'_, View>, action: &Action) -> Option<u32> {
        FAMILIES[0].at([choice(*action)])
    }
}

fn choice(action: Action) -> usize {
    match action {
        Action::Dark => 0,
        Action::Show { lantern } => usize::from(lantern),
    }
}

fn lanterns<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>, lanterns: Lanterns) {
    let mut counts = [0u8; N_LANTERNS];
    lanterns.iter().for_each(|lantern| counts[usize::from(lantern) - 1] += 1);
    for n in counts {
        pen.count(n, i16::from(N_EACH));
    }
}
