//! Questions as text.

use std::borrow::Cow;

use game_core::{Named, Question, Rule, Turn};
use i18n::{Messages, Value, message};

use crate::automa::Loss;
use crate::game::CoLab;
use crate::sequence::{EffectSource, Frame, List};
use crate::types::{Player, Scientist};

use super::actions::harm;
use super::narrator::Narrator;

/// A rule and a text.
type Asked = (&'static str, Cow<'static, str>);

impl CoLab {
    /// The question now.
    pub(super) fn question_now(&self, told: &Narrator<'_>) -> Option<Question> {
        let messages = told.messages;
        let frame = self.state.frames.top()?;
        let asked = match self.turn() {
            Turn::Choose(seat) if !self.options.alone() => Some(Player::of_seat(seat)),
            Turn::Choose(_) | Turn::Chance => None,
            Turn::Over => return None,
        };
        let (rule, text) = self
            .chance_asked(frame, told)
            .or_else(|| self.enemy_chance(frame, messages))
            .or_else(|| self.enemy_asked(frame, told))
            .or_else(|| self.set_up_asked(frame, told))
            .or_else(|| self.asked(frame, told))
            .or_else(|| self.end_asked(frame, told))?;
        let pending = self.state.frames.pending();
        let trail = pending.iter().filter_map(|frame| self.trail(*frame, told)).collect();
        let text = match asked {
            Some(player) => {
                let who = player.named(told);
                message!(messages, "asked-of", who = who, what = text).into()
            }
            None => text.into(),
        };
        Some(Question { text, rule: Rule(rule), trail })
    }

    fn chance_asked(&self, frame: Frame, told: &Narrator<'_>) -> Option<Asked> {
        let messages = told.messages;
        let player = || self.acting().named(told);
        Some(match frame {
            Frame::LayTower => ("CL-3.2", message!(messages, "ask-tower")),
            Frame::LayInsert => ("CL-3.2", message!(messages, "ask-insert")),
            Frame::LayLab => ("CL-3.2", message!(messages, "ask-lab")),
            Frame::LayStarter => ("CL-3.3", message!(messages, "ask-starter-tile")),
            Frame::LayExtra { .. } => ("CL-2.3", message!(messages, "ask-extra-tile")),
            Frame::DrawFirst => ("CL-4.4", message!(messages, "ask-first")),
            Frame::DealBonus { .. } => {
                ("CL-7.1", message!(messages, "ask-bonus", player = player()))
            }
            Frame::RollTwo { .. } | Frame::RollOne => {
                ("CL-6.4", message!(messages, "ask-roll", player = player()))
            }
            Frame::NamedMinion { .. } => {
                ("CL-7.5", message!(messages, "ask-rolled-tower", player = player()))
            }
            Frame::LayBait => ("CL-9.3", message!(messages, "ask-bait")),
            Frame::RollBowl | Frame::RollDie { .. } => {
                ("CL-24.4", message!(messages, "ask-die", player = player()))
            }
            Frame::Draw { deck, .. } => {
                let deck = deck.named(told);
                ("CL-2.1", message!(messages, "ask-card", player = player(), deck = deck))
            }
            Frame::DrawTile { tier } => {
                ("CL-28.2", message!(messages, "ask-tile", tier = tier.named(told)))
            }
            _ => return None,
        })
    }

    /// What chance is asked for an enemy.
    fn enemy_chance(&self, frame: Frame, messages: Messages) -> Option<Asked> {
        let name = |by: Scientist| self.enemy_name(by);
        Some(match frame {
            Frame::DrawActive => ("CLS-1.11", message!(messages, "ask-active")),
            Frame::AddPower { .. } => ("CLS-1.9", message!(messages, "asks-power")),
            Frame::DrawNeed { by } => {
                ("CLS-1.5", message!(messages, "asks-need", enemy = name(by)))
            }
            Frame::FirstFace { by } | Frame::RollFace { by, .. } => {
                ("CLS-12.1", message!(messages, "asks-face", enemy = name(by)))
            }
            Frame::FirstTower { by, .. } => {
                ("CLS-3.1", message!(messages, "ask-enemy-tower", enemy = name(by)))
            }
            Frame::FirstPlace { by } => {
                ("CLS-3.4", message!(messages, "ask-enemy-lab", enemy = name(by)))
            }
            Frame::RollPair { .. } => ("CLS-3.7", message!(messages, "ask-white-die")),
            Frame::DrawToken => ("CLS-4.2", message!(messages, "asks-token")),
            Frame::DrawDoom { by } => {
                ("CLS-4.4", message!(messages, "asks-doom", enemy = name(by)))
            }
            Frame::AimMinion { by, .. } => {
                ("CLS-10.9", message!(messages, "asks-minion-tower", enemy = name(by)))
            }
            Frame::AimRoll { by, .. } => {
                ("CLS-11.1", message!(messages, "asks-tower", enemy = name(by)))
            }
            _ => return None,
        })
    }

    /// What a player is asked for an enemy, or in the set-up against one.
    fn enemy_asked(&self, frame: Frame, told: &Narrator<'_>) -> Option<Asked> {
        let messages = told.messages;
        let name = |by: Scientist| self.enemy_name(by);
        Some(match frame {
            Frame::PlacePair { .. } => ("CLS-3.7", message!(messages, "ask-place-pair")),
            Frame::PlaceWithRow { die } => {
                ("CLS-3.7", message!(messages, "ask-place-row", die = die.named(told)))
            }
            Frame::CardActions { by, .. } => {
                ("CLS-5.2", message!(messages, "asks-card", enemy = name(by)))
            }
            Frame::ChargeSeveral { .. } => ("CLS-8.11", message!(messages, "asks-charge")),
            Frame::Nearest { by, .. } => {
                ("CLS-10.1", message!(messages, "asks-nearest", enemy = name(by)))
            }
            Frame::AimMost { by, .. } => {
                ("CLS-11.1", message!(messages, "asks-fullest", enemy = name(by)))
            }
            Frame::Harm { by, deed, left, .. } => {
                let what = harm(deed, left, messages);
                ("CLS-11.3", message!(messages, "asks-harm", enemy = name(by), what = what))
            }
            Frame::Lose { what, left, .. } => {
                let what: Loss = what;
                let what = what.named(told);
                ("CLS-12.4", message!(messages, "ask-lose", what = what, count = left))
            }
            Frame::Wreck { by } => ("CLS-11.1", message!(messages, "asks-wreck", enemy = name(by))),
            _ => return None,
        })
    }

    fn set_up_asked(&self, frame: Frame, told: &Narrator<'_>) -> Option<Asked> {
        let messages = told.messages;
        Some(match frame {
            Frame::PickScientist => ("CL-4.1", message!(messages, "ask-scientist")),
            Frame::GiftCards { left } => {
                ("CL-7.2", message!(messages, "ask-gift-card", left = left))
            }
            Frame::GiftDice { .. } => ("CL-7.3", message!(messages, "ask-gift-die")),
            Frame::GiftTokens { .. } => ("CL-7.4", message!(messages, "ask-gift-token")),
            Frame::AssignTwo { first, .. } => {
                ("CL-6.5", message!(messages, "ask-assign", die = first.named(told)))
            }
            Frame::PlaceAnywhere { .. } => ("CL-9.4", message!(messages, "ask-place-anywhere")),
            _ => return None,
        })
    }

    fn asked(&self, frame: Frame, told: &Narrator<'_>) -> Option<Asked> {
        let messages = told.messages;
        Some(match frame {
            Frame::Turn => ("CL-10.1", message!(messages, "ask-turn")),
            Frame::Send => ("CL-11.3", message!(messages, "ask-send")),
            Frame::SendTo { .. } => ("CL-11.3", message!(messages, "ask-send-to")),
            Frame::Retrieve => ("CL-11.2", message!(messages, "ask-retrieve")),
            Frame::TakeRow { tower } => {
                ("CL-11.5", message!(messages, "ask-row", tower = tower.named(told)))
            }
            Frame::React { .. } => ("CL-22.1", message!(messages, "ask-react")),
            Frame::Move => ("CL-12.1", message!(messages, "ask-move")),
            Frame::LabAction => ("CL-12.4", message!(messages, "ask-lab-action")),
            Frame::AfterAction => ("CL-12.6", message!(messages, "ask-after")),
            Frame::Window => ("CL-10.3", message!(messages, "ask-window")),
            Frame::Collect => ("CL-13.2", message!(messages, "ask-collect")),
            Frame::Workers { left, .. } => {
                ("CL-13.3", message!(messages, "ask-workers", left = left))
            }
            Frame::Build { .. } => ("CL-16.2", message!(messages, "ask-build")),
            Frame::ExtraBuild { .. } => ("CL-16.6", message!(messages, "ask-extra-build")),
            Frame::FixPrice => ("CL-17.12", message!(messages, "ask-price")),
            Frame::DropSymbols => ("CL-17.12", message!(messages, "ask-drop")),
            Frame::ChooseCell => {
                let card = self.state.payment.card.named(told);
                ("CL-18.1", message!(messages, "ask-cell", card = card))
            }
            Frame::Pay => ("CL-17.1", message!(messages, "ask-pay")),
            Frame::After { nth, .. } => {
                let card = self.state.you().grid.nth(nth).map(|built| built.card);
                ("CL-19.5", message!(messages, "ask-set-off", card = card.named(told)))
            }
            Frame::Effect { of, part, .. } => {
                let part = self.effect_of(of).get(part);
                let effect = part.map_or(String::new(), |part| part.words(messages));
                ("CL-1.14", message!(messages, "ask-effect", effect = effect))
            }
            Frame::DrawSome { left, .. } => {
                ("CL-15.1", message!(messages, "ask-draw", left = left))
            }
            Frame::KeepSome { keep, .. } => {
                ("CL-15.1", message!(messages, "ask-keep", count = keep.max(1)))
            }
            Frame::ChooseFace { die } => {
                ("CL-10.10", message!(messages, "ask-face", die = die.named(told)))
            }
            Frame::FlipAway => ("CL-10.10", message!(messages, "ask-flip-away")),
            Frame::FlipTurn => ("CL-10.10", message!(messages, "ask-flip-turn")),
            Frame::MoveMinion { .. } => ("CL-11.12", message!(messages, "ask-reposition")),
            Frame::PayPotions { .. } => ("CL-23.2", message!(messages, "ask-potion-from")),
            _ => return None,
        })
    }

    fn end_asked(&self, frame: Frame, told: &Narrator<'_>) -> Option<Asked> {
        let messages = told.messages;
        Some(match frame {
            Frame::Supplies { .. } => ("CL-24.3", message!(messages, "ask-supply")),
            Frame::PutBack { .. } => ("CL-24.4", message!(messages, "ask-put-back")),
            Frame::PlacePotions => ("CL-25.2", message!(messages, "ask-potion-to")),
            Frame::LimitTokens { .. } => {
                let count = self.tokens_too_many();
                ("CL-25.6", message!(messages, "ask-too-many-tokens", count = count))
            }
            Frame::LimitHand { .. } => {
                let count = self.cards_too_many();
                ("CL-25.7", message!(messages, "ask-too-many-cards", count = count))
            }
            Frame::PickTier { .. } => ("CL-28.2", message!(messages, "ask-tier")),
            Frame::PlaceTile => {
                let tile = self.state.drawn_tile?.named(told);
                ("CL-28.2", message!(messages, "ask-place-tile", tile = tile))
            }
            Frame::SectionB => ("CL-31.4", message!(messages, "ask-section-b")),
            _ => return None,
        })
    }

    /// The name of a pending frame; `None` for frames without one.
    fn trail(&self, frame: Frame, told: &Narrator<'_>) -> Option<String> {
        let messages = told.messages;
        let card = |nth| -> Option<Value<'static>> {
            Some(self.state.you().grid.nth(nth)?.card.named(told))
        };
        let said = match frame {
            Frame::Steps { list: List::ActionTurn, .. } => message!(messages, "trail-action-turn"),
            Frame::Steps { list: List::RestTurn, .. } => message!(messages, "trail-rest-turn"),
            Frame::Steps { list: List::EndOfTurn, .. } => message!(messages, "trail-end-of-turn"),
            Frame::Steps { list: List::EnemyTurn, .. } => {
                let enemy = self.state.enemies.turn?;
                message!(messages, "trail-turn", enemy = self.enemy_name(enemy))
            }
            Frame::Steps { .. } => message!(messages, "trail-set-up"),
            Frame::Collect => message!(messages, "trail-collect"),
            Frame::Build { .. } => message!(messages, "trail-build"),
            Frame::ExtraBuild { .. } => message!(messages, "trail-extra-build"),
            Frame::FixPrice | Frame::DropSymbols | Frame::ChooseCell | Frame::Pay => {
                match self.state.payment.repair {
                    Some(window) => {
                        message!(messages, "trail-repair", window = window.named(told))
                    }
                    None => {
                        let card = self.state.payment.card?.named(told);
                        message!(messages, "trail-building", card = card)
                    }
                }
            }
            Frame::After { nth, .. } => message!(messages, "trail-built", card = card(nth)?),
            Frame::Effect { of, .. } => match of {
                EffectSource::Row(tower, row) => {
                    let (tower, row) = (tower.named(told), row.named(told));
                    message!(messages, "trail-row", tower = tower, row = row)
                }
                EffectSource::Tile(tile) => {
                    message!(messages, "trail-tile", tile = tile.named(told))
                }
                EffectSource::Trade(trade) => {
                    message!(messages, "trail-trade", trade = trade.named(told))
                }
                EffectSource::Built(nth) => {
                    let card = self.state.you().grid.nth(nth)?.card;
                    self.content.card_title(card, messages).into_owned().into()
                }
                EffectSource::Bonus(bonus) => {
                    message!(messages, "trail-bonus", bonus = bonus.named(told))
                }
            },
            Frame::UpgradeRound { .. } => message!(messages, "trail-upgrade"),
            Frame::Act { by, of, .. } => {
                let (enemy, cause) = (self.enemy_name(by), self.cause(of, messages));
                message!(messages, "trail-act", enemy = enemy, cause = cause)
            }
            Frame::CardActions { by, .. } => {
                message!(messages, "trail-builds", enemy = self.enemy_name(by))
            }
            _ => return None,
        };
        Some(said.into())
    }
}
