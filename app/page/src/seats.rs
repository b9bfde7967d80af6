//! The players of the seats of a new game.

use game_core::OptionSpec;
use i18n::{Locale, message};
use maud::{Markup, html};
use play::{DynGame, Level, PlayerSlot};

/// The option for the number of seats, in games that have it.
pub(crate) const SEATS: &str = "seats";
/// The name of its field.
const COUNT: &str = "option-seats";

/// One field for each possible seat. Fields beyond the number of seats are ignored, so that the
/// form works without a script.
pub(crate) fn seats(
    locale: Locale,
    kind: &dyn DynGame,
    players: &[PlayerSlot],
    refused: &[String],
) -> Markup {
    let counts = kind.seat_counts();
    let most = counts.last().copied().unwrap_or(1);
    let specs = kind.option_specs(locale);
    let counted = specs.iter().any(|spec: &OptionSpec| spec.id == SEATS);
    html! {
        fieldset class="field" id="seats" {
            legend class="field-title" { (message!(locale, "new-who")) }
            p class="field-help" {
                (message!(locale, "new-seats-help"))
                @if most > 1 { span class="unscripted-only" { (message!(locale, "new-seats-beyond")) } }
                "."
            }
            @for seat in 0..most {
                @let when: Vec<String> = counts.iter().filter(|&&count| count > seat).map(u8::to_string).collect();
                p class="seat-field" data-when=[counted.then_some(COUNT)]
                    data-when-values=[counted.then(|| when.join(" "))] {
                    (select(locale, players, seat))
                }
            }
            @if let Some(why) = refused.iter().find(|why| why.starts_with("players")) {
                p class="field-wrong" { (why) }
            }
        }
    }
}

fn select(locale: Locale, players: &[PlayerSlot], seat: u8) -> Markup {
    let name = format!("player-{seat}");
    let here = players.get(usize::from(seat)).copied().unwrap_or_default().to_string();
    let mut known: Vec<(String, String)> =
        vec![(PlayerSlot::HUMAN.into(), message!(locale, "new-person").into())];
    let levels = Level::all().iter();
    known.extend(levels.map(|level| {
        let words = message!(locale, "new-bot", level = level.name, help = level.help);
        (level.name.into(), words.into())
    }));
    known.push(("random".into(), message!(locale, "new-bot-random").into()));
    if !known.iter().any(|(text, _)| *text == here) {
        known.push((here.clone(), message!(locale, "new-bot-only", level = here.as_str()).into()));
    }
    html! {
        label for=(name) { (message!(locale, "new-seat", number = seat + 1)) }
        select id=(name) name=(name) {
            @for (text, words) in &known {
                option value=(text) selected[*text == here] { (words) }
            }
        }
    }
}
