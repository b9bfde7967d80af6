//! How a helper is held beside a game, and what it asked there.

use std::collections::BTreeMap;
use std::fmt;

use game_core::{DRAWS, Helped, Helper, Settings};

/// The seed of a helper that draws: what it would draw does not matter, as it is told what the game
/// drew.
const SEED: u64 = 0;

/// How a helper is held.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct HelperMode {
    /// Whether it draws and rolls for the opponent; else that is done at the table.
    pub by_program: bool,
    /// Whether the person takes what is proposed; else what he wants is drawn at random, and said
    /// where it is not what is proposed.
    pub takes_proposals: bool,
}

impl HelperMode {
    /// Drawn at the table, and chosen at random: the most that a person has to do.
    pub const BY_HAND: HelperMode = HelperMode { by_program: false, takes_proposals: false };
    /// Drawn by the program, and as it proposes: the least.
    pub const AT_EASE: HelperMode = HelperMode { by_program: true, takes_proposals: true };
    /// Drawn by the program, and chosen at random or as it is recorded.
    pub const BY_PROGRAM: HelperMode = HelperMode { takes_proposals: false, ..HelperMode::AT_EASE };
    /// Every one.
    pub const ALL: [HelperMode; 4] = [
        HelperMode::BY_HAND,
        HelperMode { takes_proposals: true, ..HelperMode::BY_HAND },
        HelperMode::BY_PROGRAM,
        HelperMode::AT_EASE,
    ];

    /// Whether it is another one in this game than that with everything drawn at the table.
    pub(super) fn is_for<G: Helped>(self) -> bool {
        !self.by_program || is_asked_who_draws::<G>()
    }

    /// These settings of a game, with who draws where that is asked.
    pub(super) fn settings<G: Helped>(self, mut settings: Settings) -> Settings {
        if is_asked_who_draws::<G>() {
            let draws = if self.by_program { "program" } else { "table" };
            settings.insert(DRAWS.into(), draws.into());
        }
        settings
    }

    /// The same helper, held like this.
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

/// How often something was seen, by its number.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Counted(BTreeMap<u32, u64>);

impl Counted {
    pub(super) fn note(&mut self, number: u32) {
        *self.0.entry(number).or_default() += 1;
    }

    /// The least number that so many hundredths of all do not exceed.
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

    /// The largest.
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

/// What a helper asked while it ran as the games did.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct HelperReport {
    /// Games.
    pub games: u64,
    /// Turns of the opponent.
    pub turns: u64,
    /// Questions a turn: a picture of facts, or something drawn or chosen.
    pub questions: Counted,
    /// What was drawn, rolled or chosen in a turn, by whomever.
    pub chosen: Counted,
    /// What the program drew or rolled in a turn: nobody is asked for it.
    pub drawn: Counted,
    /// What was proposed in a turn.
    pub proposed: Counted,
    /// What was wanted otherwise.
    pub otherwise: Counted,
    /// Things a turn that were kept or presumed, had been changed by others, and were put right.
    pub corrections: Counted,
    /// Pictures of set-up a game.
    pub set_up: Counted,
    /// Taps of set-up a game, counted as those of a turn are.
    pub set_up_taps: Counted,
    /// How often each fact was put right before the first turn, which set-up should have asked.
    pub missed: BTreeMap<String, u64>,
    /// How often each fact was put right.
    pub put_right: BTreeMap<String, u64>,
    /// Taps a turn: one for a fact alone; one for each fact of a picture of several that is not as
    /// it was last known, and one to go on; one for each thing drawn or chosen, and each correction.
    /// What one press answers together is one. What is drawn by the program or taken as proposed is
    /// none; what is wanted otherwise is one, and then what the choice itself takes. That the first
    /// turn begins is one; after that the press that says that a turn is carried out begins the next,
    /// and is not counted.
    pub taps: Counted,
    /// Buttons of each press that answers a fact alone, or more than one thing.
    pub buttons: Counted,
    /// How often each fact was asked.
    pub asked: BTreeMap<String, u64>,
    /// What the taps were for: each fact, each correction, to go on, and what was drawn or chosen by
    /// the first word of its choice.
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
