//! Playing by ear: only what the accessibility tree tells, and only what a screen reader can do with it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::{Glance, Player};

/// Something that a screen reader knows.
#[derive(Debug)]
struct Node {
    role: String,
    name: String,
    children: Vec<String>,
    /// By what the browser finds the element again.
    element: Value,
    /// `expanded`, `pressed`, `disabled` and the like.
    properties: BTreeMap<String, Value>,
}

impl Node {
    fn new(node: &Value) -> Node {
        let text = |value: &Value| value["value"].as_str().unwrap_or_default().trim().to_string();
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let property = |p: Value| {
            (p["name"].as_str().unwrap_or_default().to_string(), p["value"]["value"].clone())
        };
        Node {
            role: if node["ignored"] == true { String::new() } else { text(&node["role"]) },
            name: text(&node["name"]),
            children: list(&node["childIds"])
                .iter()
                .filter_map(|id| id.as_str().map(String::from))
                .collect(),
            element: node["backendDOMNodeId"].clone(),
            properties: list(&node["properties"]).into_iter().map(property).collect(),
        }
    }

    fn is(&self, role: &str, name: &str) -> bool {
        self.role == role && self.name == name
    }

    fn has(&self, property: &str) -> bool {
        self.properties
            .get(property)
            .is_some_and(|value| *value != json!(false) && *value != json!("false"))
    }

    fn is_button(&self) -> bool {
        (self.role == "button" || self.role == "ToggleButton") && !self.has("disabled")
    }
}

/// The whole page as it is heard.
struct Tree(BTreeMap<String, Node>);

impl Tree {
    fn new(answer: &Value) -> Tree {
        let nodes = answer["nodes"].as_array().into_iter().flatten();
        let id = |node: &Value| node["nodeId"].as_str().unwrap_or_default().to_string();
        Tree(nodes.map(|node| (id(node), Node::new(node))).collect())
    }

    fn find(&self, is_it: impl Fn(&Node) -> bool) -> Option<&Node> {
        self.0.values().find(|node| is_it(node))
    }

    /// The buttons within, in the order in which they are read.
    fn buttons<'a>(&'a self, within: &'a Node) -> Vec<&'a Node> {
        let mut found = Vec::new();
        for child in within.children.iter().filter_map(|id| self.0.get(id)) {
            if child.is_button() {
                found.push(child);
            }
            found.extend(self.buttons(child));
        }
        found
    }

    /// The list of choices: its buttons, none while it is folded. Nothing when there is no list.
    fn choices(&self) -> Option<Vec<&Node>> {
        let (id, fold) = self.0.iter().find(|(_, node)| is_fold(node))?;
        let mut inner = id;
        while fold.has("expanded") {
            let (id, around) = self.0.iter().find(|(_, node)| node.children.contains(inner))?;
            let buttons = self.buttons(around);
            if !buttons.is_empty() {
                return Some(buttons);
            }
            inner = id;
        }
        Some(Vec::new())
    }

    /// What can be touched on the board and among one's own things.
    fn things(&self) -> Vec<&Node> {
        let regions = ["The board", "Your things", "Players"];
        let places = regions.iter().filter_map(|name| self.find(|node| node.is("region", name)));
        let buttons = places.flat_map(|place| self.buttons(place));
        buttons.filter(|button| button.properties.contains_key("pressed")).collect()
    }
}

fn is_fold(node: &Node) -> bool {
    node.role == "DisclosureTriangle"
        && node.name.starts_with("Your ")
        && node.name.ends_with("as a list")
}

impl Player<'_> {
    pub(super) async fn listen(&mut self) -> Glance {
        let glimpse = self.glimpse().await;
        if let Err(Glance::Waiting) = glimpse {
            return Glance::Waiting;
        }
        // From here on only what is heard counts.
        let answer = self.browser.command("Accessibility.getFullAXTree", json!({})).await;
        let tree = Tree::new(&answer.expect("a tree"));
        let Ok(glimpse) = glimpse else {
            let again = tree.find(|node| node.is("button", "Play again"));
            assert!(again.is_some(), "nobody hears that the game is over");
            return Glance::Over;
        };
        let Some(choices) = tree.choices() else { return Glance::Waiting };
        assert_names(&tree, &choices);
        match self.choose(&tree, &choices) {
            Some(node) if self.activate(node).await => Glance::Acted { state: glimpse.state },
            _ => Glance::Waiting,
        }
    }

    /// Confirms where that is asked; else chooses from the list or among the things.
    fn choose<'t>(&mut self, tree: &'t Tree, choices: &[&'t Node]) -> Option<&'t Node> {
        let confirm = tree.find(|node| node.is("button", "Confirm"));
        if confirm.is_some() {
            return confirm;
        }
        let things = tree.things();
        if self.below(2) == 0 && !things.is_empty() {
            return Some(things[self.below(things.len())]);
        }
        if choices.is_empty() {
            return tree.find(is_fold);
        }
        Some(choices[self.below(choices.len())])
    }

    /// Does what "activate" does: focus, and a click on the element itself. False when it is gone by now.
    async fn activate(&self, node: &Node) -> bool {
        const ACTIVATE: &str = "function () {
            this.focus();
            this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
        }";
        let found = json!({ "backendNodeId": node.element });
        let Ok(found) = self.browser.command("DOM.resolveNode", found).await else { return false };
        let call =
            json!({ "objectId": found["object"]["objectId"], "functionDeclaration": ACTIVATE });
        self.browser.command("Runtime.callFunctionOn", call).await.is_ok()
    }
}

/// Every button says what it is, and no two choices sound the same.
fn assert_names(tree: &Tree, choices: &[&Node]) {
    let nameless = tree.find(|node| node.is_button() && node.name.is_empty());
    assert!(nameless.is_none(), "a button without a name: {nameless:?}");
    let mut heard = BTreeSet::new();
    for choice in choices {
        assert!(heard.insert(&choice.name), "two choices sound the same: {}", choice.name);
    }
}
