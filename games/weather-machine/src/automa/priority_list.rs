//! The priority list of a Saboteurs' decision: the candidates and every criterion that narrowed
//! them.

use arrayvec::ArrayVec;
use game_core::{Criterion, MAX_CRITERIA};
use schemars::JsonSchema;
use serde::Serialize;

use crate::Piece;
use crate::types::{
    Agent, Area, BotSpace, Chemical, ColourMap, Destination, EnumSet, Location, Report, Weather,
};

/// What is decided, which determines the type of the candidates.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The Location that an agent moves to: candidates are `Location`s.
    Location,
    /// The action space: candidates are `ActionSpace`s.
    Space,
    /// The Chemical taken from the Supply: candidates are `Chemical`s.
    Chemical,
    /// The branch of a machine: candidates are `Weather`s.
    Branch(Area),
    /// The Bot space: candidates are `BotSpace`s.
    BotSpace,
    /// The Subsidy tile that is turned: candidates are `SubsidyCell`s.
    Subsidy,
    /// The Subsidy tile that their Bot on this space replaces: candidates are `SubsidyCell`s.
    SubsidyAt(BotSpace),
    /// The weather whose set is used: candidates are `Weather`s.
    Havoc,
}

/// The reason why candidates were dropped.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// No space is free.
    Full,
    /// The agent already stands there.
    Here,
    /// It is the Office.
    Office,
    /// No free space matches a Chemical of the Hideout.
    NoChemical,
    /// Its weather is not displayed.
    NotDisplayed,
    /// Others have more Bots.
    FewerBots,
    /// Others complete a set.
    CompletesNoSet,
    /// Others continue a set in another colour.
    ContinuesNoSet,
    /// Others have a token left.
    NoToken,
    /// Others come earlier in weather order from the Previous Report.
    Later,
    /// Others are cheaper.
    Dearer,
    /// The Hideout has more of it.
    HasMore,
    /// The Priority indicator points to another.
    Indicator,
    /// Others come first in the fixed order.
    Order,
    /// No blue side is up.
    NotBlue,
    /// The weather is unlocked, and a locked one comes first.
    Unlocked,
    /// There is no set.
    NoSet,
    /// The Hideout has no Bot.
    NoBot,
}

/// What a criterion counted for one candidate.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Counted {
    /// The candidate, by number.
    pub candidate: u8,
    /// What was counted.
    pub count: Count,
}

/// A figure of a criterion.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Number of Bots in the branch, anybody's.
    Bots(u8),
    /// Price of the leftmost Chemical of the type, in Vouchers.
    Price(u8),
    /// Number of Chemicals of the type in the Hideout.
    Held(u8),
    /// The Chemicals that the available spaces take.
    Takes(EnumSet<Chemical>),
    /// The piece on the space; `None` if there is none or the space is blocked.
    Piece(Option<Piece>),
    /// The tokens towards a set.
    Tokens(Tokens),
}

/// How close the Hideout is to a set of a weather.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Tokens {
    /// The colours of the weather in the Hideout, except the one in `more`.
    pub colours: EnumSet<Area>,
    /// The colour of the branch in question, and whether it has a token left on the board.
    pub more: Option<(Area, bool)>,
    /// Number of Awards in the Hideout.
    pub awards: u8,
    /// Number of tokens in a set of the weather.
    pub size: u8,
}

impl Tokens {
    /// Number of real tokens of different colours, capped at a set.
    pub(crate) fn real(self) -> u8 {
        let more = u8::from(self.more.is_some_and(|(_, left)| left));
        (self.colours.len() as u8 + more).min(self.size)
    }

    /// Number of tokens towards a set, Awards included.
    pub(crate) fn together(self) -> u8 {
        (self.real() + self.awards).min(self.size)
    }
}

/// Where the Current Report sends its agent, and where Lativ is at that moment.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Sent {
    /// The agent on the card.
    pub agent: Agent,
    /// The destination on the card: a Location or Lativ.
    pub to: Destination,
    /// Where Lativ is.
    pub lativ: Location,
}

/// A decision with its candidates and criteria.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct PriorityList {
    /// What is decided.
    pub decision: Decision,
    /// The criteria that dropped candidates. Order: as they were asked.
    pub criteria: ArrayVec<Criterion<Why>, MAX_CRITERIA>,
    /// What each of these criteria counted, for the candidates left by then. Order: as the
    /// criteria; within each, by the number of the candidate.
    pub counted: Vec<Vec<Counted>>,
    /// The chosen candidate, by number; `None` if none is left.
    pub chosen: Option<u8>,
    /// The Previous Report at that moment.
    pub report: Option<Report>,
    /// The first in weather order: the weather of the Previous Report, or in step 7 that of the
    /// card discarded in step 5.
    pub first: Weather,
    /// The Chemicals in the Hideout by type.
    pub chemicals: ColourMap<u8>,
    /// For a Location: the Current Report's order.
    pub sent: Option<Sent>,
}

impl PriorityList {
    /// Clears what the helper does not know: it asks for the result of the criteria and not for
    /// their figures.
    pub(crate) fn leave_out_what_is_not_asked(&mut self) {
        match self.decision {
            Decision::Location | Decision::Space | Decision::Havoc => return,
            Decision::Chemical | Decision::BotSpace => {}
            Decision::Branch(_)
                if self.criteria.iter().any(|criterion| criterion.why == Why::NoBot) =>
            {
                return;
            }
            Decision::Branch(_) => {}
            Decision::Subsidy | Decision::SubsidyAt(_) => self.chosen = None,
        }
        self.criteria.clear();
        self.counted.clear();
    }
}

/// Candidates on their way through the criteria of the Saboteurs.
pub(crate) type Candidates<T> = game_core::Candidates<T, Why>;
