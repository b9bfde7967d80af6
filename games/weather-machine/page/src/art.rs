//! Pieces as SVG symbols. Each function takes the middle of the piece and its size in the units of
//! the surrounding drawing. Every colour has an outline and a letter: green hexagon G, white circle
//! W, pink triangle P, magenta diamond M, blue square B. A bottle neck makes it a Chemical, teeth
//! make it a Machine Part.

use drawing::capital;
pub(super) use drawing::unit;
use maud::{Markup, html};
use weather_machine::{Area, Chemical, Colour, Owner, Player, Voucher, Weather};

use crate::eyes::{Eyes, hue};

/// A symbol centred on `x`, `y`.
pub(super) fn put(
    symbol: &str,
    class: &str,
    (x, y): (f32, f32),
    (width, height): (f32, f32),
) -> Markup {
    let (left, top) = (unit(x - width / 2.0), unit(y - height / 2.0));
    let class = (!class.is_empty()).then_some(class);
    html! { use href={ "#" (symbol) } class=[class] x=(left) y=(top) width=(unit(width)) height=(unit(height)) {} }
}

/// A line glyph: a place, a weather or an action.
pub(super) fn line_glyph(word: &str, at: (f32, f32), size: f32) -> Markup {
    put(&format!("w-{word}"), "wm-i", at, (size, size))
}

/// A line glyph in the dark hue of a place.
pub(super) fn line_glyph_in(word: &str, hue: &str, at: (f32, f32), size: f32) -> Markup {
    put(&format!("w-{word}"), &format!("wm-i wm-ink-{hue}"), at, (size, size))
}

/// Text whose line is centred vertically on `y`.
pub(super) fn words(class: &str, (x, y): (f32, f32), text: &str) -> Markup {
    html! { text class=(class) x=(unit(x)) y=(unit(y + 5.6)) { (text) } }
}

/// A Machine Part; `size` is the radius of its plate.
pub(super) fn part(colour: Colour, at: (f32, f32), size: f32) -> Markup {
    put(&format!("wp-{colour}"), "", at, (size * 3.2, size * 3.2))
}

/// A Chemical; `size` is the radius of the bottle.
pub(super) fn bottle(chemical: Chemical, at: (f32, f32), size: f32) -> Markup {
    put(&format!("wc-{}", chemical.colour()), "", at, (size * 3.8, size * 3.8))
}

/// A place for a Chemical that has yet to be paid.
pub(super) fn socket(chemical: Chemical, at: (f32, f32), size: f32) -> Markup {
    put(&format!("wx-{}", chemical.colour()), "", at, (size * 3.8, size * 3.8))
}

/// A place where a Chemical could lie.
pub(super) fn hollow(chemical: Chemical, at: (f32, f32), size: f32) -> Markup {
    put(&format!("wh-{}", chemical.colour()), "", at, (size * 3.8, size * 3.8))
}

/// A Voucher; `size` is its width. `word` is a type of Voucher, `any`, or `gone` for its outline.
pub(super) fn ticket(word: &str, at: (f32, f32), size: f32) -> Markup {
    put(&format!("wt-{word}"), "", at, (size, size * 0.75))
}

/// A pile of `count` Vouchers.
pub(super) fn tickets(voucher: Voucher, count: u8, (x, y): (f32, f32), size: f32) -> Markup {
    let word = voucher.word();
    html! {
        @if count == 2 {
            (ticket(word, (x - 2.5, y - 2.0), size)) (ticket(word, (x + 2.5, y + 2.0), size))
        } @else if count > 2 {
            (words("wm-n wm-b wm-end", (x - size / 2.0, y), &count.to_string())) (ticket(word, (x + 4.0, y), size))
        } @else { (ticket(word, (x, y), size)) }
    }
}

/// A Research token: the disc of its Main Location.
pub(super) fn token(area: Area, at: (f32, f32), radius: f32) -> Markup {
    put(&format!("wk-{}", area.word()), "", at, (radius * 2.16, radius * 2.16))
}

/// A Research token in an Office, where the column shows its Main Location: it shows its weather.
pub(super) fn kept_token(area: Area, weather: Weather, (x, y): (f32, f32), radius: f32) -> Markup {
    html! {
        circle class={ "wm-disc a-" (area.word()) } cx=(unit(x)) cy=(unit(y)) r=(radius) {}
        (put(&format!("w-{}", weather.word()), "wm-i wm-on-token", (x, y), (radius * 1.5, radius * 1.5)))
    }
}

/// CP.
pub(super) fn cp(count: u8, (x, y): (f32, f32), radius: f32) -> Markup {
    html! {
        (put("wm-star", "", (x, y), (radius * 2.08, radius * 2.08)))
        @if radius < 8.0 { text class="wm-tiny wm-on-ink" x=(unit(x)) y=(unit(y + 3.2)) { (count) } }
        @else { (words("wm-n wm-b wm-mid wm-on-ink", (x, y), &count.to_string())) }
    }
}

/// A Bot; `size` is its width.
pub(super) fn bot(owner: Owner, at: (f32, f32), size: f32) -> Markup {
    put(&format!("b-{}", owner.word()), hue(owner), at, (size, size))
}

/// A Bot that moves from and to this place.
pub(super) fn bot_at(owner: Owner, place: &str, at: (f32, f32), size: f32) -> Markup {
    html! { g class="wm-still" data-piece={ "bot-" (owner.word()) } data-at=(place) { (bot(owner, at, size)) } }
}

/// A figure: `x` is its middle, `y` is where its feet stand.
pub(super) fn figure(symbol: &str, class: &str, (x, y): (f32, f32), height: f32) -> Markup {
    put(&format!("f-{symbol}"), class, (x, y - height / 2.0), (height * 40.0 / 46.0, height))
}

/// The mark of a player, by hue and shape.
pub(super) fn mark(player: Player, at: (f32, f32), size: f32) -> Markup {
    bot(player.into(), at, size)
}

/// The clickable rectangle of a place, which lights up when the place can be chosen.
pub(super) fn hit((x, y): (f32, f32), (width, height): (f32, f32), round: f32) -> Markup {
    html! {
        rect class="wm-hit" x=(unit(x)) y=(unit(y)) width=(unit(width)) height=(unit(height)) rx=(round) {}
    }
}

/// A rectangle with a CSS class.
pub(super) fn plate(
    class: &str,
    (x, y): (f32, f32),
    (width, height): (f32, f32),
    round: f32,
) -> Markup {
    html! {
        rect class=(class) x=(unit(x)) y=(unit(y)) width=(unit(width)) height=(unit(height)) rx=(round) {}
    }
}

/// The clickable area of a place: upper left corner, size, corner radius.
pub(super) type Spot = ((f32, f32), (f32, f32), f32);

/// A place: its label, its clickable area, and its contents, with the ring on top.
pub(super) fn place(eyes: &Eyes<'_>, name: &str, said: &str, spot: Spot, there: Markup) -> Markup {
    let (at, size, round) = spot;
    html! {
        g role="group" data-place=(name) data-can=[eyes.can(name)] data-foretold[eyes.foretold(name)] {
            title { (capital(said)) }
            (there)
            (hit(at, size, round))
        }
    }
}

/// A place that contains other places, each clickable by itself.
pub(super) fn place_around(
    eyes: &Eyes<'_>,
    name: &str,
    said: &str,
    spot: Spot,
    there: Markup,
) -> Markup {
    place_of(eyes, name, said, "wm-clear", spot, there)
}

/// A place that is itself a plate, with a CSS class.
pub(super) fn place_of(
    eyes: &Eyes<'_>,
    name: &str,
    said: &str,
    class: &str,
    spot: Spot,
    there: Markup,
) -> Markup {
    let (at, size, round) = spot;
    html! {
        g role="group" data-place=(name) data-can=[eyes.can(name)] data-foretold[eyes.foretold(name)] {
            title { (capital(said)) }
            (plate(&format!("wm-hit wm-face {class}"), at, size, round))
            (there)
        }
    }
}

/// A place that is also a piece that moves.
pub(super) fn piece(
    eyes: &Eyes<'_>,
    name: &str,
    (word, at): (&str, &str),
    said: &str,
    spot: Spot,
    there: Markup,
) -> Markup {
    let (corner, size, round) = spot;
    html! {
        g role="group" data-place=(name) data-can=[eyes.can(name)] data-piece=(word) data-at=(at) {
            title { (capital(said)) }
            (there)
            (hit(corner, size, round))
        }
    }
}

/// A separate drawing of this width and height.
pub(super) fn canvas(
    class: &str,
    title: &str,
    (width, height): (f32, f32),
    there: Markup,
) -> Markup {
    html! {
        svg class={ "wm-svg " (class) } viewBox={ "0 0 " (width) " " (height) } role="group" focusable="false" {
            title { (title) }
            (there)
        }
    }
}

/// A symbol among words; with an empty label, the words beside it describe it.
pub(super) fn glyph(symbol: &str, class: &str, said: &str) -> Markup {
    html! {
        @let alone = !said.is_empty();
        svg class={ "wm-glyph " (class) } role=[alone.then_some("img")] aria-hidden=[(!alone).then_some("true")] focusable="false" {
            @if alone { title { (said) } }
            use href={ "#" (symbol) } {}
        }
    }
}

/// A line glyph among words.
pub(super) fn small(word: &str, said: &str) -> Markup {
    glyph(&format!("w-{word}"), "icon", said)
}

/// The symbol for a place or an answer: that of its last word that has one.
pub(super) fn glyph_for(text: &str) -> Option<&'static str> {
    text.split(' ').rev().map(glyph_of_word).find(Option::is_some).flatten()
}

fn glyph_of_word(word: &str) -> Option<&'static str> {
    Some(match word {
        "rain" => "w-rain",
        "wind" => "w-wind",
        "sun" => "w-sun",
        "fog" => "w-fog",
        "snow" => "w-snow",
        "supply" => "w-supply",
        "government" => "w-government",
        "lab" => "w-lab",
        "rnd" => "w-rnd",
        "office" => "w-office",
        "verdino" => "wc-green",
        "melgoth" => "wc-white",
        "delugium" => "wc-pink",
        "calorium" => "wc-magenta",
        "radieu" => "wc-blue",
        "white" => "f-white",
        "pink" => "f-pink",
        "lativ" => "f-lativ",
        "assistant" => "f-assistant",
        "awards" => "w-award",
        _ => return None,
    })
}
