//! A turn of somebody else in beats, and in one line.

use table::phrases::{and, capital};
use table::{Beat, Told, TurnOf};

use super::names::{action_space, agent_name, counted};
use crate::event::{BotPlace, ChemicalPlace, Event};
use crate::game::WeatherMachine;
use crate::kinds::Owner;

/// Rules by which nothing begins a beat: set-up, and havoc, of which each set of tokens is one beat.
const APART: [&str; 4] = ["SAB-HAV", "SAB-SET", "SAB-CHL", "WM-SET"];

impl WeatherMachine {
    /// Turns of players and of the Saboteurs, and the end of a round, which is nobody's.
    pub(super) fn turn_begun(&self, told: &Told<Event>) -> Option<TurnOf> {
        match told.event {
            Event::TurnBegins { player } => {
                let title = format!("{} turn", capital(&self.possessive(player)));
                Some(TurnOf { seat: player.seat(), title })
            }
            Event::ExperimentRuns { .. } | Event::ExperimentFails { .. } => {
                Some(TurnOf { seat: None, title: "The end of the round".into() })
            }
            _ => None,
        }
    }

    pub(super) fn beat_of(told: &Told<Event>) -> Beat {
        match told.event {
            Event::TurnBegins { .. } | Event::RoundBegins { .. } => Beat::Heads,
            Event::Decided { .. } | Event::Plan { .. } => Beat::Leads,
            Event::SetUsed { .. } => Beat::Begins,
            _ if APART.iter().any(|rules| told.rule.0.starts_with(rules)) => Beat::GoesOn,
            Event::AgentMoved { .. }
            | Event::ScientistMoved { .. }
            | Event::ReportDiscarded { .. }
            | Event::NoReport
            | Event::NothingToDiscard
            | Event::ExperimentRuns { .. }
            | Event::ExperimentFails { .. }
            | Event::GovernmentRuns { .. }
            | Event::Published { .. }
            | Event::StormFixed { .. }
            | Event::Ended { .. } => Beat::Begins,
            Event::BotMoved { owner, to: BotPlace::Space(_), .. } if owner != Owner::Lativ => {
                Beat::Begins
            }
            Event::ChemicalMoved { to: ChemicalPlace::Hideout, .. } => Beat::Begins,
            _ => Beat::GoesOn,
        }
    }

    /// Where the Saboteurs went, what they took and did, how far the Target rose.
    pub(super) fn summed_up(&self, turn: &[&Event]) -> Option<String> {
        let mut said = Vec::new();
        let (mut chemicals, mut risen, mut target) = (0, 0, 0);
        for event in turn {
            match **event {
                Event::AgentMoved { agent, space } => {
                    said.push(format!("{} to {}", agent_name(agent), action_space(space)));
                }
                Event::ChemicalMoved { to: ChemicalPlace::Hideout, .. } => chemicals += 1,
                Event::BotMoved { owner: Owner::Saboteurs, to: BotPlace::Space(space), .. } => {
                    said.push(format!("a Bot to {}", super::names::bot_space(space)));
                }
                Event::SetUsed { weather, .. } => {
                    said.push(format!("a set of {}", weather.title()))
                }
                Event::ExperimentRuns { weather, .. } => {
                    said.push(format!("the experiment in {} runs", weather.title()));
                }
                Event::ExperimentFails { weather, .. } => {
                    said.push(format!("no experiment in {}", weather.title()));
                }
                Event::TargetRaised { by, to, .. } => {
                    risen += u16::from(by);
                    target = to;
                }
                // Nothing else: a line names what weighs most, the beats tell the rest.
                _ => {}
            }
        }
        if chemicals > 0 {
            said.push(counted(chemicals, "Chemical"));
        }
        let said = (!said.is_empty()).then(|| capital(&and(&said)));
        let rise = (risen > 0).then(|| format!("Target {} to {target}", target - risen));
        match (said, rise) {
            (Some(said), Some(rise)) => Some(format!("{said}; {rise}.")),
            (Some(one), None) | (None, Some(one)) => Some(format!("{one}.")),
            (None, None) => None,
        }
    }
}
