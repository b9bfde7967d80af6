//! The Bot spaces of the three machines, and the heads and feet of their branches.

use drawing::capital;
use maud::{Markup, html};
use weather_machine::{Area, BotSpace, Position, Weather};

use crate::benefits::{benefit, cost};
use crate::eyes::Eyes;
use crate::signs::{self, letter, research_on_board};

/// The head of a column: its weather, with the Assistant if he is there.
pub(super) fn head(eyes: &Eyes<'_>, area: Area, weather: Weather) -> Markup {
    let active = area == Area::Lab && eyes.state().assistant == weather;
    html! {
        div class={ "wm-weather" @if active { " wm-on" } } {
            @if active { (signs::sign("assistant", "Lativ's Assistant: the active branch")) }
            @else { (signs::weather(weather)) }
            span { (weather.title()) }
        }
    }
}

/// The three Bot spaces of a branch.
pub(super) fn branch(eyes: &Eyes<'_>, area: Area, weather: Weather) -> Markup {
    let full = eyes.state().is_full(area, weather);
    html! {
        div class={ "wm-branch wm-branch-" (area.word()) @if full { " wm-full" } } {
            @for position in Position::ALL { (bot_space(eyes, BotSpace::of(area, weather, position))) }
        }
    }
}

fn bot_space(eyes: &Eyes<'_>, space: BotSpace) -> Markup {
    let facts = &eyes.content.bot_spaces[space];
    let bot = eyes.state().bot(space);
    let place = format!("bot {space}");
    let said = words(eyes, space);
    html! {
        div class="wm-bot-space" data-place=(place) data-can=[eyes.can(&place)] data-foretold[eyes.foretold(&place)] role="group" aria-label=(said) title=(said) {
            @if space.area() == Area::Rnd {
                span class={ "wm-chip wm-chem c-" (facts.chemical.colour().word())
                    @if !eyes.state().researched.contains(space) { " wm-wanted" } } { (letter(facts.chemical.colour())) }
            }
            @let colour = facts.part.unwrap_or(facts.chemical.colour());
            span class={ "wm-plate c-" (colour.word()) @if facts.part.is_none() { " wm-round" } } {
                span class="wm-letter" { (letter(colour)) }
                span class="wm-seat" { @if let Some(owner) = bot { (eyes.bot_at(owner, &place)) } }
            }
            @if space.area() == Area::Rnd { span class="wm-side" { (benefit(facts.benefit)) } }
        }
    }
}

/// A Bot space in words: what it needs, what it gives, who is there.
fn words(eyes: &Eyes<'_>, space: BotSpace) -> String {
    let facts = &eyes.content.bot_spaces[space];
    let mut words = vec![capital(&space.to_string())];
    match facts.part {
        Some(part) if space.area() == Area::Rnd => words.push(format!(
            "needs {}, prototype needs a {part} Machine Part, gives: {}",
            facts.chemical.title(),
            facts.benefit.words()
        )),
        Some(part) => words.push(format!("needs a {part} Machine Part")),
        None => words.push(format!("needs {}", facts.chemical.title())),
    }
    if facts.cost != weather_machine::Cost::Free {
        words.push(format!("extra cost: {}", facts.cost.words()));
    }
    if let Some(owner) = eyes.state().bot(space) {
        words.push(format!("Bot: {}", eyes.owner_name(owner)));
    }
    words.join("; ")
}

/// What the bottom spaces cost besides, if they all cost the same.
pub(super) fn extra_cost(eyes: &Eyes<'_>) -> Markup {
    let bottom =
        |weather| eyes.content.bot_spaces[BotSpace::of(Area::Rnd, weather, Position::Third)].cost;
    let first = bottom(Weather::Rain);
    html! {
        @if first != weather_machine::Cost::Free && Weather::ALL.into_iter().all(|weather| bottom(weather) == first) {
            span class="wm-extra" { "bottom row: also " (cost(first)) }
        }
    }
}

/// The Research tokens beneath a branch, and in the Lab its Lock token.
pub(super) fn foot(eyes: &Eyes<'_>, area: Area, weather: Weather) -> Markup {
    let count = eyes.state().tokens[area][weather];
    let place = format!("tokens {area} {weather}");
    let said = format!("{count} {} Research tokens, {}", area.token_colour(), weather.title());
    html! {
        div class="wm-foot" {
            span class="wm-tokens" data-place=(place) data-can=[eyes.can(&place)] role="img" aria-label=(said) title=(said) {
                @for _ in 0..count { (research_on_board(area, weather)) }
                @if count == 0 { span class="muted" { "–" } }
            }
            @if area == Area::Lab { (lock(eyes, weather)) }
        }
    }
}

fn lock(eyes: &Eyes<'_>, weather: Weather) -> Markup {
    let place = format!("lock {weather}");
    let locked = eyes.state().locks.contains(weather);
    let said = if locked { "Citation space: locked" } else { "Citation space: open" };
    html! {
        span class={ "wm-lock" @if !locked { " wm-unlocked" } } data-place=(place) data-can=[eyes.can(&place)] {
            (signs::sign(if locked { "lock" } else { "open" }, said))
        }
    }
}
