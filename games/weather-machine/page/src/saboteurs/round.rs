//! The round, whose turn it is, and how close the end is.

use drawing::icon;
use maud::{Markup, html};
use weather_machine::{Area, EndTrigger, Owner, Player};

use crate::art::small;
use crate::eyes::{Eyes, hue};

/// The round and whose turn it is.
pub(crate) fn round(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let whose = match state.active {
        _ if eyes.view.over => "over".into(),
        Player::Saboteurs => "Saboteurs".into(),
        player if player == eyes.own => "Your turn".into(),
        player => eyes.name(player),
    };
    html! {
        div class="wm-round-box" {
            p class="wm-round" {
                @if state.round == 0 { b { "Set-up" } } @else { b { "Round " (state.round) } }
            }
            @if state.final_round && !eyes.view.over {
                p class="wm-whose wm-last" { (icon("flag")) "final" }
            } @else if let (Some(end), false) = (state.end, eyes.view.over) {
                p class="wm-whose wm-last" title=(trigger(end)) { (icon("flag")) "1 more" }
            } @else {
                p class={ "wm-whose " (hue(state.active.into())) @if state.active == eyes.own { " wm-own-turn" } } { (whose) }
            }
        }
    }
}

const fn trigger(end: EndTrigger) -> &'static str {
    match end {
        EndTrigger::Nobel => "The Nobel Prize was taken: one more round",
        EndTrigger::LastExperiment => {
            "The last Experiment tile entered the display: one more round"
        }
        EndTrigger::Government => "The Government Machine is full: one more round",
        EndTrigger::Rnd => "Every Research space of R&D is occupied: one more round",
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
        span title="Awards for the Nobel Prize" { "Nobel " b data-number="Awards for the Nobel Prize" { (awards) "/" (eyes.content.scoring.nobel_awards) } }
        span title="Bots in the Government Machine" { (small("government", "Bots in the Government Machine")) b data-number="Bots in the Government" { (bots(Area::Government)) "/15" } }
        span title="Bots in R&D" { (small("rnd", "Bots in R&D")) b data-number="Bots in R&D" { (bots(Area::Rnd)) "/15" } }
        span title="Experiment tiles that are still to come" { (small("lab", "Experiment tiles still to come")) b data-number="Experiment tiles still to come" { (tiles) } }
    }
}
