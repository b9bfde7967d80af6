//! The kinds of pending frames: who answers each, what it asks, and where its code is.
//!
//! In the Weavers Span the player answers, because the Weavers decide nothing themselves.

use game_core::{EnumSet, Flow};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Advanced, EffectAt, List, Stage, Waiting, Won};
use crate::choice::Choice;
use crate::cubes::Cubes;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::types::{Card, Colour, Part, Pile, Player, Symbol, Weaver, Work};

game_core::frames! {
    /// Something pending, as small plain data, so that a position can be copied at any moment.
    #[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Frame |game: MasterOfTheGalaxy, out: Choice, choice, sink: Event| by Player {
        /// Carries out a list of steps.
        List {
            /// The list.
            list: List,
            /// The index of its next step.
            next: u8,
        } => { run: game.run_steps(list, next, sink) },

        /// Chance draws the first player.
        DrawFirst => {
            by: None,
            legal_actions: game.legal_first(out),
            answer: game.answer_first(choice, sink),
        },
        /// Chance draws the cube that decides the first player's home.
        DrawHome {
            /// The black cubes that were drawn before.
            drawn: Cubes,
        } => {
            by: None,
            legal_actions: game.legal_home_cube(drawn, out),
            answer: game.answer_home_cube(drawn, choice, sink),
        },
        /// Asks a solo player for a home.
        ChooseHome => {
            by: Some(game.state.active),
            legal_actions: game.legal_home(out),
            answer: game.answer_home(choice, sink),
        },
        /// Asks a player for the shape of the first base.
        FirstBase {
            /// Who sets the base.
            player: Player,
        } => {
            by: Some(player),
            legal_actions: game.legal_first_base(out),
            answer: game.answer_first_base(player, choice, sink),
        },
        /// Begins a player's pick of a species.
        PickSpecies {
            /// Who picks.
            player: Player,
        } => { run: game.show_species(player) },
        /// Asks a solo player for any species.
        ChooseSpecies => {
            by: Some(game.state.active),
            legal_actions: game.legal_species(out),
            answer: game.answer_species(choice, sink),
        },
        /// Chance shows the Weaver card that comes to a corner in set-up.
        FirstSwarm {
            /// 0 for the left corner, 1 for the right one.
            corner: u8,
        } => {
            by: None,
            legal_actions: game.legal_weaver(out),
            answer: game.answer_first_swarm(corner, choice, sink),
        },
        /// Chance shows the top card of an open deck.
        TurnUp {
            /// The deck.
            pile: Pile,
        } => {
            by: None,
            legal_actions: game.legal_top(pile, out),
            answer: game.answer_top(pile, choice, sink),
        },

        /// Chance draws cubes from the bag into the hand.
        Draw {
            /// How many more are drawn.
            left: u8,
        } => {
            by: None,
            run: game.next_draw(left, sink),
            legal_actions: game.legal_draw(out),
            answer: game.answer_draw(left, choice, sink),
        },
        /// Asks for an action of Phase 2.
        #[default]
        Allocate => {
            by: Some(game.state.active),
            legal_actions: game.legal_allocate(out),
            answer: game.answer_allocate(choice, sink),
        },
        /// Asks for the cube that a black one recalls.
        Recall => {
            by: Some(game.state.active),
            legal_actions: game.legal_recall(out),
            answer: game.answer_recall(choice, sink),
        },

        /// Carries out the Weavers Span.
        Span {
            /// The swarms that have not acted yet.
            left: EnumSet<Weaver>,
        } => { run: game.next_swarm(left) },
        /// Lets one swarm act.
        Act {
            /// The swarm.
            card: Weaver,
            /// The next work to judge.
            work: Work,
            /// Whether a cube was placed on its own works.
            advanced: Advanced,
        } => { run: game.act(card, work, advanced, sink) },
        /// Chance shows the Weaver card that proliferation or morphing brings.
        Arrive {
            /// The swarm whose work it is.
            card: Weaver,
            /// Which of the two works.
            work: Work,
        } => {
            by: None,
            legal_actions: game.legal_weaver(out),
            answer: game.answer_arrive(card, work, choice, sink),
        },
        /// Asks which of several equally good targets a swarm aims at.
        Aim {
            /// The swarm.
            card: Weaver,
        } => {
            by: Some(game.state.active),
            legal_actions: game.legal_aim(card, out),
            answer: game.answer_aim(card, choice, sink),
        },
        /// Waits to feed swarms for a gained symbol until everything else that is due is done.
        Gained {
            /// The symbol.
            symbol: Symbol,
            /// How many of it were gained.
            risen: u8,
            /// The swarms that it feeds.
            fed: EnumSet<Weaver>,
        } => { run: game.begin_feeding(symbol, risen, fed) },
        /// Feeds swarms for a symbol.
        Feed {
            /// The symbol.
            symbol: Symbol,
            /// The swarms that have not been fed yet.
            left: EnumSet<Weaver>,
        } => { run: game.feed_next(symbol, left) },
        /// Feeds one swarm for a symbol.
        FeedOne {
            /// The symbol.
            symbol: Symbol,
            /// The swarm.
            card: Weaver,
            /// The next work to take a cube.
            work: Work,
        } => { run: game.feed_one(symbol, card, work, sink) },

        /// Carries out a completed project.
        Complete {
            /// Its card.
            card: Card,
            /// Which project of the card.
            part: Part,
            /// The next stage.
            stage: Stage,
            /// The number of events that were already waiting.
            since: u8,
        } => { run: game.go_on_completing(card, part, stage, since) },
        /// Asks which of several complete projects goes first.
        ChooseProject {
            /// Whose projects they are.
            player: Player,
        } => {
            by: Some(player),
            legal_actions: game.legal_choose_project(player, out),
            answer: game.answer_choose_project(choice, sink),
        },
        /// Carries out an effect.
        Effect {
            /// Whose effect it is.
            player: Player,
            /// Where it is printed.
            at: EffectAt,
            /// The index of the verb.
            verb: u8,
            /// How many more times the verb is done; 0 if it has not begun.
            left: u8,
            /// The colour of the settled planet, if there is one.
            planet: Option<Colour>,
        } => {
            by: Some(player),
            run: game.go_on_with_effect((player, at, verb, left, planet), sink),
            legal_actions: game.legal_effect(player, at, verb, out),
            answer: game.answer_effect((player, at, verb, left, planet), choice, sink),
        },
        /// Asks for the cube that is taken in a swap.
        SwapFor {
            /// Who swaps.
            player: Player,
        } => {
            by: Some(player),
            legal_actions: game.legal_swap_for(out),
            answer: game.answer_swap_for(player, choice, sink),
        },
        /// Carries out the effects of an event.
        Events {
            /// The event.
            waiting: Waiting,
            /// Twice the place of the next card to look at, plus the index of its modifier.
            next: u8,
        } => { run: game.next_event_card(waiting, next) },
        /// Carries out the events that waited.
        Drain {
            /// Stops when only this many are left.
            since: u8,
        } => { run: game.drain(since) },
        /// Acquires a card once it is decided what is dismissed for it, possibly the card itself.
        Acquire {
            /// Who acquires it.
            player: Player,
            /// The card.
            card: Card,
            /// The symbols that the player had before, five bits each.
            before: u32,
        } => { run: game.go_on_acquiring(player, card, before, sink) },
        /// Asks which card over a limit is dismissed.
        Dismiss {
            /// Who dismisses it.
            player: Player,
            /// The type of the card.
            pile: Pile,
        } => {
            by: Some(player),
            legal_actions: game.legal_dismiss(player, pile, out),
            answer: game.answer_dismiss(player, choice, sink),
        },

        /// Carries out the victory of an attacker.
        Victory {
            /// The conflict.
            won: Won,
            /// The next stage.
            stage: Stage,
        } => {
            by: Some(won.attacker),
            run: game.go_on_winning(won, stage, sink),
            legal_actions: game.legal_winners_base(won, out),
            answer: game.answer_winners_base(won, choice, sink),
        },
        /// Carries out the victory of a defender.
        Defeat {
            /// The conflict.
            won: Won,
        } => { run: game.go_on_losing(won) },
        /// Asks for cubes as spoils. The winner chooses them; if the Weavers won, the loser does
        /// (WV-11.7).
        Spoils {
            /// Whose cubes they are.
            loser: Player,
            /// Who takes them; `None` for the Weavers.
            winner: Option<Player>,
            /// How many more cubes.
            left: u8,
        } => {
            by: Some(winner.unwrap_or(loser)),
            run: if left == 0 { game.done() } else { Flow::Asks },
            legal_actions: game.legal_spoils(loser, out),
            answer: game.answer_spoils(loser, winner, left, choice, sink),
        },
        /// Asks for a leader as spoils.
        SpoilLeader {
            /// Whose leader it is.
            loser: Player,
            /// Who takes it; `None` for the Weavers.
            winner: Option<Player>,
        } => {
            by: Some(winner.unwrap_or(loser)),
            legal_actions: game.legal_spoil_leader(loser, out),
            answer: game.answer_spoil_leader(loser, winner, choice, sink),
        },

        /// Asks for the deck of a pick.
        ChooseDeck {
            /// The decks that are allowed.
            piles: EnumSet<Pile>,
        } => {
            by: Some(game.state.active),
            legal_actions: game.legal_deck(piles, out),
            answer: game.answer_deck(choice),
        },
        /// Chance shows the next card of a pick.
        Look {
            /// The deck.
            pile: Pile,
            /// Who picks.
            player: Player,
        } => {
            by: None,
            run: game.go_on_looking(pile, player),
            legal_actions: game.legal_look(pile, out),
            answer: game.answer_look(pile, player, choice, sink),
        },
        /// Asks which card of a pick is kept.
        Keep {
            /// The deck.
            pile: Pile,
            /// Who picks.
            player: Player,
        } => {
            by: Some(player),
            legal_actions: game.legal_keep(pile, out),
            answer: game.answer_keep(pile, player, choice, sink),
        },
        /// Asks for the order in which cards go under their deck.
        Under {
            /// The deck.
            pile: Pile,
            /// Who picked.
            player: Player,
        } => {
            by: Some(player),
            run: game.go_on_putting_under(pile),
            legal_actions: game.legal_under(out),
            answer: game.answer_under(pile, player, choice, sink),
        },
        /// Asks for the cubes of the Weavers that are removed by an effect that otherwise needs an
        /// opponent.
        Unravel {
            /// How many more cubes.
            left: u8,
        } => {
            by: Some(game.state.active),
            run: if left == 0 { game.done() } else { Flow::Asks },
            legal_actions: game.legal_unravel(out),
            answer: game.answer_unravel(left, choice, sink),
        },
        /// Asks for the cubes that a repelled side loses.
        Repel {
            /// Who repels.
            player: Player,
            /// The conflict.
            card: Card,
            /// How many more cubes.
            left: u8,
        } => {
            by: Some(player),
            run: if left == 0 { game.done() } else { Flow::Asks },
            legal_actions: game.legal_repel_cube(player, card, out),
            answer: game.answer_repel_cube(player, card, left, choice, sink),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_small() {
        assert!(size_of::<Frame>() <= 12);
    }
}
