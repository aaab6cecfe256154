//! Attacks on seats: whoever has left, borrowed or invented something must not sit in another's chair.

use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use client::Http;
use serde_json::{Value, json};

use super::Finding;
use super::stand::{
    Browser, Heard, Opened, PATIENCE, Stand, between, hear, http_from, legal, open, quota_allows,
    raw, sit, socket, until,
};

/// Sits, opens a socket, leaves before the start, keeps the socket: whoever sits there next is read.
pub(super) async fn kept_socket(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut http = Http::connect(server.address()).await?;
    let Opened { table, .. } =
        open(&mut http, json!({ "game": "ephios", "options": { "seats": 3 } })).await?;
    let stays = "somebody could sit down at an open table";
    let token = sit(&mut http, &table, "Mallory").await?.context(stays)?;
    let mut kept = socket(server.address(), &table, &token).await?;
    kept.send(&json!({ "leave": true })).await?;
    until(&mut kept, |message| message["ok"] == true, PATIENCE).await;
    sit(&mut http, &table, "Victim").await?.context(stays)?;
    sit(&mut http, &table, "Third").await?.context(stays)?;
    // A socket that takes this is open; one that was closed says so, and whatever it was sent before comes first.
    let asked = kept.send(&json!({ "undo": true, "n": 7 })).await;
    let is_telling = |message: &Value| message["legal"].is_array() || message["n"] == 7;
    let heard = if asked.is_ok() { hear(&mut kept, is_telling).await } else { Heard::Closed };
    let is_refused = |answer: &Value| {
        let code = &answer["error"]["code"];
        code == "forbidden" || code == "unauthorized"
    };
    Ok(match heard {
        Heard::Closed => Finding::new(true, "closed"),
        Heard::Said(answer) if is_refused(&answer) => Finding::new(true, "refused"),
        Heard::Said(said) if said["legal"].is_array() => {
            Finding::new(false, "reads the next person's hand")
        }
        Heard::Said(_) => Finding::new(false, "acts in the next person's seat"),
        Heard::Nothing(last) => {
            Finding::new(false, format!("open, and silent for {PATIENCE:?} after {last:?}"))
        }
    })
}

/// A browser sits down and makes a link for another device; the link's address within the site.
async fn seated_with_link(browser: &mut Browser, table: &str) -> Result<String> {
    browser.post(&format!("/t/{table}/sit"), "name=Mallory").await?;
    browser.seat(table).await?.ok_or_else(|| anyhow!("the browser does not sit"))?;
    let page = browser.post(&format!("/t/{table}/device"), "").await?.body;
    let token = between(&page, "/d/", &['"', '<', ' ', '&']).context("a link on the page")?;
    Ok(format!("/d/{token}"))
}

async fn open_for_three(address: &str) -> Result<Opened> {
    let mut http = Http::connect(address).await?;
    open(&mut http, json!({ "game": "ephios", "options": { "seats": 3 } })).await
}

/// Uses a device link as a person would: opens it, and presses the button where there is one.
async fn use_link(browser: &mut Browser, link: &str) -> Result<()> {
    browser.get(link).await?;
    browser.post(link, "").await?;
    Ok(())
}

/// A device link made before leaving opens the next person's seat.
pub(super) async fn kept_link(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let Opened { table, .. } = open_for_three(server.address()).await?;
    let mut mallory = Browser::new(server.address(), 1).await?;
    let link = seated_with_link(&mut mallory, &table).await?;
    let mut leaving = mallory.socket(server.address(), &table).await?;
    leaving.send(&json!({ "leave": true })).await?;
    until(&mut leaving, |message| message["ok"] == true, PATIENCE).await;
    let mut victim = Browser::new(server.address(), 2).await?;
    victim.post(&format!("/t/{table}/sit"), "name=Victim").await?;
    let theirs = victim.seat(&table).await?;
    let mut other = Browser::new(server.address(), 3).await?;
    use_link(&mut other, &link).await?;
    let taken = other.seat(&table).await?;
    Ok(match taken {
        Some(seat) if theirs == taken => {
            Finding::new(false, format!("opens seat {seat} of the next person"))
        }
        Some(seat) => Finding::new(false, format!("opens seat {seat}")),
        None => Finding::new(true, "opens nothing"),
    })
}

/// A chat program that shows previews opens the link before its owner does.
pub(super) async fn preview(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let Opened { table, .. } = open_for_three(server.address()).await?;
    let mut owner = Browser::new(server.address(), 1).await?;
    let link = seated_with_link(&mut owner, &table).await?;
    let mut http = Http::connect(server.address()).await?;
    http.get(&link, &[]).await?;
    http.request(hyper::Method::HEAD, &link, &[], String::new()).await?;
    let mut phone = Browser::new(server.address(), 2).await?;
    use_link(&mut phone, &link).await?;
    let is_held = phone.seat(&table).await?.is_some();
    Ok(Finding::new(is_held, if is_held { "the owner's device gets the seat" } else { "used up" }))
}

/// A page of the same host under another scheme sends a form.
pub(super) async fn other_scheme(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut http = Http::connect(server.address()).await?;
    let body = json!({ "game": "kuhn", "name": "Ada" });
    let origin = format!("https://{}", server.address());
    let reply = http.post("/api/tables", &[("origin", &origin)], &body).await?;
    let own = format!("http://{}", server.address());
    let ours = http.post("/api/tables", &[("origin", &own)], &body).await?;
    let result = format!("other scheme {}, our own {}", reply.status, ours.status);
    Ok(Finding::new(reply.status == 403 && ours.status == 201, result))
}

/// A request names a host that is not ours: it must not come back in an invitation.
pub(super) async fn invented_host(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let Opened { table, token } = open_for_three(server.address()).await?;
    let request = format!(
        "GET /t/{table} HTTP/1.1\r\nHost: evil.example\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n\r\n"
    );
    let page = String::from_utf8_lossy(&raw(server.address(), &request).await?).into_owned();
    let status = page.split(' ').nth(1).unwrap_or("no answer").to_string();
    let is_echoed = page.contains("evil.example/t/");
    let result = if is_echoed { "in the invitation".into() } else { format!("answered {status}") };
    Ok(Finding::new(!is_echoed, result))
}

/// A stranger says whom she asks for, behind a server that believes a proxy.
pub(super) async fn forwarded(stand: &Stand) -> Result<Finding> {
    // The proxy is somewhere else; a program that knows no addresses believes everybody.
    let server = stand
        .serve_with(&["--rate", "1", "--behind-proxy", "127.0.0.99"])
        .or_else(|_| stand.serve_with(&["--rate", "1", "--behind-proxy"]))?;
    let mut http = Http::connect(server.address()).await?;
    let (started, mut n_refused) = (Instant::now(), 0);
    for n in 0..400_u32 {
        let claimed = format!("10.0.{}.{}", n / 200, n % 200 + 1);
        let reply = http.get("/api/games", &[("x-forwarded-for", &claimed)]).await?;
        n_refused += u32::from(reply.status == 429);
    }
    // What one address may ask without a cookie; each of four hundred could ask this once.
    let is_held = n_refused > 0 && quota_allows(400 - n_refused, 20, 4.0, started.elapsed());
    Ok(Finding::new(is_held, format!("{n_refused} of 400 requests refused")))
}

/// One stranger sits down again and again at a public table.
pub(super) async fn every_seat(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut http = Http::connect(server.address()).await?;
    let body =
        json!({ "game": "ephios", "options": { "seats": 4 }, "public": true, "name": "Ada" });
    let opened = http.post("/api/tables", &[], &body).await?.json();
    let table = opened["table"].as_str().context("a table")?.to_string();
    let mut stranger = super::stand::http_from(2, server.address()).await?;
    let mut n_seats = 0;
    for n in 0..3 {
        n_seats += u32::from(sit(&mut stranger, &table, &format!("M{n}")).await?.is_some());
    }
    Ok(Finding::new(n_seats <= 1, format!("{n_seats} of 3 free seats taken")))
}

/// After a game, one of the two asks for another one as often as it goes.
pub(super) async fn next_games(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let address = server.address();
    let mut mallory = Browser::new(address, 1).await?;
    let mut victim = Browser::new(address, 2).await?;
    let opened = mallory.post("/new/tic-tac-toe", "name=Mallory&seat1=me&seat2=open").await?;
    let table = opened
        .header("location")
        .and_then(|to| to.strip_prefix("/t/"))
        .context("a table")?
        .to_string();
    victim.post(&format!("/t/{table}/sit"), "name=Victim").await?;
    play_out(address, [&mallory, &victim], &table).await?;
    let mut tables = std::collections::BTreeSet::new();
    for n in 0..60 {
        let game = ["kuhn", "leduc", "connect-four"][n % 3];
        let next = mallory.post(&format!("/t/{table}/next"), &format!("game={game}")).await?;
        let to = next.header("location").and_then(|to| to.strip_prefix("/t/"));
        tables.extend(to.map(ToString::to_string));
    }
    let mut n_seated = 0;
    for table in &tables {
        n_seated += u32::from(victim.seat(table).await?.is_some());
    }
    let result = format!("{} tables, the other seated at {n_seated}", tables.len());
    Ok(Finding::new(tables.len() <= 1 && n_seated == 0, result))
}

/// Plays a game of two browsers to its end.
async fn play_out(address: &str, browsers: [&Browser; 2], table: &str) -> Result<()> {
    let mut sockets =
        [browsers[0].socket(address, table).await?, browsers[1].socket(address, table).await?];
    for n in 0..9 {
        let is_news = |message: &Value| message["turn"] == "over" || !legal(message).is_empty();
        let news = until(&mut sockets[n % 2], is_news, PATIENCE).await.context("a turn")?;
        if news["turn"] == "over" {
            return Ok(());
        }
        sockets[n % 2].send(&json!({ "act": legal(&news)[0] })).await?;
        until(&mut sockets[n % 2], |message| message["ok"] == true, PATIENCE).await;
    }
    Ok(())
}

/// A stranger sits down at tables that wait for friends, and begins their games.
pub(super) async fn begins_others(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut hosts = Http::connect(server.address()).await?;
    let mut stranger = http_from(2, server.address()).await?;
    let mut n_begun = 0;
    for _ in 0..15 {
        let wish = json!({ "game": "ephios", "options": { "seats": 3 }, "public": true });
        let Opened { table, token } = open(&mut hosts, wish).await?;
        let own = sit(&mut stranger, &table, "Eve").await?.context("a seat for the stranger")?;
        stranger.post(&format!("/api/tables/{table}/start?token={own}"), &[], &json!({})).await?;
        let seen = hosts.get(&format!("/api/tables/{table}?token={token}"), &[]).await?.json();
        n_begun += u32::from(seen["places"][2]["holder"] == "bot");
    }
    Ok(Finding::new(n_begun == 0, format!("{n_begun} of 15 begun")))
}
