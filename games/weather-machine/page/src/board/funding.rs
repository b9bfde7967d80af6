//! A Funding track, read upwards: spaces 0 to 4 on the left, 5 to 9 on the right, CP at the edges.

use i18n::{List, message};
use maud::{Markup, html};
use weather_machine::{Area, Benefit, FundingSpace, Gain, Id, Player};

use crate::art::{bot, canvas, cp, place_of, put, unit, words};
use crate::benefits::benefit;
use crate::eyes::{Eyes, hue};

/// The Funding track of a Main Location.
pub(super) fn track(eyes: &Eyes<'_>, area: Area, height: f32) -> Markup {
    let title = message!(eyes, "board-track", area = area.word(), name = eyes.area(area));
    canvas(
        "wm-ladder",
        &title,
        (128.0, height),
        html! {
            @for space in FundingSpace::all() { (step(eyes, area, space, height)) }
        },
    )
}

fn step(eyes: &Eyes<'_>, area: Area, space: FundingSpace, height: f32) -> Markup {
    let facts = &eyes.content.funding(area)[space];
    let number = space.index();
    let (right, row) = (number >= 5, (4 - number % 5) as f32);
    let high = (height - 8.0) / 5.0;
    let (x, y, width) = (if right { 59.0 } else { 15.0 }, 4.0 + row * high, 42.0);
    let (middle, size) = ((x + width / 2.0, y + high / 2.0), (width, high - 3.0));
    let here: Vec<Player> = {
        let state = eyes.state();
        state.people().filter(|&player| state.lab(player).funding[area] == space).collect()
    };
    let own = here.contains(&eyes.own);
    let standing = here.iter().map(|&player| eyes.player(player).into()).collect();
    let said = message!(
        eyes,
        "board-track-space",
        area = eyes.area(area),
        space = space.to_string(),
        gives = eyes.benefit(facts.benefit),
        cp = facts.cp,
        further = facts.modifier,
        players = List::new(eyes.locale, standing)
    );
    let class = match own {
        true => format!("wm-step wm-mine {}", hue(eyes.own.into())),
        false => format!("wm-step a-{}", area.word()),
    };
    place_of(
        eyes,
        &format!("track {area} {space}"),
        &said,
        &class,
        ((x, y + 1.5), size, 6.0),
        html! {
            @if area == Area::Lab && facts.modifier > 0 {
                @let science = !facts.benefit.is_none();
                @if science { (put("w-science", if own { "wm-i wm-ink-dark" } else { "wm-i wm-ink-science" }, (middle.0 - 11.5, middle.1), (16.0, 16.0))) }
                (words(if own { "wm-n wm-b wm-mid wm-ink-dark" } else { "wm-n wm-b wm-mid" }, (middle.0 + if science { 7.5 } else { 0.0 }, middle.1), &format!("+{}", facts.modifier)))
            } @else if facts.benefit.is_none() {
                @if (number == 0 && here.is_empty()) || (own && here.len() == 1) { (words(if own { "wm-n wm-b wm-mid wm-ink-dark" } else { "wm-n wm-mid wm-mu" }, middle, &space.to_string())) }
            } @else { (paid(eyes, facts.benefit, middle)) }
            @if facts.cp > 0 {
                @let (class, at) = if right { ("wm-n wm-b", x + width + 3.0) } else { ("wm-n wm-b wm-end", x - 3.0) };
                (words(class, (at, middle.1), &facts.cp.to_string()))
            }
            @for (nth, &player) in here.iter().enumerate() { (marker(eyes, area, space, player, nth, (x, y, width, high))) }
        },
    )
}

/// What a space pays; CP and Parts share a narrow line.
fn paid(eyes: &Eyes<'_>, of: Benefit, (x, y): (f32, f32)) -> Markup {
    let gains: Vec<Gain> = of.gains().collect();
    match gains[..] {
        [Gain::Cp(number), Gain::Part(count)] => html! {
            (cp(number, (x - 10.5, y), 9.5))
            @if count > 1 {
                (put("wp-any", "", (x + 6.5, y - 5.0), (19.0, 19.0)))
                (put("wp-any", "", (x + 13.5, y + 5.0), (19.0, 19.0)))
            } @else { (put("wp-any", "", (x + 10.0, y), (25.0, 25.0))) }
        },
        _ => benefit(eyes, of, (x, y), 20.0),
    }
}

/// A marker: yours in the corner of its space, which is filled; those of others on its lower edge.
fn marker(
    eyes: &Eyes<'_>,
    area: Area,
    space: FundingSpace,
    player: Player,
    nth: usize,
    (x, y, width, high): (f32, f32, f32, f32),
) -> Markup {
    let right = x > 40.0;
    let own = player == eyes.own;
    let at = match (own, right) {
        (true, false) => (x + width, y + 5.0),
        (true, true) => (x, y + 5.0),
        (false, false) => (x + 4.0 + 16.0 * nth as f32, y + high - 6.0),
        (false, true) => (x + width - 4.0 - 16.0 * nth as f32, y + high - 6.0),
    };
    let name = format!("funding {player} {area}");
    html! {
        g role="group" data-place=(name) data-can=[eyes.can(&name)] data-piece={ "funding-" (player) "-" (area) } data-at={ "track " (area) " " (space) } {
            title { (message!(eyes, "board-funding-marker", player = eyes.player(player))) }
            rect class="wm-hit" x=(unit(at.0 - 10.0)) y=(unit(at.1 - 10.0)) width="20" height="20" rx="10" {}
            @if own { path class={ "wm-peg " (hue(player.into())) } d={ "M" (unit(at.0)) " " (unit(at.1 - 8.0)) "l8 8-8 8-8-8z" } {} }
            @else { (bot(player.into(), at, 20.0)) }
        }
    }
}
