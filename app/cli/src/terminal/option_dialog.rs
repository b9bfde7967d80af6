use game_core::{OptionKind, OptionSpec, Pick, Settings};
use serde_json::Value;

use super::{Input, Output};
use crate::arguments::{find_pick, read_several, read_value};
use crate::failure::Failure;

/// Asks for every option that is not given, in order; advanced ones only if `ask_all`. Returns
/// `None` if the person leaves.
pub(crate) fn ask_settings(
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
        output.lines(option_lines(spec))?;
        loop {
            output.flush()?;
            let Some(line) = input.read(words(spec))? else { return Ok(None) };
            if line.is_empty() {
                settings.insert(spec.id.clone(), spec.default.clone());
                break;
            }
            match answer(spec, &line) {
                Some(value) => {
                    settings.insert(spec.id.clone(), value);
                    break;
                }
                None => output.line(&format!("Expected {}.", expected(spec)))?,
            }
        }
    }
    Ok(Some(settings))
}

fn option_lines(spec: &OptionSpec) -> Vec<String> {
    let usual = in_words(spec, &spec.default);
    let mut lines = vec![format!("{}: {} Enter means {usual}.", spec.title, spec.help)];
    match &spec.kind {
        OptionKind::Pick { values } => lines.extend(numbered(values)),
        OptionKind::Several { values } => {
            lines.extend(numbered(values));
            lines.push("  Any number of them, separated by commas or spaces, or none.".to_string());
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

/// A value as [`read_value`] reads it, or the number of a word; several of either, separated by
/// commas, or by spaces where no title contains any.
fn answer(spec: &OptionSpec, line: &str) -> Option<Value> {
    if let Some(value) = read_value(spec, line) {
        return Some(value);
    }
    match &spec.kind {
        OptionKind::Flag | OptionKind::Number { .. } => None,
        OptionKind::Pick { values } => Some(Value::from(by_number(values, line)?.value.clone())),
        OptionKind::Several { values } => {
            let find = |one: &str| find_pick(values, one).or_else(|| by_number(values, one));
            let words = line.split(|c: char| c == ',' || c.is_whitespace());
            read_several(line.split(','), find).or_else(|| read_several(words, find))
        }
    }
}

fn by_number<'p>(values: &'p [Pick], typed: &str) -> Option<&'p Pick> {
    values.get(typed.parse::<usize>().ok()?.checked_sub(1)?)
}

/// An option's value in words.
pub(super) fn in_words(spec: &OptionSpec, value: &Value) -> String {
    match (&spec.kind, value) {
        (_, Value::Bool(true)) => "yes".to_string(),
        (_, Value::Bool(false)) => "no".to_string(),
        (OptionKind::Pick { values }, Value::String(word)) => titled(values, word),
        (OptionKind::Several { .. }, Value::Array(list)) if list.is_empty() => "none".to_string(),
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

fn expected(spec: &OptionSpec) -> String {
    match &spec.kind {
        OptionKind::Flag => "yes or no".to_string(),
        OptionKind::Number { min, max } => format!("a whole number from {min} to {max}"),
        OptionKind::Pick { .. } => format!("one of {}", words(spec).join(", ")),
        OptionKind::Several { values } => {
            let words: Vec<&str> = values.iter().map(|pick| pick.value.as_str()).collect();
            format!("none, or some of {}, each once", words.join(", "))
        }
    }
}

fn words(spec: &OptionSpec) -> Vec<String> {
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
    use game_core::Pick;
    use serde_json::json;

    #[test]
    fn words_are_answered_by_number_too() {
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
        assert_eq!(answer(&spec, "2"), Some(json!("hard")));
        assert_eq!(answer(&spec, "EASY"), Some(json!("easy")));
        assert_eq!(answer(&spec, "3"), None);
        let expected =
            ["Level: How hard it is. Enter means Easy.", "  1. Easy (easy)", "  2. Hard (hard)"];
        assert_eq!(option_lines(&spec), expected);
        let two = Settings::from_iter([("seats".to_string(), json!(2))]);
        assert!(!spec.applies(std::slice::from_ref(&spec), &two));
    }

    #[test]
    fn several_are_answered_with_numbers_and_words() {
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
            assert_eq!(answer(&spec, both), Some(json!(["jamming", "clock"])), "{both}");
        }
        assert_eq!(answer(&spec, "1"), Some(json!(["clock"])));
        assert_eq!(answer(&spec, "none"), Some(json!([])));
        for wrong in ["3", "0", "1 1", "1 clock", "none 1", "fog", ", ,"] {
            assert_eq!(answer(&spec, wrong), None, "{wrong}");
        }
        assert_eq!(expected(&spec), "none, or some of clock, jamming, each once");
        assert_eq!(in_words(&spec, &json!(["jamming", "clock"])), "Jamming, Against the clock");
        let lines = [
            "Challenges: Each makes the game harder. Enter means none.",
            "  1. Against the clock (clock)",
            "  2. Jamming (jamming)",
            "  Any number of them, separated by commas or spaces, or none.",
        ];
        assert_eq!(option_lines(&spec), lines);
    }
}
