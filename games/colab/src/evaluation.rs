//! A hand-made evaluation: what each seat can expect of the end of the game, from public
//! information.

mod outlook;
mod prior;

use game_core::{Evaluation, Id, Outlook, Seat, SeatValue, Turn};

use crate::game::CoLab;
use crate::state::Area;
use crate::types::{Player, Scientist, Window};

/// Cards that a player builds in a turn on average.
const CARDS_A_TURN: f32 = 0.55;

/// Average points of a card still to be built.
const POINTS_A_CARD: f32 = 4.2;

/// The lead in expected points that gives odds of e to 1 against another player.
const CERTAINTY: f32 = 6.0;

impl CoLab {
    /// The expected result of each seat; of hands only the size counts.
    pub(crate) fn expected(&self) -> Evaluation {
        if self.turn() == Turn::Over {
            return Evaluation::of(&self.final_outcome(i18n::Messages::SILENT));
        }
        let turns = self.turns_left();
        let prospects = Player::ALL.map(|player| self.prospect(player, turns));
        if self.options.enemies == 0 {
            return self.shares(prospects.map(|one| one.1), |_| 1.0);
        }
        let safe = self.safety();
        let reached = prospects.map(|one| self.chance_of_goal(one) * safe);
        self.shares(prospects.map(|one| one.1), |player| reached[player as usize])
    }

    /// The outlook of a seat from public information. Against enemies the number to beat is the
    /// goal's points, and the lead is in tenths of the way to the end; otherwise both are in
    /// points.
    pub(crate) fn standing_of(&self, seat: Seat) -> Outlook {
        let progress = self.way_gone();
        let you = Player::of_seat(seat);
        if self.options.enemies > 0 {
            let goal = &self.content.difficulties[self.options.difficulty];
            let lead = 10.0 * (self.share_built(you) - self.most_threat());
            return Outlook { progress, to_beat: f32::from(goal.points), lead };
        }
        let points = |player: Player| f32::from(self.state.players[player].score);
        let others = self.options.players().filter(|&player| player != you).map(points);
        let to_beat = others.fold(0.0, f32::max);
        Outlook { progress, to_beat, lead: points(you) - to_beat }
    }

    /// How far the game has progressed towards any of its ends, from 0 to 1: by the cards of the
    /// player who has built most, or by the tokens of the device closest to completion.
    fn way_gone(&self) -> f32 {
        let built = self.options.players().map(|player| self.share_built(player));
        built.fold(self.most_threat(), f32::max)
    }

    /// A player's share of the cards that end the game, at most 1.
    fn share_built(&self, player: Player) -> f32 {
        let needed = match self.options.enemies {
            0 => self.content.cards_to_end(self.options.length),
            _ => self.content.difficulties[self.options.difficulty].cards,
        };
        (self.state.players[player].grid.len() as f32 / f32::from(needed.max(1))).min(1.0)
    }

    /// The progress of the device closest to completion, in tokens, from 0 to 1; 0 without enemies.
    fn most_threat(&self) -> f32 {
        let share = |enemy: Scientist| {
            let device = self.options.device_of(enemy);
            let cards = self.content.doomsday.iter().map(|(_, facts)| facts);
            let its = cards.filter(|facts| Some(facts.device) == device);
            let needed: u16 = its.map(|facts| u16::from(facts.need)).sum();
            1.0 - f32::from(self.tokens_to_come(enemy)) / f32::from(needed.max(1))
        };
        self.options.enemies().map(share).fold(0.0, f32::max)
    }

    /// The number of random entries after which a rollout is cut off and evaluated.
    pub(crate) const fn own_rollout_cutoff(&self) -> u32 {
        60
    }

    /// Shares out the win by points; each share is multiplied by the player's chance to win at all.
    fn shares(&self, points: [f32; 4], needs: impl Fn(Player) -> f32) -> Evaluation {
        let best = self.options.players().map(|one| points[one as usize]).fold(0.0, f32::max);
        let weight = |player: Player| ((points[player as usize] - best) / CERTAINTY).exp();
        let all: f32 = self.options.players().map(weight).sum();
        let value = |player: Player| SeatValue {
            result: needs(player) * weight(player) / all,
            score: points[player as usize],
        };
        self.options.players().map(value).collect()
    }

    /// The approximate number of turns that each player has left.
    fn turns_left(&self) -> f32 {
        let enemies = self.options.enemies().map(|enemy| self.tokens_to_come(enemy));
        if let Some(fewest) = enemies.min() {
            return f32::from(fewest.max(u8::from(self.state.enemies.last_turns > 0)));
        }
        let most = self.options.players().map(|one| self.state.players[one].grid.len()).max();
        let to_build =
            self.content.cards_to_end(self.options.length).saturating_sub(most.unwrap_or(0));
        f32::from(to_build) / CARDS_A_TURN
    }

    /// How many tokens an enemy still needs for its device, one per turn.
    pub(crate) fn tokens_to_come(&self, enemy: Scientist) -> u8 {
        let device = self.options.device_of(enemy);
        let cards = self.content.doomsday.iter().filter(|(card, facts)| {
            Some(facts.device) == device && !self.state.enemies.built.contains(*card)
        });
        let needed: u8 = cards.map(|(_, facts)| facts.need).sum();
        needed.saturating_sub(self.state.enemies.each[enemy].beside.count())
    }

    /// The approximate number of cards and points that a player will reach.
    fn prospect(&self, player: Player, turns: f32) -> (f32, f32) {
        let area = &self.state.players[player];
        let built = f32::from(area.grid.len());
        let means = means(area);
        let more = (turns * CARDS_A_TURN * (0.6 + 0.06 * means).min(1.4)).min(16.0 - built);
        let points =
            f32::from(area.score) + POINTS_A_CARD * more + 0.3 * f32::from(area.research.min(20));
        (built + more, points)
    }

    /// The chance that these cards and points reach the goal of the difficulty.
    fn chance_of_goal(&self, (cards, points): (f32, f32)) -> f32 {
        let goal = &self.content.difficulties[self.options.difficulty];
        let certain = |ahead: f32| 1.0 / (1.0 + (-ahead).exp());
        certain((cards + 0.5 - f32::from(goal.cards)) / 1.2)
            * certain((points - f32::from(goal.points)) / 5.0)
    }

    /// The chance that the towers will not become full.
    fn safety(&self) -> f32 {
        1.0 - (f32::from(self.state.taken()) / Window::COUNT as f32).powi(8)
    }
}

/// What a player has to build with, as a number of resources.
fn means(area: &Area) -> f32 {
    let dice = f32::from(area.pool_size()) + 0.6 * f32::from(area.bowl_size());
    let cards = f32::from(area.hand_size()).min(6.0);
    dice + 0.7 * f32::from(area.token_count()).min(6.0) + 0.5 * cards
}
