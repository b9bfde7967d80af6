//! Abilities in short, to fit the table; the tooltip has the full text.

use drawing::capital;
use pocket_mars::{Ability, Condition, Effect, Place, Step};

use super::people::Eyes;

/// The steps of an ability, without its condition.
pub(super) fn brief_ability(eyes: &Eyes<'_>, ability: &Ability) -> String {
    let steps: Vec<String> = ability.steps.iter().map(|step| brief_step(eyes, step)).collect();
    steps.join(", ")
}

/// The condition of an ability, as printed before its steps.
pub(super) fn brief_condition(condition: Condition) -> String {
    match condition {
        Condition::NoneHere => "None here".into(),
        Condition::OwnHere(count) => format!("{count} here"),
        Condition::RivalHere => "Rival here".into(),
        Condition::ShipEmpty => "Ship empty".into(),
        Condition::Ship(count) => format!("{count} aboard"),
        Condition::Energy(count) => format!("At {count} energy"),
        Condition::EnergyTop => "Most energy".into(),
        Condition::HandHas(colour) => format!("{} in hand", capital(colour.word())),
    }
}

/// A step with its price.
pub(super) fn brief_step(eyes: &Eyes<'_>, step: &Step) -> String {
    match step.pay {
        0 => brief(eyes, step.effect),
        price => format!("pay {price}: {}", brief(eyes, step.effect)),
    }
}

/// The glyph of an effect.
pub(super) fn glyph_of(effect: Effect) -> &'static str {
    match effect {
        Effect::Launch(_) | Effect::Direct(_) | Effect::Evict => "rocket",
        Effect::Land(..) => "land",
        Effect::Upgrade(..) | Effect::Downgrade(..) | Effect::Shift(_) => "shift",
        Effect::SwapSpaces | Effect::Relocate(_) => "shift",
        Effect::Gain(_) | Effect::Drain(_) => "bolt",
        Effect::Cycle(_) => "under",
        Effect::Draw(_) | Effect::Peek(_) | Effect::Scrap | Effect::Trade => "card",
        Effect::Salvage | Effect::SwapCards | Effect::Flip => "card",
        Effect::Trigger => "star",
    }
}

fn brief(eyes: &Eyes<'_>, effect: Effect) -> String {
    let at = |place| if place == Place::Here { "here" } else { "anywhere" };
    match effect {
        Effect::Launch(count) => format!("launch {count}"),
        Effect::Land(count, place) => format!("land {count} {}", at(place)),
        Effect::Direct(count) => format!("{count} from Earth to any ★"),
        Effect::Upgrade(count, place) => format!("upgrade {count} {}", at(place)),
        Effect::Downgrade(count, place) => format!("downgrade {count} of others {}", at(place)),
        Effect::Shift(count) => format!("move {count} up or down"),
        Effect::SwapSpaces => "swap one on ★ with one on ★★".into(),
        Effect::Relocate(count) => format!("move {count} to another ★"),
        Effect::Evict => "send 1 of others back to its ship".into(),
        Effect::Gain(count) => format!("gain {count} energy"),
        Effect::Drain(count) => format!("another loses {count} energy"),
        Effect::Draw(count) => format!("draw {count}"),
        Effect::Peek(count) => format!("look at {count} of another's prep cards"),
        Effect::Scrap => "discard a prep card of another".into(),
        Effect::Trade => "trade a prep card".into(),
        Effect::Cycle(count) => format!("{count} under the deck"),
        Effect::Salvage => match eyes.view.discard.last() {
            Some(card) => format!("take {} back", eyes.content.card(*card).title),
            None => "take the top discard".into(),
        },
        Effect::SwapCards => "swap 2 cards of a stack".into(),
        Effect::Flip => "turn a top card face-down".into(),
        Effect::Trigger => "use any Building".into(),
    }
}
