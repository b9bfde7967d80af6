use serde_json::Value;
use table::{OptionKind, OptionSpec, Settings};

use super::{Input, Voice};
use crate::arguments::read_value;
use crate::failure::Failure;

/// Asks for every option that is not given, in their order; the advanced ones only if `ask_all`.
/// Returns `None` if the person leaves.
pub(crate) fn ask_settings(
    specs: &[OptionSpec],
    given: Settings,
    ask_all: bool,
    voice: &mut Voice,
    input: &mut Input,
) -> Result<Option<Settings>, Failure> {
    let mut settings = given;
    for spec in specs {
        let skipped = spec.advanced && !ask_all;
        if skipped || settings.contains_key(&spec.id) || !applies(spec, specs, &settings) {
            continue;
        }
        voice.lines(option_lines(spec))?;
        loop {
            voice.flush()?;
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
                None => voice.line(&format!("Expected {}.", expected(spec)))?,
            }
        }
    }
    Ok(Some(settings))
}

/// Whether an option has a meaning beside those already chosen.
pub(super) fn applies(spec: &OptionSpec, specs: &[OptionSpec], settings: &Settings) -> bool {
    let Some((other, values)) = &spec.when else { return true };
    let default = specs.iter().find(|spec| spec.id == *other).map(|spec| &spec.default);
    settings.get(other).or(default).is_some_and(|value| values.contains(value))
}

fn option_lines(spec: &OptionSpec) -> Vec<String> {
    let usual = in_words(spec, &spec.default);
    let mut lines = vec![format!("{}: {} Enter means {usual}.", spec.title, spec.help)];
    match &spec.kind {
        OptionKind::Pick { values } => {
            for (index, pick) in values.iter().enumerate() {
                lines.push(format!("  {}. {} ({})", index + 1, pick.title, pick.value));
            }
        }
        OptionKind::Flag | OptionKind::Number { .. } => {}
    }
    lines
}

/// A value as [`read_value`] reads it, or the number of a word.
fn answer(spec: &OptionSpec, line: &str) -> Option<Value> {
    if let Some(value) = read_value(spec, line) {
        return Some(value);
    }
    let OptionKind::Pick { values } = &spec.kind else { return None };
    let index = line.parse::<usize>().ok()?.checked_sub(1)?;
    Some(Value::from(values.get(index)?.value.clone()))
}

/// An option's value as a person would say it.
pub(super) fn in_words(spec: &OptionSpec, value: &Value) -> String {
    match (&spec.kind, value) {
        (_, Value::Bool(true)) => "yes".to_string(),
        (_, Value::Bool(false)) => "no".to_string(),
        (OptionKind::Pick { values }, Value::String(word)) => {
            let pick = values.iter().find(|pick| pick.value == *word);
            pick.map_or_else(|| word.clone(), |pick| pick.title.clone())
        }
        (_, other) => other.to_string(),
    }
}

fn expected(spec: &OptionSpec) -> String {
    match &spec.kind {
        OptionKind::Flag => "yes or no".to_string(),
        OptionKind::Number { min, max } => format!("a whole number from {min} to {max}"),
        OptionKind::Pick { .. } => format!("one of {}", words(spec).join(", ")),
    }
}

fn words(spec: &OptionSpec) -> Vec<String> {
    match &spec.kind {
        OptionKind::Flag => vec!["yes".to_string(), "no".to_string()],
        OptionKind::Number { .. } => Vec::new(),
        OptionKind::Pick { values } => values.iter().map(|pick| pick.value.clone()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use table::Pick;

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
        assert!(!applies(&spec, std::slice::from_ref(&spec), &two));
    }
}
