use std::iter;

use game_core::{Seat, ValidationError};
use i18n::{Messages, message};
use play::{BOTS, DynSession, Level, PlayerSlot, unknown_bot};

use super::front_end::{Flow, FrontEnd};
use super::{Input, Output};
use crate::failure::Failure;

/// Asks for the player of each seat. Returns `None` if the person leaves.
pub(crate) fn ask_players(
    words: Messages,
    session: &dyn DynSession,
    output: &mut Output,
    input: &mut Input,
) -> Result<Option<Vec<PlayerSlot>>, Failure> {
    output.line(&message!(words, "players-who"))?;
    output.lines(offered_lines(words))?;
    let mut players = Vec::new();
    for seat in (0..session.seats()).map(Seat) {
        let name = session.seat_name(seat);
        let number = seat.index() + 1;
        let usual = PlayerSlot::HUMAN;
        output.line(&message!(
            words,
            "players-ask",
            number = number,
            name = name,
            usual = usual
        ))?;
        loop {
            output.flush()?;
            let names = offered().map(str::to_string).collect();
            let Some(line) = input.read(names)? else { return Ok(None) };
            match answer(&line) {
                Some(player) => {
                    players.push(player);
                    break;
                }
                None => output.line(&message!(words, "players-expected", known = known()))?,
            }
        }
    }
    Ok(Some(players))
}

/// Players that can be chosen by number, by the words that are typed.
fn offered() -> impl Iterator<Item = &'static str> {
    std::iter::once(PlayerSlot::HUMAN).chain(Level::all().iter().map(|level| level.name))
}

/// The same with what to expect of each.
fn offered_lines(words: Messages) -> Vec<String> {
    let levels = Level::all().iter().map(|level| level.help(words.locale()));
    let helps = std::iter::once(message!(words, "players-human")).chain(levels);
    let lines = offered().zip(helps).zip(1..);
    lines.map(|((name, help), number)| format!("  {number}. {name}: {help}")).collect()
}

fn answer(line: &str) -> Option<PlayerSlot> {
    let line = line.trim().to_lowercase();
    if line.is_empty() {
        return Some(PlayerSlot::Person);
    }
    let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    match number {
        Some(index) => offered().nth(index)?.parse().ok(),
        None => line.parse().ok(),
    }
}

/// Parses the player of each seat, separated by commas.
///
/// # Errors
///
/// Each unknown player.
pub(crate) fn read_players(list: &str) -> Result<Vec<PlayerSlot>, Vec<ValidationError>> {
    let mut players = Vec::new();
    let mut wrong = Vec::new();
    for word in list.split(',').map(str::trim) {
        match word.to_lowercase().parse() {
            Ok(player) => players.push(player),
            Err(_) => {
                let known: Vec<&str> = iter::once(PlayerSlot::HUMAN).chain(BOTS).collect();
                wrong.push(ValidationError::new("players", unknown_bot(word, &known)));
            }
        }
    }
    if wrong.is_empty() { Ok(players) } else { Err(wrong) }
}

fn known() -> String {
    format!("{}, {}", PlayerSlot::HUMAN, BOTS.join(", "))
}

impl FrontEnd {
    /// The players, for the beginning of a game; `None` if all are people.
    pub(super) fn players_in_words(&self) -> Option<String> {
        if self.players.iter().all(|player| player.bot().is_none()) {
            return None;
        }
        let seats = (0..).map(Seat).zip(&self.players);
        let words = seats.map(|(seat, player)| format!("{} {player}", self.name_of(seat)));
        Some(words.collect::<Vec<_>>().join(", "))
    }

    /// Changes the players from this point on.
    pub(super) fn seat_players(&mut self, list: &str) -> Result<Flow, Failure> {
        let players = match read_players(list) {
            Ok(players) => players,
            Err(whys) => {
                let locale = self.words.locale();
                self.output.lines(whys.iter().map(|why| why.text(locale)))?;
                return Ok(Flow::Same);
            }
        };
        let seated = self.games.change(&self.id, |session| session.seat_players(&players));
        let flow = self.changed(seated)?;
        if flow == Flow::On {
            self.know_players()?;
            let people = || message!(self.words, "players-people").into();
            let players = self.players_in_words().unwrap_or_else(people);
            self.output.line(&message!(self.words, "players-now", players = players))?;
        }
        Ok(flow)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_answered_by_number_or_word() {
        assert_eq!(answer(""), Some(PlayerSlot::Person));
        assert_eq!(answer("1"), Some(PlayerSlot::Person));
        assert_eq!(answer(" Club "), "club".parse().ok());
        assert_eq!(answer("3"), "club".parse().ok());
        assert_eq!(answer("search:2000ms"), "search:2000ms".parse().ok());
        for wrong in ["0", "99", "me", "search:"] {
            assert_eq!(answer(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_list_of_players_names_all_that_are_unknown() {
        let players = read_players("human, CLUB,search:5").expect("they are known");
        let texts: Vec<String> = players.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["human", "club", "search:5"]);
        assert_eq!(read_players("human,me,").expect_err("two").len(), 2);
    }
}
