//! What is thought about beside a table, as its page is to show it.

use page::{Asking, Thought};
use play::AnySession;
use table::{Seat, Turn, Viewer};

use crate::hints::Found;
use crate::house::{House, locked};

/// What is thought about a game, at one moment of it.
#[derive(Default)]
pub(crate) struct Beside {
    length: usize,
    /// Whether bots rest although one is asked, and why, if no person said so.
    resting: Option<Option<String>>,
    /// What the seat that is asked was told, or waits for.
    hint: Option<(Seat, Found)>,
}

impl Beside {
    /// What is thought about a game now. Bots that are asked begin to think, if none has said no.
    pub(crate) fn of(house: &House, id: &str) -> Self {
        let asked = locked(&house.desk)
            .read(id, |session| (session.len(), session.turn(), session.asked_bot().is_some()));
        let Ok((length, turn, bot)) = asked else { return Beside::default() };
        let resting = if bot { house.turns.resting(&house.desk, id, length) } else { None };
        let hint = match turn {
            Turn::Choose(seat) => house.hints.of(id, length, seat).map(|found| (seat, found)),
            Turn::Chance | Turn::Over => None,
        };
        Beside { length, resting, hint }
    }

    /// What of it this viewer is shown.
    pub(crate) fn thought(
        &self,
        session: &dyn AnySession,
        viewer: Viewer,
        asking: Asking,
    ) -> Thought<'_> {
        let same = session.len() == self.length;
        match (asking, &self.resting, &self.hint) {
            (Asking::Wait(_), Some(why), _) if same => Thought::Resting(why.as_deref()),
            (Asking::Wait(_), ..) => Thought::Bots,
            (Asking::Answer, _, Some((seat, found))) if same && viewer == Viewer::Seat(*seat) => {
                match found {
                    Found::NotYet => Thought::Searching,
                    Found::Advice(advice) => Thought::Hint(advice),
                    Found::Nothing(why) => Thought::NoHint(why),
                }
            }
            _ => Thought::None,
        }
    }
}
