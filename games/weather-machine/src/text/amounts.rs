//! What a choice costs and gains, for pictures.

use game_core::Amount;

use crate::benefit::{Benefit, Gain};
use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::sequence::Frame;
use crate::types::{Colour, Voucher};

fn vouchers(voucher: Voucher, count: i16) -> Amount {
    Amount::new(format!("wt-{}", voucher.word()), count)
}

fn part(colour: Colour, count: i16) -> Amount {
    Amount::new(format!("wp-{}", colour.word()), count)
}

impl Gain {
    /// The gain as so many of a thing.
    pub fn amount(self) -> Amount {
        let some = |symbol: &str, count: u8| Amount::new(symbol, count.into());
        match self {
            Gain::Voucher(voucher, count) => vouchers(voucher, count.into()),
            Gain::AnyVoucher(count) => some("wt-any", count),
            Gain::Part(count) => some("wp-any", count),
            Gain::Chemical(count) => some("wc-any", count),
            Gain::Bot => some("w-bot", 1),
            Gain::Workshop => some("w-tile", 1),
            Gain::Fund(_) | Gain::AnyFund => some("w-stairs", 1),
            Gain::Investment => some("w-invest", 1),
            Gain::Cp(count) => some("wm-star", count),
            Gain::EndCp(count) => some("w-target", count),
            Gain::Do(deed) => Amount::new(format!("w-{}", deed.word()), 0),
            Gain::FreeExperiment => some("w-experiment", 0),
        }
    }
}

impl Benefit {
    /// What it gives, if that is no choice between alternatives.
    fn amounts(self) -> Vec<Amount> {
        match self.get(1) {
            Some(_) => Vec::new(),
            None => self.gains().map(Gain::amount).collect(),
        }
    }
}

impl WeatherMachine {
    /// What a choice costs and gains, as far as there are pictures of all of it.
    pub(super) fn amounts(&self, choice: Choice) -> Vec<Amount> {
        let content = self.content;
        match choice {
            Choice::UseSubsidy(tile) => content.subsidies[tile].benefit.amounts(),
            Choice::Take(cell) => match self.state.cell(cell).tile() {
                Some(tile) => content.subsidies[tile].benefit.amounts(),
                None => Vec::new(),
            },
            Choice::Construct(slot) | Choice::ToLine(slot) => content.slots[slot].amounts(),
            Choice::Bot(space) => content.bot_spaces[space].benefit.amounts(),
            Choice::TakeFrom(space) => content.rnd_funding[space].benefit.amounts(),
            Choice::Token(_, space) => content.office[space].amounts(),
            Choice::Gain(voucher) => vec![vouchers(voucher, 1)],
            Choice::Pay(voucher) | Choice::Give(voucher) => vec![vouchers(voucher, -1)],
            Choice::Part(colour) => vec![part(colour, 1)],
            Choice::SpendPart(colour) | Choice::Lose(colour) => vec![part(colour, -1)],
            Choice::Either(_) | Choice::Accept => self.benefit_amounts(choice),
            _ => Vec::new(),
        }
    }

    /// What is offered by the benefit that is open, or by an offer to buy.
    fn benefit_amounts(&self, choice: Choice) -> Vec<Amount> {
        let scoring = &self.content.scoring;
        match (self.state.frames.top(), choice) {
            (Some(Frame::Benefit { at, .. }), Choice::Either(number)) => {
                let gains = self.benefit(at).get(usize::from(number) - 1);
                gains.into_iter().flat_map(|gains| gains.iter().map(Gain::amount)).collect()
            }
            (Some(Frame::Benefit { at, alternative, next }), _) => {
                let gains = self.benefit(at).get(usize::from(alternative));
                let gain = gains.and_then(|gains| gains.get(usize::from(next)));
                gain.map(Gain::amount).into_iter().collect()
            }
            (Some(Frame::BuyCp { .. }), _) => vec![
                vouchers(Voucher::Science, -i16::from(scoring.unlock_science)),
                Amount::new("wm-star", scoring.unlock_cp.into()),
            ],
            _ => Vec::new(),
        }
    }
}
