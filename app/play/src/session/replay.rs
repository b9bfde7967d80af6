//! Replay of a save: what happens to its entries, and notes on what differs.

use game_core::{Change, GameInfo, Rule, ValidationError};
use i18n::{Notice, notice};

use super::press_log::PressLog;
use super::{Session, read_choice, takes_too_long};
use crate::plain_text::shortened;
use crate::{Save, Stop};

/// Maximum number of entries named in one note.
const NAMED: usize = 5;

/// What happened to the entries of a save.
#[derive(Default)]
struct Replayed {
    /// Entries that were skipped, with the rule by which their question no longer exists.
    passed: Vec<(usize, Rule)>,
    /// For each entry of the session, the saved entry that it comes from.
    entered: Vec<usize>,
    /// The first entry that differs from the seed.
    against_the_seed: Option<usize>,
    /// The entry that was refused, and why.
    refused: Option<(usize, Notice)>,
}

impl<G: GameInfo> Session<G> {
    /// Replays the entries of a save from this start as far as the rules accept them, and returns
    /// notes on what differs. Answers to questions that no longer exist, because they made no
    /// difference, are skipped.
    ///
    /// # Errors
    ///
    /// If `stop` returns true.
    pub(crate) fn replay(
        &mut self,
        save: &Save,
        stop: Stop<'_>,
    ) -> Result<Vec<Notice>, ValidationError> {
        let saved: Vec<&String> = save.entries.iter().chain(&save.undone).collect();
        let earlier: Vec<G::Choice> = match save.rules < G::RULES_VERSION {
            true => saved.iter().map_while(|text| read_choice::<G>(text).ok()).collect(),
            false => Vec::new(),
        };
        let mut replayed = Replayed::default();
        let (mut kept, mut index) = (0, 0);
        while let Some(text) = saved.get(index) {
            if stop() {
                return Err(takes_too_long(index, saved.len()));
            }
            let log = earlier.get(index..).unwrap_or_default();
            let entries = match log.is_empty() {
                true => read_choice::<G>(text).map(|choice| (1, vec![choice])),
                false => Ok(self.game.entries_of_earlier(log)),
            };
            let entered = entries.and_then(|(taken, entries)| {
                self.enter_all(&entries, index, &mut replayed).map(|()| taken.max(1))
            });
            match entered {
                Ok(taken) => index += taken,
                Err(why) => {
                    replayed.refused = Some((index, why));
                    break;
                }
            }
            if index <= save.entries.len() {
                kept = self.steps.len();
            }
        }
        let changes = G::changes().iter();
        let changes = changes.filter(|change| change.is_after(save.rules, &save.content));
        let mut notes = passed_over(save, &replayed.passed);
        notes.extend(changes.filter_map(|change| self.came_to_bear(change, save, &replayed)));
        while self.steps.len() > kept {
            self.take_back();
        }
        // Entries that were skipped, or stand for others, give the later ones other numbers.
        if replayed.entered.iter().copied().eq(0..replayed.entered.len()) {
            self.pressed = PressLog::read(&save.presses, replayed.entered.len());
        }
        notes.extend(replayed.refused.as_ref().map(|(index, why)| left_out(save, *index, why)));
        if let Some(index) = replayed.against_the_seed
            && !self.practice
        {
            self.practice = true;
            notes.push(notice!("note-not-the-seed", index = index));
        }
        Ok(notes)
    }

    /// Makes the entries that a saved entry stands for, except legacy choices.
    fn enter_all(
        &mut self,
        entries: &[G::Choice],
        index: usize,
        replayed: &mut Replayed,
    ) -> Result<(), Notice> {
        for &choice in entries {
            let fate = self.fate();
            match (self.enter(choice), G::legacy_choice(choice)) {
                (Err(_), Some(rule)) => {
                    replayed.passed.push((index, rule));
                    continue;
                }
                (Err(illegal), None) => return Err(illegal.into()),
                (Ok(()), _) => replayed.entered.push(index),
            }
            if fate.is_some_and(|fate| fate != choice) {
                replayed.against_the_seed.get_or_insert(index);
            }
        }
        Ok(())
    }

    /// What a change since the save means for it, and from which entry on; `None` if nothing.
    fn came_to_bear(
        &self,
        change: &'static Change,
        save: &Save,
        replayed: &Replayed,
    ) -> Option<Notice> {
        let names = |rule: &str| change.ids.iter().any(|id| id == rule);
        let since = || changed_since::<G>(change);
        if replayed.passed.iter().any(|(_, rule)| names(rule.0)) {
            return None; // Reported with the skipped entries.
        }
        let told = |step: &super::Step<G>| step.told.iter().any(|told| names(told.rule.0));
        if let Some(step) = self.steps.iter().position(told) {
            let entry = entry_named(save, replayed.entered.get(step..=step)?);
            return Some(notice!("note-shows-first", since = since(), entry = entry));
        }
        if let Some((index, _)) = replayed.refused {
            let entry = entry_named(save, &[index]);
            return Some(notice!("note-may-be-why", since = since(), entry = entry));
        }
        let Some(outcome) = self.game.outcome() else {
            return (!change.ids.is_empty()).then(|| notice!("note-since", since = since()));
        };
        let mut items = outcome.parties.iter().flat_map(|party| &party.items);
        let scored = items.any(|item| names(item.rule.0) && item.points != Some(0));
        let last = replayed.entered.get(..self.steps.len())?.last().copied()?;
        scored.then(|| {
            let entry = entry_named(save, &[last]);
            notice!("note-end-goes-by-it", since = since(), entry = entry)
        })
    }
}

/// What a change was, with its rules.
fn changed_since<G: GameInfo>(change: &'static Change) -> Notice {
    let what = match G::localization() {
        Some(localization) => Notice::of(localization, &change.what, Vec::new()),
        None => Notice::from(change.what.as_str()),
    };
    match &change.ids[..] {
        [] => notice!("note-changed", what = what),
        ids => notice!("note-changed-ids", what = what, ids = ids.join(", ")),
    }
}

/// The skipped entries, one note for each rule.
fn passed_over(save: &Save, passed: &[(usize, Rule)]) -> Vec<Notice> {
    let mut rules: Vec<Rule> = passed.iter().map(|(_, rule)| *rule).collect();
    rules.sort_unstable_by_key(|rule| rule.0);
    rules.dedup();
    let note = |rule: Rule| {
        let by = passed.iter().filter(|(_, other)| *other == rule);
        let entries: Vec<usize> = by.map(|(index, _)| *index).collect();
        let entry = entry_named(save, &entries);
        notice!("note-passed-over", entry = entry, count = entries.len(), rule = rule.0)
    };
    rules.into_iter().map(note).collect()
}

/// The note on a refused entry and the entries after it.
pub(crate) fn left_out(save: &Save, index: usize, why: &Notice) -> Notice {
    let after = save.entries.len() + save.undone.len() - index - 1;
    let (entry, why) = (entry_named(save, &[index]), why.clone());
    notice!("note-left-out", entry = entry, why = why, after = after)
}

/// "entry 3, 'launch'", "entries 3, 'launch', and 7, 'pass'", with how many more.
fn entry_named(save: &Save, indices: &[usize]) -> Notice {
    let text = |index: usize| {
        let text = save.entries.iter().chain(&save.undone).nth(index);
        text.map_or_else(String::new, |text| shortened(text))
    };
    if let [index] = *indices {
        return notice!("note-entry", index = index, text = text(index));
    }
    let shown = |index: &usize| format!("{index}, '{}'", text(*index));
    let named: Vec<String> = indices.iter().take(NAMED).map(shown).collect();
    let more = indices.len() - named.len();
    match (&named[..], more) {
        ([], _) => Notice::from(""),
        ([most @ .., last], 0) => {
            notice!("note-entries", most = most.join(", "), last = last.as_str())
        }
        (named, more) => notice!("note-entries-more", most = named.join(", "), more = more),
    }
}
