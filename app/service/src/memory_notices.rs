//! What people are to be told, in memory.

use std::collections::{BTreeMap, BTreeSet};

use crate::lock::locked;
use crate::{
    GameStore as _, MemoryStore, Notice, NoticeKind, NoticeSettings, NoticeStore, NoticeWay,
    PersonId, Problem,
};

/// What people want to be told, and what they are to be told.
#[derive(Debug, Default)]
pub(crate) struct Notices {
    settings: BTreeMap<PersonId, NoticeSettings>,
    /// The games of which somebody is told nothing.
    muted: BTreeSet<(PersonId, String)>,
    /// The notices with their games, and whether they are claimed.
    all: Vec<(String, Notice, bool)>,
}

fn is_same((game, notice): (&str, &Notice), other: &(String, Notice)) -> bool {
    let Notice { person, kind, cause, way, .. } = &other.1;
    game == other.0
        && (&notice.person, notice.kind, &notice.cause, notice.way) == (person, *kind, cause, *way)
}

impl Notices {
    /// Adds notices of a game, each once.
    pub(crate) fn add(&mut self, game: &str, notices: &[Notice]) {
        for notice in notices {
            let new = (game.to_string(), notice.clone());
            match self.all.iter_mut().find(|it| is_same((it.0.as_str(), &it.1), &new)) {
                // The end of a time moves.
                Some((_, known, false)) if notice.kind == NoticeKind::TimeShort => {
                    known.due = notice.due;
                }
                Some(_) => {}
                None => self.all.push((new.0, new.1, false)),
            }
        }
    }

    /// Drops everything of a person.
    pub(crate) fn forget(&mut self, person: &PersonId) {
        self.settings.remove(person);
        self.muted.retain(|(whose, _)| whose != person);
        self.all.retain(|(_, notice, _)| notice.person != *person);
    }

    /// Drops everything of a game.
    pub(crate) fn delete(&mut self, game: &str) {
        self.muted.retain(|(_, id)| id != game);
        self.all.retain(|(id, ..)| id != game);
    }

    /// The notices that are not claimed and of which this holds, the earliest first.
    fn open(&self, holds: impl Fn(&Notice) -> bool) -> Vec<(String, Notice)> {
        let open = self.all.iter().filter(|(_, notice, claimed)| !claimed && holds(notice));
        let mut open: Vec<_> =
            open.map(|(game, notice, _)| (game.clone(), notice.clone())).collect();
        open.sort_by_key(|(_, notice)| notice.due);
        open
    }

    /// The stored notices that are among these, each with the one that was given.
    fn those<'a>(
        &'a mut self,
        given: &'a [(String, Notice)],
    ) -> impl Iterator<Item = (&'a mut (String, Notice, bool), &'a Notice)> {
        self.all.iter_mut().filter_map(|kept| {
            let found = given.iter().find(|it| is_same((kept.0.as_str(), &kept.1), it))?;
            Some((kept, &found.1))
        })
    }
}

impl NoticeStore for MemoryStore {
    fn notice_settings(&self, person: &PersonId) -> Result<NoticeSettings, Problem> {
        Ok(locked(&self.0).notices.settings.get(person).cloned().unwrap_or_default())
    }

    fn keep_notice_settings(
        &self,
        person: &PersonId,
        settings: &NoticeSettings,
    ) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        all.knows(person)?;
        all.notices.settings.insert(person.clone(), settings.clone());
        Ok(())
    }

    fn whose_letters(&self, stop: &str) -> Result<Option<PersonId>, Problem> {
        let all = locked(&self.0);
        let mut settings = all.notices.settings.iter();
        let found = settings.find(|(_, it)| !stop.is_empty() && it.stop == stop);
        Ok(found.map(|(person, _)| person.clone()))
    }

    fn muted_games(&self, person: &PersonId) -> Result<BTreeSet<String>, Problem> {
        let all = locked(&self.0);
        let own = all.notices.muted.iter().filter(|(whose, _)| whose == person);
        Ok(own.map(|(_, game)| game.clone()).collect())
    }

    fn mute_game(&self, person: &PersonId, game: &str, is_muted: bool) -> Result<(), Problem> {
        self.revision(game)?;
        let mut all = locked(&self.0);
        all.knows(person)?;
        let key = (person.clone(), game.to_string());
        match is_muted {
            true => all.notices.muted.insert(key),
            false => all.notices.muted.remove(&key),
        };
        Ok(())
    }

    fn due_notices(&self, now: i64) -> Result<Vec<(String, Notice)>, Problem> {
        Ok(locked(&self.0).notices.open(|notice| notice.due <= now))
    }

    fn notices_to(
        &self,
        person: &PersonId,
        way: NoticeWay,
    ) -> Result<Vec<(String, Notice)>, Problem> {
        let is_own = |notice: &Notice| notice.person == *person && notice.way == way;
        Ok(locked(&self.0).notices.open(is_own))
    }

    fn put_off_notices(&self, notices: &[(String, Notice)]) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        for (kept, given) in all.notices.those(notices).filter(|(kept, _)| !kept.2) {
            kept.1.due = given.due;
        }
        Ok(())
    }

    fn claim_notices(
        &self,
        notices: &[(String, Notice)],
        _: i64,
    ) -> Result<Vec<(String, Notice)>, Problem> {
        let mut all = locked(&self.0);
        let is_free = |(kept, given): &(&mut (String, Notice, bool), &Notice)| {
            !kept.2 && kept.1.due <= given.due
        };
        let free = all.notices.those(notices).filter(is_free);
        let claimed = free.map(|(kept, _)| {
            kept.2 = true;
            (kept.0.clone(), kept.1.clone())
        });
        Ok(claimed.collect())
    }

    fn release_notices(&self, notices: &[(String, Notice)]) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        for (kept, given) in all.notices.those(notices) {
            (kept.1.due, kept.2) = (given.due, false);
        }
        Ok(())
    }
}
