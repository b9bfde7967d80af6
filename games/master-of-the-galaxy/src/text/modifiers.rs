//! The modifiers of cards as text.

use super::names::{a, counted, kind_name, pile_name, pile_names};
use crate::game::MasterOfTheGalaxy;
use crate::modifier::{Modifier, Modifiers, Trigger};
use crate::types::{Kind, Letter};

impl MasterOfTheGalaxy {
    /// The modifiers of a card as text; empty if there are none.
    pub fn modifiers_in_words(&self, modifiers: &Modifiers) -> String {
        let said: Vec<String> = modifiers.iter().map(|it| self.modifier_in_words(it)).collect();
        said.join("; ")
    }

    fn modifier_in_words(&self, modifier: Modifier) -> String {
        match modifier {
            Modifier::Hand(count) => format!("you draw {count} more"),
            Modifier::Look(piles, count) => {
                format!("you see {count} where you pick {}", a(&pile_names(piles)))
            }
            Modifier::Limit(pile, count) => {
                format!("you may have {count} of the type {}", pile_name(pile))
            }
            Modifier::Wild(colour, letter, kinds) => {
                let slot = match letter {
                    Letter::Star => "every slot".into(),
                    letter => format!("{} slots", letter.colour().map_or("", |it| it.name())),
                };
                format!("{} fits {slot} of {}", colour.name(), kinds_name(kinds))
            }
            Modifier::Discount(kinds, count, least) => format!(
                "{} need {} less, {least} at least",
                kinds_name(kinds),
                counted(count, "cube", "cubes")
            ),
            Modifier::MixedRoutes => "your routes may mix colours".into(),
            Modifier::SettleAny => "any cube settles".into(),
            Modifier::Fortify(count) => {
                format!("attacks on you need {} more", counted(count, "cube", "cubes"))
            }
            Modifier::On(trigger, effect) => {
                format!("{}: {}", trigger_name(trigger), self.effect_in_words(&effect))
            }
        }
    }
}

fn kinds_name(kinds: game_core::EnumSet<Kind>) -> &'static str {
    match (kinds.len(), kinds.first()) {
        (1, Some(kind)) => kind_name(kind),
        _ => "your cards",
    }
}

const fn trigger_name(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Settle => "after settling",
        Trigger::Capture => "after capturing",
        Trigger::ConflictWon => "after a conflict won",
        Trigger::ConflictWonPlayer => "after a conflict won against a player",
        Trigger::DevelopmentDone => "after a development",
        Trigger::TurnStart => "as your turn begins",
    }
}
