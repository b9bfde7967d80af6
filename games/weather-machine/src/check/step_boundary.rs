//! The step boundaries of a turn: where an edited position may be, and what must hold there.
//!
//! A step boundary is just before a step of a round or turn (the Saboteurs' turns included), or
//! where such a step asks. In the middle of an effect or of set-up, a position also depends on the
//! choices that led to it, so it can only be reached through its log.

use game_core::ValidationError;

use super::Found;
use crate::game::WeatherMachine;
use crate::sequence::{Each, Frame, List, Step, Subject};
use crate::state::Lativ;
use crate::types::{Challenge, Player};

/// The pending frames from the outside in: the round, the part of a player in it, the turn, and the
/// question.
#[derive(Clone, Copy)]
struct Moment<'a> {
    round: Option<At>,
    part: Option<(Each, u8)>,
    turn: Option<At>,
    asked: &'a [Frame],
}

/// A list of a round or turn, just before one of its steps.
#[derive(Clone, Copy)]
struct At {
    list: List,
    next: u8,
}

impl WeatherMachine {
    /// What the position is in the middle of; `None` at a step boundary of a turn.
    pub(crate) fn in_progress(&self) -> Option<&'static str> {
        self.moment().in_progress()
    }

    /// Adds the reasons why the position cannot be at this step boundary.
    pub(super) fn check_boundary(&self, found: &mut Found) {
        let moment = self.moment();
        if let Some(in_progress) = moment.in_progress() {
            return found.0.push(ValidationError::in_progress("frames", in_progress));
        }
        let over = self.state.frames.top().is_none();
        found.unless(
            !over || self.may_be_over(),
            "frames",
            "nothing is pending, but the game is not over",
        );
        let ended = self.state.verdict.is_some();
        found.unless(over || !ended, "verdict", "the game is not over");
        if !over {
            self.check_round(moment, found);
            self.check_part(moment, found);
            self.check_turn(moment, found);
            self.check_held(moment, found);
            let asks = moment.asked.is_empty() || self.asks(moment);
            found.unless(asks, "frames", "no step of a round or turn asks this here");
        }
        if self.options.solo() {
            self.check_current_report(moment, found);
        }
    }

    fn moment(&self) -> Moment<'_> {
        let pending = self.state.frames.pending();
        let (round, above) = list(pending, List::is_of_rounds);
        let (part, above) = match *above {
            [Frame::Each { each, next }, ref above @ ..] if each.is_of_rounds() => {
                (Some((each, next)), above)
            }
            _ => (None, above),
        };
        let (turn, asked) = list(above, List::is_turn);
        Moment { round, part, turn, asked }
    }

    /// Whether the game can be over in this position.
    fn may_be_over(&self) -> bool {
        let state = &self.state;
        state.verdict.is_some() || !self.options.solo() && state.final_round
    }

    /// The round belongs to this game and is at one of its steps.
    fn check_round(&self, moment: Moment, found: &mut Found) {
        let (solo, drafting) = (self.options.solo(), self.options.drafting);
        let (number, last) = (self.state.round, self.state.final_round);
        let fits = match moment.round {
            // The last step of the final round has replaced the round on the stack.
            None => !solo && last && matches!(moment.part, Some((Each::LastPlacements, _))),
            Some(At { list, next }) => {
                let of_this_game = match list {
                    List::SetUp => number == 0 && !solo && !drafting,
                    List::DraftSetUp => number == 0 && !solo && drafting,
                    List::SoloSetUp => number == 0 && solo,
                    List::Round => number > 0 && !last,
                    List::FinalRound => number > 0 && last && !solo,
                    _ => number > 0 && last && solo,
                };
                of_this_game && usize::from(next) < list.steps().len()
            }
        };
        found.unless(fits, "frames", "this game has no such step of a round now");
    }

    /// The active player is the one whose part of the round it is.
    fn check_part(&self, moment: Moment, found: &mut Found) {
        let Some((each, next)) = moment.part else { return };
        let begun = match each {
            Each::Turn => Step::Turns,
            Each::Supply => Step::SupplyRound,
            Each::Income => Step::Income,
            _ => Step::LastPlacements,
        };
        let fits = moment.round.is_none_or(|round| round.last_begun() == Some(begun));
        found.unless(fits, "frames", "this is no part of that step of the round");
        let order = &self.state.turn_order;
        let most = order.len();
        found.at_most("frames, players whose part has begun", usize::from(next), most);
        if moment.turn.is_none() && moment.asked.is_empty() {
            return;
        }
        let whose = usize::from(next).checked_sub(1).and_then(|at| order.get(at).copied());
        let acts = whose == Some(self.state.active);
        found.unless(acts, "active", "it is the part of somebody else in turn order");
    }

    /// The turn belongs to the active player and is at one of its steps.
    fn check_turn(&self, moment: Moment, found: &mut Found) {
        let Some(At { list, next }) = moment.turn else { return };
        let own = match (self.state.active, self.options.solo()) {
            (Player::Saboteurs, _) => List::SaboteursTurn,
            (_, true) => List::SoloTurn,
            (_, false) => List::Turn,
        };
        let fits = list == own && usize::from(next) < list.steps().len();
        let in_round = matches!(moment.part, Some((Each::Turn, _)));
        found.unless(fits && in_round, "frames", "who acts has no such step of a turn");
    }

    /// Tokens are held only in the owner's turn, until they are placed.
    fn check_held(&self, moment: Moment, found: &mut Found) {
        let held_now = match (moment.part, moment.turn) {
            (_, Some(At { list, next })) => {
                let placed = list.steps().iter().position(|&step| step == Step::PlaceTokens);
                placed.is_none_or(|placed| usize::from(next) <= placed)
            }
            (None | Some((Each::Turn, _)), None) => false,
            (Some(_), None) => true,
        };
        if held_now || !moment.asked.is_empty() {
            return;
        }
        for lab in &self.state.laboratories {
            let held = lab.holding.0.iter().flat_map(|of| of.0).map(usize::from).sum();
            found.at_most("tokens held after they were placed", held, 0);
        }
    }

    /// Whether the pending question belongs to the step that has begun.
    fn asks(&self, moment: Moment) -> bool {
        let of_round =
            |step| moment.part.is_none() && moment.round.and_then(At::last_begun) == Some(step);
        let of_turn = |step| moment.turn.and_then(At::last_begun) == Some(step);
        let part = moment.part.map(|(each, _)| each).filter(|_| moment.turn.is_none());
        let person = self.state.active != Player::Saboteurs;
        let solo = &self.state.solo;
        match *moment.asked {
            [Frame::UseTile] => of_turn(Step::UseTile),
            [Frame::Move] => of_turn(Step::MoveScientist),
            [Frame::Actions] => of_turn(Step::Actions),
            // The last step of a list has replaced the list on the stack.
            [Frame::PlaceTokens { awards: true }] => {
                let last = part == Some(Each::Turn) && !self.options.solo();
                of_turn(Step::PlaceTokens) || last
            }
            [Frame::Havoc] => part == Some(Each::Turn) && !person,
            [Frame::RevealReport] => of_turn(Step::RevealReport) && solo.deck > 0,
            [Frame::PlaceTokens { awards: false }, Frame::SupplyActions] => {
                part == Some(Each::Supply) && person
            }
            [Frame::PlaceTokens { awards: false }] => {
                matches!(part, Some(Each::Supply | Each::Income)) && person
            }
            [Frame::LastPlacements] => part == Some(Each::LastPlacements) && person,
            [Frame::ShowExperiment] => of_round(Step::PrepareNext),
            [Frame::MarkerBack] => {
                let asks = solo.challenges.contains(Challenge::CreativeAccounting)
                    && self.state.lativ == Lativ::Office;
                of_round(Step::ChallengeIncome) && asks && person
            }
            _ => false,
        }
    }

    /// SAB-TRN.5, SAB-TRN.6: there is a Current Report as long as there are cards, except between
    /// the two steps that discard and reveal one.
    fn check_current_report(&self, moment: Moment, found: &mut Found) {
        let solo = &self.state.solo;
        let discarded = moment.turn.and_then(At::last_begun) == Some(Step::DiscardReport)
            || *moment.asked == [Frame::RevealReport];
        let fits = if discarded {
            solo.current.is_none()
        } else {
            solo.current.is_some() || solo.deck == 0
        };
        let why = if discarded { "it is discarded by now" } else { "the deck still has cards" };
        found.unless(fits, "solo, current", why);
    }
}

impl Moment<'_> {
    fn in_progress(&self) -> Option<&'static str> {
        let above = self.part.is_some() || self.turn.is_some() || !self.asked.is_empty();
        let round = self.round.filter(|round| round.list.is_set_up());
        let sets_up = round.is_some_and(|round| {
            let mut to_come = round.to_come().iter();
            let supply = to_come.position(|&step| step == Step::SupplyRound);
            supply.is_some_and(|place| place > 0 || above)
        });
        if sets_up {
            return Some("set-up");
        }
        match *self.asked {
            []
            | [
                Frame::UseTile
                | Frame::Move
                | Frame::Actions
                | Frame::PlaceTokens { .. }
                | Frame::LastPlacements
                | Frame::Havoc
                | Frame::RevealReport
                | Frame::ShowExperiment
                | Frame::MarkerBack,
            ]
            | [Frame::PlaceTokens { .. }, Frame::SupplyActions] => None,
            [Frame::Havoc, ..] => Some("havoc"),
            [first, ..] => Some(self.in_progress_by(first)),
        }
    }

    /// The name of what a frame belongs to, if no step asks it.
    fn in_progress_by(&self, first: Frame) -> &'static str {
        let step = |at: Option<At>| at.and_then(At::last_begun);
        match (first, self.turn.map(|turn| turn.list), self.part, step(self.round)) {
            (Frame::Steps { list: List::SetUp | List::DraftSetUp | List::SoloSetUp, .. }, ..) => {
                "set-up"
            }
            (_, Some(List::SaboteursTurn), ..) => "a turn of the Saboteurs",
            (Frame::Move, ..) => "a move",
            (Frame::Actions, ..) => "an action",
            (_, None, None, Some(Step::Experiment | Step::FinalExperiments)) => "an experiment",
            (_, _, Some((Each::Income, _)), _) => "income",
            (_, _, Some((Each::Supply, _)), _) => "an action at the Supply",
            (_, Some(_), ..) => "an effect of a turn",
            _ => "an effect",
        }
    }
}

/// The list at the bottom of these frames, if it is a wanted one, and the frames above it.
fn list(frames: &[Frame], wanted: fn(List) -> bool) -> (Option<At>, &[Frame]) {
    match *frames {
        [Frame::Steps { list, next, of: Subject::Nothing, free: false }, ref above @ ..]
            if wanted(list) =>
        {
            (Some(At { list, next }), above)
        }
        _ => (None, frames),
    }
}

impl At {
    /// The last step that has begun.
    fn last_begun(self) -> Option<Step> {
        self.list.split(self.next).0.last().copied()
    }

    fn to_come(self) -> &'static [Step] {
        self.list.split(self.next).1
    }
}

impl List {
    /// Whether it is a round, or a set-up, which ends with the Post-Setup Supply Round.
    const fn is_of_rounds(self) -> bool {
        self.is_set_up() || matches!(self, List::Round | List::FinalRound | List::SoloFinalRound)
    }

    const fn is_turn(self) -> bool {
        matches!(self, List::Turn | List::SoloTurn | List::SaboteursTurn)
    }
}

impl Each {
    /// Whether it is a step of a round and not part of an effect.
    const fn is_of_rounds(self) -> bool {
        matches!(self, Each::Turn | Each::Supply | Each::Income | Each::LastPlacements)
    }
}
