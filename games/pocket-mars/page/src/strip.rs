//! The strip above the board: round and phase, points, and the gap to the leader.

use std::cmp::Ordering;

use drawing::icon;
use i18n::message;
use maud::{Markup, html};
use pocket_mars::{Frame, List, Player, PlayerView};

use super::people::Eyes;

/// The strip above the board.
pub(super) fn strip(eyes: &Eyes<'_>) -> Markup {
    let view = eyes.view;
    html! {
        div class="pm pm-strip" data-area="*" {
            p class="pm-round" {
                @if view.round == 0 { b { (message!(eyes.messages(), "set-up")) } } @else { b { (message!(eyes.messages(), "round", round = view.round)) } }
                @if view.over { " " span class="tag loud" { (icon("flag")) (message!(eyes.messages(), "over")) } }
                @else if view.end_triggered { " " span class="tag loud" { (icon("flag")) (message!(eyes.messages(), "last-round")) } }
            }
            @if view.options.solo() { (phases(eyes)) (score(eyes)) } @else { (seats(eyes)) }
            p class="pm-behind" { (behind(eyes)) }
        }
    }
}

/// The three phases of a round against the androids.
fn phases(eyes: &Eyes<'_>) -> Markup {
    let now = phase(eyes);
    let messages = eyes.messages();
    let yours = match eyes.view.own() {
        Some(_) => message!(messages, "phase-yours"),
        None => message!(messages, "phase-human"),
    };
    let (failure, androids) =
        (message!(messages, "phase-failure"), message!(messages, "phase-androids"));
    html! {
        ol class="pm-phases" aria-label=(message!(eyes.messages(), "phases")) {
            @for (nth, name) in [yours, failure, androids].into_iter().enumerate() {
                li class={ @if nth > 0 { "pm-theirs" } } aria-current=[(now == Some(nth)).then_some("step")] { (name) }
            }
        }
    }
}

/// The index of the current phase, from 0.
fn phase(eyes: &Eyes<'_>) -> Option<usize> {
    eyes.view.frames.iter().find_map(|frame| match frame {
        Frame::Steps { list: List::SoloRound, next } => Some(usize::from(*next).clamp(2, 4) - 2),
        _ => None,
    })
}

/// The points of both sides.
fn score(eyes: &Eyes<'_>) -> Markup {
    let sides: Vec<&PlayerView> = eyes.first().into_iter().chain(eyes.others()).collect();
    html! {
        ul class="pm-score" aria-label=(message!(eyes.messages(), "points-now")) {
            @for area in sides {
                li class={ @if area.player == Player::Androids { "pm-rival-side" } } {
                    (eyes.token(area.player)) span { (eyes.name(area.player)) } b data-number=(points_of(eyes, area.player)) { (area.score) }
                }
            }
        }
    }
}

/// The name of a player's points in the list of changes.
fn points_of(eyes: &Eyes<'_>, player: Player) -> String {
    message!(eyes.messages(), "number-points", player = eyes.player(player)).into()
}

/// All players in turn order: place, figure, points.
fn seats(eyes: &Eyes<'_>) -> Markup {
    let view = eyes.view;
    let starting = view.starting.unwrap_or(Player::One);
    let at = view.players.iter().position(|area| area.player == starting).unwrap_or(0);
    let order: Vec<&PlayerView> =
        view.players.iter().cycle().skip(at).take(view.players.len()).collect();
    let now = order.iter().position(|area| area.player == view.active).filter(|_| view.round > 0);
    html! {
        ol class="pm-seats" aria-label=(message!(eyes.messages(), "seats-order")) {
            @for (nth, area) in order.into_iter().enumerate() {
                @let acts = now == Some(nth) && !view.over;
                li class={ @if now.is_some_and(|now| nth < now) { "pm-had" } } aria-current=[acts.then_some("true")] {
                    span class="pm-nth" { (nth + 1) }
                    (eyes.token(area.player))
                    span class="pm-seat-name" { @if eyes.is_own(area.player) { (message!(eyes.messages(), "seat-own", player = eyes.player(area.player))) } @else { (eyes.name(area.player)) } }
                    b data-number=(points_of(eyes, area.player)) { (area.score) }
                }
            }
        }
    }
}

/// How far the viewer is behind the best of the others, or ahead; nothing before the first round,
/// when nobody has done anything for it.
fn behind(eyes: &Eyes<'_>) -> String {
    let Some(own) = eyes.view.own().filter(|_| eyes.view.round > 0) else { return String::new() };
    let others = eyes.others();
    let Some(best) = others.iter().max_by_key(|area| area.score) else { return String::new() };
    let apart = (own.score - best.score).abs();
    let messages = eyes.messages();
    let player = eyes.player(best.player);
    match (own.score.cmp(&best.score), eyes.view.options.solo()) {
        (Ordering::Less, true) => message!(messages, "behind", count = apart),
        (Ordering::Less, false) => message!(messages, "behind-of", count = apart, player = player),
        (Ordering::Equal, true) => message!(messages, "level"),
        (Ordering::Equal, false) => message!(messages, "level-with", player = player),
        (Ordering::Greater, true) => message!(messages, "ahead", count = apart),
        (Ordering::Greater, false) => {
            message!(messages, "ahead-of", count = apart, player = player)
        }
    }
    .into()
}
