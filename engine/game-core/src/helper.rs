//! A helper for a real table: it runs the automated opponent and nothing else, and asks for a fact
//! of the table when a rule of the opponent reads it.
//!
//! No rule is written twice. A helper holds an ordinary position with placeholders for its unknown
//! parts, and runs the opponent's turn on a copy of it with the rules of the game. Code that reads
//! the table declares which fact it reads ([`needs`]); the first unknown one stops the run before
//! the step that reads it. The answer is written into the position, and the step is run again. So
//! the position itself stores the answers, and the opponent's turn changes it as in any game:
//! nothing is asked twice.

mod alone;
mod entry;
mod form_group;
mod helped;
mod objection;
mod objections;
mod offers;
mod press;
mod run;
mod types;
mod watch;

use std::sync::Arc;

use i18n::Locale;
use once_cell::race::OnceBox;

use crate::{
    Choices, EnumSet, EventSink, Id, IllegalAction, NoSink, Outcome, Turn, ValidationError,
};

pub use alone::DRAWS;
pub use entry::{Entry, Stage};
pub use form_group::FormGroup;
pub use helped::{Helped, HelperText, dealt};
pub use objection::Objection;
pub use offers::{Offer, as_taken};
use run::{Front, Gist, Reached, Run, offered_at};
pub use types::{QueryKinds, Settled, nth_of};
pub use watch::{is_known, is_watched, needs};

/// Runs the automated opponent of a game at a real table.
///
/// A helper is determined by its log: [`Helper::back`] removes the last entry, and the same entries
/// always make the same helper.
#[derive(Clone, Debug)]
pub struct Helper<G: Helped> {
    /// The table after set-up.
    start: G,
    /// The values of everything unknown.
    placeholders: G,
    entries: Vec<Entry<G>>,
    /// The number of entries that belong to finished turns.
    done: usize,
    /// The current turn, from 1.
    turn: u16,
    /// The table after the previous turn; only tracked and assumed facts of it count.
    kept: G,
    /// The last known answer to each fact.
    proposals: Vec<G::Answer>,
    is_over: bool,
    /// The seed with which the program draws for the opponent; `None` if that is done at the table.
    seed: Option<u64>,
    /// The number of things drawn in the finished turns.
    drawn: usize,
    /// The state of the current turn.
    now: Arc<Now<G>>,
}

/// The state of a turn after everything that was entered.
#[derive(Clone, Debug)]
struct Now<G: Helped> {
    gist: Gist<G>,
    /// The table before the first step of the turn.
    begun: G,
    reached: Reached<G>,
    /// Where a run with more entries resumes; `None` if it has to start again.
    front: Option<Front<G>>,
    /// What is worked out from all this when it is first asked for.
    derived: Derived<G>,
}

/// What a front end asks for several times at one moment.
#[derive(Clone, Debug)]
struct Derived<G: Helped> {
    presses: OnceBox<Vec<Vec<Entry<G>>>>,
    settled: OnceBox<Vec<Settled<G>>>,
}

impl<G: Helped> Default for Derived<G> {
    fn default() -> Self {
        Derived { presses: OnceBox::new(), settled: OnceBox::new() }
    }
}

impl<G: Helped> Helper<G> {
    /// A helper before the opponent's first turn.
    ///
    /// # Errors
    ///
    /// Every reason why such a game has no opponent that a helper can run.
    pub fn new(
        options: &G::Options,
        content: &'static G::Content,
    ) -> Result<Self, Vec<ValidationError>> {
        let start = G::blank(options, content)?;
        Ok(Helper::starting(start.clone(), start))
    }

    fn starting(start: G, placeholders: G) -> Self {
        let now = Now {
            gist: Gist::of(&[]),
            begun: start.clone(),
            reached: Reached::at_once(Stage::Begin, start.clone()),
            front: None,
            derived: Derived::default(),
        };
        let helper = Helper {
            kept: start.clone(),
            proposals: G::Query::all().map(|query| start.get_answer(query)).collect(),
            start,
            placeholders,
            entries: Vec::new(),
            done: 0,
            turn: 1,
            is_over: false,
            seed: None,
            drawn: 0,
            now: Arc::new(now),
        };
        helper.anew()
    }

    /// Recomputes the current turn after something other than its entries has changed.
    fn anew(mut self) -> Self {
        self.now = Arc::new(self.stand_of(&self.entries[self.done..]));
        self
    }

    /// Replaces the placeholders for unknown facts, which may come from any position.
    pub fn over(mut self, placeholders: G) -> Self {
        self.placeholders = placeholders;
        self.anew()
    }

    /// The same helper with the current turn run again from its beginning. It must be
    /// indistinguishable from `self`; tests check that.
    pub fn run_anew(&self) -> Self {
        self.clone().anew()
    }

    /// The opponent's current turn, from 1.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// The whole log.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The last known answer to a fact, for a person to confirm at a glance. For tracked and
    /// assumed facts: the answer before the current turn, with later corrections.
    pub fn proposal(&self, query: G::Query) -> Option<G::Answer> {
        if G::tracked().or(G::assumed()).contains(query) {
            return Some(self.now.begun.get_answer(query));
        }
        self.proposals.iter().find(|answer| G::query_of(**answer) == query).copied()
    }

    /// Runs the turn as far as its facts are known, emits its events, and returns what the helper
    /// waits for.
    ///
    /// The events before a question are the same every time, so a front end may show them. A fact
    /// refers to the table after they have been carried out.
    pub fn run(&self, sink: &mut impl EventSink<G::Event>) -> Stage<G> {
        self.run_with_position(sink).0
    }

    /// As [`Helper::run`], and also returns the table at that point, with placeholders for
    /// everything unknown.
    pub fn run_with_position(&self, sink: &mut impl EventSink<G::Event>) -> (Stage<G>, G) {
        let Reached { stage, game, emitted, .. } = &self.now.reached;
        emitted.iter().for_each(|emitted| sink.emit(emitted.rule, || emitted.event.clone()));
        (stage.clone(), game.clone())
    }

    /// How the game ended, once it is over and everything needed for its score is known. What ended
    /// it does not depend on the answers about the score.
    pub fn outcome(&self, locale: Locale) -> Option<Outcome> {
        if !self.is_over || self.kept.scored().is_empty() {
            return None;
        }
        let (Stage::Over, game) = self.run_with_position(&mut NoSink) else { return None };
        let said = self.entries[self.done..].iter().filter_map(|entry| match entry {
            Entry::Answer(answer) => Some(*answer),
            _ => None,
        });
        game.outcome_of(&self.kept, &said.collect::<Vec<_>>(), locale)
    }

    /// Whether nothing but corrections has been entered in the current turn, so that a person can
    /// still make an announcement ([`HelperText::announced`]).
    pub fn is_before_turn(&self) -> bool {
        !self.is_over && self.now.gist.is_before
    }

    /// The game is over: asks for what its score needs, form by form.
    fn score_by(&self, entered: &[Entry<G>]) -> (Stage<G>, G) {
        let (mut game, mut known) = (self.kept.clone(), EnumSet::EMPTY);
        for entry in entered {
            if let Entry::Answer(answer) = entry {
                game.set_answer(*answer);
                known.insert(G::query_of(*answer));
            }
        }
        for picture in self.kept.scored() {
            // What the game as it was kept leaves no choice about is not asked.
            for query in picture.without(known).iter() {
                if let [only] = game.offers(query)[..] {
                    game.set_answer(only);
                    known.insert(query);
                }
            }
            let missing = picture.without(known);
            if !missing.is_empty() {
                return (Stage::Score(missing), game);
            }
        }
        (Stage::Over, game)
    }

    /// The table before the current turn, as far as the helper keeps it, including corrections that
    /// were entered before anything else of the turn.
    pub fn begun(&self) -> G {
        self.now.begun.clone()
    }

    /// The first form of set-up with facts that have not been entered yet.
    fn left_of_set_up(&self, known: EnumSet<G::Query>) -> Option<EnumSet<G::Query>> {
        let pictures = self.start.set_up().into_iter();
        pictures.map(|picture| picture.without(known)).find(|left| !left.is_empty())
    }

    /// What the helper waits for after these entries of the current turn.
    fn stage_by(&self, entered: &[Entry<G>]) -> Stage<G> {
        self.stand_of(entered).reached.stage
    }

    /// The state of the current turn after these entries.
    fn stand_of(&self, entered: &[Entry<G>]) -> Now<G> {
        self.stand(Gist::of(entered), entered, None)
    }

    /// The state of the current turn after further entries.
    fn stand_with(&self, more: &[Entry<G>]) -> Now<G> {
        let mut gist = self.now.gist.clone();
        more.iter().for_each(|entry| gist.add(*entry));
        self.stand(gist, &[&self.entries[self.done..], more].concat(), self.now.front.as_ref())
    }

    /// The state after these entries, resuming where a run with fewer entries reached their end.
    fn stand(&self, gist: Gist<G>, entered: &[Entry<G>], front: Option<&Front<G>>) -> Now<G> {
        if self.is_over {
            let (stage, game) = self.score_by(entered);
            let begun = self.before_first_step(&gist, entered, None).0.game().clone();
            let reached = Reached::at_once(stage, game);
            return Now { gist, begun, reached, front: None, derived: Derived::default() };
        }
        let front = front.filter(|front| front.holds(&gist, self.turn));
        let (run, place) = self.before_first_step(&gist, entered, front);
        let begun = match place {
            None => run.game().clone(),
            Some(_) => self.now.begun.clone(),
        };
        if self.turn == 1
            && let Some(left) = self.left_of_set_up(gist.first)
        {
            let (reached, front) = run.stays(Stage::SetUp(left));
            return Now { gist, begun, reached, front, derived: Derived::default() };
        }
        let (mut reached, front) = run.go_on(place);
        if matches!(reached.stage, Stage::Question)
            && gist.is_before
            && self.alone(&reached.game, &gist).is_some()
        {
            reached.stage = Stage::Begin;
        }
        Now { gist, begun, reached, front, derived: Derived::default() }
    }

    /// A run before the first step of the turn, or resumed within it.
    fn before_first_step<'a>(
        &self,
        gist: &Gist<G>,
        entered: &'a [Entry<G>],
        front: Option<&Front<G>>,
    ) -> (Run<'a, G>, Option<run::Place<G>>) {
        let (mut run, place) = match front {
            Some(front) => Run::again(front, entered),
            None => {
                let mut game = self.placeholders.clone();
                game.begin_turn(&self.kept, self.turn);
                (Run::new(game, entered), None)
            }
        };
        if place.is_none() {
            run.begin(gist, self.turn);
        }
        (run, place)
    }

    /// Appends a valid entry.
    fn push(&mut self, entry: Entry<G>) {
        let mut gist = self.now.gist.clone();
        gist.add(entry);
        self.entries.push(entry);
        let entered = &self.entries[self.done..];
        self.now = Arc::new(self.stand(gist, entered, self.now.front.as_ref()));
    }

    /// Enters a fact of the table: an answer to a question, or a correction of a tracked or assumed
    /// fact.
    ///
    /// # Errors
    ///
    /// If the fact is neither asked nor kept, or the answer is impossible in this game; nothing is
    /// entered.
    pub fn set_answer(&mut self, answer: G::Answer) -> Result<(), IllegalAction> {
        let query = G::query_of(answer);
        if !self.start.answers(query).contains(&answer) {
            return Err(IllegalAction { choice: answer.to_string() });
        }
        let may_be_wrong = G::tracked().or(G::assumed()).contains(query);
        if !(may_be_wrong && !self.is_over || self.is_scored(query) || self.is_asked(query)) {
            return Err(IllegalAction { choice: answer.to_string() });
        }
        self.push(Entry::Answer(answer));
        Ok(())
    }

    /// Whether the game is over and a fact belongs to its score, asked or not.
    fn is_scored(&self, query: G::Query) -> bool {
        self.is_over && self.kept.scored().iter().any(|picture| picture.contains(query))
    }

    /// Whether a fact is asked, or belongs to the form that the last entries answer.
    fn is_asked(&self, query: G::Query) -> bool {
        self.now.reached.stage.queries().contains(query)
            || self.asked_from(EnumSet::only(query), self.entries.len()).is_some()
    }

    /// The number of entries to keep when a person takes back the last answer: as many as there
    /// were before the form or the press to which the last entries belong; one less than now if the
    /// last entry belongs to neither.
    pub fn before_last_answer(&self) -> Option<usize> {
        let last = self.entries.len().checked_sub(1)?;
        if let Some(before) = self.before_last_alone() {
            return before;
        }
        if let Some(before) = self.before_last_press() {
            return Some(before);
        }
        let Some(Entry::Answer(answer)) = self.entries.get(last) else { return Some(last) };
        if last < self.done {
            return Some(last);
        }
        Some(self.asked_from(EnumSet::only(G::query_of(*answer)), last).unwrap_or(last))
    }

    /// The earliest number of entries, at most `until`, after which a form asked these facts and
    /// those entered since.
    fn asked_from(&self, mut picture: EnumSet<G::Query>, until: usize) -> Option<usize> {
        let entered = &self.entries[self.done..until];
        let mut found = None;
        for before in (0..=entered.len()).rev() {
            let queries = self.stage_by(&entered[..before]).queries();
            if picture.without(queries).is_empty() {
                found = Some(self.done + before);
            } else if found.is_some() {
                return found;
            }
            match before.checked_sub(1).map(|last| entered[last]) {
                Some(Entry::Answer(answer)) if !picture.contains(G::query_of(answer)) => {
                    picture.insert(G::query_of(answer));
                }
                Some(_) | None => return found,
            }
        }
        found
    }

    /// Enters what was drawn, or what the person chose.
    ///
    /// # Errors
    ///
    /// If it is not an answer to the current question; nothing is entered.
    pub fn choose(&mut self, choice: G::Choice) -> Result<(), IllegalAction> {
        let mut listed = Choices::default();
        if let (Stage::Question | Stage::Begin, game) = self.run_with_position(&mut NoSink) {
            game.legal_actions(&mut listed);
        }
        if !listed.contains(choice) {
            return Err(IllegalAction { choice: choice.to_string() });
        }
        self.push(Entry::Choice(choice));
        Ok(())
    }

    /// Ends the turn, which was carried out on the table: keeps the opponent's own facts and
    /// forgets all others.
    ///
    /// # Errors
    ///
    /// If something is still asked; nothing is entered.
    pub fn carried_out(&mut self) -> Result<(), IllegalAction> {
        let (Stage::Turn, game) = self.run_with_position(&mut NoSink) else {
            return Err(IllegalAction { choice: "done".to_string() });
        };
        self.entries.push(Entry::Done);
        let entered = &self.entries[self.done..];
        let answered: Vec<G::Query> = entered
            .iter()
            .filter_map(|entry| match entry {
                Entry::Answer(answer) => Some(G::query_of(*answer)),
                _ => None,
            })
            .collect();
        for query in answered.into_iter().filter(|query| !G::transient().contains(*query)) {
            self.proposals.retain(|answer| G::query_of(*answer) != query);
            self.proposals.push(game.get_answer(query));
        }
        self.is_over = game.turn() == Turn::Over;
        self.kept = game;
        self.drawn += self.now.gist.drawn;
        self.done = self.entries.len();
        self.turn += 1;
        self.now = Arc::new(self.stand_of(&[]));
        Ok(())
    }

    /// Removes the last entry with its consequences; returns whether there was one.
    pub fn back(&mut self) -> bool {
        let Some(before) = self.entries.len().checked_sub(1) else { return false };
        *self = self.after(before);
        true
    }

    /// The helper after this many entries; as it is now if there are fewer.
    pub fn after(&self, entries: usize) -> Self {
        let mut helper = self.before_turn_of(entries);
        for entry in self.entries.iter().take(entries).skip(helper.entries.len()) {
            let entered = helper.enter(*entry);
            debug_assert!(entered.is_ok(), "what was entered once can be entered again");
        }
        helper
    }

    /// The helper before the current turn, if it has begun after this many entries; else before the
    /// first one.
    fn before_turn_of(&self, entries: usize) -> Self {
        let mut helper = match entries >= self.done {
            true => self.clone(),
            false => {
                let first = Helper::starting(self.start.clone(), self.placeholders.clone());
                Helper { seed: self.seed, ..first }
            }
        };
        helper.entries.truncate(helper.done);
        helper.anew()
    }

    /// Makes one entry.
    ///
    /// # Errors
    ///
    /// If the helper waits for something else; nothing is entered.
    pub fn enter(&mut self, entry: Entry<G>) -> Result<(), IllegalAction> {
        match entry {
            Entry::Answer(answer) => self.set_answer(answer),
            Entry::Choice(choice) => self.choose(choice),
            Entry::Done => self.carried_out(),
            Entry::Begin | Entry::Drawn(_) | Entry::Proposed(_) | Entry::Otherwise => {
                self.enter_alone(entry)
            }
        }
    }
}

impl<G: Helped> Helper<G> {
    /// The answers offered to a fact that is asked now, alone, in display order.
    pub fn offered(&self, query: G::Query) -> Vec<Offer<G::Answer>> {
        offered_at(&self.now.reached, query)
    }

    /// How many of `answers` to show at once for a fact that is asked alone. For a fact asked in
    /// part, whose list begins with the most likely answers, at most the buttons of a press, one of
    /// which leads to the rest.
    pub fn shown_at_once(query: G::Query, answers: usize) -> usize {
        match answers > G::most_buttons() && G::in_part().contains(query) {
            true => G::most_buttons() - 1,
            false => answers,
        }
    }
}
