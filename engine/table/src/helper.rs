//! A helper beside a real table: it runs the automated opponent and nothing else, and asks for a
//! fact of the table when a rule of the opponent reads it.
//!
//! There is no second copy of any rule. A helper holds an ordinary position whose unknown parts are
//! placeholders, and runs the opponent's turn on a copy of it with the rules of the game. Every
//! question that those rules put to the table says which fact it reads ([`needs`]); the first one
//! that is not known stops the run before the step that reads it. Once it is answered it is written
//! into the position, and the step is run again. So the table of answers is the position itself, and what the opponent does in
//! its turn changes it as in any game: nothing is asked twice.
//!
//! Long because what a game says of its opponent and what a helper does with it are one contract,
//! read side by side.

mod alone;
mod entry;
mod joins;
mod kinds;
mod matters;
mod press;
mod watch;

use std::borrow::Cow;
use std::iter::Peekable;
use std::slice::Iter;

use tongues::Tongue;

use crate::{
    Beat, Choices, Declared, Description, Filmed, Game, Id, Illegal, Line, Objection, OptionSpec,
    Outcome, Published, Question, Set, Settings, Silent, Steps, Tell, Told, Turn, TurnOf, Viewer,
    advance_while,
};

pub use alone::{DRAWS, Settled};
pub use entry::{Entry, Stage};
pub use joins::Press;
pub use kinds::{FactKinds, nth_of};
pub use matters::{Offer, as_taken};
use watch::Watch;
pub use watch::{is_known, is_watched, needs};

/// What a face shows of a helper, in words: what is asked, what can be answered, what to carry out.
///
/// Each is said in the language that it is asked in, or in English where the game lacks it.
pub trait HelperWords: Published + Steps {
    /// The facts that the opponent's rules can read, each with a name.
    type Fact: Id;

    /// A fact with what holds of it, as it is answered and written into a log.
    type Answer: Declared;

    /// The answers that there can be to a fact, in the order in which to offer them: no other is
    /// entered.
    fn answers(&self, fact: Self::Fact) -> Vec<Self::Answer>;

    /// The answers to a fact that are offered in this position, where they are fewer than those that
    /// there can be; the others can be typed. By default all.
    fn offers(&self, fact: Self::Fact) -> Vec<Self::Answer> {
        self.answers(fact)
    }

    /// Whether a fact that is kept is offered to be put right in this position; any other can be
    /// typed. By default each is.
    fn can_change(&self, fact: Self::Fact) -> bool {
        let _ = fact;
        true
    }

    /// What a person has to say before a turn, where there is something to say, in one press: that
    /// it is a turn of another kind, or that the game is over. Lists of answers to what is kept or
    /// presumed, each with a title. None by default.
    fn announced(&self, tongue: Tongue) -> Vec<(Cow<'static, str>, Vec<Self::Answer>)> {
        let _ = tongue;
        Vec::new()
    }

    /// What a picture asks, as one question.
    fn asks(&self, facts: Set<Self::Fact>, tongue: Tongue) -> String;

    /// A fact in a few words.
    fn fact_name(&self, fact: Self::Fact, tongue: Tongue) -> String;

    /// What holds of a fact, in a few words beneath its name.
    fn answer_name(&self, answer: Self::Answer, tongue: Tongue) -> String;

    /// An event as something to carry out on the table, which says nothing that was never asked;
    /// `None` if there is nothing to do and nothing to know.
    fn instruct(&self, event: &Self::Event, tongue: Tongue) -> Option<Line>;

    /// The question that the opponent's turn asks now; by default as in the whole game, in English.
    fn question_beside(&self, tongue: Tongue) -> Option<Question> {
        let _ = tongue;
        self.question(Viewer::Everybody)
    }

    /// An answer to it; by default as in the whole game, in English.
    fn describe_beside(&self, choice: Self::Choice, tongue: Tongue) -> Description {
        let _ = tongue;
        self.describe(choice)
    }

    /// The title of a screen of [`Helped::asked_options`], which stands there in English or as the
    /// key of a message; by default as it stands there.
    fn screen_title(title: &'static str, tongue: Tongue) -> Cow<'static, str> {
        let _ = tongue;
        Cow::Borrowed(title)
    }

    /// An option that is asked before a helper begins; by default as it is, in English.
    fn option_beside(spec: OptionSpec, tongue: Tongue) -> OptionSpec {
        let _ = tongue;
        spec
    }

    /// How the game ended, in this position; by default as in the whole game, in English.
    fn outcome_beside(&self, tongue: Tongue) -> Option<Outcome> {
        let _ = tongue;
        self.outcome()
    }

    /// What stands above the opponent's turn that begins with an event; by default as in the whole
    /// game, in English.
    fn turn_beside(&self, told: &Told<Self::Event>, tongue: Tongue) -> Option<TurnOf> {
        let _ = tongue;
        self.turn_of(told)
    }

    /// The opponent's turn in one line; by default as in the whole game, in English.
    fn sum_up_beside(&self, turn: &[&Self::Event], tongue: Tongue) -> Option<String> {
        let _ = tongue;
        self.sum_up(turn)
    }

    /// What part an event has where the turn is told as things to carry out, each of which is a beat
    /// of its own. By default that of the game.
    fn instruct_beat(&self, told: &Told<Self::Event>) -> Beat {
        self.beat(told)
    }
}

/// What a game says of its automated opponent so that a [`Helper`] can run it.
///
/// Promises, checked by `conformance::beside` on many random games: a helper whose facts are
/// answered from the whole position tells what the game tells of each turn of the opponent
/// ([`Helped::without_the_unknown`]) and leaves the opponent's own as the game does, whatever
/// stands in the parts of its position that it does not know.
pub trait Helped: HelperWords {
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

    /// Of the opponent's own, what follows by a rule from other answers of the turn, so that nobody
    /// need say that it has changed; none by default.
    fn followed() -> Set<Self::Fact> {
        Set::EMPTY
    }

    /// What is made anew for every turn, such as a hand: what it was before proposes nothing, and a
    /// face begins with what stands in [`Helped::blank`]. None by default.
    fn passing() -> Set<Self::Fact> {
        Set::EMPTY
    }

    /// What one picture asks when this fact is missing, itself among it: facts of one place.
    fn asked_with(&self, fact: Self::Fact) -> Set<Self::Fact>;

    /// The facts that are asked, each alone, only as far as their answers make a difference to the
    /// turn ([`Helper::offered`]), and once more if another difference matters later. None by default.
    fn in_part() -> Set<Self::Fact> {
        Set::EMPTY
    }

    /// One answer in place of several that make no difference, as what they have in common; by
    /// default there is none, and each is offered.
    fn in_general(&self, alike: &[Self::Answer]) -> Option<Self::Answer> {
        let _ = alike;
        None
    }

    /// Whether what this event tells may be carried out after something is answered, a question of
    /// the position or this fact, that stands in one press with what was asked before it: that is the
    /// same before and after. By default it is.
    fn can_wait(event: &Self::Event, fact: Option<Self::Fact>) -> bool {
        let _ = (event, fact);
        true
    }

    /// How many buttons come of a press that answers several things, at most.
    fn most_buttons() -> usize {
        32
    }

    /// Whether what is asked now, a question of the position or this fact alone, is answered in one
    /// press with others like it that come right before or after it: whoever answers one of them has
    /// all of them before his eyes, and nothing has to be told between them. By default it is not.
    fn in_one_press(&self, fact: Option<Self::Fact>) -> Press {
        let _ = fact;
        Press::Alone
    }

    /// Puts this position, whatever it is, before the turn of the opponent with this number, from 1:
    /// with everything that is the opponent's own or presumed as it is in `kept`, and nothing in the
    /// rest that could not be.
    fn begin_turn(&mut self, kept: &Self, nth: u16);

    /// Whether the opponent's turn goes on, from before its first step to after its last.
    fn is_opponents_turn(&self) -> bool;

    /// The answer to the question that is asked now, in the opponent's turn, if it does not matter
    /// which it is: then nobody is asked, and nothing of it is told.
    fn assumed(&self) -> Option<Self::Choice>;

    /// Whether the chance question that is asked now is the opponent's own luck: what is drawn or
    /// rolled comes from what the helper keeps whole, and nobody else draws from it, so that a program
    /// can do it. A game in which that is ever so names [`DRAWS`] among its
    /// [`Helped::asked_options`]. By default it never is.
    fn is_own_luck(&self) -> bool {
        false
    }

    /// What is proposed to the person where the rules leave a choice of the opponent's to him: that
    /// which he would most often want, or the first. It is told as carried out, and he says so if he
    /// wants it otherwise. By default nothing is, and he is asked.
    fn proposes(&self) -> Option<Self::Choice> {
        None
    }

    /// The facts that are not known any more once what is pending has gone on, because the person
    /// decides how they change; none by default.
    fn forgotten(&self) -> Set<Self::Fact> {
        Set::EMPTY
    }

    /// An event as a helper knows it, without what was never asked; `None` if nothing is left.
    fn without_the_unknown(event: &Self::Event) -> Option<Self::Event>;

    /// What is settled for every helper before anything is asked, such as that one person plays;
    /// nothing by default.
    fn settled() -> Settings {
        Settings::new()
    }

    /// The options that a person is asked for before a helper begins, by their ids: one list with a
    /// title for each screen, in their order. An option that is in none has its default. None by
    /// default.
    fn asked_options() -> &'static [(&'static str, &'static [&'static str])] {
        &[]
    }

    /// What is asked of the table before the first turn of the opponent, in the position after
    /// set-up: one set for each picture, in the order in which they are asked. All of it is the
    /// opponent's own, as it stands after what chance and the person did in set-up. By default
    /// nothing needs to be asked.
    fn set_up(&self) -> Vec<Set<Self::Fact>> {
        Vec::new()
    }

    /// What follows from the facts that were entered of set-up, `said`, for others of the opponent's
    /// own; nothing by default.
    fn follow_set_up(&mut self, said: Set<Self::Fact>) {
        let _ = said;
    }

    /// What is asked once the game is over, so that [`Game::outcome`](crate::Game::outcome) tells
    /// the score of the person too: one set for each picture. By default nothing is asked, and no
    /// score is told.
    fn scored(&self) -> Vec<Set<Self::Fact>> {
        Vec::new()
    }

    /// How the game ended that was over as in `ended`, in this position, into which was written what
    /// was said of the score. What ended it is what it was, whatever was said.
    fn outcome_of(&self, ended: &Self, said: &[Self::Answer], tongue: Tongue) -> Option<Outcome> {
        let _ = said;
        let Outcome { rule, ended_by, .. } = ended.outcome_beside(tongue)?;
        Some(Outcome { rule, ended_by, ..self.outcome_beside(tongue)? })
    }
}

/// A game in which the first choice that is listed was made again and again until set-up is over: a
/// position for [`Helped::blank`].
pub fn dealt<G: Game>(mut game: G, is_over: impl Fn(&G) -> bool) -> G {
    let mut choices = Choices::default();
    while !is_over(&game) {
        game.choices(&mut choices);
        let Some(&first) = choices.listed().first() else { break };
        game.apply_listed(first, &mut Silent);
    }
    game
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
