//! A player's Laboratory: Vouchers, Assembly Line, Workshop, tiles, Office and Goals side by side
//! at the scale of the board, 1080 by 168 units.

mod arrange;
mod draft;
mod goals;
mod heading;
mod line;
mod office;
mod tiles;
mod vouchers;
mod workshop;

use i18n::message;
use maud::{Markup, html};
use weather_machine::{Frame, Player};

use super::eyes::{Eyes, hue};

/// The Laboratory of a player.
pub(super) fn laboratory(eyes: &Eyes<'_>, player: Player) -> Markup {
    let place = format!("lab {player}");
    let own = player == eyes.own;
    let name = eyes.name(player);
    let whose = match (own, eyes.solo()) {
        (true, true) => message!(eyes, "board-laboratory-yours"),
        (true, false) => message!(eyes, "board-laboratory-own", player = name),
        (false, _) => message!(eyes, "board-laboratory", player = name),
    };
    if eyes.lab(player).is_none() {
        return html! {};
    }
    let drafting = matches!(eyes.state().frames.top(), Some(Frame::Draft { .. })) && own;
    html! {
        section class={ "wm-laboratory " (hue(player.into())) } data-place=(place) data-can=[eyes.can(&place)]
            data-area=[own.then(|| message!(eyes, "board-yours"))] data-glyph="b-p1" aria-label=(whose) {
            @if drafting {
                (draft::draft(eyes))
            } @else {
                (vouchers::vouchers(eyes, player))
                (line::line(eyes, player))
                (workshop::workshop(eyes, player))
                (tiles::tiles(eyes, player))
                (office::office(eyes, player))
                (goals::goals(eyes, player))
            }
        }
    }
}
