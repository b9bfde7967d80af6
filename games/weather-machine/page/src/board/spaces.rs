//! Action spaces with the figures on them, and the heading of a Location.

use drawing::capital;
use maud::{Markup, html};
use weather_machine::{ActionSpace, Actions, Agent, Area, Cost, Deed, Lativ, Location, Voucher};

use crate::benefits::cost;
use crate::eyes::{Eyes, agent, lativ};
use crate::signs::sign;

/// The number and name of a Location, with its two actions and their prices.
pub(super) fn heading(eyes: &Eyes<'_>, area: Area) -> Markup {
    html! {
        header class="wm-head" {
            b class="wm-number" { (area.location().number()) }
            h3 { (area.short()) }
            ul class="wm-deeds" aria-label="Actions" {
                @for deed in Deed::of(area) { li { (deed_name(deed)) " " (cost(price(eyes, deed))) } }
            }
        }
    }
}

const fn deed_name(deed: Deed) -> &'static str {
    match deed {
        Deed::Sell => "Sell",
        Deed::Secure => "Secure",
        Deed::Experiment => "Experiment",
        Deed::Publish => "Publish",
        Deed::Research => "Research",
        Deed::Breakthrough => "Breakthrough",
    }
}

const fn price(eyes: &Eyes<'_>, deed: Deed) -> Cost {
    let costs = &eyes.content.costs;
    match deed {
        Deed::Sell => costs.sell,
        Deed::Secure => costs.secure,
        Deed::Experiment => costs.experiment,
        Deed::Publish => costs.publish,
        Deed::Research => costs.research,
        Deed::Breakthrough => costs.breakthrough,
    }
}

/// The action spaces of a Location.
pub(super) fn spaces(eyes: &Eyes<'_>, location: Location) -> Markup {
    html! {
        div class="wm-spaces" { @for space in ActionSpace::of_location(location) { (action_space(eyes, space)) } }
    }
}

fn action_space(eyes: &Eyes<'_>, space: ActionSpace) -> Markup {
    let facts = &eyes.content.action_spaces[space];
    let place = format!("space {space}");
    let blocked = facts.blocked_with_two
        && eyes.content.set_up[eyes.view.options.count()].right_space_blocked;
    let (symbol, allows) = match facts.actions {
        Actions::Any => ("∞", "any number of actions"),
        Actions::Both => ("&", "one or both actions"),
        Actions::One => ("/", "one action"),
    };
    html! {
        div class={ "wm-space" @if blocked { " wm-blocked" } @else if eyes.state().is_taken(space) { " wm-taken" } }
            data-place=(place) data-can=[eyes.can(&place)] data-foretold[eyes.foretold(&place)] role="group"
            aria-label={ (capital(&space.to_string())) ": " (allows) } title={ (capital(&space.to_string())) ": " @if blocked { "blocked with two players" } @else { (allows) } } {
            span class="wm-space-kind" {
                b { (symbol) }
                @if let Some(voucher) = facts.voucher { (neighbour(voucher)) }
            }
            @if blocked { span class="unseen" { "blocked" } } @else { (figures(eyes, space, &place)) }
        }
    }
}

fn neighbour(voucher: Voucher) -> Markup {
    let said = format!("{} Voucher for each other player to the left", voucher.short());
    html! { span class={ "wm-ticket v-" (voucher.word()) } { (sign(voucher.word(), &said)) } }
}

fn figures(eyes: &Eyes<'_>, space: ActionSpace, at: &str) -> Markup {
    let state = eyes.state();
    html! {
        @for player in state.people().filter(|&player| state.scientists[player as usize] == Some(space)) {
            (eyes.scientist(player, at))
        }
        @for of in [Agent::White, Agent::Pink] {
            @if state.agent(of) == Some(space) { (agent(of, at)) }
        }
        @if state.lativ == Lativ::Space(space) { (lativ(at)) }
    }
}
