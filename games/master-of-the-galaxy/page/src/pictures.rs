//! Small pictures of what the Weavers do and of what a helper asks.

use drawing::{Picture, number_of, text_of};
use game_core::Id;
use i18n::Locale;
use master_of_the_galaxy::{Content, System, Weaver, Work};
use maud::{Markup, html};
use serde_json::Value;

use crate::glyphs::glyph_of;

/// The picture for an answer or a query.
pub(super) fn face(text: &str, content: &'static Content, _locale: Locale) -> Option<Picture> {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["table", "hand", colour, count] => {
            let cube = Picture::of(cube(colour)?);
            Some(if count == "0" { cube.none() } else { cube.words(format!("× {count}")) })
        }
        ["table", "pair", colour] => {
            let cube = format!("#{}", cube(colour)?);
            let two = html! {
                use href=(cube) width="30" height="30" {}
                use href=(cube) x="17" y="17" width="30" height="30" {}
            };
            Some(Picture::default().drawn(48.0, &two))
        }
        ["table", "no", "pair"] => Some(Picture::default().none()),
        ["table", .., place] | [.., place] if place.parse::<System>().is_ok() => {
            Some(Picture::default().drawn(48.0, &map(content, &[place])))
        }
        _ => {
            let symbol = glyph_of(text)?;
            Some(
                Picture::default()
                    .hued(symbol, if symbol.starts_with("mg-swarm") { NIGHT } else { "" }),
            )
        }
    }
}

/// The class of pictures for a dark field.
const NIGHT: &str = "mg-night";

/// The picture for an event.
pub(super) fn act(event: &Value, content: &'static Content, _locale: Locale) -> Option<Picture> {
    let card = text_of(event, "card");
    let swarm = || Some(Picture::default().hued(glyph_of(card)?, NIGHT));
    let work = || glyph_of(text_of(event, "work"));
    let on = |names: &[&str]| Picture::default().drawn(48.0, &map(content, names));
    let system = || text_of(event, "system");
    // The colour of the cubes of a work, as printed on its card.
    let printed = || {
        let facts = content.weaver(card.parse().ok()?);
        cube(&facts.work(text_of(event, "work").parse().ok()?).1.to_string())
    };
    Some(match text_of(event, "what") {
        "advanced" => {
            let (filled, slots) = (number_of(event, "filled"), number_of(event, "slots"));
            let cube = Picture::of(printed()?);
            swarm()?.then(cube).to().and(work()?).words(format!("{filled} / {slots}"))
        }
        "redirected" => swarm()?.and(cube(text_of(event, "cube"))?).to().and("mg-fight"),
        "lacking" => swarm()?.and(work()?).and(printed()?).none(),
        "not_due" => swarm()?.and(work()?).none(),
        "resolved" => swarm()?.and(work()?).and(printed()?).none(),
        "swarm_came" => swarm()?.to().then(on(&[system()])),
        "aims" => swarm()?.to().then(on(&[text_of(event, "target")])),
        "moved" => {
            let (from, to) = (text_of(event, "from"), text_of(event, "to"));
            swarm()?.then(on(&[from])).to().then(on(&[to]))
        }
        "morphed" => swarm()?.to().hued(glyph_of(text_of(event, "into"))?, NIGHT),
        "closed" => Picture::of("mg-hole").to().then(on(&[system()])),
        "no_target" | "swarm_gone" => swarm()?.then(on(&[system()])).none(),
        "conflict_lost" => Picture::of("mg-fight").none(),
        "ended" => Picture::default().hued("i-flag", "icon"),
        _ => return None,
    })
}

/// A swarm that goes to a system.
pub(super) fn goes(swarm: Weaver, to: System, content: &'static Content) -> Picture {
    let there = map(content, &[&to.to_string()]);
    Picture::default().hued(&format!("mg-swarm-{swarm}"), NIGHT).to().drawn(48.0, &there)
}

/// A work of a swarm.
pub(super) fn works(swarm: Weaver, work: Work) -> Picture {
    Picture::default().hued(&format!("mg-swarm-{swarm}"), NIGHT).and(&format!("mg-work-{work}"))
}

/// Whether an event belongs to the same beat as the one before: a full work is cleared together
/// with its last cube; a swarm that leaves a system closes it, moves and aims again.
pub(super) fn joins(before: &Value, event: &Value) -> bool {
    let what = |of| text_of(of, "what");
    match (what(before), what(event)) {
        ("advanced", "resolved") => {
            text_of(before, "card") == text_of(event, "card")
                && text_of(before, "work") == text_of(event, "work")
        }
        ("closed", "moved") => text_of(before, "system") == text_of(event, "from"),
        ("closed", "swarm_gone") => text_of(before, "system") == text_of(event, "system"),
        ("swarm_came" | "moved", "aims" | "no_target") => {
            text_of(before, "card") == text_of(event, "card")
        }
        _ => false,
    }
}

fn cube(colour: &str) -> Option<&'static str> {
    glyph_of(colour).filter(|symbol| symbol.starts_with("mg-cube"))
}

/// A small map with these systems marked.
fn map(content: &Content, marked: &[&str]) -> Markup {
    let all = || System::all().map(|system| content.system(system));
    let wide = 1 + all().map(|facts| facts.x.max(facts.y)).max().unwrap_or_default();
    let step = 48.0 / f32::from(wide);
    let marked: Vec<System> = marked.iter().filter_map(|name| name.parse().ok()).collect();
    html! {
        @for system in System::all() {
            @let facts = content.system(system);
            @let (x, y) = ((f32::from(facts.x) + 0.5) * step, (f32::from(facts.y) + 0.5) * step);
            circle class={ "spot" @if marked.contains(&system) { " marked" } } cx=(x) cy=(y) r=(if marked.contains(&system) { step * 0.5 } else { step * 0.22 }) {}
        }
    }
}
