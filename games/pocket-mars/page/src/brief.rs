//! Abilities in short, to fit the table; the tooltip has the full text.

use pocket_mars::{Ability, Effect, Step};

use super::people::Eyes;

/// The steps of an ability, without its condition.
pub(super) fn brief_ability(eyes: &Eyes<'_>, ability: &Ability) -> String {
    let steps: Vec<String> = ability.steps.iter().map(|step| brief_step(eyes, step)).collect();
    steps.join(", ")
}

/// A step with its price.
pub(super) fn brief_step(eyes: &Eyes<'_>, step: &Step) -> String {
    eyes.words().brief_step(step, eyes.view.discard.last().copied())
}

/// The glyph of an effect.
pub(super) fn glyph_of(effect: Effect) -> &'static str {
    effect.symbol().trim_start_matches("pm-")
}
