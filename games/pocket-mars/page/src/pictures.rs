//! Small pictures of what the androids do and of what a helper asks.

use drawing::{Picture, number_of, text_of};
use i18n::Locale;
use maud::{Markup, html};
use pocket_mars::{Colour, Content};
use serde_json::Value;

use crate::glyphs::{back, glyph_of, unit};

/// The hue of the androids' colonists where their Spaceship is unknown.
const THEIRS: &str = "hue-white";

/// The picture for an answer or a query.
pub(super) fn face(text: &str, _: &'static Content, _locale: Locale) -> Option<Picture> {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["table", "module", "full"] => Some(module([Place::Back, Place::Back])),
        ["table", "module", "empty"] => Some(module([Place::Free, Place::Free])),
        ["table", "module", slot, colour] => {
            Some(module(of_two(slot, Place::Card(colour.parse().ok()?))))
        }
        ["land" | "direct", building] => {
            Some(theirs().to().then(building_glyph(building)?).words("★"))
        }
        ["upgrade", building, _] => Some(theirs().to().then(building_glyph(building)?).words("★★")),
        _ => building_glyph(words.last()?).or_else(|| glyph_of(text).map(Picture::of)),
    }
}

/// The picture for an event.
pub(super) fn act(event: &Value, _: &'static Content, _locale: Locale) -> Option<Picture> {
    Some(match text_of(event, "what") {
        "activated" => {
            let colour = text_of(event, "colour").parse().ok()?;
            module(of_two(text_of(event, "slot"), Place::Card(colour)))
                .to()
                .then(building_glyph(text_of(event, "colour"))?)
        }
        "activation_skipped" => module([Place::Back, Place::Back]).and("pm-rest"),
        "nothing_to_activate" => module([Place::Free, Place::Free]).and("pm-rest"),
        "refilled" => {
            let into = of_two(text_of(event, "slot"), Place::Back);
            cards(1).to().then(module(into))
        }
        "not_refilled" => cards(1).none(),
        "system_failure" | "spark" => {
            let count = number_of(event, "cards");
            cards(count.min(3) as u8).words(count).to().hued("i-discard", "icon")
        }
        "moved" => {
            let (from, to) = (spot(event.get("from")?)?, spot(event.get("to")?)?);
            theirs().then(from).to().then(to)
        }
        "energy" => {
            let (from, to) = (number_of(event, "from"), number_of(event, "to"));
            Picture::of("pm-bolt").words(format!("{from} → {to}"))
        }
        "energy_at_top" => Picture::of("pm-bolt").words(number_of(event, "energy")),
        "forced" => theirs().hued("i-earth", "icon").to().and("pm-rocket"),
        "nothing_moves" => theirs().and("pm-rest"),
        "upgrade_lost" => theirs().words("★ → ★★").none(),
        "weighed" => theirs().hued("i-hint", "icon"),
        "end_triggered" | "ended" => theirs().hued("i-flag", "icon"),
        "round_began" | "turn_began" => theirs(),
        "shuffled" => cards(3),
        _ => return None,
    })
}

/// Whether an event belongs to the same beat as the one before: the colonist's move to the
/// activation, the refill to a skipped one, and a lost Upgrade to whatever came before.
pub(super) fn joins(before: &Value, event: &Value) -> bool {
    matches!(
        (text_of(before, "what"), text_of(event, "what")),
        ("nothing_to_activate" | "activation_skipped", "refilled")
            | ("activated", "moved")
            | (_, "upgrade_lost")
    )
}

fn theirs() -> Picture {
    Picture::default().hued("pm-fig-da", THEIRS)
}

/// The glyph of a Building, by its name or its colour.
fn building_glyph(word: &str) -> Option<Picture> {
    let colour = match word {
        "green" | "greenhouse" => Colour::Green,
        "blue" | "aqualab" => Colour::Blue,
        "orange" | "energy_bank" => Colour::Orange,
        "purple" | "comms_center" => Colour::Purple,
        "black" | "habitation" => Colour::Black,
        _ => return None,
    };
    let hue = colour.word();
    Some(Picture::default().drawn(
        48.0,
        &html! {
            g class={ "pm-back hue-" (hue) } {
                path class="pm-hue" d="M3 45V23Q3 4 24 4T45 23V45Z" {}
                use href={ "#pm-" (hue) } x="11" y="15" width="26" height="26" {}
            }
        },
    ))
}

fn spot(of: &Value) -> Option<Picture> {
    if let Some(word) = of.as_str() {
        return Some(match word {
            "ship" => Picture::of("pm-rocket"),
            _ => Picture::default().hued("i-earth", "icon"),
        });
    }
    let (name, stars) = match (text_of(of, "first"), text_of(of, "second")) {
        ("", second) => (second, "★★"),
        (first, _) => (first, "★"),
    };
    Some(building_glyph(name)?.words(stars))
}

/// What is in one slot of a prep module.
#[derive(Clone, Copy)]
enum Place {
    Free,
    Back,
    Card(Colour),
}

/// Both slots of a prep module, one of them with this content.
fn of_two(slot: &str, there: Place) -> [Place; 2] {
    if slot == "1" { [there, Place::Free] } else { [Place::Free, there] }
}

/// The two slots of a prep module.
fn module(places: [Place; 2]) -> Picture {
    let drawn = html! {
        @for (nth, place) in places.into_iter().enumerate() {
            @let x = 2.0 + 36.0 * nth as f32;
            @match place {
                Place::Card(colour) => (back(colour, x, 2.0, 32.0, 44.0)),
                Place::Back => (card(x, "pm-blank")),
                Place::Free => (card(x, "pm-vacant")),
            }
        }
    };
    Picture::default().drawn(72.0, &drawn)
}

/// That many cards of the deck, face down.
fn cards(count: u8) -> Picture {
    let step = 7.0;
    let drawn = html! { @for nth in 0..count { (card(2.0 + step * f32::from(nth), "pm-blank")) } };
    Picture::default().drawn(36.0 + step * f32::from(count.saturating_sub(1)), &drawn)
}

fn card(x: f32, class: &str) -> Markup {
    html! { rect class=(class) x=(unit(x)) y="2" width="32" height="44" rx="7" {} }
}
