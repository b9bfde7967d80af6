//! Which steps of a card would do something if it were used now, found by carrying them out one
//! after the other on copies.

use game_core::{Choices, Draw, Game, NoSink, Stack, Turn};

use crate::choice::Choice;
use crate::content::Content;
use crate::game::PocketMars;
use crate::sequence::{AbilityOf, Frame};
use crate::types::Player;
use crate::view::View;

/// The most answers tried for one card; what is not found by then counts as possible.
const MOST_TRIED: u32 = 400;

/// The number of pending frames while a step of the card itself is asked about: its list of steps
/// and the ability. Above it, the step has triggered the ability of a Building.
const DEPTH: usize = 2;

/// What a card would do if it were used now, for a player who carries out as much as possible of
/// every step before the next one, wherever that is.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct IfUsed {
    /// Whether a colonist can move in by the value of the card.
    pub moves_in: bool,
    /// The steps that can do something.
    steps: Vec<(AbilityOf, u8)>,
    /// Whether not everything was tried.
    is_cut: bool,
}

impl IfUsed {
    /// Whether a step of an ability, counted from 0, can do something.
    pub fn does(&self, of: AbilityOf, step: u8) -> bool {
        self.is_cut || self.steps.contains(&(of, step))
    }
}

/// Draws any card, because no hidden card affects what can be done.
struct Any;

impl Draw for Any {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl View {
    /// What a card of this player would do if it were used now: `PlayHand` for a card in hand,
    /// `PlayPrep` for one of the own prep module. Empty for every other choice.
    pub fn if_used(&self, content: &'static Content, you: Player, card: Choice) -> IfUsed {
        let mut found = IfUsed::default();
        if matches!(card, Choice::PlayHand(_) | Choice::PlayPrep(_)) {
            let mut game = PocketMars::determinized(self, content, &mut Any);
            game.state.active = you;
            (game.state.connection, game.state.in_play) = (None, None);
            game.state.frames = Stack::new();
            game.state.frames.call(Frame::Action);
            let mut left = MOST_TRIED;
            found.is_cut = !found.all_tried(&game, card, &mut left);
        }
        found
    }
}

impl IfUsed {
    /// Carries out a choice and every way of going on after it. Returns false if there are too
    /// many.
    fn all_tried(&mut self, before: &PocketMars, choice: Choice, left: &mut u32) -> bool {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        let mut game = before.clone();
        game.apply_unchecked(choice, &mut NoSink);
        let mut choices = Choices::default();
        game.choices(&mut choices);
        match game.turn() {
            Turn::Over => true,
            Turn::Chance => self.all_tried(&game, choices.listed()[0], left),
            Turn::Choose(_) => {
                self.note(game.state.frames.pending());
                let all = eager(choices.listed());
                all.into_iter().all(|next| self.all_tried(&game, next, left))
            }
        }
    }

    /// Notes what is asked about: a step with nothing to do is not.
    fn note(&mut self, pending: &[Frame]) {
        match *pending {
            [.., Frame::LandByValue] => self.moves_in = true,
            [.., Frame::Ability { of, step, .. }]
                if pending.len() == DEPTH && !self.steps.contains(&(of, step)) =>
            {
                self.steps.push((of, step));
            }
            // Nothing else: it is asked within a step, or noted already.
            _ => {}
        }
    }
}

/// The answers of somebody who carries out as much as possible.
fn eager(listed: &[Choice]) -> Vec<Choice> {
    let most = listed.iter().filter(|choice| matches!(choice, Choice::Count(_))).max();
    let goes_on = |choice: &Choice| match choice {
        Choice::Skip => listed.len() == 1,
        Choice::Count(_) => Some(choice) == most,
        _ => true,
    };
    listed.iter().copied().filter(goes_on).collect()
}
