//! Finds out whether the order of two benefits makes a difference, by trying both on copies.

use game_core::{ActionSink, Flow, Forced, Game, NoSink, Steps, Turn};

use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::sequence::BenefitAt;

/// Maximum number of answers to a question that are all tried; with more, the order is asked for.
const FEW: usize = 12;

/// Maximum number of consecutive questions that are tried.
const DEEP: u8 = 2;

/// The answers to a question, up to a limit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Answers {
    listed: [Option<Choice>; FEW],
    count: usize,
}

impl ActionSink<Choice> for Answers {
    fn chance(&mut self, choice: Choice, _odds: u32) {
        if let Some(place) = self.listed.get_mut(self.count) {
            *place = Some(choice);
        }
        self.count += 1;
    }

    fn enough(&self) -> bool {
        self.count > FEW
    }
}

impl WeatherMachine {
    /// Whether these two benefits lead to the same positions by the same answers in either order.
    /// The rules run on copies, so no effect of a benefit is implemented twice.
    pub(crate) fn comes_to_the_same(&self, edges: [BenefitAt; 2]) -> bool {
        let begun = |[first, second]: [BenefitAt; 2]| {
            let mut tried = self.clone();
            tried.call_benefit(second);
            tried.call_benefit(first);
            tried
        };
        let beneath = self.state.frames.pending().len();
        both_end_alike(begun(edges), begun([edges[1], edges[0]]), beneath, DEEP)
    }

    /// Runs the frames above the lowest `beneath`, up to a question of a seat with several answers,
    /// which are returned; `None` at a chance turn.
    fn run_to_question(&mut self, beneath: usize) -> Option<Answers> {
        while self.state.frames.pending().len() > beneath {
            match self.step(&mut NoSink) {
                Flow::Ran => {}
                Flow::Over => return None,
                Flow::Asks => {
                    let mut forced = Forced::None;
                    self.legal_actions(&mut forced);
                    match forced {
                        Forced::None => self.lapse(&mut NoSink),
                        Forced::One(choice) => self.answer(choice, &mut NoSink),
                        Forced::Several if self.turn() == Turn::Chance => return None,
                        Forced::Several => {
                            let mut answers = Answers::default();
                            self.legal_actions(&mut answers);
                            return Some(answers);
                        }
                    }
                }
            }
        }
        Some(Answers::default())
    }
}

/// Whether both games, run above the lowest `beneath` frames, ask the same questions and end in
/// equal positions.
fn both_end_alike(
    mut one: WeatherMachine,
    mut other: WeatherMachine,
    beneath: usize,
    deep: u8,
) -> bool {
    let (Some(here), Some(there)) = (one.run_to_question(beneath), other.run_to_question(beneath))
    else {
        return false;
    };
    if here.count == 0 || there.count == 0 {
        return here.count == there.count && one.state == other.state;
    }
    let alike = |choice: Choice| {
        let (mut one, mut other) = (one.clone(), other.clone());
        one.answer(choice, &mut NoSink);
        other.answer(choice, &mut NoSink);
        both_end_alike(one, other, beneath, deep - 1)
    };
    deep > 0 && here.count <= FEW && here == there && here.listed.into_iter().flatten().all(alike)
}
