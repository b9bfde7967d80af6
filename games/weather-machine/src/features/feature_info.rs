//! Describes the features of a position in words that anybody can check on the table.

use game_core::{FeatureGroup, FeatureInfo, Id, Seat};
use i18n::Messages;

use super::{
    ALL_CHEMICALS, ALL_PARTS, ALL_THEIR_CHEMICALS, ALL_THEIR_TOKENS, ALL_VOUCHERS, AWARDS, BOTS,
    BRANCH, BUILT, CARDS, CHEMICALS, COMPLETE, DECK, FUNDING, GOAL, GONE, HELD, INVESTMENTS, LEAD,
    LOCKED, LOCKS, MARKERS, MET, NOBEL, OF_LEVEL, OWN_BOTS, PAIRS, PAPERS, PARTS, READY, RESEARCH,
    SECTIONS, SET, SINGLES, STORM, SUBSIDY, SUPPLY, SURE, TARGET, THEIR_AWARDS, THEIR_BOTS,
    THEIR_CHEMICALS, THEIR_TOKENS, TILES, TOKENS, UNUSED, VOUCHERS, gone, rows,
};
use crate::game::WeatherMachine;
use crate::measure::goals_met;
use crate::text::narrator::{Narrator, game_message};
use crate::text::token_in;
use crate::types::{
    Area, Chemical, Colour, FundingSpace, GoalSpace, GoalTile, Owner, Player, SubsidyTile, Voucher,
    Weather,
};

/// The description of a thing and its present value.
fn told(name: String, stands: impl ToString) -> Option<FeatureInfo> {
    Some(FeatureInfo::new(name, stands))
}

impl WeatherMachine {
    /// Describes a feature to the seat of a solo game, with the present value, whether the feature
    /// holds or not. `None` for features that are not on the table, such as pending steps.
    ///
    /// Features of the same thing have the same description, such as the current and the final lead
    /// over the Target.
    pub(crate) fn feature_info_for(
        &self,
        seat: Seat,
        feature: usize,
        messages: Messages,
    ) -> Option<FeatureInfo> {
        if !self.names_features_for(seat) {
            return None;
        }
        let n = &self.narrator(messages);
        self.info_of_counts(feature, n)
            .or_else(|| self.info_of_office(feature, n))
            .or_else(|| self.info_of_goals(feature, n))
            .or_else(|| self.info_of_laboratory(feature, n))
            .or_else(|| self.info_of_machines(feature, n))
            .or_else(|| self.info_of_weather(feature, n))
            .or_else(|| self.info_of_hideout(feature, n))
    }

    fn info_of_counts(&self, feature: usize, n: &Narrator<'_>) -> Option<FeatureInfo> {
        let (state, lab) = (&self.state, self.state.lab(Player::One));
        let is = |features: FeatureGroup| features.nth(feature).is_some();
        let (name, count) = match feature {
            _ if is(LEAD) || is(SURE) => (game_message!(n, "feature-cp"), lab.cp),
            _ if is(TARGET) => (game_message!(n, "feature-target"), state.solo.target),
            _ if is(CARDS) => (game_message!(n, "feature-cards"), self.cards_left().into()),
            _ if is(INVESTMENTS) => {
                (game_message!(n, "feature-investments"), lab.investments.into())
            }
            _ if is(UNUSED) => {
                let unused = lab.subsidies.without(lab.used).len();
                (game_message!(n, "feature-unused"), unused as u16)
            }
            _ if is(ALL_VOUCHERS) => {
                (game_message!(n, "feature-all-vouchers"), lab.voucher_count().into())
            }
            _ if is(BOTS) => (game_message!(n, "feature-bots"), lab.items.bots.into()),
            _ if is(ALL_PARTS) => {
                (game_message!(n, "feature-all-parts"), lab.items.part_count().into())
            }
            _ if is(ALL_CHEMICALS) => {
                let count = lab.items.chemicals.0.iter().sum::<u8>();
                (game_message!(n, "feature-all-chemicals"), count.into())
            }
            _ if is(TILES) => (game_message!(n, "feature-tiles"), lab.shape.tile_count().into()),
            _ if is(BUILT) => (game_message!(n, "feature-built"), lab.built().into()),
            _ if is(SECTIONS) => (game_message!(n, "feature-sections"), lab.open_sections.into()),
            _ if is(DECK) => (game_message!(n, "feature-deck"), state.deck.count.into()),
            _ => return None,
        };
        told(name, count)
    }

    fn info_of_office(&self, feature: usize, n: &Narrator<'_>) -> Option<FeatureInfo> {
        let lab = self.state.lab(Player::One);
        let is = |features: FeatureGroup| features.nth(feature).is_some();
        let [singles, pairs, complete] = rows(lab);
        match feature {
            _ if is(TOKENS) => told(game_message!(n, "feature-tokens"), lab.token_count()),
            _ if is(HELD) => {
                told(game_message!(n, "feature-held"), lab.held_research() + lab.held_awards)
            }
            _ if is(SINGLES) => told(game_message!(n, "feature-singles"), singles),
            _ if is(PAIRS) => told(game_message!(n, "feature-pairs"), pairs),
            _ if is(COMPLETE) => told(game_message!(n, "feature-complete"), complete),
            _ if is(PAPERS) => told(game_message!(n, "feature-papers"), lab.paper_count()),
            _ if is(GONE) => told(game_message!(n, "feature-gone"), gone(lab)),
            _ if is(READY) => told(game_message!(n, "feature-ready"), self.ready_papers(lab)),
            _ if is(AWARDS) => told(game_message!(n, "feature-awards"), lab.award_count()),
            _ if is(NOBEL) => {
                let taken = self.state.nobel.is_some();
                let stands = game_message!(n, "stands-nobel", taken = taken);
                told(game_message!(n, "feature-nobel"), stands)
            }
            _ => None,
        }
    }

    fn info_of_goals(&self, feature: usize, n: &Narrator<'_>) -> Option<FeatureInfo> {
        let lab = self.state.lab(Player::One);
        let met = goals_met(&self.state, self.content, Player::One);
        if MET.nth(feature).is_some() {
            return told(game_message!(n, "feature-goals-met"), met.len());
        }
        if SET.nth(feature).is_some() {
            let set = GoalSpace::all().filter(|&space| lab.goal(space).is_some()).count();
            return told(game_message!(n, "feature-goals-set"), set);
        }
        if let Some(nth) = FUNDING.nth(feature) {
            let area = Area::ALL[nth / FundingSpace::COUNT];
            let name = game_message!(n, "feature-funding", area = area);
            return told(name, lab.funding[area].index());
        }
        let tile = GoalTile::new(GOAL.nth(feature)? / 2)?;
        let goal = match GoalSpace::all().find(|&space| lab.goal(space) == Some(tile)) {
            None => "none",
            Some(space) if met.contains(space) => "met",
            Some(_) => "set",
        };
        let stands = game_message!(n, "stands-goal", goal = goal);
        told(game_message!(n, "feature-goal", goal = tile), stands)
    }

    fn info_of_laboratory(&self, feature: usize, n: &Narrator<'_>) -> Option<FeatureInfo> {
        let lab = self.state.lab(Player::One);
        if let Some(tile) = SUBSIDY.nth(feature).and_then(SubsidyTile::new) {
            let subsidy = match (lab.subsidies.contains(tile), lab.used.contains(tile)) {
                (false, _) => "none",
                (true, false) => "own",
                (true, true) => "used",
            };
            let benefit = self.content.subsidies[tile].benefit;
            let name = game_message!(n, "feature-subsidy", tile = tile, benefit = benefit);
            return told(name, game_message!(n, "stands-subsidy", subsidy = subsidy));
        }
        if let Some(nth) = VOUCHERS.nth(feature) {
            let voucher = Voucher::ALL[nth / 6];
            let name = game_message!(n, "feature-vouchers", voucher = voucher);
            return told(name, lab.vouchers[voucher]);
        }
        if let Some(nth) = PARTS.nth(feature) {
            let colour = Colour::ALL[nth / 3];
            let name = game_message!(n, "feature-parts", colour = colour);
            return told(name, lab.items.parts[colour]);
        }
        let chemical = Chemical::ALL[CHEMICALS.nth(feature)? / 3];
        let name = game_message!(n, "feature-chemicals", chemical = chemical);
        told(name, lab.items.chemicals[chemical])
    }

    fn info_of_machines(&self, feature: usize, n: &Narrator<'_>) -> Option<FeatureInfo> {
        let state = &self.state;
        let machine = |area: Area| game_core::noun(n.messages, "machine", area.word());
        if let Some(nth) = OWN_BOTS.nth(feature) {
            let area = Area::ALL[nth / 10];
            let count = state.bots_on(area, Owner::from(Player::One));
            return told(game_message!(n, "feature-own-bots", machine = machine(area)), count);
        }
        if let Some(nth) = THEIR_BOTS.nth(feature) {
            let area = Area::ALL[nth / 10];
            let count = state.bots_on(area, Owner::Saboteurs);
            return told(game_message!(n, "feature-their-bots", machine = machine(area)), count);
        }
        let branch = |features: FeatureGroup, each: usize| {
            let place = features.nth(feature)? / each;
            let weather = Weather::new(place % Weather::COUNT)?;
            Some((Area::new(place / Weather::COUNT)?, weather))
        };
        if let Some((area, weather)) = branch(BRANCH, 4 * 4) {
            let bots = &state.bots[area][weather];
            let own = bots.iter().filter(|&&bot| bot == Some(Owner::from(Player::One))).count();
            let here = bots.iter().flatten().count();
            let bots = match (here, own) {
                (0, _) => "none",
                (_, 0) => "others",
                _ if here == own => "all",
                _ => "some",
            };
            let machine = machine(area);
            let name = game_message!(n, "feature-branch", weather = weather, machine = machine);
            return told(
                name,
                game_message!(n, "stands-branch", bots = bots, count = here, own = own),
            );
        }
        let (area, weather) = branch(RESEARCH, 3)?;
        let token = token_in(area, weather, n.messages);
        told(game_message!(n, "feature-research", token = token), state.tokens[area][weather])
    }

    fn info_of_weather(&self, feature: usize, n: &Narrator<'_>) -> Option<FeatureInfo> {
        let state = &self.state;
        if let Some(chemical) = SUPPLY.nth(feature).and_then(|nth| Chemical::new(nth / 6)) {
            let name = game_message!(n, "feature-supply", chemical = chemical);
            return told(name, state.in_supply(chemical));
        }
        if let Some(weather) = LOCKED.nth(feature).and_then(Weather::new) {
            let there = state.locks.contains(weather);
            let name = game_message!(n, "feature-lock", weather = weather);
            return told(name, game_message!(n, "stands-lock", there = there));
        }
        if LOCKS.nth(feature).is_some() {
            return told(game_message!(n, "feature-locks"), state.locks.len());
        }
        if let Some(nth) = OF_LEVEL.nth(feature) {
            let level = nth / 6;
            let at = |storm: &crate::state::Storm| usize::from(storm.level) == level;
            let count = state.storms.0.iter().filter(|storm| at(storm)).count();
            return match level {
                0 => told(game_message!(n, "feature-no-storms"), count),
                _ => told(game_message!(n, "feature-storms", level = level), count),
            };
        }
        let weather =
            |features: FeatureGroup| features.nth(feature).and_then(|nth| Weather::new(nth / 4));
        if let Some(weather) = weather(STORM) {
            let name = game_message!(n, "feature-storm-level", weather = weather);
            return told(name, state.storms[weather].level);
        }
        let weather = weather(MARKERS)?;
        let name = game_message!(n, "feature-storm-markers", weather = weather);
        told(name, state.storms[weather].markers.iter().flatten().count())
    }

    fn info_of_hideout(&self, feature: usize, n: &Narrator<'_>) -> Option<FeatureInfo> {
        let hideout = &self.state.solo;
        let tokens = |area: Area| hideout.tokens[area].0.iter().sum::<u8>();
        if let Some(chemical) = THEIR_CHEMICALS.nth(feature).and_then(|nth| Chemical::new(nth / 4))
        {
            let name = game_message!(n, "feature-their-chemical", chemical = chemical);
            return told(name, hideout.chemicals[chemical]);
        }
        if ALL_THEIR_CHEMICALS.nth(feature).is_some() {
            let count = hideout.chemicals.0.iter().sum::<u8>();
            return told(game_message!(n, "feature-their-chemicals"), count);
        }
        if let Some(area) = THEIR_TOKENS.nth(feature).and_then(|nth| Area::new(nth / 6)) {
            let name = game_message!(n, "feature-their-colour", colour = n.token_colour(area));
            return told(name, tokens(area));
        }
        if ALL_THEIR_TOKENS.nth(feature).is_some() {
            let count = Area::ALL.map(tokens).iter().sum::<u8>();
            return told(game_message!(n, "feature-their-tokens"), count);
        }
        THEIR_AWARDS.nth(feature)?;
        told(game_message!(n, "feature-their-awards"), hideout.awards)
    }
}
