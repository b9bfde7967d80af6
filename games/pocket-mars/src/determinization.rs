//! Determinization: a whole position sampled from what one viewer knows.

use game_core::{Draw, Stack};
use tinyvec::ArrayVec;

use crate::content::Content;
use crate::game::PocketMars;
use crate::sequence::Frame;
use crate::state::{Connected, Deck, Face, PrepCard, State};
use crate::types::{Building, Card, CardSet, Colour, OF_COLOUR, Slot};
use crate::view::{CardView, View};

/// The cards that a view does not place; hidden cards are drawn from them.
struct Hidden<'a, D> {
    left: CardSet,
    dice: &'a mut D,
}

impl<D: Draw> Hidden<'_, D> {
    /// Draws one of the remaining cards among `from`.
    fn pick(&mut self, from: CardSet) -> Option<Card> {
        let candidates = self.left.and(from);
        let count = u32::try_from(candidates.len()).ok().filter(|&count| count > 0)?;
        let card = candidates.iter().nth(self.dice.below(count) as usize)?;
        self.left.remove(card);
        Some(card)
    }

    fn of_colour(&mut self, colour: Colour) -> Option<Card> {
        self.pick(colour.cards())
    }
}

impl PocketMars {
    /// Samples a position that fits this view, each hidden card equally likely among those of its
    /// colour.
    pub(crate) fn determinized(
        view: &View,
        content: &'static Content,
        dice: &mut impl Draw,
    ) -> PocketMars {
        let mut hidden = Hidden { left: CardSet::full().without(seen(view)), dice };
        let mut state = State {
            round: view.round,
            starting: view.starting,
            active: view.active,
            end_triggered: view.end_triggered,
            discard: view.discard.iter().copied().collect(),
            in_play: view.in_play,
            ..State::empty()
        };
        for building in Building::ALL {
            let seen = &view.buildings[building];
            state.first[building] = seen.first;
            state.second[building] = seen.second;
            state.stacks[building] = stack(&seen.stack, &mut hidden);
        }
        for area in &view.players {
            let player = area.player;
            state.ships[player] = area.ship;
            state.earth[player] = area.earth;
            state.on_ship[player] = area.on_ship;
            state.energy[player] = area.energy;
            state.prep[player] = area.prep.map(|slot| {
                slot.map(|slot| PrepCard {
                    face: slot_face(&slot, &mut hidden),
                    seen_by: slot.known_by,
                })
            });
        }
        // Where hand backs are hidden, any remaining card fits there. So cards that must have a
        // certain colour are set aside first: sealed cards and the top of the deck.
        let modules = state.prep.0.iter().flatten().flatten();
        let sealed =
            modules.filter(|held| held.face.card().is_none()).map(|held| held.face.colour());
        let all_put_under = view.put_under.len() == usize::from(view.deck);
        for colour in sealed.chain(view.deck_top.filter(|_| !all_put_under)) {
            hidden.of_colour(colour);
        }
        let mut bottom: ArrayVec<_> =
            view.put_under.iter().filter_map(|&colour| hidden.of_colour(colour)).collect();
        let known_top = (all_put_under && !bottom.is_empty()).then(|| bottom.remove(0));
        for area in &view.players {
            state.hands[area.player] = cards(&area.hand, &mut hidden);
            state.packets[area.player] = cards(&area.packet, &mut hidden);
            state.picks[area.player] = area.chosen;
        }
        state.deck = Deck {
            count: view.deck,
            top: known_top.map(Face::Known).or(view.deck_top.map(Face::Sealed)),
            bottom,
        };
        determinize_picks(view, &mut state, &mut hidden);
        state.frames = Stack::new();
        view.frames.iter().for_each(|&frame| state.frames.call(frame));
        state.connection = view.connection;
        PocketMars { options: view.options, content, state }
    }
}

/// The cards whose faces the view shows.
fn seen(view: &View) -> CardSet {
    let face = |card: &CardView| match card {
        CardView::Face(card) => Some(*card),
        CardView::Back(_) | CardView::Hidden => None,
    };
    let mut seen: CardSet = view.discard.iter().copied().chain(view.in_play).collect();
    let mut see =
        |cards: &[CardView]| cards.iter().filter_map(face).for_each(|card| seen.insert(card));
    for area in &view.players {
        see(&area.hand);
        see(&area.packet);
        area.prep.iter().flatten().for_each(|slot| see(&[slot.card]));
    }
    view.buildings.0.iter().for_each(|building| see(&building.stack));
    seen
}

fn stack<D: Draw>(
    cards: &[CardView],
    hidden: &mut Hidden<'_, D>,
) -> ArrayVec<[Connected; OF_COLOUR]> {
    let connected = |card: &CardView| match *card {
        CardView::Face(card) => Some(Connected { card, face_down: false }),
        CardView::Back(colour) => {
            hidden.of_colour(colour).map(|card| Connected { card, face_down: true })
        }
        CardView::Hidden => None,
    };
    cards.iter().filter_map(connected).collect()
}

/// The face of a card in a slot: a card that somebody has seen becomes a known card that is hidden
/// from the viewer; a card that nobody has seen stays sealed.
fn slot_face<D: Draw>(slot: &crate::view::SlotView, hidden: &mut Hidden<'_, D>) -> Face {
    match slot.card {
        CardView::Face(card) => Face::Known(card),
        CardView::Back(colour) if slot.was_seen => {
            hidden.of_colour(colour).map_or(Face::Sealed(colour), Face::Known)
        }
        CardView::Back(colour) => Face::Sealed(colour),
        CardView::Hidden => Face::Sealed(Colour::Green),
    }
}

fn cards<D: Draw>(cards: &[CardView], hidden: &mut Hidden<'_, D>) -> CardSet {
    let card = |card: &CardView| match *card {
        CardView::Face(card) => Some(card),
        CardView::Back(colour) => hidden.of_colour(colour),
        CardView::Hidden => hidden.pick(CardSet::full()),
    };
    cards.iter().filter_map(card).collect()
}

/// Samples the hidden choices that others have already made in a simultaneous question, from all
/// they could have chosen.
fn determinize_picks<D: Draw>(view: &View, state: &mut State, hidden: &mut Hidden<'_, D>) {
    let (asked, from_packet, each) = match view.frames.last() {
        Some(Frame::Keep { player }) => (*player, true, 1),
        Some(Frame::FillModule { player }) => (*player, false, Slot::ALL.len()),
        // Nothing else: no other question is answered by several at once.
        _ => return,
    };
    for area in &view.players {
        let player = area.player;
        let picks = &mut state.picks[player];
        let missing = if player < asked { each.saturating_sub(picks.len()) } else { 0 };
        for _ in 0..missing {
            let from = if from_packet { state.packets[player] } else { state.hands[player] };
            let candidates = from.without(*picks);
            let nth = hidden.dice.below(candidates.len().max(1) as u32) as usize;
            candidates.iter().nth(nth).into_iter().for_each(|card| picks.insert(card));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_never_picked_twice() {
        let mut dice = game_core::Dice::new(1);
        let mut hidden = Hidden { left: Colour::Blue.cards(), dice: &mut dice };
        let picked: CardSet =
            (0..OF_COLOUR).filter_map(|_| hidden.of_colour(Colour::Blue)).collect();
        assert_eq!(picked, Colour::Blue.cards());
        assert_eq!(hidden.of_colour(Colour::Blue), None);
    }
}
