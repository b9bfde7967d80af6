//! The Experiment tiles: the display, the tile that waits, the deck.

use maud::{Markup, html};
use weather_machine::{Area, ExperimentTile, Owner, Stage};

use crate::benefits::benefit;
use crate::eyes::Eyes;
use crate::signs::{cp, vouchers, weather};

/// Deck, waiting tile and display, from the left.
pub(super) fn experiments(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let of_active = |tile: &Option<ExperimentTile>| {
        tile.is_some_and(|tile| eyes.content.experiments[tile].weather == state.assistant)
    };
    let active = state.display.iter().rposition(of_active);
    html! {
        div class="wm-experiments" role="group" aria-label="Experiment tiles" {
            div class="wm-slot" {
                span class="wm-slot-name" { "Deck " b { (state.deck.count) } }
                @match state.deck.top {
                    Some(tile) => (experiment(eyes, tile, At::Deck)),
                    None => span class="wm-nothing" { "–" },
                }
            }
            div class="wm-slot" {
                span class="wm-slot-name" { "Next" }
                @match state.waiting {
                    Some(tile) => (experiment(eyes, tile, At::Waiting)),
                    None => span class="wm-nothing" { "–" },
                }
            }
            div class="wm-display" {
                span class="wm-slot-name" { "On display" (beside(eyes)) }
                @for (number, tile) in state.display.iter().enumerate() {
                    @match tile {
                        Some(tile) => (experiment(eyes, *tile, At::Display(number, active == Some(number)))),
                        None => span class="wm-nothing" { "–" },
                    }
                }
            }
        }
    }
}

/// Lativ's Bots beside the Lab.
fn beside(eyes: &Eyes<'_>) -> Markup {
    let placed = eyes.state().bots_on(Area::Lab, Owner::Lativ);
    let count = eyes.content.pieces.lativ_bots.saturating_sub(placed);
    html! {
        span class="wm-thing" title="Lativ's Bots beside the Lab" { (eyes.bot(Owner::Lativ)) b { (count) } " beside" }
    }
}

/// Where an Experiment tile lies.
#[derive(Clone, Copy)]
enum At {
    Deck,
    Waiting,
    /// A space of the display, and whether its tile is the one that would run.
    Display(usize, bool),
}

impl At {
    fn name(self) -> String {
        match self {
            At::Deck => "deck".into(),
            At::Waiting => "waiting".into(),
            At::Display(number, _) => format!("display {number}"),
        }
    }
}

/// An Experiment tile.
fn experiment(eyes: &Eyes<'_>, tile: ExperimentTile, at: At) -> Markup {
    let active = matches!(at, At::Display(_, true));
    let facts = &eyes.content.experiments[tile];
    let place = format!("tile {tile}");
    let stage = match facts.stage {
        Stage::One => "I",
        Stage::Two => "II",
        Stage::Three => "III",
    };
    let said = format!(
        "{} ({tile}), {}, Stage {stage}: pay {} Science, {} CP for each Bot, {}",
        facts.title,
        facts.weather.title(),
        facts.science,
        facts.cp,
        facts.reward.words()
    );
    html! {
        div class={ "wm-experiment" @if active { " wm-on" } } data-place=(place) data-can=[eyes.can(&place)]
            data-piece=(tile) data-at=(at.name()) role="group" aria-label=(said) title=(said) {
            span class="wm-experiment-head" { (weather(facts.weather)) b { (stage) } @if active { span class="unseen" { "active" } } }
            span class="wm-experiment-price" {
                (vouchers(weather_machine::Voucher::Science, facts.science)) (cp(facts.cp))
            }
            span class="wm-experiment-reward" { (benefit(facts.reward)) }
        }
    }
}
