//! Which entries were made with one press.

use std::collections::BTreeMap;

/// The most choices of one press; the longest that a front end offers is shorter.
pub(super) const MOST_TOGETHER: usize = 16;

/// The presses of several entries: the number of entries of each, by the number of its first.
#[derive(Clone, Debug, Default)]
pub(super) struct PressLog(BTreeMap<usize, usize>);

impl PressLog {
    /// The presses of a save with this many entries, undone ones included. Those that no session
    /// could have are left out.
    pub(super) fn read(saved: &[(usize, usize)], entries: usize) -> Self {
        let mut log = PressLog::default();
        for &(first, count) in saved {
            let can_be = (2..=MOST_TOGETHER).contains(&count)
                && first.checked_add(count).is_some_and(|end| end <= entries);
            if can_be && log.is_within(first) != Some(true) {
                log.note(first, count);
            }
        }
        log
    }

    /// The presses as a save has them, of the first `entries` entries.
    pub(super) fn saved(&self, entries: usize) -> Vec<(usize, usize)> {
        let all = self.0.iter().map(|(first, count)| (*first, *count));
        all.filter(|(first, count)| *count > 1 && first + count <= entries).collect()
    }

    /// Notes a press that made this many entries, from `first` on; undone ones after them may be
    /// of another press.
    pub(super) fn note(&mut self, first: usize, count: usize) {
        let later = self.0.split_off(&first).split_off(&(first + count));
        self.forget_from(first);
        self.0.insert(first, count);
        self.0.extend(later);
    }

    /// Forgets the entries from this one on; what is left of a press stays one.
    pub(super) fn forget_from(&mut self, entry: usize) {
        self.0.split_off(&entry);
        if let Some((&first, count)) = self.0.iter_mut().next_back() {
            *count = (*count).min(entry - first);
        }
    }

    /// Whether an entry was made with the press of the one before it; `None` if no press of several
    /// entries made it.
    pub(super) fn is_within(&self, entry: usize) -> Option<bool> {
        let (&first, &count) = self.0.range(..=entry).next_back()?;
        (entry < first + count).then_some(entry > first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_entries_of_a_press_are_within_it_but_for_the_first() {
        let mut log = PressLog::default();
        log.note(2, 3);
        log.note(5, 1);
        log.note(6, 2);
        let within: Vec<Option<bool>> = (0..9).map(|entry| log.is_within(entry)).collect();
        let (first, rest) = (Some(false), Some(true));
        assert_eq!(within, [None, None, first, rest, rest, first, first, rest, None]);
        assert_eq!(log.saved(9), [(2, 3), (6, 2)], "a press of one entry needs no note");
        log.note(4, 2);
        assert_eq!(log.saved(9), [(2, 2), (4, 2), (6, 2)], "made again in another way");
        log.forget_from(5);
        assert_eq!((log.is_within(3), log.is_within(4), log.is_within(6)), (rest, first, None));
    }

    #[test]
    fn what_no_session_could_have_is_not_read() {
        let saved = [(0, 2), (1, 2), (3, 1), (4, 99), (usize::MAX, 2), (5, 3), (8, 2)];
        let log = PressLog::read(&saved, 9);
        assert_eq!(log.saved(9), [(0, 2), (5, 3)]);
        assert_eq!(log.saved(7), [(0, 2)], "what is cut off is no press");
        assert_eq!(PressLog::read(&log.saved(9), 9).saved(9), log.saved(9));
    }
}
