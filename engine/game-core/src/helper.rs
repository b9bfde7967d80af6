//! A helper beside a real table: it runs the automated opponent and nothing else, and asks for a
//! fact of the table when a rule of the opponent reads it.
//!
//! There is no second copy of any rule. A helper holds an ordinary position whose unknown parts are
//! placeholders, and runs the opponent's turn on a copy of it with the rules of the game. Every
//! question that those rules put to the table says which fact it reads ([`needs`]); the first one
//! that is not known stops the run before the step that reads it. Once it is answered it is written
//! into the position, and the step is run again. So the table of answers is the position itself, and what the opponent does in
//! its turn changes it as in any game: nothing is asked twice.

mod alone;
mod entry;
mod form_group;
mod helped;
mod offers;
mod press;
mod run;
mod types;
mod watch;

use std::sync::Arc;

use i18n::Locale;

use crate::{
    Choices, EnumSet, EventSink, Id, IllegalAction, NoSink, Outcome, Turn, ValidationError,
};

pub use alone::{DRAWS, Settled};
pub use entry::{Entry, Stage};
pub use form_group::FormGroup;
pub use helped::{Helped, HelperText, dealt};
pub use offers::{Offer, as_taken};
use run::{Front, Gist, Reached, Run, offered_at};
pub use types::{QueryKinds, nth_of};
pub use watch::{is_known, is_watched, needs};

/// Runs the automated opponent of a game beside a real table.
///
/// It is its log: [`Helper::back`] takes the last entry away, and the same entries make the same
/// helper.
#[derive(Clone, Debug)]
pub struct Helper<G: Helped> {
    /// The table after set-up.
    start: G,
    /// What stands where nothing is known.
    placeholders: G,
    entries: Vec<Entry<G>>,
    /// How many entries belong to turns that are done.
    done: usize,
    /// The turn that is to come, from 1.
    turn: u16,
    /// The table after the turn before it, of which only what is kept counts.
    kept: G,
    /// What was last known of each fact.
    proposals: Vec<G::Answer>,
    is_over: bool,
    /// The seed by which a program draws for the opponent; `None` if that is done at the table.
    seed: Option<u64>,
    /// How many things were drawn in the turns that are done.
    drawn: usize,
    /// Where the turn that is to come stands.
    now: Arc<Now<G>>,
}

/// Where a turn stands with everything that was entered.
#[derive(Clone, Debug)]
struct Now<G: Helped> {
    gist: Gist<G>,
    /// The table before the first step.
    begun: G,
    reached: Reached<G>,
    /// From where more entries go on; `None` where they begin anew.
    front: Option<Front<G>>,
}

impl<G: Helped> Helper<G> {
    /// A helper before the first turn of the opponent.
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

    /// The same, once something else than its entries is other than it was.
    fn anew(mut self) -> Self {
        self.now = Arc::new(self.stand_of(&self.entries[self.done..]));
        self
    }

    /// The same with other placeholders for what is not known; they may be anything.
    pub fn over(mut self, placeholders: G) -> Self {
        self.placeholders = placeholders;
        self.anew()
    }

    /// The same, with the turn that is to come run from its beginning. Nobody can tell the two apart:
    /// that is a promise of this type, for a test.
    pub fn run_anew(&self) -> Self {
        self.clone().anew()
    }

    /// Which turn of the opponent is to come, from 1.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Everything that was entered.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// What was last known of a fact, for a person who sees at once whether it still holds; of what
    /// is kept, before the turn that is to come and with what was put right since.
    pub fn proposal(&self, query: G::Query) -> Option<G::Answer> {
        if G::tracked().or(G::assumed()).contains(query) {
            return Some(self.now.begun.get_answer(query));
        }
        self.proposals.iter().find(|answer| G::query_of(**answer) == query).copied()
    }

    /// Runs the turn as far as its facts are known, tells what happens in it, and says what is
    /// waited for.
    ///
    /// What comes before a question is told in the same way each time, so a face may show it, and a
    /// fact is answered as the table is once that has been carried out.
    pub fn run(&self, sink: &mut impl EventSink<G::Event>) -> Stage<G> {
        self.run_with_position(sink).0
    }

    /// As [`Helper::run`], with the table as far as it has come. What is not known of it are
    /// placeholders.
    pub fn run_with_position(&self, sink: &mut impl EventSink<G::Event>) -> (Stage<G>, G) {
        let Reached { stage, game, emitted, .. } = &self.now.reached;
        emitted.iter().for_each(|emitted| sink.emit(emitted.rule, || emitted.event.clone()));
        (stage.clone(), game.clone())
    }

    /// How the game ended, once it is over and all is known that its score needs. What ended it is
    /// what it was, whatever is said of the score.
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

    /// Whether nothing is entered of the turn that is to come but what is put right: then a person
    /// can still say what is announced.
    pub fn is_before_turn(&self) -> bool {
        !self.is_over && self.now.gist.is_before
    }

    /// The game is over: what its score needs is asked picture by picture.
    fn score_by(&self, entered: &[Entry<G>]) -> (Stage<G>, G) {
        let (mut game, mut known) = (self.kept.clone(), EnumSet::EMPTY);
        for entry in entered {
            if let Entry::Answer(answer) = entry {
                game.set_answer(*answer);
                known.insert(G::query_of(*answer));
            }
        }
        let pictures = self.kept.scored().into_iter();
        let missing = pictures.map(|picture| picture.without(known)).find(|left| !left.is_empty());
        (missing.map_or(Stage::Over, Stage::Score), game)
    }

    /// The table before the turn that is to come, as far as the helper keeps it, with what was put
    /// right before anything else of it was entered.
    pub fn begun(&self) -> G {
        self.now.begun.clone()
    }

    /// What set-up has not been asked for yet.
    fn left_of_set_up(&self, known: EnumSet<G::Query>) -> Option<EnumSet<G::Query>> {
        let pictures = self.start.set_up().into_iter();
        pictures.map(|picture| picture.without(known)).find(|left| !left.is_empty())
    }

    /// What is waited for with these entries in this turn.
    fn stage_by(&self, entered: &[Entry<G>]) -> Stage<G> {
        self.stand_of(entered).reached.stage
    }

    /// Where the turn stands with these entries.
    fn stand_of(&self, entered: &[Entry<G>]) -> Now<G> {
        self.stand(Gist::of(entered), entered, None)
    }

    /// The same with these entries after those that were made.
    fn stand_with(&self, more: &[Entry<G>]) -> Now<G> {
        let mut gist = self.now.gist.clone();
        more.iter().for_each(|entry| gist.add(*entry));
        self.stand(gist, &[&self.entries[self.done..], more].concat(), self.now.front.as_ref())
    }

    /// The same, from where a run with fewer entries came to their end.
    fn stand(&self, gist: Gist<G>, entered: &[Entry<G>], front: Option<&Front<G>>) -> Now<G> {
        if self.is_over {
            let (stage, game) = self.score_by(entered);
            let begun = self.before_first_step(&gist, entered, None).0.game().clone();
            return Now { gist, begun, reached: Reached::at_once(stage, game), front: None };
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
            return Now { gist, begun, reached, front };
        }
        let (mut reached, front) = run.go_on(place);
        if matches!(reached.stage, Stage::Question)
            && gist.is_before
            && self.alone(&reached.game, &gist).is_some()
        {
            reached.stage = Stage::Begin;
        }
        Now { gist, begun, reached, front }
    }

    /// Before the first step of the turn, or in the midst of it.
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

    /// Notes an entry that fits.
    fn push(&mut self, entry: Entry<G>) {
        let mut gist = self.now.gist.clone();
        gist.add(entry);
        self.entries.push(entry);
        let entered = &self.entries[self.done..];
        self.now = Arc::new(self.stand(gist, entered, self.now.front.as_ref()));
    }

    /// Enters what holds on the table: an answer to what is asked, or a correction of what is kept.
    ///
    /// # Errors
    ///
    /// If it is neither asked nor kept, or can be no answer in this game; nothing is entered.
    pub fn set_answer(&mut self, answer: G::Answer) -> Result<(), IllegalAction> {
        let query = G::query_of(answer);
        if !self.start.answers(query).contains(&answer) {
            return Err(IllegalAction { choice: answer.to_string() });
        }
        let may_be_wrong = G::tracked().or(G::assumed()).contains(query);
        if !(may_be_wrong && !self.is_over || self.is_asked(query)) {
            return Err(IllegalAction { choice: answer.to_string() });
        }
        self.push(Entry::Answer(answer));
        Ok(())
    }

    /// Whether a fact is asked, or stands in the picture of which the last entries are.
    fn is_asked(&self, query: G::Query) -> bool {
        self.now.reached.stage.queries().contains(query)
            || self.asked_from(EnumSet::only(query), self.entries.len()).is_some()
    }

    /// How many entries were there when the last picture was asked of which the last entries are, or
    /// when they could be made in one press; one less than there are, if the last entry is neither.
    /// That many are left when a person takes his last answer back.
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

    /// After how many entries, `until` at most, that picture was asked of which these facts and
    /// those entered after it are; the earliest, as all of them were one answer.
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
    /// If that is not what is asked; nothing is entered.
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

    /// The turn has been carried out: what is the opponent's own is kept, and all else forgotten.
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

    /// Takes the last entry away; says whether there was one. What it brought about is forgotten.
    pub fn back(&mut self) -> bool {
        let Some(before) = self.entries.len().checked_sub(1) else { return false };
        *self = self.after(before);
        true
    }

    /// The helper as it was after so many entries; as it is now if there are fewer.
    pub fn after(&self, entries: usize) -> Self {
        let mut helper = Helper::starting(self.start.clone(), self.placeholders.clone());
        helper.seed = self.seed;
        helper = helper.anew();
        for entry in self.entries.iter().take(entries) {
            let entered = helper.enter(*entry);
            debug_assert!(entered.is_ok(), "what was entered once can be entered again");
        }
        helper
    }

    /// Makes one entry.
    ///
    /// # Errors
    ///
    /// If it is not what is waited for; nothing is entered.
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
    /// The answers to a fact that is asked now, alone, in the order in which they are offered.
    pub fn offered(&self, query: G::Query) -> Vec<Offer<G::Answer>> {
        offered_at(&self.now.reached, query)
    }

    /// How many of so many answers to a fact that is asked alone are shown at once: of what is asked
    /// in part, for which a list is in the order in which to expect them, no more than a press has
    /// buttons, with one that leads to the rest.
    pub fn shown_at_once(query: G::Query, answers: usize) -> usize {
        match answers > G::most_buttons() && G::in_part().contains(query) {
            true => G::most_buttons() - 1,
            false => answers,
        }
    }
}
