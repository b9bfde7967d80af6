//! Choices of the solo mode as text.

use game_core::NoSink;

use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, Owed, Step, Subject};
use crate::text::localized_names::report_in;
use crate::text::narrator::{Narrator, game_message};
use crate::text::places;
use crate::types::{Player, Report};

use super::ChoiceText;

impl WeatherMachine {
    pub(super) fn solo_choice(
        &self,
        choice: Choice,
        narrator: &Narrator<'_>,
    ) -> Option<ChoiceText> {
        let solo = &self.state.solo;
        let said = ChoiceText::new(narrator.choice(choice));
        Some(match choice {
            Choice::RaiseTarget => {
                let mut trial = self.clone();
                trial.answer_havoc_price(choice, &mut NoSink);
                let to = trial.state.solo.target;
                said.with("by", to.saturating_sub(solo.target))
                    .with("from", solo.target)
                    .with("to", to)
                    .at(places::target())
            }
            Choice::DiscardReport => {
                let (from, to) = (solo.deck, solo.deck.saturating_sub(1));
                said.with("from", from).with("to", to).at(places::hideout())
            }
            Choice::CallSecurity => {
                let count = self.content.saboteurs.security;
                said.detail(self.call_price(narrator))
                    .detail(game_message!(narrator, "detail-security", count = count))
                    .at(places::hideout())
            }
            Choice::Top(card) => {
                let current = solo.current == Some(card);
                self.report_said(said, card, narrator)
                    .with("current", if current { "yes" } else { "no" })
            }
            Choice::Discard(card) => {
                let third = self.third_report(card);
                let third = third.map(|third| report_in(self.content, third, narrator.messages));
                self.report_said(said, card, narrator)
                    .with("third", third.unwrap_or_else(|| "none".into()))
            }
            Choice::Back(area) => {
                let from = self.state.lab(Player::One).funding[area];
                let mut trial = self.clone();
                trial.answer_marker_back(choice, &mut NoSink);
                let to = trial.state.lab(Player::One).funding[area];
                said.with("steps", self.funding_moves(area, (from, to), narrator))
                    .at(places::funding(Player::One, area))
            }
            // The other files describe these.
            Choice::Order(_)
            | Choice::Show(_)
            | Choice::Lay(_)
            | Choice::Reveal(_)
            | Choice::DealPart(_)
            | Choice::DealSet(_)
            | Choice::DealChallenge(_)
            | Choice::DealGoal(_)
            | Choice::DealChemical(_)
            | Choice::Report(_)
            | Choice::Face(_)
            | Choice::Draft(..)
            | Choice::UseSubsidy(_)
            | Choice::SetGoal(..)
            | Choice::FlipGoal(_)
            | Choice::Pass
            | Choice::Move(_)
            | Choice::Do(_)
            | Choice::EndActions
            | Choice::Extend(_)
            | Choice::Construct(_)
            | Choice::Initiative(_)
            | Choice::Acquire(_)
            | Choice::Return(_)
            | Choice::Place(..)
            | Choice::Bot(_)
            | Choice::LativTo(_)
            | Choice::Take(_)
            | Choice::Secure(_)
            | Choice::ColumnFirst
            | Choice::RowFirst
            | Choice::Row(_)
            | Choice::Cite(_)
            | Choice::Marker(_)
            | Choice::Provide(_)
            | Choice::BuildIn(_)
            | Choice::Lose(_)
            | Choice::NoMore
            | Choice::Pay(_)
            | Choice::Give(_)
            | Choice::SwapChemical(_)
            | Choice::SwapPart(_)
            | Choice::SpendChemical(_)
            | Choice::SpendPart(_)
            | Choice::Either(_)
            | Choice::Gain(_)
            | Choice::Part(_)
            | Choice::Chemical(_)
            | Choice::Fund(_)
            | Choice::Follow(_)
            | Choice::TakeFrom(_)
            | Choice::Accept
            | Choice::Decline
            | Choice::Token(..)
            | Choice::Award(_)
            | Choice::Keep
            | Choice::ToLine(_)
            | Choice::TakeBack
            | Choice::Leave => return None,
        })
    }

    /// The report that remains as the Current Report if this one is discarded.
    fn third_report(&self, discarded: Report) -> Option<Report> {
        let Some(Frame::Assign { drawn, top }) = self.state.frames.top() else { return None };
        let mut three = drawn.into_iter().chain(self.state.solo.current);
        three.find(|&card| card != discarded && Some(card) != top)
    }

    /// The price of Call Security here.
    fn call_price(&self, narrator: &Narrator<'_>) -> Option<String> {
        let here = Subject::Space(self.here()?);
        match self.owed_by(Step::PayVouchers, here, false)? {
            Owed::Vouchers(voucher, count) => {
                let price = narrator.vouchers(voucher, count);
                Some(game_message!(narrator, "detail-pay", price = price))
            }
            Owed::Chemical(_)
            | Owed::Research(_)
            | Owed::PartInHand(_)
            | Owed::AnotherPart(_)
            | Owed::AnyItem => None,
        }
    }
}
