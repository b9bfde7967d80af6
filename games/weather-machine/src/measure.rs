//! The quantities of a player that Goal tiles, ranks and the page count.

use crate::condition::{Condition, Measure};
use crate::content::Content;
use crate::laboratory::{Laboratory, Token};
use crate::state::State;
use crate::types::{Area, EnumSet, FundingSpace, GoalSpace, Id, OfficeRow, Owner, Player, Weather};

/// The present value of a measure for a player.
///
/// WM-R.61 MUST: the present state counts; a token on the holding space is not in the Office, and
/// an unpublished row is not a paper.
pub fn measure(state: &State, content: &Content, player: Player, what: Measure) -> u16 {
    let lab = state.lab(player);
    let owner = Owner::from(player);
    let small = |count: u8| u16::from(count);
    match what {
        Measure::Bots(area) => small(state.bots_on(area, owner)),
        Measure::Branches(area) => {
            let with_bot =
                |&weather: &Weather| state.bots_in(area, weather, owner).next().is_some();
            Weather::ALL.into_iter().filter(with_bot).count() as u16
        }
        Measure::Funding(area) => lab.funding[area].index() as u16,
        Measure::Tokens(area) => {
            OfficeRow::all().filter(|&row| is_research(lab, row, area)).count() as u16
        }
        Measure::Papers => small(lab.paper_count()),
        Measure::PaperWeathers => paper_weathers(lab).len() as u16,
        Measure::Citations => {
            lab.office.0.iter().filter(|&&token| token == Some(Token::Citation)).count() as u16
        }
        Measure::Rows => small(lab.row_count()),
        Measure::Awards => small(lab.award_count()),
        Measure::Subsidies => lab.subsidies.len() as u16,
        Measure::WorkshopTiles => small(lab.shape.tile_count()),
        Measure::PartColours => lab.items.parts.0.iter().filter(|&&count| count > 0).count() as u16,
        Measure::BotsBuilt => small(lab.built()),
        Measure::Science => small(lab.vouchers[crate::types::Voucher::Science]),
        Measure::Vouchers => small(lab.voucher_count()),
        Measure::Cp => lab.cp,
        Measure::Nobel => u16::from(state.nobel == Some(player)),
        Measure::GoalsMet => goals_met(state, content, player).len() as u16,
        Measure::BotsOnBoard => small(state.bots_on_board(owner)),
        Measure::Sections => small(lab.open_sections),
        Measure::LowestFunding => funding(lab).min().unwrap_or(0),
        Measure::HighestFunding => funding(lab).max().unwrap_or(0),
    }
}

fn is_research(lab: &Laboratory, row: OfficeRow, area: Area) -> bool {
    matches!(lab.row(row)[area as usize], Some(Token::Research(_)))
}

fn paper_weathers(lab: &Laboratory) -> EnumSet<Weather> {
    let published = |row: &OfficeRow| lab.papers[*row] != crate::laboratory::Paper::Start;
    OfficeRow::all().filter(published).filter_map(|row| lab.row_weather(row)).collect()
}

fn funding(lab: &Laboratory) -> impl Iterator<Item = u16> {
    lab.funding.0.iter().map(|space: &FundingSpace| space.index() as u16)
}

/// Whether a player meets a condition now. A majority needs at least 1; a tie counts as met.
pub fn is_met(state: &State, content: &Content, player: Player, condition: Condition) -> bool {
    let own = |what| measure(state, content, player, what);
    match condition {
        Condition::AtLeast(what, least) => own(what) >= u16::from(least),
        Condition::AtMost(what, most) => own(what) <= u16::from(most),
        Condition::Most(what) => {
            let own = own(what);
            own > 0 && state.people().all(|other| measure(state, content, other, what) <= own)
        }
    }
}

/// The Goal spaces of a player whose tile's condition is met, flipped or not.
pub fn goals_met(state: &State, content: &Content, player: Player) -> EnumSet<GoalSpace> {
    let lab = state.lab(player);
    let met = |space: &GoalSpace| {
        let tile = lab.goal(*space);
        tile.is_some_and(|tile| is_met(state, content, player, content.goals[tile].condition))
    };
    GoalSpace::all().filter(met).collect()
}
