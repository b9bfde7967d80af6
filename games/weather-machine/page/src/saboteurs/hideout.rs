//! The Hideout: Bots, Chemicals, Awards, and Research tokens by weather with the sets they make.

use drawing::icon;
use maud::{Markup, html};
use weather_machine::{Area, Chemical, Owner, Weather};

use super::reports::words;
use crate::eyes::Eyes;
use crate::signs::{self, chemical, research_on_board, sign};

/// The Hideout.
pub(super) fn hideout(eyes: &Eyes<'_>) -> Markup {
    let state = eyes.state();
    let solo = &state.solo;
    let bots = eyes.content.pieces.bots.saturating_sub(state.bots_on_board(Owner::Saboteurs));
    html! {
        div class="wm-hideout" data-place="hideout" data-can=[eyes.can("hideout")] role="group" aria-label="Hideout" {
            div class="wm-stores" {
                (deck(eyes))
                p {
                    span class="wm-label" { "Hideout" }
                    span class="wm-thing" title="Bots in the Hideout" { (eyes.bot(Owner::Saboteurs)) b class="number" { (bots) } }
                    span class="wm-thing" title="Award tokens in the Hideout" { (sign("award", "Award tokens")) b class="number" { (solo.awards) } }
                }
                p class="wm-hidden-chemicals" title="Chemicals in the Hideout" {
                    @for of in Chemical::ALL {
                        span class={ "wm-thing" @if solo.chemicals[of] == 0 { " wm-none" } } { (chemical(of)) b class="number" { (solo.chemicals[of]) } }
                    }
                }
            }
            div class="wm-sets" role="group" aria-label="Research tokens by weather" {
                @for weather in Weather::ALL { (set(eyes, weather)) }
            }
        }
    }
}

/// The deck of Security Reports and the discard pile.
fn deck(eyes: &Eyes<'_>) -> Markup {
    let solo = &eyes.state().solo;
    html! {
        p class="wm-piles" {
            span class="wm-label" { "Reports" }
            span class="wm-thing" title="Security Reports in the deck; when none is left they cannot act and you lose" {
                (icon("deck")) b class="number" { (solo.deck) }
                @if let Some(top) = solo.top {
                    span data-place={ "report " (top) } title={ "On top of the deck: " (words(eyes, top)) } { "(" (top) ")" }
                }
            }
            span class="wm-thing" title="Discarded Security Reports" { (icon("discard")) b class="number" { (solo.discard.len()) } }
        }
    }
}

/// The tokens of a weather, and how many colours make a set of it.
fn set(eyes: &Eyes<'_>, weather: Weather) -> Markup {
    let state = eyes.state();
    let locked = state.locks.contains(weather);
    let numbers = &eyes.content.saboteurs;
    let size = if locked { numbers.locked_set } else { numbers.unlocked_set };
    let colours =
        Area::ALL.into_iter().filter(|&area| state.solo.tokens[area][weather] > 0).count();
    let said = format!("{}: {colours} of {size} colours for a set", weather.title());
    html! {
        div class={ "wm-set-of" @if colours + 1 == usize::from(size) { " wm-near" } } title=(said) role="group" aria-label=(said) {
            span class="wm-set-head" { (signs::weather(weather)) b { (colours) "/" (size) } }
            @for area in Area::ALL {
                @let count = state.solo.tokens[area][weather];
                span class={ "wm-set-token" @if count == 0 { " wm-none" } } {
                    (research_on_board(area, weather)) @if count > 1 { b { (count) } }
                }
            }
        }
    }
}
