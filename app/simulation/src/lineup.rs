use std::fmt;

use game_core::{Seat, ValidationError};
use play::{PlayerSlot, untimed};
use players::Bot;

/// Who plays in simulated games: one bot for each seat, or one for all of them.
///
/// Its text names the bots, with commas between them:
///
/// ```
/// use simulation::LineUp;
///
/// let lineup = LineUp::read("club, random").unwrap();
/// assert_eq!(lineup.to_string(), "club,random");
/// assert!(lineup.rotates());
/// assert!(LineUp::read("club,human").is_err());
/// ```
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LineUp {
    players: Vec<Bot>,
    rotate: bool,
}

impl LineUp {
    /// Reads a line-up. Several different players rotate through the seats from game to game.
    ///
    /// # Errors
    ///
    /// Each text that is no bot, or one with a budget of time.
    pub fn read(list: &str) -> Result<LineUp, Vec<ValidationError>> {
        let mut players = Vec::new();
        let mut objections = Vec::new();
        for word in list.split(',').map(|word| word.trim().to_lowercase()) {
            if word == PlayerSlot::HUMAN {
                objections
                    .push(ValidationError::new("players", "in a simulation nobody sits but bots"));
                continue;
            }
            match untimed(&word) {
                Ok(player) => players.push(player),
                Err(refusal) => objections.push(ValidationError::new("players", refusal.0)),
            }
        }
        let rotate = players.windows(2).any(|two| two[0] != two[1]);
        if objections.is_empty() { Ok(LineUp { players, rotate }) } else { Err(objections) }
    }

    /// The same players, rotating through the seats or keeping them in every game.
    #[must_use]
    pub fn rotating(self, rotate: bool) -> LineUp {
        LineUp { rotate, ..self }
    }

    /// Whether players rotate through the seats from game to game.
    pub fn rotates(&self) -> bool {
        self.rotate
    }

    /// The players, in the order of the line-up.
    pub fn players(&self) -> &[Bot] {
        &self.players
    }

    /// The line-up with one player for each seat.
    ///
    /// # Errors
    ///
    /// If there are several players, but not as many as seats.
    pub fn for_seats(&self, seats: u8) -> Result<LineUp, Vec<ValidationError>> {
        let (given, wanted) = (self.players.len(), usize::from(seats));
        if given != 1 && given != wanted {
            let why = format!("expected one for all seats or one for each, {seats}, found {given}");
            return Err(vec![ValidationError::new("players", why)]);
        }
        let players = self.players.iter().cycle().take(wanted).copied().collect();
        Ok(LineUp { players, rotate: self.rotate })
    }

    /// The place in the line-up, from 0, of the player in this seat in the game with this seed.
    /// With each next seed a rotating line-up moves on by one.
    pub fn place(&self, seed: u64, seat: Seat) -> usize {
        let players = self.players.len().max(1);
        let moved = if self.rotate { (seed % players as u64) as usize } else { 0 };
        (seat.index() + moved) % players
    }
}

impl fmt::Display for LineUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, player) in self.players.iter().enumerate() {
            write!(f, "{}{player}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The error lists everything that is wrong at once, and what is available.
    #[test]
    fn what_is_no_bot_is_refused_in_words() {
        let objections = LineUp::read("club,oracle,human,search:5ms").expect_err("three");
        assert_eq!(objections.len(), 3, "{objections:?}");
        assert!(objections[0].why.to_string().contains("'oracle'"), "{objections:?}");
        assert!(objections[0].why.to_string().contains("search:500"), "{objections:?}");
        assert!(objections[2].why.to_string().contains("clock"), "{objections:?}");
        let three = LineUp::read("club,random,club").expect("three players");
        let why = three.for_seats(2).expect_err("two seats").remove(0).why;
        assert_eq!(why.to_string(), "expected one for all seats or one for each, 2, found 3");
    }

    /// Over as many games as there are players, everybody plays each seat once.
    #[test]
    fn different_players_change_seats_and_equal_ones_keep_them() {
        let lineup = LineUp::read("novice,club,random").expect("three players");
        for seat in (0..3).map(Seat) {
            let mut places: Vec<usize> = (7..10).map(|seed| lineup.place(seed, seat)).collect();
            places.sort_unstable();
            assert_eq!(places, [0, 1, 2]);
        }
        for seed in 0..5 {
            let mut places: Vec<usize> =
                (0..3).map(|seat| lineup.place(seed, Seat(seat))).collect();
            places.sort_unstable();
            assert_eq!(places, [0, 1, 2]);
        }
        let same = LineUp::read("club").and_then(|one| one.for_seats(3)).expect("three of them");
        assert!(!same.rotates());
        assert_eq!(same.players().len(), 3);
        let kept = lineup.rotating(false);
        assert!(
            (0..9).all(|seed| kept.place(seed, Seat(1)) == 1 && same.place(seed, Seat(2)) == 2)
        );
    }
}
