//! Headings for groups of choices: free actions apart from the question itself, and long lists by
//! place.

use game_core::grammar::capital;
use i18n::{Messages, message};

use crate::choice::Choice;
use crate::game::CoLab;
use crate::sequence::Frame;

impl CoLab {
    /// The heading of a choice; empty if all choices are of one kind.
    pub(super) fn group_of(&self, choice: Choice, messages: Messages) -> String {
        self.group_of_free(choice)
            .map(str::to_string)
            .or_else(|| self.group_of_asked(choice, messages))
            .unwrap_or_default()
    }

    fn group_of_free(&self, choice: Choice) -> Option<&'static str> {
        use Choice::*;
        Some(match choice {
            UsePotion(_) => "Potions",
            Trade(_) => "Research",
            Flip => "Dice",
            UseBonus(_) => "Bonus cards",
            Repair(_) | RepairByResearch(_) | RepairByResources(_) => "Repairs",
            _ => return None,
        })
    }

    /// Next to free actions every choice needs a heading, or it would appear under theirs.
    fn group_of_asked(&self, choice: Choice, messages: Messages) -> Option<String> {
        use Choice::*;
        let plain = match (self.state.frames.top()?, choice) {
            (Frame::Turn, _) => "Turn",
            (Frame::Move, _) => "Labs",
            (Frame::LabAction | Frame::AfterAction, Build | Collect) => "Lab action",
            (
                Frame::LabAction
                | Frame::AfterAction
                | Frame::Window
                | Frame::Collect
                | Frame::Build { .. },
                NoAction | GoOn | Stop,
            ) => "Otherwise",
            (Frame::Collect, _) => "Tiles",
            (Frame::Build { .. }, _) => "Cards",
            (_, To(_)) => return Some(message!(messages, "group-windows").into()),
            (_, ToFrozen(_)) => "Frozen windows",
            (_, PayToken(_) | PayWild) => "Tokens",
            (_, PayMinion(_)) => "Dice on minions",
            (_, PayDie(_)) => "Dice of the pool",
            (Frame::Pay, Done) => "Enough",
            (Frame::Lose { .. }, DropToken(_) | DropWild) => "Tokens",
            (Frame::Lose { .. }, DropCard(_)) => "Cards",
            (Frame::Lose { .. }, DropPotion(_) | DropStored | DropNew) => "Potion tokens",
            (Frame::Lose { .. }, ToBowl(_)) => "Dice",
            (Frame::Supplies { .. }, Potion | Token(_)) => "Tokens",
            (Frame::Supplies { .. }, Deck(_)) => "Cards",
            (Frame::Effect { .. }, FromBowl(_)) => "From the bowl",
            (Frame::Effect { .. }, Reroll(_)) => "From the pool",
            (Frame::Effect { .. }, Skip) => "Otherwise",
            (_, Work(window)) => return Some(capital(&format!("{} tower", window.tower()))),
            (_, Place(lab, _)) => return Some(capital(&format!("{lab} lab"))),
            _ => return None,
        };
        Some(plain.into())
    }
}
