//! Every choice of a seat and every result of chance, with its text.

use crate::types::{Building, Card, Colour, Player, Ship, Slot};

/// The most units that a step can be asked for in one number.
pub(crate) const MOST_UNITS: u8 = 15;

game_core::choices! {
    /// One answer to one question. The order is the order in which choices are listed.
    pub enum Choice {
        /// Chance, set-up: this card is dealt to whom the deal has come.
        Deal(card: Card) = "deal {}",
        /// Chance, set-up: this player begins every round.
        Start(player: Player) = "start {}",
        /// Chance: the face that is now seen for the first time.
        Reveal(card: Card) = "reveal {}",
        /// Chance: the colour of the card that now lies on top of the deck.
        Top(colour: Colour) = "top {}",

        /// Set-up: a Spaceship, for oneself or for the androids.
        Ship(ship: Ship) = "ship {}",
        /// Drafting: the card to keep.
        Keep(card: Card) = "keep {}",
        /// A card from the hand into the prep module.
        Prepare(card: Card) = "prepare {}",

        /// Action: resolve the hand ability of a card in hand.
        PlayHand(card: Card) = "play hand {}",
        /// Action: connect a card of the own prep module.
        PlayPrep(card: Card) = "play prep {}",
        /// Action: connect a card of another prep module.
        Take(player: Player, slot: Slot) = "take {} {}",
        /// Action: one colonist from Earth to the Spaceship.
        Launch = "launch",
        /// Action in solo: the same, and a card of the androids' prep module is discarded.
        LaunchDiscarding(slot: Slot) = "launch discarding {}",
        /// Action: discard this card from hand or prep module for energy.
        Energy(card: Card) = "energy {}",

        /// One colonist from the Spaceship to the Building whose card was beaten.
        MoveIn = "move in",
        /// Pay the energy of a step.
        Pay = "pay",
        /// So many units of a step.
        Count(count: u8 in 1..=MOST_UNITS) = "count {}",
        /// One colonist from the Spaceship to the ★ space of a Building.
        Land(building: Building) = "land {}",
        /// One colonist from Earth to the ★ space of a Building.
        Direct(building: Building) = "direct {}",
        /// One colonist of a player from ★ to ★★.
        Upgrade(building: Building, player: Player) = "upgrade {} {}",
        /// One colonist of a player from ★★ to ★.
        Downgrade(building: Building, player: Player) = "downgrade {} {}",
        /// A colonist on ★ (of the first player) and one on ★★ (of the second) change places.
        SwapSpaces(building: Building, first: Player, second: Player) = "swap spaces {} {} {}",
        /// One own colonist from the ★ space of a Building to that of another.
        Relocate(from: Building, to: Building) = "relocate {} {}",
        /// One colonist of a player from ★ back to its Spaceship.
        Evict(building: Building, player: Player) = "evict {} {}",
        /// Lower a player's energy by so much.
        Drain(player: Player, count: u8 in 1..=MOST_UNITS) = "drain {} {}",
        /// Draw from the deck.
        Draw = "draw",
        /// Draw from a slot of the androids' prep module.
        DrawSlot(slot: Slot) = "draw slot {}",
        /// Look at the card in a slot of a player.
        Peek(player: Player, slot: Slot) = "peek {} {}",
        /// Discard the card in a slot of a player.
        Scrap(player: Player, slot: Slot) = "scrap {} {}",
        /// Exchange the card in an own slot for the one in a slot of a player.
        Trade(own: Slot, player: Player, slot: Slot) = "trade {} {} {}",
        /// Put a card from hand or prep module under the deck.
        Cycle(card: Card) = "cycle {}",
        /// Take the top card of the discard pile.
        Salvage = "salvage",
        /// Turn the top card of a stack face-down.
        Flip(building: Building) = "flip {}",
        /// The stack in which two cards are to change places.
        Stack(building: Building) = "stack {}",
        /// Two cards of that stack, counted from 1 at the Building.
        SwapCards(low: u8 in 1..=MOST_UNITS, high: u8 in 1..=MOST_UNITS) = "swap cards {} {}",
        /// Resolve the ability of a Building.
        Trigger(building: Building) = "trigger {}",
        /// Discard a card from hand, being over the limit.
        Discard(card: Card) = "discard {}",
        /// Leave it, or leave the rest of it.
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
