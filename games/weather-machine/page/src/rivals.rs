//! The players in a multiplayer game: one line each, in turn order. Another player's line opens
//! their Laboratory over the lower edge of the board, its parts aligned with yours.

use drawing::icon;
use i18n::message;
use maud::{Markup, html};
use weather_machine::{Chemical, Player};

use super::eyes::{Eyes, hue};
use super::laboratory::laboratory;
use super::saboteurs::{ending, round};
use crate::art::{glyph, small, unit};

/// The lines.
pub(super) fn rivals(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let mut order: Vec<Player> = state.turn_order.iter().copied().collect();
    order.extend(state.people().filter(|player| !state.turn_order.contains(player)));
    html! {
        div class={ "wm wm-strip wm-rivals wm-rivals-" (order.len()) } data-area=(message!(eyes, "board-others", solo = "no")) data-glyph="w-person" {
            (round(eyes))
            ol class="wm-lines" aria-label=(message!(eyes, "board-players-in-order")) {
                @for (number, &player) in order.iter().enumerate() { (line(eyes, player, number + 1)) }
            }
            div class="wm-ways wm-end-ways" { p { (icon("flag")) (message!(eyes, "board-end")) } (ending(eyes)) }
        }
    }
}

fn line(eyes: &Eyes<'_>, player: Player, number: usize) -> Markup {
    let state = eyes.state();
    let place = format!("lab {player}");
    let own = player == eyes.own;
    let now = state.active == player && !eyes.view.over;
    html! {
        li class={ "wm-rival " (hue(player.into())) @if own { " wm-own-line" } @if now { " wm-at-turn" } } aria-label=(eyes.name(player))
            data-place=(place) data-can=[eyes.can(&place)] aria-current=[now.then_some("true")] {
            span class="wm-number" { (number) }
            (glyph(&format!("b-{}", player.word()), hue(player.into()), &eyes.name(player)))
            b class="wm-rival-name" { (eyes.name(player)) @if own { span class="muted" { " " (message!(eyes, "board-player-you")) } } }
            (bar(eyes, player))
            (things(eyes, player))
            @if own { span class="wm-more" {} } @else {
                details class="wm-more" data-fold={ "other-" (player.word()) } {
                    summary title=(message!(eyes, "board-open-laboratory")) { (icon("fold")) span class="unseen" { (message!(eyes, "board-laboratory", player = eyes.name(player))) } }
                    div class="wm-more-open" { (laboratory(eyes, player)) }
                }
            }
        }
    }
}

/// The CP of a player as a bar, on the same scale for all.
fn bar(eyes: &Eyes<'_>, player: Player) -> Markup {
    let state = eyes.state();
    let most = state.people().map(|player| state.lab(player).cp).max().unwrap_or(0);
    let full = f32::from(if most < 40 { 40 } else { most + 10 });
    let cp = state.lab(player).cp;
    html! {
        svg class="wm-bar-of-race" focusable="false" {
            title { (message!(eyes, "board-cp", count = cp)) }
            rect class="wm-track" x="0" y="1" width="100%" height="11" rx="5.500" {}
            rect class={ "wm-own-part " (hue(player.into())) } x="0" y="1" width={ (unit(f32::from(cp) / full * 100.0)) "%" } height="11" rx="5.500" {}
        }
        span class="wm-points" { b class="number" data-number=(message!(eyes, "board-cp-of", player = eyes.name(player))) { (cp) } " " (message!(eyes, "board-sign-cp")) @if state.nobel == Some(player) { (small("nobel", &message!(eyes, "board-sign-nobel"))) } }
    }
}

fn things(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    let chemicals: u8 = Chemical::ALL.into_iter().map(|of| lab.items.chemicals[of]).sum();
    let placed = lab.goal_spaces.iter().flatten().count();
    let next = eyes.state().initiative.iter().position(|&of| of == player);
    html! {
        span class="wm-things" {
            (thing("wt-any", &message!(eyes, "board-vouchers-held"), lab.voucher_count().into()))
            (thing("w-bot", &message!(eyes, "board-bots-held"), lab.items.bots.into()))
            (thing("wc-any", &message!(eyes, "board-chemicals-held"), chemicals.into()))
            (thing("wp-any", &message!(eyes, "board-parts-held"), lab.items.part_count().into()))
            (thing("w-paper", &message!(eyes, "board-papers"), lab.paper_count().into()))
            (thing("w-award", &message!(eyes, "board-award-tokens"), lab.award_count().into()))
            (thing("w-check", &message!(eyes, "board-goals-placed"), placed))
            span class="wm-thing wm-next" title=(message!(eyes, "board-next-place")) { (message!(eyes, "board-next")) " " b { @match next { Some(place) => (place + 1), None => "–" } } }
        }
    }
}

/// A glyph with a number; a zero is pale.
fn thing(symbol: &str, said: &str, count: usize) -> Markup {
    let class = if symbol.starts_with("w-") { "icon" } else { "" };
    html! { span class={ "wm-thing" @if count == 0 { " wm-none" } } title=(said) { (glyph(symbol, class, said)) (count) } }
}
