//! Splits another player's turn into beats, and sums it up in one line.

use game_core::grammar::capital;
use game_core::{Beat, Emitted, TurnOf};
use i18n::{Messages, message};

use super::localized_names::{action_space_in, agent_in, and_in, bot_space_in, weather_in};
use crate::event::{BotPlace, ChemicalPlace, Event};
use crate::game::WeatherMachine;
use crate::types::{Owner, Player};

/// Rules whose events begin no beat: set-up, and havoc, where each set of tokens is one beat.
const APART: [&str; 4] = ["SAB-HAV", "SAB-SET", "SAB-CHL", "WM-SET"];

impl WeatherMachine {
    /// The turn that an event begins; the end of a round belongs to no seat.
    pub(super) fn turn_begun(
        &self,
        emitted: &Emitted<Event>,
        messages: Messages,
    ) -> Option<TurnOf> {
        match emitted.event {
            Event::TurnBegins { player } => {
                let title = match player {
                    Player::Saboteurs => message!(messages, "turn-saboteurs"),
                    _ => {
                        let player = self.narrator(messages).player(player);
                        message!(messages, "turn-of", player = player)
                    }
                };
                Some(TurnOf { seat: player.seat(), title: title.into() })
            }
            Event::ExperimentRuns { .. } | Event::ExperimentFails { .. } => {
                Some(TurnOf { seat: None, title: message!(messages, "turn-end").into() })
            }
            _ => None,
        }
    }

    pub(super) fn beat_of(emitted: &Emitted<Event>) -> Beat {
        match emitted.event {
            Event::TurnBegins { .. } | Event::RoundBegins { .. } => Beat::Heads,
            Event::Decided { .. } | Event::Plan { .. } => Beat::Leads,
            Event::SetUsed { .. } => Beat::Begins,
            _ if APART.iter().any(|rules| emitted.rule.0.starts_with(rules)) => Beat::GoesOn,
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

    /// A summary of the Saboteurs' turn: where they went, what they took and did, how far the
    /// Target rose.
    pub(super) fn summed_up(&self, turn: &[&Event], messages: Messages) -> Option<String> {
        let mut said = Vec::new();
        let (mut chemicals, mut risen, mut target) = (0, 0, 0);
        for event in turn {
            match **event {
                Event::AgentMoved { agent, space } => {
                    let (agent, space) =
                        (agent_in(agent, messages), action_space_in(space, messages));
                    said.push(message!(messages, "turn-agent", agent = agent, space = space));
                }
                Event::ChemicalMoved { to: ChemicalPlace::Hideout, .. } => chemicals += 1,
                Event::BotMoved { owner: Owner::Saboteurs, to: BotPlace::Space(space), .. } => {
                    said.push(message!(
                        messages,
                        "turn-bot",
                        space = bot_space_in(space, messages)
                    ));
                }
                Event::SetUsed { weather, .. } => {
                    said.push(message!(
                        messages,
                        "turn-set",
                        weather = weather_in(weather, messages)
                    ));
                }
                Event::ExperimentRuns { weather, .. } => {
                    said.push(message!(
                        messages,
                        "turn-runs",
                        weather = weather_in(weather, messages)
                    ));
                }
                Event::ExperimentFails { weather, .. } => {
                    said.push(message!(
                        messages,
                        "turn-fails",
                        weather = weather_in(weather, messages)
                    ));
                }
                Event::TargetRaised { by, to, .. } => {
                    risen += u16::from(by);
                    target = to;
                }
                // Nothing else: the summary names the main events, the beats tell the rest.
                _ => {}
            }
        }
        if chemicals > 0 {
            said.push(message!(messages, "turn-chemicals", count = chemicals));
        }
        let said = (!said.is_empty()).then(|| capital(&and_in(&said, messages)));
        let rise = (risen > 0).then(|| {
            message!(messages, "turn-target", from = target - risen, to = target).into_owned()
        });
        let said = match (said, rise) {
            (Some(said), Some(rise)) => {
                message!(messages, "turn-summary-target", said = said, rise = rise)
            }
            (Some(said), None) | (None, Some(said)) => {
                message!(messages, "turn-summary", said = said)
            }
            (None, None) => return None,
        };
        Some(said.into())
    }
}
