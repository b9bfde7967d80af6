use std::sync::{Arc, OnceLock};

use game_core::{
    Choices, ContentOverrides, Description, Dice, Emitted, GameInfo, IllegalAction, NoSink,
    Recorder, Seat, Selected, Settings, Turn, ValidationError, Viewer, hides, reveals,
    selection_entries,
};
use i18n::{Locale, message};
use serde_json::Value;

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
mod reasons;
mod replay;
mod search;

pub use bots::untimed;
use minds::Minds;
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
            chances: 0,
            known: 0,
        }
    }

    /// Sets the player of each seat; an empty list means people.
    pub(crate) fn seat(&mut self, players: &[PlayerSlot]) -> Result<(), String> {
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
            return Err(refuse(
                "strict play takes back neither a result of chance nor a bot's choice",
            ));
        }
        // Computed only where it matters.
        let is_settled = self.play == Play::Friendly && (past_chance || self.practice);
        let past_looks = !is_settled && chosen().any(|nth| self.revealed(nth));
        if past_looks && self.play == Play::Strict {
            return Err(refuse(
                "strict play takes nothing back that somebody has learnt something by",
            ));
        }
        let marks = past_chance || past_looks;
        while self.steps.len() > keep {
            self.take_back();
        }
        self.practice |= marks;
        Ok(())
    }

    fn redo_one(&mut self) -> Result<(), SessionError> {
        let next = *self.undone.last().ok_or_else(|| refuse("there is nothing to redo"))?;
        self.enter(next).map_err(|illegal| SessionError(illegal.to_string()))
    }

    fn choose_text(&mut self, text: &str) -> Result<(), SessionError> {
        let choice = read_choice::<G>(text).map_err(SessionError)?;
        let mut choices = Choices::default();
        self.game.choices(&mut choices);
        if !choices.contains(choice) {
            return Err(SessionError(IllegalAction { choice: choice.to_string() }.to_string()));
        }
        let against_the_seed = self.fate().is_some_and(|fate| fate != choice);
        if against_the_seed && self.play == Play::Strict {
            return Err(refuse("in strict play the seed answers for chance; let it roll"));
        }
        self.enter(choice).map_err(|illegal| SessionError(illegal.to_string()))?;
        self.practice |= against_the_seed;
        Ok(())
    }

    /// Makes the entries of a selection and completes it, or those that answer the questions of an
    /// area.
    fn choose_selection(&mut self, texts: &[String]) -> Result<(), SessionError> {
        let read = texts.iter().map(|text| read_choice::<G>(text));
        let mut entries = read.collect::<Result<Vec<_>, _>>().map_err(SessionError)?;
        match self.area(&self.game) {
            Some(area) => self.check_area(&area, &entries)?,
            None => entries = selection_entries(&self.game, &entries).map_err(SessionError)?,
        }
        for entry in entries {
            self.enter(entry).map_err(|illegal| SessionError(illegal.to_string()))?;
        }
        Ok(())
    }

    /// Whether these entries answer the questions of this area, one after the other.
    fn check_area(&self, area: &str, entries: &[G::Choice]) -> Result<(), SessionError> {
        if entries.is_empty() {
            return Err(refuse("give at least one answer"));
        }
        let mut game = self.game.clone();
        for (nth, &entry) in entries.iter().enumerate() {
            if self.area(&game).as_deref() != Some(area) {
                return Err(SessionError(format!(
                    "{nth} answers are enough here, not {}",
                    entries.len()
                )));
            }
            game.apply(entry, &mut NoSink).map_err(|_| {
                let spot = game.area(self.locale).map_or_else(String::new, |area| area.spot);
                SessionError(format!("'{entry}' is no answer for '{spot}', number {}", nth + 1))
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
        let area = self.area(&last.before);
        if area.is_some() && area == self.area(self.position(entries)) {
            return true;
        }
        let now = self.position(entries).selection();
        let set = last.before.selection().filter(|_| now.is_some());
        set.is_some_and(|set| set.selected(last.choice, now.as_ref()) == Selected::GoesOn)
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
            later: Settings::new(),
        };
        self.later.write_into(&mut save);
        save
    }
}

/// The error for a replay of a save that was stopped.
pub(crate) fn takes_too_long(index: usize, entries: usize) -> ValidationError {
    let why = format!("it takes too long to play them again: given up after {index} of {entries}");
    ValidationError::new("save, entries", why)
}

fn refuse(why: &str) -> SessionError {
    SessionError(why.to_string())
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
fn read_choice<G: GameInfo>(text: &str) -> Result<G::Choice, String> {
    if text.len() > MOST_TEXT {
        return Err(format!("a choice has at most {MOST_TEXT} bytes"));
    }
    text.parse().map_err(|error| one_line(&format!("'{}' is no choice: {error}", shortened(text))))
}
