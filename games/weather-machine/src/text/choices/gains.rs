//! Gains as text: choosing, accepting and declining them.

use game_core::grammar::capital;

use crate::benefit::Gain;
use crate::choice::Choice;
use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, List};
use crate::text::names::{
    article, counted, line_slot, part, research_token, voucher_name, vouchers,
};
use crate::text::places;
use crate::types::{Area, LineSlot, Player, Voucher};

use super::{ChoiceText, clauses};

impl WeatherMachine {
    pub(super) fn gain_choice(&self, choice: Choice) -> Option<ChoiceText> {
        let player = self.decider_now();
        let lab = self.state.laboratories.get(player as usize)?;
        Some(match choice {
            Choice::Either(number) => {
                let Some(Frame::Benefit { at, .. }) = self.state.frames.top() else { return None };
                let gains = self.benefit(at).get(usize::from(number) - 1)?;
                ChoiceText::new(capital(&gains.words())).group("Choose one")
            }
            Choice::Gain(voucher) => {
                let have = lab.vouchers[voucher];
                ChoiceText::new(voucher_name(voucher))
                    .group("Gain")
                    .detail(format!("{have} → {}", have + 1))
                    .at(places::voucher(player, voucher))
            }
            Choice::Part(colour) => ChoiceText::new(capital(&part(colour)))
                .group("Take")
                .detail(format!("you have {}", lab.items.parts[colour]))
                .at(places::items(player)),
            Choice::Chemical(chemical) => ChoiceText::new(chemical.title())
                .group("Take")
                .detail(format!("you have {}", lab.items.chemicals[chemical]))
                .at(places::supply(chemical)),
            Choice::Fund(area) => {
                let (from, to) = (lab.funding[area], lab.funding[area].further(1));
                ChoiceText::new(format!("{} Funding", area.short()))
                    .group("Advance on")
                    .detail(self.funding_moves(area, from, to))
                    .at(places::funding(player, area))
                    .at(places::track(area, to))
            }
            Choice::Follow(area) => {
                let to = lab.funding[area].further(self.lab_modifier());
                ChoiceText::new(format!("{} Funding", area.short()))
                    .group("Then the funding of")
                    .detail(format!("up to space {to}: {}", self.funding_pays(area, to)))
                    .at(places::funding(player, area))
                    .at(places::track(area, to))
            }
            Choice::TakeFrom(space) => ChoiceText::new(format!("Space {space}"))
                .group("R&D funding")
                .detail(self.content.rnd_funding[space].benefit.words())
                .at(places::track(Area::Rnd, space)),
            Choice::Accept => self.accept_said(player)?,
            Choice::Decline => self.decline_said(),
            Choice::ToLine(slot) => ChoiceText::new(capital(&line_slot(slot)))
                .group("Bot to the Assembly Line")
                .detail(self.slot_hides(slot))
                .at(places::slot(player, slot)),
            Choice::TakeBack => self.back_said("Take it back"),
            Choice::Leave => self.back_said("Leave it there"),
            _ => return None,
        })
    }

    fn accept_said(&self, player: Player) -> Option<ChoiceText> {
        let scoring = &self.content.scoring;
        Some(match self.state.frames.top()? {
            Frame::BuyCp { .. } => {
                let price = vouchers(Voucher::Science, scoring.unlock_science);
                ChoiceText::new(format!("Pay {price} for {} CP", scoring.unlock_cp))
                    .at(places::voucher(player, Voucher::Science))
            }
            Frame::OfferExperiment { weather, bots } => {
                let tile = self.displayed(weather)?;
                let facts = &self.content.experiments[tile];
                let price = vouchers(Voucher::Science, facts.science);
                let token = match self.state.tokens[Area::Lab][weather] {
                    0 => "1 Science Voucher".into(),
                    _ if self.has_space(Area::Lab, weather) => {
                        article(&research_token(Area::Lab, weather))
                    }
                    _ => format!(
                        "no room for {}: it leaves the game",
                        article(&research_token(Area::Lab, weather))
                    ),
                };
                let cp = format!("{} CP for {}", facts.cp * bots, counted(bots, "Bot"));
                let gains = clauses([Some(cp), Some(facts.reward.words()), Some(token)]);
                ChoiceText::new(format!("Pay {price}")).detail(gains).at(places::tile(tile))
            }
            Frame::Benefit { at, alternative, next } => {
                let gains = self.benefit(at).get(usize::from(alternative))?;
                ChoiceText::new(capital(&gains.get(usize::from(next))?.words()))
            }
            _ => return None,
        })
    }

    fn decline_said(&self) -> ChoiceText {
        match self.state.frames.top() {
            Some(Frame::BuyCp { .. }) => ChoiceText::new("Keep the Science Voucher"),
            Some(Frame::OfferExperiment { .. }) => {
                ChoiceText::new("Pay nothing").detail("and gain nothing")
            }
            Some(Frame::Target { list, .. }) => {
                let list = list_title(list).unwrap_or("It");
                ChoiceText::new(format!("Decline: {list}"))
            }
            Some(Frame::GainPart { left, .. } | Frame::GainChemical { left }) => {
                let first = self.gain_beneath().is_some_and(|gain| count_of(gain) == left);
                ChoiceText::new(if first { "Take none" } else { "Take no more" })
            }
            _ => ChoiceText::new("Decline it"),
        }
    }

    /// The gain that the top frame carries out.
    fn gain_beneath(&self) -> Option<Gain> {
        match *self.state.frames.pending().iter().rev().nth(1)? {
            Frame::Benefit { at, alternative, next } => {
                let gains = self.benefit(at).get(usize::from(alternative))?;
                gains.get(usize::from(next).checked_sub(1)?)
            }
            _ => None,
        }
    }

    fn slot_hides(&self, slot: LineSlot) -> String {
        match self.content.sections[slot.section()].income {
            true => format!("hides its income: {}", self.content.slots[slot].words()),
            false => String::new(),
        }
    }

    fn back_said(&self, label: &str) -> ChoiceText {
        match self.state.frames.top() {
            Some(Frame::TakeBack { from }) => ChoiceText::new(label).at(places::bot(from)),
            _ => ChoiceText::new(label),
        }
    }
}

/// Number of parts or Chemicals in a gain.
const fn count_of(gain: Gain) -> u8 {
    match gain {
        Gain::Part(count) | Gain::Chemical(count) => count,
        _ => 0,
    }
}

/// The title of a list that is an action.
pub(in crate::text) fn list_title(list: List) -> Option<&'static str> {
    match list {
        List::FreeExperiment => Some("Work on Experiment"),
        list => list.deed().map(Deed::title),
    }
}
