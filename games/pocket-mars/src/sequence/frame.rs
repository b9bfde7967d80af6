//! The kinds of pending frames: who answers each, what it asks, and where its code is.

use game_core::Flow;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{AbilityOf, List, Purpose};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::PocketMars;
use crate::types::{Building, Player, Slot};

game_core::frames! {
    /// Something pending that acts or asks when it is on top.
    #[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Frame |game: PocketMars, out: Choice, choice, sink: Event| by Player {
        /// Carries out a list of steps.
        Steps {
            /// The list.
            list: List,
            /// The index of the next step.
            next: u8,
        } => { run: game.run_steps(list, next, sink) },
        /// Asks a player for a Spaceship.
        ChooseShip {
            /// Who chooses.
            chooser: Player,
            /// Who gets the Spaceship.
            player: Player,
        } => {
            by: Some(chooser),
            legal_actions: game.legal_ship(out),
            answer: game.answer_ship(player, choice, sink),
        },
        /// Chance deals a card to a player.
        Deal {
            /// Who gets the card.
            player: Player,
            /// Whether the card goes into the draft packet instead of the hand.
            packet: bool,
            /// How many more cards this player gets.
            left: u8,
        } => {
            by: None,
            run: game.run_deal(left),
            legal_actions: game.legal_deal(out),
            answer: game.answer_deal(player, packet, left, choice, sink),
        },
        /// Asks a player for a card of the packet to keep.
        Keep {
            /// Who keeps a card.
            player: Player,
        } => {
            by: Some(player),
            run: game.run_keep(player, sink),
            legal_actions: game.legal_keep(player, out),
            answer: game.answer_keep(player, choice),
        },
        /// Asks a player for a card for the prep module, at set-up.
        FillModule {
            /// Who fills the prep module.
            player: Player,
        } => {
            by: Some(player),
            run: game.run_fill(player, sink),
            legal_actions: game.legal_fill(player, out),
            answer: game.answer_fill(player, choice),
        },
        /// Chance draws who begins.
        DrawStartingPlayer => {
            by: None,
            legal_actions: game.legal_starting_player(out),
            answer: game.answer_starting_player(choice, sink),
        },
        /// Asks the active player for an action.
        #[default]
        Action => {
            by: Some(game.state.active),
            legal_actions: game.legal_action(out),
            answer: game.answer_action(choice, sink),
        },
        /// Asks the active player whether a colonist moves in.
        LandByValue => {
            by: Some(game.state.active),
            legal_actions: game.legal_landing(out),
            answer: game.answer_landing(choice, sink),
        },
        /// An ability being resolved.
        Ability {
            /// Where the ability is printed.
            of: AbilityOf,
            /// Who resolves it.
            you: Player,
            /// The index of the step, from 0.
            step: u8,
            /// Units of the step already done.
            done: u8,
            /// Whether the step has been paid for.
            paid: bool,
        } => {
            by: Some(you),
            run: game.run_ability(of, step),
            legal_actions: game.legal_ability(of, you, step, done, paid, out),
            answer: game.answer_ability(of, you, step, done, paid, choice, sink),
        },
        /// Asks for further cards of one prep module to look at.
        Peek {
            /// Who looks.
            you: Player,
            /// Whose prep module it is.
            owner: Player,
            /// Whether slot 1 has been looked at.
            one: bool,
            /// Whether slot 2 has been looked at.
            two: bool,
            /// How many more cards may be looked at.
            left: u8,
        } => {
            by: Some(you),
            run: if left == 0 { game.done() } else { Flow::Asks },
            legal_actions: game.legal_peek(you, owner, one, two, out),
            answer: game.answer_peek(you, owner, one, two, left, choice),
        },
        /// Shows the card of a slot to the player who looks.
        LookAt {
            /// Who looks.
            you: Player,
            /// Whose prep module it is.
            owner: Player,
            /// The slot.
            slot: Slot,
        } => { run: game.run_look(you, owner, slot, sink) },
        /// Asks for two cards of a stack.
        SwapCards {
            /// Who swaps.
            you: Player,
            /// The Building of the stack.
            building: Building,
        } => {
            by: Some(you),
            legal_actions: game.legal_swap_cards(building, out),
            answer: game.answer_swap_cards(you, building, choice, sink),
        },
        /// Takes the card of a slot for an effect, once its face is known.
        TakeSlot {
            /// Who takes.
            you: Player,
            /// The owner of the prep module.
            owner: Player,
            /// The slot.
            slot: Slot,
            /// Why the card is taken.
            purpose: Purpose,
        } => { run: game.run_take(you, owner, slot, purpose, sink) },
        /// Exchanges the cards of two slots.
        Trade {
            /// Who trades.
            you: Player,
            /// The slot of the player who trades.
            own: Slot,
            /// The other player.
            owner: Player,
            /// The other player's slot.
            slot: Slot,
        } => { run: game.run_trade(you, own, owner, slot, sink) },
        /// Chance shows the face of a sealed card in a slot.
        RevealSlot {
            /// The owner of the prep module.
            owner: Player,
            /// The slot.
            slot: Slot,
        } => {
            by: None,
            legal_actions: game.legal_slot_face(owner, slot, out),
            answer: game.answer_slot_face(owner, slot, choice),
        },
        /// Draws one card from the deck into a hand.
        DrawFromDeck {
            /// Who draws.
            player: Player,
        } => { run: game.run_draw(player, sink) },
        /// Discards cards from the top of the deck.
        Mill {
            /// How many more cards.
            left: u8,
        } => { run: game.run_mill(left, sink) },
        /// Chance shows the face of the card on top of the deck.
        RevealTop => {
            by: None,
            legal_actions: game.legal_top_face(out),
            answer: game.answer_top_face(choice),
        },
        /// Chance shows the colour of the new top card of the deck.
        NewTop => {
            by: None,
            run: game.run_new_top(),
            legal_actions: game.legal_new_top(out),
            answer: game.answer_new_top(choice, sink),
        },
        /// The 4 card rule.
        FourCards {
            /// The player who is being restored, as a distance from the active one.
            turn: u8,
        } => {
            by: Some(game.restored(turn)),
            run: game.run_four_cards(turn, sink),
            legal_actions: game.legal_four_cards(game.restored(turn), out),
            answer: game.answer_four_cards(game.restored(turn), choice, sink),
        },
        /// Asks for one Upgrade of Double Upgrade.
        Upgrade {
            /// How many Upgrades are left, this one included.
            left: u8,
        } => {
            by: Some(Player::One),
            run: game.run_upgrade(left, sink),
            legal_actions: game.legal_upgrade(out),
            answer: game.answer_upgrade(left, choice, sink),
        },
        /// Asks for the Building of Calculations.
        Calculations => {
            by: Some(Player::One),
            run: game.run_calculations(sink),
            legal_actions: game.legal_calculations(out),
            answer: game.answer_calculations(choice, sink),
        },
        /// Fills the androids' prep module from the deck.
        Refill => { run: game.run_refill(sink) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_small() {
        assert!(size_of::<Frame>() <= 8);
    }
}
