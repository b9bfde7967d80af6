//! Describes the features of a position in words that anybody can check on the table.

use game_core::{FeatureGroup, FeatureInfo, Id, Seat};

use super::{
    ALL_CHEMICALS, ALL_PARTS, ALL_THEIR_CHEMICALS, ALL_THEIR_TOKENS, ALL_VOUCHERS, AWARDS, BOTS,
    BRANCH, BUILT, CARDS, CHEMICALS, COMPLETE, DECK, FUNDING, GOAL, GONE, HELD, INVESTMENTS, LEAD,
    LOCKED, LOCKS, MARKERS, MET, NOBEL, OF_LEVEL, OWN_BOTS, PAIRS, PAPERS, PARTS, READY, RESEARCH,
    SECTIONS, SET, SINGLES, STORM, SUBSIDY, SUPPLY, SURE, TARGET, THEIR_AWARDS, THEIR_BOTS,
    THEIR_CHEMICALS, THEIR_TOKENS, TILES, TOKENS, UNUSED, VOUCHERS, gone, rows,
};
use crate::game::WeatherMachine;
use crate::measure::goals_met;
use crate::text::names::{machine, research_token, subsidy, voucher_name};
use crate::types::{
    Area, Chemical, Colour, FundingSpace, GoalSpace, GoalTile, Owner, Player, SubsidyTile, Voucher,
    Weather,
};

/// The description of a thing and its present value.
fn told(name: impl Into<String>, stands: impl ToString) -> Option<FeatureInfo> {
    Some(FeatureInfo::new(name, stands))
}

impl WeatherMachine {
    /// Describes a feature to the seat of a solo game, with the present value, whether the feature
    /// holds or not. `None` for features that are not on the table, such as pending steps.
    ///
    /// Features of the same thing have the same description, such as the current and the final lead
    /// over the Target.
    pub(crate) fn feature_info_for(&self, seat: Seat, feature: usize) -> Option<FeatureInfo> {
        if !self.names_features_for(seat) {
            return None;
        }
        self.info_of_counts(feature)
            .or_else(|| self.info_of_office(feature))
            .or_else(|| self.info_of_goals(feature))
            .or_else(|| self.info_of_laboratory(feature))
            .or_else(|| self.info_of_machines(feature))
            .or_else(|| self.info_of_weather(feature))
            .or_else(|| self.info_of_hideout(feature))
    }

    fn info_of_counts(&self, feature: usize) -> Option<FeatureInfo> {
        let (state, lab) = (&self.state, self.state.lab(Player::One));
        let is = |features: FeatureGroup| features.nth(feature).is_some();
        match feature {
            _ if is(LEAD) || is(SURE) => told("your CP", lab.cp),
            _ if is(TARGET) => told("the Target", state.solo.target),
            _ if is(CARDS) => told("Security Reports left", self.cards_left()),
            _ if is(INVESTMENTS) => told("your Investment tiles", lab.investments),
            _ if is(UNUSED) => {
                told("your Subsidy tiles not used", lab.subsidies.without(lab.used).len())
            }
            _ if is(ALL_VOUCHERS) => told("your Vouchers", lab.voucher_count()),
            _ if is(BOTS) => told("Bots in your Workshop", lab.items.bots),
            _ if is(ALL_PARTS) => told("Machine Parts in your Workshop", lab.items.part_count()),
            _ if is(ALL_CHEMICALS) => {
                told("Chemicals in your Workshop", lab.items.chemicals.0.iter().sum::<u8>())
            }
            _ if is(TILES) => told("your Workshop tiles", lab.shape.tile_count()),
            _ if is(BUILT) => told("Bots off your Assembly Line", lab.built()),
            _ if is(SECTIONS) => told("open sections of your Assembly Line", lab.open_sections),
            _ if is(DECK) => told("tiles of the Experiment deck", state.deck.count),
            _ => None,
        }
    }

    fn info_of_office(&self, feature: usize) -> Option<FeatureInfo> {
        let lab = self.state.lab(Player::One);
        let is = |features: FeatureGroup| features.nth(feature).is_some();
        let [singles, pairs, complete] = rows(lab);
        match feature {
            _ if is(TOKENS) => told("your Research, Award and Citation tokens", lab.token_count()),
            _ if is(HELD) => {
                told("tokens on your holding space", lab.held_research() + lab.held_awards)
            }
            _ if is(SINGLES) => told("rows of your Office with one token", singles),
            _ if is(PAIRS) => told("rows of your Office with two tokens", pairs),
            _ if is(COMPLETE) => told("complete rows of your Office not published", complete),
            _ if is(PAPERS) => told("your published papers", lab.paper_count()),
            _ if is(GONE) => told("your papers that made a Breakthrough", gone(lab)),
            _ if is(READY) => {
                told("your papers that can make a Breakthrough", self.ready_papers(lab))
            }
            _ if is(AWARDS) => told("your Awards", lab.award_count()),
            _ if is(NOBEL) => {
                let stands = if self.state.nobel.is_some() { "yours" } else { "on the board" };
                told("the Nobel Prize", stands)
            }
            _ => None,
        }
    }

    fn info_of_goals(&self, feature: usize) -> Option<FeatureInfo> {
        let lab = self.state.lab(Player::One);
        let met = goals_met(&self.state, self.content, Player::One);
        if MET.nth(feature).is_some() {
            return told("your Goals that are met", met.len());
        }
        if SET.nth(feature).is_some() {
            let set = GoalSpace::all().filter(|&space| lab.goal(space).is_some()).count();
            return told("your Goals that are set", set);
        }
        if let Some(nth) = FUNDING.nth(feature) {
            let area = Area::ALL[nth / FundingSpace::COUNT];
            let name = format!("space of your {} Funding marker", area.short());
            return told(name, lab.funding[area].index());
        }
        let tile = GoalTile::new(GOAL.nth(feature)? / 2)?;
        let stands = match GoalSpace::all().find(|&space| lab.goal(space) == Some(tile)) {
            None => "not set",
            Some(space) if met.contains(space) => "met",
            Some(_) => "set, not met",
        };
        told(format!("Goal {}", self.goal_words(tile)), stands)
    }

    fn info_of_laboratory(&self, feature: usize) -> Option<FeatureInfo> {
        let lab = self.state.lab(Player::One);
        if let Some(tile) = SUBSIDY.nth(feature).and_then(SubsidyTile::new) {
            let stands = match (lab.subsidies.contains(tile), lab.used.contains(tile)) {
                (false, _) => "not yours",
                (true, false) => "yours",
                (true, true) => "used",
            };
            return told(subsidy(self.content, tile), stands);
        }
        if let Some(nth) = VOUCHERS.nth(feature) {
            let voucher = Voucher::ALL[nth / 6];
            return told(format!("your {}s", voucher_name(voucher)), lab.vouchers[voucher]);
        }
        if let Some(nth) = PARTS.nth(feature) {
            let colour = Colour::ALL[nth / 3];
            let name = format!("{colour} Machine Parts in your Workshop");
            return told(name, lab.items.parts[colour]);
        }
        let chemical = Chemical::ALL[CHEMICALS.nth(feature)? / 3];
        told(format!("{} in your Workshop", chemical.title()), lab.items.chemicals[chemical])
    }

    fn info_of_machines(&self, feature: usize) -> Option<FeatureInfo> {
        let state = &self.state;
        if let Some(nth) = OWN_BOTS.nth(feature) {
            let area = Area::ALL[nth / 10];
            let count = state.bots_on(area, Owner::from(Player::One));
            return told(format!("your Bots on {}", machine(area)), count);
        }
        if let Some(nth) = THEIR_BOTS.nth(feature) {
            let area = Area::ALL[nth / 10];
            let count = state.bots_on(area, Owner::Saboteurs);
            return told(format!("Bots of the Saboteurs on {}", machine(area)), count);
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
            let name = format!("Bots in the {} branch of {}", weather.title(), machine(area));
            let stands = match (here, own) {
                (0, _) => "none".to_string(),
                (_, 0) => format!("{here}, none yours"),
                _ if here == own => format!("{here}, yours"),
                _ => format!("{here}, {own} of them yours"),
            };
            return told(name, stands);
        }
        let (area, weather) = branch(RESEARCH, 3)?;
        let name = format!("{} left on the board", research_token(area, weather));
        told(name, state.tokens[area][weather])
    }

    fn info_of_weather(&self, feature: usize) -> Option<FeatureInfo> {
        let state = &self.state;
        if let Some(chemical) = SUPPLY.nth(feature).and_then(|nth| Chemical::new(nth / 6)) {
            return told(format!("{} in the Supply", chemical.title()), state.in_supply(chemical));
        }
        if let Some(weather) = LOCKED.nth(feature).and_then(Weather::new) {
            let stands = if state.locks.contains(weather) { "on its space" } else { "gone" };
            return told(format!("the Lock token of {}", weather.title()), stands);
        }
        if LOCKS.nth(feature).is_some() {
            return told("Lock tokens on the board", state.locks.len());
        }
        if let Some(nth) = OF_LEVEL.nth(feature) {
            let level = nth / 6;
            let at = |storm: &crate::state::Storm| usize::from(storm.level) == level;
            let count = state.storms.0.iter().filter(|storm| at(storm)).count();
            return match level {
                0 => told("weathers without an Extreme Weather tile", count),
                _ => told(format!("Extreme Weather tiles of level {level}"), count),
            };
        }
        let weather =
            |features: FeatureGroup| features.nth(feature).and_then(|nth| Weather::new(nth / 4));
        if let Some(weather) = weather(STORM) {
            let name = format!("level of the Extreme Weather tile of {}", weather.title());
            return told(name, state.storms[weather].level);
        }
        let weather = weather(MARKERS)?;
        let name = format!("markers on the Extreme Weather tile of {}", weather.title());
        told(name, state.storms[weather].markers.iter().flatten().count())
    }

    fn info_of_hideout(&self, feature: usize) -> Option<FeatureInfo> {
        let hideout = &self.state.solo;
        let tokens = |area: Area| hideout.tokens[area].0.iter().sum::<u8>();
        if let Some(chemical) = THEIR_CHEMICALS.nth(feature).and_then(|nth| Chemical::new(nth / 4))
        {
            let name = format!("{} in the Hideout", chemical.title());
            return told(name, hideout.chemicals[chemical]);
        }
        if ALL_THEIR_CHEMICALS.nth(feature).is_some() {
            return told("Chemicals in the Hideout", hideout.chemicals.0.iter().sum::<u8>());
        }
        if let Some(area) = THEIR_TOKENS.nth(feature).and_then(|nth| Area::new(nth / 6)) {
            let name = format!("{} Research tokens in the Hideout", area.token_colour());
            return told(name, tokens(area));
        }
        if ALL_THEIR_TOKENS.nth(feature).is_some() {
            return told(
                "Research tokens in the Hideout",
                Area::ALL.map(tokens).iter().sum::<u8>(),
            );
        }
        THEIR_AWARDS.nth(feature)?;
        told("Awards in the Hideout", hideout.awards)
    }
}
