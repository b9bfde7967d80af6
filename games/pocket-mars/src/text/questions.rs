//! Questions as text, with the pending frames that led to them.

use game_core::{Question, Rule, Turn};
use i18n::{Messages, message};

use crate::ability::{Effect, Step};
use crate::game::PocketMars;
use crate::sequence::{AbilityOf, Frame, List};
use crate::types::Player;

impl PocketMars {
    /// The question that is pending. Questions to a person who decides for the androids are in
    /// every language. All others, which no helper asks, are in English.
    pub(crate) fn question_now(&self, messages: Messages) -> Option<Question> {
        let frame = self.state.frames.top()?;
        let (rule, what) = self.asked_words(frame, messages);
        let who = match self.turn() {
            Turn::Choose(seat) => self.name_in(Player::of_seat(seat), messages),
            Turn::Chance => "Chance".to_string(),
            Turn::Over => return None,
        };
        let pending = self.state.frames.pending();
        let trail = pending.iter().filter_map(|&frame| self.trail_words(frame, messages)).collect();
        let text = message!(messages, "asked-of", name = who, what = what).into();
        Some(Question { text, rule: Rule(rule), trail })
    }

    pub(super) fn asked_words(&self, frame: Frame, messages: Messages) -> (&'static str, String) {
        let solo = self.options.solo();
        match frame {
            Frame::ChooseShip { player: Player::Androids, .. } => {
                ("DA-1.2", "choose the androids' Spaceship.".into())
            }
            Frame::ChooseShip { .. } => ("PM-3.1b", "choose a Spaceship.".into()),
            Frame::Deal { player, packet, .. } => {
                let rule = if packet { "PM-13.1" } else { "PM-3.4a" };
                (rule, format!("which card is dealt to {}?", self.mid_name(player)))
            }
            Frame::Keep { .. } => ("PM-13.1", "keep one card of the packet.".into()),
            Frame::FillModule { player } => {
                let which = if self.state.picks[player].is_empty() { "first" } else { "second" };
                ("PM-3.5", format!("choose the {which} card for the prep module."))
            }
            Frame::DrawStartingPlayer => ("PM-3.7", "who begins?".into()),
            Frame::Action => (if solo { "DA-4.1" } else { "PM-4.0a" }, "choose one action.".into()),
            Frame::LandByValue => {
                let building =
                    self.here().map_or("", |here| self.content.buildings[here].name.as_str());
                let foreign = self.state.connection.is_some_and(|it| it.owner != self.state.active);
                let rule = match (foreign, solo) {
                    (false, _) => "PM-4.2b",
                    (true, true) => "DA-4.4b",
                    (true, false) => "PM-4.3f",
                };
                (
                    rule,
                    format!(
                        "the card beats the one beneath. Move a colonist in to the {building}?"
                    ),
                )
            }
            Frame::Ability { of, step, paid, done, .. } => self.step_words(of, step, done, paid),
            Frame::Peek { .. } => ("PM-1.11m", "look at another card?".into()),
            Frame::SwapCards { building, .. } => {
                let name = &self.content.buildings[building].name;
                ("PM-1.11r", format!("choose two cards of the {name} to change places."))
            }
            Frame::RevealSlot { owner, slot } => {
                let module = format!("slot {slot} of {} prep module", self.possessive(owner));
                ("PM-14.2", format!("which card lies in {module}?"))
            }
            Frame::RevealTop => ("PM-14.3", "which card lies on top of the deck?".into()),
            Frame::NewTop => ("PM-14.3", "which colour lies on top of the deck now?".into()),
            Frame::FourCards { turn } => self.four_card_words(self.restored(turn)),
            Frame::Upgrade { left } => {
                let which = if left == self.content.solo.upgrades { "first" } else { "next" };
                ("DA-8.3a", message!(messages, "asked-upgrade", nth = which).into())
            }
            Frame::Calculations => ("DA-8.3a", message!(messages, "asked-landing").into()),
            _ => ("PM-4.0a", String::new()),
        }
    }

    fn step_words(&self, of: AbilityOf, step: u8, done: u8, paid: bool) -> (&'static str, String) {
        let Some(&Step { pay, effect }) = self.ability(of).steps.get(usize::from(step)) else {
            return ("PM-1.5", String::new());
        };
        if pay > 0 && !paid {
            return ("PM-1.9a", format!("{}?", Step { pay, effect }.words()));
        }
        let units = effect.units();
        let count = match (done, units) {
            (0, 1) => String::new(),
            (0, _) if matches!(effect, Effect::Gain(_) | Effect::Drain(_)) => ", or less".into(),
            (0, _) => ", or fewer".into(),
            (done, units) => format!(" ({} of {units})", done + 1),
        };
        (effect_rule(effect), format!("{}{count}.", effect.words()))
    }

    fn four_card_words(&self, player: Player) -> (&'static str, String) {
        let cards = self.state.card_count(player);
        if cards < 4 {
            let rule = if self.options.solo() { "DA-2.1" } else { "PM-6.2a" };
            (rule, "draw one of the androids' prep cards.".into())
        } else if cards > 4 {
            ("PM-6.2b", "discard a card from hand.".into())
        } else {
            ("PM-6.3a", "put a card from hand into the prep module.".into())
        }
    }

    fn trail_words(&self, frame: Frame, messages: Messages) -> Option<String> {
        let words = match frame {
            Frame::Steps { list: List::SetUp | List::DraftSetUp | List::SoloSetUp, .. } => {
                "Set-up".into()
            }
            Frame::Steps { list: List::Turn | List::SoloRound, .. } => {
                message!(messages, "trail-round", round = self.state.round).into()
            }
            Frame::Steps { list: List::HandCard, .. } => {
                let card = self.state.in_play?;
                format!("{} from hand", self.content.card(card).title)
            }
            Frame::Steps { list: List::Activation, .. } => {
                message!(messages, "trail-activation").into()
            }
            Frame::Steps { .. } => {
                let card = self.state.connection?.card;
                format!("{} connected", self.content.card(card).title)
            }
            Frame::Keep { .. } => "Draft".into(),
            Frame::FillModule { .. } => "Prep module".into(),
            Frame::Deal { .. } => "Deal".into(),
            Frame::Action => "Action".into(),
            Frame::LandByValue => "Moving in".into(),
            Frame::Ability { of: AbilityOf::Hand(_), .. } => "Hand ability".into(),
            Frame::Ability { of: AbilityOf::Prep(_), .. } => "Prep ability".into(),
            Frame::Ability { of: AbilityOf::Building(building), .. } => {
                format!("Ability of the {}", self.content.buildings[building].name)
            }
            Frame::FourCards { .. } => "4 card rule".into(),
            Frame::Mill { .. } => "Discarding from the deck".into(),
            Frame::Upgrade { .. } => "Double Upgrade".into(),
            Frame::Calculations => "Calculations".into(),
            Frame::Refill => "Refilling the androids".into(),
            Frame::DrawFromDeck { .. } => "Drawing".into(),
            Frame::Peek { .. } | Frame::LookAt { .. } => "Looking".into(),
            _ => return None,
        };
        Some(words)
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
