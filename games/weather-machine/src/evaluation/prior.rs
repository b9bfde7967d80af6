//! The prior of each listed choice, before any search; rollouts choose by it.
//!
//! The weights are relative to each other within one list. They are handwritten and imitate a
//! person who knows the rules, takes what is offered and finishes what is started.

use crate::choice::Choice;
use crate::condition::Condition;
use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::laboratory::Paper;
use crate::measure::{is_met, measure};
use crate::types::{
    ActionSpace, BotSpace, GoalTile, Id, Location, OfficeRow, OfficeSpace, Voucher,
};

/// The weight of all other choices.
const PLAIN: u32 = 8;

impl WeatherMachine {
    /// The prior of a listed choice, from the open position; at least 1.
    ///
    /// It is the square of the weight: with squares, a search with 400 simulations gained 4 CP
    /// more.
    pub(crate) fn hand_prior(&self, choice: Choice) -> u32 {
        self.weight(choice).pow(2)
    }

    fn weight(&self, choice: Choice) -> u32 {
        match choice {
            Choice::UseSubsidy(_) => 30,
            Choice::FlipGoal(_) => 20,
            Choice::SetGoal(tile, _) => self.prior_of_goal(tile),
            Choice::Pass | Choice::EndActions => 4,
            Choice::Move(space) => self.prior_of_move(space),
            Choice::Do(Deed::Publish | Deed::Breakthrough) => 200,
            Choice::Do(Deed::Sell | Deed::Experiment | Deed::Research) => 80,
            Choice::Do(Deed::Secure) => 30,
            Choice::Construct(_) => 16,
            Choice::Extend(_) => 3,
            Choice::Acquire(_) => 4,
            Choice::Initiative(_) | Choice::Return(_) => 1,
            Choice::CallSecurity => 2,
            Choice::Bot(space) => self.prior_of_space(space),
            Choice::Pay(Voucher::Science) => 2,
            Choice::Give(Voucher::Science) => 3,
            Choice::Give(Voucher::Supply) | Choice::Gain(Voucher::Science) => 12,
            Choice::Accept | Choice::Provide(_) => 40,
            Choice::Decline | Choice::Keep | Choice::Leave | Choice::NoMore => 2,
            Choice::Token(_, space) | Choice::Award(space) => self.prior_of_office(space),
            _ => PLAIN,
        }
    }

    /// Prefers Goals that are met or nearly met.
    fn prior_of_goal(&self, tile: GoalTile) -> u32 {
        let (you, condition) = (self.state.active, self.content.goals[tile].condition);
        let near = match condition {
            _ if is_met(&self.state, self.content, you, condition) => 40,
            Condition::AtLeast(what, least) => {
                let own = measure(&self.state, self.content, you, what);
                12 * u32::from(own) / u32::from(least.max(1))
            }
            Condition::AtMost(..) | Condition::Most(_) => 4,
        };
        4 + near
    }

    /// Prefers Locations where there is something to do.
    fn prior_of_move(&self, space: ActionSpace) -> u32 {
        let lab = self.state.lab(self.state.active);
        let items = &lab.items;
        let with_chemical = items.bots > 0 && items.chemicals.0.iter().any(|&count| count > 0);
        let written =
            || OfficeRow::all().any(|row| lab.papers[row] == Paper::Start && lab.is_complete(row));
        let ready = match space.location() {
            Location::Supply => {
                let without_bots = if items.bots == 0 { 12 } else { 4 };
                return without_bots + u32::from(lab.vouchers[Voucher::Supply]);
            }
            Location::Government => items.bots > 0 && items.part_count() > 0,
            Location::Lab => with_chemical || written(),
            Location::Rnd => with_chemical,
            Location::Office => false,
        };
        if ready { 16 } else { 3 }
    }

    /// Prefers branches that are nearly full.
    fn prior_of_space(&self, space: BotSpace) -> u32 {
        let branch = &self.state.bots[space.area()][space.weather()];
        4 + 6 * branch.iter().flatten().count() as u32
    }

    /// Prefers rows that are nearly complete.
    fn prior_of_office(&self, space: OfficeSpace) -> u32 {
        let tokens = self.state.lab(self.state.active).row(space.row());
        2 + 10 * tokens.iter().flatten().count() as u32
    }
}
