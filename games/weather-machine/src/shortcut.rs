//! Which answers go without saying, so that one press may enter them with another.

use game_core::{Choices, Game as _, NoSink, Shortcut};

use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, Owed};

impl WeatherMachine {
    /// How far a listed choice goes without saying. A price is paid in its own Vouchers: Science
    /// instead (WM-VOU.4) is the exception; benefits are taken. Not using a tile, and ending the
    /// actions where none is possible, only pass on to the next question; where there is none, the
    /// turn ends after the last action, since Security is rarely called. An action only names the
    /// list of its targets, and the report on top that of the reports to discard. Research tokens are
    /// often placed one after the other, and several things gained or given so.
    pub(crate) fn shortcut_of(&self, choice: Choice) -> Shortcut {
        match (self.state.frames.top(), choice) {
            (Some(Frame::Pay { owed: Owed::Vouchers(due, _) }), Choice::Pay(paid))
                if paid == due =>
            {
                Shortcut::Usual
            }
            (Some(Frame::Benefit { .. }), Choice::Accept) => Shortcut::Usual,
            (Some(Frame::Actions), Choice::Do(_))
            | (Some(Frame::Assign { .. }), Choice::Top(_)) => Shortcut::Opens,
            (Some(Frame::PlaceTokens { .. }), Choice::Token(..)) => Shortcut::Together,
            (
                _,
                Choice::Gain(_)
                | Choice::Part(_)
                | Choice::Chemical(_)
                | Choice::Give(_)
                | Choice::Provide(_),
            ) => Shortcut::Together,
            (Some(Frame::UseTile), Choice::Pass) => Shortcut::Passes,
            (Some(Frame::Actions), Choice::EndActions) if self.has_no_action() => {
                if self.places_tokens_next() { Shortcut::Passes } else { Shortcut::Usual }
            }
            // Nothing else: a decision.
            _ => Shortcut::None,
        }
    }

    /// Whether tokens are placed in this turn once the actions are ended; else the turn ends.
    fn places_tokens_next(&self) -> bool {
        let mut after = self.clone();
        after.apply_unchecked(Choice::EndActions, &mut NoSink);
        matches!(after.state.frames.top(), Some(Frame::PlaceTokens { .. }))
    }

    /// Whether the actions can only be ended, apart from what may be done beside them.
    fn has_no_action(&self) -> bool {
        let mut listed = Choices::default();
        self.choices(&mut listed);
        let beside = |choice: &Choice| matches!(choice, Choice::EndActions | Choice::CallSecurity);
        listed.listed().iter().all(beside)
    }
}
