//! The turn of an opponent, run as far as its facts are known.
//!
//! A helper is its log, and a run from the beginning of the turn makes the same of the same entries.
//! So that a log of any length is read in one pass, a run keeps where it first came to the end of
//! what was entered ([`Front`]): with one entry more it would come there in the same way, and so it
//! goes on from there.
//!
//! Which answers make a difference: a person is asked for no more.
//!
//! The turn is run with each answer that there can be, until something else is asked or all of it is
//! told. Answers after which the same was told, the same is known and the same is asked are one
//! answer ([`Helped::in_general`]), and of what has but one answer nobody is asked.
//!
//! That is sound without a look at what comes later: what was answered in part counts only until
//! something else is asked. What reads the fact later asks for it again, for the difference that it
//! makes there. And nothing is one answer whose difference is made by the very step that goes on to
//! read something else.

use super::offers::Offer;
use super::{Entry, Helped, Stage};
use crate::helper::watch::Watch;
use crate::{Emitted, EnumSet, Recorder, Rule, Turn, advance_while};

/// What of the entries of a turn has to be known without a look at each.
#[derive(Clone, Debug)]
pub(super) struct Gist<G: Helped> {
    /// The facts that were entered before anything else.
    pub(super) first: EnumSet<G::Query>,
    /// The last answer to each of them, in the order in which those were entered.
    first_answers: Vec<G::Answer>,
    /// Whether nothing but facts was entered.
    only_queries: bool,
    /// Whether they only put right what is kept or presumed.
    pub(super) is_before: bool,
    /// The last entry that is no fact.
    pub(super) said: Option<Entry<G>>,
    /// How many things were drawn.
    pub(super) drawn: usize,
}

impl<G: Helped> Gist<G> {
    pub(super) fn of(entered: &[Entry<G>]) -> Self {
        let mut gist = Gist {
            first: EnumSet::EMPTY,
            first_answers: Vec::new(),
            only_queries: true,
            is_before: true,
            said: None,
            drawn: 0,
        };
        entered.iter().for_each(|entry| gist.add(*entry));
        gist
    }

    pub(super) fn add(&mut self, entry: Entry<G>) {
        let Entry::Answer(answer) = entry else {
            self.only_queries = false;
            self.is_before = false;
            self.said = Some(entry);
            self.drawn += usize::from(matches!(entry, Entry::Drawn(_)));
            return;
        };
        let query = G::query_of(answer);
        self.is_before &= G::tracked().or(G::assumed()).contains(query);
        if self.only_queries {
            self.first.insert(query);
            self.first_answers.retain(|known| G::query_of(*known) != query);
            self.first_answers.push(answer);
        }
    }
}

/// Where the turn of an opponent stands.
#[derive(Clone, Debug)]
pub(super) struct Reached<G: Helped> {
    pub(super) stage: Stage<G>,
    pub(super) game: G,
    pub(super) known: EnumSet<G::Query>,
    /// How many steps and answers led there.
    pub(super) steps: usize,
    /// What was told on the way.
    pub(super) emitted: Vec<Emitted<G::Event>>,
}

impl<G: Helped> Reached<G> {
    /// Where nothing was run.
    pub(super) fn at_once(stage: Stage<G>, game: G) -> Self {
        Reached { stage, game, known: EnumSet::EMPTY, steps: 0, emitted: Vec::new() }
    }
}

/// Where a run first came to the end of what was entered.
#[derive(Clone, Debug)]
pub(super) struct Front<G: Helped> {
    so_far: SoFar<G>,
    at: At<G>,
}

impl<G: Helped> Front<G> {
    /// Whether a run with more entries comes here too. In the first turn whatever is entered before
    /// anything else holds from the beginning.
    pub(super) fn holds(&self, gist: &Gist<G>, turn: u16) -> bool {
        turn != 1 || !gist.only_queries || matches!(self.at, At::Beginning)
    }
}

/// What a run was about to do with the next entry.
#[derive(Clone, Debug)]
enum At<G: Helped> {
    /// To put right what is kept, before the first step.
    Beginning,
    /// The same after the last step.
    End,
    /// To answer a question.
    Question,
    /// To answer these facts, or what is left of them once some are.
    Queries { missing: G::Query, asked: EnumSet<G::Query>, left: EnumSet<G::Query>, learnt: bool },
}

/// How far a run has come.
#[derive(Clone, Debug)]
struct SoFar<G: Helped> {
    game: G,
    known: EnumSet<G::Query>,
    /// How many of the entries are used.
    used: usize,
    steps: usize,
    /// The answer to the question that was asked last, until the step after it is made.
    answer: Option<G::Choice>,
    /// Facts that are known in part, as far as it mattered until now.
    in_part: EnumSet<G::Query>,
    emitted: Vec<Emitted<G::Event>>,
}

/// The turn of an opponent as far as it has come.
pub(super) struct Run<'a, G: Helped> {
    so_far: SoFar<G>,
    /// What was entered in this turn.
    entered: &'a [Entry<G>],
    front: Option<Front<G>>,
}

impl<'a, G: Helped> Run<'a, G> {
    /// Before the first step of a turn; `game` stands there.
    pub(super) fn new(game: G, entered: &'a [Entry<G>]) -> Self {
        Run::in_progress(game, G::tracked().or(G::assumed()), entered, 0)
    }

    /// After so many steps of a turn, with these facts known.
    pub(super) fn in_progress(
        game: G,
        known: EnumSet<G::Query>,
        entered: &'a [Entry<G>],
        steps: usize,
    ) -> Self {
        let (answer, in_part, emitted) = (None, EnumSet::EMPTY, Vec::new());
        let so_far = SoFar { game, known, used: 0, steps, answer, in_part, emitted };
        Run { so_far, entered, front: None }
    }

    /// Where a run came to the end of what was entered, with more entered now.
    pub(super) fn again(front: &Front<G>, entered: &'a [Entry<G>]) -> (Self, Option<Place<G>>) {
        let run = Run { so_far: front.so_far.clone(), entered, front: None };
        let at = match front.at {
            At::Beginning => None,
            At::End => Some(Place::End),
            At::Question => Some(Place::Question),
            At::Queries { missing, asked, left, learnt } => {
                Some(Place::Queries { missing, asked, left, learnt })
            }
        };
        (run, at)
    }

    /// Puts right what is kept before the first step; in the first turn with what follows from
    /// set-up.
    pub(super) fn begin(&mut self, gist: &Gist<G>, turn: u16) {
        self.correct(At::Beginning);
        if turn == 1 {
            self.so_far.game.follow_set_up(gist.first);
            // What was put right besides holds, whatever follows from set-up.
            gist.first_answers.iter().for_each(|answer| self.so_far.game.set_answer(*answer));
        }
    }

    /// The table as it is now.
    pub(super) fn game(&self) -> &G {
        &self.so_far.game
    }

    /// The run without a step, and where it came to the end of what was entered.
    pub(super) fn stays(self, stage: Stage<G>) -> (Reached<G>, Option<Front<G>>) {
        let SoFar { game, known, steps, emitted, .. } = self.so_far;
        (Reached { stage, game, known, steps, emitted }, self.front)
    }

    /// Runs the turn, from `place` if it was in the midst of something, until something is asked or
    /// all is told.
    pub(super) fn go_on(mut self, mut place: Option<Place<G>>) -> (Reached<G>, Option<Front<G>>) {
        let stage = loop {
            let at = match place.take() {
                Some(place) => Some(place),
                None => self.step(),
            };
            match at {
                None => {}
                Some(Place::End) => {
                    self.correct(At::End);
                    break Stage::Turn;
                }
                Some(Place::Queries { missing, asked, left, learnt }) => {
                    if self.learn_of(left, learnt, |left, learnt| At::Queries {
                        missing,
                        asked,
                        left,
                        learnt,
                    }) {
                        continue;
                    }
                    let SoFar { game, known, steps, .. } = &mut self.so_far;
                    match only_answer(game, *known, missing, *steps) {
                        Some(only) => {
                            game.set_answer(only);
                            known.insert(missing);
                        }
                        None => break Stage::Queries(asked),
                    }
                }
                Some(Place::Question) => match self.answered() {
                    None => break Stage::Question,
                    answer => self.so_far.answer = answer,
                },
            }
        };
        self.stays(stage)
    }

    /// Makes the next step, and says what has to be looked up before the one after it.
    fn step(&mut self) -> Option<Place<G>> {
        let so_far = &mut self.so_far;
        if !so_far.game.is_opponents_turn() || so_far.game.turn() == Turn::Over {
            return Some(Place::End);
        }
        let step = Step::of(&so_far.game, so_far.known, so_far.answer);
        if let Some(missing) = step.missing {
            if !so_far.in_part.is_empty() {
                so_far.known = so_far.known.without(so_far.in_part);
                so_far.in_part = EnumSet::EMPTY;
                return None;
            }
            let mut asked = so_far.game.asked_with(missing).without(so_far.known);
            asked.insert(missing);
            return Some(Place::Queries { missing, asked, left: asked, learnt: false });
        }
        if !step.asks {
            so_far.known = so_far.known.without(so_far.game.invalidated());
        }
        so_far.in_part = so_far.known.and(G::in_part());
        if step.asks {
            so_far.known = so_far.known.without(so_far.in_part);
            so_far.in_part = EnumSet::EMPTY;
        }
        so_far.steps += 1;
        so_far.game = step.game;
        so_far.emitted.extend(step.emitted.into_emitted());
        so_far.answer = None;
        if step.asks {
            so_far.answer = so_far.game.irrelevant_answer();
            return so_far.answer.is_none().then_some(Place::Question);
        }
        None
    }

    /// The answer to a question, if it was entered.
    fn answered(&mut self) -> Option<G::Choice> {
        self.correct(At::Question);
        while self.next().is_some_and(|entry| entry.says_how()) {
            self.so_far.used += 1;
            self.correct(At::Question);
        }
        let next = self.next()?;
        self.so_far.used += 1;
        next.choice()
    }

    fn next(&self) -> Option<Entry<G>> {
        self.entered.get(self.so_far.used).copied()
    }

    /// Writes the corrections that were entered now.
    fn correct(&mut self, at: At<G>) {
        self.learn_of(EnumSet::EMPTY, false, |_, _| at);
    }

    /// Writes what was entered now of these facts, and what was put right before it; says whether
    /// anything was entered of these facts.
    fn learn_of(
        &mut self,
        mut asked: EnumSet<G::Query>,
        mut learnt: bool,
        at: impl FnOnce(EnumSet<G::Query>, bool) -> At<G>,
    ) -> bool {
        let kept = G::tracked().or(G::assumed());
        while let Some(Entry::Answer(answer)) = self.next() {
            let query = G::query_of(answer);
            let is_asked = asked.contains(query);
            if !is_asked && (learnt || !kept.contains(query)) {
                break;
            }
            learnt = learnt || is_asked;
            // Once in this picture: what is forgotten later is asked, and answered, once more.
            asked.remove(query);
            self.so_far.game.set_answer(answer);
            self.so_far.known.insert(query);
            self.so_far.used += 1;
        }
        if self.front.is_none() && self.next().is_none() {
            self.front = Some(Front { so_far: self.so_far.clone(), at: at(asked, learnt) });
        }
        learnt
    }
}

/// What a run does next besides a step.
pub(super) enum Place<G: Helped> {
    /// To put right what is kept, after the last step.
    End,
    /// To answer a question.
    Question,
    /// To answer these facts, of which these are left.
    Queries { missing: G::Query, asked: EnumSet<G::Query>, left: EnumSet<G::Query>, learnt: bool },
}

/// One step of the rules, or the answer to a question, tried on a copy.
struct Step<G: Helped> {
    game: G,
    emitted: Recorder<G, G::Event>,
    /// The first fact that it read and that is not known; then nothing of it counts.
    missing: Option<G::Query>,
    /// Whether a question is asked now.
    asks: bool,
}

impl<G: Helped> Step<G> {
    fn of(game: &G, known: EnumSet<G::Query>, answer: Option<G::Choice>) -> Step<G> {
        let (game, emitted) = (game.clone(), Recorder::events_only());
        let mut step = Step { game, emitted, missing: None, asks: false };
        let watch = Watch::over(known);
        if let Some(answer) = answer {
            step.game.answer(answer, &mut step.emitted);
            step.missing = watch.missing();
            return step;
        }
        let mut looks = 0;
        advance_while(&mut step.game, &mut step.emitted, |_| {
            looks += 1;
            looks == 1
        });
        step.missing = watch.missing();
        step.asks = looks == 1;
        step
    }
}

/// Of a fact with more answers than this nobody tries whether all of them are one.
const FEW: usize = 3;

/// What was told of a turn as a helper knows it, what it knows then, and what it asks.
struct Outcome<G: Helped> {
    emitted: Vec<(Rule, G::Event)>,
    known: Vec<G::Answer>,
    reached: Reached<G>,
}

impl<G: Helped> Outcome<G> {
    /// What comes of an answer.
    fn of_answer(game: &G, known: EnumSet<G::Query>, answer: G::Answer, steps: usize) -> Self {
        let entered = [Entry::Answer(answer)];
        let (mut reached, _) = Run::in_progress(game.clone(), known, &entered, steps).go_on(None);
        let emitted = std::mem::take(&mut reached.emitted);
        // What is known in part is not known any more once something else is asked.
        let queries = reached.known.without(G::in_part());
        let emitted = emitted.into_iter();
        Outcome {
            emitted: emitted
                .filter_map(|emitted| Some((emitted.rule, G::without_the_unknown(&emitted.event)?)))
                .collect(),
            known: queries.iter().map(|query| reached.game.get_answer(query)).collect(),
            reached,
        }
    }

    /// Whether nobody can tell the one from the other, after so many steps at which it was asked.
    fn is_like(&self, other: &Outcome<G>, asked_after: usize) -> bool {
        let has_read = |one: &Outcome<G>| one.reached.steps > asked_after;
        let asks = |one: &Outcome<G>| std::mem::discriminant(&one.reached.stage);
        has_read(self)
            && has_read(other)
            && self.reached.steps == other.reached.steps
            && asks(self) == asks(other)
            && self.reached.stage.queries() == other.reached.stage.queries()
            && self.known == other.known
            && self.emitted == other.emitted
    }
}

/// The answers to a fact that is asked where a turn stands.
pub(super) fn offered_at<G: Helped>(at: &Reached<G>, query: G::Query) -> Vec<Offer<G::Answer>> {
    match at.stage {
        Stage::Queries(_) => offered(&at.game, at.known, query, at.steps),
        _ => at.game.offers(query).into_iter().map(Offer::only).collect(),
    }
}

/// The answers to a fact, after so many steps of a turn in which these are known.
fn offered<G: Helped>(
    game: &G,
    known: EnumSet<G::Query>,
    query: G::Query,
    steps: usize,
) -> Vec<Offer<G::Answer>> {
    let answers = game.offers(query);
    if !G::in_part().contains(query) || answers.len() < 2 {
        return answers.into_iter().map(Offer::only).collect();
    }
    let mut alike: Vec<(Outcome<G>, Vec<G::Answer>)> = Vec::new();
    for answer in answers {
        let outcome = Outcome::of_answer(game, known, answer, steps);
        match alike.iter_mut().find(|(other, _)| other.is_like(&outcome, steps)) {
            Some((_, means)) => means.push(answer),
            None => alike.push((outcome, vec![answer])),
        }
    }
    let offers = alike.into_iter().flat_map(|(_, means)| match &means[..] {
        [only] => vec![Offer::only(*only)],
        _ => match game.in_general(&means) {
            Some(answer) => vec![Offer { answer, means }],
            None => means.into_iter().map(Offer::only).collect(),
        },
    });
    offers.collect()
}

/// The answer to a fact that is missing, if there is but one that makes a difference.
pub(super) fn only_answer<G: Helped>(
    game: &G,
    known: EnumSet<G::Query>,
    missing: G::Query,
    steps: usize,
) -> Option<G::Answer> {
    if !G::in_part().contains(missing) || game.offers(missing).len() > FEW {
        return None;
    }
    match &offered(game, known, missing, steps)[..] {
        [only] => Some(only.answer),
        _ => None,
    }
}
