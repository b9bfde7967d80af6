//! Parameters of a tuning run, with their ranges.

use game_core::{OptionKind, Settings, ValidationError, read_settings};
use i18n::Locale;
use play::DynGame;
use serde::Serialize;

use crate::{ContentNumber, ContentNumbers};

/// What a parameter varies.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Knob {
    /// A number of the content.
    Content(ContentNumber),
    /// An option of the game.
    Option {
        /// Its id.
        id: String,
        /// Its value before the search.
        value: i64,
    },
}

/// A number to tune, with its range.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Param {
    /// What it varies.
    pub knob: Knob,
    /// The minimum.
    pub low: i64,
    /// The maximum.
    pub high: i64,
}

impl Param {
    /// Reads parameters with their ranges, separated by commas: `energy_top=3..7` for an option
    /// that is a number, `building/comms_center/ability=1..3` for a number of the content as
    /// [`ContentNumbers::choose`] reads it.
    ///
    /// # Errors
    ///
    /// Each that is no single number, has no range, or is given twice.
    pub fn read(
        text: &str,
        (kind, settings): (&dyn DynGame, &Settings),
        numbers: &ContentNumbers,
    ) -> Result<Vec<Param>, Vec<ValidationError>> {
        let mut all: Vec<Param> = Vec::new();
        let mut errors = Vec::new();
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            match read_one(word, (kind, settings), numbers) {
                Ok(one) if all.iter().any(|other| other.name() == one.name()) => {
                    let why = format!("{} is given twice", one.name());
                    errors.push(ValidationError::new("param", why));
                }
                Ok(one) => all.push(one),
                Err(why) => errors.push(ValidationError::new("param", why)),
            }
        }
        if all.is_empty() && errors.is_empty() {
            let why = "expected NUMBER=LOW..HIGH, such as energy_top=3..7";
            errors.push(ValidationError::new("param", why));
        }
        if errors.is_empty() { Ok(all) } else { Err(errors) }
    }

    /// The parameter's name: the id of the option, or the address in the content.
    pub fn name(&self) -> String {
        match &self.knob {
            Knob::Content(number) => number.address(),
            Knob::Option { id, .. } => id.clone(),
        }
    }

    /// The original value.
    pub fn value(&self) -> i64 {
        match &self.knob {
            Knob::Content(number) => number.value,
            Knob::Option { value, .. } => *value,
        }
    }

    /// The distance from the original value, as a share of the range.
    pub(super) fn moved(&self, to: i64) -> f64 {
        self.value().abs_diff(to) as f64 / self.high.abs_diff(self.low).max(1) as f64
    }
}

/// Number of combinations of values.
pub(super) fn combinations(params: &[Param]) -> u64 {
    let sizes = params.iter().map(|one| one.high.abs_diff(one.low).saturating_add(1));
    sizes.fold(1, u64::saturating_mul)
}

fn read_one(
    word: &str,
    (kind, settings): (&dyn DynGame, &Settings),
    numbers: &ContentNumbers,
) -> Result<Param, String> {
    let example = || format!("'{word}': expected NUMBER=LOW..HIGH, such as energy_top=3..7");
    let (name, range) = word.split_once('=').ok_or_else(example)?;
    let (low, high) = range.split_once("..").ok_or_else(example)?;
    let bound = |text: &str| text.trim().parse::<i64>().map_err(|_| example());
    let (name, low, high) = (name.trim(), bound(low)?, bound(high)?);
    if low > high {
        return Err(format!("'{word}': {low} is more than {high}"));
    }
    let specs = kind.option_specs(Locale::English);
    let spec = specs.iter().find(|spec| spec.id == name);
    if let Some(OptionKind::Number { min, max }) = spec.map(|spec| &spec.kind) {
        if low < *min || high > *max {
            return Err(format!("'{word}': the option {name} goes from {min} to {max}"));
        }
        let complete = read_settings(&specs, settings).unwrap_or_default();
        let value = complete.get(name).and_then(serde_json::Value::as_i64).unwrap_or(low);
        return Ok(Param { knob: Knob::Option { id: name.to_string(), value }, low, high });
    }
    let found = numbers.choose(name);
    let mut found = found.map_err(|all| format!("'{word}': {}", all[0].why))?.numbers;
    match (found.pop(), found.len()) {
        (Some(number), 0) => Ok(Param { knob: Knob::Content(number), low, high }),
        (Some(last), _) => {
            let mut names: Vec<String> = found.iter().map(ContentNumber::address).collect();
            names.push(last.address());
            let many = names.len();
            names.truncate(12);
            let names = names.join(", ");
            Err(format!("'{word}': expected one number, found {many}, such as {names}"))
        }
        (None, _) => Err(format!("'{word}': no number stands there")),
    }
}
