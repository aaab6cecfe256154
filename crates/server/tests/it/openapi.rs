//! `docs/openapi.json` says what the server does: every route is in it, and every answer is as it says.

use crate::support::table;

use std::collections::BTreeSet;

use client::until;
use serde_json::{Value, json};
use table::{Answer, House, play_out};

fn document() -> Value {
    serde_json::from_str(include_str!("../../../../docs/openapi.json")).expect("JSON")
}

const METHODS: [&str; 2] = ["get", "post"];

/// Each path with its methods, as the document has them.
fn documented(document: &Value) -> BTreeSet<(String, &'static str)> {
    let paths = document["paths"].as_object().expect("paths");
    let has = |path: &Value, method: &str| path.get(method).is_some();
    let operations = paths.iter().flat_map(|(name, path)| {
        METHODS.into_iter().filter(move |m| has(path, m)).map(move |m| (name.clone(), m))
    });
    operations.collect()
}

/// Each path with its methods, as the server's sources have them: `.route("PATH", get(…).post(…))`.
fn routed() -> BTreeSet<(String, &'static str)> {
    let sources = [
        include_str!("../../src/api.rs"),
        include_str!("../../src/health.rs"),
        include_str!("../../src/serve.rs"),
    ];
    let mut routes = BTreeSet::new();
    for call in sources.iter().flat_map(|source| source.split(".route(").skip(1)) {
        let mut quoted = call.split('"');
        let (path, handlers) = (quoted.nth(1).expect("a path"), quoted.next().expect("handlers"));
        let handlers = handlers.split(".route(").next().unwrap_or_default();
        let handlers = handlers.lines().next().unwrap_or_default();
        for method in METHODS {
            if handlers.contains(&format!("{method}(")) {
                routes.insert((path.to_string(), method));
            }
        }
    }
    routes
}

#[test]
fn every_route_for_programs_is_documented_and_nothing_else() {
    let routed = routed();
    assert!(routed.contains(&("/api/tables".into(), "post")), "{routed:?}");
    assert_eq!(documented(&document()), routed);
}

/// What is wrong with a value by a schema: as much of the language as the document uses.
fn faults(document: &Value, schema: &Value, value: &Value, at: &str) -> Vec<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let target = document.pointer(reference.trim_start_matches('#'));
        return faults(document, target.expect("a schema that is there"), value, at);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let fits = |choice: &&Value| faults(document, choice, value, at).is_empty();
        let n_fitting = choices.iter().filter(fits).count();
        return if n_fitting == 1 {
            vec![]
        } else {
            vec![format!("{at}: {value} fits {n_fitting}")]
        };
    }
    let mut wrong = Vec::new();
    if schema["enum"].as_array().is_some_and(|values| !values.contains(value)) {
        wrong.push(format!("{at}: {value} is not listed"));
    }
    if !is_of_type(&schema["type"], value) {
        wrong.push(format!("{at}: {value} is no {}", schema["type"]));
    }
    for key in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if value.get(key).is_none() {
            wrong.push(format!("{at}: no `{key}` in {value}"));
        }
    }
    for (key, inner) in value.as_object().into_iter().flatten() {
        match schema["properties"].get(key) {
            Some(schema) => wrong.extend(faults(document, schema, inner, &format!("{at}.{key}"))),
            // An answer with something that the document does not know is a document that lags behind.
            None if schema.get("properties").is_some() => {
                wrong.push(format!("{at}: `{key}` is not documented"));
            }
            None => {}
        }
    }
    if let Some(schema) = schema.get("items") {
        for inner in value.as_array().into_iter().flatten() {
            wrong.extend(faults(document, schema, inner, &format!("{at}[]")));
        }
    }
    wrong
}

fn is_of_type(wanted: &Value, value: &Value) -> bool {
    let is = |name: &str| match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("the type `{other}` is not known here"),
    };
    match wanted {
        Value::Null => true,
        Value::Array(names) => names.iter().filter_map(Value::as_str).any(is),
        name => is(name.as_str().expect("a type's name")),
    }
}

/// Holds an answer against the document; counts the operation as tried when it was a success.
struct Checker {
    document: Value,
    tried: BTreeSet<(String, &'static str)>,
}

impl Checker {
    fn check(&mut self, path: &str, method: &'static str, answer: &Answer) -> Value {
        let responses = &self.document["paths"][path][method]["responses"];
        let response = match responses.get(answer.status.to_string()) {
            Some(response) => {
                self.tried.insert((path.to_string(), method));
                response
            }
            None => responses.get("default").unwrap_or_else(|| panic!("{path}: {answer:?}")),
        };
        let response = match response["$ref"].as_str() {
            Some(reference) => self.document.pointer(reference.trim_start_matches('#')).unwrap(),
            None => response,
        };
        let media = answer.header("content-type").unwrap_or_default();
        let media = media.split(';').next().unwrap_or_default();
        let content = response["content"].as_object().expect("a kind of content");
        let schema = content.get(media).unwrap_or_else(|| panic!("{path}: {media} of {response}"));
        if media != "application/json" {
            return Value::from(answer.body.clone());
        }
        let body = answer.json();
        let wrong = faults(&self.document, &schema["schema"], &body, path);
        assert!(wrong.is_empty(), "{method} {path}: {wrong:#?}");
        body
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_operation_answers_as_documented() {
    let house = House::new().await;
    let document = document();
    let mut checker = Checker { document: document.clone(), tried: BTreeSet::new() };
    for path in ["/api/games", "/healthz", "/readyz"] {
        checker.check(path, "get", &house.get(path).await);
    }
    let wish = json!({ "game": "leduc", "name": "Léa", "public": true, "several_seats": true, "pace": "2min", "pause_ms": 600_000 });
    let answer = house.post("/api/tables", &wish).await;
    let opened = checker.check("/api/tables", "post", &answer);
    let table = opened["table"].as_str().unwrap();
    let listed = checker.check("/api/tables", "get", &house.get("/api/tables").await);
    assert_eq!(listed["tables"][0]["table"], table);
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    let seats = house.post(&at("/seats"), &json!({ "name": "Max", "seat": 2 })).await;
    let sat = checker.check("/api/tables/{id}/seats", "post", &seats);
    let tokens = [opened["token"].as_str().unwrap(), sat["token"].as_str().unwrap()];
    let started = house.post(&at(&format!("/start?token={}", tokens[0])), &json!({})).await;
    checker.check("/api/tables/{id}/start", "post", &started);
    let mine = house.get(&at(&format!("?token={}", tokens[0]))).await;
    checker.check("/api/tables/{id}", "get", &mine);
    checker.check("/api/tables/{id}", "get", &house.get(&at("")).await);
    let legal = house.get(&at(&format!("/legal?token={}", tokens[0]))).await;
    let legal = checker.check("/api/tables/{id}/legal", "get", &legal);
    let act = json!({ "act": legal["legal"][0]["act"], "v": legal["v"] });
    let path = at(&format!("/act?token={}", tokens[0]));
    checker.check("/api/tables/{id}/act", "post", &house.post(&path, &act).await);
    wrong_requests(&house, &mut checker, table, tokens[0]).await;
    let devices = house.get(&at(&format!("/devices?token={}", tokens[0]))).await;
    checker.check("/api/tables/{id}/devices", "get", &devices);
    let out = house
        .post(
            &at(&format!("/devices/sign-out?token={}", tokens[0])),
            &json!({ "device": "others" }),
        )
        .await;
    checker.check("/api/tables/{id}/devices/sign-out", "post", &out);
    // The socket opens as documented; its first message is the state, and so are the later ones.
    let mut sockets = Vec::new();
    for token in tokens {
        sockets.push(house.socket(table, &format!("token={token}")).await);
    }
    assert!(document["paths"]["/api/tables/{id}/socket"]["get"]["responses"].get("101").is_some());
    checker.tried.insert(("/api/tables/{id}/socket".into(), "get"));
    let state = json!({ "$ref": "#/components/schemas/State" });
    for update in play_out(&mut sockets).await {
        let wrong = faults(&document, &state, &update, "State");
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
    let over = house.get(&at("")).await;
    assert_eq!(checker.check("/api/tables/{id}", "get", &over)["turn"], "over");
    checker.check("/api/tables/{id}/record", "get", &house.get(&at("/record")).await);
    let asked = house.post(&at("/analysis"), &json!({})).await;
    checker.check("/api/tables/{id}/analysis", "post", &asked);
    let look = async || {
        let answer = house.get(&at("/analysis")).await;
        checker.check("/api/tables/{id}/analysis", "get", &answer)["analysis"].clone()
    };
    until("the analysis", look, |analysis| analysis == "ready").await;
    assert_eq!(checker.tried, documented(&document), "every operation has succeeded once");
    house.server.stop().await;
}

/// Wrong requests: each is answered with the documented error.
async fn wrong_requests(house: &House, checker: &mut Checker, table: &str, token: &str) {
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    let full = house.post(&at("/seats"), &json!({ "name": "Tom" })).await;
    assert_eq!(full.status, 422);
    checker.check("/api/tables/{id}/seats", "post", &full);
    let path = at(&format!("/act?token={token}"));
    let refused = house.post(&path, &json!({ "act": "dance" })).await;
    assert_eq!(refused.status, 400);
    checker.check("/api/tables/{id}/act", "post", &refused);
    let stale = house.post(&path, &json!({ "act": "call", "v": 1 })).await;
    assert_eq!(stale.status, 409);
    checker.check("/api/tables/{id}/act", "post", &stale);
    for (rest, name, status) in [
        ("?token=guess", "/api/tables/{id}", 401),
        ("/legal", "/api/tables/{id}/legal", 401),
        ("/record", "/api/tables/{id}/record", 403),
    ] {
        let answer = house.get(&at(rest)).await;
        assert_eq!(answer.status, status, "{answer:?}");
        checker.check(name, "get", &answer);
    }
    let nowhere = house.get("/api/tables/0123456789abcdef").await;
    assert_eq!(nowhere.status, 404);
    checker.check("/api/tables/{id}", "get", &nowhere);
    let unknown = house.post("/api/tables", &json!({ "game": "chess" })).await;
    checker.check("/api/tables", "post", &unknown);
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_numbers_may_be_written_as_fractions_and_every_refusal_is_json() {
    let house = House::new().await;
    let wish = json!({ "game": "ephios", "options": { "seats": 3.0 }, "pause_ms": 600_000.0, "name": "Léa" });
    let (table, token) = house.open(wish).await;
    let path = format!("/api/tables/{table}/seats");
    assert_eq!(house.post(&path, &json!({ "name": "Max", "seat": 2.0 })).await.status, 200);
    for wrong in [json!(2.5), json!(-1.0), json!(1e300), json!("2")] {
        let refused = house.post(&path, &json!({ "name": "Tom", "seat": wrong })).await;
        assert_eq!(refused.status, 400, "{wrong}: {refused:?}");
    }
    // What the framework refuses by itself: a query, a path, a method, a socket that is none.
    let refusals = [
        ("GET", format!("/api/tables/{table}/socket?since=soon&token={token}"), 400),
        ("GET", format!("/api/tables/{table}/socket?token={token}"), 400),
        ("GET", "/api/tables/%ff%fe".to_string(), 400),
        ("DELETE", "/api/games".to_string(), 405),
        ("POST", "/readyz".to_string(), 405),
    ];
    for (method, path, status) in refusals {
        let answer = house.ask(method, &path, "", "").await;
        assert_eq!(answer.status, status, "{method} {path}: {answer:?}");
        assert_eq!(answer.header("content-type"), Some("application/json"), "{method} {path}");
        let code = if status == 405 { "method-not-allowed" } else { "bad-request" };
        assert_eq!(answer.json()["error"]["code"], code, "{answer:?}");
        assert_eq!(answer.header("allow").is_some(), status == 405, "{answer:?}");
    }
    house.server.stop().await;
}
