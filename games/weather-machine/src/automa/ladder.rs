//! How a decision of the Saboteurs came about: the candidates, and every criterion that settled it.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Rule, Tell};

use crate::event::Event;
use crate::game::WeatherMachine;
use crate::kinds::{Area, Id, Report, Set};

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

/// One criterion that dropped candidates.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
pub struct Rung {
    /// The rule.
    pub rule: Rule,
    /// Why.
    pub why: Why,
    /// Whom it dropped, as bits by their numbers.
    pub dropped: u64,
}

/// A decision with everything that led to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ladder {
    /// What is decided.
    pub decision: Decision,
    /// The criteria that dropped somebody, in their order.
    pub rungs: ArrayVec<Rung, 8>,
    /// Who is left, by number; `None` if nobody is.
    pub chosen: Option<u8>,
    /// The Previous Report at that moment.
    pub report: Option<Report>,
}

/// Candidates on their way through the criteria.
pub(crate) struct Climb<T: Id> {
    left: Set<T>,
    rungs: ArrayVec<Rung, 8>,
}

impl<T: Id> Climb<T> {
    pub(crate) fn new(candidates: Set<T>) -> Self {
        Climb { left: candidates, rungs: ArrayVec::new() }
    }

    /// Who is left.
    pub(crate) fn left(&self) -> Set<T> {
        self.left
    }

    /// Drops all that are not among `kept`, even if nobody is left then.
    pub(crate) fn require(&mut self, rule: Rule, why: Why, kept: Set<T>) {
        let dropped = self.left.without(kept);
        if !dropped.is_empty() {
            self.rungs.push(Rung { rule, why, dropped: dropped.bits() });
            self.left = self.left.and(kept);
        }
    }

    /// Keeps those among `better`, if there is any.
    pub(crate) fn prefer(&mut self, rule: Rule, why: Why, better: Set<T>) {
        if !self.left.and(better).is_empty() {
            self.require(rule, why, better);
        }
    }

    /// Keeps the first in this order.
    pub(crate) fn first(&mut self, rule: Rule, why: Why, order: impl Iterator<Item = T>) {
        let left = self.left;
        if let Some(first) = { order }.find(|&one| left.contains(one)) {
            self.require(rule, why, [first].into_iter().collect());
        }
    }

    /// The first of those that are left.
    pub(crate) fn chosen(&self) -> Option<T> {
        self.left.first()
    }

    /// The whole decision, to be told.
    fn told(self, decision: Decision, report: Option<Report>) -> Ladder {
        let chosen = self.left.first().map(|one| one.index() as u8);
        Ladder { decision, rungs: self.rungs, chosen, report }
    }
}

impl WeatherMachine {
    /// Who is chosen, and how it came about.
    pub(crate) fn decide<T: Id>(
        &self,
        climb: Climb<T>,
        decision: Decision,
        rule: Rule,
        tell: &mut impl Tell<Event>,
    ) -> Option<T> {
        let (chosen, report) = (climb.chosen(), self.state.previous());
        tell.tell(rule, || Event::Decided(Box::new(climb.told(decision, report))));
        chosen
    }
}
