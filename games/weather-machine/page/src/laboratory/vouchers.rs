//! The Voucher tracks: a ticket for each Voucher, an outline for each that still fits.

use maud::Markup;
use maud::html;
use weather_machine::{Player, Voucher};

use super::heading::{HEIGHT, heading};
use crate::art::{canvas, place, ticket, words};
use crate::eyes::Eyes;

/// The Vouchers of a player.
pub(super) fn vouchers(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    canvas(
        "wm-of-vouchers",
        "Vouchers",
        (206.0, HEIGHT),
        html! {
            (heading(18.0, "Vouchers", &lab.voucher_count().to_string()))
            @for (number, voucher) in Voucher::ALL.into_iter().enumerate() {
                @let y = 39.0 + 28.0 * number as f32;
                @let (count, max) = (lab.vouchers[voucher], eyes.content.vouchers[voucher].max);
                @let said = format!("{count} of at most {max} {} Vouchers", voucher.short());
                (place(eyes, &format!("voucher {player} {voucher}"), &said, ((14.0, y - 13.5), (190.0, 27.0), 8.0), html! {
                    (words("wm-n", (18.0, y), tight(voucher)))
                    @for nth in 0..max { (ticket(if nth < count { voucher.word() } else { "gone" }, (95.0 + 31.0 * f32::from(nth), y), 29.5)) }
                }))
            }
        },
    )
}

/// A short name of a Voucher type.
const fn tight(voucher: Voucher) -> &'static str {
    match voucher {
        Voucher::Government => "Gov.",
        other => other.short(),
    }
}
