//! Which answers go without saying, so that one press may enter them with another.

use game_core::{Choices, Game as _, Shortcut};

use crate::choice::Choice;
use crate::content::EnemyFace;
use crate::effect::Part;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::Tower;

impl CoLab {
    /// How far a listed choice goes without saying. The type of a turn, the lab action, the minion
    /// that is retrieved, the tower with its rows, the tile with its minions and its effect, the
    /// only die that can be turned, and a flip beside which nothing else is possible, only name a
    /// list of others; so does one of several effects that a build sets off, while nobody leaves out
    /// the only one. A free window passes on to the next step, with its free actions beside it, as
    /// does a Build or a Collect in which nothing more can be done. After the lab action, where
    /// nothing but a flip is left, the turn ends: dice can be flipped when the next one begins
    /// (CL-10.4). Items of a price and tokens that are gained are often given one after the other.
    pub(crate) fn shortcut_of(&self, choice: Choice) -> Shortcut {
        match (self.state.frames.top(), choice) {
            (Some(Frame::AfterAction), Choice::GoOn)
            | (Some(Frame::Build { .. } | Frame::Collect), Choice::Stop)
                if self.may_only_flip(choice) =>
            {
                Shortcut::Usual
            }
            (Some(Frame::After { .. }), Choice::WhenBuilt | Choice::Fire(_)) => {
                if self.sets_off_only(choice) { Shortcut::Usual } else { Shortcut::Opens }
            }
            (_, Choice::Flip) if self.has_only_a_flip() => Shortcut::Opens,
            (Some(Frame::SendTo { .. }), Choice::To(tower)) if self.asks_for_a_row(tower) => {
                Shortcut::Opens
            }
            (_, Choice::Turn(_)) if self.listed_now().len() == 1 => Shortcut::Opens,
            (Some(Frame::Collect), Choice::Use(_))
            | (Some(Frame::Retrieve), Choice::Retrieve(_))
            | (Some(Frame::Turn), Choice::ActionTurn | Choice::RestTurn)
            | (Some(Frame::LabAction | Frame::AfterAction), Choice::Build | Choice::Collect) => {
                Shortcut::Opens
            }
            (Some(Frame::Window | Frame::AfterAction), Choice::GoOn) => Shortcut::Passes,
            (Some(Frame::Build { .. } | Frame::Collect), Choice::Stop) if self.is_finished() => {
                Shortcut::Passes
            }
            (Some(Frame::Pay), choice) if self.plain_payment() == Some(choice) => {
                Shortcut::UsualOrTogether
            }
            (Some(Frame::Pay), _) | (_, Choice::Token(_)) => Shortcut::Together,
            (Some(Frame::Effect { of, part, .. }), Choice::Die(_)) => {
                match self.effect_of(of).get(part) {
                    Some(Part::Die(Some(_), _)) => Shortcut::Usual,
                    _ => Shortcut::None,
                }
            }
            // Nothing else: a decision.
            _ => Shortcut::None,
        }
    }

    /// Whether nothing but a flip stands beside this choice.
    fn may_only_flip(&self, choice: Choice) -> bool {
        self.listed_now().iter().all(|other| *other == choice || *other == Choice::Flip)
    }

    /// Whether nothing is listed but a flip and what goes on without one.
    fn has_only_a_flip(&self) -> bool {
        let is_plain = |one: &Choice| matches!(one, Choice::Flip | Choice::GoOn | Choice::Stop);
        self.listed_now().iter().all(is_plain)
    }

    /// Whether a minion that comes to a tower takes a row there.
    fn asks_for_a_row(&self, tower: Tower) -> bool {
        self.state.showing(tower, EnemyFace::Jam).is_none()
    }

    /// Whether nothing else can be set off.
    fn sets_off_only(&self, choice: Choice) -> bool {
        self.listed_now().iter().all(|other| *other == choice || *other == Choice::Pass)
    }

    /// Whether no card can be built and no tile used any more.
    fn is_finished(&self) -> bool {
        let goes_on = |choice: &Choice| matches!(choice, Choice::BuildCard(_) | Choice::Use(_));
        !self.listed_now().iter().any(goes_on)
    }

    /// The item that a price is paid with next by somebody who keeps what is worth most: dice on
    /// minions, which stay there, before those of the pool, then tokens, and wilds last; a die whose
    /// second resource is lost only before wilds.
    fn plain_payment(&self) -> Option<Choice> {
        let worth = |choice: &Choice| match choice {
            Choice::Done => 0,
            Choice::PayMinion(_) if !self.wastes(*choice) => 1,
            Choice::PayDie(_) if !self.wastes(*choice) => 2,
            Choice::PayMinion(_) => 3,
            Choice::PayToken(_) => 4,
            Choice::PayDie(_) => 5,
            _ => 6,
        };
        self.listed_now().into_iter().min_by_key(worth)
    }

    fn listed_now(&self) -> Vec<Choice> {
        let mut listed = Choices::default();
        self.choices(&mut listed);
        listed.listed().to_vec()
    }
}
