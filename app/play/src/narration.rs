//! The report of what others did since a person last chose.

use game_core::Viewer;

use crate::{BoardAt, DynSession, NarratedBeat, NarratedTurn};

/// How many entries back to look for the last turns of others.
const LOOKED_BACK: usize = 120;

/// What happened since a viewer last chose, with the beats of others in order.
#[derive(Clone, Debug, Default)]
pub struct Narration {
    /// What happened, turn by turn.
    pub turns: Vec<NarratedTurn>,
    /// The last turns of others before that, if `turns` has none: their summaries stay visible for
    /// as long as the viewer's own turn lasts.
    pub before: Vec<NarratedTurn>,
    /// Turn and beat index of each beat to report.
    beats: Vec<(usize, usize)>,
}

impl Narration {
    /// The report to this viewer after the first `until` entries.
    pub fn of(session: &dyn DynSession, viewer: Viewer, until: usize) -> Self {
        let from = last_choice(session, viewer, until);
        let narration = Narration::since(session, viewer, from, until);
        let turns = &narration.turns;
        let before = match viewer {
            Viewer::Seat(_) if turns.iter().all(|turn| turn.own) => {
                others_before(session, viewer, from)
            }
            _ => Vec::new(),
        };
        Narration { before, ..narration }
    }

    /// The report to this viewer of the entries `from..until`, whoever chose last.
    pub fn since(session: &dyn DynSession, viewer: Viewer, from: usize, until: usize) -> Self {
        let turns = session.turns(viewer, from, until);
        let others = turns.iter().enumerate().filter(|(_, turn)| !turn.own);
        let beats =
            others.flat_map(|(nth, turn)| (0..turn.beats.len()).map(move |beat| (nth, beat)));
        let beats = beats.collect();
        Narration { turns, before: Vec::new(), beats }
    }

    /// Number of beats.
    pub fn len(&self) -> usize {
        self.beats.len()
    }

    /// Whether others did nothing.
    pub fn is_empty(&self) -> bool {
        self.beats.is_empty()
    }

    /// A beat and its turn, counted from 1.
    pub fn beat(&self, nth: usize) -> Option<(&NarratedTurn, &NarratedBeat)> {
        let &(turn, beat) = self.beats.get(nth.checked_sub(1)?)?;
        Some((&self.turns[turn], &self.turns[turn].beats[beat]))
    }

    /// Index of a beat's turn, and of the beat in that turn, both from 0.
    pub fn place(&self, nth: usize) -> Option<(usize, usize)> {
        self.beats.get(nth.checked_sub(1)?).copied()
    }

    /// The moment after this many beats.
    pub fn board(&self, nth: usize) -> Option<BoardAt> {
        match nth {
            0 => self.beat(1).map(|(turn, _)| turn.before),
            _ => self.beat(nth).map(|(_, beat)| beat.board),
        }
    }

    /// How many of `until` entries have been told to the end after a beat. An entry of several
    /// beats counts with the last of them.
    pub fn told(&self, nth: usize, until: usize) -> usize {
        match (self.board(nth), self.beat(nth + 1)) {
            (_, None) => until,
            (Some(here), Some((_, next))) if nth > 0 && next.board.entry > here.entry => {
                here.entry + 1
            }
            (Some(here), Some(_)) => here.entry,
            (None, Some(_)) => 0,
        }
    }

    /// The moment before a beat: after the beat before it in its turn, or before that turn; `None`
    /// for beat 0.
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

/// Index of the entry before `until` by which the viewer last chose; for viewers without a seat, of
/// the last choice of any seat.
fn last_choice(session: &dyn DynSession, viewer: Viewer, until: usize) -> usize {
    let is_own = |&entry: &usize| match (session.chose(entry), viewer) {
        (Some(seat), Viewer::Seat(own)) => own == seat,
        (chose, _) => chose.is_some(),
    };
    (0..until).rev().find(is_own).unwrap_or(0)
}
