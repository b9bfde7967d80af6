//! The Experiment tiles in the columns of their weathers: in front the one that would run, behind
//! it, as tabs, the others of that weather that are in the display, waiting, or on top of the deck.

use std::borrow::Cow;

use drawing::capital;
use i18n::message;
use maud::{Markup, html};
use weather_machine::{ExperimentTile, Stage, Voucher, Weather};

use super::size::COLUMN;
use crate::art::{Spot, cp, piece, plate, tickets, words};
use crate::benefits::benefit;
use crate::eyes::Eyes;

/// Where an Experiment tile lies.
#[derive(Clone, Copy, Eq, PartialEq)]
enum At {
    /// A space of the display.
    Display(usize),
    /// Below the deck, so it enters the display next.
    Waiting,
    Deck,
}

impl At {
    fn name(self) -> String {
        match self {
            At::Deck => "deck".into(),
            At::Waiting => "waiting".into(),
            At::Display(number) => format!("display {number}"),
        }
    }

    /// The tag of a tile outside the display.
    fn tag(self, eyes: &Eyes<'_>) -> Cow<'static, str> {
        message!(eyes, "board-tile-tag", at = self.kind())
    }

    /// The kind of place, to select by.
    const fn kind(self) -> &'static str {
        match self {
            At::Deck => "deck",
            At::Waiting => "waiting",
            At::Display(_) => "display",
        }
    }
}

/// The Experiment tiles of a weather.
pub(super) fn experiments(eyes: &Eyes<'_>, weather: Weather) -> Markup {
    let state = eyes.state();
    let display =
        state.display.iter().enumerate().rev().map(|(number, tile)| (*tile, At::Display(number)));
    let others = [(state.waiting, At::Waiting), (state.deck.top, At::Deck)];
    let tiles = display.chain(others).filter_map(|(tile, at)| tile.map(|tile| (tile, at)));
    let here: Vec<(ExperimentTile, At)> =
        tiles.filter(|(tile, _)| eyes.content.experiments[*tile].weather == weather).collect();
    let Some((&(front, at), behind)) = here.split_first() else {
        return html! {
            g { title { (message!(eyes, "board-no-experiment", weather = eyes.weather(weather))) }
                (plate("wm-vacant a-lab", (7.0, 116.0), (COLUMN - 14.0, 57.0), 6.0))
                (words("wm-n wm-mid wm-mu", (COLUMN / 2.0, 145.0), &message!(eyes, "board-no-tile"))) }
        };
    };
    let wide = if behind.len() > 1 { 48.0 } else { 62.0 };
    html! {
        @for (number, &(tile, at)) in behind.iter().enumerate() {
            @let x = 8.0 + (wide + 2.0) * number as f32;
            (piece(eyes, &format!("tile {tile}"), (&tile.to_string(), &at.name()), &words_of(eyes, tile, at), ((x, 106.0), (wide, 20.0), 5.0), html! {
                (plate("wm-tile wm-pale", (x, 106.0), (wide, 24.0), 5.0))
                (words("wm-n wm-mid", (x + wide / 2.0, 115.0), &at.tag(eyes)))
            }))
        }
        (front_tile(eyes, front, at, if behind.is_empty() { 116.0 } else { 126.0 }))
    }
}

fn front_tile(eyes: &Eyes<'_>, tile: ExperimentTile, at: At, y: f32) -> Markup {
    let facts = &eyes.content.experiments[tile];
    let (x, width, height) = (7.0, COLUMN - 14.0, 173.5 - y);
    let shown = matches!(at, At::Display(_));
    let active = shown && facts.weather == eyes.state().assistant;
    let class = match (active, shown) {
        (true, _) => "wm-tile wm-active",
        (_, true) => "wm-tile",
        (_, false) => "wm-tile wm-pale",
    };
    let spot: Spot = ((x, y), (width, height), 6.0);
    let (upper, lower) = (y + height * 0.27, y + height * 0.73);
    piece(
        eyes,
        &format!("tile {tile}"),
        (&tile.to_string(), &at.name()),
        &words_of(eyes, tile, at),
        spot,
        html! {
            (plate(class, (x, y), (width, height), 6.0))
            @if shown {
                rect class="wm-edge a-lab" x=(x) y=(y) width="6" height=(height) rx="3" {}
                (tickets(Voucher::Science, facts.science, (33.0, upper), 26.0))
                (words("wm-n wm-mid", (58.0, upper), "→"))
            } @else { (words("wm-n wm-mu", (14.0, upper), &at.tag(eyes))) }
            (cp(facts.cp, (82.0, upper), 12.5))
            (benefit(eyes, facts.reward, (COLUMN / 2.0 + 3.0, lower), 18.5))
        },
    )
}

/// A tile in words.
fn words_of(eyes: &Eyes<'_>, tile: ExperimentTile, at: At) -> String {
    let facts = &eyes.content.experiments[tile];
    let stage = match facts.stage {
        Stage::One => "I",
        Stage::Two => "II",
        Stage::Three => "III",
    };
    let said = message!(
        eyes,
        "board-experiment",
        title = eyes.title("tile", &tile.to_string(), &facts.title),
        tile = tile.to_string(),
        weather = eyes.weather(facts.weather),
        stage = stage,
        at = at.kind(),
        science = facts.science,
        cp = facts.cp,
        reward = eyes.benefit(facts.reward)
    );
    capital(&said)
}
