//! What cannot be: answers about set-up or the score that do not fit together or the game as kept.
//!
//! A front end refuses such answers when a person gives them. A log is read without this check, so
//! that every log that was written once stays valid.

use i18n::{Locale, message};

use super::objection::Objection;
use super::{Entry, Helped, Helper, Stage};

impl<G: Helped> Helper<G> {
    /// Why these answers to what is asked now cannot be true; nothing if they can, or if neither
    /// set-up nor the score is asked.
    pub fn objections(&self, answers: &[G::Answer], locale: Locale) -> Vec<Objection> {
        let reached = &self.now.reached;
        let is_score = matches!(reached.stage, Stage::Score(_));
        if !is_score && !matches!(reached.stage, Stage::SetUp(_)) {
            return Vec::new();
        }
        let mut game = reached.game.clone();
        let mut said: Vec<G::Answer> = Vec::new();
        let before = self.entries[self.done..].iter().filter_map(|entry| match entry {
            Entry::Answer(answer) => Some(*answer),
            _ => None,
        });
        let possible =
            |answer: &G::Answer| self.start.answers(G::query_of(*answer)).contains(answer);
        let new = answers.iter().copied().filter(possible);
        for answer in before.chain(new) {
            said.retain(|other| G::query_of(*other) != G::query_of(answer));
            said.push(answer);
            game.set_answer(answer);
        }
        let mut objections = game.objections(&self.kept, &said, locale);
        if is_score && objections.is_empty() {
            let unfit = said.into_iter().filter(|answer| {
                let query = G::query_of(*answer);
                self.is_scored(query) && !game.offers(query).contains(answer)
            });
            objections.extend(unfit.map(|answer| {
                let fact = game.query_name(G::query_of(answer), locale);
                let answer = game.answer_name(answer, locale);
                let why = message!(locale, "helper-cannot-be", fact = fact, answer = answer);
                Objection { why: why.into(), rule: G::SCORED_BY }
            }));
        }
        objections
    }
}
