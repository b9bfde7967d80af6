//! What can be pending: who answers it, what it asks, and where that is written.
//!
//! In the Span of the Weavers the player answers, for they ask nothing but what they must.

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
    /// What is pending: small and plain, so that a position can be copied at any moment.
    #[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Frame |game: MasterOfTheGalaxy, out: Choice, choice, sink: Event| by Player {
        /// A list of steps.
        List {
            /// Which.
            list: List,
            /// The number of its next step.
            next: u8,
        } => { run: game.run_steps(list, next, sink) },

        /// Chance: who begins.
        DrawFirst => {
            by: None,
            legal_actions: game.legal_first(out),
            answer: game.answer_first(choice, sink),
        },
        /// Chance: the cube that gives the first player his home.
        DrawHome {
            /// Black cubes that were drawn already.
            drawn: Cubes,
        } => {
            by: None,
            legal_actions: game.legal_home_cube(drawn, out),
            answer: game.answer_home_cube(drawn, choice, sink),
        },
        /// The single player's home.
        ChooseHome => {
            by: Some(game.state.active),
            legal_actions: game.legal_home(out),
            answer: game.answer_home(choice, sink),
        },
        /// The shape of a player's first base.
        FirstBase {
            /// Whose.
            player: Player,
        } => {
            by: Some(player),
            legal_actions: game.legal_first_base(out),
            answer: game.answer_first_base(player, choice, sink),
        },
        /// A player's species, by a pick.
        PickSpecies {
            /// Whose.
            player: Player,
        } => { run: game.show_species(player) },
        /// The single player's species, of all.
        ChooseSpecies => {
            by: Some(game.state.active),
            legal_actions: game.legal_species(out),
            answer: game.answer_species(choice, sink),
        },
        /// Chance: the Weaver card that comes to a corner in set-up.
        FirstSwarm {
            /// 0 for the left corner, 1 for the right one.
            corner: u8,
        } => {
            by: None,
            legal_actions: game.legal_weaver(out),
            answer: game.answer_first_swarm(corner, choice, sink),
        },
        /// Chance: the top card of an open deck.
        TurnUp {
            /// Which.
            pile: Pile,
        } => {
            by: None,
            legal_actions: game.legal_top(pile, out),
            answer: game.answer_top(pile, choice, sink),
        },

        /// Chance: cubes from the bag into the hand.
        Draw {
            /// How many are still drawn.
            left: u8,
        } => {
            by: None,
            run: game.next_draw(left, sink),
            legal_actions: game.legal_draw(out),
            answer: game.answer_draw(left, choice, sink),
        },
        /// Phase 2.
        #[default]
        Allocate => {
            by: Some(game.state.active),
            legal_actions: game.legal_allocate(out),
            answer: game.answer_allocate(choice, sink),
        },
        /// The cube that a black one brings back.
        Recall => {
            by: Some(game.state.active),
            legal_actions: game.legal_recall(out),
            answer: game.answer_recall(choice, sink),
        },

        /// The Weavers Span.
        Span {
            /// Swarms that still act.
            left: EnumSet<Weaver>,
        } => { run: game.next_swarm(left) },
        /// A swarm acts.
        Act {
            /// Which.
            card: Weaver,
            /// The work that is looked at next.
            work: Work,
            /// Whether a cube was placed on its own.
            advanced: Advanced,
        } => { run: game.act(card, work, advanced, sink) },
        /// Chance: the Weaver card that proliferation or a morph brings.
        Arrive {
            /// Whose work it is.
            card: Weaver,
            /// Which of the two.
            work: Work,
        } => {
            by: None,
            legal_actions: game.legal_weaver(out),
            answer: game.answer_arrive(card, work, choice, sink),
        },
        /// A swarm has several targets that fit equally.
        Aim {
            /// Which.
            card: Weaver,
        } => {
            by: Some(game.state.active),
            legal_actions: game.legal_aim(card, out),
            answer: game.answer_aim(card, choice, sink),
        },
        /// A symbol was gained that feeds swarms, after what else is due.
        Gained {
            /// Which symbol.
            symbol: Symbol,
            /// How many of it.
            risen: u8,
            /// The swarms that it feeds.
            fed: EnumSet<Weaver>,
        } => { run: game.begin_feeding(symbol, risen, fed) },
        /// Swarms are fed for a symbol.
        Feed {
            /// Which symbol.
            symbol: Symbol,
            /// Those that are still to be.
            left: EnumSet<Weaver>,
        } => { run: game.feed_next(symbol, left) },
        /// One swarm is fed for a symbol.
        FeedOne {
            /// Which symbol.
            symbol: Symbol,
            /// Which swarm.
            card: Weaver,
            /// The work that is looked at next.
            work: Work,
        } => { run: game.feed_one(symbol, card, work, sink) },

        /// A project that was completed.
        Complete {
            /// Its card.
            card: Card,
            /// Which of the card's.
            part: Part,
            /// What is done next.
            stage: Stage,
            /// How many events waited before it.
            since: u8,
        } => { run: game.go_on_completing(card, part, stage, since) },
        /// Which of several complete projects goes first.
        ChooseProject {
            /// Whose they are.
            player: Player,
        } => {
            by: Some(player),
            legal_actions: game.legal_choose_project(player, out),
            answer: game.answer_choose_project(choice, sink),
        },
        /// An effect.
        Effect {
            /// Whose.
            player: Player,
            /// Where it is printed.
            at: EffectAt,
            /// Which of its verbs.
            verb: u8,
            /// How often that is still done; 0 if it has not begun.
            left: u8,
            /// The colour of the planet, after settling.
            planet: Option<Colour>,
        } => {
            by: Some(player),
            run: game.go_on_with_effect((player, at, verb, left, planet), sink),
            legal_actions: game.legal_effect(player, at, verb, out),
            answer: game.answer_effect((player, at, verb, left, planet), choice, sink),
        },
        /// The cube that comes for one given.
        SwapFor {
            /// Whose swap it is.
            player: Player,
        } => {
            by: Some(player),
            legal_actions: game.legal_swap_for(out),
            answer: game.answer_swap_for(player, choice, sink),
        },
        /// The effects after an event.
        Events {
            /// The event.
            waiting: Waiting,
            /// Twice the place of the card that is looked at next, and the modifier's number.
            next: u8,
        } => { run: game.next_event_card(waiting, next) },
        /// The events that waited.
        Drain {
            /// Down to so many.
            since: u8,
        } => { run: game.drain(since) },
        /// A card that comes: what is dismissed for it, itself perhaps, is not decided yet.
        Acquire {
            /// To whom.
            player: Player,
            /// Which.
            card: Card,
            /// The symbols that he had before, five bits each.
            before: u32,
        } => { run: game.go_on_acquiring(player, card, before, sink) },
        /// A card over the limit is dismissed.
        Dismiss {
            /// Whose.
            player: Player,
            /// Of which type.
            pile: Pile,
        } => {
            by: Some(player),
            legal_actions: game.legal_dismiss(player, pile, out),
            answer: game.answer_dismiss(player, choice, sink),
        },

        /// A conflict that its attacker won.
        Victory {
            /// The conflict.
            won: Won,
            /// What is done next.
            stage: Stage,
        } => {
            by: Some(won.attacker),
            run: game.go_on_winning(won, stage, sink),
            legal_actions: game.legal_winners_base(won, out),
            answer: game.answer_winners_base(won, choice, sink),
        },
        /// A conflict that its defender won.
        Defeat {
            /// The conflict.
            won: Won,
        } => { run: game.go_on_losing(won) },
        /// Spoils in cubes. Who takes them chooses; what the Weavers take, the loser does (WV-11.7).
        Spoils {
            /// Whose cubes.
            loser: Player,
            /// Who takes them; `None` for the Weavers.
            winner: Option<Player>,
            /// How many.
            left: u8,
        } => {
            by: Some(winner.unwrap_or(loser)),
            run: if left == 0 { game.done() } else { Flow::Asks },
            legal_actions: game.legal_spoils(loser, out),
            answer: game.answer_spoils(loser, winner, left, choice, sink),
        },
        /// Spoils: a leader.
        SpoilLeader {
            /// Whose.
            loser: Player,
            /// Who takes it; `None` for the Weavers.
            winner: Option<Player>,
        } => {
            by: Some(winner.unwrap_or(loser)),
            legal_actions: game.legal_spoil_leader(loser, out),
            answer: game.answer_spoil_leader(loser, winner, choice, sink),
        },

        /// Which deck a pick is of.
        ChooseDeck {
            /// Those that are allowed.
            piles: EnumSet<Pile>,
        } => {
            by: Some(game.state.active),
            legal_actions: game.legal_deck(piles, out),
            answer: game.answer_deck(choice),
        },
        /// Chance: the next card that a pick shows.
        Look {
            /// Of which deck.
            pile: Pile,
            /// Whose pick it is.
            player: Player,
        } => {
            by: None,
            run: game.go_on_looking(pile, player),
            legal_actions: game.legal_look(pile, out),
            answer: game.answer_look(pile, player, choice, sink),
        },
        /// Which card of a pick is kept.
        Keep {
            /// Of which deck.
            pile: Pile,
            /// Whose pick it is.
            player: Player,
        } => {
            by: Some(player),
            legal_actions: game.legal_keep(pile, out),
            answer: game.answer_keep(pile, player, choice, sink),
        },
        /// The order in which cards go under their deck.
        Under {
            /// Which deck.
            pile: Pile,
            /// Whose pick it was.
            player: Player,
        } => {
            by: Some(player),
            run: game.go_on_putting_under(pile),
            legal_actions: game.legal_under(out),
            answer: game.answer_under(pile, player, choice, sink),
        },
        /// Cubes that an effect which needs an opponent removes from the Weavers instead.
        Unravel {
            /// How many.
            left: u8,
        } => {
            by: Some(game.state.active),
            run: if left == 0 { game.done() } else { Flow::Asks },
            legal_actions: game.legal_unravel(out),
            answer: game.answer_unravel(left, choice, sink),
        },
        /// Which cubes a repelled side loses.
        Repel {
            /// Who repels.
            player: Player,
            /// In which conflict.
            card: Card,
            /// How many.
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
