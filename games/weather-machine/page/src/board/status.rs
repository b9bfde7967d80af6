//! The strip at the top: the round, whose turn it is, the Initiative, everybody's CP.

use drawing::icon;
use maud::{Markup, html};
use weather_machine::{EndTrigger, Player};

use crate::eyes::Eyes;
use crate::signs::{sign, weather};

/// The strip.
pub(super) fn status(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="wm-status" {
            p class="wm-round" { (round(eyes)) }
            (order(eyes))
            (initiative(eyes))
            p class="wm-active" title="The branch of Lativ's Assistant: its experiment comes next" {
                span class="wm-label" { "Active branch" }
                (sign("assistant", "Lativ's Assistant"))
                (weather(eyes.state().assistant)) b { (eyes.state().assistant.title()) }
            }
            (scores(eyes))
        }
    }
}

fn round(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    html! {
        @if state.round == 0 { b { "Set-up" } } @else { b { "Round " (state.round) } }
        @if eyes.view.over {
            " " span class="tag loud" { (icon("flag")) "over" }
        } @else if state.final_round {
            " " span class="tag loud" { (icon("flag")) "final round" }
        } @else if let Some(end) = state.end {
            " " span class="tag loud" title=(trigger(end)) { (icon("flag")) "one more round" }
        }
    }
}

const fn trigger(end: EndTrigger) -> &'static str {
    match end {
        EndTrigger::Nobel => "The Nobel Prize was taken",
        EndTrigger::LastExperiment => "The last Experiment tile entered the display",
        EndTrigger::Government => "The Government Machine is full",
        EndTrigger::Rnd => "Every Research space of R&D is occupied",
    }
}

fn order(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    html! {
        div class="wm-order" {
            span class="wm-label" { "Turn" }
            ol class="wm-row" aria-label="Turn order" {
                @for &player in &state.turn_order {
                    @let active = state.active == player && !eyes.view.over;
                    li class={ "wm-turn" @if active { " wm-on" } } aria-current=[active.then_some("true")] {
                        (eyes.token(player)) span { (eyes.name(player)) }
                        @if active { span class="unseen" { " (now)" } }
                    }
                }
            }
        }
    }
}

fn initiative(eyes: &Eyes<'_>) -> Markup {
    let players = eyes.everybody().len();
    let order = &eyes.state().initiative;
    html! {
        div class="wm-order" {
            span class="wm-label" { "Initiative" }
            ol class="wm-row" aria-label="Initiative, the first to the left" {
                @for number in 1..=players {
                    @let place = format!("initiative {number}");
                    li class="wm-initiative" data-place=(place) data-can=[eyes.can(&place)] {
                        @match order.get(number - 1) {
                            Some(&player) => (eyes.token(player)),
                            None => span class="muted" { (number) },
                        }
                    }
                }
            }
        }
    }
}

fn scores(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    html! {
        ul class={ "wm-scores" @if state.laboratories.len() > 2 { " wm-many" } } aria-label="CP" {
            @for player in state.people() {
                li title={ (eyes.name(player)) ": CP now" } {
                    (eyes.token(player)) span class="wm-score-name" { (eyes.name(player)) }
                    b class="number" { (state.lab(player).cp) } span class="muted" { " CP" }
                    @if state.nobel == Some(player) { (sign("nobel", "Nobel Prize")) }
                }
            }
            @if eyes.solo() {
                li title="The Target Value of the Saboteurs" {
                    (eyes.token(Player::Saboteurs)) span { "Target" } b class="number" { (state.solo.target) }
                }
            }
        }
    }
}

/// On a narrow screen: the way to each Location.
pub(super) fn jumps() -> Markup {
    html! {
        div class="wm-jumps" role="group" aria-label="To a Location" {
            @for (id, number, word) in [
                ("wm-government", 2, "Gov."), ("wm-lab", 3, "Lab"), ("wm-rnd", 4, "R&D"), ("wm-supply", 1, "Supply"),
            ] {
                button type="button" class="quiet" data-jump=(id) { b { (number) } " " (word) }
            }
        }
    }
}
