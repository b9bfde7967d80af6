//! The round, whose turn it is, and how close the end is.

use drawing::icon;
use i18n::message;
use maud::{Markup, html};
use weather_machine::{Area, EndTrigger, Owner};

use crate::art::small;
use crate::eyes::{Eyes, hue};

/// The round and whose turn it is.
pub(crate) fn round(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let whose = match state.active {
        _ if eyes.view.over => message!(eyes, "board-over"),
        player if player == eyes.own => message!(eyes, "board-your-turn"),
        player => eyes.name(player).into(),
    };
    html! {
        div class="wm-round-box" {
            p class="wm-round" {
                @if state.round == 0 { b { (message!(eyes, "board-set-up")) } } @else { b { (message!(eyes, "board-round", round = state.round)) } }
            }
            @if state.final_round && !eyes.view.over {
                p class="wm-whose wm-last" { (icon("flag")) (message!(eyes, "board-final")) }
            } @else if let (Some(end), false) = (state.end, eyes.view.over) {
                p class="wm-whose wm-last" title=(message!(eyes, "board-trigger", trigger = trigger(end))) { (icon("flag")) (message!(eyes, "board-one-more")) }
            } @else {
                p class={ "wm-whose " (hue(state.active.into())) @if state.active == eyes.own && !eyes.view.over { " wm-own-turn" } } { (whose) }
            }
        }
    }
}

const fn trigger(end: EndTrigger) -> &'static str {
    match end {
        EndTrigger::Nobel => "nobel",
        EndTrigger::LastExperiment => "experiment",
        EndTrigger::Government => "government",
        EndTrigger::Rnd => "rnd",
    }
}

/// The end triggers and how close each is: Awards before the Nobel Prize, Bots in the Government
/// and in R&D, Experiment tiles still to come.
pub(crate) fn ending(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let awards = state.people().map(|player| state.lab(player).award_count()).max().unwrap_or(0);
    let bots =
        |area: Area| Owner::ALL.into_iter().map(|owner| state.bots_on(area, owner)).sum::<u8>();
    let tiles = state.deck.count + u8::from(state.waiting.is_some());
    html! {
        span title=(message!(eyes, "board-nobel-awards")) { (message!(eyes, "board-nobel-short")) " " b data-number=(message!(eyes, "board-nobel-awards")) { (awards) "/" (eyes.content.scoring.nobel_awards) } }
        span title=(message!(eyes, "board-bots-in-government")) { (small("government", &message!(eyes, "board-bots-in-government"))) b data-number=(message!(eyes, "board-bots-in-government")) { (bots(Area::Government)) "/15" } }
        span title=(message!(eyes, "board-bots-in-rnd")) { (small("rnd", &message!(eyes, "board-bots-in-rnd"))) b data-number=(message!(eyes, "board-bots-in-rnd")) { (bots(Area::Rnd)) "/15" } }
        span title=(message!(eyes, "board-experiments-left")) { (small("lab", &message!(eyes, "board-experiments-left"))) b data-number=(message!(eyes, "board-experiments-left")) { (tiles) } }
    }
}
