//! Which things of a view can be touched: an action belongs to the card that its notation names.

use std::collections::BTreeMap;

use engine::{Game, Words, repeatable};
use serde_json::Value;

use super::{MINE, is_between, is_mine, leaf};
use crate::board::{Scene, Touch};

/// What the reader may do now, by what she touches for it.
#[derive(Default)]
pub(super) struct Offers {
    /// Actions that are the only one about a thing: by the list it lies in and its name there.
    on_things: BTreeMap<(String, String), Offer>,
    /// All others: a button each.
    pub(super) buttons: Vec<Offer>,
}

/// Something that can be touched, and what it says.
#[derive(Clone)]
pub(super) struct Offer {
    pub(super) touch: Touch,
    pub(super) label: Option<String>,
}

impl Offers {
    /// The offers of a decision; none where the reader has nothing to decide.
    pub(super) fn of<G: Words>(scene: &Scene<'_, G>, view: &Value) -> Offers {
        let lists = lists(view);
        let mut claims: BTreeMap<(String, String), Vec<Claim>> = BTreeMap::new();
        let mut offers = Offers::default();
        for action in legal(scene) {
            let notation = action.to_string();
            let label = Some(scene.say(&G::label(scene.view, &action)));
            let offer = Offer { touch: touch(&notation), label };
            match place(&lists, &notation) {
                Some((list, word)) => {
                    let name = nth_word(&notation, word);
                    claims.entry((list, name)).or_default().push(Claim { offer, notation, word });
                }
                None => offers.buttons.push(offer),
            }
        }
        offers.settle::<G>(&lists, claims);
        offers
    }

    /// What touching the thing called `name` in `list` means.
    pub(super) fn on(&self, list: &str, name: &str) -> Option<&Offer> {
        self.on_things.get(&(list.to_string(), name.to_string()))
    }

    /// A thing that several actions are about has a button for each. The others of a list in which something can be
    /// played are tried in the same way, so that the rule that forbids it is told.
    fn settle<G: Game>(
        &mut self,
        lists: &[(String, Vec<String>)],
        claims: BTreeMap<(String, String), Vec<Claim>>,
    ) {
        let mut examples: BTreeMap<String, Claim> = BTreeMap::new();
        for ((list, name), mut claimed) in claims {
            if claimed.len() > 1 {
                self.buttons.extend(claimed.into_iter().map(|claim| claim.offer));
            } else if let Some(claim) = claimed.pop() {
                self.on_things.insert((list.clone(), name), claim.offer.clone());
                examples.entry(list).or_insert(claim);
            }
        }
        for (list, names) in lists {
            let Some(example) = examples.get(list) else { continue };
            for name in names {
                let notation = example.about(name);
                if notation.parse::<G::Action>().is_ok() {
                    let offer = || Offer { touch: touch(&notation), label: None };
                    self.on_things.entry((list.clone(), name.clone())).or_insert_with(offer);
                }
            }
        }
    }
}

/// An action that is about a thing: the word of its notation that names it.
struct Claim {
    offer: Offer,
    notation: String,
    word: usize,
}

impl Claim {
    /// The same with another thing.
    fn about(&self, name: &str) -> String {
        let words = self.notation.split(' ').enumerate();
        let words = words.map(|(n, word)| if n == self.word { name } else { word });
        words.collect::<Vec<_>>().join(" ")
    }
}

/// What the reader may do. Her list depends on nothing that she does not know, so any deal that her view allows gives it.
fn legal<G: Game>(scene: &Scene<'_, G>) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if let (Some(seat), None) = (scene.me(), scene.outcome) {
        G::determinize(scene.view, &mut repeatable(0)).legal_actions(seat, &mut actions);
    }
    actions
}

/// The first list with something that a word of the notation names, the verb aside, and which word that is.
fn place(lists: &[(String, Vec<String>)], notation: &str) -> Option<(String, usize)> {
    let words: Vec<&str> = notation.split(' ').collect();
    lists.iter().find_map(|(list, names)| {
        let is_there = |n: &usize| names.iter().any(|name| name == words[*n]);
        (1..words.len()).find(is_there).map(|word| (list.clone(), word))
    })
}

fn nth_word(notation: &str, n: usize) -> String {
    notation.split(' ').nth(n).unwrap_or_default().to_string()
}

/// Every list of things in a view with what is in it: the reader's own first.
fn lists(view: &Value) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for is_shown in [is_mine, is_between] {
        for (key, part) in view.as_object().into_iter().flatten() {
            if is_shown(key) {
                collect(part, key, &mut found);
            }
        }
    }
    found
}

fn collect(part: &Value, path: &str, found: &mut Vec<(String, Vec<String>)>) {
    let members = part.as_array().into_iter().flatten();
    let names: Vec<String> = members.clone().filter_map(leaf).collect();
    if !names.is_empty() {
        found.push((path.to_string(), names));
    }
    for (n, member) in members.enumerate() {
        collect(member, &below(path, &n.to_string()), found);
    }
    for (key, field) in part.as_object().into_iter().flatten() {
        collect(field, &below(path, key), found);
    }
}

/// Where a part of a view is within it.
pub(super) fn below(path: &str, key: &str) -> String {
    format!("{path}-{key}")
}

/// The name under which an action is touched: its notation in ASCII without blanks.
pub(super) fn touch(notation: &str) -> Touch {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.,:=/".contains(&byte);
    let letter = |byte: u8| match byte {
        b' ' => "+".to_string(),
        byte if plain(byte) => char::from(byte).to_string(),
        byte => format!("%{byte:02x}"),
    };
    notation.bytes().fold(format!("{MINE}:"), |touch, byte| touch + &letter(byte))
}

/// The action that is touched under this name.
pub(super) fn touched<G: Game>(name: &str) -> Option<G::Action> {
    let text = name.strip_prefix(MINE)?.strip_prefix(':')?;
    let (mut bytes, mut rest) = (Vec::new(), text.bytes());
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()?.parse().ok()
}
