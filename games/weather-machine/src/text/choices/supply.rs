//! The actions of the Supply and placing a Workshop tile, as text.

use game_core::{NoSink, Rule};

use crate::choice::Choice;
use crate::cost::Cost;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, Subject};
use crate::state::Laid;
use crate::text::narrator::{Narrator, game_message};
use crate::text::places;
use crate::types::{Colour, LineSlot, Player, Voucher, WorkshopTile};

use super::ChoiceText;

impl WeatherMachine {
    pub(super) fn supply_choice(
        &self,
        choice: Choice,
        narrator: &Narrator<'_>,
    ) -> Option<ChoiceText> {
        let content = self.content;
        let player = self.decider_now();
        let said = ChoiceText::new(narrator.choice(choice));
        let price = |cost: Cost| self.price(cost, narrator);
        Some(match choice {
            Choice::Extend(tile) => {
                let from_stack = self.state.stack.top == Some(tile);
                self.extend_said(said, tile, narrator)
                    .detail(price(content.costs.extend))
                    .detail(from_stack.then(|| game_message!(narrator, "detail-from-stack")))
                    .at(places::tile(tile))
            }
            Choice::Construct(slot) => self.construct_said(said, slot, narrator),
            Choice::Initiative(place) => {
                let mut trial = self.clone();
                trial.set_initiative(Subject::Place(place - 1), &mut NoSink);
                let order = trial.state.initiative;
                said.detail(price(content.costs.initiative))
                    .detail(game_message!(narrator, "detail-order", order = order))
                    .at(places::initiative(place))
            }
            Choice::Acquire(chemical) => {
                let count = content.chemical_spaces[self.leftmost(chemical)?].vouchers;
                said.with("price", narrator.vouchers(Voucher::Supply, count))
                    .at(places::supply(chemical))
            }
            Choice::Return(chemical) => {
                let count = content.chemical_spaces[self.empty_space(chemical)?].vouchers;
                said.with("price", narrator.vouchers(Voucher::Supply, count))
                    .at(places::items(player))
                    .at(places::supply(chemical))
            }
            Choice::Place(column, row, facing) => {
                let laid = Laid { owner: player, column, row, facing };
                self.place_said(said, laid, narrator)?
            }
            _ => return None,
        })
    }

    /// Whether a benefit grants the action, so that no Vouchers are due.
    pub(in crate::text) fn is_granted(&self) -> bool {
        matches!(self.state.frames.top(), Some(Frame::GainBot | Frame::GainTile))
    }

    fn price(&self, cost: Cost, narrator: &Narrator<'_>) -> Option<String> {
        (!self.is_granted()).then(|| game_message!(narrator, "detail-pay", price = cost))
    }

    /// A Workshop tile by its colours, and by where it lies if another one on offer has the same.
    fn extend_said(
        &self,
        said: ChoiceText,
        tile: WorkshopTile,
        narrator: &Narrator<'_>,
    ) -> ChoiceText {
        let colours = |tile: WorkshopTile| {
            let facts = self.content.workshop_tiles[tile];
            (facts.top, facts.bottom)
        };
        let offered = self.state.offer.iter().copied().chain([self.state.stack.top]).flatten();
        let mut twins = offered.filter(|&other| other != tile && colours(other) == colours(tile));
        if twins.next().is_none() {
            return said;
        }
        let twin = game_core::BoundMessage::of_kind(narrator.messages, "choice-extend-twin", "");
        let tile_words = game_core::Named::named(&tile, narrator);
        let space = self.state.offer.iter().position(|other| *other == Some(tile));
        let space = space.map_or(0, |index| index + 1);
        ChoiceText::new(twin).with("tile", tile_words).with("space", space)
    }

    fn construct_said(
        &self,
        said: ChoiceText,
        slot: LineSlot,
        narrator: &Narrator<'_>,
    ) -> ChoiceText {
        let section = &self.content.sections[slot.section()];
        let (place, of) = (crate::types::Id::index(slot) % 3 + 1, slot.section());
        let benefit = narrator.short_benefit(self.content.slots[slot]);
        said.with("section", crate::types::Id::index(of) + 1)
            .with("place", place)
            .with("benefit", benefit)
            .with("income", if section.income { "yes" } else { "no" })
            .detail(self.price(Cost::Vouchers(Voucher::Supply, section.vouchers), narrator))
            .at(places::slot(self.decider_now(), slot))
    }

    /// Where the tile in hand would be placed, and which circles that would add.
    fn place_said(
        &self,
        said: ChoiceText,
        laid: Laid,
        narrator: &Narrator<'_>,
    ) -> Option<ChoiceText> {
        let player: Player = laid.owner;
        let (above, below) = self.halves(self.state.in_hand?, laid.facing);
        let before = self.state.lab(player).shape.circles;
        let mut trial = self.clone();
        trial.lay_tile(laid, Rule("WM-SUP.6"), &mut NoSink);
        let after = trial.state.lab(player).shape.circles;
        let closed: Vec<String> = Colour::ALL
            .into_iter()
            .filter(|&colour| after[colour] > before[colour])
            .map(|colour| {
                let (count, chemical) = (after[colour] - before[colour], colour.chemical());
                game_message!(narrator, "detail-circles", count = count, chemical = chemical)
            })
            .collect();
        let circles = match closed.is_empty() {
            true => game_message!(narrator, "detail-no-circle"),
            false => narrator.all_of(closed),
        };
        let said = said
            .with("above", game_core::Named::named(&above, narrator))
            .with("below", game_core::Named::named(&below, narrator))
            .with("circles", circles);
        Some(said.at(places::shelf(player, laid.column, laid.row)))
    }
}
