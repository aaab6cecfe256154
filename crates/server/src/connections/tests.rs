//! Connections come and go: who gets a place, who has to go, and what is counted.

use super::*;

use engine::Seat;
use futures_util::FutureExt;

fn house(most: usize, reserve: usize, per_address: usize) -> Arc<Connections> {
    let per_address = Some(per_address);
    let sockets_per_address = Some(2);
    let limits = Limits { most, reserve, waiting: 3, closing: 2, per_address, sockets_per_address };
    Connections::new(limits, Arc::default())
}

fn from(n: u8) -> IpAddr {
    IpAddr::from([127, 0, 0, n])
}

/// A pass whose connection is answering somebody.
fn busy(house: &Arc<Connections>, n: u8) -> Arc<Pass> {
    let pass = house.admit(from(n)).expect("a place");
    pass.asks();
    pass
}

/// A pass whose connection was answered and rests.
fn idle(house: &Arc<Connections>, n: u8) -> Arc<Pass> {
    let pass = busy(house, n);
    pass.rests();
    pass
}

/// Whether it is told to close, and whether at once.
fn told(pass: &Pass) -> Option<bool> {
    pass.close.told().now_or_never()
}

fn watching(house: &Arc<Connections>, n: u8) -> (Arc<Pass>, Arc<Outbox>, Option<SocketPlace>) {
    let (pass, outbox) = (busy(house, n), Arc::new(Outbox::default()));
    let place = pass.seat(from(n).into(), Viewer::Spectator);
    pass.becomes(Viewer::Spectator, outbox.clone());
    (pass, outbox, place)
}

#[test]
fn those_who_do_nothing_make_room_for_others_the_oldest_first() {
    let house = house(3, 1, 9);
    let (first, second) = (idle(&house, 1), idle(&house, 2));
    let third = busy(&house, 3);
    let fourth = busy(&house, 4);
    assert_eq!(fourth.standing(), Standing::Own);
    assert_eq!((told(&first), told(&second), told(&third)), (Some(false), None, None));
    assert_eq!(first.standing(), Standing::Refused, "what comes over it now is too late");
}

#[test]
fn half_requests_take_nobodys_place_and_go_at_once() {
    let house = house(2, 1, 99);
    let player = busy(&house, 1);
    let mut halves: Vec<Arc<Pass>> = Vec::new();
    for n in 0..50 {
        // The task of each that is told to close ends a little later.
        halves.retain(|pass| told(pass) != Some(true));
        halves.push(house.admit(from(2)).expect("a place to wait"));
        assert!(house.n_open() <= 4, "{n}");
    }
    let health = busy(&house, 3);
    assert_eq!((health.standing(), player.standing()), (Standing::Own, Standing::Own));
}

#[test]
fn a_connection_that_is_to_be_closed_counts_no_longer_however_long_that_takes() {
    let house = house(2, 1, 2);
    let gone = [idle(&house, 1), idle(&house, 1)];
    let busy = [busy(&house, 1), busy(&house, 1)];
    assert_eq!(gone.each_ref().map(|pass| told(pass)), [Some(false); 2]);
    assert!(busy.iter().all(|pass| pass.standing() == Standing::Own), "as if they were gone");
    assert_eq!(house.n_open(), 2);
    drop((gone, busy));
    assert_eq!(house.n_open(), 0);
    assert_eq!(house.lock().n_closing, 0);
    assert!(house.lock().by_address.0.is_empty());
}

#[test]
fn those_that_are_being_closed_are_bounded_too() {
    let house = house(2, 1, 99);
    // Two may say their last words; those after them close at once; and where not even they end, nobody comes in.
    let mut kept = Vec::new();
    while let Some(pass) = house.admit(from(1)) {
        pass.asks();
        pass.rests();
        kept.push(pass);
    }
    assert_eq!(kept.len(), house.limits.files());
    let ends: Vec<_> = kept.iter().filter_map(|pass| told(pass)).collect();
    assert_eq!(ends.iter().filter(|is_at_once| !**is_at_once).count(), 2);
    kept.clear();
    assert!(house.admit(from(1)).is_some());
}

#[test]
fn a_reserve_is_kept_when_all_are_busy_and_everybody_else_is_turned_away() {
    let house = house(2, 1, 9);
    let _busy = (busy(&house, 1), busy(&house, 2));
    let reserved = busy(&house, 3);
    assert_eq!(reserved.standing(), Standing::Reserved);
    assert_eq!(busy(&house, 4).standing(), Standing::Refused, "no place at all");
    drop(reserved);
    assert_eq!(busy(&house, 4).standing(), Standing::Reserved);
}

#[test]
fn one_address_takes_no_more_than_its_share_and_wider_networks_have_rising_ones() {
    let house = house(100, 4, 2);
    let network = |subnet: u16, n: u16| IpAddr::from([0x2001, 0xdb8, 0, subnet, 0, 0, 0, n]);
    let busy = |subnet, n| house.admit(network(subnet, n)).inspect(|pass| pass.asks());
    let standing = |pass: &Option<Arc<Pass>>| pass.as_ref().map(|pass| pass.standing());
    let mut all = vec![busy(7, 1), busy(7, 2), busy(7, 3), busy(7, 4)];
    // One more than its share perhaps belongs to a player.
    assert_eq!(standing(&all[1]), Some(Standing::Own));
    assert_eq!(standing(&all[2]), Some(Standing::Beyond));
    assert_eq!(standing(&all[3]), None, "the same /64");
    all.truncate(2);
    all.extend([busy(8, 1), busy(9, 1), busy(10, 1)]);
    assert_eq!(all.iter().map(standing).filter(|it| *it == Some(Standing::Own)).count(), 4);
    assert_eq!(standing(&all[4]), Some(Standing::Beyond), "the same /56 has twice as many");
    all.truncate(4);
    all.extend((1..=5).map(|n| busy(n * 256, 1)));
    let n_own = all.iter().map(standing).filter(|it| *it == Some(Standing::Own)).count();
    assert_eq!(n_own, 8, "the same /48 has four times as many");
    let other = house.admit(IpAddr::from([0x2001, 0xdb8, 1, 0, 0, 0, 0, 1]));
    assert_eq!(standing(&other), Some(Standing::Own), "another /48");
}

#[test]
fn whoever_plays_pushes_out_whoever_watches_from_the_same_address() {
    let house = house(100, 4, 100);
    let (_first, first, place) = watching(&house, 1);
    let (_second, second, another) = watching(&house, 1);
    assert!(place.is_some() && another.is_some());
    assert!(watching(&house, 1).2.is_none(), "no place to watch");
    let player = busy(&house, 1);
    assert!(player.seat(from(1).into(), Viewer::Seat(Seat::new(0))).is_some());
    assert!(first.is_cut() && !second.is_cut());
    // The place of the one that was cut is given back once.
    drop(place);
    assert_eq!(house.lock().sockets.0.values().sum::<usize>(), 1);
}

#[test]
fn a_player_behind_an_address_that_is_full_gets_in_for_one_who_watches() {
    let house = house(100, 4, 2);
    let (_a, first, _place) = watching(&house, 1);
    let (_b, second, _another) = watching(&house, 1);
    let player = busy(&house, 1);
    assert_eq!(player.standing(), Standing::Beyond);
    player.becomes(Viewer::Seat(Seat::new(0)), Arc::default());
    assert!(first.is_cut() && !second.is_cut());
    assert_eq!(player.standing(), Standing::Own);
}

#[test]
fn what_becomes_a_socket_after_it_was_to_close_is_cut() {
    let house = house(1, 1, 9);
    let late = idle(&house, 1);
    let _busy = busy(&house, 2);
    let outbox = Arc::new(Outbox::default());
    late.becomes(Viewer::Spectator, outbox.clone());
    assert!(outbox.is_cut());
}

#[test]
fn limits_keep_a_reserve_within_what_the_system_gives() {
    let (per_address, sockets_per_address) = (None, None);
    let wish = Limits {
        most: 10_000,
        reserve: 0,
        waiting: 0,
        closing: 0,
        per_address,
        sockets_per_address,
    };
    let limits = wish.within(Some(1_024));
    assert!((900..=1_024 - OTHER_FILES).contains(&limits.files()), "{limits:?}");
    assert_eq!(limits.reserve, (limits.most + limits.reserve) / RESERVED_SHARE);
    let Limits { most, reserve, .. } = wish.within(None);
    assert_eq!(most + reserve, 10_000);
}
