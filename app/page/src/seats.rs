//! The players of the seats of a new game.

use game_core::{OptionSpec, Seat};
use i18n::{Locale, message};
use maud::{Markup, html};
use play::{DynGame, Level, PlayerSlot};

use crate::table_people::TableSettings;

/// The option for the number of seats, in games that have it.
pub(crate) const SEATS: &str = "seats";
/// The value of a field for a seat that is left to a friend.
pub const FRIEND: &str = "friend";
/// What the value of a field begins with for a seat that is offered to a person by name; the id of
/// the person follows.
pub const ASK: &str = "ask-";
/// The name of its field.
const COUNT: &str = "option-seats";

/// The table of a new game whose people live apart.
pub struct NewTable {
    /// The seats that are left to others.
    pub friends: Vec<Seat>,
    /// Those of them that are offered to a person by name: the id of the person.
    pub asked: Vec<(Seat, String)>,
    /// The members who may be asked: id and name.
    pub members: Vec<(String, String)>,
    /// How the table is.
    pub settings: TableSettings,
}

/// One field for each possible seat. Fields beyond the number of seats are ignored, so that the
/// form works without a script. `table` says, where people live apart, which seats are left to
/// others.
pub(crate) fn seats(
    locale: Locale,
    kind: &dyn DynGame,
    players: &[PlayerSlot],
    table: Option<&NewTable>,
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
                    (select(locale, players, table, Seat(seat)))
                }
            }
            @if let Some(why) = refused.iter().find(|why| why.starts_with("players")) {
                p class="field-wrong" { (why) }
            }
        }
    }
}

/// The people who may play a seat: anybody at this device or, where people live apart, the reader,
/// a friend, or a member by name.
fn people(locale: Locale, table: Option<&NewTable>) -> Vec<(String, String)> {
    let Some(table) = table else {
        return vec![(PlayerSlot::HUMAN.into(), message!(locale, "new-person").into())];
    };
    let ask = |(id, name): &(String, String)| {
        (format!("{ASK}{id}"), message!(locale, "new-seat-ask", name = name.as_str()).into())
    };
    let here = [
        (PlayerSlot::HUMAN.into(), message!(locale, "new-seat-you").into()),
        (FRIEND.into(), message!(locale, "new-seat-link").into()),
    ];
    here.into_iter().chain(table.members.iter().map(ask)).collect()
}

/// The value of the field of a seat.
fn chosen(players: &[PlayerSlot], table: Option<&NewTable>, seat: Seat) -> String {
    let asked = table.and_then(|table| table.asked.iter().find(|(asked, _)| *asked == seat));
    let is_friends = table.is_some_and(|table| table.friends.contains(&seat));
    match (players.get(seat.index()).copied().unwrap_or_default(), asked) {
        (PlayerSlot::Person, Some((_, person))) => format!("{ASK}{person}"),
        (PlayerSlot::Person, None) if is_friends => FRIEND.to_string(),
        (player, _) => player.to_string(),
    }
}

fn select(locale: Locale, players: &[PlayerSlot], table: Option<&NewTable>, seat: Seat) -> Markup {
    let name = format!("player-{}", seat.0);
    let here = chosen(players, table, seat);
    let mut known: Vec<(String, String)> = people(locale, table);
    let levels = Level::all().iter();
    known.extend(levels.map(|level| {
        let words =
            message!(locale, "new-bot", level = level.title(locale), help = level.help(locale));
        (level.name.into(), words.into())
    }));
    known.push(("random".into(), message!(locale, "new-bot-random").into()));
    if !known.iter().any(|(text, _)| *text == here) {
        known.push((here.clone(), message!(locale, "new-bot-only", level = here.as_str()).into()));
    }
    html! {
        label for=(name) { (message!(locale, "new-seat", number = seat.0 + 1)) }
        select id=(name) name=(name) {
            @for (text, words) in &known {
                option value=(text) selected[*text == here] { (words) }
            }
        }
    }
}
