//! The Voucher tracks: a ticket for each Voucher, an outline for each that still fits.

use i18n::message;
use maud::{Markup, html};
use weather_machine::{Player, Voucher};

use super::heading::{HEIGHT, heading};
use crate::art::{canvas, place, ticket, words};
use crate::eyes::Eyes;

/// The Vouchers of a player.
pub(super) fn vouchers(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    canvas(
        "wm-of-vouchers",
        &message!(eyes, "board-vouchers-held"),
        (206.0, HEIGHT),
        html! {
            (heading(18.0, &message!(eyes, "board-vouchers-held"), &lab.voucher_count().to_string()))
            @for (number, voucher) in Voucher::ALL.into_iter().enumerate() {
                @let y = 39.0 + 28.0 * number as f32;
                @let (count, max) = (lab.vouchers[voucher], eyes.content.vouchers[voucher].max);
                @let said = message!(eyes, "board-voucher-track", count = count, max = max, voucher = eyes.voucher(voucher));
                (place(eyes, &format!("voucher {player} {voucher}"), &said, ((14.0, y - 13.5), (190.0, 27.0), 8.0), html! {
                    (words("wm-n", (16.0, y), &message!(eyes, "board-voucher-short", voucher = voucher.word())))
                    @for nth in 0..max { (ticket(if nth < count { voucher.word() } else { "gone" }, (98.0 + 30.0 * f32::from(nth), y), 28.5)) }
                }))
            }
        },
    )
}
