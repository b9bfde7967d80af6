//! Questions as text, with the pending frames that led to them.

use std::borrow::Cow;

use game_core::{Named as _, Question, Rule, Turn};
use i18n::message;

use super::names::Narrator;
use crate::ability::Effect;
use crate::sequence::{AbilityOf, Frame, List};
use crate::types::{Building, Player};

impl Narrator<'_> {
    /// The question that is pending.
    pub(crate) fn question(&self) -> Option<Question> {
        let frame = self.game.state.frames.top()?;
        if self.game.turn() == Turn::Over {
            return None;
        }
        let (rule, text) = self.asked(frame);
        let pending = self.game.state.frames.pending();
        let trail = pending.iter().filter_map(|&frame| self.trail(frame)).map(Into::into);
        Some(Question { text: text.into(), rule: Rule(rule), trail: trail.collect() })
    }

    /// The question of a frame, with its rule.
    pub(super) fn asked(&self, frame: Frame) -> (&'static str, Cow<'static, str>) {
        let (messages, solo, state) = (self.messages, self.game.options.solo(), &self.game.state);
        match frame {
            Frame::ChooseShip { player: Player::Androids, .. } => {
                ("DA-1.2", message!(messages, "ask-android-ship"))
            }
            Frame::ChooseShip { .. } => ("PM-3.1b", message!(messages, "ask-ship")),
            Frame::Deal { player, packet, .. } => {
                let rule = if packet { "PM-13.1" } else { "PM-3.4a" };
                (rule, message!(messages, "ask-dealt", player = player.named(self)))
            }
            Frame::Keep { .. } => ("PM-13.1", message!(messages, "ask-keep")),
            Frame::FillModule { player } => {
                let nth = if state.picks[player].is_empty() { "first" } else { "second" };
                ("PM-3.5", message!(messages, "ask-prepare", nth = nth))
            }
            Frame::DrawStartingPlayer => ("PM-3.7", message!(messages, "ask-starts")),
            Frame::Action => {
                (if solo { "DA-4.1" } else { "PM-4.0a" }, message!(messages, "ask-action"))
            }
            Frame::LandByValue => {
                let here = self.game.here().unwrap_or(Building::Greenhouse);
                let foreign = state.connection.is_some_and(|it| it.owner != state.active);
                let rule = match (foreign, solo) {
                    (false, _) => "PM-4.2b",
                    (true, true) => "DA-4.4b",
                    (true, false) => "PM-4.3f",
                };
                (rule, message!(messages, "ask-move-in", building = here.named(self)))
            }
            Frame::Ability { of, step, paid, done, .. } => self.step_asked(of, step, done, paid),
            Frame::Peek { .. } => ("PM-1.11m", message!(messages, "ask-peek-more")),
            Frame::SwapCards { building, .. } => {
                ("PM-1.11r", message!(messages, "ask-swap-cards", building = building.named(self)))
            }
            Frame::RevealSlot { owner, slot } => {
                let (owner, slot) = (owner.named(self), slot.named(self));
                ("PM-14.2", message!(messages, "ask-slot", slot = slot, player = owner))
            }
            Frame::RevealTop => ("PM-14.3", message!(messages, "ask-top")),
            Frame::NewTop => ("PM-14.3", message!(messages, "ask-top-colour")),
            Frame::FourCards { turn } => match state.card_count(self.game.restored(turn)) {
                0..4 if solo => ("DA-2.1", message!(messages, "ask-draw-prep")),
                0..4 => ("PM-6.2a", message!(messages, "ask-draw-prep")),
                4 => ("PM-6.3a", message!(messages, "ask-refill")),
                5.. => ("PM-6.2b", message!(messages, "ask-discard")),
            },
            Frame::Upgrade { left } => {
                let first = left == self.game.content.solo.upgrades;
                let nth = if first { "first" } else { "next" };
                ("DA-8.3a", message!(messages, "ask-upgrade", nth = nth))
            }
            Frame::Calculations => ("DA-8.3a", message!(messages, "ask-landing")),
            _ => ("PM-4.0a", message!(messages, "ask-nothing")),
        }
    }

    fn step_asked(
        &self,
        of: AbilityOf,
        step: u8,
        done: u8,
        paid: bool,
    ) -> (&'static str, Cow<'static, str>) {
        let messages = self.messages;
        let Some(&step) = self.game.ability(of).steps.get(usize::from(step)) else {
            return ("PM-1.5", message!(messages, "ask-nothing"));
        };
        if step.pay > 0 && !paid {
            return ("PM-1.9a", message!(messages, "ask-pay", step = self.words().step(step)));
        }
        let left = step.effect.units().saturating_sub(done);
        let bound = self.bound("ask-effect", &step.effect).with("left", left);
        let text = bound.with("building", self.building_of(of)).text().into();
        (effect_rule(step.effect), text)
    }

    /// What a pending frame is called among those that led to a question.
    fn trail(&self, frame: Frame) -> Option<Cow<'static, str>> {
        let (messages, state) = (self.messages, &self.game.state);
        Some(match frame {
            Frame::Steps { list: List::SetUp | List::DraftSetUp | List::SoloSetUp, .. } => {
                message!(messages, "trail-set-up")
            }
            Frame::Steps { list: List::Turn | List::SoloRound, .. } => {
                message!(messages, "trail-round", round = state.round)
            }
            Frame::Steps { list: List::HandCard, .. } => {
                let card = self.words().card_title(state.in_play?);
                message!(messages, "trail-hand-card", card = card)
            }
            Frame::Steps { list: List::Activation, .. } => message!(messages, "trail-activation"),
            Frame::Steps { .. } => {
                let card = self.words().card_title(state.connection?.card);
                message!(messages, "trail-connected", card = card)
            }
            Frame::Keep { .. } => message!(messages, "trail-draft"),
            Frame::FillModule { .. } => message!(messages, "trail-prep-module"),
            Frame::Deal { .. } => message!(messages, "trail-deal"),
            Frame::Action => message!(messages, "trail-action"),
            Frame::LandByValue => message!(messages, "trail-moving-in"),
            Frame::Ability { of: AbilityOf::Hand(_), .. } => {
                message!(messages, "trail-hand-ability")
            }
            Frame::Ability { of: AbilityOf::Prep(_), .. } => {
                message!(messages, "trail-prep-ability")
            }
            Frame::Ability { of: AbilityOf::Building(building), .. } => {
                message!(messages, "trail-building", building = building.named(self))
            }
            Frame::FourCards { .. } => message!(messages, "trail-four-cards"),
            Frame::Mill { .. } => message!(messages, "trail-discarding"),
            Frame::Upgrade { .. } => {
                self.words().text(self.words().power(Building::Greenhouse)).into()
            }
            Frame::Calculations => {
                self.words().text(self.words().power(Building::Habitation)).into()
            }
            Frame::Refill => message!(messages, "trail-refilling"),
            Frame::DrawFromDeck { .. } => message!(messages, "trail-drawing"),
            Frame::Peek { .. } | Frame::LookAt { .. } => message!(messages, "trail-looking"),
            _ => return None,
        })
    }
}

/// The rule of an effect.
fn effect_rule(effect: Effect) -> &'static str {
    match effect {
        Effect::Launch(_) => "PM-1.11a",
        Effect::Land(..) => "PM-1.11b",
        Effect::Direct(_) => "PM-1.11c",
        Effect::Upgrade(..) => "PM-1.11d",
        Effect::Downgrade(..) => "PM-1.11e",
        Effect::Shift(_) => "PM-1.11f",
        Effect::SwapSpaces => "PM-1.11g",
        Effect::Relocate(_) => "PM-1.11h",
        Effect::Evict => "PM-1.11i",
        Effect::Gain(_) => "PM-1.11j",
        Effect::Drain(_) => "PM-1.11k",
        Effect::Draw(_) => "PM-1.11l",
        Effect::Peek(_) => "PM-1.11m",
        Effect::Scrap => "PM-1.11n",
        Effect::Trade => "PM-1.11o",
        Effect::Cycle(_) => "PM-1.11p",
        Effect::Salvage => "PM-1.11q",
        Effect::SwapCards => "PM-1.11r",
        Effect::Flip => "PM-1.11s",
        Effect::Trigger => "PM-1.11t",
    }
}
