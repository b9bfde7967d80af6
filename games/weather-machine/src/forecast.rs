//! What the Saboteurs would do now, computed by the rules.

use game_core::{Emitted, Line, Narrate, Recorder, Turn, Viewer, advance};
use i18n::Locale;

use crate::content::Content;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, List};
use crate::types::Player;
use crate::view::View;

impl WeatherMachine {
    /// The events if the Saboteurs took their turn now, up to the first unknown card. Empty with 2
    /// to 4 players, without a Current Report, and after the end.
    pub fn forecast(&self) -> Vec<Emitted<Event>> {
        let mut emitted = Recorder::<Self, _>::events_only();
        if self.state.solo.current.is_none() || self.turn() == Turn::Over {
            return Vec::new();
        }
        let mut trial = self.clone();
        trial.state.active = Player::Saboteurs;
        trial.state.frames.clear();
        trial.state.frames.call(Frame::list(List::SaboteursTurn));
        advance(&mut trial, &mut emitted);
        emitted.into_emitted()
    }
}

/// The forecast of a view: its events, each told in a language.
pub fn forecast(view: &View, content: &'static Content, locale: Locale) -> Vec<(Event, Line)> {
    let game = WeatherMachine { options: view.options, content, state: view.state };
    let told = |emitted: Emitted<Event>| {
        let line = game.describe_event(&emitted.event, Viewer::Nobody, locale);
        (emitted.event, line)
    };
    game.forecast().into_iter().map(told).collect()
}
