//! Payments and exchanges as text.

use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, Owed};
use crate::text::narrator::{Narrator, game_message};
use crate::text::places;

use super::ChoiceText;

impl WeatherMachine {
    pub(super) fn payment_choice(
        &self,
        choice: Choice,
        narrator: &Narrator<'_>,
    ) -> Option<ChoiceText> {
        let player = self.decider_now();
        let lab = self.state.laboratories.get(player as usize)?;
        let exchanges = &self.content.exchanges;
        let said = ChoiceText::new(narrator.choice(choice));
        let part = |colour| game_message!(narrator, "part", colour = colour);
        Some(match choice {
            Choice::Pay(voucher) | Choice::Give(voucher) => {
                let have = lab.vouchers[voucher];
                said.with("have", have)
                    .with("left", have.saturating_sub(1))
                    .at(places::voucher(player, voucher))
            }
            Choice::SwapChemical(given) => said
                .with("wanted", self.wanted(narrator))
                .with("vouchers", narrator.any_vouchers(exchanges.chemical_exchange))
                .at(places::items(player))
                .at(places::supply(given)),
            Choice::SwapPart(given) => said
                .with("part", part(given))
                .with("wanted", self.wanted(narrator))
                .with("vouchers", narrator.any_vouchers(exchanges.part_exchange))
                .at(places::items(player)),
            Choice::SpendChemical(chemical) => said
                .with("have", lab.items.chemicals[chemical])
                .at(places::items(player))
                .at(places::supply(chemical)),
            Choice::SpendPart(colour) => said
                .with("part", part(colour))
                .with("have", lab.items.parts[colour])
                .at(places::items(player)),
            _ => return None,
        })
    }

    /// What the exchange is for.
    pub(in crate::text) fn wanted(&self, narrator: &Narrator<'_>) -> String {
        let Some(Frame::Pay { owed } | Frame::Swap { owed, .. }) = self.state.frames.top() else {
            return String::new();
        };
        self.owed_words(owed, narrator)
    }

    /// A payment that is due, as a noun.
    pub(in crate::text) fn owed_words(&self, owed: Owed, narrator: &Narrator<'_>) -> String {
        match owed {
            Owed::Vouchers(voucher, count) => narrator.vouchers(voucher, count),
            Owed::Chemical(chemical) => game_message!(narrator, "a-chemical", chemical = chemical),
            Owed::Research(space) => {
                let chemical = self.content.bot_spaces[space].chemical;
                game_message!(narrator, "a-chemical", chemical = chemical)
            }
            Owed::PartInHand(colour) | Owed::AnotherPart(colour) => {
                game_message!(narrator, "a-part", colour = colour)
            }
            Owed::AnyItem => game_message!(narrator, "cost-item"),
        }
    }
}
