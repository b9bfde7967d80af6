//! Benefits and costs: in signs where room is scarce, in short words where there is some.

use drawing::capital;
use maud::{Markup, html};
use weather_machine::{Benefit, Cost, Deed, Gain, Gains};

use super::signs::{any_chip, cp, sign, ticket, times, vouchers};

/// A benefit in signs, with its words to point at.
pub(super) fn benefit(of: Benefit) -> Markup {
    if of.is_none() {
        return html! {};
    }
    let said = capital(&of.words());
    html! {
        span class="wm-benefit" role="img" aria-label=(said) title=(said) {
            @for (index, gains) in of.alternatives().enumerate() {
                @if index > 0 { span class="wm-or" { "/" } }
                span class="wm-gains" {
                    @for (gain, count) in counted(gains) { (times(count)) (gain_sign(gain)) }
                }
            }
        }
    }
}

/// Gains in their order, the same ones together.
fn counted(gains: Gains) -> Vec<(Gain, u8)> {
    let mut counted: Vec<(Gain, u8)> = Vec::new();
    for gain in gains.iter() {
        match counted.last_mut() {
            Some((last, count)) if *last == gain => *count += 1,
            _ => counted.push((gain, 1)),
        }
    }
    counted
}

fn gain_sign(gain: Gain) -> Markup {
    let said = capital(&gain.words());
    html! {
        span class="wm-gain" {
            @match gain {
                Gain::Voucher(voucher, count) => (vouchers(voucher, count)),
                Gain::AnyVoucher(count) => { (times(count)) (ticket("any", &said)) },
                Gain::Part(count) => { (times(count)) (any_chip("wm-part", &said)) },
                Gain::Chemical(count) => { (times(count)) (any_chip("wm-chem", &said)) },
                Gain::Bot => (sign("bot", &said)),
                Gain::Workshop => (sign("tile", &said)),
                Gain::Fund(area) => span class="wm-fund" { (sign(area.word(), &said)) (sign("fund", &said)) },
                Gain::AnyFund => span class="wm-fund" { (sign("any", &said)) (sign("fund", &said)) },
                Gain::Investment => (sign("invest", &said)),
                Gain::Cp(count) => (cp(count)),
                Gain::EndCp(count) => { (cp(count)) (sign("target", &said)) },
                Gain::Do(deed) => (sign(deed.word(), &said)),
                Gain::FreeExperiment => (sign(Deed::Experiment.word(), &said)),
            }
        }
    }
}

/// A benefit in one or two short words.
pub(super) fn short(of: Benefit) -> String {
    let gains = |gains: Gains| gains.iter().map(short_gain).collect::<Vec<_>>().join(" + ");
    of.alternatives().map(gains).collect::<Vec<_>>().join(" / ")
}

fn short_gain(gain: Gain) -> String {
    let count = |count: u8, one: &str, many: &str| match count {
        1 => one.to_string(),
        _ => format!("{count} {many}"),
    };
    match gain {
        Gain::Voucher(voucher, number) => format!("{number} {}", voucher.short()),
        Gain::AnyVoucher(number) => format!("{number} any"),
        Gain::Part(number) => count(number, "Part", "parts"),
        Gain::Chemical(number) => count(number, "Chem.", "chem."),
        Gain::Bot => "Bot".into(),
        Gain::Workshop => "Shop".into(),
        Gain::Fund(area) => format!("{} »", area.short()),
        Gain::AnyFund => "Fund »".into(),
        Gain::Investment => "Invest".into(),
        Gain::Cp(number) => format!("{number} CP"),
        Gain::EndCp(number) => format!("{number} CP later"),
        Gain::Do(Deed::Sell) => "Sell".into(),
        Gain::Do(Deed::Secure) => "Secure".into(),
        Gain::Do(Deed::Experiment) | Gain::FreeExperiment => "Exper.".into(),
        Gain::Do(Deed::Publish) => "Publish".into(),
        Gain::Do(Deed::Research) => "Research".into(),
        Gain::Do(Deed::Breakthrough) => "Break".into(),
    }
}

/// A cost in signs.
pub(super) fn cost(of: Cost) -> Markup {
    let said = of.words();
    html! {
        @match of {
            Cost::Free => {},
            Cost::Vouchers(voucher, count) => span class="wm-cost" title=(said) { (vouchers(voucher, count)) },
            Cost::ChemicalOrPart => span class="wm-cost" title=(said) {
                (any_chip("wm-chem", &said)) "/" (any_chip("wm-part", &said))
            },
        }
    }
}
