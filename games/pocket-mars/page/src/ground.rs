//! The ground: the five Buildings, each a picture of its own and all at one scale, with rooms,
//! colonists, plate and stack, and the hills behind them.

use i18n::message;
use maud::{Markup, html};
use pocket_mars::{Building, Player, PlayerMap};

use super::brief::brief_ability;
use super::glyphs::{hit, put, ring, words};
use super::people::{Eyes, Floor};
use super::shells::shell;
use super::stack::stack;

/// The hills behind everything.
pub(super) fn hills(eyes: &Eyes<'_>) -> Markup {
    html! {
        svg class="pm-hills" viewBox="0 0 1080 564" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            title { (message!(eyes.messages(), "board-hills")) }
            path class="pm-far" d="M0 262Q120 218 250 254T520 244T800 262T1080 236V564H0z" {}
            path class="pm-near" d="M0 330Q160 292 330 326T660 312T1080 318V564H0z" {}
            path class="pm-soil-ground" d="M0 372Q260 350 540 366T1080 360V564H0z" {}
        }
    }
}

/// The five Buildings.
pub(super) fn ground(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="pm-ground" data-area=(message!(eyes.messages(), "area-mars")) data-glyph="pm-land" {
            h3 class="unseen" { (message!(eyes.messages(), "board-buildings")) }
            @for building in Building::ALL { (one(eyes, building)) }
        }
    }
}

fn one(eyes: &Eyes<'_>, building: Building) -> Markup {
    let facts = &eyes.content.buildings[building];
    let beat = eyes.view.value_to_beat(building, eyes.content);
    let ability = eyes.words().ability(&facts.ability);
    let said = message!(
        eyes.messages(),
        "building-said",
        building = eyes.words().building(building),
        value = beat,
        ability = ability
    );
    let (hue, word) = (building.colour().word(), building.word());
    html! {
        svg class={ "pm-building pm-" (word) " hue-" (hue) } viewBox="0 0 216 396" role="group" aria-label=(said) focusable="false" {
            title { (said) }
            g transform="translate(8 0)" {
                (shell(building))
                @if facts.holds_colonists {
                    (room(eyes, building, 2))
                    (room(eyes, building, 1))
                }
            }
            (plate(eyes, building))
        }
    }
}

/// A room of a Building: the upper one for ★★, the lower one for ★.
fn room(eyes: &Eyes<'_>, building: Building, space: u8) -> Markup {
    let word = building.word();
    let place = format!("space-{word}-{space}");
    let seen = &eyes.view.buildings[building];
    let scoring = &eyes.content.scoring;
    let (there, points) = match space {
        2 => (&seen.second, scoring.second_space),
        _ => (&seen.first, scoring.first_space),
    };
    let limit = eyes.view.options.star2_limit();
    let (messages, name) = (eyes.messages(), eyes.words().building(building));
    let said = match space {
        2 => {
            message!(messages, "space-second", building = name, room = limit, points = points)
        }
        _ => message!(messages, "space-first", building = name, points = points),
    };
    let (x, y, width, height) =
        if space == 2 { (58.0, 26.0, 84.0, 82.0) } else { (10.0, 118.0, 180.0, 88.0) };
    html! {
        g class={ "pm-space pm-space-" (space) } data-place=(place) data-can=[eyes.can(&place)] role="group" aria-label=(said) {
            title { (said) }
            (hit(x, y, width, height))
            @if space == 2 { (free_places(there.0.iter().sum(), limit)) }
            (glyph_of(building, space, points))
            (crowd(eyes, building, space, there))
            (ghost(space, there))
            (ring(x, y, width, height))
        }
    }
}

/// The glyph for what a room is worth: its stars and its points.
fn glyph_of(building: Building, space: u8, points: i32) -> Markup {
    let (x, y) = match (building, space) {
        (Building::Aqualab, 2) => (70.0, 29.0),
        (Building::EnergyBank, 2) => (69.0, 21.0),
        (_, 2) => (69.0, 33.0),
        _ => (20.0, 129.0),
    };
    let after = x + if space == 2 { 49.0 } else { 31.0 };
    html! {
        g class="pm-worth" {
            (put("star", x, y, 19.0))
            @if space == 2 { (put("star", x + 19.0, y, 19.0)) }
            circle class="pm-coin" cx=(after) cy=(y + 10.0) r="10.5" {}
            (words("pm-coin-number pm-mid", after, y + 15.8, &points.to_string()))
        }
    }
}

/// The free spaces of ★★ as dashed outlines, if it holds several colonists.
fn free_places(taken: u8, limit: u8) -> Markup {
    html! {
        @if (2..=3).contains(&limit) {
            @for nth in taken..limit {
                rect class="pm-free" x=(100.0 - 17.0 * f32::from(limit) + 34.0 * f32::from(nth) + 2.0) y="66" width="30" height="36" rx="6" {}
            }
        }
    }
}

/// The colonists in a room: the viewer's at the left, the others from the right in seat order.
fn crowd(eyes: &Eyes<'_>, building: Building, space: u8, there: &PlayerMap<u8>) -> Markup {
    let Some(first) = eyes.first().map(|area| area.player) else { return html! {} };
    let others = eyes.others().into_iter().map(|area| area.player);
    let order: Vec<(Player, u8)> = [first]
        .into_iter()
        .chain(others)
        .map(|player| (player, there[player]))
        .filter(|(_, count)| *count > 0)
        .collect();
    let total: u8 = order.iter().map(|(_, count)| count).sum();
    let limit = eyes.view.options.star2_limit();
    let (left, width, floor, tall) = match space {
        2 => (66.0, 68.0, 103.0, if limit > 1 { 38.0 } else { 46.0 }),
        _ => (18.0, 164.0, 203.0, 46.0),
    };
    let together = total > if space == 2 { 2 } else { 4 };
    let room_of = |height: f32, count: u8| match (together, count) {
        (true, 2..) => height * 0.833 + 16.0,
        _ => (height * 0.833 + 3.0) * f32::from(count),
    };
    let takes = |height: f32| order.iter().map(|(_, count)| room_of(height, *count)).sum::<f32>();
    let heights = [tall, 40.0, 34.0, 31.0];
    let fits = |height: &f32| *height <= tall && takes(*height) <= width + 3.0;
    let height = heights.into_iter().find(fits).unwrap_or(31.0);
    let whole = takes(height);
    let centred = space == 2;
    let mut at = if centred { left + (width - whole).max(0.0) / 2.0 } else { left };
    let gap = if centred { 0.0 } else { (width - whole).max(0.0) };
    let top = if space == 2 { 52.0 } else { 152.0 };
    let mut drawn = Vec::new();
    for (nth, (player, count)) in order.iter().enumerate() {
        let wide = room_of(height, *count);
        // The gap between the first player's colonists and the others takes up the remaining width.
        if nth == usize::from(order[0].0 == first) {
            at += gap;
        }
        let place = format!("colonists-{}-{space}-{}", building.word(), player.word());
        let floor_of = Floor { left: at + 1.0, width: wide, floor, height };
        let (figures, _) = eyes.row(*player, *count, floor_of, together);
        let area = (at - 1.0, top, wide, floor - top + 3.0);
        drawn.push(eyes.group(*player, *count, &place, Some(area), &figures));
        at += wide;
    }
    html! { @for group in drawn { (group) } }
}

/// The outline of a colonist that would arrive, shown while the player considers an answer.
fn ghost(space: u8, there: &PlayerMap<u8>) -> Markup {
    let empty = there.0.iter().all(|count| *count == 0);
    let (x, y) = match (space, empty) {
        (2, _) => (81.0, 57.0),
        (_, true) => (19.0, 157.0),
        (_, false) => (81.0, 157.0),
    };
    html! { use class="pm-ghost" href="#pm-ghost" x=(x) y=(y) width="38" height="46" {} }
}

/// The name plate with the ability, and the stack below it.
fn plate(eyes: &Eyes<'_>, building: Building) -> Markup {
    let facts = &eyes.content.buildings[building];
    let place = format!("building-{}", building.word());
    let ability = brief_ability(eyes, &facts.ability);
    html! {
        g class="pm-plate" data-place=(place) data-can=[eyes.can(&place)] role="group" aria-label=(eyes.words().building_name(building)) {
            title { (message!(eyes.messages(), "building-ability", building = eyes.words().building(building), ability = eyes.words().ability(&facts.ability))) }
            (hit(2.0, 208.0, 212.0, 186.0))
            rect class="pm-page pm-edge" x="6" y="210" width="204" height="62" rx="8" {}
            path class="pm-hue pm-edge" d="M6 240V218a8 8 0 0 1 8-8h188a8 8 0 0 1 8 8v22z" {}
            g class="pm-on" {
                (put(building.colour().word(), 13.0, 214.0, 22.0))
                (words("pm-title", 42.0, 231.0, &eyes.words().building_name(building)))
            }
            (words("pm-text pm-ability", 14.0, 261.0, &ability))
            (stack(eyes, building))
            (ring(2.0, 208.0, 212.0, 186.0))
        }
    }
}
