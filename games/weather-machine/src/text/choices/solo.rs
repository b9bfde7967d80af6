//! Choices of the solo mode as text.

use game_core::NoSink;

use i18n::{Messages, message};

use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, Owed, Step, Subject};
use crate::text::names::{counted, report, vouchers};
use crate::text::places;
use crate::types::{Player, Report};

use super::{ChoiceText, clauses};

impl WeatherMachine {
    /// A choice in the Saboteurs' turn, in any language.
    pub(super) fn theirs_choice(&self, choice: Choice, messages: Messages) -> Option<ChoiceText> {
        let solo = &self.state.solo;
        Some(match choice {
            Choice::Report(card) => ChoiceText::new(self.report_words(card, messages))
                .at(places::report(card))
                .group(message!(messages, "choice-report")),
            Choice::RaiseTarget => {
                let mut trial = self.clone();
                trial.answer_havoc_price(choice, &mut NoSink);
                let to = trial.state.solo.target;
                ChoiceText::new(message!(
                    messages,
                    "choice-raise",
                    by = to.saturating_sub(solo.target)
                ))
                .detail(format!("{} → {to}", solo.target))
                .at(places::target())
            }
            Choice::DiscardReport => {
                let (from, to) = (solo.deck, solo.deck.saturating_sub(1));
                ChoiceText::new(message!(messages, "choice-discard"))
                    .detail(message!(messages, "choice-cards", from = from, to = to))
                    .at(places::hideout())
            }
            _ => return None,
        })
    }

    pub(super) fn solo_choice(&self, choice: Choice) -> Option<ChoiceText> {
        let solo = &self.state.solo;
        Some(match choice {
            Choice::CallSecurity => {
                let drawn = counted(self.content.saboteurs.security, "Security Report");
                let detail = format!("draw {drawn} and give three their roles");
                let detail = clauses([self.call_price(), Some(detail)]);
                ChoiceText::new("Call Security").detail(detail).at(places::hideout())
            }
            Choice::Top(card) => {
                let said = self.report_said(card).group("Put on top of the deck");
                if solo.current == Some(card) {
                    said.detail("the Current Report so far")
                } else {
                    said
                }
            }
            Choice::Discard(card) => {
                self.report_said(card).group("Discard").detail(self.third_report(card))
            }
            Choice::Back(area) => {
                let from = self.state.lab(Player::One).funding[area];
                let mut trial = self.clone();
                trial.answer_marker_back(choice, &mut NoSink);
                let to = trial.state.lab(Player::One).funding[area];
                ChoiceText::new(format!("{} Funding", area.short()))
                    .group("One space back on")
                    .detail(self.funding_moves(area, from, to))
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
            | Choice::RaiseTarget
            | Choice::DiscardReport
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
    fn third_report(&self, discarded: Report) -> String {
        let Some(Frame::Assign { drawn, top }) = self.state.frames.top() else {
            return String::new();
        };
        let three = drawn.into_iter().chain(self.state.solo.current);
        let mut third = three.filter(|&card| card != discarded && Some(card) != top);
        let third = third.next().map(|card| report(self.content, card));
        third.map_or(String::new(), |third| format!("then the Current Report: {third}"))
    }

    /// The price of Call Security here.
    fn call_price(&self) -> Option<String> {
        let here = Subject::Space(self.here()?);
        match self.owed_by(Step::PayVouchers, here, false)? {
            Owed::Vouchers(voucher, count) => Some(format!("pay {}", vouchers(voucher, count))),
            Owed::Chemical(_)
            | Owed::Research(_)
            | Owed::PartInHand(_)
            | Owed::AnotherPart(_)
            | Owed::AnyItem => None,
        }
    }
}
