//! Everything that the game can emit.

use game_core::EnumSet;
use schemars::JsonSchema;
use serde::Serialize;

use crate::cubes::Cubes;
use crate::sequence::EffectAt;
use crate::state::{Against, Ended};
use crate::types::{
    Card, Colour, Letter, Pile, Player, Project, Route, Shape, Symbol, System, Weaver, Work,
};

game_core::events! {
    /// Something that happened.
    #[derive(Clone, Debug, PartialEq)]
    #[expect(
        missing_docs,
        reason = "each field is named for what it holds, and its variant says the rest"
    )]
    pub enum Event {
        /// The first player was drawn.
        First { player: Player },
        /// A cube was drawn to find the first player's home.
        HomeCube { cube: Colour },
        /// A player got a home.
        Home { player: Player, system: System },
        /// A system was closed; `token` says whether a token was left for it.
        Closed { system: System, token: bool },
        /// A card was turned up on its deck.
        Shown { card: Card },
        /// A player's turn began.
        Turn { player: Player, round: u16 },
        /// A player's turn was skipped.
        Skipped { player: Player },
        /// A cube was drawn into the hand.
        Drawn { player: Player, cube: Colour },
        /// The bag was empty before the hand was full.
        BagEmpty { player: Player },
        /// Cubes went from the hand to the bag.
        HandBack { player: Player, cubes: Cubes },

        /// A cube was placed in a slot.
        Placed { player: Player, cube: Colour, project: Project, slot: Letter },
        /// A cube was placed on a route.
        Built { player: Player, cube: Colour, route: Route },
        /// A route is complete.
        RouteComplete { route: Route },
        /// A route is no longer complete.
        RouteBroken { route: Route },
        /// The cubes of a route went to its owner's bag.
        RouteRemoved { route: Route, player: Player, cubes: Cubes },
        /// A planet was settled.
        Settled { player: Player, system: System, planet: Colour, cube: Colour, gained: u8 },
        /// A black cube recalled another cube.
        Recalled { player: Player, cube: Colour },
        /// A card was dismissed.
        Dismissed { player: Player, card: Card, cubes: Cubes },
        /// A conflict began.
        Initiated {
            player: Player,
            card: Card,
            target: System,
            source: System,
            against: Against,
            extra: u8,
        },

        /// A project was completed.
        Completed { player: Player, project: Project, cubes: Cubes },
        /// A base was set.
        BaseSet { player: Player, system: System, shape: Shape, captured: bool },
        /// Bases were removed.
        BasesRemoved { player: Player, system: System, count: u8 },
        /// Planet cubes went to the reserve.
        PlanetsCleared { system: System, cubes: Cubes },
        /// Cubes came from the reserve.
        Gained { player: Player, colour: Colour, count: u8 },
        /// A cube was given to the reserve in exchange for another.
        Given { player: Player, cube: Colour },
        /// A cube was stolen.
        Stolen { player: Player, cube: Colour, from: Victim },
        /// A cube was sent home.
        Repelled { card: Card, cube: Colour },
        /// A pick was earned.
        PickEarned { player: Player, piles: EnumSet<Pile> },
        /// An effect was skipped, or could not be carried out.
        EffectLost { player: Player, at: EffectAt, verb: u8 },
        /// A player acquired a card.
        Acquired { player: Player, card: Card },
        /// A card was put under its deck.
        PutUnder { card: Card },
        /// A pick gained nothing.
        PickLost { player: Player },
        /// A leader changed hands.
        LeaderTaken { player: Player, card: Card, from: Player },
        /// A player will skip a turn.
        WillSkip { player: Player },
        /// A symbol was gained.
        Symbol { player: Player, symbol: Symbol, count: u8 },
        /// A conflict was cancelled, with the reason and the cubes of its two sides that went home.
        Cancelled {
            card: Card, target: System, why: Cancelled, player: Player, against: Against,
            attack: Cubes, defence: Cubes,
        },
        /// The attacker won a conflict; the cubes of both sides went home.
        ConflictWon {
            player: Player, card: Card, target: System, against: Against, attack: Cubes,
            defence: Cubes,
        },
        /// The defender won a conflict, the Weavers if `None`; the cubes of both sides went home.
        ConflictLost {
            player: Player, card: Card, defender: Option<Player>, attack: Cubes, defence: Cubes,
        },
        /// A cube was taken as spoils.
        Spoils { from: Player, to: Option<Player>, cube: Colour },
        /// A leader was taken as spoils.
        SpoilLeader { from: Player, to: Option<Player>, card: Card },
        /// A player is out of the game.
        Out { player: Player },

        /// A swarm came to a system.
        SwarmCame { card: Weaver, system: System },
        /// A swarm took aim: the legal targets, and the arrow that decided, from 1; 0 for the last
        /// remaining target. `lost` is its previous target, if that is no longer legal.
        Aims { card: Weaver, legal: EnumSet<System>, target: System, arrow: u8, lost: Option<Lost> },
        /// A swarm has no legal target.
        NoTarget { card: Weaver, system: System },
        /// A work was not due, with the reason.
        NotDue { card: Weaver, work: Work, why: NotDue },
        /// A cube went onto a work.
        Advanced { card: Weaver, work: Work, why: Due, filled: u8, slots: u8 },
        /// A cube went to a conflict instead of a work: to the oldest that it fits, and `younger`
        /// are the others; `star` if that conflict also had an empty star slot.
        Redirected {
            card: Weaver, work: Work, why: Due, cube: Colour, conflict: Card, slot: Letter,
            star: bool, younger: EnumSet<Card>,
        },
        /// The reserve had no cube of the colour.
        Lacking { card: Weaver, work: Work, why: Due, cube: Colour },
        /// A work was full; all cubes on its card went to the reserve.
        Resolved { card: Weaver, work: Work, engulfs: bool, cubes: Cubes },
        /// A swarm moved on.
        Moved { card: Weaver, from: System, to: System },
        /// A swarm became another.
        Morphed { card: Weaver, into: Weaver, system: System },
        /// A swarm left the game.
        SwarmGone { card: Weaver, system: System, cubes: Cubes },
        /// A cube of the Weavers was removed.
        Unravelled { cube: Colour },

        /// The game ended.
        Ended { ended: Ended },
    }
}

/// What a cube was stolen from.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Victim {
    /// A player's project or side of a conflict.
    Project(Project),
    /// A route.
    Route(Route),
    /// A Weaver card.
    Work(Weaver, Work),
}

/// Why a conflict was cancelled.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cancelled {
    /// The target is a black hole.
    Hole,
    /// The attacker no longer controls the source, which is this system.
    Source(System),
    /// The target has changed: it is this now.
    Target(Against),
    /// No complete route leads from the source, which is this system, to the target any longer.
    Route(System),
    /// An effect cancelled it.
    Effect,
    /// Its card was dismissed.
    Dismissed,
    /// Its owner is out of the game.
    Out,
}

/// Why a target is no longer legal.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Lost {
    /// The system is a black hole.
    Hole(System),
    /// The system is under a swarm.
    Swarm(System),
}

/// Why a work was due.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// The hand has two or more of a colour.
    Pair(Colour),
    /// The hand has exactly one of the colour.
    One(Colour),
    /// Neither of the card's other works took a cube.
    Idle,
    /// A symbol was gained.
    Fed(Symbol),
}

/// Why a work was not due.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NotDue {
    /// No colour is in the hand twice.
    NoPair,
    /// The hand does not have exactly one of the colour, but this many.
    Count(Colour, u8),
    /// One of the card's other works took a cube.
    Busy,
}
