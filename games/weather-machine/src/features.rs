//! Features of solo positions, from which models learn: what is on the table, as numbered features.
//!
//! Each value of a count is a feature of its own, so that the net can value the fourth met Goal
//! differently from the first. Nothing here is hidden from anybody.

mod feature_info;

use game_core::{FeatureSink, Id, Seat, pair};

use crate::action_features::{LISTS, number_of_list};
use crate::condition::Condition;
use crate::game::WeatherMachine;
use crate::laboratory::{Laboratory, Paper};
use crate::measure::{goals_met, measure};
use crate::sequence::Frame;
use crate::state::EndTrigger;
use crate::types::{
    ActionSpace, Area, Challenge, Chemical, Colour, FundingSpace, GoalSpace, GoalTile, Location,
    OfficeRow, Owner, Player, Report, SubsidyTile, Voucher, Weather,
};

/// The maximum number of steps of a list that are told apart.
const STEPS: usize = 12;
/// Size of a bin of a CP lead, and the deficit at which the first bin starts.
const CP_STEP: i64 = 3;
const CP_BEHIND: i64 = 75;
/// Size of a bin of a CP lead when it is combined with the rounds left.
const WIDE_STEP: i64 = 6;
/// Number of values of the rounds left that are told apart.
const LEFT: usize = 7;

game_core::feature_groups! {
    /// Number of features.
    const ALL: usize;
    /// Challenge cards that apply.
    CHALLENGES: Challenge::COUNT,
    /// The round.
    ROUND: 16,
    /// What triggered the end, if anything has, and whether this is the final round.
    END: 5,
    FINAL: 2,
    /// The next step of each list in progress; of lists that share a number, that of the innermost.
    NEXT: LISTS * STEPS,
    /// Which of the two actions of a Main Location have been carried out in this turn.
    DONE: 4,
    /// Cards left in the Security Report deck plus the Current Report, and which card that is.
    CARDS: 22,
    CURRENT: Report::COUNT,

    /// CP ahead of the Target.
    LEAD: 36,
    /// CP that final scoring would give now, ahead of the Target at that time.
    SURE: 36,
    /// The same with the rounds left.
    SURE_WITH_LEFT: 18 * LEFT,
    /// The Target.
    TARGET: 36,

    /// Goals that are met, set and flipped.
    MET: 7,
    SET: 7,
    FLIPPED: 7,
    /// Goals met, Funding markers that are far enough for an immediate win, and whether the CP
    /// exceed the Target.
    AT_ONCE: 5 * 4 * 2,
    /// The space of each Funding marker.
    FUNDING: Area::COUNT * FundingSpace::COUNT,
    /// Number of set Goals that lack this much.
    LACK: 4 * 3,
    /// Number of Goals below the Laboratory that lack this much.
    BELOW: 4 * 6,
    /// A Goal that is set, not met or met.
    GOAL: GoalTile::COUNT * 2,
    /// Investment tiles.
    INVESTMENTS: 7,

    /// Unused Subsidy tiles: how many, and which.
    UNUSED: 7,
    SUBSIDY: SubsidyTile::COUNT,
    /// Vouchers of each type, and of all types.
    VOUCHERS: Voucher::COUNT * 6,
    ALL_VOUCHERS: 22,
    /// Bots in the Workshop.
    BOTS: 6,
    /// Machine Parts of each colour, and of all.
    PARTS: Colour::COUNT * 3,
    ALL_PARTS: 6,
    /// Chemicals of each type, and of all.
    CHEMICALS: Chemical::COUNT * 3,
    ALL_CHEMICALS: 6,
    /// Workshop tiles.
    TILES: 10,
    /// Bots off the Assembly Line, and its open sections.
    BUILT: 13,
    SECTIONS: 5,

    /// Tokens in the Office and on the holding space.
    TOKENS: 19,
    /// Tokens on the holding space.
    HELD: 5,
    /// Unpublished rows with one token, with two, and complete.
    SINGLES: 5,
    PAIRS: 5,
    COMPLETE: 5,
    /// Published papers, and those whose marker has left the Office.
    PAPERS: 7,
    GONE: 7,
    /// Papers that can make a Breakthrough.
    READY: 5,
    /// Awards.
    AWARDS: 6,
    /// Whether the Nobel Prize is on the board or taken.
    NOBEL: 2,

    /// The player's Bots on each machine, those of the Saboteurs, and occupied spaces.
    OWN_BOTS: Area::COUNT * 10,
    THEIR_BOTS: Area::COUNT * 10,
    FILLED: Area::COUNT * 16,
    /// Bots in a branch, and how many of them are the player's.
    BRANCH: Area::COUNT * Weather::COUNT * 4 * 4,
    /// Research tokens left on the board.
    RESEARCH: Area::COUNT * Weather::COUNT * 3,
    /// Chemicals in the Supply.
    SUPPLY: Chemical::COUNT * 6,
    /// Weathers with a Lock token, and their number.
    LOCKED: Weather::COUNT,
    LOCKS: 6,
    /// The Extreme Weather level of each weather, and the number of tiles of each level.
    STORM: Weather::COUNT * 4,
    OF_LEVEL: 4 * 6,
    /// Markers on the tile of each weather.
    MARKERS: Weather::COUNT * 4,
    /// The weather of each displayed tile, the cards left in the Experiment deck, and the active
    /// branch.
    DISPLAY: 3 * Weather::COUNT,
    DECK: 10,
    ACTIVE: Weather::COUNT,

    /// The Locations of the Scientist, of Lativ and of each agent.
    SCIENTIST: Location::COUNT,
    LATIV: Location::COUNT,
    AGENTS: 2 * Location::COUNT,
    /// The Hideout: Chemicals of each type and in all, tokens of each colour and in all, Awards.
    THEIR_CHEMICALS: Chemical::COUNT * 4,
    ALL_THEIR_CHEMICALS: 12,
    THEIR_TOKENS: Area::COUNT * 6,
    ALL_THEIR_TOKENS: 12,
    THEIR_AWARDS: 5,
}

impl WeatherMachine {
    /// Number of features of positions.
    pub(crate) const FEATURES: usize = ALL;

    /// Emits the features of a solo position; none in a multiplayer game.
    pub(crate) fn name_features(&self, seat: Seat, notes: &mut impl FeatureSink) {
        if !self.names_features_for(seat) {
            return;
        }
        self.name_time(notes);
        self.name_points(notes);
        self.name_goals(notes);
        self.name_laboratory(notes);
        self.name_office(notes);
        self.name_machines(notes);
        self.name_weather(notes);
        self.name_saboteurs(notes);
    }

    /// Whether the position has features: in solo, once there is a Laboratory.
    fn names_features_for(&self, seat: Seat) -> bool {
        self.options.solo() && seat == Seat(0) && !self.state.laboratories.is_empty()
    }

    fn name_time(&self, notes: &mut impl FeatureSink) {
        let state = &self.state;
        state.solo.challenges.iter().for_each(|card| CHALLENGES.note(card.index() as i64, notes));
        ROUND.note(state.round, notes);
        let end = match state.end {
            None => 0,
            Some(EndTrigger::Nobel) => 1,
            Some(EndTrigger::LastExperiment) => 2,
            Some(EndTrigger::Government) => 3,
            Some(EndTrigger::Rnd) => 4,
        };
        END.note(end, notes);
        FINAL.note(state.final_round, notes);
        let mut named = [false; LISTS];
        for frame in state.frames.pending().iter().rev() {
            if let Frame::Steps { list, next, .. } = *frame {
                let list = number_of_list(list);
                if !std::mem::replace(&mut named[list], true) {
                    NEXT.note(pair(list, usize::from(next), STEPS), notes);
                }
            }
        }
        let [first, second] = state.turn.done.map(usize::from);
        DONE.note(pair(first, second, 2), notes);
        CARDS.note(self.cards_left(), notes);
        if let Some(report) = state.solo.current {
            CURRENT.note(report.index() as i64, notes);
        }
    }

    /// Number of the Saboteurs' cards outside the discard pile.
    fn cards_left(&self) -> u8 {
        self.state.solo.deck + u8::from(self.state.solo.current.is_some())
    }

    /// CP ahead of the Target.
    fn lead(&self) -> i64 {
        i64::from(self.state.lab(Player::One).cp) - i64::from(self.state.solo.target)
    }

    /// CP that final scoring would give now, ahead of the Target at that time.
    fn sure_lead(&self) -> i64 {
        let solo = &self.state.solo;
        let then = i64::from(solo.target) + i64::from(self.content.saboteurs.at_the_end);
        self.secured(Player::One) as i64 - then
    }

    fn name_points(&self, notes: &mut impl FeatureSink) {
        let sure = self.sure_lead();
        let stepped = |cp: i64, step: i64| (cp + CP_BEHIND).max(0) / step;
        LEAD.note(stepped(self.lead(), CP_STEP), notes);
        SURE.note(stepped(sure, CP_STEP), notes);
        let left = self.rounds_left().min(f32::from(self.cards_left())) as usize;
        let wide = stepped(sure, WIDE_STEP).min(17) as usize;
        SURE_WITH_LEFT.note(pair(wide, left, LEFT), notes);
        TARGET.note(self.state.solo.target / 3, notes);
    }

    fn name_goals(&self, notes: &mut impl FeatureSink) {
        let lab = self.state.lab(Player::One);
        let met = goals_met(&self.state, self.content, Player::One);
        let mut lacking = [0; 4];
        let mut set = 0;
        for space in GoalSpace::all() {
            let Some(tile) = lab.goal(space) else { continue };
            set += 1;
            let is_met = met.contains(space);
            GOAL.note(pair(tile.index(), usize::from(is_met), 2), notes);
            if !is_met {
                lacking[usize::from(self.lacks(tile)).clamp(1, 4) - 1] += 1;
            }
        }
        for (lack, &many) in lacking.iter().enumerate().filter(|(_, many)| **many > 0) {
            LACK.note(pair(lack, many - 1, 3), notes);
        }
        let mut below = [0; 4];
        lab.goals.iter().for_each(|tile| below[usize::from(self.lacks(tile)).min(3)] += 1);
        for (lack, &many) in below.iter().enumerate().filter(|(_, many)| **many > 0) {
            BELOW.note(pair(lack, many - 1, 6), notes);
        }
        MET.note(met.len() as i64, notes);
        SET.note(set, notes);
        FLIPPED.note(lab.flipped.len() as i64, notes);
        INVESTMENTS.note(lab.investments, notes);
        for area in Area::ALL {
            let at = pair(area.index(), lab.funding[area].index(), FundingSpace::COUNT);
            FUNDING.note(at, notes);
        }
        let ahead = usize::from(self.lead() > 0);
        let at = pair(met.len().min(4), self.markers_far_enough(), 4) as usize;
        AT_ONCE.note(pair(at, ahead, 2), notes);
    }

    /// Number of Funding markers that are far enough for an immediate win.
    fn markers_far_enough(&self) -> usize {
        let far = usize::from(self.content.saboteurs.win_space);
        let funding = &self.state.lab(Player::One).funding;
        Area::ALL.iter().filter(|&&area| funding[area].index() >= far).count()
    }

    /// How much a Goal lacks, or exceeds a maximum, in solo.
    fn lacks(&self, tile: GoalTile) -> u16 {
        let own = |what| measure(&self.state, self.content, Player::One, what);
        match self.content.goals[tile].condition {
            Condition::AtLeast(what, least) => u16::from(least).saturating_sub(own(what)),
            Condition::AtMost(what, most) => own(what).saturating_sub(u16::from(most)),
            Condition::Most(what) => 1_u16.saturating_sub(own(what)),
        }
    }

    fn name_laboratory(&self, notes: &mut impl FeatureSink) {
        let lab = self.state.lab(Player::One);
        let unused = lab.subsidies.without(lab.used);
        UNUSED.note(unused.len() as i64, notes);
        unused.iter().for_each(|tile| SUBSIDY.note(tile.index() as i64, notes));
        for voucher in Voucher::ALL {
            let at = pair(voucher.index(), usize::from(lab.vouchers[voucher]), 6);
            VOUCHERS.note(at, notes);
        }
        ALL_VOUCHERS.note(lab.voucher_count(), notes);
        let items = &lab.items;
        BOTS.note(items.bots, notes);
        for colour in Colour::ALL {
            PARTS.note(pair(colour.index(), usize::from(items.parts[colour]), 3), notes);
        }
        ALL_PARTS.note(items.part_count(), notes);
        for chemical in Chemical::ALL {
            let held = usize::from(items.chemicals[chemical]);
            CHEMICALS.note(pair(chemical.index(), held, 3), notes);
        }
        ALL_CHEMICALS.note(items.chemicals.0.iter().sum::<u8>(), notes);
        TILES.note(lab.shape.tile_count(), notes);
        BUILT.note(lab.built(), notes);
        SECTIONS.note(lab.open_sections, notes);
    }

    fn name_office(&self, notes: &mut impl FeatureSink) {
        let lab = self.state.lab(Player::One);
        let [singles, pairs, complete] = rows(lab);
        TOKENS.note(lab.token_count(), notes);
        HELD.note(lab.held_research() + lab.held_awards, notes);
        SINGLES.note(singles, notes);
        PAIRS.note(pairs, notes);
        COMPLETE.note(complete, notes);
        PAPERS.note(lab.paper_count(), notes);
        GONE.note(gone(lab), notes);
        READY.note(self.ready_papers(lab), notes);
        AWARDS.note(lab.award_count(), notes);
        NOBEL.note(self.state.nobel.is_some(), notes);
    }

    /// Papers that can make a Breakthrough: published, without the player's marker on the tile of
    /// their weather.
    fn ready_papers(&self, lab: &Laboratory) -> i64 {
        let on_tile = |weather| {
            let marked = |row: OfficeRow| {
                lab.papers[row] == Paper::OnTile && lab.row_weather(row) == Some(weather)
            };
            OfficeRow::all().any(marked)
        };
        let ready = |row: &OfficeRow| {
            lab.papers[*row] == Paper::Published
                && lab.row_weather(*row).is_some_and(|weather| {
                    self.state.storms[weather].level > 0 && !on_tile(weather)
                })
        };
        OfficeRow::all().filter(ready).count() as i64
    }

    fn name_machines(&self, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let you = Some(Owner::from(Player::One));
        for area in Area::ALL {
            let (mut own, mut theirs, mut filled) = (0, 0, 0);
            for weather in Weather::ALL {
                let branch = &state.bots[area][weather];
                let here = branch.iter().flatten().count();
                let of_you = branch.iter().filter(|&&bot| bot == you).count();
                theirs += branch.iter().filter(|&&bot| bot == Some(Owner::Saboteurs)).count();
                (own, filled) = (own + of_you, filled + here);
                let place = area.index() * Weather::COUNT + weather.index();
                BRANCH.note(pair(pair(place, here, 4) as usize, of_you, 4), notes);
                let left = usize::from(state.tokens[area][weather]);
                RESEARCH.note(pair(place, left, 3), notes);
            }
            OWN_BOTS.note(pair(area.index(), own, 10), notes);
            THEIR_BOTS.note(pair(area.index(), theirs, 10), notes);
            FILLED.note(pair(area.index(), filled, 16), notes);
        }
        for chemical in Chemical::ALL {
            let there = usize::from(state.in_supply(chemical));
            SUPPLY.note(pair(chemical.index(), there, 6), notes);
        }
    }

    fn name_weather(&self, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let mut of_level = [0; 4];
        for weather in Weather::ALL {
            let (at, storm) = (weather.index(), &state.storms[weather]);
            let level = usize::from(storm.level).min(3);
            of_level[level] += 1;
            STORM.note(pair(at, level, 4), notes);
            MARKERS.note(pair(at, storm.markers.iter().flatten().count(), 4), notes);
            if state.locks.contains(weather) {
                LOCKED.note(at as i64, notes);
            }
        }
        for (level, &many) in of_level.iter().enumerate() {
            OF_LEVEL.note(pair(level, many, 6), notes);
        }
        LOCKS.note(state.locks.len() as i64, notes);
        for (place, tile) in state.display.iter().enumerate() {
            if let Some(tile) = tile {
                let weather = self.content.experiments[*tile].weather;
                DISPLAY.note(pair(place, weather.index(), Weather::COUNT), notes);
            }
        }
        DECK.note(state.deck.count, notes);
        ACTIVE.note(state.assistant.index() as i64, notes);
    }

    fn name_saboteurs(&self, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let at = |space: Option<ActionSpace>| space.map(|space| space.location() as usize);
        if let Some(location) = at(state.scientists[0]) {
            SCIENTIST.note(location as i64, notes);
        }
        LATIV.note(state.lativ.location() as i64, notes);
        for (agent, space) in state.agents.into_iter().enumerate() {
            if let Some(location) = at(space) {
                AGENTS.note(pair(agent, location, Location::COUNT), notes);
            }
        }
        let hideout = &state.solo;
        for chemical in Chemical::ALL {
            let there = usize::from(hideout.chemicals[chemical]);
            THEIR_CHEMICALS.note(pair(chemical.index(), there, 4), notes);
        }
        ALL_THEIR_CHEMICALS.note(hideout.chemicals.0.iter().sum::<u8>(), notes);
        let mut all = 0;
        for area in Area::ALL {
            let there = hideout.tokens[area].0.iter().map(|&many| usize::from(many)).sum();
            all += there;
            THEIR_TOKENS.note(pair(area.index(), there, 6), notes);
        }
        ALL_THEIR_TOKENS.note(all as i64, notes);
        THEIR_AWARDS.note(hideout.awards, notes);
    }
}

/// Numbers of unpublished rows with one token, with two, and complete.
fn rows(lab: &Laboratory) -> [i64; 3] {
    let mut counts = [0; 3];
    for row in OfficeRow::all().filter(|&row| lab.papers[row] == Paper::Start) {
        if let Some(at) = lab.row(row).iter().flatten().count().checked_sub(1) {
            counts[at] += 1;
        }
    }
    counts
}

/// Number of papers whose marker has left the Office.
fn gone(lab: &Laboratory) -> i64 {
    let gone = |paper: &&Paper| matches!(paper, Paper::OnTile | Paper::Box);
    lab.papers.0.iter().filter(gone).count() as i64
}

#[cfg(test)]
mod tests {
    use conformance::features::{each_position, features_of};
    use serde_json::{Value, json};

    use super::*;
    use crate::messages::english;

    /// The options of a solo game, without a Challenge card and with each of them.
    fn games() -> Vec<Value> {
        let cards = Challenge::ALL.into_iter().map(|card| vec![card.word()]);
        let drawn = std::iter::once(Vec::new()).chain(cards);
        drawn.map(|cards| json!({"seats": 1, "challenges": cards})).collect()
    }

    /// A model knows features by their numbers. If this fails, a number has changed its meaning:
    /// the feature spec needs another version, and the models must be trained again.
    #[test]
    fn the_features_of_positions_keep_their_numbers() {
        let features = features_of::<WeatherMachine>(&games(), 60..200);
        assert_eq!(features, (1, 1628, 10_470_512_356_985_236_638));
    }

    /// Each count is emitted as one feature and described by its present value.
    #[test]
    fn counts_are_named_and_told_as_they_stand() {
        let mut checked = 0;
        each_position(&games(), |game: &WeatherMachine, features| {
            let lab = game.state.lab(Player::One);
            let you = Owner::from(Player::One);
            for (group, many, count) in [
                (MET, 7, goals_met(&game.state, game.content, Player::One).len()),
                (INVESTMENTS, 7, usize::from(lab.investments)),
                (ALL_VOUCHERS, 22, usize::from(lab.voucher_count())),
                (TOKENS, 19, usize::from(lab.token_count())),
                (PAPERS, 7, usize::from(lab.paper_count())),
                (AWARDS, 6, usize::from(lab.award_count())),
                (DECK, 10, usize::from(game.state.deck.count)),
                (OWN_BOTS, 10, usize::from(game.state.bots_on(Area::Government, you))),
                (THEIR_AWARDS, 5, usize::from(game.state.solo.awards)),
            ] {
                let here = |&&feature: &&u16| {
                    group.nth(usize::from(feature)).is_some_and(|nth| nth < many)
                };
                let named: Vec<&u16> = features.iter().filter(here).collect();
                assert_eq!(named.len(), 1, "{named:?}");
                assert_eq!(group.nth(usize::from(*named[0])), Some(count.min(many - 1)));
                let feature = usize::from(*named[0]);
                let feature_info = game.feature_info_for(Seat(0), feature, english());
                let feature_info = feature_info.expect("it is told");
                assert_eq!(feature_info.stands, count.to_string(), "{}", feature_info.name);
                checked += 1;
            }
        });
        assert!(checked > 10_000, "{checked}");
    }
}
