//! SAB-RTP and the choice of a branch: branches that are full or lack a Chemical are ignored, then
//! Research tokens decide.

use game_core::{EventSink, Rule};

use super::priority_list::{Candidates, Why};
use super::questions::Questions;
use crate::event::{BotPlace, ChemicalPlace, Event, Raise, TokenPlace};
use crate::game::WeatherMachine;
use crate::options::Reading;
use crate::types::{Area, BotSpace, EnumSet, Owner, Weather};

impl Questions<'_> {
    /// The branches of a machine, narrowed to the best one.
    ///
    /// SAB-GOV.3a MUST: ignore full branches and those without a free space for a Chemical.
    /// SAB-LAB.2a MUST: in the Lab, also ignore branches whose weather is not displayed.
    /// SAB-RND.3a MUST: in R&D as in the Government.
    /// SAB-GOV.3b and SAB-RND.3b MUST: then the most helpful Research token decides.
    /// SAB-LAB.2c MUST: in the Lab, first the most Bots of anybody.
    /// SAB-LAB.2d IF branches are tied THEN their green token decides.
    /// SAB-R.45 IF the Hideout has no Bot THEN no branch can be chosen.
    pub(crate) fn branches(self, area: Area) -> Candidates<Weather> {
        let mut candidates = Candidates::new(EnumSet::full());
        candidates.require(Rule("SAB-R.45"), Why::NoBot, |_| self.has_bot());
        let rule = Rule(match area {
            Area::Government => "SAB-GOV.3a",
            Area::Lab => "SAB-LAB.2a",
            Area::Rnd => "SAB-RND.3a",
        });
        if candidates.left().is_empty() {
            return candidates;
        }
        candidates.require(rule, Why::Full, |weather| !self.is_full_to_them(area, weather));
        let usable = |weather| {
            let mut spaces = BotSpace::of_branch(area, weather);
            spaces.any(|at| self.can_sabotage(at))
        };
        candidates.require(rule, Why::NoChemical, usable);
        if area == Area::Lab {
            let displayed = |weather| self.displayed_cp(weather).is_some();
            candidates.require(rule, Why::NotDisplayed, displayed);
            self.prefer_most_bots(&mut candidates);
        }
        self.prefer_helpful_token(&mut candidates, area);
        candidates
    }

    /// Whether a branch has no space for the Saboteurs.
    ///
    /// SAB-R.37 MUST: a Bot of Lativ does not fill a branch for the Saboteurs, unless the reading
    /// option says otherwise.
    fn is_full_to_them(self, area: Area, weather: Weather) -> bool {
        let lativs = self.reads(Reading::LativFills);
        let fills = |space| !self.is_available(space) || lativs && self.bot(space).is_some();
        BotSpace::of_branch(area, weather).all(fills)
    }

    /// Whether a space is available and takes a Chemical of the Hideout.
    fn can_sabotage(self, space: BotSpace) -> bool {
        self.has_chemical_of(space) && self.is_available(space)
    }

    /// Whether the Hideout holds the Chemical that this space takes.
    pub(super) fn has_chemical_of(self, space: BotSpace) -> bool {
        self.chemicals_held(self.content().bot_spaces[space].chemical) > 0
    }

    fn prefer_most_bots(self, candidates: &mut Candidates<Weather>) {
        if candidates.is_settled() {
            return;
        }
        let bots = |weather| self.bots_in_lab(weather);
        if let Some(most) = candidates.left().iter().map(bots).max() {
            candidates.require(Rule("SAB-LAB.2c"), Why::FewerBots, |weather| bots(weather) == most);
        }
    }

    /// SAB-RTP.1 MUST: first a token that completes a set.
    /// SAB-RTP.2 MUST: second a token of a weather that they hold in another colour.
    /// SAB-RTP.3 MUST: third any token.
    /// SAB-RTP.4 MUST: last a branch without one.
    /// SAB-RTP.6 MUST: ties are broken by weather order, from the Previous Report's weather on.
    fn prefer_helpful_token(self, candidates: &mut Candidates<Weather>, area: Area) {
        if candidates.is_settled() {
            return;
        }
        let there = candidates.among(|weather| self.has_token_left(area, weather));
        let completes =
            |weather| there.contains(weather) && self.token_completes_set(area, weather);
        let continues =
            |weather| there.contains(weather) && !self.other_colours(area, weather).is_empty();
        let _ = candidates.prefer(Rule("SAB-RTP.1"), Why::CompletesNoSet, completes)
            || candidates.prefer(Rule("SAB-RTP.2"), Why::ContinuesNoSet, continues)
            || candidates
                .prefer(Rule("SAB-RTP.3"), Why::NoToken, |weather| there.contains(weather));
        if !candidates.is_settled() {
            candidates.first(Rule("SAB-RTP.6"), Why::Later, self.previous_weather().onwards());
        }
    }

    /// The free spaces of a branch, narrowed to one.
    ///
    /// SAB-GOV.4a MUST: in the Government the first one clockwise from the left.
    /// SAB-LAB.3a MUST: in the Lab the topmost or bottommost one.
    /// SAB-RND.4a MUST: in R&D too.
    /// SAB-R.54 MUST: clockwise is the order in the content: left, top, right.
    pub(crate) fn bot_spaces(self, area: Area, weather: Weather) -> (Candidates<BotSpace>, Rule) {
        let rule = Rule(match area {
            Area::Government => "SAB-GOV.4a",
            Area::Lab => "SAB-LAB.3a",
            Area::Rnd => "SAB-RND.4a",
        });
        let branch = || BotSpace::of_branch(area, weather);
        let mut candidates = Candidates::new(branch().collect());
        candidates.require(rule, Why::Full, |space| self.is_available(space));
        candidates.require(rule, Why::NoChemical, |space| self.has_chemical_of(space));
        match area {
            Area::Government => candidates.first(rule, Why::Order, branch()),
            Area::Lab | Area::Rnd => self.point(&mut candidates, rule, branch()),
        }
        (candidates, rule)
    }
}

impl WeatherMachine {
    /// Moves a Bot from the Hideout to a space.
    pub(super) fn place_saboteur(
        &mut self,
        space: BotSpace,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let ways = (BotPlace::Hideout, BotPlace::Space(space));
        self.move_bot(Owner::Saboteurs, ways, rule, sink);
    }

    /// Moves the Chemical of a space from the Hideout to the Supply.
    pub(super) fn spend_chemical(
        &mut self,
        space: BotSpace,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        let chemical = self.content.bot_spaces[space].chemical;
        self.move_chemical(chemical, (ChemicalPlace::Hideout, ChemicalPlace::Supply), rule, sink);
    }

    /// Moves a Research token of a branch into the Hideout; `false` if there is none.
    ///
    /// SAB-GEN.5 IF there is none THEN the Target rises, where a player would gain an Investment
    /// tile.
    pub(super) fn steal_token(
        &mut self,
        (area, weather): (Area, Weather),
        (taken, missing): (Rule, Rule),
        sink: &mut impl EventSink<Event>,
    ) -> bool {
        let there = self.questions().has_token_left(area, weather);
        if there {
            let ways = (TokenPlace::Board, TokenPlace::Hideout);
            self.move_research((area, weather), ways, taken, sink);
        } else {
            let by = self.content.saboteurs.missing_token;
            self.raise_target(by, Raise::NoToken { area, weather }, missing, sink);
        }
        there
    }
}
