//! The places on the table where events happen.

use crate::automa::{Decision, PriorityList};
use crate::event::{BotPlace, ChemicalPlace, Event, ExperimentPlace, PartPlace, TokenPlace};
use crate::game::WeatherMachine;
use crate::types::{
    ActionSpace, Area, BotSpace, Chemical, Id, Owner, Player, SubsidyCell, Weather,
};

use super::places;

impl WeatherMachine {
    /// The places of an event, the one to look at first in front.
    pub(super) fn event_places(&self, event: &Event) -> Vec<String> {
        laboratory_places(event)
            .or_else(|| self.board_places(event))
            .or_else(|| saboteurs_places(event))
            .unwrap_or_default()
    }

    fn board_places(&self, event: &Event) -> Option<Vec<String>> {
        Some(match *event {
            Event::OfferShown { tile, .. } | Event::StackShown { tile } => {
                vec![places::tile(tile)]
            }
            Event::SubsidyLaid { tile, cell } => vec![places::cell(cell), places::tile(tile)],
            Event::SubsidyGone { cell, .. } => vec![places::cell(cell)],
            Event::SubsidyFlipped { tile, cell } => vec![places::cell(cell), places::tile(tile)],
            Event::ExperimentShown { tile, .. } | Event::ExperimentRuns { tile, .. } => {
                vec![places::tile(tile)]
            }
            Event::ExperimentSlid { tile, place: ExperimentPlace::Display(_) } => {
                vec![places::tile(tile)]
            }
            Event::ScientistMoved { space, .. } => vec![places::space(space)],
            Event::LativMoved { from, to } => {
                [to, from].into_iter().filter_map(places::lativ).collect()
            }
            Event::BotMoved { owner, from, to } => {
                let of = |place| bot_place(owner, place);
                [of(to), of(from)].into_iter().flatten().collect()
            }
            Event::ChemicalMoved { chemical, from, to, .. } => {
                vec![chemical_place(chemical, to), chemical_place(chemical, from)]
            }
            Event::PartMoved { from, to, .. } => {
                [part_place(to), part_place(from)].into_iter().flatten().collect()
            }
            Event::ResearchMoved { area, weather, from, to } => {
                let of = |place| token_place(place, Some((area, weather)));
                [of(to), of(from)].into_iter().flatten().collect()
            }
            Event::TokenDiscarded { area, weather, .. } => {
                token_place(TokenPlace::Board, Some((area, weather))).into_iter().collect()
            }
            Event::AwardMoved { from, to } => {
                [token_place(to, None), token_place(from, None)].into_iter().flatten().collect()
            }
            Event::GovernmentRuns { weather } => branch(Area::Government, weather),
            Event::AssistantMoved { weather } | Event::ExperimentFails { weather, .. } => {
                branch(Area::Lab, weather)
            }
            Event::GovernmentMarker { weather, space } => vec![places::storm(weather, space)],
            Event::StormPlaced { weather, level, .. } => {
                vec![places::tile(self.content.extreme_tile(weather, level))]
            }
            Event::LockRemoved { weather } => vec![places::lock(weather)],
            Event::PartsProvided { player, .. } => vec![places::items(player)],
            _ => return None,
        })
    }
}

/// The places of an event that are a player's own.
fn laboratory_places(event: &Event) -> Option<Vec<String>> {
    Some(match *event {
        Event::PartDealt { player, .. } | Event::Lost { player, .. } => {
            vec![places::items(player)]
        }
        Event::TileDealt { tile, .. } | Event::TileTaken { tile, .. } => vec![places::tile(tile)],
        Event::GoalsDealt { player, .. }
        | Event::GoalsDrafted { player, .. }
        | Event::TurnBegins { player }
        | Event::InvestmentTaken { player, .. }
        | Event::InvestmentUsed { player }
        | Event::NobelTaken { player }
        | Event::Scored { player, .. }
        | Event::PrototypeScored { player, .. } => vec![places::lab(player)],
        Event::InitiativeTaken { player, ref order } => {
            let place = order.iter().position(|&other| other == player).unwrap_or(0);
            vec![places::initiative(place as u8 + 1)]
        }
        Event::Vouchers { player, voucher, .. }
        | Event::NeighbourVouchers { player, voucher, .. }
        | Event::Paid { player, voucher, .. } => {
            vec![places::voucher(player, voucher)]
        }
        Event::Exchanged { player, .. } => vec![places::items(player)],
        Event::Advanced { player, area, to, .. } | Event::MarkerBack { player, area, to } => {
            vec![places::funding(player, area), places::track(area, to)]
        }
        Event::Funded { player, area, .. } => vec![places::funding(player, area)],
        Event::SectionOpened { player, section } => {
            crate::types::LineSlot::of_section(section).map(|of| places::slot(player, of)).collect()
        }
        Event::CitationPlaced { player, space, .. } => vec![places::office(player, space)],
        Event::TileLaid { tile, laid } => {
            vec![places::shelf(laid.owner, laid.column, laid.row), places::tile(tile)]
        }
        Event::SubsidyTaken { tile, cell, .. } => vec![places::tile(tile), places::cell(cell)],
        Event::SubsidyUsed { tile, .. } => vec![places::tile(tile)],
        Event::GoalSet { player, tile, space } | Event::GoalFlipped { player, tile, space } => {
            vec![places::goal(player, space), places::tile(tile)]
        }
        Event::Published { player, row, .. } => vec![places::paper(player, row)],
        Event::MarkerPlaced { player, row, weather, space } => {
            vec![places::storm(weather, space), places::paper(player, row)]
        }
        _ => return None,
    })
}

fn saboteurs_places(event: &Event) -> Option<Vec<String>> {
    Some(match *event {
        Event::GoalDealt { tile } => vec![places::tile(tile)],
        Event::ChallengeDrawn { .. } | Event::SetUsed { .. } => vec![places::hideout()],
        Event::TargetRaised { .. } => vec![places::target()],
        Event::AgentMoved { space, .. } => vec![places::space(space)],
        Event::ReportCurrent { report }
        | Event::ReportDiscarded { report }
        | Event::ReportOnTop { report } => vec![places::report(report)],
        Event::Plan { report, space, .. } => vec![places::space(space), places::report(report)],
        Event::Decided { ref priority_list } => decided_place(priority_list).into_iter().collect(),
        _ => return None,
    })
}

/// The place of the chosen candidate, if it has one.
fn decided_place(priority_list: &PriorityList) -> Option<String> {
    let chosen = usize::from(priority_list.chosen?);
    match priority_list.decision {
        Decision::Space => ActionSpace::new(chosen).map(places::space),
        Decision::Chemical => Chemical::new(chosen).map(places::supply),
        Decision::BotSpace => BotSpace::new(chosen).map(places::bot),
        Decision::Subsidy | Decision::SubsidyAt(_) => SubsidyCell::new(chosen).map(places::cell),
        Decision::Havoc => Some(places::hideout()),
        Decision::Location | Decision::Branch(_) => None,
    }
}

fn branch(area: Area, weather: Weather) -> Vec<String> {
    BotSpace::of_branch(area, weather).map(places::bot).collect()
}

fn bot_place(owner: Owner, place: BotPlace) -> Option<String> {
    match (place, player_of(owner)) {
        (BotPlace::Space(space), _) => Some(places::bot(space)),
        (BotPlace::Line(slot), Some(player)) => Some(places::slot(player, slot)),
        (BotPlace::Workshop, Some(player)) => Some(places::items(player)),
        (BotPlace::Hideout, _) => Some(places::hideout()),
        _ => None,
    }
}

fn chemical_place(chemical: Chemical, place: ChemicalPlace) -> String {
    match place {
        ChemicalPlace::Supply => places::supply(chemical),
        ChemicalPlace::Workshop(player) => places::items(player),
        ChemicalPlace::Research(space) => places::bot(space),
        ChemicalPlace::Hideout => places::hideout(),
    }
}

fn part_place(place: PartPlace) -> Option<String> {
    match place {
        PartPlace::Reserve => None,
        PartPlace::Workshop(player) => Some(places::items(player)),
        PartPlace::Cell(cell) => Some(places::cell(cell)),
    }
}

/// The place of a token; for a Research token on the board, its stack.
fn token_place(place: TokenPlace, stack: Option<(Area, Weather)>) -> Option<String> {
    match place {
        TokenPlace::Board => stack.map(|(area, weather)| places::tokens(area, weather)),
        TokenPlace::Holding(player) => Some(places::lab(player)),
        TokenPlace::Office(player, space) => Some(places::office(player, space)),
        TokenPlace::Hideout => Some(places::hideout()),
        TokenPlace::Gone => None,
    }
}

/// The owner as a player; `None` for Lativ.
fn player_of(owner: Owner) -> Option<Player> {
    Player::new(owner as usize)
}
