use i18n::{Locale, Messages, Notice, joined, message, notice};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{ValidationError, ValidationErrors};

/// Options as received from outside: a JSON object from option id to value.
pub type Settings = serde_json::Map<String, Value>;

/// The options of a game as plain data; its fields are the ids of the specs.
pub trait GameOptions: DeserializeOwned {
    /// What is printed on the components of the game.
    type Content;

    /// What can be chosen before set-up, in display order, with texts in a language.
    fn specs(content: &Self::Content, locale: Locale) -> Vec<OptionSpec>;

    /// The number of seats with these options.
    fn seats(&self) -> u8;

    /// The modes of play, each with a name and the settings that select it.
    fn modes() -> Vec<(String, Settings)>;

    /// The settings that a new-game page proposes where they differ from the defaults. Omitting an
    /// option in a save means its default, so a preset can change and a default cannot.
    fn preset() -> Settings {
        Settings::new()
    }

    /// Every reason why these options, each valid by itself, do not make a game together.
    fn errors(&self, content: &Self::Content) -> Vec<ValidationError>;

    /// Reads options; omitted ones and those that do not apply take their defaults.
    ///
    /// # Errors
    ///
    /// Every reason why these settings are not valid options of the game.
    fn read(settings: &Settings, content: &Self::Content) -> Result<Self, Vec<ValidationError>> {
        let settings = read_settings(&Self::specs(content, Locale::English), settings)?;
        let options: Self = serde_json::from_value(Value::Object(settings))
            .map_err(|error| vec![ValidationError::new("options", error.to_string())])?;
        let errors = options.errors(content);
        if errors.is_empty() { Ok(options) } else { Err(errors) }
    }
}

/// One thing that can be chosen before set-up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OptionSpec {
    /// The key in [`Settings`].
    pub id: String,
    /// The title, a few words.
    pub title: String,
    /// An explanation in one sentence.
    pub help: String,
    /// The values it can have.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// The value if the option is omitted.
    pub default: Value,
    /// The option applies only when the option `.0` has one of the values `.1`; always, if `None`.
    /// Where it does not apply, it is hidden and has no effect, and any value counts as its
    /// default.
    pub when: Option<(String, Vec<Value>)>,
    /// Whether most players leave it alone.
    pub advanced: bool,
}

impl OptionSpec {
    /// An option that is always shown, with its default.
    pub fn new(id: &str, title: &str, help: &str, kind: OptionKind, default: Value) -> Self {
        OptionSpec {
            id: id.into(),
            title: title.into(),
            help: help.into(),
            kind,
            default,
            when: None,
            advanced: false,
        }
    }

    /// An option whose texts are messages of its game: its title is the message `option-` and the
    /// id, with dashes for underscores, and its explanation is the attribute `help`. The titles of
    /// values are the attributes with their names, in which dashes stand for spaces and
    /// underscores.
    pub fn of(messages: Messages, id: &str, kind: OptionKind, default: Value) -> Self {
        let key = format!("option-{}", id.replace('_', "-"));
        let told = |name: &str| messages.attribute(&key, name, &[]).unwrap_or_default();
        let titled = |mut pick: Pick| {
            let name = pick.value.replace(['_', ' '], "-");
            pick.title = told(&name).into_owned();
            pick
        };
        let titled = |values: Vec<Pick>| values.into_iter().map(titled).collect();
        let kind = match kind {
            OptionKind::Pick { values } => OptionKind::Pick { values: titled(values) },
            OptionKind::Several { values } => OptionKind::Several { values: titled(values) },
            OptionKind::Flag | OptionKind::Number { .. } => kind,
        };
        OptionSpec::new(id, &messages.text(&key, &[]), &told("help"), kind, default)
    }

    /// An option that selects alternative readings of the rules, none by default. Each value is a
    /// word with a title that says what it changes. A save without the option uses our readings.
    pub fn readings(values: Vec<Pick>, locale: Locale) -> Self {
        OptionSpec {
            advanced: true,
            ..OptionSpec::new(
                "readings",
                &message!(locale, "option-readings"),
                &message!(locale, "option-readings-help"),
                OptionKind::Several { values },
                Value::Array(Vec::new()),
            )
        }
    }

    /// Whether the option applies with these settings; `specs` are all options of the game.
    pub fn applies(&self, specs: &[OptionSpec], settings: &Settings) -> bool {
        let Some((option, values)) = &self.when else { return true };
        let default = specs.iter().find(|spec| spec.id == *option).map(|spec| &spec.default);
        settings.get(option).or(default).is_some_and(|value| values.contains(value))
    }

    /// For which values of another option it applies, in words; `None` if it always does.
    pub fn only_when(&self, specs: &[OptionSpec], locale: Locale) -> Option<String> {
        let (option, values) = self.when.as_ref()?;
        let other = specs.iter().find(|spec| spec.id == *option);
        let words: Vec<String> =
            values.iter().map(|value| value_words(other, value, locale)).collect();
        let words = joined(locale, words, true);
        let title = other.map_or(option, |it| &it.title).as_str();
        Some(message!(locale, "option-only-when", title = title, values = words).into())
    }
}

/// What these settings choose, in words: the title of a mode, such as `Players: 2, Drafting
/// variant`. Options that are left out, have their defaults, or do not apply are not named, except
/// the number of players.
pub fn settings_title(specs: &[OptionSpec], settings: &Settings, locale: Locale) -> String {
    let named = |spec: &OptionSpec| {
        let value = settings.get(&spec.id)?;
        let says_something = spec.id == SEATS || *value != spec.default;
        (says_something && spec.applies(specs, settings))
            .then(|| setting_title(spec, value, locale))
    };
    let words: Vec<String> = specs.iter().filter_map(named).collect();
    match words.is_empty() {
        true => message!(locale, "mode-usual").into(),
        false => words.join(", "),
    }
}

/// The option for the number of players, in games that have it.
const SEATS: &str = "seats";

/// A value of an option with the title of the option, or alone where it speaks for itself.
fn setting_title(spec: &OptionSpec, value: &Value, locale: Locale) -> String {
    let said = |values: String| {
        message!(locale, "mode-option", title = spec.title.as_str(), values = values).into()
    };
    // A title of a value may go on with an explanation after a colon.
    let short = |value: &Value| {
        let words = value_words(Some(spec), value, locale);
        words.split(':').next().unwrap_or_default().trim().to_string()
    };
    match (&spec.kind, value) {
        (OptionKind::Flag, Value::Bool(true)) => spec.title.clone(),
        (OptionKind::Several { values }, Value::Array(chosen)) if chosen.len() == values.len() => {
            said(message!(locale, "mode-all").into())
        }
        (_, Value::Array(chosen)) => {
            said(joined(locale, chosen.iter().map(short).collect(), false))
        }
        _ => said(short(value)),
    }
}

/// A value of an option as text for a person.
fn value_words(spec: Option<&OptionSpec>, value: &Value, locale: Locale) -> String {
    let titled = |word: &str| match spec.map(|spec| &spec.kind) {
        Some(OptionKind::Pick { values } | OptionKind::Several { values }) => {
            values.iter().find(|pick| pick.value == word).map(|pick| pick.title.clone())
        }
        _ => None,
    };
    match value {
        Value::Bool(true) => message!(locale, "option-on").into(),
        Value::Bool(false) => message!(locale, "option-off").into(),
        Value::String(word) => titled(word).unwrap_or_else(|| word.clone()),
        other => other.to_string(),
    }
}

/// The values of an option.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// `true` or `false`.
    Flag,
    /// A whole number.
    Number {
        /// The smallest value.
        min: i64,
        /// The largest value.
        max: i64,
    },
    /// One of several words.
    Pick {
        /// The words, with their titles.
        values: Vec<Pick>,
    },
    /// Any number of several words, as a list without repetition.
    Several {
        /// The words, with their titles.
        values: Vec<Pick>,
    },
}

/// One value of an option.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pick {
    /// The word.
    pub value: String,
    /// Its title.
    pub title: String,
}

impl Pick {
    /// A value with its title.
    pub fn new(value: impl Into<String>, title: impl Into<String>) -> Self {
        Pick { value: value.into(), title: title.into() }
    }
}

/// Validates settings against the specifications and fills in the defaults, including those of
/// options that do not apply.
///
/// # Errors
///
/// Names every unknown option and every value of the wrong type or out of range.
pub fn read_settings(
    specs: &[OptionSpec],
    settings: &Settings,
) -> Result<Settings, Vec<ValidationError>> {
    let mut errors = ValidationErrors::default();
    let known: Vec<&str> = specs.iter().map(|spec| spec.id.as_str()).collect();
    for id in settings.keys().filter(|id| !known.contains(&id.as_str())) {
        let why = notice!("refusal-option-unknown", known = known.join(", "));
        errors.add(format!("option {}", shortened(id)), why);
    }
    let mut read = Settings::new();
    for spec in specs {
        let value = settings.get(&spec.id).unwrap_or(&spec.default);
        if let Some(why) = refusal(&spec.kind, value) {
            errors.add(format!("option {}", spec.id), why);
        }
        read.insert(spec.id.clone(), value.clone());
    }
    for spec in specs {
        if !spec.applies(specs, &read) {
            read.insert(spec.id.clone(), spec.default.clone());
        }
    }
    errors.unless_any(read)
}

/// Splits settings into what these specifications know and what only a later version can have
/// meant: unknown options, and the unknown words of an option, whose known words stay. A value of
/// the wrong type or out of range is not a matter of versions; it stays too, for [`read_settings`]
/// to refuse.
pub fn known_settings(specs: &[OptionSpec], settings: &Settings) -> (Settings, Settings) {
    let (mut known, mut later) = (Settings::new(), Settings::new());
    for (id, value) in settings {
        let kind = specs.iter().find(|spec| spec.id == *id).map(|spec| &spec.kind);
        let kept = match (kind, value) {
            (None, _) => None,
            (Some(OptionKind::Pick { values }), Value::String(word)) => {
                values.iter().any(|pick| pick.value == *word).then(|| value.clone())
            }
            (Some(OptionKind::Several { values }), Value::Array(words)) => {
                let is_known = |word: &&Value| {
                    word.as_str().is_none_or(|word| values.iter().any(|pick| pick.value == word))
                };
                Some(words.iter().filter(is_known).cloned().collect())
            }
            (Some(_), value) => Some(value.clone()),
        };
        if kept.as_ref() != Some(value) {
            later.insert(id.clone(), value.clone());
        }
        if let Some(kept) = kept {
            known.insert(id.clone(), kept);
        }
    }
    (known, later)
}

fn refusal(kind: &OptionKind, value: &Value) -> Option<Notice> {
    let shown = shortened(&value.to_string());
    match kind {
        OptionKind::Flag if value.is_boolean() => None,
        OptionKind::Flag => Some(notice!("refusal-option-flag", value = shown)),
        OptionKind::Number { min, max } => match value.as_i64() {
            Some(number) if (*min..=*max).contains(&number) => None,
            _ => {
                let (min, max) = (min.to_string(), max.to_string());
                Some(notice!("refusal-option-number", value = shown, min = min, max = max))
            }
        },
        OptionKind::Pick { values } => {
            if value.as_str().is_some_and(|word| values.iter().any(|pick| pick.value == word)) {
                return None;
            }
            Some(none_of(shown, values))
        }
        OptionKind::Several { values } => {
            let Some(list) = value.as_array() else {
                return Some(notice!("refusal-option-list", value = shown));
            };
            let known =
                |word: &Value| values.iter().any(|pick| Some(pick.value.as_str()) == word.as_str());
            if let Some(wrong) = list.iter().find(|word| !known(word)) {
                return Some(none_of(shortened(&wrong.to_string()), values));
            }
            let twice = list.iter().enumerate().find(|(at, word)| list[..*at].contains(word));
            twice.map(|(_, word)| {
                notice!("refusal-option-twice", value = shortened(&word.to_string()))
            })
        }
    }
}

fn none_of(shown: String, values: &[Pick]) -> Notice {
    let words: Vec<&str> = values.iter().map(|pick| pick.value.as_str()).collect();
    notice!("refusal-option-none-of", value = shown, words = words.join(", "))
}

/// Shortens a text from outside for use in an error message.
fn shortened(text: &str) -> String {
    let mut short: String = text.chars().filter(|c| !c.is_control()).take(40).collect();
    if text.chars().nth(40).is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn specs() -> Vec<OptionSpec> {
        let spec = |id: &str, kind, default| OptionSpec {
            id: id.into(),
            title: id.into(),
            help: String::new(),
            kind,
            default,
            when: None,
            advanced: false,
        };
        vec![
            spec("seats", OptionKind::Number { min: 1, max: 4 }, json!(1)),
            spec("draft", OptionKind::Flag, json!(false)),
            spec("level", OptionKind::Pick { values: vec![Pick::new("a", "A")] }, json!("a")),
            spec("extras", OptionKind::Several { values: picks() }, json!([])),
        ]
    }

    fn picks() -> Vec<Pick> {
        vec![Pick::new("x", "X"), Pick::new("y", "Y")]
    }

    #[test]
    fn several_words_are_known_and_different() {
        let read = |value: Value| {
            let mut settings = Settings::new();
            settings.insert("extras".into(), value);
            read_settings(&specs(), &settings).map(|read| read["extras"].clone())
        };
        assert_eq!(read(json!(["y", "x"])), Ok(json!(["y", "x"])));
        for wrong in [json!("x"), json!(["z"]), json!(["x", "x"]), json!([1])] {
            assert!(read(wrong.clone()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_mode_is_named_by_what_it_chooses() {
        let title = |settings: Value, locale| {
            let Value::Object(settings) = settings else { unreachable!("an object") };
            settings_title(&specs(), &settings, locale)
        };
        let english = |settings| title(settings, Locale::English);
        assert_eq!(english(json!({"seats": 3, "draft": true, "level": "a"})), "seats: 3, draft");
        assert_eq!(english(json!({"draft": false, "extras": ["x"]})), "extras: X");
        assert_eq!(english(json!({"extras": ["x", "y"]})), "extras: all");
        assert_eq!(title(json!({}), Locale::German), "das übliche Spiel");
    }

    #[test]
    fn what_only_a_later_version_knows_is_parted_from_the_rest() {
        let Value::Object(settings) =
            json!({"seats": 9, "level": "z", "extras": ["y", "z", 3], "tempo": 7})
        else {
            unreachable!("an object")
        };
        let (known, later) = known_settings(&specs(), &settings);
        assert_eq!(Value::Object(known), json!({"seats": 9, "extras": ["y", 3]}));
        let kept = json!({"level": "z", "extras": ["y", "z", 3], "tempo": 7});
        assert_eq!(Value::Object(later), kept, "whole values");
        let Value::Object(settings) = json!({"seats": 2, "level": "a", "extras": ["x"]}) else {
            unreachable!("an object")
        };
        assert_eq!(known_settings(&specs(), &settings), (settings, Settings::new()));
    }

    #[test]
    fn fills_in_defaults() {
        let read = read_settings(&specs(), &Settings::new()).expect("defaults are legal");
        assert_eq!(read["seats"], json!(1));
        assert_eq!(read["level"], json!("a"));
    }

    #[test]
    fn an_option_that_does_not_apply_counts_as_its_default_and_says_when_it_applies() {
        let mut specs = specs();
        specs[1].when = Some(("seats".into(), vec![json!(2), json!(3), json!(4)]));
        specs[3].when = Some(("level".into(), vec![json!("a")]));
        let read = |settings: Value| {
            let Value::Object(settings) = settings else { unreachable!("an object") };
            read_settings(&specs, &settings).map(|read| read["draft"].clone())
        };
        assert_eq!(read(json!({"draft": true})), Ok(json!(false)));
        assert_eq!(read(json!({"draft": true, "seats": 3})), Ok(json!(true)));
        assert!(read(json!({"draft": "perhaps"})).is_err(), "its values are read all the same");
        let words: Vec<_> =
            specs.iter().filter_map(|spec| spec.only_when(&specs, Locale::English)).collect();
        let expected = [
            "Only when \u{201c}seats\u{201d} is 2, 3 or 4.",
            "Only when \u{201c}level\u{201d} is A.",
        ];
        assert_eq!(words, expected);
    }

    #[test]
    fn names_every_wrong_option_at_once() {
        let Value::Object(settings) = json!({"seats": 9, "draft": "yes", "level": "z", "x": 1})
        else {
            unreachable!("an object")
        };
        let errors = read_settings(&specs(), &settings).expect_err("all wrong");
        assert_eq!(errors.len(), 4, "{errors:?}");
    }
}
