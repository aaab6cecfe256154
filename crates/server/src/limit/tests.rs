//! Budgets empty and fill again, by person, by network and by seat; the document says how much there is.

use super::*;
use crate::error::Kind;

fn who(person: Option<&str>, network: &str) -> Opener {
    Opener { person: person.map(Into::into), network: Some(network.into()) }
}

/// How many of `n` are let through.
fn let_through(quotas: &Quotas, budget: Budget, who: &Opener, n: usize) -> usize {
    (0..n).filter(|_| quotas.take(budget, who, 1).is_ok()).count()
}

#[test]
fn the_table_is_in_the_order_of_its_budgets_and_networks_have_the_most() {
    for (n, limit) in LIMITS.iter().enumerate() {
        assert_eq!(limit.budget as usize, n, "{:?}", limit.budget);
        assert!(limit.person.burst < limit.network.burst, "{:?}", limit.budget);
        assert!(limit.strangers.burst < limit.network.burst, "{:?}", limit.budget);
        assert!(limit.person.each > limit.network.each, "{:?}", limit.budget);
    }
}

#[test]
fn a_budget_empties_says_when_and_fills_again() {
    let clock = Clock::by_hand(1_000_000);
    let quotas = Quotas::new(Some(50), &clock);
    let lea = who(Some("lea"), "net");
    assert_eq!(let_through(&quotas, Budget::Remarks, &lea, 100), 8);
    let refused = quotas.take(Budget::Remarks, &lea, 1).unwrap_err();
    assert_eq!(refused.retry_after, Some(Duration::from_secs(2)));
    assert_eq!(refused.kind, Kind::TooMany);
    clock.advance(Duration::from_millis(1_999));
    assert!(quotas.take(Budget::Remarks, &lea, 1).is_err());
    clock.advance(Duration::from_millis(1));
    assert!(quotas.take(Budget::Remarks, &lea, 1).is_ok());
}

#[test]
fn one_person_does_not_spend_what_another_at_the_same_address_has() {
    let quotas = Quotas::new(Some(50), &Clock::by_hand(0));
    let (flood, lea) = (who(Some("flood"), "net"), who(Some("lea"), "net"));
    assert_eq!(let_through(&quotas, Budget::Requests, &flood, 10_000), 200);
    assert_eq!(let_through(&quotas, Budget::Requests, &lea, 100), 100);
    // Without a cookie, a flood stops the strangers of its network, and nobody who is known.
    assert_eq!(let_through(&quotas, Budget::Requests, &who(None, "net"), 10_000), 1000);
    assert_eq!(let_through(&quotas, Budget::Requests, &lea, 100), 100);
    assert_eq!(let_through(&quotas, Budget::Requests, &who(None, "elsewhere"), 9), 9);
}

#[test]
fn making_up_cookies_helps_no_further_than_the_networks_budget() {
    let quotas = Quotas::new(Some(50), &Clock::by_hand(0));
    let n_through = (0..10_000)
        .filter(|n| quotas.take(Budget::Requests, &who(Some(&n.to_string()), "net"), 1).is_ok())
        .count();
    assert_eq!(n_through, 3000);
}

#[test]
fn what_one_budget_refuses_is_taken_out_of_none_and_leaves_nothing_in_memory() {
    let clock = Clock::by_hand(1_000);
    let quotas = Quotas::new(Some(50), &clock);
    let invented = |n: usize| who(Some(&format!("invented {n}")), "net");
    let n_through =
        (0..5_000).filter(|n| quotas.take(Budget::Tables, &invented(*n), 1).is_ok()).count();
    assert_eq!(n_through, 300, "the network's");
    assert_eq!(quotas.n_keys(), 301, "those who were let through, and the network");
    // Once the network has something again, each of those refused has all of hers.
    clock.advance(Duration::from_secs(6));
    assert_eq!(let_through(&quotas, Budget::Tables, &invented(4_999), 20), 12);
    // And whoever has used up her own takes nothing away from the others.
    assert_eq!(let_through(&quotas, Budget::Tables, &invented(4_999), 5_000), 0);
    clock.advance(Duration::from_secs(1));
    assert_eq!(let_through(&quotas, Budget::Tables, &invented(4_998), 20), 2);
}

#[test]
fn cookies_invented_by_the_hundred_thousand_crowd_out_nobody() {
    let clock = Clock::by_hand(1_000);
    let quotas = Quotas::new(Some(50), &clock);
    let lea = who(Some("lea"), "home");
    assert_eq!(let_through(&quotas, Budget::Tables, &lea, 20), 12);
    let mut n_through = 0;
    for n in 0..100_000 {
        let invented = who(Some(&format!("invented {n}")), &format!("net {}", n % 2_000));
        n_through += usize::from(quotas.take(Budget::Tables, &invented, 1).is_ok());
        if n % 10_000 == 0 {
            clock.advance(Duration::from_millis(1_500));
            assert!(quotas.n_keys() <= 4 * MAX_KEYS, "{}", quotas.n_keys());
        }
    }
    assert!(n_through > 2 * MAX_KEYS, "{n_through}");
    // Léa's is not forgotten, nor is she; and whoever is new has all that everybody has.
    assert_eq!(let_through(&quotas, Budget::Tables, &lea, 20), 1, "a quarter of a minute later");
    assert_eq!(let_through(&quotas, Budget::Tables, &who(Some("max"), "elsewhere"), 20), 12);
    assert_eq!(let_through(&quotas, Budget::Tables, &who(None, "a club"), 20), 20);
}

#[test]
fn an_ipv6_network_has_twice_what_the_one_within_it_has() {
    let clock = Clock::by_hand(0);
    let within = |wide: u32, middle: u32, narrow: u32| {
        who(None, &format!("{wide:016}{middle:016}{narrow:016}"))
    };
    let all = |networks: &dyn Fn(u32) -> Opener| {
        let quotas = Quotas::new(Some(50), &clock);
        let let_through = |n| let_through(&quotas, Budget::Tables, &networks(n), 110);
        (0..100).map(let_through).sum::<usize>()
    };
    assert_eq!(all(&|_| within(1, 1, 1)), 100);
    assert_eq!(all(&|n| within(1, 1, n)), 200);
    assert_eq!(all(&|n| within(1, n, n)), 400);
    assert_eq!(all(&|n| within(n, n, n)), 10_000, "others are others");
    let invented = |n: u32| Opener { person: Some(n.to_string()), ..within(1, 1, n) };
    assert_eq!(all(&invented), 600, "with cookies: the network's");
}

#[test]
fn what_neighbours_write_is_no_reason_to_refuse_somebody_what_she_does_at_her_table() {
    let quotas = Quotas::new(Some(50), &Clock::by_hand(0));
    let mebibyte = 1024 * 1024;
    let neighbour = |n: u32| who(Some(&n.to_string()), "net");
    (0..256).for_each(|n| quotas.take(Budget::Bytes, &neighbour(n), mebibyte).unwrap());
    let lea = who(Some("lea"), "net");
    assert!(quotas.take(Budget::Bytes, &lea, mebibyte).is_err());
    let own = (0..20).filter(|_| quotas.take_own(Budget::Bytes, &lea, mebibyte).is_ok());
    assert_eq!(own.count(), 8);
}

#[test]
fn a_seat_has_a_budget_of_its_own() {
    let clock = Clock::by_hand(0);
    let quotas = Quotas::new(Some(50), &clock);
    assert_eq!((0..500).filter(|_| quotas.take_of_seat("a", 1)).count(), 100);
    assert!(quotas.take_of_seat("b", 1));
    clock.advance(Duration::from_secs(1));
    assert_eq!((0..500).filter(|_| quotas.take_of_seat("a", 1)).count(), 5);
}

#[test]
fn what_is_written_for_a_person_is_counted_by_the_day() {
    let clock = Clock::by_hand(0);
    let quotas = Quotas::new(Some(50), &clock);
    let (lea, max) = (who(Some("lea"), "net"), who(Some("max"), "net"));
    let mebibyte = 1024 * 1024;
    let all = (0..20).filter(|_| quotas.take(Budget::Bytes, &lea, mebibyte).is_ok());
    assert_eq!(all.count(), 8);
    let refused = quotas.take(Budget::Bytes, &lea, mebibyte).unwrap_err();
    let wait = refused.retry_after.unwrap();
    assert!((10_700..10_900).contains(&wait.as_secs()), "an eighth of a day: {wait:?}");
    assert!(quotas.take(Budget::Bytes, &max, mebibyte).is_ok());
    clock.advance(wait + Duration::from_millis(1));
    assert!(quotas.take(Budget::Bytes, &lea, mebibyte).is_ok());
}

#[test]
fn without_a_rate_nothing_is_limited() {
    let quotas = Quotas::new(None, &Clock::default());
    assert_eq!(let_through(&quotas, Budget::Tables, &who(None, "net"), 5_000), 5_000);
}

#[test]
fn the_document_has_every_limit() {
    let document = include_str!("../../../../docs/api.md");
    for row in LIMITS.iter().map(row).chain([TABLES_AT_ONCE, LISTINGS_AT_ONCE].map(row_at_once)) {
        assert!(document.contains(&row), "docs/api.md lacks\n{row}");
    }
}

fn row(limit: &Limit) -> String {
    let shown = |rate: Rate| match limit.budget {
        Budget::Bytes => format!("{} MiB a day", rate.burst / (1024 * 1024)),
        _ => {
            let per_second = 1.0 / rate.each.as_secs_f64();
            let pace = if per_second > 1.0 {
                format!("{per_second:.0} a second")
            } else {
                format!("one in {} s", rate.each.as_secs_f64())
            };
            format!("{}, then {pace}", rate.burst)
        }
    };
    let Limit { person, strangers, network, .. } = *limit;
    format!("| {} | {} | {} |", shown(person), shown(strangers), shown(network))
}

fn row_at_once(limit: AtOnce) -> String {
    format!("| {} | {} | {} |", limit.person, limit.strangers, limit.network)
}
