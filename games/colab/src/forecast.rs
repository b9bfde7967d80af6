//! What an enemy would do for each token that can be drawn, found by trying it on a copy of the
//! position. Results of dice stay open.

use game_core::{Choices, Emitted, Game, Recorder, Turn, advance};

use crate::choice::Choice;
use crate::content::BagToken;
use crate::event::Event;
use crate::game::CoLab;
use crate::options::Sits;
use crate::types::Scientist;

/// What an enemy would do for a token.
#[derive(Clone, Debug)]
pub struct Foreseen {
    /// The token.
    pub token: BagToken,
    /// Whether it is a power token.
    pub power: bool,
    /// How many of these are in the bag.
    pub count: u8,
    /// The events up to the first question to chance or to a player.
    pub emitted: Vec<Event>,
}

impl CoLab {
    /// What an enemy would do for each token of the bag if it were its turn now. Empty during
    /// set-up, during an enemy's turn and at the end, and in games with several players, where it
    /// would reveal what they hold.
    pub fn forecast(&self, enemy: Scientist) -> Vec<Foreseen> {
        let enemies = &self.state.enemies;
        let between = enemies.turn.is_none() && enemies.closing.is_none();
        let seat = (0u8..).zip(self.options.circle());
        let seat = seat.into_iter().find(|(_, sits)| *sits == Some(Sits::Enemy(enemy)));
        let Some((seat, _)) = seat else { return Vec::new() };
        if self.options.seats > 1 || self.state.turn_of.is_none() || !between {
            return Vec::new();
        }
        let mut trial = self.clone();
        trial.state.frames.clear();
        trial.begin_seat(seat, &mut game_core::NoSink);
        advance(&mut trial, &mut game_core::NoSink);
        if trial.turn() != Turn::Chance {
            return Vec::new();
        }
        let mut choices = Choices::default();
        trial.choices(&mut choices);
        let tokens = choices.listed().iter().filter_map(|choice| {
            let (token, power) = match *choice {
                Choice::Criteria(token) => (token, false),
                Choice::Power(token) => (token, true),
                _ => return None,
            };
            let mut drawn = trial.clone();
            let mut emitted = Recorder::<CoLab, _>::events_only();
            drawn.apply_unchecked(*choice, &mut emitted);
            let bag = &trial.state.enemies.bag;
            let count = if power { bag.power[token] } else { bag.criteria[token] };
            Some(Foreseen { token, power, count, emitted: of_this_turn(emitted.into_emitted()) })
        });
        tokens.collect()
    }
}

/// The events of the turn itself, without its beginning and without the next turn.
fn of_this_turn(emitted: Vec<Emitted<Event>>) -> Vec<Event> {
    let events = emitted.into_iter().map(|emitted| emitted.event);
    events
        .take_while(|event| {
            !matches!(event, Event::TurnBegins { .. } | Event::EnemyTurnBegins { .. })
        })
        .filter(|event| !matches!(event, Event::TokenDrawn { .. } | Event::TokenLaid { .. }))
        .collect()
}
