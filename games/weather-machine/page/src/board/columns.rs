//! The heads of the five columns: the weathers and, in solo, how close the Saboteurs are to a set
//! of each.

use i18n::{Value, message};
use maud::{Markup, html};
use weather_machine::{Area, BotSpace, Owner, Weather};

use super::size::COLUMN;
use crate::art::{bot, bot_at, canvas, line_glyph, line_glyph_in, place, put, token, unit, words};
use crate::eyes::Eyes;

/// The height of a head.
const HEIGHT: f32 = 54.0;

/// The heads, with a label at either end.
pub(super) fn heads(eyes: &Eyes<'_>) -> Markup {
    let area = eyes.solo().then(|| message!(eyes, "board-others", solo = "yes"));
    html! {
        section class="wm-place wm-heads" data-area=[area] aria-label=(if eyes.solo() { message!(eyes, "board-sets") } else { message!(eyes, "board-weathers") }) {
            (canvas("wm-house", &message!(eyes, "board-heads"), (177.0, HEIGHT), html! {
                @if eyes.solo() { (bot(Owner::Saboteurs, (22.0, 40.0), 26.0)) (words("wm-n", (41.0, 40.0), &message!(eyes, "board-saboteur-sets"))) }
            }))
            @for weather in Weather::ALL {
                div class={ "wm-column wm-head-of" @if weather == eyes.state().assistant { " wm-on" } } { (head(eyes, weather)) }
            }
            (canvas("wm-ladder", &message!(eyes, "board-funding-tracks"), (128.0, HEIGHT), html! {
                (words("wm-n wm-mid wm-mu", (59.0, if eyes.solo() { 18.0 } else { 24.0 }), &message!(eyes, "board-funding")))
                @if eyes.solo() {
                    (line_glyph_in("check", "good", (62.0, 40.0), 15.0))
                    (words("wm-n wm-b wm-good", (72.0, 40.0), &format!("{}+", eyes.content.saboteurs.win_space)))
                }
            }))
        }
    }
}

fn head(eyes: &Eyes<'_>, weather: Weather) -> Markup {
    let state = eyes.state();
    let locked = state.locks.contains(weather);
    let numbers = &eyes.content.saboteurs;
    let size = if locked { numbers.locked_set } else { numbers.unlocked_set };
    let held = Area::ALL.into_iter().filter(|&area| state.solo.tokens[area][weather] > 0).count();
    // A third colour adds nothing to a set of two.
    let colours = held.min(usize::from(size));
    let on = weather == state.assistant;
    let active = if on { "yes" } else { "no" };
    let said = match eyes.solo() {
        true => message!(
            eyes,
            "board-head-solo",
            weather = eyes.weather(weather),
            colours = colours,
            size = size,
            active = active
        ),
        false => {
            message!(eyes, "board-head", weather = eyes.weather(weather), active = active)
        }
    };
    let near = colours + 1 == usize::from(size);
    canvas(
        "",
        &said,
        (COLUMN, HEIGHT),
        html! {
            @if eyes.solo() {
                (put(&format!("s-{}", weather.word()), "", (25.0, 15.0), (38.0, 31.0)))
                (words("wm-name", (48.0, 16.0), &eyes.weather(weather).name()))
                @for (number, area) in Area::ALL.into_iter().enumerate() {
                    @let x = 17.0 + 25.0 * number as f32;
                    @let count = state.solo.tokens[area][weather];
                    @if count == 0 { circle class={ "wm-wanted a-" (area.word()) } cx=(x) cy="41" r="11" {} }
                    @else { (token(area, (x, 41.0), 11.5)) @if count > 1 { (words("wm-n wm-b wm-mid wm-on-token", (x, 41.0), &count.to_string())) } }
                }
                g data-number=(message!(eyes, "board-set-of", weather = eyes.weather(weather))) data-value={ (colours) "/" (size) } {
                    (words(if near { "wm-n wm-b wm-end wm-bad" } else { "wm-n wm-b wm-end" }, (108.0, 41.0), &format!("{colours}/{size}")))
                }
            } @else {
                (put(&format!("s-{}", weather.word()), "", (27.0, 24.0), (46.0, 38.0)))
                (words("wm-name", (54.0, if on { 16.0 } else { 24.0 }), &eyes.weather(weather).name()))
                @if on { (words("wm-n", (54.0, 36.0), &message!(eyes, "board-tonight"))) }
            }
        },
    )
}

/// A dashed round outline for a Bot.
pub(super) fn pad((x, y): (f32, f32), radius: f32) -> Markup {
    html! { circle class="wm-pad" cx=(unit(x)) cy=(unit(y)) r=(radius) {} }
}

/// The Bot on a space, or a pale one if the Saboteurs would place one there in a turn taken now.
pub(super) fn standing(eyes: &Eyes<'_>, space: BotSpace, at: (f32, f32), size: f32) -> Markup {
    let name = format!("bot {space}");
    html! {
        @match eyes.state().bot(space) {
            Some(owner) => (bot_at(owner, &name, at, size)),
            None => @if eyes.foretold(&name) { g class="wm-ghost" { (bot(Owner::Saboteurs, at, size)) } },
        }
    }
}

/// The Research tokens of a branch, side by side or one above the other.
pub(super) fn tokens(
    eyes: &Eyes<'_>,
    area: Area,
    weather: Weather,
    (x, y): (f32, f32),
    upright: bool,
) -> Markup {
    let count = eyes.state().tokens[area][weather];
    let name = format!("tokens {area} {weather}");
    let said = message!(
        eyes,
        "board-research-tokens",
        count = count,
        colour = eyes.token_colour(area),
        weather = eyes.weather(weather)
    );
    let step = 9.0;
    let far = f32::from(count.max(1) - 1) * step;
    let (wide, high) = if upright { (26.0, 26.0 + far) } else { (26.0 + far, 26.0) };
    place(
        eyes,
        &name,
        &said,
        ((x - wide / 2.0, y - high / 2.0), (wide, high), 13.0),
        html! {
            @if count == 0 { (pad((x, y), 11.0)) }
            @for number in 0..count {
                @let off = f32::from(number) * step - far / 2.0;
                (token(area, if upright { (x, y + off) } else { (x + off, y) }, 12.0))
            }
        },
    )
}

/// The Lock token of a weather.
pub(super) fn lock(eyes: &Eyes<'_>, weather: Weather, (x, y): (f32, f32)) -> Markup {
    let locked = eyes.state().locks.contains(weather);
    let is_locked = if locked { "yes" } else { "no" };
    let said = message!(eyes, "board-citation-space", locked = is_locked);
    place(
        eyes,
        &format!("lock {weather}"),
        &said,
        ((x - 13.0, y - 13.0), (26.0, 26.0), 8.0),
        html! {
            @if locked { (line_glyph("lock", (x, y), 25.0)) } @else { (line_glyph_in("open", "lab", (x, y), 25.0)) }
        },
    )
}

/// The label of a Bot space: what it needs, what it gives, who is there.
pub(crate) fn said(eyes: &Eyes<'_>, space: BotSpace) -> String {
    let facts = &eyes.content.bot_spaces[space];
    let chemical = eyes.chemical(facts.chemical);
    let (kind, part) = match facts.part {
        Some(part) if space.area() == Area::Rnd => ("research", eyes.colour(part).into()),
        Some(part) => ("part", eyes.colour(part).into()),
        None => ("chemical", Value::from("none")),
    };
    let cost = (facts.cost != weather_machine::Cost::Free).then(|| eyes.cost(facts.cost));
    let owner = eyes.state().bot(space).map(|owner| eyes.owner(owner));
    message!(
        eyes,
        "board-bot-space-about",
        space = eyes.bot_space(space),
        kind = kind,
        chemical = chemical,
        colour = part,
        gives = eyes.benefit(facts.benefit),
        has_cost = if cost.is_some() { "yes" } else { "no" },
        cost = cost.unwrap_or_default(),
        taken = if owner.is_some() { "yes" } else { "no" },
        owner = owner.map_or(Value::from("none"), Value::from)
    )
    .into()
}
