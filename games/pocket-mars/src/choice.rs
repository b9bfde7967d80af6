//! Every choice of a seat and every result of chance, with its text.

use crate::types::{Building, Card, Colour, Player, Ship, Slot};

/// The most units of a step that one choice can name.
pub(crate) const MOST_UNITS: u8 = 15;

game_core::choices! {
    /// One answer to one question. The order of the variants is the order in which choices are
    /// listed.
    pub enum Choice {
        /// Chance, set-up: deals this card to the next player.
        Deal(card: Card) = "deal {}",
        /// Chance, set-up: this player begins every round.
        Start(player: Player) = "start {}",
        /// Chance: the face of a card that is seen for the first time.
        Reveal(card: Card) = "reveal {}",
        /// Chance: the colour of the new top card of the deck.
        Top(colour: Colour) = "top {}",

        /// Set-up: take a Spaceship, for oneself or for the androids.
        Ship(ship: Ship) = "ship {}",
        /// Drafting: keep this card.
        Keep(card: Card) = "keep {}",
        /// Put a card from the hand into the prep module.
        Prepare(card: Card) = "prepare {}",

        /// Action: resolve the hand ability of a card in hand.
        PlayHand(card: Card) = "play hand {}",
        /// Action: connect a card of your own prep module.
        PlayPrep(card: Card) = "play prep {}",
        /// Action: connect a card of another player's prep module.
        Take(player: Player, slot: Slot) = "take {} {}",
        /// Action: move one colonist from Earth to the Spaceship.
        Launch = "launch",
        /// Action in solo: launch, and discard a card of the androids' prep module.
        LaunchDiscarding(slot: Slot) = "launch discarding {}",
        /// Action: discard this card from hand or prep module for energy.
        Energy(card: Card) = "energy {}",

        /// Move one colonist from the Spaceship to the Building whose card was beaten.
        MoveIn = "move in",
        /// Pay the energy of a step.
        Pay = "pay",
        /// Carry out this many units of a step.
        Count(count: u8 in 1..=MOST_UNITS) = "count {}",
        /// Move one colonist from the Spaceship to ★ of a Building.
        Land(building: Building) = "land {}",
        /// Move one colonist from Earth to ★ of a Building.
        Direct(building: Building) = "direct {}",
        /// Move one colonist of a player from ★ to ★★.
        Upgrade(building: Building, player: Player) = "upgrade {} {}",
        /// Move one colonist of a player from ★★ to ★.
        Downgrade(building: Building, player: Player) = "downgrade {} {}",
        /// Exchange the first player's colonist on ★ with the second player's on ★★.
        SwapSpaces(building: Building, first: Player, second: Player) = "swap spaces {} {} {}",
        /// Move one of your colonists from ★ of a Building to ★ of another.
        Relocate(from: Building, to: Building) = "relocate {} {}",
        /// Move one colonist of a player from ★ back to its owner's Spaceship.
        Evict(building: Building, player: Player) = "evict {} {}",
        /// Lower a player's energy by this much.
        Drain(player: Player, count: u8 in 1..=MOST_UNITS) = "drain {} {}",
        /// Draw from the deck.
        Draw = "draw",
        /// Draw from a slot of the androids' prep module.
        DrawSlot(slot: Slot) = "draw slot {}",
        /// Look at the card in a slot of a player.
        Peek(player: Player, slot: Slot) = "peek {} {}",
        /// Discard the card in a slot of a player.
        Scrap(player: Player, slot: Slot) = "scrap {} {}",
        /// Exchange the card in one of your slots with the card in another player's slot.
        Trade(own: Slot, player: Player, slot: Slot) = "trade {} {} {}",
        /// Put a card from hand or prep module under the deck.
        Cycle(card: Card) = "cycle {}",
        /// Take the top card of the discard pile.
        Salvage = "salvage",
        /// Turn the top card of a stack face-down.
        Flip(building: Building) = "flip {}",
        /// Choose the stack in which two cards change places.
        Stack(building: Building) = "stack {}",
        /// Exchange these two cards of that stack, counted from 1 at the Building.
        SwapCards(low: u8 in 1..=MOST_UNITS, high: u8 in 1..=MOST_UNITS) = "swap cards {} {}",
        /// Resolve the ability of a Building.
        Trigger(building: Building) = "trigger {}",
        /// Discard a card from a hand that is over the limit.
        Discard(card: Card) = "discard {}",
        /// Skip an offer, or the rest of it.
        Skip = "skip",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_four_bytes() {
        assert_eq!(size_of::<Choice>(), 4);
    }

    #[test]
    fn text_that_is_no_choice_is_refused() {
        for wrong in
            ["", "launch ", " launch", "land", "land mars", "count 99", "count 01", "a b c d e f g"]
        {
            assert!(wrong.parse::<Choice>().is_err(), "{wrong:?}");
        }
    }
}
