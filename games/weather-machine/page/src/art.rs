//! Pieces as SVG. A piece is a symbol that is used; its middle is given, in the units of the drawing
//! that it stands in, and its size. A colour always comes with an outline and a letter: green hexagon
//! G, white circle W, pink triangle P, magenta diamond M, blue square B; with the neck of a bottle it
//! is a Chemical, with teeth a Machine Part.

use drawing::capital;
pub(super) use drawing::unit;
use maud::{Markup, html};
use weather_machine::{Area, Chemical, Colour, Owner, Player, Voucher, Weather};

use crate::eyes::{Eyes, hue};

/// A symbol with its middle at `x`, `y`.
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

/// One of the glyphs that are drawn with a line: places, weathers, actions.
pub(super) fn line_glyph(word: &str, at: (f32, f32), size: f32) -> Markup {
    put(&format!("w-{word}"), "wm-i", at, (size, size))
}

/// The same in the dark hue of a place.
pub(super) fn line_glyph_in(word: &str, hue: &str, at: (f32, f32), size: f32) -> Markup {
    put(&format!("w-{word}"), &format!("wm-i wm-ink-{hue}"), at, (size, size))
}

/// Words, with the middle of their line at `y`.
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

/// Where a Chemical is still to be paid.
pub(super) fn socket(chemical: Chemical, at: (f32, f32), size: f32) -> Markup {
    put(&format!("wx-{}", chemical.colour()), "", at, (size * 3.8, size * 3.8))
}

/// Where a Chemical could lie.
pub(super) fn hollow(chemical: Chemical, at: (f32, f32), size: f32) -> Markup {
    put(&format!("wh-{}", chemical.colour()), "", at, (size * 3.8, size * 3.8))
}

/// A Voucher; `size` is its width. `word` is a type of Voucher, `any`, or `gone` for its outline.
pub(super) fn ticket(word: &str, at: (f32, f32), size: f32) -> Markup {
    put(&format!("wt-{word}"), "", at, (size, size * 0.75))
}

/// So many Vouchers, one upon the other.
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

/// A Research token: the disc of its place.
pub(super) fn token(area: Area, at: (f32, f32), radius: f32) -> Markup {
    put(&format!("wk-{}", area.word()), "", at, (radius * 2.16, radius * 2.16))
}

/// A Research token in an Office, where the column says its place, so that it shows its weather.
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

/// A Bot that travels from and to this place.
pub(super) fn bot_at(owner: Owner, place: &str, at: (f32, f32), size: f32) -> Markup {
    html! { g class="wm-still" data-piece={ "bot-" (owner.word()) } data-at=(place) { (bot(owner, at, size)) } }
}

/// A figure: `x` is its middle, `y` are its feet.
pub(super) fn figure(symbol: &str, class: &str, (x, y): (f32, f32), height: f32) -> Markup {
    put(&format!("f-{symbol}"), class, (x, y - height / 2.0), (height * 40.0 / 46.0, height))
}

/// The mark of a player, in hue and shape.
pub(super) fn mark(player: Player, at: (f32, f32), size: f32) -> Markup {
    bot(player.into(), at, size)
}

/// A rectangle: where it is pressed, and what is lit when it can be chosen.
pub(super) fn hit((x, y): (f32, f32), (width, height): (f32, f32), round: f32) -> Markup {
    html! {
        rect class="wm-hit" x=(unit(x)) y=(unit(y)) width=(unit(width)) height=(unit(height)) rx=(round) {}
    }
}

/// A rectangle of a class.
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

/// Where a place is pressed: its upper left corner, its size, how round it is.
pub(super) type Spot = ((f32, f32), (f32, f32), f32);

/// A place: what is said of it, where it is pressed, and what lies there, which the ring lies upon.
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

/// A place with others in it, which are pressed for themselves.
pub(super) fn place_around(
    eyes: &Eyes<'_>,
    name: &str,
    said: &str,
    spot: Spot,
    there: Markup,
) -> Markup {
    place_of(eyes, name, said, "wm-clear", spot, there)
}

/// A place that is a plate itself, of a class.
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

/// A place that is also a piece which travels.
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

/// A drawing of its own, so wide and so high.
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

/// A symbol among words; where nothing is said of it, words beside it say the same.
pub(super) fn glyph(symbol: &str, class: &str, said: &str) -> Markup {
    html! {
        @let alone = !said.is_empty();
        svg class={ "wm-glyph " (class) } role=[alone.then_some("img")] aria-hidden=[(!alone).then_some("true")] focusable="false" {
            title { @if alone { (said) } @else { "Sign" } }
            use href={ "#" (symbol) } {}
        }
    }
}

/// One of the glyphs that are drawn with a line, among words.
pub(super) fn small(word: &str, said: &str) -> Markup {
    glyph(&format!("w-{word}"), "icon", said)
}

/// The symbol for a place or an answer: that of the last of its words that has one.
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
