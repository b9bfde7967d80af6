//! A helper beside a real table: it runs the automated opponent and nothing else, and asks for a
//! fact of the table when a rule of the opponent reads it.
//!
//! There is no second copy of any rule. A helper holds an ordinary position whose unknown parts are
//! placeholders, and runs the opponent's turn on a copy of it with the rules of the game. Every
//! question that those rules put to the table says which fact it reads ([`needs`]); the first one
//! that is not known stops the run before the step that reads it. Once it is answered it is written
//! into the position, and the step is run again. So the table of answers is the position itself, and what the opponent does in
//! its turn changes it as in any game: nothing is asked twice.

mod watch;

use std::fmt;
use std::iter::Peekable;
use std::slice::Iter;
use std::str::FromStr;

use crate::{
    Choices, Declared, Id, Illegal, Objection, Published, Set, Silent, Steps, Tell, Told, Turn,
    Unknown, advance_while,
};

use watch::Watch;
pub use watch::{is_watched, needs};

/// What a game says of its automated opponent so that a [`Helper`] can run it.
///
/// Promises, checked by `conformance::beside` on many random games: a helper whose facts are
/// answered from the whole position tells what the game tells of each turn of the opponent
/// ([`Helped::without_the_unknown`]) and leaves the opponent's own as the game does, whatever
/// stands in the parts of its position that it does not know.
pub trait Helped: Published + Steps {
    /// The facts that the opponent's rules can read, each with a name.
    type Fact: Id;

    /// A fact with what holds of it, as it is answered and written into a log.
    type Answer: Declared;

    /// The position that a helper begins with: the opponent as it is after set-up, and placeholders.
    ///
    /// # Errors
    ///
    /// Every reason why such a game has no opponent that a helper can run.
    fn blank(
        options: &Self::Options,
        content: &'static Self::Content,
    ) -> Result<Self, Vec<Objection>>;

    /// Which fact it answers.
    fn fact_of(answer: Self::Answer) -> Self::Fact;

    /// What holds of a fact in this position.
    fn look(&self, fact: Self::Fact) -> Self::Answer;

    /// Writes what holds of a fact into this position.
    fn learn(&mut self, answer: Self::Answer);

    /// What is the opponent's own: a helper keeps it from turn to turn, and asks for it only if the
    /// person says that something on the table has changed it.
    fn own() -> Set<Self::Fact>;

    /// What is taken to hold until the person says otherwise, such as that the game goes on.
    fn presumed() -> Set<Self::Fact>;

    /// What one picture asks when this fact is missing, itself among it: facts of one place.
    fn asked_with(&self, fact: Self::Fact) -> Set<Self::Fact>;

    /// Puts this position, whatever it is, before the turn of the opponent with this number, from 1:
    /// with everything that is the opponent's own or presumed as it is in `kept`, and nothing in the
    /// rest that could not be.
    fn begin_turn(&mut self, kept: &Self, nth: u16);

    /// Whether the opponent's turn goes on, from before its first step to after its last.
    fn is_opponents_turn(&self) -> bool;

    /// The answer to the question that is asked now, in the opponent's turn, if it does not matter
    /// which it is: then nobody is asked, and nothing of it is told.
    fn assumed(&self) -> Option<Self::Choice>;

    /// The facts that are not known any more once what is pending has gone on, because the person
    /// decides how they change; none by default.
    fn forgotten(&self) -> Set<Self::Fact> {
        Set::EMPTY
    }

    /// An event as a helper knows it, without what was never asked; `None` if nothing is left.
    fn without_the_unknown(event: &Self::Event) -> Option<Self::Event>;
}

/// One entry in the log of a helper.
#[derive(Debug)]
pub enum Entry<G: Helped> {
    /// What holds on the table.
    Fact(G::Answer),
    /// What was drawn or rolled, or what the person chose for the opponent.
    Choice(G::Choice),
    /// The turn has been carried out.
    Done,
}

impl<G: Helped> Clone for Entry<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Helped> Copy for Entry<G> {}

impl<G: Helped> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Fact(answer) => write!(f, "table {answer}"),
            Entry::Choice(choice) => write!(f, "{choice}"),
            Entry::Done => write!(f, "done"),
        }
    }
}

impl<G: Helped> FromStr for Entry<G> {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let unknown = |_| Unknown(text.to_string());
        match text.strip_prefix("table ") {
            _ if text == "done" => Ok(Entry::Done),
            Some(answer) => answer.parse().map(Entry::Fact).map_err(|_| unknown(())),
            None => text.parse().map(Entry::Choice).map_err(|_| unknown(())),
        }
    }
}

/// What a helper waits for.
#[derive(Clone, Debug)]
pub enum Stage<G: Helped> {
    /// These facts of one place.
    Facts(Set<G::Fact>),
    /// An answer to what this position asks: what was drawn, or what the person chooses.
    Question(G),
    /// That the turn which was told is carried out; this is the position after it.
    Turn(G),
    /// Nothing: the game is over.
    Over,
}

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

    /// What was last known of a fact, for a person who sees at once whether it still holds.
    pub fn proposal(&self, fact: G::Fact) -> Option<G::Answer> {
        if G::own().or(G::presumed()).contains(fact) {
            return Some(self.kept.look(fact));
        }
        self.proposals.iter().find(|answer| G::fact_of(**answer) == fact).copied()
    }

    /// Runs the turn as far as its facts are known, tells what happens in it, and says what is
    /// waited for.
    ///
    /// What comes before a question is told in the same way each time, so a face may show it, and a
    /// fact is answered as the table is once that has been carried out.
    pub fn run(&self, tell: &mut impl Tell<G::Event>) -> Stage<G> {
        self.run_by(&self.entries[self.done..], tell)
    }

    /// The same with these entries in this turn.
    fn run_by(&self, entered: &[Entry<G>], tell: &mut impl Tell<G::Event>) -> Stage<G> {
        if self.is_over {
            return Stage::Over;
        }
        let mut run = self.begin(entered);
        let mut answer = None;
        loop {
            if !run.game.is_opponents_turn() || run.game.turn() == Turn::Over {
                run.correct();
                return Stage::Turn(run.game);
            }
            let step = Step::of(&run.game, run.known, answer);
            if let Some(missing) = step.missing {
                let mut asked = run.game.asked_with(missing).without(run.known);
                asked.insert(missing);
                if run.learn(asked) {
                    continue;
                }
                return Stage::Facts(asked);
            }
            if !step.asks {
                run.known = run.known.without(run.game.forgotten());
            }
            run.game = step.game;
            step.told.into_iter().for_each(|told| tell.tell(told.rule, || told.event));
            tell.show(&run.game);
            answer = None;
            if !step.asks {
                continue;
            }
            answer = run.game.assumed();
            if answer.is_none() {
                run.correct();
                match run.entered.next() {
                    Some(Entry::Choice(choice)) => answer = Some(*choice),
                    Some(Entry::Fact(_) | Entry::Done) | None => return Stage::Question(run.game),
                }
            }
        }
    }

    /// Before the first step of the turn.
    fn begin<'a>(&self, entered: &'a [Entry<G>]) -> Run<'a, G> {
        let mut game = self.placeholders.clone();
        game.begin_turn(&self.kept, self.turn);
        let entered = entered.iter().peekable();
        let mut run = Run { game, known: G::own().or(G::presumed()), entered };
        run.correct();
        run
    }

    /// Enters what holds on the table: an answer to what is asked, or a correction of what is kept.
    ///
    /// # Errors
    ///
    /// If it is neither asked nor kept; nothing is entered.
    pub fn learn(&mut self, answer: G::Answer) -> Result<(), Illegal> {
        let fact = G::fact_of(answer);
        let may_be_wrong = G::own().or(G::presumed()).contains(fact);
        if self.is_over || !(may_be_wrong || self.is_asked(fact)) {
            return Err(Illegal { choice: answer.to_string() });
        }
        self.entries.push(Entry::Fact(answer));
        Ok(())
    }

    /// Whether a fact is asked, or stands in the picture of which the last entries are.
    fn is_asked(&self, fact: G::Fact) -> bool {
        let entered = &self.entries[self.done..];
        let mut picture = Set::only(fact);
        for before in (0..=entered.len()).rev() {
            if let Stage::Facts(facts) = self.run_by(&entered[..before], &mut Silent)
                && picture.without(facts).is_empty()
            {
                return true;
            }
            match before.checked_sub(1).map(|last| entered[last]) {
                Some(Entry::Fact(answer)) if !picture.contains(G::fact_of(answer)) => {
                    picture.insert(G::fact_of(answer));
                }
                Some(Entry::Fact(_) | Entry::Choice(_) | Entry::Done) | None => return false,
            }
        }
        false
    }

    /// Enters what was drawn, or what the person chose.
    ///
    /// # Errors
    ///
    /// If that is not what is asked; nothing is entered.
    pub fn choose(&mut self, choice: G::Choice) -> Result<(), Illegal> {
        let mut listed = Choices::default();
        if let Stage::Question(game) = self.run(&mut Silent) {
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
        let Stage::Turn(game) = self.run(&mut Silent) else {
            return Err(Illegal { choice: "done".to_string() });
        };
        self.entries.push(Entry::Done);
        let entered = &self.entries[self.done..];
        let answered: Vec<G::Fact> = entered
            .iter()
            .filter_map(|entry| match entry {
                Entry::Fact(answer) => Some(G::fact_of(*answer)),
                Entry::Choice(_) | Entry::Done => None,
            })
            .collect();
        for fact in answered {
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
        let mut entries = std::mem::take(&mut self.entries);
        if entries.pop().is_none() {
            return false;
        }
        *self = Helper::starting(self.start.clone(), self.placeholders.clone());
        for entry in entries {
            let entered = self.enter(entry);
            debug_assert!(entered.is_ok(), "what was entered once can be entered again");
        }
        true
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
        }
    }
}

/// The turn of an opponent as far as it has come.
struct Run<'a, G: Helped> {
    game: G,
    known: Set<G::Fact>,
    /// What was entered in this turn and has not been used yet.
    entered: Peekable<Iter<'a, Entry<G>>>,
}

impl<G: Helped> Run<'_, G> {
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
    told: Vec<Told<G::Event>>,
    /// The first fact that it read and that is not known; then nothing of it counts.
    missing: Option<G::Fact>,
    /// Whether a question is asked now.
    asks: bool,
}

impl<G: Helped> Step<G> {
    fn of(game: &G, known: Set<G::Fact>, answer: Option<G::Choice>) -> Step<G> {
        let mut step = Step { game: game.clone(), told: Vec::new(), missing: None, asks: false };
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
