//! What a choice costs and gains, for pictures.

use game_core::Amount;

use super::names::Narrator;
use crate::ability::{Ability, Effect, Step};
use crate::choice::Choice;
use crate::types::Player;

impl Effect {
    /// The name of the symbol of what it does.
    pub fn symbol(self) -> &'static str {
        match self {
            Effect::Launch(_) | Effect::Direct(_) | Effect::Evict => "pm-rocket",
            Effect::Land(..) => "pm-land",
            Effect::Upgrade(..) | Effect::Downgrade(..) | Effect::Shift(_) => "pm-shift",
            Effect::SwapSpaces | Effect::Relocate(_) => "pm-shift",
            Effect::Gain(_) | Effect::Drain(_) => "pm-bolt",
            Effect::Cycle(_) => "pm-under",
            Effect::Draw(_) | Effect::Peek(_) | Effect::Scrap | Effect::Trade => "pm-card",
            Effect::Salvage | Effect::SwapCards | Effect::Flip => "pm-card",
            Effect::Trigger => "pm-star",
        }
    }

    /// As so many of a thing, none if the number does not matter; `None` for what is done to others.
    fn amount(self) -> Option<Amount> {
        let count = match self {
            Effect::Launch(units)
            | Effect::Land(units, _)
            | Effect::Direct(units)
            | Effect::Upgrade(units, _)
            | Effect::Shift(units)
            | Effect::Gain(units)
            | Effect::Draw(units) => units,
            Effect::Relocate(_) | Effect::Cycle(_) | Effect::Trigger => 0,
            _ => return None,
        };
        Some(Amount::new(self.symbol(), count.into()))
    }
}

/// So much energy is paid.
fn paid(energy: u8) -> Option<Amount> {
    (energy > 0).then(|| Amount::new("pm-bolt", -i16::from(energy)))
}

/// An ability; empty if there is no picture of one of its steps.
fn of_ability(ability: &Ability) -> Vec<Amount> {
    let of_step = |step: &Step| Some([paid(step.pay), Some(step.effect.amount()?)]);
    let steps: Option<Vec<_>> = ability.steps.iter().map(of_step).collect();
    steps.unwrap_or_default().into_iter().flatten().flatten().collect()
}

impl Narrator<'_> {
    /// What a choice costs and gains, as far as there are pictures of all of it.
    pub(super) fn amounts(&self, choice: Choice, decider: Player) -> Vec<Amount> {
        let content = self.game.content;
        match choice {
            Choice::PlayHand(card) => of_ability(&content.card(card).hand),
            Choice::Prepare(card) => of_ability(&content.card(card).prep),
            Choice::Launch => vec![Amount::new("pm-rocket", 1)],
            Choice::Energy(_) => {
                let after = self.energy_after(decider);
                let gained = after.saturating_sub(self.game.state.energy[decider]);
                vec![Amount::new("pm-bolt", gained.into())]
            }
            Choice::Pay => paid(self.price()).into_iter().collect(),
            Choice::Count(count) => {
                let effect = self.effect_asked().map(Effect::symbol);
                effect.map(|symbol| Amount::new(symbol, count.into())).into_iter().collect()
            }
            Choice::Land(_) | Choice::Direct(_) | Choice::MoveIn => vec![Amount::new("pm-land", 1)],
            Choice::Trigger(at) => of_ability(&content.buildings[at].ability),
            _ => Vec::new(),
        }
    }
}
