//! The arguments for a game and its options.

use clap::Args;
use game_core::{OptionKind, OptionSpec, Pick, Settings, read_settings};
use i18n::Locale;
use play::DynGame;
use serde_json::{Value, json};

use crate::failure::Failure;

/// `--seats` and `--set`.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct OptionArguments {
    /// Number of players; the same as --set seats=N
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seats: Option<i64>,
    /// Set an option of the game; may be repeated
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub(crate) set: Vec<String>,
}

impl OptionArguments {
    /// The settings given, without defaults.
    ///
    /// # Errors
    ///
    /// Everything that is no option of this game or no value of its option.
    pub(crate) fn settings(&self, kind: &dyn DynGame) -> Result<Settings, Failure> {
        self.settings_with(kind, &[])
    }

    /// The same for these options, which may include others than the game's.
    pub(crate) fn settings_with(
        &self,
        kind: &dyn DynGame,
        more: &[OptionSpec],
    ) -> Result<Settings, Failure> {
        let specs: Vec<OptionSpec> =
            kind.option_specs(Locale::English).into_iter().chain(more.iter().cloned()).collect();
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
            let value = read.unwrap_or_else(|| as_typed(spec, value));
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

/// Parses a typed value; `None` if this option has no such value. Titles are read as well as words.
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
        OptionKind::Pick { values } => Some(Value::from(find_pick(values, typed)?.value.clone())),
        OptionKind::Several { values } => {
            read_several(typed.split(','), |word| find_pick(values, word))
                .or_else(|| (typed.is_empty() || typed.to_lowercase() == "none").then(|| json!([])))
        }
    }
}

/// The list of these words; `None` if there is none, one is unknown, or one occurs twice.
pub(crate) fn read_several<'a, 'p>(
    typed: impl Iterator<Item = &'a str>,
    find: impl Fn(&str) -> Option<&'p Pick>,
) -> Option<Value> {
    let mut words: Vec<&str> = Vec::new();
    for one in typed.map(str::trim).filter(|one| !one.is_empty()) {
        let word = find(one)?.value.as_str();
        if words.contains(&word) {
            return None;
        }
        words.push(word);
    }
    (!words.is_empty()).then(|| Value::from(words))
}

/// The value with this word or title.
pub(crate) fn find_pick<'p>(values: &'p [Pick], typed: &str) -> Option<&'p Pick> {
    let same = |one: &str| one.to_lowercase() == typed.to_lowercase();
    values.iter().find(|pick| same(&pick.value) || same(&pick.title))
}

/// An invalid value as typed, so that the error names it.
fn as_typed(spec: Option<&OptionSpec>, typed: &str) -> Value {
    if let Some(OptionKind::Several { values }) = spec.map(|spec| &spec.kind) {
        let word = |one: &str| {
            find_pick(values, one).map_or_else(|| one.to_string(), |pick| pick.value.clone())
        };
        return typed.split(',').map(|one| word(one.trim())).collect();
    }
    typed.parse::<i64>().map_or_else(|_| Value::from(typed), Value::from)
}

/// The game with this id.
///
/// # Errors
///
/// An unknown id, with the available games.
pub(crate) fn find_game<'a, D: DynGame + ?Sized>(
    games: impl Iterator<Item = &'a D>,
    id: &str,
) -> Result<&'a D, Failure> {
    let games: Vec<&D> = games.collect();
    games.iter().find(|kind| kind.id() == id).copied().ok_or_else(|| {
        let ids = game_ids(games.into_iter());
        Failure::wrong(format!("there is no game '{id}'; there are {ids}"))
    })
}

/// The ids of games, for a sentence.
pub(crate) fn game_ids<'a, D: DynGame + ?Sized + 'a>(games: impl Iterator<Item = &'a D>) -> String {
    games.map(DynGame::id).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

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

    fn challenges() -> OptionSpec {
        let values = vec![Pick::new("clock", "Against the clock"), Pick::new("jamming", "Jamming")];
        spec(OptionKind::Several { values })
    }

    #[test]
    fn several_words_are_typed_with_commas_between_them() {
        for typed in ["clock,jamming", " Clock , JAMMING,", "against the CLOCK, jamming"] {
            assert_eq!(
                read_value(&challenges(), typed),
                Some(json!(["clock", "jamming"])),
                "{typed}"
            );
        }
        assert_eq!(read_value(&challenges(), "jamming"), Some(json!(["jamming"])));
        for none in ["", "None"] {
            assert_eq!(read_value(&challenges(), none), Some(json!([])), "{none}");
        }
        for wrong in ["clock,fog", "clock,against the clock", "none,clock", ",", "1"] {
            assert_eq!(read_value(&challenges(), wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_wrong_one_of_several_words_is_named() {
        let refusal = |typed: &str| {
            let value = as_typed(Some(&challenges()), typed);
            let settings = Settings::from_iter([("x".to_string(), value)]);
            read_settings(&[challenges()], &settings).map_err(|wrong| wrong[0].to_string())
        };
        let refused = refusal("Jamming, fog").expect_err("there is no fog");
        assert!(refused.contains("\"fog\" is none of clock, jamming"), "{refused}");
        let refused = refusal("clock,against the clock").expect_err("twice the same");
        assert!(refused.contains("\"clock\" is there twice"), "{refused}");
    }
}
