//! Gains as text: choosing, accepting and declining them.

use i18n::{Messages, Noun};

use crate::benefit::Gain;
use crate::choice::Choice;
use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, List};
use crate::text::localized_names::token_in;
use crate::text::narrator::{Narrator, game_message};
use crate::text::places;
use crate::types::{Area, Player, Voucher};

use super::{ChoiceText, clauses};

impl WeatherMachine {
    pub(super) fn gain_choice(
        &self,
        choice: Choice,
        narrator: &Narrator<'_>,
    ) -> Option<ChoiceText> {
        let player = self.decider_now();
        let lab = self.state.laboratories.get(player as usize)?;
        let said = ChoiceText::new(narrator.choice(choice));
        Some(match choice {
            Choice::Either(number) => {
                let Some(Frame::Benefit { at, .. }) = self.state.frames.top() else { return None };
                let gains = self.benefit(at).get(usize::from(number) - 1)?;
                said.with("gains", narrator.gains(gains))
            }
            Choice::Gain(voucher) => {
                let have = lab.vouchers[voucher];
                said.with("have", have).with("then", have + 1).at(places::voucher(player, voucher))
            }
            Choice::Part(colour) => said
                .with("part", game_message!(narrator, "part", colour = colour))
                .with("have", lab.items.parts[colour])
                .at(places::items(player)),
            Choice::Chemical(chemical) => {
                said.with("have", lab.items.chemicals[chemical]).at(places::supply(chemical))
            }
            Choice::Fund(area) => {
                let (from, to) = (lab.funding[area], lab.funding[area].further(1));
                said.with("steps", self.funding_moves(area, (from, to), narrator))
                    .at(places::funding(player, area))
                    .at(places::track(area, to))
            }
            Choice::Follow(area) => {
                let to = lab.funding[area].further(self.lab_modifier());
                said.with("to", crate::types::Id::index(to))
                    .with("pays", self.funding_pays(area, to, narrator))
                    .at(places::funding(player, area))
                    .at(places::track(area, to))
            }
            Choice::TakeFrom(space) => {
                let benefit = self.content.rnd_funding[space].benefit;
                said.with("benefit", narrator.benefit(benefit)).at(places::track(Area::Rnd, space))
            }
            Choice::Accept => self.accept_said(said, player, narrator)?,
            Choice::Decline => self.decline_said(said, narrator),
            Choice::ToLine(slot) => {
                let income = self.content.sections[slot.section()].income;
                let words = game_core::Named::named(&slot, narrator);
                said.with("slot", words)
                    .with("income", if income { "yes" } else { "no" })
                    .with("benefit", narrator.benefit(self.content.slots[slot]))
                    .at(places::slot(player, slot))
            }
            Choice::TakeBack | Choice::Leave => match self.state.frames.top() {
                Some(Frame::TakeBack { from }) => said.at(places::bot(from)),
                _ => said,
            },
            _ => return None,
        })
    }

    fn accept_said(
        &self,
        said: ChoiceText,
        player: Player,
        narrator: &Narrator<'_>,
    ) -> Option<ChoiceText> {
        let scoring = &self.content.scoring;
        Some(match self.state.frames.top()? {
            Frame::BuyCp { .. } => said
                .with("at", "cp")
                .with("price", narrator.vouchers(Voucher::Science, scoring.unlock_science))
                .with("cp", scoring.unlock_cp)
                .at(places::voucher(player, Voucher::Science)),
            Frame::OfferExperiment { weather, bots } => {
                let tile = self.displayed(weather)?;
                let facts = &self.content.experiments[tile];
                let of = token_in(Area::Lab, weather, narrator.messages);
                let token = match self.state.tokens[Area::Lab][weather] {
                    0 => narrator.vouchers(Voucher::Science, 1),
                    _ if self.has_space(Area::Lab, weather) => {
                        game_message!(narrator, "detail-token", token = of)
                    }
                    _ => game_message!(narrator, "detail-token-no-room", token = of),
                };
                let cp = facts.cp * bots;
                let cp = game_message!(narrator, "detail-cp-for-bots", cp = cp, count = bots);
                let gains = [Some(cp), Some(narrator.benefit(facts.reward)), Some(token)];
                said.with("at", "experiment")
                    .with("price", narrator.vouchers(Voucher::Science, facts.science))
                    .detail(clauses(narrator.messages.locale(), gains))
                    .at(places::tile(tile))
            }
            Frame::Benefit { at, alternative, next } => {
                let gains = self.benefit(at).get(usize::from(alternative))?;
                let gain = narrator.gain(gains.get(usize::from(next))?);
                said.with("at", "gain").with("gain", gain)
            }
            _ => return None,
        })
    }

    fn decline_said(&self, said: ChoiceText, narrator: &Narrator<'_>) -> ChoiceText {
        match self.state.frames.top() {
            Some(Frame::BuyCp { .. }) => said.with("at", "cp"),
            Some(Frame::OfferExperiment { .. }) => said.with("at", "experiment"),
            Some(Frame::Target { list, .. }) => match list_title(list, narrator.messages) {
                Some(deed) => said.with("at", "target").with("deed", deed),
                None => said.with("at", "it"),
            },
            Some(Frame::GainPart { left, .. } | Frame::GainChemical { left }) => {
                let first = self.gain_beneath().is_some_and(|gain| count_of(gain) == left);
                said.with("at", if first { "none" } else { "no-more" })
            }
            _ => said.with("at", "it"),
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
}

/// Number of parts or Chemicals in a gain.
const fn count_of(gain: Gain) -> u8 {
    match gain {
        Gain::Part(count) | Gain::Chemical(count) => count,
        _ => 0,
    }
}

/// The title of a list that is an action.
pub(in crate::text) fn list_title(list: List, messages: Messages) -> Option<Noun> {
    let deed = match list {
        List::FreeExperiment => Deed::Experiment,
        list => list.deed()?,
    };
    Some(game_core::noun(messages, "deed", deed.word()))
}
