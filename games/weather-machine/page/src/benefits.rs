//! Benefits in glyphs, as printed on spaces and tiles.

use i18n::message;
use maud::{Markup, html};
use weather_machine::{Benefit, Deed, Gain};

use crate::art::{cp, line_glyph, line_glyph_in, put, ticket, words};
use crate::eyes::Eyes;

/// A benefit, centred on `x`, `y`; a glyph is about `size` wide. A word separates alternatives.
pub(super) fn benefit(eyes: &Eyes<'_>, of: Benefit, (x, y): (f32, f32), size: f32) -> Markup {
    let either: Vec<Vec<Gain>> = of.alternatives().map(|gains| gains.iter().collect()).collect();
    let or = 22.0;
    let wide = |gains: &[Gain]| gains.iter().map(|&one| width(one, size)).sum::<f32>();
    let all: f32 = either.iter().map(|gains| wide(gains)).sum::<f32>()
        + or * either.len().saturating_sub(1) as f32;
    let mut left = x - all / 2.0;
    let mut drawn = Vec::new();
    for (number, gains) in either.iter().enumerate() {
        if number > 0 {
            drawn.push(words("wm-n wm-mid", (left + or / 2.0, y), &message!(eyes, "board-or")));
            left += or;
        }
        for &one in gains {
            let room = width(one, size);
            drawn.push(gain(one, (left + room / 2.0, y), size));
            left += room;
        }
    }
    html! { @for one in drawn { (one) } }
}

/// Width of a gain.
fn width(of: Gain, size: f32) -> f32 {
    match of {
        Gain::Part(count) | Gain::Chemical(count) if count > 1 => size * 1.75,
        Gain::Voucher(_, count) | Gain::AnyVoucher(count) if count > 1 => size * 1.5,
        Gain::Voucher(..) | Gain::AnyVoucher(_) => size * 1.3,
        Gain::EndCp(_) => size * 1.9,
        Gain::Part(_)
        | Gain::Chemical(_)
        | Gain::Bot
        | Gain::Workshop
        | Gain::Fund(_)
        | Gain::AnyFund
        | Gain::Investment
        | Gain::Cp(_)
        | Gain::Do(_)
        | Gain::FreeExperiment => size * 1.08,
    }
}

/// A single gain.
fn gain(of: Gain, (x, y): (f32, f32), size: f32) -> Markup {
    let at = (x, y);
    let stuff = |symbol: &str, count: u8| {
        let box_of = (size * 1.36, size * 1.36);
        html! {
            @if count > 1 {
                (put(symbol, "", (x - size * 0.34, y), box_of)) (put(symbol, "", (x + size * 0.34, y), box_of))
            } @else { (put(symbol, "", at, box_of)) }
        }
    };
    let paper = |word: &str, count: u8| {
        html! {
            @if count > 1 { (ticket(word, (x - 3.0, y - 3.0), size * 1.15)) (ticket(word, (x + 3.0, y + 3.0), size * 1.15)) }
            @else { (ticket(word, at, size * 1.25)) }
        }
    };
    match of {
        Gain::Voucher(voucher, count) => paper(voucher.word(), count),
        Gain::AnyVoucher(count) => paper("any", count),
        Gain::Part(count) => stuff("wp-any", count),
        Gain::Chemical(count) => stuff("wc-any", count),
        Gain::Bot => line_glyph("bot", at, size * 1.05),
        Gain::Workshop => line_glyph("tile", at, size),
        Gain::Fund(area) => html! {
            (line_glyph("stairs", (x, y - 2.0), size * 0.9))
            rect class={ "wm-bar a-" (area.word()) } x=(crate::art::unit(x - size / 2.0)) y=(crate::art::unit(y + size * 0.38)) width=(size) height="4.5" rx="2" {}
        },
        Gain::AnyFund => line_glyph("stairs", at, size),
        Gain::Investment => line_glyph("invest", at, size),
        Gain::Cp(count) => cp(count, at, size * 0.54),
        Gain::EndCp(count) => html! {
            (cp(count, (x - size * 0.42, y), size * 0.54)) (line_glyph("target", (x + size * 0.5, y), size * 0.8))
        },
        Gain::Do(deed) => line_glyph(deed.word(), at, size),
        Gain::FreeExperiment => line_glyph_in(Deed::Experiment.word(), "lab", at, size),
    }
}
