//! Whether the losses that an analysis reports survive another evaluation.

use std::fmt;
use std::ops::Range;

use game_core::Viewer;
use play::{Analysis, Budget, ChanceSource, DynGame, Play, PlayerSlot, Until};

use super::CalibrationCase;

/// Who plays the games to analyse: somebody who makes mistakes.
const MADE_BY: &str = "novice";

/// How many losses survive each step.
#[derive(Clone, Copy, Debug, Default)]
pub struct Survival {
    /// Games analysed.
    pub games: u64,
    /// Losses of a game in a hundred or more at the first look.
    pub seemed: u64,
    /// Those that got a second look.
    pub again: u64,
    /// Those reported after it.
    pub told: u64,
    /// Those of them that cost a game in a hundred in a third evaluation, too.
    pub survived: u64,
}

/// Analyses games in the usual way, and evaluates the reported losses once more with other dice.
///
/// # Errors
///
/// If the games cannot be played.
pub fn losses(
    kind: &dyn DynGame,
    manner: CalibrationCase,
    seeds: Range<u64>,
) -> Result<Survival, String> {
    let mut sum = Survival::default();
    for seed in seeds {
        let session = kind.start(&manner.settings(seed), ChanceSource::Seed(seed), Play::Friendly);
        let mut session = session.map_err(|errors| format!("{errors:?}"))?;
        let made = session.play_bot(MADE_BY, seed, Until::Over);
        made.map_err(|refusal| refusal.to_string())?;
        let people = vec![PlayerSlot::Person; usize::from(session.seats())];
        session.seat_players(&people).map_err(|refusal| refusal.to_string())?;
        let budget = Budget::iterations(Analysis::USUAL);
        let mut analysis = Analysis::new(&*session, Viewer::Everybody, budget);
        while let Some(look) = analysis.next() {
            analysis.add(look.evaluate(&*session, budget, &|| false));
        }
        let chart = analysis.chart(&*session);
        let evaluated = chart.points.iter().filter_map(|point| point.evaluated.as_ref());
        sum.games += 1;
        for evaluated in evaluated {
            sum.seemed += u64::from(evaluated.loss >= 0.01);
            sum.again += u64::from(evaluated.again.is_some());
            let Some(lost) = evaluated.lost() else { continue };
            sum.told += 1;
            let longer = Budget::iterations(lost.simulations as u32);
            let third =
                session.evaluate_again(evaluated.entry, &evaluated.best.text, 1, longer, &|| false);
            sum.survived += u64::from(third.is_some_and(|third| third.loss >= 0.01));
        }
    }
    Ok(sum)
}

impl fmt::Display for Survival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Survival { games, seemed, again, told, survived } = self;
        write!(
            f,
            "{games} games: {seemed} losses at the first look, {again} judged again, {told} told, \
             {survived} of them survived a third judgement"
        )
    }
}
