//! Location 2: the Government Machine, the Subsidy tiles.

use i18n::message;
use maud::{Markup, html};
use weather_machine::{Area, BotSpace, Cell, Id, Position, SubsidyCell, SubsidyRow, Weather};

use super::columns::{said, standing, tokens};
use super::size::COLUMN;
use crate::art::{Spot, part, place, place_of, plate};
use crate::benefits::benefit;
use crate::eyes::Eyes;
use crate::subsidy::subsidy;

/// A column of the Government.
pub(super) fn column(eyes: &Eyes<'_>, weather: Weather) -> Markup {
    let middle = COLUMN / 2.0;
    html! {
        @for position in Position::ALL { (bot_space(eyes, BotSpace::of(Area::Government, weather, position))) }
        (tokens(eyes, Area::Government, weather, (middle, 57.5), false))
        g { title { (message!(eyes, "board-whole-column", gives = eyes.benefit(eyes.content.subsidy_columns[weather]))) }
            (plate("wm-grid a-government", (8.0, 71.0), (COLUMN - 16.0, 103.0), 6.0))
            path class="wm-rule a-government" d={ "M8 92h" (COLUMN - 16.0) } {}
            (benefit(eyes, eyes.content.subsidy_columns[weather], (middle, 81.5), 16.0))
        }
        @for (number, row) in SubsidyRow::all().enumerate() {
            (cell(eyes, SubsidyCell::of(weather, row), 94.0 + 26.6 * number as f32))
        }
    }
}

fn bot_space(eyes: &Eyes<'_>, space: BotSpace) -> Markup {
    let (x, y) = match space.position() {
        Position::First => (22.0, 43.0),
        Position::Second => (COLUMN / 2.0, 25.0),
        Position::Third => (COLUMN - 22.0, 43.0),
    };
    let facts = &eyes.content.bot_spaces[space];
    let colour = facts.part.unwrap_or(facts.chemical.colour());
    let name = format!("bot {space}");
    let held = eyes.state().bot(space).is_some() || eyes.foretold(&name);
    let spot: Spot = if held {
        ((x - 16.5, y - 25.0), (33.0, 46.0), 8.0)
    } else {
        ((x - 16.5, y - 17.5), (33.0, 35.0), 8.0)
    };
    place(
        eyes,
        &name,
        &said(eyes, space),
        spot,
        html! {
            @if held { (part(colour, (x, y + 5.0), 11.5)) (standing(eyes, space, (x, y - 12.0), 26.0)) }
            @else { (part(colour, (x, y), 12.5)) }
        },
    )
}

fn cell(eyes: &Eyes<'_>, cell: SubsidyCell, y: f32) -> Markup {
    let (x, size) = (12.0, (COLUMN - 24.0, 25.0));
    let middle = (COLUMN / 2.0, y + 12.5);
    let lies = eyes.state().cell(cell);
    let what = match lies {
        Cell::Empty => message!(eyes, "board-empty"),
        Cell::Part(colour) => message!(eyes, "board-part", colour = eyes.colour(colour)),
        Cell::Blue(tile) | Cell::Orange(tile) => {
            let english = &eyes.content.subsidies[tile].title;
            eyes.title("tile", &tile.to_string(), english).into()
        }
    };
    let weather = eyes.weather(cell.column());
    let row = cell.row().to_string();
    let said = message!(eyes, "board-cell", weather = weather, row = row, what = what);
    place_of(
        eyes,
        &format!("cell {cell}"),
        &said,
        "wm-vacant a-government",
        ((x, y), size, 4.0),
        html! {
            @match lies {
                Cell::Empty => {},
                Cell::Part(colour) => (part(colour, middle, 10.0)),
                Cell::Blue(tile) => (subsidy(eyes, tile, false, ((x, y), size, 4.0))),
                Cell::Orange(tile) => (subsidy(eyes, tile, true, ((x, y), size, 4.0))),
            }
        },
    )
}
