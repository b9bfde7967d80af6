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
mod helped;
mod joins;
mod kinds;
mod matters;
mod press;
mod watch;

use std::iter::Peekable;
use std::slice::Iter;

use tongues::Tongue;

use crate::{
    Choices, Filmed, Id, Illegal, Objection, Outcome, Set, Silent, Tell, Turn, advance_while,
};

pub use alone::{DRAWS, Settled};
pub use entry::{Entry, Stage};
pub use helped::{Helped, HelperWords, dealt};
pub use joins::Press;
pub use kinds::{FactKinds, nth_of};
pub use matters::{Offer, as_taken};
use watch::Watch;
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
}

impl<G: Helped> Helper<G> {
    /// A helper before the first turn of the opponent.
    ///
    /// # Errors
    ///
    /// Every reason why such a game has no opponent that a helper can run.
    pub fn new(options: &G::Options, content: &'static G::Content) -> Result<Self, Vec<Objection>> {
        let start = G::blank(options, content)?;
        Ok(Helper::starting(start.clone(), start))
    }

    fn starting(start: G, placeholders: G) -> Self {
        Helper {
            kept: start.clone(),
            proposals: G::Fact::all().map(|fact| start.look(fact)).collect(),
            start,
            placeholders,
            entries: Vec::new(),
            done: 0,
            turn: 1,
            is_over: false,
            seed: None,
        }
    }

    /// The same with other placeholders for what is not known; they may be anything.
    pub fn over(mut self, placeholders: G) -> Self {
        self.placeholders = placeholders;
        self
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
    pub fn proposal(&self, fact: G::Fact) -> Option<G::Answer> {
        if G::own().or(G::presumed()).contains(fact) {
            return Some(self.begin(&self.entries[self.done..]).game.look(fact));
        }
        self.proposals.iter().find(|answer| G::fact_of(**answer) == fact).copied()
    }

    /// Runs the turn as far as its facts are known, tells what happens in it, and says what is
    /// waited for.
    ///
    /// What comes before a question is told in the same way each time, so a face may show it, and a
    /// fact is answered as the table is once that has been carried out.
    pub fn run(&self, tell: &mut impl Tell<G::Event>) -> Stage<G> {
        self.look(tell).0
    }

    /// As [`Helper::run`], with the table as far as it has come. What is not known of it are
    /// placeholders.
    pub fn look(&self, tell: &mut impl Tell<G::Event>) -> (Stage<G>, G) {
        self.run_by(&self.entries[self.done..], tell)
    }

    /// How the game ended, once it is over and all is known that its score needs. What ended it is
    /// what it was, whatever is said of the score.
    pub fn outcome(&self, tongue: Tongue) -> Option<Outcome> {
        if !self.is_over || self.kept.scored().is_empty() {
            return None;
        }
        let (Stage::Over, game) = self.look(&mut Silent) else { return None };
        let said = self.entries[self.done..].iter().filter_map(|entry| match entry {
            Entry::Fact(answer) => Some(*answer),
            _ => None,
        });
        game.outcome_of(&self.kept, &said.collect::<Vec<_>>(), tongue)
    }

    /// Whether nothing is entered of the turn that is to come but what is put right: then a person
    /// can still say what is announced.
    pub fn is_before_turn(&self) -> bool {
        !self.is_over && is_before(&self.entries[self.done..])
    }

    /// The game is over: what its score needs is asked picture by picture.
    fn score_by(&self, entered: &[Entry<G>]) -> (Stage<G>, G) {
        let (mut game, mut known) = (self.kept.clone(), Set::EMPTY);
        for entry in entered {
            if let Entry::Fact(answer) = entry {
                game.learn(*answer);
                known.insert(G::fact_of(*answer));
            }
        }
        let pictures = self.kept.scored().into_iter();
        let missing = pictures.map(|picture| picture.without(known)).find(|left| !left.is_empty());
        (missing.map_or(Stage::Over, Stage::Score), game)
    }

    /// The table before the turn that is to come, as far as the helper keeps it, with what was put
    /// right before anything else of it was entered.
    pub fn begun(&self) -> G {
        self.begin(&self.entries[self.done..]).game
    }

    /// What set-up has not been asked for yet.
    fn left_of_set_up(&self, entered: &[Entry<G>]) -> Option<Set<G::Fact>> {
        let known = first_facts(entered);
        let pictures = self.start.set_up().into_iter();
        pictures.map(|picture| picture.without(known)).find(|left| !left.is_empty())
    }

    /// The same with these entries in this turn.
    fn run_by(&self, entered: &[Entry<G>], tell: &mut impl Tell<G::Event>) -> (Stage<G>, G) {
        let reached = self.reach(entered, tell);
        (reached.stage, reached.game)
    }

    /// The same, with how it came there.
    fn reach(&self, entered: &[Entry<G>], tell: &mut impl Tell<G::Event>) -> Reached<G> {
        let known = Set::EMPTY;
        if self.is_over {
            let (stage, game) = self.score_by(entered);
            return Reached { stage, game, known, steps: 0 };
        }
        let run = self.begin(entered);
        if self.turn == 1
            && let Some(left) = self.left_of_set_up(entered)
        {
            return Reached { stage: Stage::SetUp(left), game: run.game, known, steps: 0 };
        }
        let mut reached = run.go_on(0, tell);
        if matches!(reached.stage, Stage::Question)
            && is_before(entered)
            && self.alone(&reached.game, entered).is_some()
        {
            reached.stage = Stage::Begin;
        }
        reached
    }

    /// Before the first step of the turn.
    fn begin<'a>(&self, entered: &'a [Entry<G>]) -> Run<'a, G> {
        let mut game = self.placeholders.clone();
        game.begin_turn(&self.kept, self.turn);
        let (said, entries) = (first_facts(entered), entered);
        let entered = entered.iter().peekable();
        let mut run = Run { game, known: G::own().or(G::presumed()), entered };
        run.correct();
        if self.turn == 1 {
            run.game.follow_set_up(said);
            // What was put right besides holds, whatever follows from set-up.
            first_answers(entries).for_each(|answer| run.game.learn(answer));
        }
        run
    }

    /// Enters what holds on the table: an answer to what is asked, or a correction of what is kept.
    ///
    /// # Errors
    ///
    /// If it is neither asked nor kept, or can be no answer in this game; nothing is entered.
    pub fn learn(&mut self, answer: G::Answer) -> Result<(), Illegal> {
        let fact = G::fact_of(answer);
        if !self.start.answers(fact).contains(&answer) {
            return Err(Illegal { choice: answer.to_string() });
        }
        let may_be_wrong = G::own().or(G::presumed()).contains(fact);
        if !(may_be_wrong && !self.is_over || self.is_asked(fact)) {
            return Err(Illegal { choice: answer.to_string() });
        }
        self.entries.push(Entry::Fact(answer));
        Ok(())
    }

    /// Whether a fact is asked, or stands in the picture of which the last entries are.
    fn is_asked(&self, fact: G::Fact) -> bool {
        self.asked_from(Set::only(fact), self.entries.len()).is_some()
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
        let Some(Entry::Fact(answer)) = self.entries.get(last) else { return Some(last) };
        if last < self.done {
            return Some(last);
        }
        Some(self.asked_from(Set::only(G::fact_of(*answer)), last).unwrap_or(last))
    }

    /// After how many entries, `until` at most, that picture was asked of which these facts and
    /// those entered after it are; the earliest, as all of them were one answer.
    fn asked_from(&self, mut picture: Set<G::Fact>, until: usize) -> Option<usize> {
        let entered = &self.entries[self.done..until];
        let mut found = None;
        for before in (0..=entered.len()).rev() {
            let facts = self.run_by(&entered[..before], &mut Silent).0.facts();
            if picture.without(facts).is_empty() {
                found = Some(self.done + before);
            } else if found.is_some() {
                return found;
            }
            match before.checked_sub(1).map(|last| entered[last]) {
                Some(Entry::Fact(answer)) if !picture.contains(G::fact_of(answer)) => {
                    picture.insert(G::fact_of(answer));
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
    pub fn choose(&mut self, choice: G::Choice) -> Result<(), Illegal> {
        let mut listed = Choices::default();
        if let (Stage::Question | Stage::Begin, game) = self.look(&mut Silent) {
            game.ask(&mut listed);
        }
        if !listed.contains(choice) {
            return Err(Illegal { choice: choice.to_string() });
        }
        self.entries.push(Entry::Choice(choice));
        Ok(())
    }

    /// The turn has been carried out: what is the opponent's own is kept, and all else forgotten.
    ///
    /// # Errors
    ///
    /// If something is still asked; nothing is entered.
    pub fn carried_out(&mut self) -> Result<(), Illegal> {
        let (Stage::Turn, game) = self.look(&mut Silent) else {
            return Err(Illegal { choice: "done".to_string() });
        };
        self.entries.push(Entry::Done);
        let entered = &self.entries[self.done..];
        let answered: Vec<G::Fact> = entered
            .iter()
            .filter_map(|entry| match entry {
                Entry::Fact(answer) => Some(G::fact_of(*answer)),
                _ => None,
            })
            .collect();
        for fact in answered.into_iter().filter(|fact| !G::passing().contains(*fact)) {
            self.proposals.retain(|answer| G::fact_of(*answer) != fact);
            self.proposals.push(game.look(fact));
        }
        self.is_over = game.turn() == Turn::Over;
        self.kept = game;
        self.done = self.entries.len();
        self.turn += 1;
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
    pub fn enter(&mut self, entry: Entry<G>) -> Result<(), Illegal> {
        match entry {
            Entry::Fact(answer) => self.learn(answer),
            Entry::Choice(choice) => self.choose(choice),
            Entry::Done => self.carried_out(),
            Entry::Begin | Entry::Drawn(_) | Entry::Proposed(_) | Entry::Otherwise => {
                self.enter_alone(entry)
            }
        }
    }
}

/// What was entered of facts before anything else.
fn first_answers<G: Helped>(entered: &[Entry<G>]) -> impl Iterator<Item = G::Answer> {
    entered.iter().map_while(|entry| match entry {
        Entry::Fact(answer) => Some(*answer),
        _ => None,
    })
}

/// Whether these entries of a turn only put right what is kept or presumed.
fn is_before<G: Helped>(entered: &[Entry<G>]) -> bool {
    let kept = G::own().or(G::presumed());
    entered.iter().all(|entry| match entry {
        Entry::Fact(answer) => kept.contains(G::fact_of(*answer)),
        _ => false,
    })
}

/// The facts that were entered before anything else.
fn first_facts<G: Helped>(entered: &[Entry<G>]) -> Set<G::Fact> {
    first_answers(entered).map(G::fact_of).collect()
}

/// Where the turn of an opponent stands.
struct Reached<G: Helped> {
    stage: Stage<G>,
    game: G,
    known: Set<G::Fact>,
    /// How many steps and answers led there.
    steps: usize,
}

/// The turn of an opponent as far as it has come.
struct Run<'a, G: Helped> {
    game: G,
    known: Set<G::Fact>,
    /// What was entered in this turn and has not been used yet.
    entered: Peekable<Iter<'a, Entry<G>>>,
}

impl<'a, G: Helped> Run<'a, G> {
    /// Runs the turn, of which so many steps are made, until something is asked or all is told.
    fn go_on(mut self, mut steps: usize, tell: &mut impl Tell<G::Event>) -> Reached<G> {
        let mut answer = None;
        // Facts that are known in part, as far as it mattered until now.
        let mut in_part = Set::EMPTY;
        let stage = loop {
            if !self.game.is_opponents_turn() || self.game.turn() == Turn::Over {
                self.correct();
                break Stage::Turn;
            }
            let step = Step::of(&self.game, self.known, answer);
            if let Some(missing) = step.missing {
                if !in_part.is_empty() {
                    self.known = self.known.without(in_part);
                    in_part = Set::EMPTY;
                    continue;
                }
                let mut asked = self.game.asked_with(missing).without(self.known);
                asked.insert(missing);
                if self.learn(asked) {
                    continue;
                }
                if let Some(only) = matters::only_answer(&self.game, self.known, missing, steps) {
                    self.game.learn(only);
                    self.known.insert(missing);
                    continue;
                }
                break Stage::Facts(asked);
            }
            if !step.asks {
                self.known = self.known.without(self.game.forgotten());
            }
            in_part = self.known.and(G::in_part());
            if step.asks {
                self.known = self.known.without(in_part);
                in_part = Set::EMPTY;
            }
            steps += 1;
            self.game = step.game;
            step.told.into_told().into_iter().for_each(|told| tell.tell(told.rule, || told.event));
            tell.show(&self.game);
            answer = None;
            if !step.asks {
                continue;
            }
            answer = self.game.assumed();
            if answer.is_none() {
                self.correct();
                while self.entered.next_if(|entry| entry.says_how()).is_some() {
                    self.correct();
                }
                answer = self.entered.next().and_then(Entry::choice);
                if answer.is_none() {
                    break Stage::Question;
                }
            }
        };
        Reached { stage, game: self.game, known: self.known, steps }
    }

    /// Writes the corrections that were entered now.
    fn correct(&mut self) {
        self.learn(Set::EMPTY);
    }

    /// Writes what was entered now of these facts, and what was put right before it; says whether
    /// anything was entered of these facts.
    fn learn(&mut self, mut asked: Set<G::Fact>) -> bool {
        let kept = G::own().or(G::presumed());
        let mut learnt = false;
        while let Some(Entry::Fact(answer)) = self.entered.peek() {
            let fact = G::fact_of(*answer);
            let is_asked = asked.contains(fact);
            if !is_asked && (learnt || !kept.contains(fact)) {
                break;
            }
            learnt = learnt || is_asked;
            // Once in this picture: what is forgotten later is asked, and answered, once more.
            asked.remove(fact);
            self.game.learn(*answer);
            self.known.insert(fact);
            self.entered.next();
        }
        learnt
    }
}

/// One step of the rules, or the answer to a question, tried on a copy.
struct Step<G: Helped> {
    game: G,
    told: Filmed<G, G::Event>,
    /// The first fact that it read and that is not known; then nothing of it counts.
    missing: Option<G::Fact>,
    /// Whether a question is asked now.
    asks: bool,
}

impl<G: Helped> Step<G> {
    fn of(game: &G, known: Set<G::Fact>, answer: Option<G::Choice>) -> Step<G> {
        let (game, told) = (game.clone(), Filmed::heard_only());
        let mut step = Step { game, told, missing: None, asks: false };
        let watch = Watch::over(known);
        if let Some(answer) = answer {
            step.game.answer(answer, &mut step.told);
            step.missing = watch.missing();
            return step;
        }
        let mut looks = 0;
        advance_while(&mut step.game, &mut step.told, |_| {
            looks += 1;
            looks == 1
        });
        step.missing = watch.missing();
        step.asks = looks == 1;
        step
    }
}
