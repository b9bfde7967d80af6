//! `--compare`: several variants on the same seeds.

use i18n::Locale;
use std::path::PathBuf;

use game_core::Settings;
use simulation::{Catalog, LineUp, SimulatedGame};

use super::with_dashes;
use crate::arguments::read_value;
use crate::failure::Failure;
use crate::places::ContentPlace;

/// One variant of a comparison.
#[derive(Clone)]
pub(super) struct Variant {
    /// Its name, such as `level=normal`, or `players=club, level=normal`.
    pub(super) name: String,
    /// The line-up, if players are compared.
    pub(super) lineup: Option<LineUp>,
    /// The value of the option, if an option is compared.
    pub(super) settings: Settings,
    /// The catalog with its content, if contents are compared.
    pub(super) catalog: Option<Catalog>,
}

/// Reads comparisons such as `players=club,novice` or `OPTION=VALUE,VALUE`; + joins several parts
/// of one value. Several comparisons give every combination of their variants.
///
/// # Errors
///
/// Everything that is no line-up, or no option or value of this game, and what is compared twice.
pub(super) fn read(texts: &[String], kind: &dyn SimulatedGame) -> Result<Vec<Variant>, Failure> {
    let mut all: Vec<Variant> = Vec::new();
    let mut seen = Vec::new();
    for text in texts {
        let what = text.split('=').next().unwrap_or_default().trim();
        if seen.contains(&what) {
            return Err(Failure::wrong(format!("--compare '{text}': {what} is compared twice")));
        }
        seen.push(what);
        let next = read_one(text, kind)?;
        all = match all.is_empty() {
            true => next,
            false => all.iter().flat_map(|one| next.iter().map(|other| one.with(other))).collect(),
        };
    }
    Ok(all)
}

impl Variant {
    /// Combines two variants of different things.
    fn with(&self, other: &Variant) -> Variant {
        let mut settings = self.settings.clone();
        settings.extend(other.settings.clone());
        Variant {
            name: format!("{}, {}", self.name, other.name),
            lineup: self.lineup.clone().or_else(|| other.lineup.clone()),
            settings,
            catalog: self.catalog.clone().or_else(|| other.catalog.clone()),
        }
    }
}

/// The word for the content that comes with the program.
const OURS: &str = "ours";

fn read_one(text: &str, kind: &dyn SimulatedGame) -> Result<Vec<Variant>, Failure> {
    let example = "expected two values or more, such as players=novice,club";
    let Some((what, values)) = text.split_once('=') else {
        return Err(Failure::wrong(format!("--compare '{text}': {example}")));
    };
    let (what, values) = (what.trim(), values.split(',').map(str::trim).collect::<Vec<_>>());
    if values.len() < 2 {
        return Err(Failure::wrong(format!("--compare '{text}': {example}")));
    }
    let name = |value: &str| format!("{what}={value}");
    let joined = |value: &str| value.replace('+', ",");
    if what == "players" {
        let lineups = values.iter().map(|value| {
            let lineup = Some(LineUp::read(&joined(value)).map_err(with_dashes)?);
            Ok(Variant { name: name(value), lineup, settings: Settings::new(), catalog: None })
        });
        return lineups.collect();
    }
    if what == "content" {
        let contents = values.iter().map(|value| {
            let folder = (*value != OURS).then(|| PathBuf::from(value));
            let catalog = Some(ContentPlace { content: folder }.simulated()?);
            Ok(Variant { name: name(value), lineup: None, settings: Settings::new(), catalog })
        });
        return contents.collect();
    }
    let specs = kind.option_specs(Locale::English);
    let Some(spec) = specs.iter().find(|spec| spec.id == what) else {
        let ids: Vec<&str> = specs.iter().map(|spec| spec.id.as_str()).collect();
        let ids = ids.join(", ");
        let why =
            format!("--compare '{text}': there is no '{what}'; there are players, content, {ids}");
        return Err(Failure::wrong(why));
    };
    let mut variants = Vec::new();
    let mut wrong = Vec::new();
    for value in values {
        match read_value(spec, &joined(value)) {
            Some(read) => variants.push(Variant {
                name: name(value),
                lineup: None,
                settings: Settings::from_iter([(what.to_string(), read)]),
                catalog: None,
            }),
            None => wrong.push(format!("--compare '{text}': '{value}' is no value of {what}")),
        }
    }
    if wrong.is_empty() { Ok(variants) } else { Err(Failure::Wrong(wrong)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Result<Vec<String>, Failure> {
        let catalog = Catalog::ours();
        let kind = catalog.game("weather-machine").expect("it is in the catalog");
        let texts: Vec<String> = text.split(" and ").map(String::from).collect();
        let variants = read(&texts, kind)?;
        Ok(variants.into_iter().map(|variant| variant.name).collect())
    }

    /// Commas separate values, and + joins the parts of one.
    #[test]
    fn line_ups_and_option_values_are_compared() {
        let players = names("players=club+random, novice").expect("two line-ups");
        assert_eq!(players, ["players=club+random", "players=novice"]);
        assert_eq!(names("drafting=no,yes").expect("two values").len(), 2);
        assert_eq!(names("seats=1,2,3").expect("three values").len(), 3);
    }

    /// Two comparisons give every pair.
    #[test]
    fn what_is_compared_in_two_ways_is_compared_in_every_pair() {
        let pairs = names("players=club,novice and challenges=clock,jamming").expect("two by two");
        assert_eq!(
            pairs,
            [
                "players=club, challenges=clock",
                "players=club, challenges=jamming",
                "players=novice, challenges=clock",
                "players=novice, challenges=jamming",
            ]
        );
    }

    /// The error lists what can be compared.
    #[test]
    fn what_cannot_be_compared_is_refused_in_words() {
        for (wrong, why) in [
            ("players", "expected two values"),
            ("players=club", "expected two values"),
            ("players=club,oracle", "no bot 'oracle'"),
            ("weather=fair,foul", "there are players, "),
            ("drafting=no,perhaps", "'perhaps' is no value of drafting"),
            ("drafting=no,yes and drafting=yes,no", "drafting is compared twice"),
        ] {
            let Err(Failure::Wrong(lines)) = names(wrong) else { panic!("{wrong} is refused") };
            assert!(lines.len() == 1 && lines[0].contains(why), "{lines:?}");
        }
    }
}
