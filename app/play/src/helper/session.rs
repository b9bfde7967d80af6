use game_core::{
    ContentOverrides, Entry, Helped, Helper, IllegalAction, Seat, Settings, Stage, Turn,
    ValidationError, Viewer,
};
use i18n::{Locale, Notice, notice};
use players::{Bot, Budget, Stop};

use super::position::HelperPosition;
use super::state::{AS_KNOWN, HelperState, Helping, KeptJson, OTHERWISE, entry_words};
use crate::TOGETHER;
use crate::plain_text::shortened;
use crate::save::{FORM, MOST_TEXT};
use crate::session::{left_out, takes_too_long};
use crate::unknown_fields::{SavedPlayers, UnknownFields};
use crate::{
    Advice, BoardAt, ChanceSource, ChoiceEvaluation, DynPosition, DynSession, LogEntry,
    NarratedLine, NarratedTurn, Play, PlayerSlot, Resumable, Rolled, Save, SecondLook,
    SessionError, Until,
};

/// A helper of a game with its log.
pub struct HelperSession<G: Helped> {
    settings: Settings,
    practice: bool,
    /// Content overrides of the owner of a copy.
    owner: ContentOverrides,
    helper: Helper<G>,
    /// Who draws and rolls for the opponent; the table answers every other chance turn.
    chance_source: ChanceSource,
    /// Each entry in English, with its narration.
    log: Vec<LogEntry>,
    /// Language of all texts; only the copy for a page uses another than English.
    locale: Locale,
    /// Undone entries; the last is the next to redo.
    undone: Vec<Entry<G>>,
    /// Fields of a save from a later version that this version does not know.
    pub(super) later: UnknownFields,
    /// How what it keeps is written as JSON; `None` for pages.
    pub(super) kept_json: Option<KeptJson<G>>,
}

impl<G: Helped> Clone for HelperSession<G> {
    fn clone(&self) -> Self {
        HelperSession {
            settings: self.settings.clone(),
            practice: self.practice,
            owner: self.owner.clone(),
            helper: self.helper.clone(),
            chance_source: self.chance_source,
            log: self.log.clone(),
            locale: self.locale,
            undone: self.undone.clone(),
            later: self.later.clone(),
            kept_json: self.kept_json,
        }
    }
}

impl<G: Helped> HelperSession<G> {
    /// A helper without entries. `settings` are complete.
    ///
    /// # Errors
    ///
    /// Every reason why a game with these options has no opponent that a helper can run.
    pub(crate) fn begin(
        options: &G::Options,
        content: &'static G::Content,
        owner: &ContentOverrides,
        settings: Settings,
        chance_source: ChanceSource,
    ) -> Result<Self, Vec<ValidationError>> {
        let helper = Helper::new(options, content)?;
        let helper = match chance_source {
            ChanceSource::Seed(seed) => helper.drawing(seed),
            ChanceSource::Table => helper,
        };
        let (log, undone, locale) = (Vec::new(), Vec::new(), Locale::English);
        let (owner, later) = (owner.clone(), UnknownFields::default());
        let practice = false;
        Ok(HelperSession {
            settings,
            practice,
            owner,
            helper,
            chance_source,
            log,
            locale,
            undone,
            later,
            kept_json: None,
        })
    }

    /// Replays the entries of a save as far as they are accepted, and notes what was not.
    ///
    /// # Errors
    ///
    /// If `stop` returns true.
    pub(crate) fn replay(
        &mut self,
        save: &Save,
        stop: Stop<'_>,
    ) -> Result<Vec<Notice>, ValidationError> {
        let mut notes = Vec::new();
        self.practice = save.practice;
        let saved: Vec<&String> = save.entries.iter().chain(&save.undone).collect();
        // The state before the entries that were undone.
        let mut kept = None;
        for (index, text) in saved.iter().enumerate() {
            if stop() {
                return Err(takes_too_long(index, saved.len()));
            }
            if index == save.entries.len() {
                kept = Some(self.helper.clone());
            }
            let entered = self.read(text).and_then(|entry| self.enter(entry));
            if let Err(SessionError(why)) = entered {
                notes.push(left_out(save, index, &why));
                break;
            }
        }
        if let Some(kept) = kept {
            self.put_back(kept);
        }
        self.settle();
        Ok(notes)
    }

    /// Adds drawn and proposed entries until somebody has to answer.
    fn settle(&mut self) {
        while let Some(entry) = self.helper.next_alone() {
            let entered = self.enter(entry);
            debug_assert!(entered.is_ok(), "what answers itself can be entered");
            if entered.is_err() {
                break;
            }
        }
    }

    fn read(&self, text: &str) -> Result<Entry<G>, SessionError> {
        if text.len() > MOST_TEXT {
            return Err(notice!("refusal-entry-long", most = MOST_TEXT).into());
        }
        let text = text.trim();
        // People who type leave out the word that begins every fact.
        text.parse().or_else(|_| format!("table {text}").parse()).map_err(
            |_: game_core::Unknown| notice!("refusal-helper-entry", entry = shortened(text)).into(),
        )
    }

    /// Makes an entry and logs it.
    fn enter(&mut self, entry: Entry<G>) -> Result<(), SessionError> {
        let before = HelperState::of(&self.helper, Locale::English);
        self.helper.enter(entry).map_err(|illegal| {
            let asks = match &before.stage {
                Stage::Turn => notice!("refusal-carry-out"),
                Stage::Over => notice!("refusal-over"),
                _ => HelperPosition::of(self.helper.clone(), self.locale, None)
                    .question(Viewer::Everybody)
                    .map_or_else(String::new, |question| question.text)
                    .into(),
            };
            not_asked(illegal, asks)
        })?;
        let after = HelperState::of(&self.helper, Locale::English);
        self.log.push(noted(self.log.len(), &before, entry, &after));
        if self.undone.last().is_some_and(|next| next.to_string() == entry.to_string()) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        Ok(())
    }

    /// Makes several entries, or none of them: none if what they say of set-up or the score cannot
    /// be true.
    fn enter_all(&mut self, entries: Vec<Entry<G>>) -> Result<Vec<NarratedLine>, SessionError> {
        let from = self.log.len();
        let answers = entries.iter().filter_map(|entry| match entry {
            Entry::Answer(answer) => Some(*answer),
            _ => None,
        });
        let objections = self.helper.objections(&answers.collect::<Vec<_>>(), self.locale);
        if !objections.is_empty() {
            let said = objections.iter().map(|objection| objection.text(self.locale));
            return Err(SessionError(said.collect::<Vec<_>>().join(" ").into()));
        }
        let mut next = self.clone();
        for entry in entries {
            next.enter(entry)?;
        }
        next.settle();
        *self = next;
        Ok(self.log[from..].iter().flat_map(|entry| entry.told.clone()).collect())
    }

    /// Undoes entries until `keep` are left.
    fn take_back_to(&mut self, keep: usize) {
        if keep < self.log.len() {
            self.put_back(self.helper.after(keep));
        }
    }

    /// Undoes the entries that the earlier state of this helper does not have.
    fn put_back(&mut self, before: Helper<G>) {
        let keep = before.entries().len();
        let last = self.helper.entries().get(keep..).unwrap_or_default();
        self.undone.extend(last.iter().rev());
        self.log.truncate(keep);
        self.helper = before;
    }

    /// Rejects what this entry of the turn proposed: it and all entries after it are undone, and
    /// the person is asked.
    fn want_otherwise(&mut self, proposed: usize) -> Result<Vec<NarratedLine>, SessionError> {
        let mut in_turn = self.helper.settled().iter();
        if !in_turn.any(|one| one.is_proposed && one.entry == proposed) {
            return Err(notice!("refusal-no-proposal", entry = proposed).into());
        }
        let mut next = self.clone();
        next.take_back_to(proposed);
        let told = next.enter_all(vec![Entry::Otherwise])?;
        *self = next;
        Ok(told)
    }

    /// The helper after this many entries.
    fn helper_at(&self, entries: usize) -> Helper<G> {
        match entries < self.helper.entries().len() {
            true => self.helper.after(entries),
            false => self.helper.clone(),
        }
    }

    /// The log of these entries, rendered again in the language of this copy.
    fn said_again(&self, from: usize, until: usize) -> Vec<LogEntry> {
        let mut helper = self.helper_at(from);
        let mut before = HelperState::of(&helper, self.locale);
        let mut log = Vec::new();
        for (index, entry) in self.helper.entries().iter().enumerate().take(until).skip(from) {
            if helper.enter(*entry).is_err() {
                break;
            }
            let after = HelperState::of(&helper, self.locale);
            log.push(noted(index, &before, *entry, &after));
            before = after;
        }
        log
    }
}

/// An entry in words, with its narration.
fn noted<G: Helped>(
    index: usize,
    before: &HelperState<G>,
    entry: Entry<G>,
    after: &HelperState<G>,
) -> LogEntry {
    let known = match entry {
        Entry::Done => 0,
        _ => before.told.len(),
    };
    let seat = match (&before.stage, entry) {
        (_, Entry::Drawn(_)) => None,
        (Stage::Question, Entry::Choice(_)) if before.game.turn() == Turn::Chance => None,
        _ => Some(Seat(0)),
    };
    LogEntry {
        index,
        seat,
        text: entry.to_string(),
        label: entry_words(before, entry),
        told: after.lines(known).map(|(_, line)| line).collect(),
    }
}

impl<G: Helped> DynSession for HelperSession<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn settings(&self) -> Settings {
        self.settings.clone()
    }

    fn helping(&self) -> Option<Helping> {
        Some(HelperState::of(&self.helper, self.locale).helping(&self.helper))
    }

    fn told_in(&self, locale: Locale) -> Option<Box<dyn DynSession>> {
        if locale == self.locale {
            return None;
        }
        Some(Box::new(HelperSession { locale, ..self.clone() }))
    }

    fn locale(&self) -> Locale {
        self.locale
    }

    fn seats(&self) -> u8 {
        1
    }

    fn seat_name(&self, seat: Seat) -> String {
        HelperState::of(&self.helper, self.locale).game.seat_name(seat, self.locale)
    }

    fn name_key(&self, party: Option<Seat>) -> Option<String> {
        HelperState::of(&self.helper, self.locale).game.name_key(party)
    }

    /// The table answers every remaining chance turn: what the program draws is never asked.
    fn chance_source(&self) -> ChanceSource {
        ChanceSource::Table
    }

    fn play(&self) -> Play {
        Play::Friendly
    }

    fn practice(&self) -> bool {
        self.practice
    }

    fn mark_practice(&mut self) {
        self.practice = true;
    }

    fn players(&self) -> &[PlayerSlot] {
        &[PlayerSlot::Person]
    }

    fn seat_players(&mut self, players: &[PlayerSlot]) -> Result<(), SessionError> {
        match players {
            [] | [PlayerSlot::Person] => Ok(()),
            _ => {
                let why = notice!("refusal-helper-person");
                Err(notice!("refusal-players", why = why).into())
            }
        }
    }

    fn asked_bot(&self) -> Option<(Seat, Bot)> {
        None
    }

    fn now(&self) -> Box<dyn DynPosition> {
        Box::new(HelperPosition::of(self.helper.clone(), self.locale, self.kept_json))
    }

    fn at(&self, entries: usize) -> Box<dyn DynPosition> {
        Box::new(HelperPosition::of(self.helper_at(entries), self.locale, self.kept_json))
    }

    fn turn(&self) -> Turn {
        self.now().turn()
    }

    fn len(&self) -> usize {
        self.log.len()
    }

    fn undone(&self) -> usize {
        self.undone.len()
    }

    fn log_between(&self, _: Viewer, from: usize, until: usize) -> Vec<LogEntry> {
        let until = until.min(self.log.len());
        if self.locale != Locale::English {
            return self.said_again(from.min(until), until);
        }
        self.log.get(from.min(until)..until).unwrap_or_default().to_vec()
    }

    fn turns(&self, _: Viewer, _: usize, until: usize) -> Vec<NarratedTurn> {
        let helper = self.helper_at(until);
        let turn = HelperState::of(&helper, self.locale).turn(&helper);
        if turn.beats.is_empty() { Vec::new() } else { vec![turn] }
    }

    fn board(&self, at: BoardAt) -> Box<dyn DynPosition> {
        self.at(at.entry)
    }

    fn choose(&mut self, text: &str) -> Result<Vec<NarratedLine>, SessionError> {
        let proposed = text.trim().strip_prefix(OTHERWISE).and_then(|entry| entry.parse().ok());
        if let Some(proposed) = proposed {
            return self.want_otherwise(proposed);
        }
        let entries = match text.trim() {
            AS_KNOWN => {
                let state = HelperState::of(&self.helper, self.locale);
                let known = state.as_known(&self.helper);
                if known.is_empty() {
                    return Err(notice!("refusal-no-fact").into());
                }
                known
            }
            text => text.split(TOGETHER).map(|one| self.read(one)).collect::<Result<_, _>>()?,
        };
        self.enter_all(entries)
    }

    fn choose_set(&mut self, texts: &[String]) -> Result<Vec<NarratedLine>, SessionError> {
        if texts.is_empty() {
            return Err(notice!("refusal-nothing-entered").into());
        }
        let entries = texts.iter().map(|text| self.read(text)).collect::<Result<_, _>>()?;
        self.enter_all(entries)
    }

    fn roll(&mut self) -> Result<Vec<Rolled>, SessionError> {
        Err(notice!("refusal-table-luck").into())
    }

    fn play_bot_until(
        &mut self,
        _: &str,
        _: u64,
        _: Until,
        _: Stop<'_>,
    ) -> Result<usize, SessionError> {
        Err(no_player())
    }

    fn deciding(&self, _: Seat) -> Result<Resumable<String>, SessionError> {
        Err(no_player())
    }

    fn forget(&self) {}

    fn bytes(&self) -> usize {
        let log: usize = self.log.iter().map(LogEntry::bytes).sum();
        let entries = self.log.capacity() + self.undone.capacity();
        // A helper holds several copies of the table.
        log + entries * size_of::<Entry<G>>() + 8 * size_of::<G>()
    }

    fn advising(&self, _: Budget) -> Result<Resumable<Result<Advice, SessionError>>, SessionError> {
        Err(no_player())
    }

    fn chose(&self, entry: usize) -> Option<Seat> {
        self.log.get(entry)?.seat
    }

    fn evaluating(&self, _: usize, _: Budget) -> Option<Resumable<Option<ChoiceEvaluation>>> {
        None
    }

    fn evaluating_again(
        &self,
        _: usize,
        _: &str,
        _: usize,
        _: Budget,
    ) -> Option<Resumable<Option<SecondLook>>> {
        None
    }

    fn undo(&mut self) -> Result<(), SessionError> {
        if self.log.is_empty() {
            return Err(notice!("refusal-no-undo").into());
        }
        let by_person = self.helper.entries().iter().rposition(|entry| !entry.is_alone());
        self.take_back_to(by_person.unwrap_or(0));
        self.settle();
        Ok(())
    }

    fn redo(&mut self) -> Result<(), SessionError> {
        let next = self.undone.last().copied();
        let next = next.ok_or_else(|| notice!("refusal-no-redo"))?;
        self.enter(next)?;
        self.settle();
        Ok(())
    }

    fn undo_choice(&mut self) -> Result<(), SessionError> {
        let keep = self.helper.before_last_answer();
        let keep = keep.ok_or_else(|| notice!("refusal-no-undo"))?;
        self.take_back_to(keep);
        self.settle();
        Ok(())
    }

    fn redo_choice(&mut self) -> Result<(), SessionError> {
        let asked = HelperState::of(&self.helper, self.locale).stage.queries();
        let presses = self.helper.presses();
        let made = self.undone.iter().rev().map(ToString::to_string);
        let made: Vec<String> =
            made.take(presses.iter().map(Vec::len).max().unwrap_or(0)).collect();
        let of_press = presses.iter().filter(|press| {
            press.len() <= made.len()
                && press.iter().map(ToString::to_string).eq(made[..press.len()].iter().cloned())
        });
        let of_press = of_press.map(Vec::len).max().unwrap_or(1);
        for _ in 0..of_press {
            self.redo()?;
        }
        if of_press > 1 {
            return Ok(());
        }
        while let Some(Entry::Answer(answer)) = self.undone.last() {
            if !asked.contains(G::query_of(*answer)) {
                break;
            }
            self.redo()?;
        }
        Ok(())
    }

    fn save(&self) -> Save {
        let state = HelperState::of(&self.helper, self.locale);
        let mut save = Save {
            soloist: FORM,
            game: G::ID.to_string(),
            rules: G::RULES_VERSION,
            content: G::fingerprint(state.game.content()).to_string(),
            owner: self.owner.clone(),
            options: self.settings.clone(),
            chance_source: self.chance_source,
            play: Play::Friendly,
            practice: self.practice,
            helper: true,
            players: SavedPlayers::default(),
            state: None,
            entries: self.helper.entries().iter().map(ToString::to_string).collect(),
            undone: self.undone.iter().rev().map(ToString::to_string).collect(),
            presses: Vec::new(),
            later: Settings::new(),
        };
        self.later.write_into(&mut save);
        save
    }

    fn clone_box(&self) -> Box<dyn DynSession> {
        Box::new(self.clone())
    }
}

fn no_player() -> SessionError {
    notice!("refusal-helper-player").into()
}

/// The error for an entry that is not asked.
fn not_asked(illegal: IllegalAction, asks: Notice) -> SessionError {
    notice!("refusal-asked", illegal = Notice::from(illegal), asks = asks).into()
}
