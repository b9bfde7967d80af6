//! Questions and choices about enemies as text.

use game_core::grammar::capital;
use i18n::{Messages, message};

use crate::automa::Loss;
use crate::choice::Choice;
use crate::enemy_action::Goods;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::state::{Minion, Owner};
use crate::types::Scientist;

use super::actions::{face_does, harm};
use super::grammar::the_die;
use super::localized_names::{face_in, slot_in, the_tower_in, things, window_in};

/// A rule, a label, and the cost or gain.
type ChoiceText = (&'static str, String, String);

fn said(rule: &'static str, label: impl Into<String>) -> ChoiceText {
    (rule, label.into(), String::new())
}

impl CoLab {
    /// A choice of or for an enemy. Choices that a helper never shows are in English.
    pub(super) fn enemy_said(&self, choice: Choice, messages: Messages) -> Option<ChoiceText> {
        let does = |card| self.content.doomsday[card].action.words_in(messages);
        let first = |name: String| message!(messages, "choice-first", name = name);
        let token = |token, power| capital(&self.token(token, power, messages));
        Some(match choice {
            Choice::Active(enemy) => said("CLS-1.11", self.enemy_name(enemy)),
            Choice::Criteria(kind) => said("CLS-4.2", token(kind, false)),
            Choice::Power(kind) => said("CLS-4.2", token(kind, true)),
            Choice::AddPower(kind) => said("CLS-1.9", token(kind, true)),
            Choice::Face(face) => ("CLS-12.1", face_in(face, messages), face_does(face, messages)),
            Choice::Need(need) => said(
                "CLS-1.5",
                message!(messages, "choice-need", tokens = things(need, "bag", messages)),
            ),
            Choice::Doom(card) => ("CLS-4.4", self.doom_at(card, messages), does(card)),
            Choice::Enemy(enemy) => said("CLS-8.11", first(self.enemy_name(enemy))),
            Choice::Nearest(at) => {
                let window = window_in(at, messages);
                let face = self.state.windows[at].and_then(|minion| minion.face);
                let label = match face.map(|face| face_in(face, messages)) {
                    Some(face) => {
                        message!(messages, "choice-minion-face", window = window, face = face)
                    }
                    None => message!(messages, "choice-minion", window = window),
                };
                said("CLS-10.1", label)
            }
            Choice::Act(card) => ("CLS-5.2", first(self.doom(card)).into(), does(card)),
            Choice::To(tower) => {
                let windows = tower.windows();
                let (rule, detail) = match self.state.frames.top()? {
                    Frame::Harm { .. } => {
                        let empty = windows.filter(|one| self.state.is_empty(*one)).count();
                        ("CLS-11.3", things(empty as u8, "window", messages))
                    }
                    Frame::AimMost { .. } => {
                        let minions = windows.filter_map(|one| self.state.windows[one]);
                        let own = |one: &Minion| matches!(one.owner, Owner::Player(_));
                        let count = minions.filter(own).count();
                        ("CLS-11.1", message!(messages, "choice-minions", count = count).into())
                    }
                    _ => return None,
                };
                (rule, capital(&the_tower_in(tower, messages)), detail)
            }
            Choice::Wreck(slot) => {
                said("CLS-11.1", message!(messages, "choice-slot", slot = slot_in(slot, messages)))
            }
            _ => return Self::against_said(choice),
        })
    }

    /// A player's choices against enemies: repairs, frozen windows, and potion tokens to discard.
    fn against_said(choice: Choice) -> Option<ChoiceText> {
        Some(match choice {
            Choice::Repair(window) => {
                ("CLS-14.2", format!("Repair {window}"), "once in a rest turn".into())
            }
            Choice::RepairByResearch(window) => {
                ("CLS-14.3", format!("Repair {window} by research"), "3 research tokens".into())
            }
            Choice::RepairByResources(window) => {
                let symbol = window.tower().symbol();
                let price = format!("2 resources: {symbol}, {symbol}");
                ("CLS-14.4", format!("Repair {window} by resources"), price)
            }
            Choice::ToFrozen(tower) => {
                ("CLS-13.3", format!("Into the ice of the {tower} tower"), "it breaks".into())
            }
            Choice::DropPotion(cell) => {
                said("CLS-12.4", format!("Discard a potion token from {cell}"))
            }
            Choice::DropStored => said("CLS-12.4", "Discard the stored potion token"),
            Choice::DropNew => said("CLS-12.4", "Discard a new potion token"),
            _ => return None,
        })
    }

    /// The text of a chance question for an enemy.
    pub(super) fn enemy_chance(
        &self,
        frame: Frame,
        messages: Messages,
    ) -> Option<(&'static str, String)> {
        let name = |by: Scientist| self.enemy_name(by);
        Some(match frame {
            Frame::DrawActive => ("CLS-1.11", "who holds the active enemy token?".into()),
            Frame::AddPower { .. } => ("CLS-1.9", message!(messages, "asks-power").into()),
            Frame::DrawNeed { by } => {
                ("CLS-1.5", message!(messages, "asks-need", enemy = name(by)).into())
            }
            Frame::FirstFace { by } | Frame::RollFace { by, .. } => {
                ("CLS-12.1", message!(messages, "asks-face", enemy = name(by)).into())
            }
            Frame::FirstTower { by, .. } => {
                ("CLS-3.1", format!("which tower for a minion of {}?", name(by)))
            }
            Frame::FirstPlace { by } => ("CLS-3.4", format!("which lab for {}?", name(by))),
            Frame::RollPair { .. } => ("CLS-3.7", "what does the white die show?".into()),
            Frame::DrawToken => ("CLS-4.2", message!(messages, "asks-token").into()),
            Frame::DrawDoom { by } => {
                ("CLS-4.4", message!(messages, "asks-doom", enemy = name(by)).into())
            }
            Frame::AimMinion { by, .. } => {
                ("CLS-10.9", message!(messages, "asks-minion-tower", enemy = name(by)).into())
            }
            Frame::AimRoll { by, .. } => {
                ("CLS-11.1", message!(messages, "asks-tower", enemy = name(by)).into())
            }
            _ => return None,
        })
    }

    /// The text of a player's question for an enemy, or in the set-up against one.
    pub(super) fn enemy_asked(
        &self,
        frame: Frame,
        messages: Messages,
    ) -> Option<(&'static str, String)> {
        let name = |by: Scientist| self.enemy_name(by);
        Some(match frame {
            Frame::PlacePair { .. } => ("CLS-3.7", "choose which minion is placed first.".into()),
            Frame::PlaceWithRow { die } => {
                ("CLS-3.7", format!("choose where the minion with {} goes.", the_die(die)))
            }
            Frame::CardActions { by, .. } => {
                ("CLS-5.2", message!(messages, "asks-card", enemy = name(by)).into())
            }
            Frame::ChargeSeveral { .. } => ("CLS-8.11", message!(messages, "asks-charge").into()),
            Frame::Nearest { by, .. } => {
                ("CLS-10.1", message!(messages, "asks-nearest", enemy = name(by)).into())
            }
            Frame::AimMost { by, .. } => {
                ("CLS-11.1", message!(messages, "asks-fullest", enemy = name(by)).into())
            }
            Frame::Harm { by, deed, left, .. } => {
                let what = harm(deed, left, messages);
                ("CLS-11.3", message!(messages, "asks-harm", enemy = name(by), what = what).into())
            }
            Frame::Lose { what, left, .. } => {
                ("CLS-12.4", format!("choose {} to discard.", loss(what, left)))
            }
            Frame::Wreck { by } => {
                ("CLS-11.1", message!(messages, "asks-wreck", enemy = name(by)).into())
            }
            _ => return None,
        })
    }

    /// The name of a pending frame of an enemy.
    pub(super) fn enemy_trail(&self, frame: Frame, messages: Messages) -> Option<String> {
        Some(match frame {
            Frame::Act { by, of, .. } => {
                let (enemy, cause) = (self.enemy_name(by), self.cause(of, messages));
                message!(messages, "trail-act", enemy = enemy, cause = cause).into()
            }
            Frame::CardActions { by, .. } => {
                message!(messages, "trail-builds", enemy = self.enemy_name(by)).into()
            }
            _ => return None,
        })
    }
}

fn loss(what: Loss, count: u8) -> String {
    let (one, several) = match what {
        Loss::Any => ("a die, a token or a card", "dice, tokens or cards"),
        Loss::Only(goods) => match goods {
            Goods::Research => ("a research token", "research tokens"),
            Goods::Potion => ("a potion token", "potion tokens"),
            Goods::Token => ("a resource or wild token", "resource or wild tokens"),
            Goods::Card => ("a card", "cards"),
        },
    };
    if count == 1 { one.into() } else { format!("{count} {several}") }
}
