//! The modes in which a helper is checked, and statistics of what it asked.

use std::collections::BTreeMap;
use std::fmt;

use game_core::{DRAWS, Helped, Helper, Settings};

/// The seed of a helper that draws. It does not matter, because the draws of the game are entered.
const SEED: u64 = 0;

/// How a helper is used.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct HelperMode {
    /// Whether the program draws and rolls for the opponent; otherwise that happens at the table.
    pub by_program: bool,
    /// Whether the person accepts proposals; otherwise the person's wish is random, and entered
    /// where it differs from the proposal.
    pub takes_proposals: bool,
}

impl HelperMode {
    /// Draws at the table and random choices: the most that a person has to do.
    pub const BY_HAND: HelperMode = HelperMode { by_program: false, takes_proposals: false };
    /// Draws by the program and accepted proposals: the least.
    pub const AT_EASE: HelperMode = HelperMode { by_program: true, takes_proposals: true };
    /// Draws by the program, and random or recorded choices.
    pub const BY_PROGRAM: HelperMode = HelperMode { takes_proposals: false, ..HelperMode::AT_EASE };
    /// All modes.
    pub const ALL: [HelperMode; 4] = [
        HelperMode::BY_HAND,
        HelperMode { takes_proposals: true, ..HelperMode::BY_HAND },
        HelperMode::BY_PROGRAM,
        HelperMode::AT_EASE,
    ];

    /// Whether this mode differs, in this game, from the one with all draws at the table.
    pub(super) fn is_for<G: Helped>(self) -> bool {
        !self.by_program || is_asked_who_draws::<G>()
    }

    /// The settings of a game, including who draws if that is an option.
    pub(super) fn settings<G: Helped>(self, mut settings: Settings) -> Settings {
        if is_asked_who_draws::<G>() {
            let draws = if self.by_program { "program" } else { "table" };
            settings.insert(DRAWS.into(), draws.into());
        }
        settings
    }

    /// The helper in this mode.
    pub(super) fn hold<G: Helped>(self, helper: Helper<G>) -> Helper<G> {
        if self.by_program { helper.drawing(SEED) } else { helper }
    }
}

fn is_asked_who_draws<G: Helped>() -> bool {
    G::asked_options().iter().any(|(_, ids)| ids.contains(&DRAWS))
}

impl fmt::Display for HelperMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let draws = if self.by_program { "by the program" } else { "at the table" };
        let taken = if self.takes_proposals { ", proposals taken" } else { "" };
        write!(f, "drawn {draws}{taken}")
    }
}

/// A histogram: how often each number was seen.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Counted(BTreeMap<u32, u64>);

impl Counted {
    pub(super) fn note(&mut self, number: u32) {
        *self.0.entry(number).or_default() += 1;
    }

    /// The smallest number that this percentage of all does not exceed.
    pub fn percentile(&self, hundredths: u64) -> u32 {
        let all: u64 = self.0.values().sum();
        let mut rest = (all * hundredths).div_ceil(100);
        for (number, times) in &self.0 {
            if rest <= *times {
                return *number;
            }
            rest -= times;
        }
        0
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        let all: u64 = self.0.values().sum();
        let sum: u64 = self.0.iter().map(|(number, times)| u64::from(*number) * times).sum();
        sum as f64 / all.max(1) as f64
    }

    /// The largest number.
    pub fn most(&self) -> u32 {
        self.0.keys().next_back().copied().unwrap_or_default()
    }
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mean, most) = (self.mean(), self.most());
        let at = |hundredths| self.percentile(hundredths);
        write!(f, "median {}, 90 % {}, mean {mean:.2}, most {most}", at(50), at(90))
    }
}

/// Statistics of what a helper asked while it followed the games.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct HelperReport {
    /// The number of games.
    pub games: u64,
    /// The number of the opponent's turns.
    pub turns: u64,
    /// Questions per turn: forms of facts, and things drawn or chosen.
    pub questions: Counted,
    /// Things drawn, rolled or chosen per turn, by anybody.
    pub chosen: Counted,
    /// Things drawn or rolled by the program per turn; nobody is asked for them.
    pub drawn: Counted,
    /// Proposals per turn.
    pub proposed: Counted,
    /// Proposals that were not accepted, per turn.
    pub otherwise: Counted,
    /// Corrections per turn, of tracked or assumed facts that others had changed.
    pub corrections: Counted,
    /// Forms of set-up per game.
    pub set_up: Counted,
    /// Taps of set-up per game, counted like those of a turn.
    pub set_up_taps: Counted,
    /// How often each fact was corrected before the first turn; set-up should have asked it.
    pub missed: BTreeMap<String, u64>,
    /// How often each fact was corrected.
    pub put_right: BTreeMap<String, u64>,
    /// Taps per turn. One for a fact asked alone; for a form of several facts, one for each fact
    /// that has changed and one to go on; one for each thing drawn or chosen, and for each
    /// correction. Everything answered by one press counts as one. Draws by the program and
    /// accepted proposals take no tap; a rejected proposal takes one, plus those of the choice
    /// itself. Starting the first turn is one; later turns start with the press that ends the
    /// previous one, which is not counted.
    pub taps: Counted,
    /// Buttons per press, for presses that answer a fact alone or more than one question.
    pub buttons: Counted,
    /// How often each fact was asked.
    pub asked: BTreeMap<String, u64>,
    /// The purpose of the taps: each fact, each correction, going on, and the first word of each
    /// choice drawn or made.
    pub taps_for: BTreeMap<String, u64>,
}

impl HelperReport {
    pub(super) fn tap_for(&mut self, what: &str) {
        *self.taps_for.entry(what.to_string()).or_default() += 1;
    }
}

impl fmt::Display for HelperReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games, {} turns of the opponent", self.games, self.turns)?;
        writeln!(f, "questions a turn: {}", self.questions)?;
        writeln!(f, "drawn or chosen a turn: {}", self.chosen)?;
        writeln!(f, "of them drawn by the program: {}", self.drawn)?;
        writeln!(f, "proposed a turn: {}; wanted otherwise: {}", self.proposed, self.otherwise)?;
        writeln!(f, "corrections a turn: {}", self.corrections)?;
        writeln!(f, "taps a turn: {}", self.taps)?;
        writeln!(f, "buttons of a press: {}", self.buttons)?;
        writeln!(f, "pictures of set-up: {}; taps: {}", self.set_up, self.set_up_taps)?;
        let counted = |queries: &BTreeMap<String, u64>| {
            let queries = queries.iter().map(|(query, times)| format!("{query} {times}"));
            queries.collect::<Vec<_>>().join(", ")
        };
        writeln!(f, "put right before the first turn: {}", counted(&self.missed))?;
        writeln!(f, "put right: {}", counted(&self.put_right))?;
        writeln!(f, "asked: {}", counted(&self.asked))?;
        write!(f, "taps for: {}", counted(&self.taps_for))
    }
}
