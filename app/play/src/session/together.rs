//! Answers that a person marks and enters together ([`game_core::Shortcut::Together`]).

use game_core::{GameInfo, IllegalAction, NoSink};
use i18n::notice;

use super::{Session, read_choice};
use crate::{SessionError, TOGETHER};

impl<G: GameInfo> Session<G> {
    /// Whether these are choices that can be marked, each with what follows it; the last may be any
    /// other, which is made after them. Ticks of a multi-select are a set of its own.
    pub(super) fn are_marked(&self, texts: &[String]) -> bool {
        if self.game.selection().is_some() {
            return false;
        }
        let Some((_, marked)) = texts.split_last() else { return false };
        let first = |text: &String| text.split(TOGETHER).next().map(read_choice::<G>);
        let is_marked = |text| match first(text) {
            Some(Ok(choice)) => self.game.shortcut(choice).is_marked(),
            _ => false,
        };
        match marked {
            [] => texts.iter().all(is_marked),
            _ => marked.iter().all(is_marked),
        }
    }

    /// Makes all of these choices, each with what follows it, in an order in which all are possible:
    /// the given one as far as it goes. Undo takes them back together.
    pub(super) fn choose_together(&mut self, texts: &[String]) -> Result<(), SessionError> {
        let read = |text: &String| text.split(TOGETHER).map(read_choice::<G>).collect();
        let marked = texts.iter().map(read).collect::<Result<Vec<Vec<G::Choice>>, _>>()?;
        let choices = in_order(self.game.clone(), marked);
        let choices = choices.ok_or_else(|| notice!("refusal-tick-together"))?;
        self.enter_together(choices)
    }
}

/// Choices as one list in which each can be made after those before it; `None` if there is none
/// that takes the first possible one each time. What cannot be marked comes last.
fn in_order<G: GameInfo>(mut game: G, mut marked: Vec<Vec<G::Choice>>) -> Option<Vec<G::Choice>> {
    let is_other = |one: &Vec<G::Choice>| {
        one.first().is_some_and(|choice| !game.shortcut(*choice).is_marked())
    };
    let last = marked.pop_if(|one| is_other(one));
    let mut choices = Vec::new();
    while !marked.is_empty() {
        let possible = |(nth, one): (usize, &Vec<G::Choice>)| Some((nth, after(&game, one).ok()?));
        let (nth, next) = marked.iter().enumerate().find_map(possible)?;
        game = next;
        choices.extend(marked.remove(nth));
    }
    choices.extend(last.into_iter().flatten());
    Some(choices)
}

/// The position after these choices.
fn after<G: GameInfo>(game: &G, choices: &[G::Choice]) -> Result<G, IllegalAction> {
    let mut game = game.clone();
    choices.iter().try_for_each(|&choice| game.apply(choice, &mut NoSink))?;
    Ok(game)
}
