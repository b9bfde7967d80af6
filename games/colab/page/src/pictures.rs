//! Small pictures of events and of what a helper asks about the real table.

use colab::{BagToken, Content, Scientist, Window};
use drawing::{Picture, number_of, text_of};
use game_core::Id;
use i18n::Locale;
use maud::html;
use serde_json::Value;

use crate::eyes::hue_of;
use crate::glyphs::{glyph_of, way_glyph};
use crate::token_disc::token_disc;

/// The picture of what an answer or a fact names.
pub(super) fn face(text: &str, content: &'static Content, _locale: Locale) -> Option<Picture> {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["criteria", kind] => token(kind, false, content),
        ["power" | "add", kind] => token(kind, true, content),
        ["table", "bag" | "unused", kind, ..] => token(kind, words[1] == "unused", content),
        ["nearest", tower, nth] | ["table", "room", tower, nth] => window(tower, nth),
        ["table", "window", tower, nth] => window(tower, nth),
        ["table", "no", "room", tower] => Some(window(tower, "")?.none()),
        ["table", "window", _, _, "free" | "clear"] => Some(Picture::of("cl-window")),
        ["table", "window", _, _, "bare"] => {
            Some(Picture::default().hued("cl-imp", "hue-cl-white"))
        }
        ["table", "window", _, _, "with", "die"] => {
            Some(Picture::default().hued("cl-imp", "hue-cl-white").and("cl-die-any"))
        }
        ["table", "window", _, _, "damage"] => Some(Picture::of("cl-damage")),
        ["table", "window", _, _, "of", enemy, face] => Some(minion(enemy)?.and(glyph_of(face)?)),
        ["table", "window", _, _, "of", enemy, face, "damaged"] => {
            Some(minion(enemy)?.and(glyph_of(face)?).and("cl-damage"))
        }
        ["face", _, symbol] => Picture::of("cl-die-white").then_tower(symbol),
        ["need", count] if count.parse::<u8>().is_ok() => {
            Some(Picture::of("cl-card-any").words(format!("= {count}")))
        }
        ["need", enemy] => minion(enemy),
        ["slot", _, place] | ["wreck", place] => Some(Picture::of("cl-wreck").words(place)),
        ["doom" | "act", card] => Some(Picture::of("cl-card-any").words(card)),
        ["table", "active", enemy] => minion(enemy),
        ["table", "in", "no", "lab"] => Some(Picture::of("cl-rest")),
        ["table", "in", "lab", lab] => Some(Picture::of("cl-figure").and(glyph_of(lab)?)),
        _ => glyph_of(text).map(Picture::of),
    }
}

/// The picture of an event.
pub(super) fn act(event: &Value, content: &'static Content, _locale: Locale) -> Option<Picture> {
    let word = |name| text_of(event, name);
    let count = |name| number_of(event, name);
    let enemy = word("enemy");
    let device = || Picture::of("cl-card-device");
    Some(match word("what") {
        "active_moved" => Picture::of("cl-coin").to().then(crest(enemy)?),
        "not_active" => Picture::of("cl-coin-off").then(crest(enemy)?),
        "bag_refilled" => Picture::default().words(count("tokens")).to().and("cl-bag"),
        "token_drawn" => {
            let power = event.get("power").and_then(Value::as_bool).unwrap_or_default();
            Picture::of("cl-bag").to().then(token(word("token"), power, content)?)
        }
        "token_laid" => {
            let laid = format!("{} / {}", count("tokens"), count("need"));
            crest(enemy)?.to().then(device()).words(laid)
        }
        "need_shown" => device().words(format!("= {}", count("need"))),
        "doom_built" => device()
            .words(word("card"))
            .to()
            .then(crest(enemy)?)
            .words(format!("{} / 9", count("built"))),
        "device_done" => crest(enemy)?.and("cl-card-device").words("9 / 9"),
        "card_acts" => device().words(word("card")),
        "charged" => {
            let to = format!("{} / {}", count("to"), count("last"));
            crest(enemy)?.and("cl-bolt").words(to)
        }
        "meter_full" | "meter_reset" => crest(enemy)?.and("cl-bolt").to().words(0),
        "special_power" => crest(enemy)?.and("cl-special"),
        "enemy_moved" => {
            let way = word("way");
            scientist(enemy)?
                .and(glyph_of(word("from"))?)
                .and(way_of(way)?)
                .and(glyph_of(word("to"))?)
        }
        "enemy_stays" => scientist(enemy)?.and(glyph_of(word("at"))?),
        "enemy_arrives" => scientist(enemy)?.to().and(glyph_of(word("at"))?),
        "enemy_placed" => {
            minion(enemy)?.and(face_of(word("face"))?).to().then(window_of(word("window"))?)
        }
        "enemy_rolled" => Picture::of("cl-die-white").to().and(glyph_of(word("symbol"))?),
        "face_rolled" => minion(enemy)?.and(face_of(word("face"))?),
        "nearest_minion" => minion(enemy)?.then(window_of(word("window"))?),
        "destination" => minion(enemy)?.to().and(glyph_of(word("tower"))?),
        "no_room" => minion(enemy)?.to().and(glyph_of(word("tower"))?).none(),
        "no_player_in_lab" => scientist(enemy)?.and("cl-figure").none(),
        "damaged" => Picture::of("cl-damage").to().then(window_of(word("window"))?),
        "struck" => Picture::of(deed(word("deed"))?).to().then(window_of(word("window"))?),
        "aimed" => towers(scientist(enemy)?, event.get("towers")?),
        "no_window" => towers(Picture::of(deed(word("deed"))?), event.get("towers")?).none(),
        "fullest" => minion(enemy)?.to().and(glyph_of(word("tower"))?),
        "stripped" => window_of(word("window"))?.and("cl-die-any").to().and("cl-bowl"),
        "no_minions" | "nothing_to_strip" => Picture::of("cl-die-any").none(),
        "nothing_to_wreck" => Picture::of("cl-wreck").none(),
        "nothing_to_lose" => Picture::default().hued("i-hand", "icon").none(),
        "to_bowl" => Picture::of("cl-die-any").to().and("cl-bowl"),
        "token_discarded" => Picture::of("cl-any").none(),
        "card_discarded" => Picture::of("cl-card-any").none(),
        "potion_lost" => Picture::of("cl-flask").none(),
        "research_lost" => Picture::of("cl-research").words(format!("−{}", count("count"))),
        "power_added" => token(word("token"), true, content)?.to().and("cl-bag"),
        "no_power" => Picture::of("cl-bag").none(),
        "wrecked" => Picture::of("cl-wreck").and(glyph_of(word("at"))?).words(word("slot")).none(),
        "jammed" => Picture::of("cl-jam").and(glyph_of(word("tower"))?),
        "towers_full" => Picture::of("cl-window").words("18 / 18"),
        "ended" => Picture::of("cl-flag"),
        "enemy_turn_begins" | "enemy_joins" => crest(enemy)?,
        _ => return None,
    })
}

/// Whether an event is shown together with the one before it: a draw with the refill of the bag, a
/// build with the last token it needed, a complete device with the event that completed it.
pub(super) fn joins(before: &Value, event: &Value) -> bool {
    let what = |of| text_of(of, "what");
    matches!(
        (what(before), what(event)),
        ("bag_refilled", "token_drawn")
            | ("token_laid", "doom_built")
            | ("doom_built" | "card_acts" | "token_laid", "device_done")
    )
}

trait Faces {
    fn then_tower(self, symbol: &str) -> Option<Picture>;
}

impl Faces for Picture {
    /// Appends the tower that a white die names by the letter of its symbol.
    fn then_tower(self, symbol: &str) -> Option<Picture> {
        let tower = match symbol {
            "G" => "gear",
            "S" => "spark",
            "H" => "herb",
            "V" => "vial",
            "N" => "bone",
            "E" => "eye",
            _ => return None,
        };
        Some(self.and(glyph_of(tower)?))
    }
}

fn crest(enemy: &str) -> Option<Picture> {
    of_enemy("crest", enemy)
}

fn minion(enemy: &str) -> Option<Picture> {
    of_enemy("enemy", enemy)
}

fn scientist(enemy: &str) -> Option<Picture> {
    of_enemy("scientist", enemy)
}

/// A piece of an enemy, in that enemy's hue.
fn of_enemy(piece: &str, enemy: &str) -> Option<Picture> {
    let who: Scientist = enemy.parse().ok()?;
    Some(Picture::default().hued(&format!("cl-{piece}-{who}"), hue_of(who)))
}

fn token(kind: &str, power: bool, content: &'static Content) -> Option<Picture> {
    Some(token_of(kind.parse().ok()?, power, content))
}

/// The picture of a token of the bag.
pub(super) fn token_of(kind: BagToken, power: bool, content: &'static Content) -> Picture {
    let disc = html! {
        g class={ "cl-bag-token" @if power { " cl-power" } } transform="translate(24 24) scale(1.4)" { (token_disc(content, kind, power)) }
    };
    Picture::default().drawn(48.0, &disc)
}

fn way_of(way: &str) -> Option<&'static str> {
    let way = match way {
        "clockwise" => colab::Way::Clockwise,
        "counter" => colab::Way::Counter,
        "short" => colab::Way::Short,
        _ => return None,
    };
    Some(match way_glyph(way) {
        "way-clockwise" => "cl-way-clockwise",
        "way-counter" => "cl-way-counter",
        _ => "cl-way-short",
    })
}

fn face_of(face: &str) -> Option<&'static str> {
    glyph_of(face).filter(|symbol| symbol.starts_with("cl-face"))
}

fn deed(deed: &str) -> Option<&'static str> {
    Some(match deed {
        "damage" => "cl-damage",
        "freeze" => "cl-ice",
        "strip" => "cl-does-strip",
        _ => return None,
    })
}

fn towers(picture: Picture, towers: &Value) -> Picture {
    let names = towers.as_array().into_iter().flatten().filter_map(Value::as_str);
    names.filter_map(glyph_of).fold(picture.to(), |picture, tower| picture.and(tower))
}

/// A window, named like `gear 1`.
fn window_of(name: &str) -> Option<Picture> {
    let window: Window = name.parse().ok()?;
    let (tower, nth) = name.split_once(' ')?;
    debug_assert!(window.index() < Window::COUNT);
    self::window(tower, nth)
}

/// A window of a tower, with its number if there is one.
fn window(tower: &str, nth: &str) -> Option<Picture> {
    let picture = Picture::of(glyph_of(tower)?);
    Some(if nth.is_empty() { picture } else { picture.words(nth) })
}
