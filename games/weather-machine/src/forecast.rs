//! What the Saboteurs would do now, by the code that does it.

use table::{Filmed, Line, Narrate, Told, Turn, Viewer, advance};

use crate::content::Content;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::kinds::Player;
use crate::sequence::{Frame, List};
use crate::view::View;

impl WeatherMachine {
    /// What would be told if the Saboteurs' turn came now, up to the first card that nobody knows;
    /// nothing with 2 to 4 players, without a Current Report, and after the end.
    pub fn forecast(&self) -> Vec<Told<Event>> {
        let mut told = Filmed::<Self, _>::heard_only();
        if self.state.solo.current.is_none() || self.turn() == Turn::Over {
            return Vec::new();
        }
        let mut trial = self.clone();
        trial.state.active = Player::Saboteurs;
        trial.state.frames.clear();
        trial.state.frames.call(Frame::list(List::SaboteursTurn));
        advance(&mut trial, &mut told);
        told.into_told()
    }
}

/// The forecast of a view, in words.
pub fn forecast(view: &View, content: &'static Content) -> Vec<Line> {
    let game = WeatherMachine { options: view.options, content, state: view.state };
    let told = game.forecast();
    told.iter().map(|told| game.relate(&told.event, Viewer::Nobody)).collect()
}
