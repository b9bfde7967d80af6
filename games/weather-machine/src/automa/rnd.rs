//! SAB-RND: the plan of R&D.

use game_core::{EventSink, Rule};

use super::priority_list::{Candidates, Decision, Why};
use super::questions::Questions;
use crate::event::{ChemicalPlace, Event};
use crate::game::WeatherMachine;
use crate::types::{Area, BotSpace, EnumSet, Weather};

impl WeatherMachine {
    /// Steps 1 and 2.
    ///
    /// SAB-RND.1a MUST: a Bot goes to the topmost or bottommost empty space of the branch of the
    /// Previous Report's weather.
    /// SAB-RND.1c MUST: the bottom space has no extra cost.
    /// SAB-RND.2c IF they lack the Chemical THEN the Bot stays and nothing else happens.
    /// SAB-R.38 MUST: if all of R&D is full, both steps are skipped.
    pub(crate) fn place_free_bot(&mut self, sink: &mut impl EventSink<Event>) {
        let rule = Rule("SAB-RND.1a");
        let table = self.questions();
        let candidates = table.next_open_branch();
        let Some(weather) = table.decide(candidates, Decision::Branch(Area::Rnd), rule, sink)
        else {
            return;
        };
        let candidates = table.empty_space(weather, rule);
        let Some(space) = table.decide(candidates, Decision::BotSpace, rule, sink) else { return };
        let has_chemical = table.has_chemical_of(space);
        self.place_saboteur(space, rule, sink);
        if has_chemical {
            let paid = Rule("SAB-RND.2a");
            self.research(space, [paid, paid, Rule("SAB-RND.2b")], sink);
        } else {
            let chemical = self.content.bot_spaces[space].chemical;
            sink.emit(Rule("SAB-RND.2c"), || Event::NoChemicalFor { space, chemical });
        }
    }

    /// Steps 4 and 5.
    ///
    /// SAB-RND.4b MUST: the Chemical goes to the left of the Bot; the bottom space has no extra
    /// cost.
    /// SAB-RND.5 MUST: a lilac Research token of the branch moves to the Hideout, or the Target
    /// rises and the Lock token leaves.
    /// SAB-RND.6 MUST: the Saboteurs gain no benefit from a Research space.
    /// SAB-BRK.2 MUST: they never make a Breakthrough.
    pub(super) fn sabotage_rnd(&mut self, weather: Weather, sink: &mut impl EventSink<Event>) {
        let table = self.questions();
        let (candidates, rule) = table.bot_spaces(Area::Rnd, weather);
        let Some(space) = table.decide(candidates, Decision::BotSpace, rule, sink) else { return };
        self.place_saboteur(space, rule, sink);
        let token = Rule("SAB-RND.5");
        self.research(space, [Rule("SAB-RND.4b"), token, token], sink);
    }

    /// Places the Chemical beside its Bot and takes a token for it.
    ///
    /// SAB-RND.2a IF they have the Chemical THEN it moves, and a lilac token moves to the Hideout.
    /// SAB-RND.2b IF no token is left THEN the Target rises and the Lock token leaves.
    fn research(
        &mut self,
        space: BotSpace,
        [paid, taken, missing]: [Rule; 3],
        sink: &mut impl EventSink<Event>,
    ) {
        let chemical = self.content.bot_spaces[space].chemical;
        let ways = (ChemicalPlace::Hideout, ChemicalPlace::Research(space));
        self.move_chemical(chemical, ways, paid, sink);
        let weather = space.weather();
        if !self.steal_token((Area::Rnd, weather), (taken, missing), sink) {
            self.sabotage_lock(weather, missing, sink);
        }
    }
}

impl Questions<'_> {
    /// SAB-RND.1b IF that branch is full THEN the next one in weather order with an empty space.
    pub(crate) fn next_open_branch(self) -> Candidates<Weather> {
        let mut candidates = Candidates::new(EnumSet::full());
        candidates.require(Rule("SAB-R.45"), Why::NoBot, |_| self.has_bot());
        let open = |weather| !self.empty_spaces(Area::Rnd, weather).is_empty();
        candidates.require(Rule("SAB-RND.1b"), Why::Full, open);
        candidates.first(Rule("SAB-RND.1a"), Why::Later, self.previous_weather().onwards());
        candidates
    }

    /// The empty spaces of a branch, narrowed to the topmost or bottommost.
    pub(crate) fn empty_space(self, weather: Weather, rule: Rule) -> Candidates<BotSpace> {
        let branch = || BotSpace::of_branch(Area::Rnd, weather);
        let mut candidates = Candidates::new(branch().collect());
        candidates.keep(rule, Why::Full, self.empty_spaces(Area::Rnd, weather));
        self.point(&mut candidates, rule, branch());
        candidates
    }
}
