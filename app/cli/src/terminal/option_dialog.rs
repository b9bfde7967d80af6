use game_core::{OptionKind, OptionSpec, Pick, Settings};
use i18n::{Messages, message};
use serde_json::{Value, json};

use super::{Input, Output};
use crate::arguments::{find_pick, read_several, read_value};
use crate::failure::Failure;

/// Asks for every option that is not given, in order; advanced ones only if `ask_all`. Returns
/// `None` if the person leaves.
pub(crate) fn ask_settings(
    words: Messages,
    specs: &[OptionSpec],
    given: Settings,
    ask_all: bool,
    output: &mut Output,
    input: &mut Input,
) -> Result<Option<Settings>, Failure> {
    let mut settings = given;
    for spec in specs {
        let skipped = spec.advanced && !ask_all;
        if skipped || settings.contains_key(&spec.id) || !spec.applies(specs, &settings) {
            continue;
        }
        output.lines(option_lines(words, spec))?;
        loop {
            output.flush()?;
            let Some(line) = input.read(typed_words(spec))? else { return Ok(None) };
            if line.is_empty() {
                settings.insert(spec.id.clone(), spec.default.clone());
                break;
            }
            match answer(words, spec, &line) {
                Some(value) => {
                    settings.insert(spec.id.clone(), value);
                    break;
                }
                None => output.line(&expected(words, spec))?,
            }
        }
    }
    Ok(Some(settings))
}

fn option_lines(words: Messages, spec: &OptionSpec) -> Vec<String> {
    let usual = in_words(words, spec, &spec.default);
    let (title, help) = (spec.title.as_str(), spec.help.as_str());
    let asked = message!(words, "option-asked", title = title, help = help, usual = usual);
    let mut lines = vec![asked.into()];
    match &spec.kind {
        OptionKind::Pick { values } => lines.extend(numbered(values)),
        OptionKind::Several { values } => {
            lines.extend(numbered(values));
            lines.push(format!("  {}", message!(words, "option-several")));
        }
        OptionKind::Flag | OptionKind::Number { .. } => {}
    }
    lines
}

fn numbered(values: &[Pick]) -> impl Iterator<Item = String> {
    let line =
        |(index, pick): (usize, &Pick)| format!("  {}. {} ({})", index + 1, pick.title, pick.value);
    values.iter().enumerate().map(line)
}

/// A value as [`read_value`] reads it or as it is shown, or the number of a word; several of
/// either, separated by commas, or by spaces where no title contains any.
fn answer(words: Messages, spec: &OptionSpec, line: &str) -> Option<Value> {
    if let Some(value) = read_value(spec, line) {
        return Some(value);
    }
    let is = |value: &Value| in_words(words, spec, value).to_lowercase() == line.to_lowercase();
    let shown = |values: &[Value]| values.iter().find(|value| is(value)).cloned();
    match &spec.kind {
        OptionKind::Flag => shown(&[true.into(), false.into()]),
        OptionKind::Number { .. } => None,
        OptionKind::Pick { values } => Some(Value::from(by_number(values, line)?.value.clone())),
        OptionKind::Several { values } => {
            let find = |one: &str| find_pick(values, one).or_else(|| by_number(values, one));
            let parts = line.split(|c: char| c == ',' || c.is_whitespace());
            read_several(line.split(','), find)
                .or_else(|| read_several(parts, find))
                .or_else(|| shown(&[json!([])]))
        }
    }
}

fn by_number<'p>(values: &'p [Pick], typed: &str) -> Option<&'p Pick> {
    values.get(typed.parse::<usize>().ok()?.checked_sub(1)?)
}

/// An option's value in words.
pub(super) fn in_words(words: Messages, spec: &OptionSpec, value: &Value) -> String {
    match (&spec.kind, value) {
        (_, Value::Bool(true)) => message!(words, "value-yes").into(),
        (_, Value::Bool(false)) => message!(words, "value-no").into(),
        (OptionKind::Pick { values }, Value::String(word)) => titled(values, word),
        (OptionKind::Several { .. }, Value::Array(list)) if list.is_empty() => {
            message!(words, "value-none").into()
        }
        (OptionKind::Several { values }, Value::Array(list)) => {
            let titles: Vec<String> =
                list.iter().filter_map(Value::as_str).map(|word| titled(values, word)).collect();
            titles.join(", ")
        }
        (_, other) => other.to_string(),
    }
}

fn titled(values: &[Pick], word: &str) -> String {
    let pick = values.iter().find(|pick| pick.value == word);
    pick.map_or(word, |pick| &pick.title).to_string()
}

/// What an answer to an option can be, in a sentence.
fn expected(words: Messages, spec: &OptionSpec) -> String {
    let sentence = match &spec.kind {
        OptionKind::Flag => message!(words, "expected-flag"),
        OptionKind::Number { min, max } => {
            message!(words, "expected-number", least = min, most = max)
        }
        OptionKind::Pick { values } => {
            message!(words, "expected-one", values = values_of(values).join(", "))
        }
        OptionKind::Several { values } => {
            message!(words, "expected-several", values = values_of(values).join(", "))
        }
    };
    sentence.into()
}

/// The words by which values are typed.
fn values_of(values: &[Pick]) -> Vec<&str> {
    values.iter().map(|pick| pick.value.as_str()).collect()
}

/// What can be typed as an answer, for completion.
fn typed_words(spec: &OptionSpec) -> Vec<String> {
    match &spec.kind {
        OptionKind::Flag => vec!["yes".to_string(), "no".to_string()],
        OptionKind::Number { .. } => Vec::new(),
        OptionKind::Pick { values } => values.iter().map(|pick| pick.value.clone()).collect(),
        OptionKind::Several { values } => {
            let values = values.iter().map(|pick| pick.value.clone());
            values.chain(["none".to_string()]).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::messages;
    use i18n::Locale;

    #[test]
    fn words_are_answered_by_number_too() {
        let english = messages(Locale::English);
        let values = vec![Pick::new("easy", "Easy"), Pick::new("hard", "Hard")];
        let spec = OptionSpec {
            id: "level".into(),
            title: "Level".into(),
            help: "How hard it is.".into(),
            kind: OptionKind::Pick { values },
            default: json!("easy"),
            when: Some(("seats".into(), vec![json!(1)])),
            advanced: false,
        };
        assert_eq!(answer(english, &spec, "2"), Some(json!("hard")));
        assert_eq!(answer(english, &spec, "EASY"), Some(json!("easy")));
        assert_eq!(answer(english, &spec, "3"), None);
        let expected =
            ["Level: How hard it is. Enter means Easy.", "  1. Easy (easy)", "  2. Hard (hard)"];
        assert_eq!(option_lines(english, &spec), expected);
        let two = Settings::from_iter([("seats".to_string(), json!(2))]);
        assert!(!spec.applies(std::slice::from_ref(&spec), &two));
    }

    #[test]
    fn several_are_answered_with_numbers_and_words() {
        let english = messages(Locale::English);
        let values = vec![Pick::new("clock", "Against the clock"), Pick::new("jamming", "Jamming")];
        let spec = OptionSpec {
            id: "challenges".into(),
            title: "Challenges".into(),
            help: "Each makes the game harder.".into(),
            kind: OptionKind::Several { values },
            default: json!([]),
            when: None,
            advanced: false,
        };
        for both in
            ["2 1", "2,1", " 2 , clock", "jamming clock", "jamming, against the clock", "2\t1,"]
        {
            assert_eq!(answer(english, &spec, both), Some(json!(["jamming", "clock"])), "{both}");
        }
        assert_eq!(answer(english, &spec, "1"), Some(json!(["clock"])));
        assert_eq!(answer(english, &spec, "none"), Some(json!([])));
        for wrong in ["3", "0", "1 1", "1 clock", "none 1", "fog", ", ,"] {
            assert_eq!(answer(english, &spec, wrong), None, "{wrong}");
        }
        let sentence = "Expected none, or some of clock, jamming, each once.";
        assert_eq!(expected(english, &spec), sentence);
        assert_eq!(
            in_words(english, &spec, &json!(["jamming", "clock"])),
            "Jamming, Against the clock"
        );
        let lines = [
            "Challenges: Each makes the game harder. Enter means none.",
            "  1. Against the clock (clock)",
            "  2. Jamming (jamming)",
            "  Any number of them, separated by commas or spaces, or none.",
        ];
        assert_eq!(option_lines(english, &spec), lines);
    }
}
