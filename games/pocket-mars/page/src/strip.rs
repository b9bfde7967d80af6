//! The strip above the board: round and phase, points, and the gap to the leader.

use std::cmp::Ordering;

use drawing::icon;
use maud::{Markup, html};
use pocket_mars::{Frame, List, Player, PlayerView};

use super::people::Eyes;

/// The strip above the board.
pub(super) fn strip(eyes: &Eyes<'_>) -> Markup {
    let view = eyes.view;
    html! {
        div class="pm pm-strip" data-area="*" {
            p class="pm-round" {
                @if view.round == 0 { b { "Set-up" } } @else { b { "Round " (view.round) } }
                @if view.over { " " span class="tag loud" { (icon("flag")) "over" } }
                @else if view.end_triggered { " " span class="tag loud" { (icon("flag")) "last round" } }
            }
            @if view.options.solo() { (phases(eyes)) (score(eyes)) } @else { (seats(eyes)) }
            p class="pm-behind" { (behind(eyes)) }
        }
    }
}

/// The three phases of a round against the androids.
fn phases(eyes: &Eyes<'_>) -> Markup {
    let now = phase(eyes);
    let yours = if eyes.view.own().is_some() { "Your turn" } else { "Turn" };
    html! {
        ol class="pm-phases" aria-label="Phases of the round" {
            @for (nth, name) in [yours, "System failure", "Androids"].into_iter().enumerate() {
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
        ul class="pm-score" aria-label="Points, were the game over now" {
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
    format!("{}: points", eyes.name(player))
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
        ol class="pm-seats" aria-label="The order of the round, with points were the game over now" {
            @for (nth, area) in order.into_iter().enumerate() {
                @let acts = now == Some(nth) && !view.over;
                li class={ @if now.is_some_and(|now| nth < now) { "pm-had" } } aria-current=[acts.then_some("true")] {
                    span class="pm-nth" { (nth + 1) }
                    (eyes.token(area.player))
                    span class="pm-seat-name" { (eyes.name(area.player)) @if eyes.is_own(area.player) { " (you)" } }
                    b data-number=(points_of(eyes, area.player)) { (area.score) }
                }
            }
        }
    }
}

/// How far the viewer is behind the best of the others, or ahead.
fn behind(eyes: &Eyes<'_>) -> String {
    let Some(own) = eyes.view.own() else { return String::new() };
    let others = eyes.others();
    let Some(best) = others.iter().max_by_key(|area| area.score) else { return String::new() };
    let apart = (own.score - best.score).abs();
    let whom = match eyes.view.options.solo() {
        true => String::new(),
        false => format!(" {}", eyes.name(best.player)),
    };
    match own.score.cmp(&best.score) {
        Ordering::Less => format!("{apart} behind{whom}"),
        Ordering::Equal if whom.is_empty() => "level".into(),
        Ordering::Equal => format!("level with{whom}"),
        Ordering::Greater => {
            format!("{apart} ahead{}", if whom.is_empty() { "" } else { " of" }) + &whom
        }
    }
}
