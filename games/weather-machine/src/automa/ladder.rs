//! How a decision of the Saboteurs came about: the candidates, and every criterion that settled it.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Climbed, MOST_RUNGS, Rule, Rung, Tell};

use super::questions::Questions;
use crate::event::Event;
use crate::kinds::{Area, Id, Report};

/// What is decided; it says what the candidates are.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
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
    /// The Subsidy tile: candidates are `SubsidyCell`s.
    Subsidy,
    /// The weather whose set is used: candidates are `Weather`s.
    Havoc,
}

/// Why candidates were dropped.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
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

/// A decision with everything that led to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ladder {
    /// What is decided.
    pub decision: Decision,
    /// The criteria that dropped somebody, in their order.
    pub rungs: ArrayVec<Rung<Why>, MOST_RUNGS>,
    /// Who is left, by number; `None` if nobody is.
    pub chosen: Option<u8>,
    /// The Previous Report at that moment.
    pub report: Option<Report>,
}

/// Candidates on their way through the criteria of the Saboteurs.
pub(crate) type Climb<T> = table::Climb<T, Why>;

impl Questions<'_> {
    /// Who is chosen, and how it came about.
    pub(crate) fn decide<T: Id>(
        self,
        climb: Climb<T>,
        decision: Decision,
        rule: Rule,
        tell: &mut impl Tell<Event>,
    ) -> Option<T> {
        let (chosen, report) = (climb.chosen(), self.previous_report());
        tell.tell(rule, || {
            let Climbed { rungs, chosen } = climb.over();
            Event::Decided { ladder: Box::new(Ladder { decision, rungs, chosen, report }) }
        });
        chosen
    }
}
