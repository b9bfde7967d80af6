//! A helper beside a real table: it runs the automated opponent and nothing else, and asks for a
//! fact of the table when a rule of the opponent reads it.
//!
//! There is no second copy of any rule. A helper holds an ordinary position whose unknown parts are
//! placeholders, and runs the opponent's turn on a copy of it with the rules of the game. Every
//! question that those rules put to the table says which fact it reads ([`needs`]); the first one
//! that is not known stops the run. Once it is answered it is written into the position, and the
//! turn is run again from its beginning. So the table of answers is the position itself, and what
//! the opponent does in its turn changes it as in any game: nothing is asked twice.

mod watch;

use std::fmt;
use std::str::FromStr;

use crate::{
    Choices, Declared, Id, Illegal, Objection, Published, Set, Silent, Steps, Tell, Turn, Unknown,
    advance_while,
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

    /// Puts this position before the turn of the opponent with this number, from 1.
    fn begin_turn(&mut self, nth: u16);

    /// Whether the opponent's turn goes on, from before its first step to after its last.
    fn is_opponents_turn(&self) -> bool;

    /// The answer to the question that is asked now, in the opponent's turn, if whatever it is
    /// changes nothing for the opponent: then nobody is asked, and nothing of it is told.
    fn assumed(&self) -> Option<Self::Choice>;

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
    /// What is known before it.
    kept: Vec<G::Answer>,
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
            kept: G::own().or(G::presumed()).iter().map(|fact| start.look(fact)).collect(),
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
        let mut known = self.kept.iter().chain(&self.proposals);
        known.find(|answer| G::fact_of(**answer) == fact).copied()
    }

    /// Runs the turn as far as its facts are known, tells what happens in it, and says what is
    /// waited for.
    ///
    /// What comes before a question is told in the same way each time, so a face may show it.
    pub fn run(&self, tell: &mut impl Tell<G::Event>) -> Stage<G> {
        if self.is_over {
            return Stage::Over;
        }
        let mut game = self.placeholders.clone();
        game.begin_turn(self.turn);
        self.kept.iter().for_each(|answer| game.learn(*answer));
        let mut known = G::own().or(G::presumed());
        let mut entered = self.entries[self.done..].iter();
        loop {
            let mut chosen = None;
            for entry in entered.by_ref() {
                match entry {
                    // The table as it was when the last question of this turn had been answered.
                    Entry::Fact(answer) => {
                        game.learn(*answer);
                        known.insert(G::fact_of(*answer));
                    }
                    Entry::Choice(choice) => {
                        chosen = Some(*choice);
                        break;
                    }
                    Entry::Done => {}
                }
            }
            if let Some(missing) = run_while_known(&mut game, known, tell) {
                return Stage::Facts(game.asked_with(missing).without(known));
            }
            if !game.is_opponents_turn() || game.turn() == Turn::Over {
                return Stage::Turn(game);
            }
            match chosen {
                Some(choice) => game.answer(choice, tell),
                None => return Stage::Question(game),
            }
        }
    }

    /// Enters what holds on the table: an answer to what is asked, or a correction of what is kept.
    ///
    /// # Errors
    ///
    /// If it is neither asked nor kept; nothing is entered.
    pub fn learn(&mut self, answer: G::Answer) -> Result<(), Illegal> {
        let fact = G::fact_of(answer);
        let is_asked = match self.run(&mut Silent) {
            Stage::Facts(facts) => facts.contains(fact),
            Stage::Question(_) | Stage::Turn(_) => false,
            Stage::Over => return Err(Illegal { choice: answer.to_string() }),
        };
        if !is_asked && !G::own().or(G::presumed()).contains(fact) {
            return Err(Illegal { choice: answer.to_string() });
        }
        self.entries.push(Entry::Fact(answer));
        Ok(())
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
        self.kept = G::own().or(G::presumed()).iter().map(|fact| game.look(fact)).collect();
        self.done = self.entries.len();
        self.turn += 1;
        self.is_over = game.turn() == Turn::Over;
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

/// Runs the opponent's turn to its end, to a question that matters, or to a fact that is not known.
fn run_while_known<G: Helped>(
    game: &mut G,
    known: Set<G::Fact>,
    tell: &mut impl Tell<G::Event>,
) -> Option<G::Fact> {
    let watch = Watch::over(known);
    loop {
        advance_while(game, tell, |game| {
            game.is_opponents_turn() && watch.missing::<G::Fact>().is_none()
        });
        if let Some(missing) = watch.missing() {
            return Some(missing);
        }
        if !game.is_opponents_turn() {
            return None;
        }
        match game.assumed() {
            Some(choice) => game.answer(choice, tell),
            None => return None,
        }
    }
}
