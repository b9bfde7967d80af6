//! Set-up and order of play as lists, and what can be pending.

use serde::{Deserialize, Serialize};
use table::Set;

use crate::kinds::{Card, Colour, Part, Pile, Player, Symbol, System, Weaver, Work};
use crate::modifier::Trigger;

/// One step of set-up, of a turn or of its end.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Step {
    /// Cubes into bags and the reserve, decks shuffled.
    LayOut,
    /// Who begins.
    DrawFirstPlayer,
    /// The first player's home, and those of the others.
    DrawHome,
    /// The corner that a single player begins in.
    ChooseHome,
    /// Everybody's first base.
    FirstBases,
    /// Corners that nobody has are closed.
    CloseCorners,
    /// Everybody's species.
    PickSpecies,
    /// The species that a single player likes.
    ChooseSpecies,
    /// The first two swarms.
    FirstSwarms,
    /// The top cards of the six decks.
    TurnUpDecks,
    /// Set-up is over, the first turn begins.
    BeginPlay,

    /// Whose turn is skipped loses it.
    SkipTurn,
    /// What happens at the start of a turn.
    StartOfTurn,
    /// The hand is drawn.
    DrawHand,
    /// The swarms act.
    Span,
    /// Cubes are placed.
    Allocate,
    /// What is left in hand goes back.
    ReturnHand,
    /// Cards are picked.
    PickCards,
    /// What is left of the turn.
    EndTurn,
    /// Losses alone.
    JudgeLosses,
    /// Whose turn is next.
    NextTurn,
}

/// A list of steps.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// Set-up for two to four.
    SetUp,
    /// Set-up alone.
    SoloSetUp,
    /// A turn among several.
    Turn,
    /// A turn alone.
    SoloTurn,
    /// A skipped turn alone.
    SkippedSoloTurn,
}

impl List {
    /// MG-3.2 MUST: the parts of a turn, in their order.
    ///
    /// WV-4.1 MUST: alone the Weavers Span stands between drawing and allocating, and the check at
    /// the end. (WV-13.1: in a skipped turn, drawing, the Span and the check alone.)
    pub(crate) const fn steps(self) -> &'static [Step] {
        match self {
            List::SetUp => &[
                Step::LayOut,
                Step::DrawFirstPlayer,
                Step::DrawHome,
                Step::FirstBases,
                Step::CloseCorners,
                Step::PickSpecies,
                Step::TurnUpDecks,
                Step::BeginPlay,
            ],
            List::SoloSetUp => &[
                Step::LayOut,
                Step::ChooseHome,
                Step::FirstBases,
                Step::ChooseSpecies,
                Step::FirstSwarms,
                Step::TurnUpDecks,
                Step::BeginPlay,
            ],
            List::Turn => &[
                Step::SkipTurn,
                Step::StartOfTurn,
                Step::DrawHand,
                Step::Allocate,
                Step::ReturnHand,
                Step::PickCards,
                Step::EndTurn,
                Step::NextTurn,
            ],
            List::SoloTurn => &[
                Step::SkipTurn,
                Step::StartOfTurn,
                Step::DrawHand,
                Step::Span,
                Step::Allocate,
                Step::ReturnHand,
                Step::PickCards,
                Step::EndTurn,
                Step::JudgeLosses,
                Step::NextTurn,
            ],
            List::SkippedSoloTurn => &[
                Step::DrawHand,
                Step::Span,
                Step::ReturnHand,
                Step::EndTurn,
                Step::JudgeLosses,
                Step::NextTurn,
            ],
        }
    }
}

/// Where an effect is printed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EffectAt {
    /// On a project.
    Project(Card, Part),
    /// What the attacker of a conflict wins.
    Victory(Card),
    /// What a card does after an event: its modifier with this number.
    Modifier(Card, u8),
}

/// What is pending: small and plain, so that a position can be copied at any moment.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Never on a stack: what its unused places hold.
    #[default]
    Nothing,
    /// A list of steps and the number of the next one.
    List(List, u8),
    /// Chance: who begins.
    DrawFirst,
    /// Chance: the cube that gives the first player his home; how many were drawn already.
    DrawHome(crate::cubes::Cubes),
    /// The single player's home.
    ChooseHome,
    /// The shape of a player's first base.
    FirstBase(Player),
    /// A player's species, by a pick.
    PickSpecies(Player),
    /// The single player's species, of all.
    ChooseSpecies,
    /// Chance: the Weaver card that comes to a corner in set-up.
    FirstSwarm(u8),
    /// Chance: the top card of an open deck.
    TurnUp(Pile),
    /// Chance: so many cubes from the bag into the hand.
    Draw(u8),
    /// Phase 2.
    Allocate,
    /// The cube that a black one brings back.
    Recall,
    /// Swarms that still act in this Span.
    Span(Set<Weaver>),
    /// A swarm acts: the work that is looked at next, and whether a cube was placed on its own.
    Act(Weaver, Work, Advanced),
    /// Chance: the Weaver card that proliferation or a morph brings, in place of which.
    Arrive(Weaver, Work),
    /// A swarm has several targets that fit equally.
    Aim(Weaver),
    /// Swarms are fed for a symbol: those that are still to be.
    Feed(Symbol, Set<Weaver>),
    /// A swarm is fed for a symbol: the work that is looked at next.
    FeedOne(Symbol, Weaver, Work),
    /// A project that was completed: what is done next, and how many events waited before it.
    Complete(Card, Part, Stage, u8),
    /// Which of several complete projects goes first.
    ChooseProject(Player),
    /// An effect: whose, where it is printed, which verb, how often it is still done, and the
    /// planet's colour. 0 is: not begun.
    Effect(Player, EffectAt, u8, u8, Option<Colour>),
    /// The cube that comes for one given, whose swap it is.
    SwapFor(Player),
    /// The effects after an event, from this card of the player's on.
    Events(Waiting, u8),
    /// The events that waited, down to so many.
    Drain(u8),
    /// A card that came: its type, and the symbols that its player had before, five bits each.
    Acquire(Player, Pile, u32),
    /// Cards of a type over the limit are dismissed.
    Dismiss(Player, Pile),
    /// A conflict that its attacker won.
    Victory(Won, Stage),
    /// A conflict that its defender won.
    Defeat(Won, Stage),
    /// Spoils: so many cubes of the loser's, chosen by the winner.
    Spoils(Player, Option<Player>, u8),
    /// Spoils: a leader of the loser's.
    SpoilLeader(Player, Option<Player>),
    /// Which deck a pick is of.
    ChooseDeck(Set<Pile>),
    /// A pick: so many cards are shown by now.
    Look(Pile, Player),
    /// Which card of a pick is kept.
    Keep(Pile, Player),
    /// The order in which cards go under their deck.
    Under(Pile),
    /// Cubes that an effect which needs an opponent removes from the Weavers instead.
    Unravel(u8),
    /// Which cubes a repelled side loses.
    Repel(Player, Card, u8),
}

/// Whether a swarm's own proliferation or morphing took a cube in this Span.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Advanced {
    /// Neither did.
    No,
    /// One of them did.
    Yes,
}

/// What of a completion or a conflict's end is done next.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Cubes leave.
    Cubes,
    /// Bases, planets and swarms leave.
    Clear,
    /// The winner's base comes.
    Base,
    /// Symbols count.
    Symbols,
    /// The effect is done.
    Effect,
    /// The events are.
    Events,
    /// The spoils are taken.
    Spoils,
    /// Nothing is left.
    Done,
}

/// A conflict that has ended, as its last steps need it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Won {
    /// The card.
    pub card: Card,
    /// Who attacked.
    pub attacker: Player,
    /// The system.
    pub target: System,
    /// Whom it was against.
    pub against: Against,
}

/// What a conflict is against.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// A system that nobody holds.
    #[default]
    Neutral,
    /// A player.
    Player(Player),
    /// A swarm.
    Swarm,
}

/// An event whose effects are still to come.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Waiting {
    /// What happened.
    pub trigger: Trigger,
    /// To whom.
    pub player: Player,
    /// The colour of the planet, after settling.
    pub planet: Option<Colour>,
}

impl Default for Waiting {
    fn default() -> Self {
        Waiting { trigger: Trigger::Settle, player: Player::One, planet: None }
    }
}
