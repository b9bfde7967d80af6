//! Every kind of question as a screen reader finds it: the accessibility tree of the question and
//! of the controls that end it, compared with a text in `reviewed/heard` for each game; and, for
//! one typical question of each game, the tree of the whole table.
//!
//! After an intended change, read the difference and accept it with `SOLOIST_BLESS=1 cargo test -p
//! server --test browser look_as_reviewed`.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::kinds::{Kind, blessing, root};
use crate::driven::{Browser, Result};

/// The parts of a page with the question and the controls that end it.
const ASKED: [&str; 2] = ["#prompt", "#dock"];

/// The part with the whole table.
const TABLE: &str = "#table";

/// The states that are noted besides role and name, where they apply.
const STATES: [&str; 8] =
    ["checked", "disabled", "expanded", "level", "live", "pressed", "required", "selected"];

/// The texts for a game, one for each kind of question.
#[derive(Debug, Default)]
pub(super) struct Heard(BTreeMap<String, String>);

impl Heard {
    /// Records the current question. Returns what cannot be used by ear, one line each.
    pub(super) async fn listen(&mut self, browser: &Browser, kind: &Kind) -> Result<Vec<String>> {
        let wrong = self.listen_at(browser, &kind.name, &ASKED).await?;
        let named = |what| format!("{}, {} by ear: {what}", kind.game, kind.name);
        Ok(wrong.into_iter().map(named).collect())
    }

    /// Records these parts of a page under a name. Returns what cannot be used by ear.
    pub(super) async fn listen_at(
        &mut self,
        browser: &Browser,
        name: &str,
        places: &[&str],
    ) -> Result<Vec<String>> {
        let tree = Tree::of(browser).await?;
        let mut text = String::new();
        let mut wrong = Vec::new();
        for place in places {
            let Some(node) = tree.at(browser, place).await? else { continue };
            tree.write(node, &mut text);
            wrong.extend(tree.unusable(node));
        }
        self.0.insert(name.to_string(), text);
        Ok(wrong)
    }

    /// Records what was said aloud under a name.
    pub(super) fn say(&mut self, name: &str, text: &str) {
        self.0.insert(name.to_string(), text.to_string());
    }

    /// Compares with the reviewed texts and returns the differences; when blessing, replaces them.
    pub(super) fn compared(self, game: &str) -> Result<Vec<String>> {
        let path = reviewed(game);
        let before = read(&path);
        if blessing() {
            let mut all = before;
            all.extend(self.0);
            let text: String = all.iter().map(|(kind, text)| format!("# {kind}\n{text}")).collect();
            std::fs::create_dir_all(path.parent().ok_or("a folder")?)?;
            std::fs::write(path, text)?;
            return Ok(Vec::new());
        }
        let apart = |(kind, text): (&String, &String)| {
            let before = before.get(kind).map_or("", String::as_str);
            difference(before, text).map(|apart| format!("{game}, {kind} by ear: {apart}"))
        };
        Ok(self.0.iter().filter_map(apart).collect())
    }
}

/// The same as [`Heard`] for the whole table at the current question.
pub(super) async fn whole_table(browser: &Browser, kind: &Kind) -> Result<Vec<String>> {
    let tree = Tree::of(browser).await?;
    let table = tree.at(browser, TABLE).await?.ok_or("a table")?;
    let mut text = String::new();
    tree.write(table, &mut text);
    let game = &kind.game;
    let wrong = tree.nameless(table).map(|node| format!("{game}, the table by ear: {node}"));
    let mut wrong: Vec<String> = wrong.collect();
    let whole = Heard(BTreeMap::from([(kind.name.clone(), text)]));
    wrong.extend(whole.compared(&format!("{game}-table"))?);
    Ok(wrong)
}

fn reviewed(game: &str) -> PathBuf {
    root().join(format!("app/server/tests/browser/visual/reviewed/heard/{game}.txt"))
}

/// The texts of a file, by the headings that start with `# `.
fn read(path: &PathBuf) -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let text = format!("\n{text}");
    let parts = text.split("\n# ").skip(1).filter_map(|part| part.split_once('\n'));
    parts.map(|(kind, text)| (kind.to_string(), format!("{}\n", text.trim_end()))).collect()
}

/// The first line that differs, if any.
fn difference(before: &str, now: &str) -> Option<String> {
    if before == now {
        return None;
    }
    let mut before = before.lines().map(Some).chain(std::iter::repeat(None));
    let now = now.lines().map(Some).chain([None]);
    let (line, (was, is)) =
        (1..).zip(now.map(|is| (before.next().flatten(), is))).find(|(_, (was, is))| was != is)?;
    let said =
        |line: Option<&str>| line.map_or("nothing".into(), |line| format!("`{}`", line.trim()));
    Some(format!("line {line} was {}, is {}", said(was), said(is)))
}

/// The accessibility tree of a page.
struct Tree {
    nodes: HashMap<String, Value>,
}

impl Tree {
    async fn of(browser: &Browser) -> Result<Tree> {
        let all = browser.asked_devtools("Accessibility.getFullAXTree", json!({})).await?;
        let nodes = all["nodes"].as_array().into_iter().flatten();
        let named = nodes.map(|node| (text(&node["nodeId"]).to_string(), node.clone()));
        Ok(Tree { nodes: named.collect() })
    }

    /// The node of the first element that matches.
    async fn at(&self, browser: &Browser, css: &str) -> Result<Option<&Value>> {
        let document = browser.asked_devtools("DOM.getDocument", json!({ "depth": 0 })).await?;
        let asked = json!({ "nodeId": document["root"]["nodeId"], "selector": css });
        let found = browser.asked_devtools("DOM.querySelector", asked).await?;
        if found["nodeId"] == 0 {
            return Ok(None);
        }
        let asked = json!({ "nodeId": found["nodeId"] });
        let described = browser.asked_devtools("DOM.describeNode", asked).await?;
        let number = &described["node"]["backendNodeId"];
        Ok(self.nodes.values().find(|node| node["backendDOMNodeId"] == *number))
    }

    fn within<'t>(&'t self, node: &'t Value) -> impl Iterator<Item = &'t Value> {
        let children = node["childIds"].as_array().into_iter().flatten();
        children.filter_map(|child| self.nodes.get(text(child)))
    }

    /// A node and all its descendants, in reading order.
    fn all<'t>(&'t self, node: &'t Value) -> Vec<&'t Value> {
        let mut all = vec![node];
        for child in self.within(node) {
            all.extend(self.all(child));
        }
        all
    }

    /// A line for each item that is read, indented below its parent.
    fn write(&self, node: &Value, out: &mut String) {
        self.write_at(node, 0, "", out);
    }

    fn write_at(&self, node: &Value, depth: usize, around: &str, out: &mut String) {
        let (role, name) = (role(node), name(node));
        let is_text = ["StaticText", "generic", "none"].contains(&role);
        // A form without a name is no landmark; not every version of Chromium leaves it out.
        let nameless_form = role == "form" && name.is_empty();
        // Text that is part of the name around it is not read again.
        let silent = node["ignored"] == true
            || role == "InlineTextBox"
            || nameless_form
            || is_text && around.contains(name.trim());
        if silent {
            for child in self.within(node) {
                self.write_at(child, depth, around, out);
            }
            return;
        }
        let _ = write!(out, "{:1$}{role}", "", 2 * depth);
        if !name.is_empty() {
            let _ = write!(out, " \"{name}\"");
        }
        for state in states(node) {
            let _ = write!(out, " [{state}]");
        }
        let about = text(&node["description"]["value"]);
        if !about.is_empty() && !name.contains(about) {
            let _ = write!(out, " — {about}");
        }
        out.push('\n');
        let around = if name.is_empty() { around } else { name };
        for child in self.within(node) {
            self.write_at(child, depth + 1, around, out);
        }
    }

    /// What the keyboard can reach but has no name.
    fn nameless<'t>(&'t self, node: &'t Value) -> impl Iterator<Item = String> + 't {
        let nameless = |node: &&Value| {
            has(node, "focusable") && name(node).trim().is_empty() && role(node) != "generic"
        };
        self.all(node).into_iter().filter(nameless).map(|node| format!("no name: {}", role(node)))
    }

    /// What cannot be used by ear: controls without a name, and answers that sound alike.
    fn unusable(&self, node: &Value) -> Vec<String> {
        let mut wrong: Vec<String> = self.nameless(node).collect();
        let mut names = BTreeSet::new();
        for button in self.all(node).into_iter().filter(|node| role(node) == "button") {
            if !names.insert(name(button)) {
                wrong.push(format!("two answers are called `{}`", name(button)));
            }
        }
        wrong
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn role(node: &Value) -> &str {
    text(&node["role"]["value"])
}

fn name(node: &Value) -> &str {
    text(&node["name"]["value"])
}

fn properties(node: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let all = node["properties"].as_array().into_iter().flatten();
    all.map(|property| (text(&property["name"]), &property["value"]["value"]))
}

fn has(node: &Value, state: &str) -> bool {
    properties(node).any(|(name, value)| name == state && *value == true)
}

/// The states that apply, with their values unless they are just true.
fn states(node: &Value) -> impl Iterator<Item = String> {
    let wanted = properties(node).filter(|(name, _)| STATES.contains(name));
    wanted.filter_map(|(name, value)| match value {
        Value::Bool(true) => Some(name.to_string()),
        Value::String(value) if value == "true" => Some(name.to_string()),
        Value::String(value) if !["false", "off"].contains(&value.as_str()) => {
            Some(format!("{name} {value}"))
        }
        Value::Number(number) => Some(format!("{name} {number}")),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(id: &str, role: &str, name: &str, within: &[&str]) -> (String, Value) {
        let node = json!({ "nodeId": id, "role": { "value": role }, "name": { "value": name },
                           "childIds": within,
                           "properties": [{ "name": "focusable", "value": { "value": true } }] });
        (id.to_string(), node)
    }

    #[test]
    fn answers_that_sound_alike_and_what_has_no_name_are_told() {
        let nodes = [
            node("1", "region", "Choose", &["2", "3", "4"]),
            node("2", "button", "Red", &["5"]),
            node("3", "button", "Red", &[]),
            node("4", "link", "", &[]),
            node("5", "StaticText", "Red", &[]),
        ];
        let tree = Tree { nodes: HashMap::from(nodes) };
        assert_eq!(
            tree.unusable(&tree.nodes["1"]),
            ["no name: link", "two answers are called `Red`"]
        );
        let mut out = String::new();
        tree.write(&tree.nodes["1"], &mut out);
        assert_eq!(out, "region \"Choose\"\n  button \"Red\"\n  button \"Red\"\n  link\n");
    }

    #[test]
    fn the_first_line_that_differs_is_told() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(difference("a\n b\n", "a\nc\n").as_deref(), Some("line 2 was `b`, is `c`"));
        assert_eq!(difference("a\nb\n", "a\n").as_deref(), Some("line 2 was `b`, is nothing"));
        assert_eq!(difference("", "a\n").as_deref(), Some("line 1 was nothing, is `a`"));
    }
}
