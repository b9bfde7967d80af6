//! Questions as text.

use game_core::{Question, Rule, Turn};
use i18n::{Messages, message};

use crate::game::CoLab;
use crate::sequence::{EffectSource, Frame, List};
use crate::types::Player;

use super::counted;
use super::grammar::the_die;

impl CoLab {
    /// The question now.
    pub(crate) fn question_now(&self, messages: Messages) -> Option<Question> {
        let frame = self.state.frames.top()?;
        let who = match self.turn() {
            Turn::Choose(seat) => {
                message!(messages, "asked-player", name = self.name(Player::of_seat(seat)))
            }
            Turn::Chance => message!(messages, "asked-chance"),
            Turn::Over => return None,
        };
        let (rule, text) = self
            .chance_asked(frame)
            .or_else(|| self.enemy_chance(frame, messages))
            .or_else(|| self.enemy_asked(frame, messages))
            .or_else(|| self.asked(frame))?;
        let pending = self.state.frames.pending();
        let trail = pending.iter().filter_map(|frame| self.trail(*frame, messages)).collect();
        let text = message!(messages, "asked-of", who = who, what = text).into();
        Some(Question { text, rule: Rule(rule), trail })
    }

    fn chance_asked(&self, frame: Frame) -> Option<(&'static str, String)> {
        let player = self.name(self.acting());
        Some(match frame {
            Frame::LayTower => ("CL-3.2", "which tower comes next around the board?".into()),
            Frame::LayInsert => ("CL-3.2", "which insert does the next tower get?".into()),
            Frame::LayLab => ("CL-3.2", "which lab comes next around the board?".into()),
            Frame::LayStarter => ("CL-3.3", "which starter tile does the next lab get?".into()),
            Frame::LayExtra { .. } => {
                ("CL-2.3", "which first-tier tile does the next lab get?".into())
            }
            Frame::DrawFirst => ("CL-4.4", "who begins?".into()),
            Frame::DealBonus { .. } => {
                ("CL-7.1", format!("which bonus card is dealt to {player}?"))
            }
            Frame::RollTwo { .. } | Frame::RollOne => {
                ("CL-6.4", format!("what does {player} roll?"))
            }
            Frame::NamedMinion { .. } => ("CL-7.5", format!("which tower does {player} roll?")),
            Frame::LayBait => ("CL-9.3", "which colour lies on the next tower?".into()),
            Frame::RollBowl | Frame::RollDie { .. } => {
                ("CL-24.4", format!("what does the die of {player} show?"))
            }
            Frame::Draw { deck, .. } => {
                ("CL-2.1", format!("which {deck} card does {player} draw?"))
            }
            Frame::DrawTile { tier } => ("CL-28.2", format!("which tile of tier {tier} is drawn?")),
            _ => return None,
        })
    }

    fn asked(&self, frame: Frame) -> Option<(&'static str, String)> {
        Some(match frame {
            Frame::PickScientist => ("CL-4.1", "choose a scientist.".into()),
            Frame::GiftCards { left } => (
                "CL-7.2",
                format!("choose a deck to draw from ({} to come).", counted(left, "card")),
            ),
            Frame::GiftDice { .. } => ("CL-7.3", "choose the colour of a resource die.".into()),
            Frame::GiftTokens { .. } => ("CL-7.4", "choose the colour of a token.".into()),
            Frame::AssignTwo { first, .. } => {
                ("CL-6.5", format!("choose the tower of the minion with {}.", the_die(first)))
            }
            Frame::PlaceAnywhere { .. } => ("CL-9.4", "choose a tower for the minion.".into()),
            Frame::Turn => ("CL-10.1", "take an action turn or rest.".into()),
            Frame::Send => ("CL-11.3", "choose the die of the minion to send.".into()),
            Frame::SendTo { .. } => ("CL-11.3", "choose the tower to send it to.".into()),
            Frame::Retrieve => ("CL-11.2", "choose the minion to retrieve.".into()),
            Frame::TakeRow { tower } => ("CL-11.5", format!("choose a row of the {tower} tower.")),
            Frame::React { .. } => ("CL-22.1", "use a reaction, or pass.".into()),
            Frame::Move => ("CL-12.1", "choose the lab to move to.".into()),
            Frame::LabAction => ("CL-12.4", "build, collect, or neither.".into()),
            Frame::AfterAction => ("CL-12.6", "anything else in this turn?".into()),
            Frame::Window => ("CL-10.3", "anything before the turn goes on?".into()),
            Frame::Collect => ("CL-13.2", "use a tile, or stop collecting.".into()),
            Frame::Workers { left, .. } => {
                ("CL-13.3", format!("choose who works ({} to go).", counted(left, "minion")))
            }
            Frame::Build { .. } => ("CL-16.2", "choose a card to build, or stop.".into()),
            Frame::ExtraBuild { .. } => {
                ("CL-16.6", "choose an extra card to build, or stop.".into())
            }
            Frame::FixPrice => ("CL-17.12", "use a discount, or go on.".into()),
            Frame::DropSymbols => ("CL-17.12", "choose a symbol that falls away.".into()),
            Frame::ChooseCell => ("CL-18.1", "choose the cell for the card.".into()),
            Frame::Pay => ("CL-17.1", "choose what to pay with.".into()),
            Frame::After { .. } => ("CL-19.5", "choose what the card sets off, or pass.".into()),
            Frame::Effect { of, part, .. } => {
                let part = self.effect_of(of).get(part).map_or(String::new(), |part| part.words());
                ("CL-1.14", format!("{part}; choose, or leave it."))
            }
            Frame::DrawSome { left, .. } => (
                "CL-15.1",
                format!("choose a deck to draw from ({} to come).", counted(left, "card")),
            ),
            Frame::KeepSome { keep: 0 | 1, .. } => ("CL-15.1", "choose the card to keep.".into()),
            Frame::KeepSome { keep, .. } => {
                ("CL-15.1", format!("choose {} to keep.", counted(keep, "card")))
            }
            Frame::ChooseFace { die } => {
                ("CL-10.10", format!("choose what {} is turned to.", the_die(die)))
            }
            Frame::FlipAway => ("CL-10.10", "choose the die that goes into the bowl.".into()),
            Frame::FlipTurn => ("CL-10.10", "choose the die to turn.".into()),
            Frame::MoveMinion { .. } => ("CL-11.12", "choose the tower the minion goes to.".into()),
            Frame::PayPotions { .. } => {
                ("CL-23.2", "choose where the potion token comes from.".into())
            }
            Frame::Supplies { .. } => ("CL-24.3", "choose a supply.".into()),
            Frame::PutBack { .. } => ("CL-24.4", "choose dice to roll again.".into()),
            Frame::PlacePotions => ("CL-25.2", "choose a place for a new potion token.".into()),
            Frame::LimitTokens { .. } => (
                "CL-25.6",
                format!("choose {} to discard.", counted(self.tokens_too_many(), "token")),
            ),
            Frame::LimitHand { .. } => (
                "CL-25.7",
                format!("choose {} to discard.", counted(self.cards_too_many(), "card")),
            ),
            Frame::PickTier { .. } => ("CL-28.2", "choose the tier of a tile.".into()),
            Frame::PlaceTile => {
                let tile = self.state.drawn_tile?;
                let words = self.tile_words(tile);
                ("CL-28.2", format!("choose the slot for tile {tile} ({words})."))
            }
            Frame::SectionB => ("CL-31.4", "choose the section B to score.".into()),
            _ => return None,
        })
    }

    /// The name of a pending frame; `None` for frames without one.
    fn trail(&self, frame: Frame, messages: Messages) -> Option<String> {
        Some(match frame {
            Frame::Steps { list: List::ActionTurn, .. } => "Action turn".into(),
            Frame::Steps { list: List::RestTurn, .. } => "Rest turn".into(),
            Frame::Steps { list: List::EndOfTurn, .. } => "End of turn".into(),
            Frame::Steps { list: List::EnemyTurn, .. } => {
                let enemy = self.state.enemies.turn?;
                message!(messages, "trail-turn", enemy = self.enemy_name(enemy)).into()
            }
            Frame::Steps { .. } => "Set-up".into(),
            Frame::Collect => "Collect".into(),
            Frame::Build { .. } => "Build".into(),
            Frame::ExtraBuild { .. } => "Extra build".into(),
            Frame::FixPrice | Frame::DropSymbols | Frame::ChooseCell | Frame::Pay => {
                if let Some(window) = self.state.payment.repair {
                    return Some(format!("Repairing {window}"));
                }
                let card = self.state.payment.card?;
                format!("Building {}", self.title(card))
            }
            Frame::After { nth, .. } => {
                let card = self.state.you().grid.nth(nth)?.card;
                format!("After building {}", self.title(card))
            }
            Frame::Effect { of, .. } => match of {
                EffectSource::Row(tower, row) => format!("The {row} row of the {tower} tower"),
                EffectSource::Tile(tile) => format!("Tile {tile}"),
                EffectSource::Trade(trade) => format!("Trade {trade}"),
                EffectSource::Built(nth) => {
                    self.title(self.state.you().grid.nth(nth)?.card).to_string()
                }
                EffectSource::Bonus(bonus) => format!("Bonus card {bonus}"),
            },
            Frame::UpgradeRound { .. } => "Upgrade round".into(),
            _ => return self.enemy_trail(frame, messages),
        })
    }
}
