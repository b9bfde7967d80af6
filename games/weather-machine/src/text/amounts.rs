//! What a choice costs and gains, for pictures.

use game_core::Amount;

use crate::benefit::{Benefit, Gain};
use crate::choice::Choice;
use crate::cost::Cost;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, List};
use crate::types::{Area, BotSpace, Chemical, ChemicalSpace, Colour, Voucher};

fn vouchers(voucher: Voucher, count: i16) -> Amount {
    Amount::new(format!("wt-{}", voucher.word()), count)
}

fn part(colour: Colour, count: i16) -> Amount {
    Amount::new(format!("wp-{}", colour.word()), count)
}

fn chemical(chemical: Chemical, count: i16) -> Amount {
    Amount::new(format!("wc-{}", chemical.colour().word()), count)
}

/// What is paid; `None` if it has no picture.
fn paid(cost: Cost) -> Option<Vec<Amount>> {
    match cost {
        Cost::Free => Some(Vec::new()),
        Cost::Vouchers(voucher, count) => Some(vec![vouchers(voucher, -i16::from(count))]),
        Cost::ChemicalOrPart => None,
    }
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
            Choice::Construct(slot) => {
                let price = content.sections[slot.section()].vouchers;
                self.at_a_price(
                    Cost::Vouchers(Voucher::Supply, price),
                    content.slots[slot].amounts(),
                )
            }
            Choice::ToLine(slot) => content.slots[slot].amounts(),
            Choice::Extend(_) => self.at_a_price(content.costs.extend, Vec::new()),
            Choice::Initiative(_) => self.at_a_price(content.costs.initiative, Vec::new()),
            Choice::Acquire(of) => self.traded(self.leftmost(of), -1),
            Choice::Return(of) => self.traded(self.empty_space(of), 1),
            Choice::Bot(space) => self.bot_amounts(space),
            Choice::TakeFrom(space) => content.rnd_funding[space].benefit.amounts(),
            Choice::Token(_, space) => content.office[space].amounts(),
            Choice::Gain(voucher) => vec![vouchers(voucher, 1)],
            Choice::Pay(voucher) | Choice::Give(voucher) => vec![vouchers(voucher, -1)],
            Choice::Part(colour) => vec![part(colour, 1)],
            Choice::SpendPart(colour) | Choice::SwapPart(colour) | Choice::Lose(colour) => {
                vec![part(colour, -1)]
            }
            Choice::Chemical(of) => vec![chemical(of, 1)],
            Choice::SpendChemical(of) | Choice::SwapChemical(of) => vec![chemical(of, -1)],
            Choice::Either(_) | Choice::Accept => self.benefit_amounts(choice),
            _ => Vec::new(),
        }
    }

    /// What a Supply action costs, unless a benefit grants it, and gives.
    fn at_a_price(&self, cost: Cost, gains: Vec<Amount>) -> Vec<Amount> {
        let price = if self.is_granted() { Some(Vec::new()) } else { paid(cost) };
        price.map_or_else(Vec::new, |price| [price, gains].concat())
    }

    /// The Vouchers for which a Chemical is exchanged at its space, so many times; the picture of the
    /// Chemical stands beside its name.
    fn traded(&self, at: Option<ChemicalSpace>, times: i16) -> Vec<Amount> {
        let price = at.map(|space| self.content.chemical_spaces[space].vouchers);
        let price = price.map(|price| vouchers(Voucher::Supply, times * i16::from(price)));
        price.into_iter().collect()
    }

    /// What a Bot on a space costs besides the Vouchers of the action, and gives.
    fn bot_amounts(&self, space: BotSpace) -> Vec<Amount> {
        let facts = &self.content.bot_spaces[space];
        let is_free = matches!(
            self.state.frames.top(),
            Some(Frame::Target { list: List::FreeExperiment, .. })
        );
        let price = match space.area() {
            Area::Government => {
                Some(facts.part.map(|colour| part(colour, -1)).into_iter().collect())
            }
            Area::Lab | Area::Rnd if is_free => Some(Vec::new()),
            Area::Lab | Area::Rnd => {
                paid(facts.cost).map(|extra| [vec![chemical(facts.chemical, -1)], extra].concat())
            }
        };
        price.map_or_else(Vec::new, |price| [price, facts.benefit.amounts()].concat())
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
