//! What a person is told once somebody else has been at it.

use game_core::Viewer;

use crate::{BoardAt, DynSession, NarratedBeat, NarratedTurn};

/// So many entries are looked back at for the last turns of others.
const LOOKED_BACK: usize = 120;

/// What happened since a viewer last chose, and the beats of it that others made, in their order.
#[derive(Clone, Debug, Default)]
pub struct Narration {
    /// Turn by turn.
    pub turns: Vec<NarratedTurn>,
    /// The last turns of others before that, where there is none among these: what they come to in a
    /// line each stays in sight as long as the viewer's own turn lasts.
    pub before: Vec<NarratedTurn>,
    /// The turn and the beat in it of each beat that is told.
    beats: Vec<(usize, usize)>,
}

impl Narration {
    /// What is told to this viewer after the first `until` entries.
    pub fn of(session: &dyn DynSession, viewer: Viewer, until: usize) -> Self {
        let from = last_choice(session, viewer, until);
        let turns = session.turns(viewer, from, until);
        let before = match viewer {
            Viewer::Seat(_) if turns.iter().all(|turn| turn.own) => {
                others_before(session, viewer, from)
            }
            _ => Vec::new(),
        };
        let others = turns.iter().enumerate().filter(|(_, turn)| !turn.own);
        let beats =
            others.flat_map(|(nth, turn)| (0..turn.beats.len()).map(move |beat| (nth, beat)));
        let beats = beats.collect();
        Narration { turns, before, beats }
    }

    /// How many beats there are.
    pub fn len(&self) -> usize {
        self.beats.len()
    }

    /// Whether nobody else did anything.
    pub fn is_empty(&self) -> bool {
        self.beats.is_empty()
    }

    /// A beat and its turn, counted from 1.
    pub fn beat(&self, nth: usize) -> Option<(&NarratedTurn, &NarratedBeat)> {
        let &(turn, beat) = self.beats.get(nth.checked_sub(1)?)?;
        Some((&self.turns[turn], &self.turns[turn].beats[beat]))
    }

    /// The place of a beat among the turns: of which turn, and which beat of it, both from 0.
    pub fn place(&self, nth: usize) -> Option<(usize, usize)> {
        self.beats.get(nth.checked_sub(1)?).copied()
    }

    /// The moment of the board after so many beats.
    pub fn board(&self, nth: usize) -> Option<BoardAt> {
        match nth {
            0 => self.beat(1).map(|(turn, _)| turn.before),
            _ => self.beat(nth).map(|(_, beat)| beat.board),
        }
    }

    /// The moment of the board that a beat changed: the beat before it in its turn, or what was
    /// before that turn; none before the first beat.
    pub fn board_before(&self, nth: usize) -> Option<BoardAt> {
        let (turn, beat) = self.place(nth)?;
        match beat {
            0 => Some(self.turns[turn].before),
            _ => self.board(nth - 1),
        }
    }
}

/// The last turns of others before an entry.
fn others_before(session: &dyn DynSession, viewer: Viewer, entry: usize) -> Vec<NarratedTurn> {
    let turns = session.turns(viewer, entry.saturating_sub(LOOKED_BACK), entry);
    let others = turns.into_iter().rev().skip_while(|turn| turn.own).take_while(|turn| !turn.own);
    let mut others: Vec<NarratedTurn> = others.collect();
    others.reverse();
    others
}

/// The entry before `until` by which a viewer last chose; for nobody's eyes, and everybody's, that by
/// which anybody did.
fn last_choice(session: &dyn DynSession, viewer: Viewer, until: usize) -> usize {
    let is_own = |&entry: &usize| match (session.chose(entry), viewer) {
        (Some(seat), Viewer::Seat(own)) => own == seat,
        (chose, _) => chose.is_some(),
    };
    (0..until).rev().find(is_own).unwrap_or(0)
}
