//! The end of a game in the helper, and its score.

use game_core::{EnumSet, Id as _, Outcome, Turn};
use i18n::Messages;

use crate::game::CoLab;
use crate::scoring::Sheet;
use crate::state::Closing;
use crate::types::{Deck, Player, Scientist};

use super::{Answer, EndedBy, KINDS, MANY, MOST_CARDS, MOST_DICE, Query, kind};

impl CoLab {
    /// The present value of a fact about the end or your final score.
    pub(super) fn look_at_end(&self, kind: usize, nth: usize) -> Answer {
        let sheet = self.sheet(Player::One);
        let byte = |points: u16| points.min(u8::MAX.into()) as u8;
        match kind {
            kind::END if self.turn_beside_is_over() => {
                Answer::Over(match self.state.enemies.closing {
                    Some(Closing::Full) => EndedBy::Full,
                    Some(Closing::Device) => EndedBy::Device,
                    Some(Closing::Cards) | None => EndedBy::Cards,
                })
            }
            kind::END => Answer::GoesOn,
            kind::YOU => {
                Answer::You(self.state.players[Player::One].scientist.unwrap_or(Scientist::ALL[0]))
            }
            kind::BUILT => Answer::Built(sheet.built[nth].min(MOST_CARDS), Deck::ALL[nth]),
            kind::PRINTED => Answer::Printed(byte(sheet.printed)),
            kind::TEXTS => Answer::Texts(byte(sheet.texts)),
            kind::TENS => Answer::Tens(sheet.tens.min(MANY)),
            kind::MARKER => Answer::Marker(sheet.marker),
            _ => Answer::Dice(sheet.dice.min(MOST_DICE)),
        }
    }

    fn turn_beside_is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// Takes back that the game is over.
    pub(super) fn not_over(&mut self) {
        if self.turn_beside_is_over() {
            self.state.enemies.closing = None;
            self.put_before_turn();
        }
    }

    pub(super) fn over_for_helper(&mut self, by: EndedBy) {
        self.state.enemies.closing = Some(by.closing());
        self.state.frames.clear();
    }

    /// Your cards and points; then your research, and what else achievements depend on.
    pub(super) fn scored_for_helper(&self) -> Vec<EnumSet<Query>> {
        let of = |kinds: std::ops::RangeInclusive<usize>| -> EnumSet<Query> {
            let numbers = kinds.flat_map(|kind| KINDS.all_of(kind));
            numbers.filter_map(Query::new).collect()
        };
        vec![
            of(kind::BUILT..=kind::TEXTS),
            of(kind::TENS..=kind::DICE).or(of(kind::YOU..=kind::YOU)),
        ]
    }

    /// The outcome of the game from the answers about the score.
    pub(super) fn outcome_said(&self, said: &[Answer], messages: Messages) -> Outcome {
        let mut sheet = Sheet::default();
        for answer in said {
            match *answer {
                Answer::Built(count, deck) => sheet.built[deck as usize] = count,
                Answer::Printed(points) => sheet.printed = points.into(),
                Answer::Texts(points) => sheet.texts = points.into(),
                Answer::Tens(times) => sheet.tens = times,
                Answer::Marker(at) => sheet.marker = at,
                Answer::Dice(count) => sheet.dice = count,
                // Nothing else: of the other facts none is asked for the score.
                _ => {}
            }
        }
        sheet.score = sheet.on_board(self.content);
        self.outcome_with_enemies(&|_| sheet, messages)
    }
}
