//! The actions of the Supply and placing a Workshop tile, as text.

use game_core::grammar::{and, capital};
use game_core::{NoSink, Rule};

use crate::choice::Choice;
use crate::cost::Cost;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, Subject};
use crate::state::{Facing, Laid};
use crate::text::names::{counted, line_slot, vouchers};
use crate::text::places;
use crate::types::{Colour, LineSlot, Player, Voucher, WorkshopRow, WorkshopTile};

use super::{ChoiceText, clauses};

impl WeatherMachine {
    pub(super) fn supply_choice(&self, choice: Choice) -> Option<ChoiceText> {
        let content = self.content;
        let player = self.decider_now();
        Some(match choice {
            Choice::Extend(tile) => self.extend_said(tile),
            Choice::Construct(slot) => ChoiceText::new(format!("Bot of {}", line_slot(slot)))
                .group("Construct a Bot")
                .detail(self.slot_brings(slot))
                .at(places::slot(player, slot)),
            Choice::Initiative(place) => ChoiceText::new(ordinal(place))
                .group("Take the Initiative")
                .detail(self.initiative_brings(place))
                .at(places::initiative(place)),
            Choice::Acquire(chemical) => {
                let space = self.leftmost(chemical)?;
                let price = content.chemical_spaces[space].vouchers;
                ChoiceText::new(format!("{} from the Supply", chemical.title()))
                    .short(chemical.title())
                    .group("Acquire a Chemical")
                    .detail(format!("pay {}", vouchers(Voucher::Supply, price)))
                    .at(places::supply(chemical))
            }
            Choice::Return(chemical) => {
                let space = self.empty_space(chemical)?;
                let count = content.chemical_spaces[space].vouchers;
                ChoiceText::new(format!("{} to the Supply", chemical.title()))
                    .short(chemical.title())
                    .group("Return a Chemical")
                    .detail(format!("gain {}", vouchers(Voucher::Supply, count)))
                    .at(places::items(player))
                    .at(places::supply(chemical))
            }
            Choice::Place(column, row, facing) => self.place_said(player, column, row, facing)?,
            _ => return None,
        })
    }

    /// Whether a benefit grants the action, so that no Vouchers are due.
    fn is_granted(&self) -> bool {
        matches!(self.state.frames.top(), Some(Frame::GainBot | Frame::GainTile))
    }

    fn price(&self, cost: Cost) -> Option<String> {
        (!self.is_granted()).then(|| format!("pay {}", cost.words()))
    }

    fn extend_said(&self, tile: WorkshopTile) -> ChoiceText {
        let facts = self.content.workshop_tiles[tile];
        let from_stack = (self.state.stack.top == Some(tile)).then(|| "from the stack".into());
        let label = format!("{} and {} tile {tile}", capital(facts.top.word()), facts.bottom);
        let letter = |of: Colour| capital(&of.word()[..1]);
        ChoiceText::new(label)
            .short(format!("{tile} {}/{}", letter(facts.top), letter(facts.bottom)))
            .group("Extend the Workshop")
            .detail(clauses([self.price(self.content.costs.extend), from_stack]))
            .at(places::tile(tile))
    }

    fn slot_brings(&self, slot: LineSlot) -> String {
        let section = &self.content.sections[slot.section()];
        let benefit = self.content.slots[slot];
        clauses([
            self.price(Cost::Vouchers(Voucher::Supply, section.vouchers)),
            Some(match section.income {
                true => format!("{}, again at each income", benefit.words()),
                false => benefit.words(),
            }),
        ])
    }

    /// The price, and the resulting Initiative order.
    fn initiative_brings(&self, place: u8) -> String {
        let mut trial = self.clone();
        trial.set_initiative(Subject::Place(place - 1), &mut NoSink);
        let order = format!("the order will be {}", self.names(&trial.state.initiative));
        clauses([self.price(self.content.costs.initiative), Some(order)])
    }

    /// Where the tile in hand would be placed, and which circles that would add.
    fn place_said(
        &self,
        player: Player,
        column: u8,
        row: WorkshopRow,
        facing: Facing,
    ) -> Option<ChoiceText> {
        let tile = self.state.in_hand?;
        let (above, below) = self.halves(tile, facing);
        let before = self.state.lab(player).shape.circles;
        let mut trial = self.clone();
        let laid = Laid { owner: player, column, row, facing };
        trial.lay_tile(laid, Rule("WM-SUP.6"), &mut NoSink);
        let after = trial.state.lab(player).shape.circles;
        let closed: Vec<String> = Colour::ALL
            .into_iter()
            .filter(|&colour| after[colour] > before[colour])
            .map(|colour| {
                let count = after[colour] - before[colour];
                counted(count, &format!("{} circle", colour.chemical().title()))
            })
            .collect();
        let closed = if closed.is_empty() { "no circle".into() } else { and(&closed) };
        let label = format!("Column {column}, {row} row: {above} above, {below} below");
        let short = format!("Column {column}, {row}, {above} above");
        Some(
            ChoiceText::new(label)
                .short(short)
                .detail(closed)
                .at(places::shelf(player, column, row)),
        )
    }
}

fn ordinal(place: u8) -> &'static str {
    ["First", "Second", "Third", "Fourth"][usize::from(place.clamp(1, 4)) - 1]
}
