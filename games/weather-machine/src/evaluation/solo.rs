//! The human's expected result against the Saboteurs.

use game_core::SeatValue;

use crate::game::WeatherMachine;
use crate::measure::goals_met;
use crate::types::{Area, Challenge, Id, Level, Player, Weather};

/// Average raise of the Target in a round.
const GROWTH: f32 = 1.5;

/// Average number of cards that leave the Security Report deck in a round.
const CARDS_A_ROUND: f32 = 1.25;

/// CP lead over the Target at which the odds of winning are e to 1: at the end, and the increase
/// for each round before it.
const CERTAINTY: (f32, f32) = (3.0, 1.5);

impl WeatherMachine {
    pub(super) fn against_the_saboteurs(&self) -> SeatValue {
        let you = Player::One;
        let left = self.rounds_left();
        let cards = self.turns_by_cards();
        let in_time = likely((cards - left) / 1.5);
        let left = left.min(cards);
        let score = self.secured(you) + self.prospects(you, left);
        let target = f32::from(self.state.solo.target) + GROWTH * left;
        let at_the_end = self.content.saboteurs.at_the_end;
        let lead = score - target - f32::from(at_the_end);
        let scored = likely(lead / (CERTAINTY.0 + CERTAINTY.1 * left)) * in_time;
        let scored = scored * self.allowed();
        let at_once = self.at_once(left);
        let win = scored + (1.0 - scored) * at_once;
        SeatValue { result: (win * self.calm()).clamp(0.0, 1.0), score }
    }

    /// Estimated turns of the Saboteurs until their cards run out.
    fn turns_by_cards(&self) -> f32 {
        let solo = &self.state.solo;
        f32::from(solo.deck + u8::from(solo.current.is_some())) / CARDS_A_ROUND
    }

    /// The factor by which Challenge cards reduce the chance of a win in final scoring.
    fn allowed(&self) -> f32 {
        let has = |card| self.state.solo.challenges.contains(card);
        if has(Challenge::PublishOrPerish) { 0.0 } else { self.qualified() }
    }

    /// The factor by which Challenge cards reduce the chance of any win, by progress towards what
    /// they ask.
    fn qualified(&self) -> f32 {
        let has = |card| self.state.solo.challenges.contains(card);
        let mut near = 1.0;
        if has(Challenge::NobelLaureate) && self.state.nobel.is_none() {
            let awards = f32::from(self.state.lab(Player::One).award_count());
            near *= 0.1 + 0.6 * awards / f32::from(self.content.scoring.nobel_awards.max(1));
        }
        if has(Challenge::Overachievers) {
            let wanted = f32::from(self.content.challenges[Challenge::Overachievers].amount);
            let met = goals_met(&self.state, self.content, Player::One).len() as f32;
            near *= 0.1 + 0.9 * (met / wanted.max(1.0)).min(1.0);
        }
        near
    }

    /// The chance of an immediate win.
    fn at_once(&self, left: f32) -> f32 {
        let (numbers, lab) = (&self.content.saboteurs, self.state.lab(Player::One));
        let goals = goals_met(&self.state, self.content, Player::One).len() as f32;
        let goals = (goals / f32::from(numbers.win_goals.max(1))).min(1.0);
        let space = f32::from(numbers.win_space.max(1));
        let mut markers = Area::ALL.map(|area| lab.funding[area].index() as f32 / space);
        markers.sort_by(|one, other| other.total_cmp(one));
        let wanted = usize::from(numbers.win_markers).min(markers.len());
        let funding: f32 = markers[..wanted].iter().map(|marker| marker.min(1.0)).product();
        let lead = f32::from(lab.cp) - f32::from(self.state.solo.target);
        let ahead = likely(lead / (1.0 + left));
        let near = goals * funding;
        ahead * near * near * near * self.qualified()
    }

    /// The chance that Extreme Weather does not lose the game.
    fn calm(&self) -> f32 {
        let at = |level: usize| {
            let storms = Weather::ALL.map(|weather| usize::from(self.state.storms[weather].level));
            storms.into_iter().filter(|&storm| storm == level).count() as f32
        };
        let (worst, next) = (at(Level::COUNT), at(Level::COUNT - 1));
        let lost = f32::from(self.content.saboteurs.lost_tiles);
        if worst >= lost {
            return 0.15;
        }
        likely(3.0 - 1.2 * worst - 0.35 * next)
    }
}

/// Converts log odds to a probability.
fn likely(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}
