//! How a decision of the Saboteurs came about: the candidates, and every criterion that settled it.

use arrayvec::ArrayVec;
use game_core::{Criterion, MAX_CRITERIA};
use schemars::JsonSchema;
use serde::Serialize;

use crate::Piece;
use crate::types::{
    Agent, Area, BotSpace, Chemical, ColourMap, Destination, EnumSet, Location, Report, Weather,
};

/// What is decided; it says what the candidates are.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The Location an agent goes to: candidates are `Location`s.
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
    /// The Subsidy tile that makes way for their Bot on this space: candidates are `SubsidyCell`s.
    SubsidyAt(BotSpace),
    /// The weather whose set is used: candidates are `Weather`s.
    Havoc,
}

/// Why candidates were dropped.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// No space is free.
    Full,
    /// The agent stands there already.
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

/// What is counted.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// So many Bots, anybody's, stand in the branch.
    Bots(u8),
    /// The leftmost Chemical of the type costs so many Vouchers.
    Price(u8),
    /// So many of the type lie in the Hideout.
    Held(u8),
    /// The available spaces take these Chemicals.
    Takes(EnumSet<Chemical>),
    /// This piece stands there, if it is not blocked.
    Piece(Option<Piece>),
    /// A set of Research tokens.
    Tokens(Tokens),
}

/// How near the Hideout is to a set of a weather.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Tokens {
    /// The colours of the weather that it holds, but that of `more`.
    pub colours: EnumSet<Area>,
    /// The colour of the branch that is weighed, and whether a token of it is left on the board.
    pub more: Option<(Area, bool)>,
    /// So many Awards it holds.
    pub awards: u8,
    /// So many tokens are a set of the weather now.
    pub size: u8,
}

impl Tokens {
    /// How many real tokens of different colours come together, at most a set.
    pub(crate) fn real(self) -> u8 {
        let more = u8::from(self.more.is_some_and(|(_, left)| left));
        (self.colours.len() as u8 + more).min(self.size)
    }

    /// How many of a set come together with Awards.
    pub(crate) fn together(self) -> u8 {
        (self.real() + self.awards).min(self.size)
    }
}

/// Where the Current Report sends its agent, and where Lativ is at that moment.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Sent {
    /// The agent shown.
    pub agent: Agent,
    /// The Location shown, or Lativ.
    pub to: Destination,
    /// Where Lativ is.
    pub lativ: Location,
}

/// A decision with everything that led to it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct PriorityList {
    /// What is decided.
    pub decision: Decision,
    /// The criteria that dropped somebody. Order: as they were asked.
    pub criteria: ArrayVec<Criterion<Why>, MAX_CRITERIA>,
    /// What each of these criteria counted, for those that it looked at. Order: as the criteria;
    /// within each, by the number of the candidate.
    pub counted: Vec<Vec<Counted>>,
    /// Who is left, by number; `None` if nobody is.
    pub chosen: Option<u8>,
    /// The Previous Report at that moment.
    pub report: Option<Report>,
    /// The weather from which weathers count on: that of the Previous Report, or in step 7 that of
    /// the card discarded in step 5.
    pub first: Weather,
    /// The Chemicals of the Hideout by type.
    pub chemicals: ColourMap<u8>,
    /// For a Location, what the Current Report says.
    pub sent: Option<Sent>,
}

impl PriorityList {
    /// Leaves out what a helper beside a real table does not know, because it asks for what the
    /// criteria come to and not for what they count.
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
