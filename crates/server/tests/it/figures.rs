//! The house's own figures count what is secret: they are told to whoever runs it, and to nobody else.

use crate::support::table;

use serde_json::json;
use table::{House, written};

#[tokio::test(flavor = "multi_thread")]
async fn strangers_are_told_no_figures() {
    let house = House::new().await;
    assert_eq!(house.server.metrics_address(), None);
    for path in ["/metrics", "/metrics/", "/api/metrics"] {
        let answer = house.get(path).await;
        assert_eq!(answer.status, 404, "{path}: {answer:?}");
        assert!(!answer.body.contains("tablee_"), "{path}: {answer:?}");
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_told_at_an_address_of_their_own_where_nothing_else_is() {
    let house = House::with(|config| config.metrics = Some("127.0.0.1:0".parse().unwrap())).await;
    let address = house.server.metrics_address().expect("an address").to_string();
    assert_ne!(address, house.server.address().to_string());
    let mut http = client::Http::connect(&address).await.unwrap();
    let figures = http.get("/metrics", &[]).await.unwrap();
    assert_eq!(figures.status, 200);
    assert!(figures.body.contains("tablee_writes_total "), "{}", figures.body);
    assert_eq!(http.get("/", &[]).await.unwrap().status, 404);
    for other in ["evil.example", "evil.example:9090", ""] {
        let told = http.get("/metrics", &[("host", other)]).await.unwrap();
        assert_eq!(told.status, 421, "{other}: {told:?}");
        assert!(!told.body.contains("tablee_"), "{told:?}");
    }
    assert_eq!(house.get("/metrics").await.status, 404, "there it is not told");
    house.server.stop().await;
}

/// What strangers can ask for without a seat, in a house where somebody answers in secret.
async fn public(house: &House, table: &str) -> Vec<String> {
    let mut all = Vec::new();
    for path in [
        "/".to_string(),
        "/healthz".into(),
        "/api/tables".into(),
        format!("/t/{table}"),
        format!("/api/tables/{table}"),
    ] {
        let answer = house.get(&path).await;
        // The date is the time of the answer.
        let head = answer.head.lines().filter(|line| !line.starts_with("date: "));
        all.push(format!("{path}\n{}\n{}", head.collect::<Vec<_>>().join("\n"), answer.body));
    }
    let ready = house.get("/readyz").await.json();
    all.push(format!("{}{}{}", ready["ready"], ready["writable"], ready["lost"]));
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_public_changes_when_somebody_answers_in_secret() {
    let clock = server::Clock::by_hand(1_800_000_000_000);
    let house = House::with(|config| config.clock = clock.clone()).await;
    let (table, [a, _]) = house
        .pair("goofspiel", json!({ "public": true, "several_seats": true, "pause_ms": 2_000 }))
        .await;
    let before = public(&house, &table).await;
    let legal = house.state(&table, &a).await["legal"].clone();
    for wish in [&legal[0], &legal[0]] {
        let path = format!("/api/tables/{table}/act?token={a}");
        let wish = json!({ "act": wish });
        let step = std::time::Duration::from_millis(400);
        let asking = house.post(&path, &wish);
        assert_eq!(written(&house.server, &clock, step, asking).await.json()["held"], true);
        assert_eq!(public(&house, &table).await, before, "somebody has answered");
    }
    house.server.stop().await;
}
