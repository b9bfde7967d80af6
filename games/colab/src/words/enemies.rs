//! What is asked and chosen for enemies and against them, in words.

use table::phrases::capital;

use crate::automa::Loss;
use crate::choice::Choice;
use crate::enemy_action::Goods;
use crate::game::CoLab;
use crate::kinds::{Scientist, Window};
use crate::sequence::Frame;
use crate::state::{Minion, Owner};

use super::actions::{face_does, face_words, harm};
use super::counted;
use super::phrases::the_die;

/// A rule, a label, and what it costs or brings.
type Said = (&'static str, String, String);

fn said(rule: &'static str, label: impl Into<String>) -> Said {
    (rule, label.into(), String::new())
}

impl CoLab {
    /// A choice of or for an enemy.
    pub(super) fn enemy_said(&self, choice: Choice) -> Option<Said> {
        Some(match choice {
            Choice::Active(enemy) => said("CLS-1.11", self.enemy_name(enemy)),
            Choice::Criteria(token) => said("CLS-4.2", capital(&self.token(token, false))),
            Choice::Power(token) => said("CLS-4.2", capital(&self.token(token, true))),
            Choice::AddPower(token) => said("CLS-1.9", capital(&self.token(token, true))),
            Choice::Face(face) => ("CLS-12.1", face_words(face), face_does(face).into()),
            Choice::Need(need) => said("CLS-1.5", format!("It needs {}", counted(need, "token"))),
            Choice::Doom(card) => {
                ("CLS-4.4", self.doom_at(card), self.content.doomsday[card].action.words())
            }
            Choice::Enemy(enemy) => said("CLS-8.11", format!("{} first", self.enemy_name(enemy))),
            Choice::Nearest(window) => {
                said("CLS-10.1", format!("The minion in {window}{}", self.face_in(window)))
            }
            Choice::Act(card) => {
                let action = self.content.doomsday[card].action.words();
                ("CLS-5.2", format!("{} first", self.doom(card)), action)
            }
            Choice::To(tower) => {
                let windows = tower.windows();
                let (rule, detail) = match self.state.frames.top()? {
                    Frame::Harm { .. } => {
                        let empty = windows.filter(|one| self.state.is_empty(*one)).count();
                        ("CLS-11.3", counted(empty as u8, "empty window"))
                    }
                    Frame::AimMost { .. } => {
                        let minions = windows.filter_map(|one| self.state.windows[one]);
                        let own = |one: &Minion| matches!(one.owner, Owner::Player(_));
                        {
                            let minions = counted(minions.filter(own).count() as u8, "minion");
                            ("CLS-11.1", format!("{minions} of players"))
                        }
                    }
                    _ => return None,
                };
                (rule, format!("The {tower} tower"), detail)
            }
            Choice::Wreck(slot) => said("CLS-11.1", format!("The tile in slot {slot}")),
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

    fn face_in(&self, window: Window) -> String {
        let face = self.state.windows[window].and_then(|minion| minion.face);
        face.map_or(String::new(), |face| format!(" with {}", face_words(face)))
    }

    /// What chance is asked for an enemy.
    pub(super) fn enemy_chance(&self, frame: Frame) -> Option<(&'static str, String)> {
        let name = |by: Scientist| self.enemy_name(by);
        Some(match frame {
            Frame::DrawActive => ("CLS-1.11", "who holds the active enemy token?".into()),
            Frame::AddPower { .. } => ("CLS-1.9", "which power token goes into the bag?".into()),
            Frame::DrawNeed { by } => {
                ("CLS-1.5", format!("how many tokens does the top card of {} need?", name(by)))
            }
            Frame::FirstFace { by } | Frame::RollFace { by, .. } => {
                ("CLS-12.1", format!("what does the die of {} show?", name(by)))
            }
            Frame::FirstTower { by, .. } => {
                ("CLS-3.1", format!("which tower for a minion of {}?", name(by)))
            }
            Frame::FirstPlace { by } => ("CLS-3.4", format!("which lab for {}?", name(by))),
            Frame::RollPair { .. } => ("CLS-3.7", "what does the white die show?".into()),
            Frame::DrawToken => ("CLS-4.2", "which token comes out of the bag?".into()),
            Frame::DrawDoom { by } => ("CLS-4.4", format!("which card does {} build?", name(by))),
            Frame::AimMinion { by, .. } => {
                ("CLS-10.9", format!("which tower for the minion of {}?", name(by)))
            }
            Frame::AimRoll { by, .. } => {
                ("CLS-11.1", format!("which tower does {} hit?", name(by)))
            }
            _ => return None,
        })
    }

    /// What a player is asked for an enemy, or in the set-up against one.
    pub(super) fn enemy_asked(&self, frame: Frame) -> Option<(&'static str, String)> {
        let name = |by: Scientist| self.enemy_name(by);
        Some(match frame {
            Frame::PlacePair { .. } => ("CLS-3.7", "choose which minion is placed first.".into()),
            Frame::PlaceWithRow { die } => {
                ("CLS-3.7", format!("choose where the minion with {} goes.", the_die(die)))
            }
            Frame::CardActions { by, .. } => {
                ("CLS-5.2", format!("choose which card of {} acts next.", name(by)))
            }
            Frame::ChargeSeveral { .. } => ("CLS-8.11", "choose which enemy charges next.".into()),
            Frame::Nearest { by, .. } => (
                "CLS-10.1",
                format!(
                    "two minions of {} are as near to the scientist: choose which moves.",
                    name(by)
                ),
            ),
            Frame::AimMost { by, .. } => {
                ("CLS-11.1", format!("choose which of the fullest towers {} hits.", name(by)))
            }
            Frame::Harm { by, deed, left, .. } => (
                "CLS-11.3",
                format!(
                    "choose the tower for a token of {} ({} to come).",
                    name(by),
                    harm(deed, left)
                ),
            ),
            Frame::Lose { what, left, .. } => {
                ("CLS-12.4", format!("discard {} ({left} to come).", loss(what)))
            }
            Frame::Wreck { by } => ("CLS-11.1", format!("choose which tile {} wrecks.", name(by))),
            _ => return None,
        })
    }

    /// What a pending frame of an enemy is called.
    pub(super) fn enemy_trail(&self, frame: Frame) -> Option<String> {
        Some(match frame {
            Frame::Act { by, of, .. } => format!("{}: {}", self.enemy_name(by), self.cause(of)),
            Frame::CardActions { by, .. } => format!("{} builds", self.enemy_name(by)),
            _ => return None,
        })
    }
}

fn loss(what: Loss) -> &'static str {
    match what {
        Loss::Any => "a die, a token or a card",
        Loss::Only(goods) => match goods {
            Goods::Research => "a research token",
            Goods::Potion => "a potion token",
            Goods::Token => "a resource or wild token",
            Goods::Card => "a card",
        },
    }
}
