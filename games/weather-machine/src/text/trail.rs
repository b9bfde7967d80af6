//! The trail of pending work, from the round down to the question.

use game_core::grammar::capital;

use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::sequence::{Each, Frame, List, Owed, Step, Subject};

use super::choices::list_title;
use super::names::short_bot_space;

impl WeatherMachine {
    /// The pending work in words, the outermost first.
    pub(super) fn trail(&self) -> Vec<String> {
        let mut trail: Vec<String> = Vec::new();
        let pending = self.state.frames.pending();
        for (index, &frame) in pending.iter().enumerate() {
            if is_waiting(frame) && index + 1 < pending.len() {
                continue;
            }
            if let Some(words) = self.trail_words(frame)
                && trail.last() != Some(&words)
            {
                trail.push(words);
            }
        }
        trail
    }

    fn trail_words(&self, frame: Frame) -> Option<String> {
        let words = match frame {
            Frame::Steps { list, next, of, .. } => return self.list_words(list, next, of),
            Frame::Each { each, .. } => self.each_words(each)?,
            Frame::PlaceTokens { awards: true } => "Step 4: tokens".into(),
            Frame::Target { list, .. } => list_title(list)?.into(),
            Frame::MarkerSpace { row, .. } => {
                format!("Breakthrough in {}", self.lab().row_weather(row)?.title())
            }
            Frame::Pay { owed: Owed::Vouchers(..) } => "Vouchers".into(),
            Frame::Pay { .. } | Frame::Swap { .. } => "Exchange".into(),
            Frame::Benefit { at, .. } => capital(&self.source(at)),
            Frame::Funding { area, .. } => format!("{} funding", area.short()),
            Frame::FollowTrack { .. } => "Government funding".into(),
            Frame::OneOf { .. } => "R&D funding".into(),
            Frame::Follow => "Lab funding".into(),
            Frame::TakeSubsidy { .. } => "Subsidy tile".into(),
            Frame::EdgeOrder { .. } => "Column and row".into(),
            Frame::Cite { .. } => "Citation".into(),
            Frame::BuyCp { .. } => "CP for Science".into(),
            Frame::Provide { .. } => "Which parts are provided".into(),
            Frame::ReadyParts { .. } => "Parts of the prototype".into(),
            Frame::BuildIn { .. } => "Where the prototype is built".into(),
            Frame::Lose { .. } => "Which parts are lost".into(),
            Frame::Havoc | Frame::HavocPrice => "Step 7: havoc".into(),
            Frame::Assign { .. } | Frame::DrawReport { .. } => "Call Security".into(),
            Frame::MarkerBack => "Income".into(),
            Frame::FinalExperiments { .. } => "Final experiments".into(),
            _ => return None,
        };
        Some(words)
    }

    fn each_words(&self, each: Each) -> Option<String> {
        let player = self.active();
        let whose = capital(&self.possessive(player));
        Some(match each {
            Each::Part | Each::Tile | Each::Goals => return None,
            Each::Supply => format!("Supply Round: {}", self.mid_name(player)),
            Each::Turn => format!("{whose} turn"),
            Each::Experiment(weather) => format!("Experiment in {}", weather.title()),
            Each::TakeBack(weather) => format!("No experiment in {}", weather.title()),
            Each::Income => "Income".into(),
            Each::LastPlacements => "Last placements".into(),
        })
    }

    fn list_words(&self, list: List, next: u8, of: Subject) -> Option<String> {
        let words = match list {
            List::SetUp | List::DraftSetUp | List::SoloSetUp => "Set-up".into(),
            List::Round => format!("Round {}", self.state.round),
            List::FinalRound | List::SoloFinalRound => "Final round".into(),
            List::Turn | List::SoloTurn => return step_words(list, next),
            List::SaboteursTurn => return None,
            List::Entering => "Vouchers of the space".into(),
            List::Extend => "Extend the Workshop".into(),
            List::Construct => "Construct a Bot".into(),
            List::TakeInitiative => "Take the Initiative".into(),
            List::Acquire => "Acquire a Chemical".into(),
            List::CallSecurity => "Call Security".into(),
            List::Rewards => "Reward".into(),
            List::PlanSupply
            | List::PlanGovernment
            | List::PlanLab
            | List::PlanResearch
            | List::Take
            | List::Unable => "Step 4: the plan".into(),
            List::LockedHavoc | List::OpenHavoc => "Step 7: havoc".into(),
            List::AfterExperiment | List::AfterFailure => return None,
            List::Do(Deed::Breakthrough) => match of {
                Subject::Marker(row, _) => {
                    format!("Breakthrough in {}", self.lab().row_weather(row)?.title())
                }
                _ => "Breakthrough".into(),
            },
            list => self.deed_of(list, of)?,
        };
        Some(words)
    }

    fn deed_of(&self, list: List, of: Subject) -> Option<String> {
        let title = list_title(list)?;
        Some(match of {
            Subject::Bot(space) => format!("{title}: {}", short_bot_space(space)),
            Subject::Row(row) => format!("{title}: row {row}"),
            _ => title.into(),
        })
    }
}

/// Whether a frame has not begun: its turn comes after the frames above it.
const fn is_waiting(frame: Frame) -> bool {
    matches!(frame, Frame::Benefit { next: 0, .. } | Frame::TakeBack { .. })
}

/// The step of a turn in progress.
fn step_words(list: List, next: u8) -> Option<String> {
    let step = list.steps().get(usize::from(next).checked_sub(1)?)?;
    match step {
        Step::UseTile => Some("Step 1: tile".into()),
        Step::MoveScientist => Some("Step 2: Scientist".into()),
        Step::Actions => Some("Step 3: actions".into()),
        _ => None,
    }
}
