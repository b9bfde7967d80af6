//! Runs an opponent's turn as far as its facts are known.
//!
//! A helper is determined by its log: running a turn from its beginning with the same entries gives
//! the same result. To read a log of any length in linear time, a run remembers the point where it
//! first reached the end of its entries ([`Front`]); with one more entry it would get there in the
//! same way, so it resumes from there.
//!
//! A person is only asked for differences that matter. The turn is run with each possible answer
//! until something else is asked or the turn ends. Answers with the same events, the same knowledge
//! and the same next question are equivalent ([`Helped::in_general`]), and a fact whose answers are
//! all equivalent is not asked at all.
//!
//! This is sound without looking further ahead: an answer in part counts only until something else
//! is asked. A later step that reads the fact asks for it again, for the difference that it makes
//! there. And answers are never merged if the difference arises in the very step that goes on to
//! read something else.

use super::offers::Offer;
use super::{Entry, Helped, Stage};
use crate::helper::watch::Watch;
use crate::{Emitted, EnumSet, Recorder, Rule, Turn, advance_while};

/// A summary of the entries of a turn.
#[derive(Clone, Debug)]
pub(super) struct Gist<G: Helped> {
    /// The facts that were entered before anything else.
    pub(super) first: EnumSet<G::Query>,
    /// The last answer to each of them, in the order of entry.
    first_answers: Vec<G::Answer>,
    /// Whether only facts were entered.
    only_queries: bool,
    /// Whether they are only corrections of tracked or assumed facts.
    pub(super) is_before: bool,
    /// The last entry that is no fact.
    pub(super) said: Option<Entry<G>>,
    /// The number of things drawn.
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

/// How far an opponent's turn has come.
#[derive(Clone, Debug)]
pub(super) struct Reached<G: Helped> {
    pub(super) stage: Stage<G>,
    pub(super) game: G,
    pub(super) known: EnumSet<G::Query>,
    /// The number of steps and answers that led there.
    pub(super) steps: usize,
    /// The events so far.
    pub(super) emitted: Vec<Emitted<G::Event>>,
}

impl<G: Helped> Reached<G> {
    /// A state reached without running anything.
    pub(super) fn at_once(stage: Stage<G>, game: G) -> Self {
        Reached { stage, game, known: EnumSet::EMPTY, steps: 0, emitted: Vec::new() }
    }
}

/// Where a run first reached the end of its entries.
#[derive(Clone, Debug)]
pub(super) struct Front<G: Helped> {
    so_far: SoFar<G>,
    at: At<G>,
}

impl<G: Helped> Front<G> {
    /// Whether a run with more entries passes this point too. In the first turn, facts that are
    /// entered before anything else hold from the beginning.
    pub(super) fn holds(&self, gist: &Gist<G>, turn: u16) -> bool {
        turn != 1 || !gist.only_queries || matches!(self.at, At::Beginning)
    }
}

/// What a run needed the next entry for.
#[derive(Clone, Debug)]
enum At<G: Helped> {
    /// Correcting tracked or assumed facts, before the first step.
    Beginning,
    /// Correcting tracked or assumed facts, after the last step.
    End,
    /// Answering a question.
    Question,
    /// Answering these facts, or those that are left once some are entered.
    Queries { missing: G::Query, asked: EnumSet<G::Query>, left: EnumSet<G::Query>, learnt: bool },
}

/// The progress of a run.
#[derive(Clone, Debug)]
struct SoFar<G: Helped> {
    game: G,
    known: EnumSet<G::Query>,
    /// The number of entries used.
    used: usize,
    steps: usize,
    /// The answer to the last question, until the next step is made.
    answer: Option<G::Choice>,
    /// Facts known in part, as far as they have mattered up to this point.
    in_part: EnumSet<G::Query>,
    emitted: Vec<Emitted<G::Event>>,
}

/// A run of an opponent's turn.
pub(super) struct Run<'a, G: Helped> {
    so_far: SoFar<G>,
    /// The entries of this turn.
    entered: &'a [Entry<G>],
    front: Option<Front<G>>,
}

impl<'a, G: Helped> Run<'a, G> {
    /// A run before the first step of a turn; `game` is at that point.
    pub(super) fn new(game: G, entered: &'a [Entry<G>]) -> Self {
        Run::in_progress(game, G::tracked().or(G::assumed()), entered, 0)
    }

    /// A run after this many steps of a turn, with these facts known.
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

    /// Resumes a run that reached the end of its entries, with more entries.
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

    /// Applies corrections before the first step; in the first turn also derives facts from set-up.
    pub(super) fn begin(&mut self, gist: &Gist<G>, turn: u16) {
        self.correct(At::Beginning);
        if turn == 1 {
            self.so_far.game.follow_set_up(gist.first);
            // Corrections take precedence over what follows from set-up.
            gist.first_answers.iter().for_each(|answer| self.so_far.game.set_answer(*answer));
        }
    }

    /// The table at this point.
    pub(super) fn game(&self) -> &G {
        &self.so_far.game
    }

    /// Ends the run here; also returns where it reached the end of its entries.
    pub(super) fn stays(self, stage: Stage<G>) -> (Reached<G>, Option<Front<G>>) {
        let SoFar { game, known, steps, emitted, .. } = self.so_far;
        (Reached { stage, game, known, steps, emitted }, self.front)
    }

    /// Runs the turn, from `place` if it was resumed within something, until something is asked or
    /// the turn ends.
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

    /// Makes the next step, and returns what it needs before the one after it.
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

    /// Writes the corrections that come next in the log.
    fn correct(&mut self, at: At<G>) {
        self.learn_of(EnumSet::EMPTY, false, |_, _| at);
    }

    /// Writes the answers that come next in the log for these facts, and corrections before them;
    /// returns whether any of these facts was entered.
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
            // Once in this form: a fact that is invalidated later is asked and answered again.
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

/// What a run has to do before its next step.
pub(super) enum Place<G: Helped> {
    /// Apply corrections of tracked or assumed facts, after the last step.
    End,
    /// Answer a question.
    Question,
    /// Answer these facts, of which `left` are missing.
    Queries { missing: G::Query, asked: EnumSet<G::Query>, left: EnumSet<G::Query>, learnt: bool },
}

/// One step of the rules, or the answer to a question, tried on a copy.
struct Step<G: Helped> {
    game: G,
    emitted: Recorder<G, G::Event>,
    /// The first unknown fact that it read; if there is one, the step is discarded.
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

/// The most answers of a fact for which it is checked whether they are all equivalent.
const FEW: usize = 3;

/// What an answer leads to, as a helper knows it: events, knowledge, next question.
struct Outcome<G: Helped> {
    emitted: Vec<(Rule, G::Event)>,
    known: Vec<G::Answer>,
    reached: Reached<G>,
}

impl<G: Helped> Outcome<G> {
    /// Runs the turn with this answer.
    fn of_answer(game: &G, known: EnumSet<G::Query>, answer: G::Answer, steps: usize) -> Self {
        let entered = [Entry::Answer(answer)];
        let (mut reached, _) = Run::in_progress(game.clone(), known, &entered, steps).go_on(None);
        let emitted = std::mem::take(&mut reached.emitted);
        // Facts known in part become unknown once something else is asked.
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

    /// Whether two outcomes are indistinguishable; the fact was asked after `asked_after` steps.
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

/// The answers offered to a fact at this point of a turn.
pub(super) fn offered_at<G: Helped>(at: &Reached<G>, query: G::Query) -> Vec<Offer<G::Answer>> {
    match at.stage {
        Stage::Queries(_) => offered(&at.game, at.known, query, at.steps),
        _ => at.game.offers(query).into_iter().map(Offer::only).collect(),
    }
}

/// The answers offered to a fact, after this many steps of a turn in which `known` are known.
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

/// The answer to a missing fact, if all its answers are equivalent.
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
