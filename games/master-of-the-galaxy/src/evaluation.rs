//! A hand-written evaluation: what each seat can expect of the end, from public information. It is
//! a judgement, not a rule.

use game_core::{Evaluation, Id, Outlook, Seat, SeatValue};

use crate::choice::Choice;
use crate::game::MasterOfTheGalaxy;
use crate::types::{Kind, Part, Pile, Player, Project, Symbol, System};

/// How steeply a lead turns into victory.
const SHARPNESS: f32 = 7.0;

/// The Weavers' nearness to a win at the start, chosen so that a game begins about even.
const WEAVERS_AT_FIRST: f32 = 0.42;

/// A number of rounds that few games exceed.
const A_LONG_GAME: f32 = 60.0;

impl MasterOfTheGalaxy {
    /// The expected end for each seat, from public information only.
    pub(crate) fn expected(&self) -> Evaluation {
        if let Some(ended) = self.state.ended {
            return self
                .players()
                .map(|player| SeatValue {
                    result: if ended.winner == Some(player) { 1.0 } else { 0.0 },
                    score: 0.0,
                })
                .collect();
        }
        let weight = |nearness: f32| (nearness * SHARPNESS).exp();
        let strengths = Player::ALL.map(|player| {
            let plays = player.index() < usize::from(self.options.seats);
            if plays && !self.state.areas[player].out { weight(self.nearness(player)) } else { 0.0 }
        });
        let weavers = if self.options.solo() { weight(self.threat()) } else { 0.0 };
        let all: f32 = strengths.iter().sum::<f32>() + weavers;
        self.players()
            .map(|player| SeatValue { result: strengths[player.index()] / all, score: 0.0 })
            .collect()
    }

    /// A seat's current standing, from public information only. The game has no points, so the lead
    /// is in tenths of the way to a win; until the first round nobody leads.
    pub(crate) fn standing_of(&self, seat: Seat) -> Outlook {
        let near = |player: Player| match self.state.areas[player].out {
            true => 0.0,
            false => self.nearness(player),
        };
        let you = Player::of_seat(seat);
        let others = self.players().filter(|&player| Some(player) != you).map(near);
        let threat = if self.options.solo() { self.threat() } else { 0.0 };
        let ahead = you.map_or(0.0, near) - others.fold(threat, f32::max);
        let lead = if self.state.round == 0 { 0.0 } else { 10.0 * ahead };
        Outlook { progress: self.way_gone(), to_beat: 0.0, lead }
    }

    /// Progress towards any of the endings, from 0 to 1: the most bases and symbols of any player,
    /// the black hole tokens placed, and the rounds played.
    fn way_gone(&self) -> f32 {
        let winning = &self.content.numbers.winning;
        let share = |count: u8, of: u8| f32::from(count) / f32::from(of.max(1));
        let bases = self.players().map(|player| self.state.bases(player)).max().unwrap_or(0);
        let symbols = self.players().map(|player| self.most_symbols(player)).max().unwrap_or(0);
        let gone = share(bases, winning.bases)
            .max(share(symbols, winning.symbols))
            .max(self.placed())
            .max(f32::from(self.state.round) / A_LONG_GAME);
        gone.min(1.0)
    }

    /// The number of random entries after which a search evaluates.
    pub(crate) const fn own_rollout_cutoff(&self) -> u32 {
        10
    }

    /// How near a player is to a win, about 0 to 1.
    fn nearness(&self, player: Player) -> f32 {
        let numbers = &self.content.numbers;
        let bases = f32::from(self.state.bases(player)) / f32::from(numbers.winning.bases.max(1));
        let symbols =
            f32::from(self.most_symbols(player)) / f32::from(numbers.winning.symbols.max(1));
        let start = self.way_to_a_start(player);
        let best = bases.max(symbols).max(start);
        let held = self.controlled(player).count() as f32;
        best + 0.25 * (bases + symbols + start - best) + 0.01 * held + 0.15 * self.under_way(player)
    }

    /// The highest number of symbols of one kind that a player has.
    fn most_symbols(&self, player: Player) -> u8 {
        let symbols = self.symbols(player);
        Symbol::ALL.into_iter().map(|symbol| symbols[symbol]).max().unwrap_or(0)
    }

    /// How near a player is to a second start: by the printed lines to one that is not his, whether
    /// anybody holds it, and whether a route connects them.
    fn way_to_a_start(&self, player: Player) -> f32 {
        let mut best: f32 = 0.0;
        for corner in self.content.corners {
            let own = self.state.systems[corner].owner == Some(player);
            if own || self.state.holes.contains(corner) {
                continue;
            }
            let lines = self
                .controlled(player)
                .map(|system| self.content.distance(system, corner))
                .min()
                .unwrap_or(u8::MAX);
            let free = if self.state.is_neutral(corner) { 1.0 } else { 0.7 };
            let joined = if self.sources(player, corner).is_empty() { 0.0 } else { 0.2 };
            let near = 1.0 - f32::from(lines.min(6)) / 6.0;
            best = best.max(free * (0.75 * near + joined));
        }
        best
    }

    /// The progress of a player's projects: the weighted sum of their filled shares, at most about
    /// 1.
    fn under_way(&self, player: Player) -> f32 {
        let mut sum = 0.0;
        self.own_projects(player, |project: Project| {
            let worth = match project.kind() {
                Kind::Base => 0.5,
                Kind::Attack => 0.4,
                Kind::Development => 0.35,
                Kind::Research | Kind::Politics => 0.2,
                Kind::Leader => 0.15,
                Kind::Defence => 0.2,
                Kind::Route => 0.0,
            };
            let slots = self.content.letters(project).len().max(1) as f32;
            sum += worth * f32::from(self.state.slots.of(project).count()) / slots;
        });
        let routes = self.content.routes().filter(|&route| {
            let line = &self.state.routes[route];
            line.complete && line.owner == Some(player)
        });
        (sum + 0.08 * routes.count() as f32).min(1.5)
    }

    /// The share of black hole tokens that are placed.
    fn placed(&self) -> f32 {
        let all = self.content.numbers.pieces.black_hole_tokens.max(1);
        1.0 - f32::from(self.state.tokens) / f32::from(all)
    }

    /// How near the Weavers are to winning: by black holes and by threats to the home.
    fn threat(&self) -> f32 {
        let placed = self.placed();
        let home = self.state.areas[Player::One].home;
        let lost = home.is_some_and(|home| self.state.systems[home].owner.is_none());
        let aimed = self.state.swarms.iter().filter(|swarm| swarm.target == home).count() as f32;
        let swarms = self.state.swarms.len() as f32;
        let lost = if lost { 0.6 } else { 0.0 };
        (WEAVERS_AT_FIRST + 0.5 * placed + 0.1 * aimed + 0.02 * swarms + lost).min(1.3)
    }

    /// The hand-written prior of a choice: completing, settling and capturing come before the rest.
    pub(crate) fn hand_prior(&self, choice: Choice) -> u32 {
        match choice {
            Choice::Place(_, project, _) => self.prior_of_placing(project),
            Choice::Build(_, route) => {
                let line = &self.state.routes[route];
                let last = line.cubes.total() + 1 >= self.content.route(route).slots;
                if last { 12 } else { 5 }
            }
            Choice::Settle(..) | Choice::Free(..) => 12,
            Choice::Base(system, _) => self.prior_of_base(system),
            Choice::Initiate(..) => 6,
            Choice::Keep(card) => {
                let symbols = self.symbols(self.state.active);
                4 + 3 * u32::from(symbols[self.content.card(card).symbol])
            }
            Choice::Use | Choice::Cube(_) | Choice::TakeWork(..) | Choice::Leader(_) => 6,
            Choice::End | Choice::Pass | Choice::Dismiss(_) | Choice::Recall => 1,
            _ => 3,
        }
    }

    fn prior_of_placing(&self, project: Project) -> u32 {
        let slots = self.slots(project) as u8;
        let filled = self.state.slots.of(project).count() + 1;
        let worth = match project.part {
            Part::Base => 10,
            Part::Attack => 9,
            Part::Defence => 6,
            Part::Only if project.card.pile() == Pile::Leader => 4,
            Part::Only => 8,
            Part::Research | Part::Politics => 6,
        };
        if filled >= slots { worth * 2 } else { worth }
    }

    fn prior_of_base(&self, system: System) -> u32 {
        match (self.state.systems[system].owner, self.content.system(system).start) {
            (None, true) => 60,
            (None, false) => 14,
            (Some(_), _) => 8,
        }
    }
}
