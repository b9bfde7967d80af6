//! Payments and exchanges as text.

use game_core::grammar::capital;

use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, Owed};
use crate::text::names::{a_chemical, a_part, counted, part, voucher_name};
use crate::text::places;
use crate::types::Voucher;

use super::ChoiceText;

impl WeatherMachine {
    pub(super) fn payment_choice(&self, choice: Choice) -> Option<ChoiceText> {
        let player = self.decider_now();
        let lab = self.state.laboratories.get(player as usize)?;
        let exchanges = &self.content.exchanges;
        let left = |voucher: Voucher| {
            let have = lab.vouchers[voucher];
            format!("{have} → {}", have.saturating_sub(1))
        };
        let swap = |count: u8| format!("and any {}", counted(count, "Voucher"));
        Some(match choice {
            Choice::Pay(voucher) | Choice::Give(voucher) => ChoiceText::new(voucher_name(voucher))
                .group("Pay")
                .detail(left(voucher))
                .at(places::voucher(player, voucher)),
            Choice::SwapChemical(given) => ChoiceText::new(given.title())
                .group(format!("Swap for {}", self.wanted()))
                .detail(swap(exchanges.chemical_exchange))
                .at(places::items(player))
                .at(places::supply(given)),
            Choice::SwapPart(given) => ChoiceText::new(capital(&part(given)))
                .group(format!("Swap for {}", self.wanted()))
                .detail(swap(exchanges.part_exchange))
                .at(places::items(player)),
            Choice::SpendChemical(chemical) => ChoiceText::new(chemical.title())
                .group("Pay")
                .detail(format!("you have {}", lab.items.chemicals[chemical]))
                .at(places::items(player))
                .at(places::supply(chemical)),
            Choice::SpendPart(colour) => ChoiceText::new(capital(&part(colour)))
                .group("Pay")
                .detail(format!("you have {}", lab.items.parts[colour]))
                .at(places::items(player)),
            _ => return None,
        })
    }

    /// What the exchange is for.
    pub(in crate::text) fn wanted(&self) -> String {
        let Some(Frame::Pay { owed } | Frame::Swap { owed, .. }) = self.state.frames.top() else {
            return String::new();
        };
        self.owed_words(owed)
    }

    /// A payment that is due, as a noun.
    pub(in crate::text) fn owed_words(&self, owed: Owed) -> String {
        match owed {
            Owed::Vouchers(voucher, count) => crate::text::names::vouchers(voucher, count),
            Owed::Chemical(chemical) => a_chemical(chemical),
            Owed::Research(space) => a_chemical(self.content.bot_spaces[space].chemical),
            Owed::PartInHand(colour) | Owed::AnotherPart(colour) => a_part(colour),
            Owed::AnyItem => "any Chemical or Machine Part".into(),
        }
    }
}
