//! A player's Laboratory: Vouchers, Assembly Line, Workshop, Office, Goals.

mod arrange;
mod draft;
mod goals;
mod line;
mod office;
mod workshop;

use maud::{Markup, html};
use weather_machine::{Frame, Player, Voucher};

pub(super) use self::workshop::workshop_tile;
use super::eyes::Eyes;
use super::signs::{sign, ticket};

/// The Laboratory of a player.
pub(super) fn laboratory(eyes: &Eyes<'_>, player: Player) -> Markup {
    let place = format!("lab {player}");
    let own = player == eyes.own;
    let name = eyes.name(player);
    let whose = match (own, eyes.solo()) {
        (true, true) => "Your Laboratory".into(),
        (true, false) => format!("Your Laboratory: {name}"),
        (false, _) => format!("Laboratory: {name}"),
    };
    if eyes.lab(player).is_none() {
        return html! {};
    }
    let drafting = matches!(eyes.state().frames.top(), Some(Frame::Draft { .. })) && own;
    html! {
        section class={ "wm-laboratory " (crate::eyes::hue(player.into())) } data-place=(place) data-can=[eyes.can(&place)] aria-label=(whose) {
            header class="wm-lab-head" {
                h3 { (eyes.token(player)) (whose) }
                (vouchers(eyes, player))
                (wealth(eyes, player))
            }
            @if drafting {
                (draft::draft(eyes))
            } @else {
                div class="wm-lab-body" {
                    (line::line(eyes, player))
                    (workshop::workshop(eyes, player))
                    (office::office(eyes, player))
                    (goals::goals(eyes, player))
                }
            }
        }
    }
}

/// The Voucher tracks.
pub(super) fn vouchers(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    html! {
        ul class="wm-vouchers" aria-label="Vouchers" {
            @for voucher in Voucher::ALL {
                @let place = format!("voucher {player} {voucher}");
                @let (count, max) = (lab.vouchers[voucher], eyes.content.vouchers[voucher].max);
                @let said = format!("{count} of at most {max} {} Vouchers", voucher.short());
                li class={ @if count == 0 { "wm-none" } } data-place=(place) data-can=[eyes.can(&place)] title=(said) aria-label=(said) {
                    (ticket(voucher.word(), voucher.short()))
                    span class="wm-voucher-name" { (tight(voucher)) }
                    b class="number" { (count) } span class="wm-of" { "/" (max) }
                }
            }
        }
    }
}

/// A type of Voucher in a word that fits.
const fn tight(voucher: Voucher) -> &'static str {
    match voucher {
        Voucher::Government => "Gov.",
        other => other.short(),
    }
}

/// CP, Investment tiles, Awards and papers.
fn wealth(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    html! {
        ul class="wm-wealth" {
            li title="Investment tiles" { (sign("invest", "Investment tiles")) span class="wm-voucher-name" { "Investments" } b class="number" { (lab.investments) } }
            li title="Award tokens" { (sign("award", "Award tokens")) span class="wm-voucher-name" { "Awards" } b class="number" { (lab.award_count()) } }
            li title="Published papers" { (sign("paper", "Published papers")) span class="wm-voucher-name" { "Papers" } b class="number" { (lab.paper_count()) } }
            li title="CP" { b class="number" { (lab.cp) } " CP" @if lab.end_cp > 0 { span class="muted" { " +" (lab.end_cp) " later" } } }
        }
    }
}
