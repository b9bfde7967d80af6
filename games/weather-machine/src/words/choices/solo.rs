//! Against the Saboteurs.

use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::kinds::{FundingSpace, Id, Player, Report, Voucher};
use crate::sequence::Frame;
use crate::words::names::{counted, report, vouchers};
use crate::words::places;

use super::Said;

impl WeatherMachine {
    pub(super) fn solo_choice(&self, choice: Choice) -> Option<Said> {
        let solo = &self.state.solo;
        Some(match choice {
            Choice::CallSecurity => {
                let drawn = counted(self.content.saboteurs.security, "Security Report");
                let price = self.call_price();
                let detail = format!("pay {price}; draw {drawn} and give three their roles");
                Said::new("Call Security").detail(detail).at(places::hideout())
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
            Choice::RaiseTarget => {
                let by = self.content.saboteurs.havoc;
                let to = solo.target.saturating_add(u16::from(by));
                Said::new(format!("Raise the Target by {by}"))
                    .detail(format!("{} → {to}", solo.target))
                    .at(places::target())
            }
            Choice::DiscardReport => Said::new("Discard the top card of the deck")
                .detail(format!("{} → {} cards", solo.deck, solo.deck.saturating_sub(1)))
                .at(places::hideout()),
            Choice::Back(area) => {
                let from = self.state.lab(Player::One).funding[area];
                let to = FundingSpace::new(from.index().saturating_sub(1))?;
                Said::new(format!("{} Funding", area.short()))
                    .group("One space back on")
                    .detail(self.funding_moves(area, from, to))
                    .at(places::funding(Player::One, area))
            }
            _ => return None,
        })
    }

    /// The report that is left when this one is discarded.
    fn third_report(&self, discarded: Report) -> String {
        let Some(Frame::Assign { drawn, top }) = self.state.frames.top() else {
            return String::new();
        };
        let three = drawn.into_iter().chain(self.state.solo.current);
        let mut third = three.filter(|&card| card != discarded && Some(card) != top);
        let third = third.next().map(|card| report(self.content, card));
        third.map_or(String::new(), |third| format!("then the Current Report: {third}"))
    }

    fn call_price(&self) -> String {
        let voucher = match self.here().map(crate::kinds::ActionSpace::location) {
            Some(location) => match location.area() {
                Some(crate::kinds::Area::Government) => Voucher::Government,
                Some(crate::kinds::Area::Lab) => Voucher::Lab,
                Some(crate::kinds::Area::Rnd) => Voucher::Rnd,
                None => Voucher::Supply,
            },
            None => Voucher::Supply,
        };
        vouchers(voucher, 1)
    }
}
