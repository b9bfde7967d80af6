//! What the androids gain if a given card is their last, as far as a view knows.

use game_core::{Draw, NoSink, Stack, Turn, advance};

use crate::content::Content;
use crate::game::PocketMars;
use crate::sequence::{Frame, List};
use crate::types::{Id, Player, Slot};
use crate::view::View;

/// The androids' points before and after an activation.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct IfLeft {
    /// The androids' points now.
    pub before: i32,
    /// Their points afterwards.
    pub after: i32,
}

/// A draw that takes any card, because hidden cards do not affect the points.
struct Any;

impl Draw for Any {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl View {
    /// What the androids would gain now if the card of this slot were their last; `None` if the
    /// slot is empty or a person chooses for them.
    pub fn if_left(&self, content: &'static Content, slot: Slot) -> Option<IfLeft> {
        self.player(Player::Androids)?.prep[slot.index()]?;
        let mut game = PocketMars::determinized(self, content, &mut Any);
        let before = game.score(Player::Androids);
        for other in Slot::ALL.into_iter().filter(|&other| other != slot) {
            game.state.prep[Player::Androids][other.index()] = None;
        }
        game.state.frames = Stack::new();
        game.state.frames.call(Frame::Steps { list: List::Activation, next: 0 });
        advance(&mut game, &mut NoSink);
        let decided = !matches!(game.turn(), Turn::Choose(_));
        decided.then(|| IfLeft { before, after: game.score(Player::Androids) })
    }

    /// Whether the androids' last card of this round is still open.
    pub fn awaits_androids(&self) -> bool {
        let before = |frame: &Frame| match frame {
            Frame::Steps { list: List::SoloRound, next } => *next < ACTIVATION,
            _ => false,
        };
        !self.over && self.frames.iter().any(before)
    }
}

/// The number of steps of a solo round that have begun when the androids act.
const ACTIVATION: u8 = 4;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::sequence::Step;
    use game_core::{Choices, Dice, Game, Seat, Viewer};

    /// The forecast equals what happens when the round goes on with that card alone.
    #[test]
    fn the_forecast_is_what_happens() {
        let steps = List::SoloRound.steps();
        assert_eq!(steps[usize::from(ACTIVATION) - 1], Step::AndroidActivation);
        let options = Options::read(&Default::default(), Content::ours()).expect("options");
        let (mut seen, mut gained) = (0, 0);
        for seed in 0..12 {
            let mut game = PocketMars::new(&options, Content::ours()).expect("a game");
            let (mut dice, mut choices) = (Dice::new(seed), Choices::default());
            while game.outcome().is_none() {
                if game.state.frames.top() == Some(Frame::Action) {
                    let view = game.view(Viewer::Seat(Seat(0)));
                    assert!(view.awaits_androids());
                    for slot in Slot::ALL {
                        let told = view.if_left(Content::ours(), slot).expect("both are there");
                        assert_eq!(told.before, game.score(Player::Androids));
                        assert_eq!(told.after, after(&game, slot, &mut dice), "{slot:?}");
                        seen += 1;
                        gained += i32::from(told.after > told.before);
                    }
                }
                game.choices(&mut choices);
                game.apply_unchecked(choices.pick(&mut dice).expect("listed"), &mut NoSink);
            }
        }
        assert!(seen > 100 && gained > 40, "{gained} of {seen}");
    }

    /// The androids' points after the true position has gone on with only the card of this slot.
    fn after(game: &PocketMars, slot: Slot, dice: &mut Dice) -> i32 {
        let mut game = game.clone();
        for other in Slot::ALL.into_iter().filter(|&other| other != slot) {
            game.state.prep[Player::Androids][other.index()] = None;
        }
        game.state.frames.finish();
        while let Some(Frame::Steps { list, next }) = game.state.frames.top() {
            if list == List::SoloRound {
                let on = Frame::Steps { list, next: ACTIVATION - 1 };
                game.state.frames.goto(on);
                assert!(next < ACTIVATION);
                break;
            }
            game.state.frames.finish();
        }
        let round = game.state.round;
        advance(&mut game, &mut NoSink);
        let mut choices = Choices::default();
        while game.turn() == Turn::Chance && game.state.round == round {
            game.choices(&mut choices);
            game.apply_unchecked(choices.pick(dice).expect("listed"), &mut NoSink);
        }
        game.score(Player::Androids)
    }
}
