//! Numbers as answers to a helper's questions: steppers that start from the last known one.

use i18n::{Locale, headed, message};
use maud::{Markup, html};
use play::QueryAsked;

/// What stands for the number in the entry that it completes.
pub const NUMBER: &str = "{number}";

/// With at most this many answers, each has its own button.
const FEW: usize = 12;

/// A button beside a number, which changes it by so much; it needs a script.
pub(crate) fn step(by: &str, sign: &str, words: &str) -> Markup {
    html! { button class="step" type="button" data-step=(by) tabindex="-1" aria-label=(words) { (sign) } }
}

/// A fact whose answers are a long row of numbers.
pub(crate) struct Number {
    /// The entry, with [`NUMBER`] in place of the number.
    entry: String,
    least: u32,
    most: u32,
    known: u32,
    /// What the largest number means, if it also stands for more.
    or_more: Option<String>,
}

impl Number {
    /// The fact as a number, if its answers differ in a number only and are too many for buttons.
    pub(crate) fn of(query: &QueryAsked) -> Option<Self> {
        if query.answers.len() <= FEW {
            return None;
        }
        let words = |text: &str| text.split(' ').map(str::to_string).collect::<Vec<_>>();
        let first = words(&query.answers.first()?.0);
        let last = words(&query.answers.last()?.0);
        let at = first.iter().zip(&last).position(|(one, other)| one != other)?;
        let number = |text: &str| {
            let words = words(text);
            let is_like = words.len() == first.len()
                && words.iter().zip(&first).enumerate().all(|(nth, (a, b))| nth == at || a == b);
            is_like.then(|| words[at].parse::<u32>().ok())?
        };
        let numbers: Option<Vec<(u32, &str)>> = query
            .answers
            .iter()
            .map(|(text, words)| Some((number(text)?, words.as_str())))
            .collect();
        let mut numbers = numbers?;
        numbers.sort_unstable();
        let (&(least, said), &(most, all)) = (numbers.first()?, numbers.last()?);
        let is_row = numbers.iter().zip(least..).all(|((one, _), next)| *one == next);
        if !is_row || said != least.to_string() {
            return None;
        }
        let mut entry = first.clone();
        entry[at] = NUMBER.to_string();
        Some(Number {
            entry: entry.join(" "),
            least,
            most,
            known: query.known.as_deref().and_then(number).unwrap_or(least),
            or_more: (all != most.to_string()).then(|| all.to_string()),
        })
    }

    /// The field of a fact with its two buttons, which need a script; `nth` is its number on the
    /// form.
    pub(crate) fn draw(&self, locale: Locale, nth: usize, title: &str) -> Markup {
        html! {
            input type="hidden" name={ "number-" (nth) } value=(self.entry);
            div class="stepper" {
                (step("-1", "−", &message!(locale, "helper-less", what = title)))
                input type="number" inputmode="numeric" name={ "fact-" (nth) } value=(self.known) min=(self.least) max=(self.most) step="1" required aria-label=(title);
                (step("1", "+", &message!(locale, "helper-more", what = title)))
            }
            @if let Some(words) = &self.or_more { span class="muted small" { (headed(locale, &self.most.to_string(), words)) } }
        }
    }
}
