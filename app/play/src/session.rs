use std::str::FromStr;
use std::sync::{Arc, OnceLock};

use game_core::{
    Choices, ContentOverrides, Description, Dice, Emitted, GameInfo, IllegalAction, NoSink, Press,
    Recorder, Seat, Selected, Settings, Turn, ValidationError, Viewer, hides, may_continue,
    presses, reveals, selection_entries,
};
use i18n::{Locale, Notice, message, notice};
use serde_json::Value;

use crate::TOGETHER;
use crate::calibration::{Calibration, CalibrationMap};
use crate::json::JsonWriter;
use crate::plain_text::{one_line, shortened};
use crate::player_slot::wrong_count;
use crate::position::Position;
use crate::save::{FORM, MOST_TEXT};
use crate::unknown_fields::{SavedPlayers, UnknownFields};
use crate::{
    ChanceSource, DynPosition, LogEntry, NarratedLine, Play, PlayerSlot, Save, SessionError, people,
};

mod beats;
mod bots;
mod dyn_session;
mod explanation;
mod line;
mod minds;
mod press_log;
mod reasons;
mod replay;
mod search;
mod together;

pub use bots::untimed;
use minds::Minds;
use press_log::{MOST_TOGETHER, PressLog};
pub(crate) use replay::left_out;
pub use search::search_position;

/// A game being played.
///
/// The position before each entry is kept, so that undo and looking back are copies, not replays.
/// An entry is carried out on a copy, which replaces the position only when the entry is complete.
#[derive(Clone)]
pub struct Session<G: GameInfo> {
    pub(crate) settings: Settings,
    pub(crate) chance_source: ChanceSource,
    pub(crate) play: Play,
    pub(crate) practice: bool,
    /// The player of each seat.
    players: Vec<PlayerSlot>,
    minds: Minds<G>,
    /// The calibration map; `None` if there is none.
    calibration: Option<Arc<CalibrationMap>>,
    /// Content overrides of the owner of a copy.
    pub(crate) owner: ContentOverrides,
    /// How positions and events are written as JSON; `None` for pages.
    pub(crate) json: Option<JsonWriter<G>>,
    /// The edited position that the game started from.
    pub(crate) edited: Option<Value>,
    /// What followed from that position before the first entry.
    pub(crate) opening: Vec<Emitted<G::Event>>,
    /// Fields of a save from a later version that this version does not know.
    pub(crate) later: UnknownFields,
    /// The language of all texts; no save holds it.
    locale: Locale,
    game: G,
    /// The entries, shared with copies of the session in other languages.
    steps: Arc<Vec<Step<G>>>,
    /// Undone entries; the last is the next to redo.
    undone: Vec<G::Choice>,
    /// The presses of several entries, those undone too.
    pressed: PressLog,
    /// Number of entries that are results of chance.
    chances: u64,
    /// Number of entries up to and including the last undone result of a real table: choices before
    /// it were made without knowing it.
    known: usize,
}

/// One entry of the log.
#[derive(Clone)]
struct Step<G: GameInfo> {
    before: G,
    choice: G::Choice,
    told: Vec<Emitted<G::Event>>,
    /// The entry in words, cached for the viewer and the language that read it first: every page
    /// shows the last turns again.
    said: OnceLock<Arc<(Viewer, Locale, LogEntry)>>,
}

impl<G: GameInfo> Step<G> {
    fn seat(&self) -> Option<Seat> {
        match self.before.turn() {
            Turn::Choose(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }
}

impl<G: GameInfo> Session<G> {
    /// A session that starts at this position.
    pub(crate) fn new(
        game: G,
        settings: Settings,
        chance_source: ChanceSource,
        play: Play,
    ) -> Self {
        let players = vec![PlayerSlot::Person; usize::from(G::seats(game.options()))];
        Session {
            settings,
            chance_source,
            play,
            practice: false,
            minds: Minds::new(players.len()),
            calibration: Calibration::map_for(&game).map(Arc::new),
            players,
            owner: ContentOverrides::default(),
            json: None,
            edited: None,
            opening: Vec::new(),
            later: UnknownFields::default(),
            locale: Locale::English,
            game,
            steps: Arc::default(),
            undone: Vec::new(),
            pressed: PressLog::default(),
            chances: 0,
            known: 0,
        }
    }

    /// Sets the player of each seat; an empty list means people.
    pub(crate) fn seat(&mut self, players: &[PlayerSlot]) -> Result<(), Notice> {
        if let Some(why) = wrong_count(players, self.players.len() as u8) {
            return Err(why);
        }
        let given = players.iter().copied().chain(std::iter::repeat(PlayerSlot::Person));
        self.players = given.take(self.players.len()).collect();
        self.later.players.clear();
        self.minds.forget();
        Ok(())
    }

    /// Whether a person acts at this position, by choosing or by entering what a real table shows.
    fn asks_person(&self, game: &G) -> bool {
        match game.turn() {
            Turn::Choose(seat) => self.players.get(seat.index()) == Some(&PlayerSlot::Person),
            Turn::Chance => self.chance_source == ChanceSource::Table,
            Turn::Over => false,
        }
    }

    /// The area of a real table that this position asks about.
    fn area(&self, game: &G) -> Option<String> {
        let asked = self.chance_source == ChanceSource::Table && game.turn() == Turn::Chance;
        Some(game.area(Locale::English).filter(|_| asked)?.name)
    }

    /// The seed's answer, if it is the seed's turn.
    fn fate(&self) -> Option<G::Choice> {
        let (ChanceSource::Seed(seed), Turn::Chance) = (self.chance_source, self.game.turn())
        else {
            return None;
        };
        let mut choices = Choices::default();
        self.game.choices(&mut choices);
        choices.pick(&mut Dice::keyed(seed, self.chances))
    }

    /// Makes an entry; the session is unchanged if the choice is not listed.
    fn enter(&mut self, choice: G::Choice) -> Result<(), IllegalAction> {
        let mut next = self.game.clone();
        let mut told = Recorder::<G, _>::events_only();
        next.apply(choice, &mut told)?;
        let before = std::mem::replace(&mut self.game, next);
        self.chances += u64::from(before.turn() == Turn::Chance);
        self.steps_mut().push(Step {
            before,
            choice,
            told: told.into_emitted(),
            said: OnceLock::new(),
        });
        if self.undone.last() == Some(&choice) {
            self.undone.pop();
        } else {
            self.undone.clear();
            self.pressed.forget_from(self.steps.len() - 1);
        }
        if self.game.turn() == Turn::Over {
            self.minds.forget();
        }
        Ok(())
    }

    /// A position of this game for front ends.
    fn moment(&self, game: &G) -> Box<dyn DynPosition> {
        Box::new(Position { game: game.clone(), json: self.json, locale: self.locale })
    }

    /// The entries, for a change. In a program for a browser this code exists once for each game.
    #[inline(never)]
    fn steps_mut(&mut self) -> &mut Vec<Step<G>> {
        Arc::make_mut(&mut self.steps)
    }

    /// Undoes the last entry, whatever it is.
    fn take_back(&mut self) {
        let Some(step) = self.steps_mut().pop() else { return };
        if step.seat().is_none() {
            self.chances -= 1;
            self.known = self.known.max(self.steps.len() + 1);
        }
        self.undone.push(step.choice);
        self.game = step.before;
    }

    /// Whether the choice at entry `nth` revealed something: whether a person's view gained
    /// something that undo would not make them forget. Bots start afresh, so they remember nothing.
    /// Computed on request, by making the choice again.
    fn revealed(&self, nth: usize) -> bool {
        let Some(step) = self.steps.get(nth) else { return false };
        let after = self.position(nth + 1);
        // The end of a game with several seats shows everything to everybody.
        let shows_all = after.turn() == Turn::Over && self.players.len() > 1;
        people(&self.players).any(|seat| {
            reveals(&step.before, step.choice, seat) || (shows_all && hides(after, seat))
        })
    }

    /// Whether the entries from `from` on revealed anything, by chance, by a bot, or by what a
    /// choice showed somebody.
    fn shown_since(&self, from: usize) -> bool {
        let chose = |step: &Step<G>| step.seat().is_some() && self.asks_person(&step.before);
        self.steps.iter().enumerate().skip(from).any(|(_, step)| !chose(step))
            || (from..self.steps.len()).any(|nth| self.revealed(nth))
    }

    /// Undoes entries until `keep` are left, unless strict play forbids it.
    fn undo_to(&mut self, keep: usize) -> Result<(), SessionError> {
        let chose = |step: &Step<G>| step.seat().is_some() && self.asks_person(&step.before);
        let undone = || self.steps.iter().enumerate().skip(keep);
        let past_answers = !undone().all(|(_, step)| chose(step));
        // At a real table undo corrects what was entered; only a choice that is undone with it, or
        // after it, could be made again with more knowledge.
        let chosen = || undone().filter(|(_, step)| step.seat().is_some()).map(|(nth, _)| nth);
        let past_chance = match self.chance_source {
            ChanceSource::Seed(_) => past_answers,
            ChanceSource::Table => chosen().any(|nth| past_answers || nth < self.known),
        };
        if past_answers && self.play == Play::Strict {
            return Err(notice!("refusal-strict-undo").into());
        }
        // Computed only where it matters.
        let is_settled = self.play == Play::Friendly && (past_chance || self.practice);
        let past_looks = !is_settled && chosen().any(|nth| self.revealed(nth));
        if past_looks && self.play == Play::Strict {
            return Err(notice!("refusal-strict-learnt").into());
        }
        let marks = past_chance || past_looks;
        while self.steps.len() > keep {
            self.take_back();
        }
        self.practice |= marks;
        Ok(())
    }

    /// A copy with the first entries only, which knows nothing of the others.
    fn cut(&self, entries: usize) -> Self {
        let mut copy = self.clone();
        while copy.steps.len() > entries {
            copy.take_back();
        }
        copy.undone.clear();
        copy.pressed.forget_from(copy.steps.len());
        copy.known = self.known.min(copy.steps.len());
        copy
    }

    fn redo_one(&mut self) -> Result<(), SessionError> {
        let next = *self.undone.last().ok_or_else(|| notice!("refusal-no-redo"))?;
        Ok(self.enter(next)?)
    }

    /// Makes a choice, or several that a person enters with one press.
    fn choose_text(&mut self, text: &str) -> Result<(), SessionError> {
        if !text.contains(TOGETHER) {
            return self.choose_one(text);
        }
        let choices = text.split(TOGETHER).take(MOST_TOGETHER + 1).map(read_choice::<G>);
        let choices = choices.collect::<Result<Vec<_>, _>>()?;
        self.enter_together(choices)
    }

    /// Makes all of these choices, one after the other. Undo takes them back together.
    fn enter_together(&mut self, choices: Vec<G::Choice>) -> Result<(), SessionError> {
        self.check_press(&choices)?;
        let from = self.steps.len();
        for choice in choices {
            self.enter(choice)?;
        }
        self.pressed.note(from, self.steps.len() - from);
        Ok(())
    }

    /// Whether the seat to move can make these choices, one after the other.
    fn check_press(&self, choices: &[G::Choice]) -> Result<(), SessionError> {
        let (mut game, turn) = (self.game.clone(), self.game.turn());
        let (first, most) = (choices.first(), choices.len() > MOST_TOGETHER);
        let illegal = |choice: G::Choice| IllegalAction { choice: choice.to_string() };
        if let Some(&first) = first.filter(|_| most || !matches!(turn, Turn::Choose(_))) {
            return Err(illegal(first).into());
        }
        for &choice in choices {
            if game.turn() != turn {
                return Err(illegal(choice).into());
            }
            game.apply(choice, &mut NoSink)?;
        }
        Ok(())
    }

    fn choose_one(&mut self, text: &str) -> Result<(), SessionError> {
        let choice = read_choice::<G>(text)?;
        let mut choices = Choices::default();
        self.game.choices(&mut choices);
        if !choices.contains(choice) {
            return Err(IllegalAction { choice: choice.to_string() }.into());
        }
        let against_the_seed = self.fate().is_some_and(|fate| fate != choice);
        if against_the_seed && self.play == Play::Strict {
            return Err(notice!("refusal-strict-seed").into());
        }
        self.enter(choice)?;
        self.practice |= against_the_seed;
        Ok(())
    }

    /// Makes the entries of a selection and completes it, those that answer the questions of an
    /// area, or choices that were marked to be made together.
    fn choose_selection(&mut self, texts: &[String]) -> Result<(), SessionError> {
        if self.are_marked(texts) {
            return self.choose_together(texts);
        }
        let read = texts.iter().map(|text| read_choice::<G>(text));
        let mut entries = read.collect::<Result<Vec<_>, _>>()?;
        match self.area(&self.game) {
            Some(area) => self.check_area(&area, &entries)?,
            None if entries.is_empty() && self.game.selection().is_none() => {
                return Err(notice!("refusal-no-answer").into());
            }
            None => entries = selection_entries(&self.game, &entries)?,
        }
        for entry in entries {
            self.enter(entry)?;
        }
        Ok(())
    }

    /// Whether these entries answer the questions of this area, one after the other.
    fn check_area(&self, area: &str, entries: &[G::Choice]) -> Result<(), SessionError> {
        if entries.is_empty() {
            return Err(notice!("refusal-no-answer").into());
        }
        let mut game = self.game.clone();
        for (nth, &entry) in entries.iter().enumerate() {
            if self.area(&game).as_deref() != Some(area) {
                let given = entries.len();
                return Err(notice!("refusal-answers", enough = nth, given = given).into());
            }
            game.apply(entry, &mut NoSink).map_err(|_| {
                let spot = game.area(self.locale).map_or_else(String::new, |area| area.spot);
                not_in_area(entry.to_string(), spot, nth + 1)
            })?;
        }
        Ok(())
    }

    /// Whether the position after this many entries continues the multi-select or the area that the
    /// last of them belongs to.
    fn goes_on(&self, entries: usize) -> bool {
        let Some(last) = entries.checked_sub(1).and_then(|last| self.steps.get(last)) else {
            return false;
        };
        if let Some(is_within) = self.pressed.is_within(entries) {
            return is_within;
        }
        let area = self.area(&last.before);
        if area.is_some() && area == self.area(self.position(entries)) {
            return true;
        }
        let now = self.position(entries).selection();
        let set = last.before.selection().filter(|_| now.is_some());
        set.is_some_and(|set| set.selected(last.choice, now.as_ref()) == Selected::GoesOn)
            || self.is_within_press(entries)
    }

    /// Whether a person could have made the entries before and after this number of them with one
    /// press. Undone entries count as if they came next.
    fn is_within_press(&self, entries: usize) -> bool {
        if !self.may_be_linked(entries) {
            return false;
        }
        let linked = |from: &usize| self.may_be_linked(*from);
        let least = (1..entries).rev().take(MOST_TOGETHER).take_while(linked).last();
        let least = least.unwrap_or(entries) - 1;
        (least..entries).any(|from| self.is_one_press(from, entries))
    }

    /// Whether one press at this entry makes it and others up to beyond `past`.
    fn is_one_press(&self, from: usize, past: usize) -> bool {
        let before = self.position(from);
        let mut listed = Choices::default();
        before.choices(&mut listed);
        let made = |press: &Press<G>| {
            let made = |(nth, choice)| self.choice_at(from + nth) == Some(choice);
            let all = |choices: &mut dyn ExactSizeIterator<Item = G::Choice>| {
                from + choices.len() > past && choices.enumerate().all(made)
            };
            all(&mut press.choices()) || all(&mut press.bare())
        };
        presses(before, listed.listed(), &[]).listed.iter().any(made)
    }

    /// Whether the entries before and after this number of them may belong to one press.
    fn may_be_linked(&self, entries: usize) -> bool {
        let Some(last) = entries.checked_sub(1) else { return false };
        let (before, after) = (self.position(last), self.position(entries));
        let both = self.choice_at(last).zip(self.choice_at(entries));
        self.asks_person(before)
            && both.is_some_and(|(choice, next)| may_continue(before, choice, after, next))
    }

    /// The choice of an entry, or of an undone one that would come to be it.
    fn choice_at(&self, entry: usize) -> Option<G::Choice> {
        let undone = |after: usize| self.undone.iter().rev().nth(after).copied();
        match self.steps.get(entry) {
            Some(step) => Some(step.choice),
            None => undone(entry - self.steps.len()),
        }
    }

    /// The position after the first `entries` entries.
    fn position(&self, entries: usize) -> &G {
        self.steps.get(entries).map_or(&self.game, |step| &step.before)
    }

    fn log_entry(&self, index: usize, viewer: Viewer) -> LogEntry {
        let said = &self.steps[index].said;
        let words = || Arc::new((viewer, self.locale, self.entry_in_words(index, viewer)));
        match &**said.get_or_init(words) {
            (whose, locale, entry) if (*whose, *locale) == (viewer, self.locale) => entry.clone(),
            _ => self.entry_in_words(index, viewer),
        }
    }

    fn entry_in_words(&self, index: usize, viewer: Viewer) -> LogEntry {
        let step = &self.steps[index];
        let (text, label) = match step.before.redact(step.choice, viewer, self.locale) {
            Some(shown) => (shown.clone(), shown),
            None => (step.choice.to_string(), in_words(&step.before, step.choice, self.locale)),
        };
        LogEntry { index, seat: step.seat(), text, label, told: self.told(index, viewer) }
    }

    /// The narration of an entry, for this viewer.
    fn told(&self, index: usize, viewer: Viewer) -> Vec<NarratedLine> {
        self.narrated_lines(self.position(index + 1), &self.steps[index].told, viewer)
    }

    /// What followed from an edited position, for this viewer.
    fn opening_lines(&self, viewer: Viewer) -> Vec<NarratedLine> {
        self.narrated_lines(self.position(0), &self.opening, viewer)
    }

    /// The narration of these events up to this position, for this viewer.
    fn narrated_lines(
        &self,
        after: &G,
        told: &[Emitted<G::Event>],
        viewer: Viewer,
    ) -> Vec<NarratedLine> {
        let lines = told.iter().map(|told| {
            let line = after.describe_event(&told.event, viewer, self.locale);
            let open = viewer == Viewer::Everybody
                || line == after.describe_event(&told.event, Viewer::Everybody, self.locale);
            let json = self.json.filter(|_| open);
            NarratedLine {
                rule: told.rule.0,
                event: json.map(|json| json.event(&told.event)).unwrap_or_default(),
                heading: open.then(|| G::heading(&told.event, &line.text, self.locale)).flatten(),
                text: line.text,
                reasons: line.reasons,
                places: line.places,
                alone: None,
            }
        });
        lines.collect()
    }

    /// Approximate size in bytes, including the search trees of bots.
    fn weight(&self) -> usize {
        let step = |step: &Step<G>| {
            let said = step.said.get().map_or(0, |said| said.2.bytes());
            step.told.capacity() * size_of::<Emitted<G::Event>>() + said
        };
        let steps: usize = self.steps.iter().map(step).sum();
        size_of::<Self>()
            + self.steps.capacity() * size_of::<Step<G>>()
            + steps
            + self.undone.capacity() * size_of::<G::Choice>()
            + self.minds.bytes()
    }

    /// The session as a save.
    fn to_save(&self) -> Save {
        let people = self.players.iter().all(|player| *player == PlayerSlot::Person);
        let mut save = Save {
            soloist: FORM,
            game: G::ID.to_string(),
            rules: G::RULES_VERSION,
            content: G::fingerprint(self.game.content()).to_string(),
            owner: self.owner.clone(),
            options: self.settings.clone(),
            chance_source: self.chance_source,
            play: self.play,
            practice: self.practice,
            helper: false,
            players: match people && self.later.players.is_empty() {
                true => SavedPlayers::default(),
                false => self.players.clone().into(),
            },
            state: self.edited.clone(),
            entries: self.steps.iter().map(|step| step.choice.to_string()).collect(),
            undone: self.undone.iter().rev().map(G::Choice::to_string).collect(),
            presses: self.pressed.saved(self.steps.len() + self.undone.len()),
            later: Settings::new(),
        };
        self.later.write_into(&mut save);
        save
    }
}

/// The error for a replay of a save that was stopped.
pub(crate) fn takes_too_long(index: usize, entries: usize) -> ValidationError {
    ValidationError::new("save, entries", notice!("refusal-too-long", index = index, of = entries))
}

/// The error for an answer that the spot of an area does not take.
fn not_in_area(entry: String, spot: String, number: usize) -> Notice {
    notice!("refusal-spot", entry = entry, spot = spot, number = number)
}

/// A choice in words, with its heading, which names the use of a card that has several.
pub(crate) fn in_words<G: GameInfo>(game: &G, choice: G::Choice, locale: Locale) -> String {
    heads(locale, game.describe(choice, locale))
}

/// A choice with its heading before it, in this language.
pub(crate) fn heads(locale: Locale, described: Description) -> String {
    match described.group.as_str() {
        "" => described.label,
        group => message!(locale, "headed", heading = group, what = described.label).into(),
    }
}

/// Parses the untrusted text of a choice.
fn read_choice<G: GameInfo>(text: &str) -> Result<G::Choice, Notice> {
    if text.len() > MOST_TEXT {
        return Err(notice!("refusal-choice-long", most = MOST_TEXT));
    }
    text.parse().map_err(|error: <G::Choice as FromStr>::Err| no_choice(text, &error.to_string()))
}

/// The error for a text that is no choice.
fn no_choice(text: &str, why: &str) -> Notice {
    notice!("refusal-no-choice", choice = shortened(text), why = one_line(why))
}
