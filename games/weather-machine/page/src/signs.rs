//! The small signs: weathers, Chemicals, Machine Parts, Vouchers, tokens. A colour always comes with
//! a letter or a symbol: G green, W white, P pink, M magenta, B blue; round for a Chemical, square
//! for a Machine Part.

use drawing::capital;
use maud::{Markup, html};
use weather_machine::{Area, Chemical, Colour, Voucher, Weather};

/// A symbol with what it means.
pub(super) fn sign(symbol: &str, said: &str) -> Markup {
    html! {
        svg class="icon" role="img" focusable="false" {
            title { (said) }
            use href={ "#w-" (symbol) } {}
        }
    }
}

/// The letter of a colour.
pub(super) const fn letter(colour: Colour) -> &'static str {
    ["G", "W", "P", "M", "B"][colour as usize]
}

/// A weather's symbol.
pub(super) fn weather(weather: Weather) -> Markup {
    sign(weather.word(), weather.title())
}

/// A Chemical.
pub(super) fn chemical(chemical: Chemical) -> Markup {
    let colour = chemical.colour();
    html! {
        span class={ "wm-chip wm-chem c-" (colour.word()) } role="img" aria-label=(chemical.title())
            title={ (chemical.title()) " (" (colour.word()) ")" } { (letter(colour)) }
    }
}

/// A Machine Part.
pub(super) fn part(colour: Colour) -> Markup {
    let said = format!("{} Machine Part", capital(colour.word()));
    html! {
        span class={ "wm-chip wm-part c-" (colour.word()) } role="img" aria-label=(said)
            title=(said) { (letter(colour)) }
    }
}

/// Any Chemical, or any Machine Part.
pub(super) fn any_chip(class: &str, said: &str) -> Markup {
    html! { span class={ "wm-chip " (class) } role="img" aria-label=(said) title=(said) { "?" } }
}

/// So many Vouchers of a type.
pub(super) fn vouchers(voucher: Voucher, count: u8) -> Markup {
    let noun = if count == 1 { "Voucher" } else { "Vouchers" };
    html! {
        span class="wm-tickets" { (times(count)) (ticket(voucher.word(), &format!("{} {noun}", voucher.short()))) }
    }
}

/// A Voucher ticket.
pub(super) fn ticket(word: &str, said: &str) -> Markup {
    html! { span class={ "wm-ticket v-" (word) } { (sign(word, said)) } }
}

/// A count above one, as a digit.
pub(super) fn times(count: u8) -> Markup {
    html! { @if count != 1 { b class="wm-times" { (count) } } }
}

/// A Research token: on the board its weather is that of its column, in an Office its colour is
/// that of its column, so each shows what the other place does not.
pub(super) fn research(area: Area, of: Weather) -> Markup {
    let said = format!("{} Research token, {}", capital(area.token_colour()), of.title());
    html! { span class={ "wm-token a-" (area.word()) } { (sign(of.word(), &said)) } }
}

/// A Research token on the board.
pub(super) fn research_on_board(area: Area, of: Weather) -> Markup {
    let said = format!("{} Research token, {}", capital(area.token_colour()), of.title());
    html! { span class={ "wm-token a-" (area.word()) } { (sign(area.word(), &said)) } }
}

/// CP.
pub(super) fn cp(count: u8) -> Markup {
    html! { span class="wm-cp" title={ (count) " CP" } { (count) span { "cp" } } }
}
