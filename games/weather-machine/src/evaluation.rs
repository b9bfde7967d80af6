//! The expected result of each seat, evaluated from the open position.
//!
//! The weights are no part of the rules: they were tuned until a search won more games with them.

mod prior;
mod prospects;
mod solo;

use game_core::{Evaluation, Outlook, Seat, SeatValue, Turn};

use crate::game::WeatherMachine;
use crate::measure::goals_met;
use crate::state::Verdict;
use crate::types::{Area, Player};

/// CP lead over other players at which the odds of winning are e to 1: at the end, and the increase
/// for each round before it.
const CERTAINTY: (f32, f32) = (2.0, 0.8);

/// Number of entries after which the evaluation is better than playing on. In solo, a search with
/// 400 simulations gained 12 CP with 0 and 46 with 25, over 16 games, 65 with 60 and 59 without a
/// cut-off, over 6.
const ROLLOUT_CUTOFF: u32 = 60;

impl WeatherMachine {
    /// The expected result of each seat. Nothing is hidden from anybody.
    pub(crate) fn expected(&self) -> Evaluation {
        match (self.turn() == Turn::Over, self.options.solo()) {
            (true, _) => self.state.people().map(|player| self.attained(player)).collect(),
            (false, true) => [self.against_the_saboteurs()].into_iter().collect(),
            (false, false) => self.among_rivals(),
        }
    }

    /// Number of random entries after which a rollout is cut off and evaluated.
    pub(crate) fn own_rollout_cutoff(&self) -> Option<u32> {
        Some(ROLLOUT_CUTOFF)
    }

    fn attained(&self, player: Player) -> SeatValue {
        if self.options.solo() {
            let won = matches!(self.state.verdict, Some(Verdict::ImmediateWin | Verdict::Won));
            let scored = matches!(self.state.verdict, None | Some(Verdict::Won | Verdict::Lost));
            let cp = f32::from(self.state.lab(player).cp);
            let score = if scored { self.secured(player) } else { cp };
            return SeatValue { result: f32::from(u8::from(won)), score };
        }
        let best = self.state.people().map(|player| self.merit(player)).max();
        let winners = self.state.people().filter(|&player| Some(self.merit(player)) == best);
        let share = 1.0 / winners.count().max(1) as f32;
        let won = Some(self.merit(player)) == best;
        SeatValue { result: if won { share } else { 0.0 }, score: self.secured(player) }
    }

    /// What ranks the players, tie-breakers included.
    fn merit(&self, player: Player) -> (i32, u8, u8, u8) {
        let lab = self.state.lab(player);
        let cp = self.secured(player) as i32;
        (cp, lab.award_count(), lab.paper_count(), lab.row_count())
    }

    /// CP that the player would have if final scoring took place now.
    pub(crate) fn secured(&self, player: Player) -> f32 {
        let (lab, scoring) = (self.state.lab(player), &self.content.scoring);
        let funding = Area::ALL.map(|area| self.content.funding_cp(area, lab.funding[area]));
        let funding: u16 = funding.into_iter().map(u16::from).sum();
        let goals = goals_met(&self.state, self.content, player).len() as u16;
        let nobel = u16::from(self.state.nobel == Some(player));
        let printed = goals * u16::from(scoring.goal) + nobel * u16::from(scoring.nobel);
        f32::from(lab.cp + u16::from(lab.end_cp) + funding + printed)
    }

    fn among_rivals(&self) -> Evaluation {
        let left = self.rounds_left();
        let mut scores = [0.0; 4];
        let people = self.state.people().count();
        for (score, player) in scores.iter_mut().zip(self.state.people()) {
            *score = self.secured(player) + self.prospects(player, left);
        }
        let scores = &scores[..people];
        let scale = CERTAINTY.0 + CERTAINTY.1 * left;
        let most = scores.iter().copied().fold(f32::MIN, f32::max);
        let odds = |score: &f32| ((score - most) / scale).exp();
        let all: f32 = scores.iter().map(odds).sum();
        scores.iter().map(|score| SeatValue { result: odds(score) / all, score: *score }).collect()
    }

    /// Estimated number of turns that each player still has.
    pub(crate) fn rounds_left(&self) -> f32 {
        let state = &self.state;
        if state.final_round {
            return 0.5;
        }
        if state.end.is_some() {
            return 1.5;
        }
        let tiles = f32::from(state.deck.count + u8::from(state.waiting.is_some()));
        let fewest = [Area::Government, Area::Rnd].into_iter().map(|area| self.free_on(area));
        let by_spaces = fewest.min().map_or(0.0, f32::from) / SPACES_A_ROUND;
        (tiles / TILES_A_ROUND).min(by_spaces.max(0.5)) + 1.5
    }

    /// The outlook of a seat; nothing is hidden from anybody.
    pub(crate) fn standing_of(&self, seat: Seat) -> Outlook {
        let you = Player::of_seat(seat);
        let others = self.state.people().filter(|&player| player != you);
        let best = match self.options.solo() {
            true => f32::from(self.state.solo.target),
            false => others.map(|player| self.secured(player)).fold(0.0, f32::max),
        };
        let left = self.rounds_left();
        let lead = self.secured(you) - best;
        Outlook { progress: 4.0 / (4.0 + left), to_beat: best, lead }
    }

    /// Number of empty Bot spaces of a machine.
    fn free_on(&self, area: Area) -> u8 {
        let spaces = self.state.bots[area].0.iter().flatten();
        spaces.filter(|bot| bot.is_none()).count() as u8
    }
}

/// Average number of Experiment tiles that leave the display in a round.
const TILES_A_ROUND: f32 = 0.65;

/// Maximum number of spaces of the Government or of R&D that are filled in a round.
const SPACES_A_ROUND: f32 = 1.0;
