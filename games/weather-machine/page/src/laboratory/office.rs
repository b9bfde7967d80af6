//! The Office: six rows of three spaces, the paths of the Breakthrough markers, the holding space.
//! It is small and grows on hover, on focus, and when something in it can be chosen.

use i18n::message;
use maud::{Markup, html};
use weather_machine::{
    Area, Id, Laboratory, OfficeRow, OfficeSpace, Paper, Player, Token, Weather,
};

use super::heading::{HEIGHT, heading};
use crate::art::{canvas, kept_token, line_glyph, place, plate, put, unit};
use crate::benefits::benefit;
use crate::eyes::Eyes;

/// A player's Office.
pub(super) fn office(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    let asked = is_asked(eyes, player);
    html! {
        div class={ "wm-grows wm-of-office" @if asked { " wm-asked" } } tabindex="0" role="group" aria-label=(message!(eyes, "board-office-about")) {
            (canvas("", &message!(eyes, "board-office"), (138.0, HEIGHT), html! {
                (plate("wm-behind", (0.0, 0.0), (138.0, HEIGHT), 8.0))
                (heading(6.0, &message!(eyes, "board-office"), &message!(eyes, "board-tokens-held", count = lab.token_count())))
                (holding(eyes, lab))
                @for (number, row) in OfficeRow::all().enumerate() {
                    @let y = 37.0 + 24.2 * number as f32;
                    @for (nth, space) in OfficeSpace::of_row(row).enumerate() { (self::space(eyes, lab, player, space, (18.0 + 26.0 * nth as f32, y))) }
                    (paper(eyes, lab, player, row, y))
                }
            }))
        }
    }
}

/// Whether anything in an Office can be chosen.
fn is_asked(eyes: &Eyes<'_>, player: Player) -> bool {
    OfficeRow::all().any(|row| {
        eyes.can(&format!("paper {player} {row}")).is_some()
            || OfficeSpace::of_row(row)
                .any(|space| eyes.can(&format!("office {player} {space}")).is_some())
    })
}

/// Tokens waiting for a place.
fn holding(eyes: &Eyes<'_>, lab: &Laboratory) -> Markup {
    let held =
        Area::ALL.into_iter().flat_map(|area| Weather::ALL.map(move |weather| (area, weather)));
    let waiting: Vec<(Area, Weather)> = held
        .flat_map(|(area, weather)| {
            std::iter::repeat_n((area, weather), lab.holding[area][weather].into())
        })
        .collect();
    html! {
        @if !waiting.is_empty() || lab.held_awards > 0 {
            g class="wm-holding" { title { (message!(eyes, "board-holding")) }
                @for (number, &(area, weather)) in waiting.iter().enumerate() { (kept_token(area, weather, (126.0 - 20.0 * number as f32, 12.5), 10.5)) }
                @for number in 0..lab.held_awards { (award((126.0 - 20.0 * f32::from(number + waiting.len() as u8), 12.5), 10.5)) }
            }
        }
    }
}

fn award((x, y): (f32, f32), radius: f32) -> Markup {
    html! {
        circle class="wm-award" cx=(x) cy=(unit(y)) r=(radius) {}
        (put("w-award", "wm-i wm-ink-dark", (x, y), (radius * 1.5, radius * 1.5)))
    }
}

fn space(
    eyes: &Eyes<'_>,
    lab: &Laboratory,
    player: Player,
    space: OfficeSpace,
    (x, y): (f32, f32),
) -> Markup {
    let gives = eyes.content.office[space];
    let area = space.area();
    let said = message!(
        eyes,
        "board-office-space",
        row = space.row().to_string(),
        colour = eyes.token_colour(area),
        gives = eyes.benefit(gives)
    );
    place(
        eyes,
        &format!("office {player} {space}"),
        &said,
        ((x - 12.0, y - 11.5), (24.0, 23.0), 11.0),
        html! {
            @match lab.office[space] {
                Some(Token::Research(weather)) => (kept_token(area, weather, (x, y), 10.5)),
                Some(Token::Award) => (award((x, y), 10.5)),
                Some(Token::Citation) => {
                    circle class="wm-citation" cx=(x) cy=(unit(y)) r="10.5" {}
                    (line_glyph("cite", (x, y), 15.0))
                },
                None => {
                    circle class={ "wm-kept a-" (area.word()) } cx=(x) cy=(unit(y)) r="10" {}
                    g class="wm-detail" { (benefit(eyes, gives, (x, y), 11.5)) }
                },
            }
        },
    )
}

/// The path of a row's Breakthrough marker: start, the steps between, published.
fn paper(eyes: &Eyes<'_>, lab: &Laboratory, player: Player, row: OfficeRow, y: f32) -> Markup {
    let gives = eyes.content.slides[row];
    let (at, lies) = match lab.papers[row] {
        Paper::Start => (Some(91.0), "start"),
        Paper::Published => (Some(127.0), "published"),
        Paper::OnTile => (None, "storm"),
        Paper::Box => (None, "box"),
    };
    let complete = lab.is_complete(row);
    let said = message!(
        eyes,
        "board-paper",
        row = row.to_string(),
        lies = lies,
        complete = if complete { "yes" } else { "no" },
        gives = eyes.benefit(gives)
    );
    place(
        eyes,
        &format!("paper {player} {row}"),
        &said,
        ((82.5, y - 11.5), (54.0, 23.0), 6.0),
        html! {
            (plate(if complete { "wm-slide wm-complete" } else { "wm-slide" }, (84.0, y - 9.0), (51.0, 18.0), 5.0))
            g class="wm-detail" { (benefit(eyes, gives, (109.0, y), 11.5)) }
            @match at {
                Some(x) => {
                    (plate(&format!("wm-paper {}", crate::eyes::hue(player.into())), (x - 6.0, y - 7.0), (12.0, 14.0), 2.0))
                    @if lab.papers[row] == Paper::Published { (put("w-check", "wm-i wm-ink-dark", (x, y), (12.0, 12.0))) }
                },
                None => (line_glyph(if lab.papers[row] == Paper::OnTile { "storm" } else { "box" }, (127.0, y), 13.0)),
            }
        },
    )
}
