use game_core::Seat;
use play::{BOTS, Bot, DynSession, Level, PlayerSlot};

use super::front_end::{Flow, FrontEnd};
use super::{Input, Output};
use crate::failure::Failure;

/// Asks for the player of each seat. Returns `None` if the person leaves.
pub(crate) fn ask_players(
    session: &dyn DynSession,
    output: &mut Output,
    input: &mut Input,
) -> Result<Option<Vec<PlayerSlot>>, Failure> {
    output.line("Who plays? A person at this screen, or a bot:")?;
    output.lines(
        offered()
            .iter()
            .enumerate()
            .map(|(index, (name, help))| format!("  {}. {name}: {help}", index + 1)),
    )?;
    let mut players = Vec::new();
    for seat in (0..session.seats()).map(Seat) {
        let name = session.seat_name(seat);
        output.line(&format!("Who sits in {seat} ({name})? Enter means {}.", PlayerSlot::HUMAN))?;
        loop {
            output.flush()?;
            let words = offered().iter().map(|(name, _)| (*name).to_string()).collect();
            let Some(line) = input.read(words)? else { return Ok(None) };
            match answer(&line) {
                Some(player) => {
                    players.push(player);
                    break;
                }
                None => output.line(&format!("Expected {}, or a number.", known()))?,
            }
        }
    }
    Ok(Some(players))
}

/// Players that can be chosen by number.
fn offered() -> Vec<(&'static str, &'static str)> {
    let levels = Level::all().iter().map(|level| (level.name, level.help));
    [(PlayerSlot::HUMAN, "a person.")].into_iter().chain(levels).collect()
}

fn answer(line: &str) -> Option<PlayerSlot> {
    let line = line.trim().to_lowercase();
    if line.is_empty() {
        return Some(PlayerSlot::Person);
    }
    let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    match number {
        Some(index) => offered().get(index)?.0.parse().ok(),
        None => line.parse().ok(),
    }
}

/// Parses the player of each seat, separated by commas.
///
/// # Errors
///
/// Each unknown player.
pub(crate) fn read_players(list: &str) -> Result<Vec<PlayerSlot>, Vec<String>> {
    let mut players = Vec::new();
    let mut wrong = Vec::new();
    for word in list.split(',').map(str::trim) {
        match word.to_lowercase().parse() {
            Ok(player) => players.push(player),
            Err(_) => {
                let limits = Bot::limits(word);
                wrong.push(format!("players: '{word}'{limits} is none of {}", known()));
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
                self.output.lines(whys)?;
                return Ok(Flow::Same);
            }
        };
        let seated = self.games.change(&self.id, |session| session.seat_players(&players));
        let flow = self.changed(seated)?;
        if flow == Flow::On {
            self.know_players()?;
            let words = self.players_in_words().unwrap_or_else(|| "people everywhere".to_string());
            self.output.line(&format!("From now on: {words}."))?;
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
