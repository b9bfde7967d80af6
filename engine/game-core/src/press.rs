//! Presses: what a person enters at once. One press may answer several questions, where the answers
//! after the first go without saying, or where the first only leads to the next question. The log
//! knows nothing of presses: each answer is an entry of its own.

mod worlds;

use self::worlds::{Worlds, listed};
use crate::{Emitted, Narrate, Recorder, Seat, Turn, Viewer};
use i18n::Locale;

/// The most answers of one press, a guard against a game that goes on by itself for ever: without it
/// the longest press at 2,993 decisions of recorded games has 7.
const LONGEST: usize = 12;

/// The most answers that a question may have once others stand in it; a longer list is asked step
/// by step. At 20 it changed the list at 3 in 100 decisions of Weather Machine, which would have up
/// to 32 answers, and at none of the other games.
const MOST_LISTED: usize = 28;

/// How far an answer goes without saying ([`Narrate::shortcut`]).
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Shortcut {
    /// It is a decision: it is asked on its own.
    #[default]
    None,
    /// It only leads to the next question: the answers to that one may be listed in its place, under
    /// its name.
    Opens,
    /// It only passes over this question: the next one may be asked in its place, beside the other
    /// answers to this one.
    Passes,
    /// Right after another answer it is what most people want. It may be entered with that answer;
    /// a front end then also offers that answer alone, because no rule says what somebody wants.
    /// At most one answer to a question.
    Usual,
    /// It is one of several that are often given one after the other: a front end may let a person
    /// mark some of them and enter those together, in the order of the list. Each counts as if
    /// entered alone, so another order or a part of them is the same as far as it goes.
    Together,
    /// Right after another answer it is [`Shortcut::Usual`]; where it is asked on its own it is
    /// [`Shortcut::Together`], such as an item of a price.
    UsualOrTogether,
}

impl Shortcut {
    /// Whether it goes without saying right after another answer.
    pub fn follows(self) -> bool {
        matches!(self, Shortcut::Usual | Shortcut::UsualOrTogether)
    }

    /// Whether it can be marked, to be entered together with others.
    pub fn is_marked(self) -> bool {
        matches!(self, Shortcut::Together | Shortcut::UsualOrTogether)
    }

    fn leads_on(self) -> bool {
        matches!(self, Shortcut::Opens | Shortcut::Passes)
    }
}

/// Answers that are entered at once.
#[derive(Clone, Debug, PartialEq)]
pub struct Press<G: Narrate> {
    /// The answers in order, each with a position that asks it and gives the same view as the real
    /// one; at least one.
    pub answers: Vec<(G, G::Choice)>,
    /// The index of the decision: answers before it only lead to it, those after it follow by
    /// themselves.
    pub decision: usize,
    /// Whether the answers after the decision end the turn, for all that the seat knows.
    pub ends_turn: bool,
    /// How often it can be marked, to be entered together with others; 0 if it cannot be.
    pub marks: usize,
}

impl<G: Narrate> Press<G> {
    /// Answers of which the last is the decision.
    fn of(answers: Vec<(G, G::Choice)>) -> Self {
        let decision = answers.len() - 1;
        Press { answers, decision, ends_turn: false, marks: 0 }
    }

    /// The answers alone.
    pub fn choices(&self) -> impl ExactSizeIterator<Item = G::Choice> {
        self.answers.iter().map(|(_, choice)| *choice)
    }

    /// The answer whose list the decision stands in, with a position that asks it; `None` for an
    /// answer to the question that is asked.
    pub fn opener(&self) -> Option<&(G, G::Choice)> {
        let mut before = self.answers[..self.decision].iter().rev();
        before.find(|(at, via)| at.shortcut(*via) == Shortcut::Opens)
    }

    /// The answers that marking it this often enters: those up to the decision, the last time with
    /// what follows, as far as that is not itself something to mark.
    pub fn marked(&self, times: usize) -> Vec<G::Choice> {
        let bare: Vec<G::Choice> = self.bare().collect();
        let follow = self.answers[self.decision + 1..].iter();
        let follow = follow.take_while(|(at, choice)| !at.shortcut(*choice).is_marked());
        let once = bare.iter().copied().chain(follow.map(|(_, choice)| *choice));
        bare.repeat(times.saturating_sub(1)).into_iter().chain(once).collect()
    }

    /// The answers up to the decision, which can always be entered alone.
    pub fn bare(&self) -> impl ExactSizeIterator<Item = G::Choice> {
        self.answers[..=self.decision].iter().map(|(_, choice)| *choice)
    }
}

/// The presses of a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Presses<G: Narrate> {
    /// The position whose question is asked: the one after the answers that are passed over.
    pub asks: G,
    /// The presses, in the order of the listed choices.
    pub listed: Vec<Press<G>>,
}

/// The presses for these choices, all listed at this position. Every choice is in one of them, alone
/// or as the beginning; choices in `closed` are not led on from.
///
/// A press ends before anything that somebody should see or decide: chance, another seat or its
/// turn, a multi-select of several items, an answer that tells the seat something, and every
/// question without a [`Shortcut`]. It is worked out on positions determinized for the seat, so it
/// tells nothing that the seat does not know. For lists that people read; too slow for searches.
pub fn presses<G: Narrate>(game: &G, choices: &[G::Choice], closed: &[G::Choice]) -> Presses<G> {
    let mut found = Presses { asks: game.clone(), listed: Vec::new() };
    match game.turn() {
        Turn::Choose(seat) if !is_tray(game) => {
            let worlds = Worlds::sampled(game, seat);
            let look = Look { seat, closed, most: MOST_LISTED.max(choices.len()) };
            look.list(&worlds, &[], choices, &mut found);
            look.unmark(&worlds.first, &mut found);
        }
        _ => {
            let alone = |&choice| Press::of(vec![(game.clone(), choice)]);
            found.listed.extend(choices.iter().map(alone));
        }
    }
    found
}

/// Whether a choice at one position and one at the next may belong to the same press, by their
/// shortcuts alone: a cheap test before [`presses`].
pub fn may_continue<G: Narrate>(before: &G, choice: G::Choice, after: &G, next: G::Choice) -> bool {
    let asks_the_same = before.turn() == after.turn() && matches!(after.turn(), Turn::Choose(_));
    asks_the_same && (before.shortcut(choice).leads_on() || after.shortcut(next).follows())
}

/// A look ahead from one question.
struct Look<'a, C> {
    seat: Seat,
    closed: &'a [C],
    most: usize,
}

impl<C: Copy + PartialEq> Look<'_, C> {
    /// Adds the presses of a question, asked after the answers in `before`.
    fn list<G: Narrate<Choice = C>>(
        &self,
        worlds: &Worlds<'_, G>,
        before: &[(G, C)],
        choices: &[C],
        found: &mut Presses<G>,
    ) {
        for (nth, &choice) in choices.iter().enumerate() {
            let left = choices.len() - nth - 1;
            if !self.lead_on(worlds, before, (choice, choices), left, found) {
                found.listed.push(self.whole(worlds, before, choice));
            }
        }
    }

    /// Adds the presses of the question that a choice leads on to, if it does so and the list stays
    /// short with as many more to come. Choices that are listed already are not listed again.
    fn lead_on<G: Narrate<Choice = C>>(
        &self,
        worlds: &Worlds<'_, G>,
        before: &[(G, C)],
        (choice, beside): (C, &[C]),
        left: usize,
        found: &mut Presses<G>,
    ) -> bool {
        let shortcut = worlds.first.shortcut(choice);
        if !shortcut.leads_on() || self.closed.contains(&choice) || before.len() >= LONGEST {
            return false;
        }
        let mut choices = Vec::new();
        let next = self.after(worlds, choice, |next, listed| {
            choices = listed.to_vec();
            choices.retain(|choice| !beside.contains(choice));
            let many = found.listed.len() + choices.len() + left > self.most;
            // A question with an answer that goes without saying needs no list.
            !choices.is_empty() && !many && following(next, listed).is_none()
        });
        let Some(next) = next else { return false };
        let mut before = before.to_vec();
        before.push((worlds.first.clone(), choice));
        if before.iter().all(|(at, choice)| at.shortcut(*choice) == Shortcut::Passes) {
            found.asks = next.first.clone();
        }
        self.list(&next, &before, &choices, found);
        true
    }

    /// A choice with the answers that lead to it, and those that follow by themselves.
    fn whole<G: Narrate<Choice = C>>(
        &self,
        worlds: &Worlds<'_, G>,
        before: &[(G, C)],
        choice: C,
    ) -> Press<G> {
        let mut answers = before.to_vec();
        answers.push((worlds.first.clone(), choice));
        let mut press = Press::of(answers);
        press.marks = if before.is_empty() { self.marks(&worlds.first, choice) } else { 0 };
        let mut next = self.followed(worlds, choice);
        while let Some((worlds, choice)) = next.filter(|_| press.answers.len() < LONGEST) {
            next = self.followed(&worlds, choice);
            press.ends_turn = next.is_none() && self.ends_turn(&worlds, choice);
            press.answers.push((worlds.first, choice));
        }
        press
    }

    /// Leaves out the marks where no two answers can be marked together.
    fn unmark<G: Narrate<Choice = C>>(&self, world: &G, found: &mut Presses<G>) {
        let goes_on = |press: &Press<G>| {
            let after = self.step(world, press.answers[press.decision].1);
            after.is_some_and(|at| listed(&at).iter().any(|next| at.shortcut(*next).is_marked()))
        };
        let all: usize = found.listed.iter().map(|press| press.marks).sum();
        if all < 2 || !found.listed.iter().any(|press| press.marks > 0 && goes_on(press)) {
            found.listed.iter_mut().for_each(|press| press.marks = 0);
        }
    }

    /// How often a choice can be made one time after the other, if it can be marked.
    fn marks<G: Narrate<Choice = C>>(&self, world: &G, choice: C) -> usize {
        let is_asked = |at: &G| at.shortcut(choice).is_marked() && listed(at).contains(&choice);
        let mut at = Some(world.clone()).filter(is_asked);
        let mut marks = 0;
        while let Some(before) = at.filter(|_| marks < LONGEST) {
            marks += 1;
            at = self.step(&before, choice).filter(is_asked);
        }
        marks
    }

    /// The positions after a choice, with the answer there that goes without saying, if there is one.
    fn followed<G: Narrate<Choice = C>>(
        &self,
        worlds: &Worlds<'_, G>,
        choice: C,
    ) -> Option<(Worlds<'static, G>, C)> {
        let mut follows = None;
        let after = self.after(worlds, choice, |next, listed| {
            follows = following(next, listed);
            follows.is_some()
        })?;
        Some((after, follows?))
    }

    /// Whether the turn ends with this choice, in every position.
    fn ends_turn<G: Narrate<Choice = C>>(&self, worlds: &Worlds<'_, G>, choice: C) -> bool {
        let ends = |world: &G| begins_turn(world, choice);
        ends(&worlds.first)
            && worlds.others().iter().all(ends)
            && self.after(worlds, choice, |_, _| true).is_none()
    }

    /// The positions after a choice, if the first of them, with what is listed there, is `wanted`;
    /// `None` also if somebody should see it before anything else is entered. The others are tried
    /// last, because most choices end a press by what follows the first.
    fn after<G: Narrate<Choice = C>>(
        &self,
        worlds: &Worlds<'_, G>,
        choice: C,
        wanted: impl FnOnce(&G, &[C]) -> bool,
    ) -> Option<Worlds<'static, G>> {
        let first = self.step(&worlds.first, choice)?;
        let choices = listed(&first);
        if !wanted(&first, &choices) {
            return None;
        }
        let viewer = Viewer::Seat(self.seat);
        let view = first.view(viewer);
        let others = worlds.others().iter().map(|world| {
            let after = self.step(world, choice)?;
            (after.view(viewer) == view && listed(&after) == choices).then_some(after)
        });
        let others = others.collect::<Option<_>>()?;
        Some(Worlds::known(first, others))
    }

    /// The position after a choice, if it goes on with a question to the same seat in its turn.
    fn step<G: Narrate<Choice = C>>(&self, world: &G, choice: C) -> Option<G> {
        let mut after = world.clone();
        let mut emitted = Recorder::<G, G::Event>::events_only();
        after.apply(choice, &mut emitted).ok()?;
        let goes_on = after.turn() == Turn::Choose(self.seat) && !is_tray(&after);
        (goes_on && !self.begins_another(&after, emitted.emitted())).then_some(after)
    }

    /// Whether a turn of somebody else begins.
    fn begins_another<G: Narrate<Choice = C>>(
        &self,
        after: &G,
        emitted: &[Emitted<G::Event>],
    ) -> bool {
        let turns = emitted.iter().filter_map(|one| after.turn_of(one, Locale::English));
        turns.into_iter().any(|turn| turn.seat != Some(self.seat))
    }
}

/// Whether several items can be ticked at once.
fn is_tray<G: Narrate>(position: &G) -> bool {
    position.selection().is_some_and(|set| set.most.min(set.items.len()) > 1)
}

/// Whether another turn begins with this choice.
fn begins_turn<G: Narrate>(world: &G, choice: G::Choice) -> bool {
    let mut after = world.clone();
    let mut emitted = Recorder::<G, G::Event>::events_only();
    after.apply_unchecked(choice, &mut emitted);
    emitted.emitted().iter().any(|one| after.turn_of(one, Locale::English).is_some())
}

/// The answer to a question that goes without saying, if there is exactly one among those listed.
fn following<G: Narrate>(position: &G, listed: &[G::Choice]) -> Option<G::Choice> {
    let mut follow = listed.iter().filter(|&&choice| position.shortcut(choice).follows());
    follow.next().copied().filter(|_| follow.next().is_none())
}
