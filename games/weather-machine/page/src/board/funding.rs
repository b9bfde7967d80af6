//! A Funding track: CP above, markers in the middle, benefits beneath.

use maud::{Markup, html};
use weather_machine::{Area, FundingSpace, Id, Player};

use crate::benefits::benefit;
use crate::eyes::Eyes;

/// The Funding track of a Main Location.
pub(super) fn track(eyes: &Eyes<'_>, area: Area) -> Markup {
    let rule = match area {
        Area::Government => "everything up to the marker",
        Area::Lab => "all Science up to the marker; another track, counted so much further",
        Area::Rnd => "one benefit up to the marker",
    };
    html! {
        div class={ "wm-track a-" (area.word()) } role="group" aria-label={ (area.short()) " Funding track" }
            title={ (area.short()) " Funding: " (rule) } {
            @for space in FundingSpace::all() { (step(eyes, area, space)) }
        }
    }
}

fn step(eyes: &Eyes<'_>, area: Area, space: FundingSpace) -> Markup {
    let facts = &eyes.content.funding(area)[space];
    let place = format!("track {area} {space}");
    let here = markers(eyes, area, space);
    html! {
        div class="wm-step" data-place=(place) data-can=[eyes.can(&place)] {
            span class="wm-step-cp" { @if facts.cp > 0 { span title={ (facts.cp) " CP at the end" } { (facts.cp) } } }
            span class={ "wm-step-cell" @if !here.is_empty() { " wm-held" } } {
                @if here.is_empty() { (space) }
                @for &player in &here { (marker(eyes, player, area, space)) }
            }
            span class="wm-step-gain" { (benefit(facts.benefit)) }
            @if area == Area::Lab {
                span class="wm-modifier" title={ "The other track counts " (facts.modifier) " further" } {
                    @if facts.modifier > 0 { "+" (facts.modifier) }
                }
            }
        }
    }
}

fn markers(eyes: &Eyes<'_>, area: Area, space: FundingSpace) -> Vec<Player> {
    let state = eyes.state();
    state.people().filter(|&player| state.lab(player).funding[area] == space).collect()
}

fn marker(eyes: &Eyes<'_>, player: Player, area: Area, space: FundingSpace) -> Markup {
    let place = format!("funding {player} {area}");
    let piece = format!("funding-{player}-{area}");
    html! {
        span class="wm-marker" data-place=(place) data-can=[eyes.can(&place)] data-piece=(piece) data-at=(space) {
            (eyes.token(player))
        }
    }
}
