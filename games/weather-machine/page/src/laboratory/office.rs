//! The Office: six rows of three spaces, the way of the Breakthrough markers, the holding space.

use drawing::capital;
use maud::{Markup, html};
use weather_machine::{
    Area, Id, Laboratory, OfficeRow, OfficeSpace, Paper, Player, Token, Weather,
};

use crate::benefits::benefit;
use crate::eyes::Eyes;
use crate::signs::{self, research, research_on_board, sign};

/// A player's Office.
pub(super) fn office(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    html! {
        div class="wm-part-of wm-office-area" {
            h4 class="area-title" { "Office" (holding(lab)) }
            div class="wm-office" {
                @for row in OfficeRow::all() {
                    @for space in OfficeSpace::of_row(row) { (self::space(eyes, lab, player, space)) }
                    (paper(eyes, lab, player, row))
                }
            }
        }
    }
}

/// Tokens that wait for a place.
fn holding(lab: &Laboratory) -> Markup {
    let any = lab.held_research() > 0 || lab.held_awards > 0;
    html! {
        @if any {
            span class="wm-holding" title="On the holding space" {
                @for area in Area::ALL { @for weather in Weather::ALL {
                    @for _ in 0..lab.holding[area][weather] { (research_on_board(area, weather)) (signs::weather(weather)) }
                } }
                @for _ in 0..lab.held_awards { (award()) }
            }
        }
    }
}

fn award() -> Markup {
    html! { span class="wm-token wm-award" { (sign("award", "Award token")) } }
}

fn space(eyes: &Eyes<'_>, lab: &Laboratory, player: Player, space: OfficeSpace) -> Markup {
    let place = format!("office {player} {space}");
    let gives = eyes.content.office[space];
    let row = space.row();
    let said = format!("Row {row}, {}: {}", space.area().token_colour(), gives.words());
    html! {
        div class={ "wm-office-space a-" (space.area().word()) } data-place=(place) data-can=[eyes.can(&place)]
            role="group" aria-label=(said) title=(said) {
            @match lab.office[space] {
                Some(Token::Research(weather)) => (research(space.area(), weather)),
                Some(Token::Award) => (award()),
                Some(Token::Citation) => span class="wm-token wm-citation" { (sign("cite", "Citation token")) },
                None if gives.is_none() => span class="wm-blank" { (sign(space.area().word(), space.area().short())) },
                None => (benefit(gives)),
            }
        }
    }
}

/// The way of a row's Breakthrough marker: start, what it passes, published.
fn paper(eyes: &Eyes<'_>, lab: &Laboratory, player: Player, row: OfficeRow) -> Markup {
    let place = format!("paper {player} {row}");
    let gives = eyes.content.slides[row];
    let (state, said) = match lab.papers[row] {
        Paper::Start => ("start", "not published"),
        Paper::Published => ("published", "published"),
        Paper::OnTile => ("tile", "its marker is on Extreme Weather"),
        Paper::Box => ("box", "its marker is in the box"),
    };
    let words = format!("Row {row}: {said}; publishing gives: {}", gives.words());
    html! {
        div class={ "wm-paper wm-paper-" (state) @if lab.is_complete(row) { " wm-complete" } }
            data-place=(place) data-can=[eyes.can(&place)] role="group" aria-label=(words) title=(capital(&words)) {
            span class="wm-stop" { @if lab.papers[row] == Paper::Start { (sign("paper", "Breakthrough marker")) } }
            span class="wm-slide" { (benefit(gives)) }
            span class="wm-stop" {
                @match lab.papers[row] {
                    Paper::Start => {},
                    Paper::Published => (sign("paper", "Breakthrough marker: published")),
                    Paper::OnTile => (sign("storm", "The marker is on Extreme Weather")),
                    Paper::Box => (sign("box", "The marker is in the box")),
                }
            }
        }
    }
}
