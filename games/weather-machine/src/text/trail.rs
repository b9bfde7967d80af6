//! The trail of pending work, from the round down to the question.

use i18n::capital;

use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::sequence::{Each, Frame, List, Owed, Step, Subject};
use crate::types::{Area, OfficeRow};

use super::choices::list_title;
use super::localized_names::height_in;
use super::narrator::{Narrator, game_message};

impl WeatherMachine {
    /// The pending work in words, the outermost first.
    pub(super) fn trail(&self, narrator: &Narrator<'_>) -> Vec<String> {
        let mut trail: Vec<String> = Vec::new();
        let pending = self.state.frames.pending();
        for (index, &frame) in pending.iter().enumerate() {
            if is_waiting(frame) && index + 1 < pending.len() {
                continue;
            }
            if let Some(words) = self.trail_words(frame, narrator)
                && trail.last() != Some(&words)
            {
                trail.push(words);
            }
        }
        trail
    }

    fn trail_words(&self, frame: Frame, n: &Narrator<'_>) -> Option<String> {
        let funding = |area: Area| game_message!(n, "trail-funding", area = area);
        Some(match frame {
            Frame::Steps { list, next, of, .. } => return self.list_words(list, next, of, n),
            Frame::Each { each, .. } => self.each_words(each, n)?,
            Frame::PlaceTokens { awards: true } => game_message!(n, "trail-tokens"),
            Frame::Target { list, .. } => {
                game_message!(n, "trail-deed", deed = list_title(list, n.messages)?)
            }
            Frame::MarkerSpace { row, .. } => self.breakthrough_in(row, n)?,
            Frame::Pay { owed: Owed::Vouchers(..) } => game_message!(n, "trail-vouchers"),
            Frame::Pay { .. } | Frame::Swap { .. } => game_message!(n, "trail-exchange"),
            Frame::Benefit { at, .. } => {
                game_message!(n, "trail-benefit", at = capital(&n.printed(at)))
            }
            Frame::Funding { area, .. } => funding(area),
            Frame::FollowTrack { .. } => funding(Area::Government),
            Frame::OneOf { .. } => funding(Area::Rnd),
            Frame::Follow => funding(Area::Lab),
            Frame::TakeSubsidy { .. } => game_message!(n, "trail-subsidy"),
            Frame::EdgeOrder { .. } => game_message!(n, "trail-edges"),
            Frame::Cite { .. } => game_message!(n, "trail-citation"),
            Frame::BuyCp { .. } => game_message!(n, "trail-cp"),
            Frame::Provide { .. } => game_message!(n, "trail-provided"),
            Frame::ReadyParts { .. } => game_message!(n, "trail-parts"),
            Frame::BuildIn { .. } => game_message!(n, "trail-built"),
            Frame::Lose { .. } => game_message!(n, "trail-lost"),
            Frame::Havoc | Frame::HavocPrice => game_message!(n, "trail-havoc"),
            Frame::Assign { .. } | Frame::DrawReport { .. } => {
                game_message!(n, "trail-security")
            }
            Frame::MarkerBack => game_message!(n, "trail-income"),
            Frame::FinalExperiments { .. } => game_message!(n, "trail-final-experiments"),
            _ => return None,
        })
    }

    fn breakthrough_in(&self, row: OfficeRow, n: &Narrator<'_>) -> Option<String> {
        let weather = self.lab().row_weather(row)?;
        Some(game_message!(n, "trail-breakthrough-in", weather = weather))
    }

    fn each_words(&self, each: Each, n: &Narrator<'_>) -> Option<String> {
        let player = self.active();
        Some(match each {
            Each::Part | Each::Tile | Each::Goals => return None,
            Each::Supply => game_message!(n, "trail-supply-round", player = player),
            Each::Turn => game_message!(n, "trail-turn", player = player),
            Each::Experiment(weather) => {
                game_message!(n, "trail-experiment", weather = weather)
            }
            Each::TakeBack(weather) => {
                game_message!(n, "trail-no-experiment", weather = weather)
            }
            Each::Income => game_message!(n, "trail-income"),
            Each::LastPlacements => game_message!(n, "trail-placements"),
        })
    }

    fn list_words(&self, list: List, next: u8, of: Subject, n: &Narrator<'_>) -> Option<String> {
        Some(match list {
            List::SetUp | List::DraftSetUp | List::SoloSetUp => game_message!(n, "trail-set-up"),
            List::Round => game_message!(n, "trail-round", round = self.state.round),
            List::FinalRound | List::SoloFinalRound => game_message!(n, "trail-final-round"),
            List::Turn | List::SoloTurn => return step_words(list, next, n),
            List::SaboteursTurn => return None,
            List::Entering => game_message!(n, "trail-entering"),
            List::Extend => game_message!(n, "trail-extend"),
            List::Construct => game_message!(n, "trail-construct"),
            List::TakeInitiative => game_message!(n, "trail-initiative"),
            List::Acquire => game_message!(n, "trail-acquire"),
            List::CallSecurity => game_message!(n, "trail-security"),
            List::Rewards => game_message!(n, "trail-reward"),
            List::PlanSupply
            | List::PlanGovernment
            | List::PlanLab
            | List::PlanResearch
            | List::Take
            | List::Unable => game_message!(n, "trail-plan"),
            List::LockedHavoc | List::OpenHavoc => game_message!(n, "trail-havoc"),
            List::AfterExperiment | List::AfterFailure => return None,
            List::Do(Deed::Breakthrough) => match of {
                Subject::Marker(row, _) => self.breakthrough_in(row, n)?,
                _ => game_message!(n, "trail-breakthrough"),
            },
            list => deed_words(list, of, n)?,
        })
    }
}

/// An action and what it is about.
fn deed_words(list: List, of: Subject, n: &Narrator<'_>) -> Option<String> {
    let deed = list_title(list, n.messages)?;
    Some(match of {
        Subject::Bot(space) => {
            let at = height_in(space.area(), space.position(), n.messages);
            let at = game_message!(n, "bot-space-listed", weather = space.weather(), at = at);
            game_message!(n, "trail-deed-at", deed = deed, at = at)
        }
        Subject::Row(row) => game_message!(n, "trail-deed-row", deed = deed, row = row),
        _ => game_message!(n, "trail-deed", deed = deed),
    })
}

/// Whether a frame has not begun: its turn comes after the frames above it.
const fn is_waiting(frame: Frame) -> bool {
    matches!(frame, Frame::Benefit { next: 0, .. } | Frame::TakeBack { .. })
}

/// The step of a turn in progress.
fn step_words(list: List, next: u8, n: &Narrator<'_>) -> Option<String> {
    let step = list.steps().get(usize::from(next).checked_sub(1)?)?;
    Some(match step {
        Step::UseTile => game_message!(n, "trail-tile"),
        Step::MoveScientist => game_message!(n, "trail-scientist"),
        Step::Actions => game_message!(n, "trail-actions"),
        _ => return None,
    })
}
