//! The arguments that name a game and its options.

use clap::Args;
use play::{Kind, Library};
use serde_json::Value;
use table::{OptionKind, OptionSpec, Settings, read_settings};

use crate::failure::Failure;

/// `--seats` and `--set`.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct OptionArguments {
    /// How many people play; the same as --set seats=N
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seats: Option<i64>,
    /// Sets an option of the game; may be given again for another
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub(crate) set: Vec<String>,
}

impl OptionArguments {
    /// The settings given, and nothing else.
    ///
    /// # Errors
    ///
    /// Names everything that is no option of this game or no value of its option.
    pub(crate) fn settings(&self, kind: &dyn Kind) -> Result<Settings, Failure> {
        let specs = kind.option_specs();
        let mut settings = Settings::new();
        let mut wrong = Vec::new();
        if let Some(seats) = self.seats {
            settings.insert("seats".to_string(), Value::from(seats));
        }
        for set in &self.set {
            let parts = set.split_once('=').map(|(option, value)| (option.trim(), value.trim()));
            let Some((option, value)) = parts.filter(|(option, _)| !option.is_empty()) else {
                wrong.push(format!("--set '{set}': expected OPTION=VALUE, such as seats=2"));
                continue;
            };
            let spec = specs.iter().find(|spec| spec.id == option);
            let read = spec.and_then(|spec| read_value(spec, value));
            // What is no value of this option is refused below, in the form in which it was typed.
            let number = || value.parse::<i64>().ok().map(Value::from);
            let value = read.or_else(number).unwrap_or_else(|| Value::from(value));
            if settings.insert(option.to_string(), value).is_some() {
                wrong.push(format!("option {option}: it is given twice"));
            }
        }
        if let Err(objections) = read_settings(&specs, &settings) {
            wrong.extend(objections.iter().map(ToString::to_string));
        }
        if wrong.is_empty() { Ok(settings) } else { Err(Failure::Wrong(wrong)) }
    }
}

/// A value as a person types it; `None` if it is none of this option. Titles of words are read as
/// well as the words.
pub(crate) fn read_value(spec: &OptionSpec, typed: &str) -> Option<Value> {
    let typed = typed.trim();
    match &spec.kind {
        OptionKind::Flag => match typed.to_lowercase().as_str() {
            "true" | "yes" | "y" | "on" | "1" => Some(Value::Bool(true)),
            "false" | "no" | "n" | "off" | "0" => Some(Value::Bool(false)),
            _ => None,
        },
        OptionKind::Number { min, max } => {
            let number = typed.parse::<i64>().ok()?;
            (*min..=*max).contains(&number).then(|| Value::from(number))
        }
        OptionKind::Pick { values } => {
            let same = |one: &str| one.to_lowercase() == typed.to_lowercase();
            let pick = values.iter().find(|pick| same(&pick.value) || same(&pick.title))?;
            Some(Value::from(pick.value.clone()))
        }
    }
}

/// The game of this id.
///
/// # Errors
///
/// Names the games that there are.
pub(crate) fn find_game<'a>(library: &'a Library, id: &str) -> Result<&'a dyn Kind, Failure> {
    library.game(id).ok_or_else(|| {
        Failure::wrong(format!("there is no game '{id}'; there are {}", game_ids(library)))
    })
}

/// The ids of all games, for a sentence.
pub(crate) fn game_ids(library: &Library) -> String {
    library.games().map(Kind::id).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use table::Pick;

    fn spec(kind: OptionKind) -> OptionSpec {
        OptionSpec {
            id: "x".into(),
            title: "X".into(),
            help: String::new(),
            kind,
            default: Value::Null,
            when: None,
            advanced: false,
        }
    }

    #[test]
    fn values_are_read_as_people_type_them() {
        let flag = spec(OptionKind::Flag);
        assert_eq!(read_value(&flag, " Yes"), Some(json!(true)));
        assert_eq!(read_value(&flag, "off"), Some(json!(false)));
        assert_eq!(read_value(&flag, "perhaps"), None);
        let number = spec(OptionKind::Number { min: 1, max: 4 });
        assert_eq!(read_value(&number, "4"), Some(json!(4)));
        assert_eq!(read_value(&number, "5"), None);
        let pick = spec(OptionKind::Pick { values: vec![Pick::new("hard", "Very hard")] });
        assert_eq!(read_value(&pick, "very HARD"), Some(json!("hard")));
        assert_eq!(read_value(&pick, "soft"), None);
    }
}
