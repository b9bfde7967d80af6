use std::collections::VecDeque;

use game_core::{Seat, Turn, Viewer};
use i18n::{Messages, message, notice};
use play::{
    ChanceSource, DynPosition, DynSession, Listed, NarratedLine, Play, PlayerSlot, SessionError,
    only_person, people,
};
use service::{Games, Problem};

use super::command::{self, Command};
use super::interrupt::Interrupt;
use super::option_dialog::in_words;
use super::question::Asked;
use super::text::{TableLine, entry_lines, flattened, narrated_lines, news};
use super::{Input, Output, end};
use crate::failure::Failure;

/// One game at the terminal.
pub(crate) struct FrontEnd {
    pub(super) games: Games,
    pub(super) id: String,
    /// The words of the language in which the game is told.
    pub(super) words: Messages,
    /// The command that resumes this game.
    again: String,
    pub(super) output: Output,
    pub(super) input: Input,
    pub(super) interrupt: Interrupt,
    names: Vec<String>,
    pub(super) players: Vec<PlayerSlot>,
    /// Answers to the next questions that were given in the same line, and how many entries there
    /// were before the first.
    ahead: (VecDeque<String>, usize),
    /// The bot last announced as thinking.
    pub(super) announced: Option<Seat>,
    /// The person at the screen; `None` before anybody has sat down.
    watcher: Option<Seat>,
    /// How many log entries each seat has read, and last, viewers without a seat.
    told_to: Vec<usize>,
    /// Whether each of them has read what followed from an edited position.
    opened: Vec<bool>,
    /// The table as last shown to the person at the screen.
    pub(super) shown: Option<Vec<TableLine>>,
    /// The lines shown last that have reasons, or all if none has.
    pub(super) last_told: Vec<NarratedLine>,
    /// The step of the guide shown last.
    pub(super) guided: Option<usize>,
    /// Whether the review of the finished game was shown.
    pub(super) analysed: bool,
}

/// What happens after an answer or command.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Flow {
    /// The position may have changed: show it.
    On,
    /// Nothing changed: the same question is open.
    Same,
    /// The person leaves.
    Leave,
}

/// The possible answers for any of the first `spots` spots of the open area.
fn everywhere(now: &dyn DynPosition, viewer: Viewer, spots: usize) -> Vec<Listed> {
    let at = |nth| now.area(viewer, &[], Some(nth)).map(|area| area.choices);
    let mut all: Vec<Listed> = Vec::new();
    for one in (0..spots).filter_map(at).flatten() {
        if !all.iter().any(|other| other.text == one.text || other.alike.contains(&one.text)) {
            all.push(one);
        }
    }
    all
}

impl FrontEnd {
    pub(crate) fn new(
        games: Games,
        (id, words): (String, Messages),
        again: String,
        output: Output,
        input: Input,
    ) -> Self {
        FrontEnd {
            games,
            id,
            words,
            again,
            output,
            interrupt: Interrupt::new(input.at_terminal()),
            input,
            names: Vec::new(),
            players: Vec::new(),
            ahead: (VecDeque::new(), 0),
            announced: None,
            watcher: None,
            told_to: Vec::new(),
            opened: Vec::new(),
            shown: None,
            last_told: Vec::new(),
            guided: None,
            analysed: false,
        }
    }

    /// Reads the game, told in its language.
    pub(super) fn read<T>(&self, look: impl FnOnce(&dyn DynSession) -> T) -> Result<T, Problem> {
        Ok(look(self.games.open(&self.id)?.told_in(self.words.locale()).session()))
    }

    /// Plays until the game is over or the person leaves.
    pub(crate) fn run(mut self, resumed: bool) -> Result<(), Failure> {
        self.greet(resumed)?;
        self.play()?;
        let again = self.again.as_str();
        self.output.line(&message!(self.words, "kept", command = again))?;
        self.output.flush()
    }

    fn play(&mut self) -> Result<(), Failure> {
        loop {
            let (turn, bot) = self.read(|session| (session.turn(), session.asked_bot()))?;
            if let Some((seat, bot)) = bot {
                self.tell_news()?;
                if self.let_bot(seat, bot)? == Flow::Leave {
                    return Ok(());
                }
                continue;
            }
            if let Some(seat) = self.asked_seat(turn)?
                && self.hand_over(seat)? == Flow::Leave
            {
                return Ok(());
            }
            self.tell_news()?;
            if turn == Turn::Over {
                self.tell_end()?;
                if !self.input.at_terminal() {
                    return Ok(());
                }
            } else {
                self.tell_table()?;
            }
            if self.ask()? == Flow::Leave {
                return Ok(());
            }
        }
    }

    /// The person who must sit at the screen to answer: the one to choose, or the only one who may
    /// see what the real table shows. What only a bot may see is entered by whoever is there.
    fn asked_seat(&mut self, turn: Turn) -> Result<Option<Seat>, Failure> {
        let asked = match turn {
            Turn::Choose(seat) => Some(seat),
            Turn::Chance => self.read(|session| session.now().private_to())?,
            Turn::Over => None,
        };
        Ok(asked.filter(|&asked| people(&self.players).any(|seat| seat == asked)))
    }

    /// Updates the players. A single person is at the screen all the time.
    pub(super) fn know_players(&mut self) -> Result<(), Failure> {
        self.players = self.read(|session| session.players().to_vec())?;
        let sits = |watcher: Seat| people(&self.players).any(|seat| seat == watcher);
        if people(&self.players).count() <= 1 {
            self.watcher = only_person(&self.players);
        } else if !self.watcher.is_some_and(sits) {
            self.watcher = None;
        }
        Ok(())
    }

    /// Prints the game's name, its options, and notes on what differs from the save.
    fn greet(&mut self, resumed: bool) -> Result<(), Failure> {
        let words = self.words;
        let name = self.games.name(&self.id)?;
        let notes = self.games.open(&self.id)?.notes().to_vec();
        let (game, settings, chance_source, play, practice, names, length) =
            self.read(|session| {
                let names = (0..session.seats()).map(|seat| session.seat_name(Seat(seat)));
                (
                    session.game(),
                    session.settings(),
                    session.chance_source(),
                    session.play(),
                    session.practice(),
                    names.collect::<Vec<_>>(),
                    session.len(),
                )
            })?;
        self.told_to = vec![if resumed { length } else { 0 }; names.len() + 1];
        self.opened = vec![false; names.len() + 1];
        self.names = names;
        self.know_players()?;
        let kind = self.games.catalog().game(game);
        let title = kind.map_or(game, |kind| kind.title());
        let specs = kind.map(|kind| kind.option_specs(words.locale())).unwrap_or_default();
        let mut facts: Vec<String> = Vec::new();
        for spec in specs.iter().filter(|spec| spec.applies(&specs, &settings)) {
            match settings.get(&spec.id) {
                Some(value) if !spec.advanced || *value != spec.default => {
                    let (title, value) = (spec.title.as_str(), in_words(words, spec, value));
                    let fact = message!(words.locale(), "headed", heading = title, what = value);
                    facts.push(fact.into());
                }
                _ => {}
            }
        }
        let draws = self.read(|session| session.helping())?;
        facts.push(match chance_source {
            ChanceSource::Seed(seed) => {
                message!(words, "greet-seed", seed = seed.to_string()).into()
            }
            ChanceSource::Table if draws.is_some_and(|helping| helping.draws) => {
                message!(words, "greet-draws").into()
            }
            ChanceSource::Table => message!(words, "greet-luck").into(),
        });
        facts.extend(self.players_in_words());
        facts.extend((play == Play::Strict).then(|| message!(words, "greet-strict").into()));
        facts.extend(practice.then(|| message!(words, "greet-practice").into()));
        let id = self.id.as_str();
        self.output.line(&message!(words, "greet-kept", title = title, name = name, id = id))?;
        self.output.line(&format!("{}.", facts.join("; ")))?;
        for note in notes {
            let note = note.text(words.locale());
            self.output.line(&message!(words, "note", note = note))?;
        }
        if self.read(|session| session.helping().is_some())? {
            self.output.line(&message!(words, "greet-helper"))?;
        }
        self.output.line(&message!(words, "greet-answer"))
    }

    /// Hands the screen to the next person, if several people share it.
    fn hand_over(&mut self, seat: Seat) -> Result<Flow, Failure> {
        if self.watcher == Some(seat) {
            return Ok(Flow::On);
        }
        if self.names.len() > 1 {
            if self.watcher.is_some() {
                // The person who has just chosen still reads the result.
                self.tell_news()?;
                if self.input.at_terminal() {
                    self.output.line(&message!(self.words, "pass-clear"))?;
                    if self.pause()? == Flow::Leave {
                        return Ok(Flow::Leave);
                    }
                    self.output.clear()?;
                }
            }
            let name = self.names[seat.index()].as_str();
            let number = seat.index() + 1;
            self.output.line(&message!(self.words, "pass-to", number = number, name = name))?;
            if self.pause()? == Flow::Leave {
                return Ok(Flow::Leave);
            }
            self.output.clear()?;
        }
        self.watcher = Some(seat);
        self.shown = None;
        self.last_told.clear();
        Ok(Flow::On)
    }

    /// Waits for Enter.
    fn pause(&mut self) -> Result<Flow, Failure> {
        self.output.flush()?;
        match self.input.read(vec!["quit".to_string()])? {
            None => Ok(Flow::Leave),
            Some(line) if command::read(&line, self.words) == Some(Ok(Command::Quit)) => {
                Ok(Flow::Leave)
            }
            Some(_) => Ok(Flow::On),
        }
    }

    pub(super) fn viewer(&self) -> Viewer {
        match self.watcher {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Nobody,
        }
    }

    pub(super) fn who(&self, seat: Option<Seat>) -> String {
        match seat {
            None => message!(self.words.locale(), "hint-chance").into(),
            Some(seat) if self.viewer() == Viewer::Seat(seat) => {
                message!(self.words.locale(), "hint-you").into()
            }
            Some(seat) => self.name_of(seat),
        }
    }

    pub(super) fn name_of(&self, seat: Seat) -> String {
        let number = || message!(self.words, "seat-number", number = seat.index() + 1).into();
        self.names.get(seat.index()).cloned().unwrap_or_else(number)
    }

    /// Prints the log entries that the person at the screen has not read yet.
    pub(super) fn tell_news(&mut self) -> Result<(), Failure> {
        let viewer = self.viewer();
        let place = match self.watcher {
            Some(seat) => seat.index(),
            // Whoever sits down next reads it then.
            None if self.players.contains(&PlayerSlot::Person) => return Ok(()),
            None => self.names.len(),
        };
        let from = self.told_to[place];
        let unopened = from == 0 && !self.opened[place];
        let (opening, log, length) = self.read(|session| {
            let opening = if unopened { session.opening(viewer) } else { Vec::new() };
            (opening, session.log(viewer, from), session.len())
        })?;
        self.told_to[place] = length;
        self.opened[place] = true;
        if log.is_empty() && opening.is_empty() {
            return if length == 0 { self.tell_first_turn() } else { Ok(()) };
        }
        self.output.line("")?;
        self.output.lines(opening.iter().flat_map(|told| narrated_lines(self.words, told)))?;
        for entry in &log {
            self.output.lines(entry_lines(self.words, entry, &self.who(entry.seat)))?;
        }
        let log = log.into_iter().flat_map(|entry| entry.told);
        let told: Vec<NarratedLine> = opening.into_iter().chain(log).collect();
        let explained = |told: &[NarratedLine]| told.iter().any(|told| !told.reasons.is_empty());
        if explained(&told) || !explained(&self.last_told) {
            self.last_told = told;
        }
        Ok(())
    }

    /// Prints what a helper narrates before the first entry.
    fn tell_first_turn(&mut self) -> Result<(), Failure> {
        let helping = self.read(|session| session.helping())?;
        let told = helping.into_iter().flat_map(|helping| helping.told);
        let told: Vec<NarratedLine> = told.flat_map(|beat| beat.lines).collect();
        if !told.is_empty() {
            self.output.line("")?;
            self.output.lines(told.iter().flat_map(|told| narrated_lines(self.words, told)))?;
            self.last_told = told;
        }
        Ok(())
    }

    /// Prints the table: in full the first time, then what is new on it.
    fn tell_table(&mut self) -> Result<(), Failure> {
        let now = self.table()?;
        let (heading, lines) = match &self.shown {
            Some(before) => (message!(self.words, "table-new"), news(before, &now)),
            None => (message!(self.words, "table"), now.iter().map(TableLine::indented).collect()),
        };
        if !lines.is_empty() {
            self.output.line("")?;
            self.output.line(&heading)?;
            self.output.lines(lines.iter().map(|line| format!("  {line}")))?;
        }
        self.shown = Some(now);
        Ok(())
    }

    pub(super) fn table(&mut self) -> Result<Vec<TableLine>, Failure> {
        let viewer = self.viewer();
        let table = self.read(|session| session.now().outline(viewer))?;
        Ok(flattened(&table))
    }

    fn tell_end(&mut self) -> Result<(), Failure> {
        let outcome = self.read(|session| session.now().outcome())?;
        self.output.line("")?;
        match outcome {
            Some(outcome) => {
                let person = only_person(&self.players);
                self.output.text(&end::end_text(self.words, &outcome, person))?;
            }
            None => self.output.line(&message!(self.words, "over"))?,
        }
        if self.input.at_terminal() {
            self.output.line("")?;
            self.output.line(&message!(self.words, "over-at-hand"))?;
        }
        Ok(())
    }

    /// Asks until an answer changes the game or the person leaves.
    fn ask(&mut self) -> Result<Flow, Failure> {
        self.announced = None;
        self.interrupt.forget();
        let viewer = self.viewer();
        let (words, several) = (self.words, self.names.len() > 1);
        let (asked, length, besides) = self.read(|session| {
            let now = session.now();
            // Gaps in the list of results would reveal what the others hold.
            let hides = several && session.turn() == Turn::Chance;
            let listed = if hides { now.results_for(viewer) } else { now.warned(now.choices()) };
            let at_table = session.chance_source() == ChanceSource::Table;
            let area = now.area(viewer, &[], None).filter(|_| at_table);
            let asked = match (now.select_list(), area) {
                (Some(list), _) => Asked::set(words, now.question(viewer), list),
                (None, Some(area)) => {
                    let all = everywhere(&*now, viewer, area.spots.len());
                    Asked::area(words, now.question(viewer), &area, all)
                }
                (None, None) if at_table => {
                    Asked::new(words, now.question(viewer), now.as_seen(listed))
                }
                (None, None) => Asked::new(words, now.question(viewer), listed),
            };
            let announced = session.helping().map(|helping| helping.announced);
            let besides = announced.map(|all| all.into_iter().map(|it| it.title).collect());
            (asked, session.len(), besides)
        })?;
        let helps = besides.is_some();
        let asked = asked.besides(besides.unwrap_or_default());
        self.output.line("")?;
        self.tell_guide(&asked)?;
        self.output.lines(asked.lines())?;
        loop {
            self.output.flush()?;
            let mut completions = asked.texts();
            completions.extend(command::names());
            let Some(line) = self.next_answer(completions, length)? else {
                return Ok(Flow::Leave);
            };
            let is_whole =
                helps || asked.called(&line).is_some() || command::read(&line, words).is_some();
            let line = if is_whole { line } else { self.first(line, length) };
            let flow = match (asked.called(&line), command::read(&line, words)) {
                (Some(text), _) => self.choose(text, length)?,
                (None, Some(Ok(command))) => self.obey(command, &asked)?,
                (None, Some(Err(why))) => self.refuse(&why)?,
                (None, None) => match (asked.selected(&line), asked.meant(&line)) {
                    (Some(Ok(texts)), _) => {
                        self.answer(length, |session| session.choose_set(&texts).map(drop))?
                    }
                    (None, Ok(text)) => self.choose(text, length)?,
                    // Tracked facts can be corrected at any time.
                    (None, Err(_)) if helps => self.choose(&line, length)?,
                    (Some(Err(why)), _) | (None, Err(why)) => self.refuse(&why)?,
                },
            };
            if flow != Flow::Same {
                return Ok(flow);
            }
        }
    }

    /// The next answer: one that was given ahead, as long as nobody else and no chance has come
    /// between, or a line that is read.
    fn next_answer(
        &mut self,
        completions: Vec<String>,
        length: usize,
    ) -> Result<Option<String>, Failure> {
        let (viewer, seat, from) = (self.viewer(), self.watcher, self.ahead.1);
        if let Some(line) = self.ahead.0.pop_front() {
            let log = self.read(|session| session.log(viewer, from))?;
            if length > from && log.iter().all(|entry| entry.seat == seat) {
                return Ok(Some(line));
            }
            self.ahead.0.clear();
            self.output.line(&message!(self.words, "ahead-left-out"))?;
            self.output.flush()?;
        }
        self.input.read(completions)
    }

    /// The first answer of a line; the others, after semicolons, are given to the next questions.
    fn first(&mut self, line: String, length: usize) -> String {
        let Some((first, others)) = line.split_once(';') else { return line };
        let others: Vec<&str> = others.split(';').map(str::trim).collect();
        let others = others.into_iter().filter(|other| !other.is_empty());
        others.rev().for_each(|other| self.ahead.0.push_front(other.to_string()));
        self.ahead.1 = length;
        first.trim().to_string()
    }

    pub(super) fn refuse(&mut self, why: &str) -> Result<Flow, Failure> {
        self.ahead.0.clear();
        self.output.line(&sentence(why))?;
        Ok(Flow::Same)
    }

    /// Makes a choice, unless the game has moved on since the question, after `length` entries.
    pub(super) fn choose(&mut self, text: &str, length: usize) -> Result<Flow, Failure> {
        self.answer(length, |session| {
            let chance = session.turn() == Turn::Chance;
            session.choose(text).map(drop).map_err(|SessionError(why)| match chance {
                true => notice!("refusal-table-shows", why = why).into(),
                false => SessionError(why),
            })
        })
    }

    /// Answers, unless the game has moved on since the question, after `length` entries.
    fn answer(
        &mut self,
        length: usize,
        act: impl FnOnce(&mut dyn DynSession) -> Result<(), SessionError>,
    ) -> Result<Flow, Failure> {
        let chosen = self.games.change(&self.id, |session| {
            if session.len() == length {
                act(session)
            } else {
                Err(notice!("refusal-played-on").into())
            }
        });
        self.changed(chosen)
    }

    /// Shows the result of a change, or why it was refused.
    pub(super) fn changed(&mut self, result: Result<(), Problem>) -> Result<Flow, Failure> {
        match result {
            Ok(()) => {}
            Err(problem @ Problem::Overtaken) => {
                self.output.lines(problem.lines_in(self.words.locale()))?;
            }
            Err(Problem::Refused(why)) => return self.refuse(&why.text(self.words.locale())),
            Err(Problem::Storage(why)) => {
                let why = notice!("refusal-unchanged", why = why);
                return self.refuse(&why.text(self.words.locale()));
            }
            Err(problem) => return Err(problem.into()),
        }
        let length = self.read(|session| session.len())?;
        for told in &mut self.told_to {
            *told = (*told).min(length);
        }
        Ok(Flow::On)
    }
}

/// A clause as a sentence.
fn sentence(clause: &str) -> String {
    let mut rest = clause.chars();
    let first = rest.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    let end = if clause.ends_with('.') { "" } else { "." };
    format!("{first}{}{end}", rest.as_str())
}
