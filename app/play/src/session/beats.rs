//! What happened since somebody last chose, turn by turn, with turns of others in beats, each with
//! the board of its moment.

use game_core::{Beat, Emitted, GameInfo, Recorder, Seat, Viewer};

use i18n::{Locale, message};

use super::Session;
use crate::state::read_edited;
use crate::{BoardAt, NarratedLine, NarratedTurn};

/// How many entries back to look for whose turn it was.
const LOOKED_THROUGH: usize = 400;

/// Number of sentences that summarise a turn for which its game has no summary.
const SENTENCES: usize = 3;

/// Who acts in a turn.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Whose {
    Own,
    /// Another seat, or the automated opponent.
    Other(Option<Seat>),
}

impl<G: GameInfo> Session<G> {
    /// The entries `from..until`, turn by turn.
    pub(super) fn turns_between(
        &self,
        viewer: Viewer,
        from: usize,
        until: usize,
    ) -> Vec<NarratedTurn> {
        let mut narration = Turns::<G>::new(self, viewer, from);
        if from == 0 {
            narration.opening();
        }
        for entry in from..until.min(self.steps.len()) {
            narration.entry(entry);
        }
        narration.end()
    }

    /// The position at a moment within an entry, found by replaying the entry.
    pub(super) fn board_at(&self, at: BoardAt) -> G {
        if at.opening {
            return self.opening_board(at.told).unwrap_or_else(|| self.position(0).clone());
        }
        let Some(step) = self.steps.get(at.entry) else { return self.game.clone() };
        if at.told == 0 {
            return step.before.clone();
        }
        if at.told < step.told.len() {
            let mut game = step.before.clone();
            let mut filmed = Recorder::new();
            game.apply_unchecked(step.choice, &mut filmed);
            if let Some(board) = filmed.after(at.told) {
                return G::clone(board);
            }
        }
        self.position(at.entry + 1).clone()
    }

    /// The position after `told` lines of what followed from an edited position, found by setting
    /// that position again.
    fn opening_board(&self, told: usize) -> Option<G> {
        let first = self.position(0);
        let state = self.edited.as_ref()?;
        let state = read_edited::<G>(state, first.options(), first.content()).ok()?;
        let mut filmed = Recorder::new();
        G::set_emitting(first.options(), first.content(), state, &mut filmed).ok()?;
        filmed.after(told).cloned()
    }

    /// The turn of the automated opponent that this entry continues, if any.
    fn goes_on_with(&self, entry: usize) -> Option<Title> {
        let before = &self.steps[entry.saturating_sub(LOOKED_THROUGH)..entry.min(self.steps.len())];
        let mut told = before.iter().rev().flat_map(|step| step.told.iter().rev());
        let (seat, title) = told.find_map(|told| self.title_of(told))?;
        seat.is_none().then_some(title)
    }

    /// Whose turn an event begins, and its title.
    fn title_of(&self, told: &Emitted<G::Event>) -> Option<(Option<Seat>, Title)> {
        let turn = self.game.turn_of(told, Locale::English)?;
        let shown = match self.locale {
            Locale::English => turn.title.clone(),
            other => self.game.turn_of(told, other)?.title,
        };
        Some((turn.seat, Title { english: turn.title, shown }))
    }
}

/// The title of a turn. Turns are told apart by the English one, so that every language tells the
/// same turns.
#[derive(Clone, Debug, Default)]
struct Title {
    english: String,
    shown: String,
}

impl PartialEq for Title {
    fn eq(&self, other: &Self) -> bool {
        self.english == other.english
    }
}

/// Builds turns from lines.
struct Turns<'s, G: GameInfo> {
    session: &'s Session<G>,
    viewer: Viewer,
    own: Option<Seat>,
    whose: Whose,
    title: Title,
    /// The title of the last turn.
    last: Title,
    turns: Vec<NarratedTurn>,
    /// Lines that lead up to the next beat of the last turn.
    leads: Vec<NarratedLine>,
    /// The events of the last turn.
    events: Vec<&'s G::Event>,
    /// Whether the next line begins a new turn even of the same player.
    fresh: bool,
}

impl<'s, G: GameInfo> Turns<'s, G> {
    fn new(session: &'s Session<G>, viewer: Viewer, from: usize) -> Self {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Nobody | Viewer::Everybody => None,
        };
        let (whose, title) = match session.goes_on_with(from) {
            Some(title) => (Whose::Other(None), title),
            None => (Whose::Own, Title::default()),
        };
        let (leads, events) = (Vec::new(), Vec::new());
        let (turns, last) = (Vec::new(), Title::default());
        Turns { session, viewer, own, whose, title, last, turns, leads, events, fresh: true }
    }

    fn entry(&mut self, entry: usize) {
        let step = &self.session.steps[entry];
        if let Some(seat) = step.seat() {
            let whose = match (Some(seat) == self.own, self.whose) {
                (true, Whose::Other(None)) => Whose::Other(None),
                (true, _) => Whose::Own,
                (false, _) => Whose::Other(Some(seat)),
            };
            let title = || {
                let in_language = |locale: Locale| -> String {
                    let name = self.session.game.seat_name(seat, locale);
                    message!(locale, "turn-of", name = name).into()
                };
                let english = in_language(Locale::English);
                Title { english, shown: in_language(self.session.locale) }
            };
            if whose != self.whose {
                self.title = title();
                self.whose = whose;
            }
            if step.told.is_empty() && Some(seat) != self.own {
                self.line(
                    Beat::Leads,
                    self.acted(entry, seat),
                    BoardAt { entry, ..BoardAt::default() },
                );
            }
        }
        // The log keeps its lines, so that a page does not put a hundred entries into words again.
        let lines = self.session.log_entry(entry, self.viewer).told;
        self.lines(lines, &step.told, BoardAt { entry, ..BoardAt::default() });
    }

    /// What followed from an edited position. Unless its turn is known, it belongs to nobody.
    fn opening(&mut self) {
        let lines = self.session.opening_lines(self.viewer);
        let in_language =
            |locale: Locale| -> String { message!(locale, "turn-from-position").into() };
        let english = in_language(Locale::English);
        let title = Title { english, shown: in_language(self.session.locale) };
        (self.whose, self.title) = (Whose::Other(None), title.clone());
        let at = BoardAt { opening: true, ..BoardAt::default() };
        self.lines(lines, &self.session.opening, at);
        if self.title == title {
            (self.whose, self.title) = (Whose::Own, Title::default());
        }
    }

    /// Adds consecutive lines, starting at this moment.
    fn lines(&mut self, lines: Vec<NarratedLine>, told: &'s [Emitted<G::Event>], from: BoardAt) {
        for (nth, (line, told)) in lines.into_iter().zip(told).enumerate() {
            if let Some((seat, title)) = self.session.title_of(told) {
                let whose = match seat {
                    Some(seat) if Some(seat) == self.own => Whose::Own,
                    other => Whose::Other(other),
                };
                self.fresh |= whose != self.whose || title != self.title;
                (self.whose, self.title) = (whose, title);
            }
            let beat = self.session.game.beat(told);
            if beat != Beat::Heads {
                self.line(beat, line, BoardAt { told: nth, ..from });
                self.events.push(&told.event);
            }
        }
    }

    /// The line for another seat's choice that has no other narration.
    fn acted(&self, entry: usize, seat: Seat) -> NarratedLine {
        let (step, locale) = (&self.session.steps[entry], self.session.locale);
        let name = self.session.game.seat_name(seat, locale);
        let described = step.before.describe(step.choice, locale);
        let label = step.before.redact(step.choice, self.viewer, locale);
        let label = label.unwrap_or_else(|| super::in_words(&step.before, step.choice, locale));
        NarratedLine {
            rule: described.rule.0,
            event: serde_json::Value::Null,
            heading: None,
            text: message!(locale, "turn-acted", name = name, what = label).into(),
            reasons: Vec::new(),
            places: Vec::new(),
            alone: None,
        }
    }

    /// Adds a line; `at` is the moment of the line before it.
    fn line(&mut self, beat: Beat, line: NarratedLine, at: BoardAt) {
        let own = self.whose == Whose::Own;
        if self.fresh
            || self.turns.last().is_none_or(|turn| turn.own != own || self.last != self.title)
        {
            self.close();
            let Whose::Other(seat) = self.whose else {
                self.turns.push(NarratedTurn { own: true, ..NarratedTurn::default() });
                self.title = Title::default();
                self.last = Title::default();
                self.fresh = false;
                return self.line(beat, line, at);
            };
            self.last = self.title.clone();
            let (title, before) = (self.title.shown.clone(), at);
            self.turns.push(NarratedTurn {
                own: false,
                seat,
                title,
                before,
                ..NarratedTurn::default()
            });
            self.fresh = false;
        }
        let after = BoardAt { told: at.told + 1, ..at };
        let Some(turn) = self.turns.last_mut() else { return };
        turn.add(&mut self.leads, beat, line, after);
    }

    /// Ends the last turn.
    fn close(&mut self) {
        let leads = std::mem::take(&mut self.leads);
        let events = std::mem::take(&mut self.events);
        let Some(turn) = self.turns.last_mut() else { return };
        turn.close(leads);
        if !turn.own {
            let summed = self.session.game.sum_up(&events, self.session.locale);
            turn.summary = summed.unwrap_or_else(|| first_sentences(turn));
        }
    }

    fn end(mut self) -> Vec<NarratedTurn> {
        self.close();
        self.turns.retain(|turn| !turn.beats.is_empty());
        self.turns
    }
}

/// The first sentences of a turn, where the game has no summary for it.
fn first_sentences(turn: &NarratedTurn) -> String {
    let said = turn.beats.iter().take(SENTENCES).map(|beat| beat.says().text.as_str());
    let mut said: Vec<&str> = said.collect();
    if turn.beats.len() > SENTENCES {
        said.push("…");
    }
    said.join(" ")
}
