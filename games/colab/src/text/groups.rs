//! Headings for groups of choices: free actions apart from the question itself, and long lists by
//! place.

use std::borrow::Cow;

use game_core::Named as _;
use i18n::{Messages, message};

use crate::choice::Choice;
use crate::game::CoLab;
use crate::sequence::Frame;

impl CoLab {
    /// The heading of a choice; empty if all choices are of one kind.
    pub(super) fn group_of(&self, choice: Choice, messages: Messages) -> String {
        let group = group_of_free(choice, messages);
        group.or_else(|| self.group_of_asked(choice, messages)).unwrap_or_default().into()
    }

    /// Next to free actions every choice needs a heading, or it would appear under theirs.
    fn group_of_asked(&self, choice: Choice, messages: Messages) -> Option<Cow<'static, str>> {
        use Choice::*;
        Some(match (self.state.frames.top()?, choice) {
            (Frame::Turn, _) => message!(messages, "group-turn"),
            (Frame::Move, _) => message!(messages, "group-labs"),
            (Frame::LabAction | Frame::AfterAction, Build | Collect) => {
                message!(messages, "group-lab-action")
            }
            (
                Frame::LabAction
                | Frame::AfterAction
                | Frame::Window
                | Frame::Collect
                | Frame::Build { .. },
                NoAction | GoOn | Stop,
            )
            | (Frame::Effect { .. }, Skip) => message!(messages, "group-otherwise"),
            (Frame::Collect, _) => message!(messages, "group-tiles"),
            (Frame::Build { .. }, _)
            | (Frame::Lose { .. }, DropCard(_))
            | (Frame::Supplies { .. }, Deck(_)) => message!(messages, "group-cards"),
            (_, To(_)) => message!(messages, "group-windows"),
            (_, ToFrozen(_)) => message!(messages, "group-frozen"),
            (_, PayToken(_) | PayWild)
            | (Frame::Lose { .. }, DropToken(_) | DropWild)
            | (Frame::Supplies { .. }, Potion | Token(_)) => message!(messages, "group-tokens"),
            (_, PayMinion(_)) => message!(messages, "group-minion-dice"),
            (_, PayDie(_)) => message!(messages, "group-pool-dice"),
            (Frame::Pay, Done) => message!(messages, "group-enough"),
            (Frame::Lose { .. }, DropPotion(_) | DropStored | DropNew) => {
                message!(messages, "group-potion-tokens")
            }
            (Frame::Lose { .. }, ToBowl(_)) => message!(messages, "group-dice"),
            (Frame::Effect { .. }, FromBowl(_)) => message!(messages, "group-bowl"),
            (Frame::Effect { .. }, Reroll(_)) => message!(messages, "group-pool"),
            (_, Work(window)) => {
                message!(messages, "group-tower", tower = window.tower().named(&messages))
            }
            (_, Place(lab, _)) => message!(messages, "group-lab", lab = lab.named(&messages)),
            (_, Criteria(_)) => message!(messages, "group-criteria"),
            (_, Power(_)) => message!(messages, "group-power"),
            _ => return None,
        })
    }
}

fn group_of_free(choice: Choice, messages: Messages) -> Option<Cow<'static, str>> {
    use Choice::*;
    Some(match choice {
        UsePotion(_) => message!(messages, "group-potions"),
        Trade(_) => message!(messages, "group-research"),
        Flip => message!(messages, "group-flip"),
        UseBonus(_) => message!(messages, "group-bonus"),
        Repair(_) | RepairByResearch(_) | RepairByResources(_) => {
            message!(messages, "group-repairs")
        }
        _ => return None,
    })
}
