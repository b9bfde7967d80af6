//! The legend: the name, the meaning and the rule of every symbol that a game draws.

use std::collections::BTreeMap;

use game_core::read_data_file;
use i18n::{Locale, Messages};
use serde_json::Value;

/// A thing of a game that has a picture: what a player reads when pointing at it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Icon {
    /// The ids of its symbols, at least one: the same thing on the board and beside a word.
    pub symbols: Vec<String>,
    /// The class in which the sheet draws them, for symbols in the colour of their owner.
    pub class: Option<String>,
    /// Its proper name in texts, if it has one.
    pub said: Option<String>,
    /// Its name.
    pub name: String,
    /// What it is or does, one sentence.
    pub text: String,
    /// The id of its rule.
    pub rule: String,
}

/// The things of a game that have pictures, in the order of its sheet.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Legend(pub Vec<Icon>);

impl Legend {
    /// The legend of a game without pictures.
    pub fn none() -> &'static Legend {
        static NONE: Legend = Legend(Vec::new());
        &NONE
    }

    /// Reads an `icons.toml` in the language of these messages; what they lack stays English.
    ///
    /// An `[[icon]]` is a group of symbols that mean the same but for their names: its `id` is the
    /// key of the message that translates its `text`, what it is or does in one sentence, and
    /// `rule` the id of its rule. Each of `names` is a name and the ids of the symbols with this
    /// name; the first one is the attribute of the message that translates the name. `.hue-blue`
    /// among them is the class in which the sheet draws them; `=Melgoth` a proper name, the same in
    /// every language, beside which texts show the first symbol.
    ///
    /// # Errors
    ///
    /// One line that says where the text is no legend.
    pub fn parse(text: &str, messages: Messages) -> Result<Legend, String> {
        let file: Value = read_data_file(text)?;
        let groups = file.get("icon").and_then(Value::as_array).ok_or("it has no icon")?;
        let icons: Result<Vec<Vec<Icon>>, String> =
            groups.iter().map(|group| icons_of(group, messages)).collect();
        Ok(Legend(icons?.concat()))
    }

    /// The thing that a symbol shows.
    pub fn find(&self, symbol: &str) -> Option<&Icon> {
        self.0.iter().find(|icon| icon.symbols.iter().any(|of| of == symbol))
    }

    /// The symbols that several things show: a picture with two names.
    pub fn ambiguous(&self) -> Vec<&str> {
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for symbol in self.0.iter().flat_map(|icon| &icon.symbols) {
            *seen.entry(symbol).or_default() += 1;
        }
        seen.into_iter().filter(|(_, count)| *count > 1).map(|(symbol, _)| symbol).collect()
    }
}

/// The icons of a group.
fn icons_of(group: &Value, messages: Messages) -> Result<Vec<Icon>, String> {
    let field = |name: &str| {
        let text = group.get(name).and_then(Value::as_str);
        text.ok_or_else(|| format!("an icon has no {name}"))
    };
    let (id, rule) = (field("id")?, field("rule")?);
    let text = translated(messages, id, None, field("text")?);
    let names = group.get("names").and_then(Value::as_array).into_iter().flatten();
    let icon = |names: &Value| {
        let words = names.as_array().into_iter().flatten().filter_map(Value::as_str);
        let (marked, mut words): (Vec<&str>, Vec<&str>) =
            words.partition(|one| one.starts_with(['.', '=']));
        if words.len() < 2 {
            return Err(format!("{id}: a name without a symbol"));
        }
        let (name, first) = (words.remove(0), words[0]);
        let mark =
            |sign: char| marked.iter().find_map(|one| one.strip_prefix(sign)).map(str::to_string);
        Ok(Icon {
            symbols: words.into_iter().map(str::to_string).collect(),
            class: mark('.'),
            said: mark('='),
            name: translated(messages, id, Some(first), name),
            text: text.clone(),
            rule: rule.to_string(),
        })
    };
    names.map(icon).collect()
}

/// What the messages say for an English text, in one line.
fn translated(messages: Messages, key: &str, attribute: Option<&str>, english: &str) -> String {
    let found = match messages.locale() {
        Locale::English => None,
        Locale::German | Locale::French | Locale::Spanish => messages.find(key, attribute),
    };
    found.map_or_else(|| english.to_string(), |text| text.replace('\n', " "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = r#"
[[icon]]
id = "icon-die"
rule = "X-1"
text = "It is rolled."
names = [["red die", "=Ruby", "die-red", "red"], ["blue die", ".hue-blue", "die-blue"]]
"#;

    #[test]
    fn every_symbol_has_the_name_of_its_thing_and_the_meaning_of_its_group() {
        let legend = Legend::parse(TWO, Messages::SILENT).expect("a legend");
        assert_eq!(legend.0.len(), 2);
        let red = legend.find("red").expect("a symbol");
        let words = (&red.name[..], &red.text[..], &red.rule[..], red.said.as_deref());
        assert_eq!(words, ("red die", "It is rolled.", "X-1", Some("Ruby")));
        assert_eq!(legend.find("green"), None);
        let blue = legend.find("die-blue").expect("a symbol");
        assert_eq!(
            (blue.class.as_deref(), &blue.symbols[..]),
            (Some("hue-blue"), &["die-blue".to_string()][..])
        );
        assert!(legend.ambiguous().is_empty());
    }

    #[test]
    fn a_symbol_of_two_things_is_found() {
        let twice = TWO.replace("\"die-blue\"", "\"die-blue\", \"red\"");
        let legend = Legend::parse(&twice, Messages::SILENT).expect("a legend");
        assert_eq!(legend.ambiguous(), ["red"]);
        assert!(Legend::parse("[[icon]]\nid = 1", Messages::SILENT).is_err());
        let bare = TWO.replace(", \"die-blue\"", "");
        assert!(Legend::parse(&bare, Messages::SILENT).is_err());
    }
}
