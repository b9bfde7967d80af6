//! The other players, a line each that opens to their Laboratory.

use drawing::icon;
use maud::{Markup, html};
use weather_machine::{Chemical, Colour, Player};

use super::eyes::{Eyes, hue};
use super::laboratory::{laboratory, vouchers};
use super::signs::{chemical, part, sign};

/// The lines.
pub(super) fn rivals(eyes: &Eyes<'_>) -> Markup {
    let others: Vec<Player> = eyes.state().people().filter(|&player| player != eyes.own).collect();
    html! {
        div class={ "wm wm-rivals wm-rivals-" (others.len()) } {
            @for player in others { (rival(eyes, player)) }
        }
    }
}

fn rival(eyes: &Eyes<'_>, player: Player) -> Markup {
    let place = format!("lab {player}");
    html! {
        article class={ "box wm-rival " (hue(player.into())) } aria-label=(eyes.name(player)) data-place=(place) data-can=[eyes.can(&place)] {
            div class="wm-rival-line" {
                h3 { (eyes.token(player)) (eyes.name(player)) }
                (vouchers(eyes, player))
                (things(eyes, player))
            }
            details class="wm-more" data-fold={ "other-" (player.word()) } {
                summary title="Open the Laboratory" { (icon("fold")) span class="unseen" { "Laboratory: " (eyes.name(player)) } }
                div class="wm-more-open box" { (laboratory(eyes, player)) }
            }
        }
    }
}

fn things(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    html! {
        span class="wm-things" {
            @for of in Chemical::ALL { @for _ in 0..lab.items.chemicals[of] { (chemical(of)) } }
            @for of in Colour::ALL { @for _ in 0..lab.items.parts[of] { (part(of)) } }
            @for _ in 0..lab.items.bots { (eyes.bot(player.into())) }
            span class="wm-thing" title="Bots on the Assembly Line" { (sign("bot", "Bots on the Assembly Line")) (lab.line.len()) }
            span class="wm-thing" title="Published papers" { (sign("paper", "Published papers")) (lab.paper_count()) }
            span class="wm-thing" title="Award tokens" { (sign("award", "Award tokens")) (lab.award_count()) }
        }
    }
}
