//! Step boundaries of a turn: where an edited position can be set, and what must hold there.
//!
//! A position in the middle of an effect, of an android phase or of set-up depends on earlier
//! choices. Only its log can lead there, so no edited position can be set there.

use game_core::ValidationError;

use crate::game::PocketMars;
use crate::sequence::{Frame, List, Step};
use crate::types::Player;

/// Where in a turn or solo round a position is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum StepBoundary {
    /// The game is over.
    End,
    /// Before the step with this index of the list.
    Before(List, u8),
    /// The active player is asked for an action.
    Action(List, u8),
    /// The 4 card rule asks the player at this distance from the active one.
    FourCards(List, u8, u8),
}

impl PocketMars {
    /// What the position is in the middle of; `None` at a step boundary of a turn.
    pub(crate) fn in_progress(&self) -> Option<&'static str> {
        self.step_boundary().err()
    }

    fn step_boundary(&self) -> Result<StepBoundary, &'static str> {
        let [bottom, above @ ..] = self.state.frames.pending() else {
            return Ok(StepBoundary::End);
        };
        let Frame::Steps { list, next } = *bottom else { return Err("an effect") };
        match list {
            List::SetUp | List::DraftSetUp | List::SoloSetUp => return Err("set-up"),
            List::HandCard
            | List::OwnPrepCard
            | List::ForeignPrepCard
            | List::AndroidPrepCard
            | List::Activation => return Err("an effect"),
            List::Turn | List::SoloRound => {}
        }
        match *above {
            [] => Ok(StepBoundary::Before(list, next)),
            [Frame::Action] => Ok(StepBoundary::Action(list, next)),
            [Frame::FourCards { turn }] => Ok(StepBoundary::FourCards(list, next, turn)),
            _ => Err(match last_begun(list, next) {
                Some(Step::FourCardRule) => "the 4 card rule",
                Some(Step::SystemFailure) => "the System Failure Phase",
                Some(Step::AndroidActivation) => "the Android Activation Phase",
                _ => "an action",
            }),
        }
    }

    /// Adds every reason why a position cannot be at its step boundary, or cannot be reached by
    /// play.
    pub(crate) fn boundary_errors(&self, errors: &mut Vec<ValidationError>) {
        self.ship_errors(errors);
        let step_boundary = match self.step_boundary() {
            Ok(step_boundary) => step_boundary,
            Err(in_progress) => {
                return errors.push(ValidationError::in_progress("frames", in_progress));
            }
        };
        let mut object = |at: &str, why: &str| errors.push(ValidationError::new(at, why));
        if let Err(why) = self.stands_at(step_boundary) {
            object("frames", why);
        }
        let state = &self.state;
        if state.round == 0 {
            object("round", "the first round is 1; set-up is kept as its log");
        }
        if state.in_play.is_some() {
            object("in_play", "a card is in play only while its ability is resolved");
        }
        let waiting = |cards: &crate::types::CardSet| !cards.is_empty();
        if state.picks.0.iter().chain(&state.packets.0).any(waiting) {
            object("picks", "nothing is picked or passed on after set-up");
        }
        let plays = |player: Player| self.options.players().contains(&player);
        match state.connection {
            Some(connection) if !plays(connection.owner) => {
                object("connection", "its owner does not play");
            }
            Some(_)
                if step_boundary.comes_before_the_action() || step_boundary.follows_the_turn() =>
            {
                object("connection", "a card is connected by an action and forgotten after it");
            }
            Some(_) | None => {}
        }
        if self.colonists_add_up() {
            self.ending_errors(step_boundary, errors);
        }
        self.hand_errors(step_boundary, errors);
    }

    /// Whether games with these options have this step boundary.
    fn stands_at(&self, step_boundary: StepBoundary) -> Result<(), &'static str> {
        let own = if self.options.solo() { List::SoloRound } else { List::Turn };
        let asks = |list, next, step| list == own && last_begun(list, next) == Some(step);
        let (fits, why) = match step_boundary {
            StepBoundary::End => {
                let over = !self.colonists_add_up() || self.may_be_over();
                (over, "nothing is pending, but the game is not over")
            }
            StepBoundary::Before(list, next) => (
                list == own && usize::from(next) < list.steps().len(),
                "this game has no such step of a round or turn",
            ),
            StepBoundary::Action(list, next) => {
                (asks(list, next, Step::Action), "an action is asked for by its step alone")
            }
            StepBoundary::FourCards(list, next, turn) => (
                asks(list, next, Step::FourCardRule)
                    && usize::from(turn) < self.options.seated().len(),
                "the 4 card rule asks each player once, in its step",
            ),
        };
        if fits { Ok(()) } else { Err(why) }
    }

    /// Checks that everybody who plays has a Spaceship of his own (PM-3.1b).
    fn ship_errors(&self, errors: &mut Vec<ValidationError>) {
        let ships = &self.state.ships;
        for player in Player::ALL {
            let plays = self.options.players().contains(&player);
            let twin = Player::ALL
                .into_iter()
                .find(|&other| other < player && ships[other] == ships[player]);
            let why = match (ships[player], twin) {
                (None, _) if plays => "everybody who plays has a Spaceship".to_string(),
                (Some(_), _) if !plays => "this player does not play".to_string(),
                (Some(_), Some(twin)) => format!("{twin} has the same one"),
                (None, _) | (Some(_), None) => continue,
            };
            errors.push(ValidationError::new(format!("Spaceship of {player}"), why));
        }
    }

    /// Whether the sum of all colonists fits into one byte; single numbers are checked elsewhere.
    fn colonists_add_up(&self) -> bool {
        let spaces = self.state.first.0.iter().chain(&self.state.second.0);
        let all = spaces.flat_map(|space| space.0).map(u32::from).sum::<u32>();
        all <= u32::from(u8::MAX)
    }

    /// Rejects a position in which a player has all colonists on Buildings and the game goes on
    /// regardless.
    fn ending_errors(&self, step_boundary: StepBoundary, errors: &mut Vec<ValidationError>) {
        let state = &self.state;
        if self.options.solo() && state.end_triggered {
            let why = "solo games end by the rules of the androids (DA-9)";
            errors.push(ValidationError::new("end_triggered", why));
        }
        let enough = match self.options.solo() {
            true if step_boundary.comes_before_the_action() => self.options.colonists,
            true => return,
            false if state.end_triggered => return,
            false => self.options.end_trigger,
        };
        for &player in self.options.players() {
            let there = state.on_buildings(player);
            if there >= enough {
                let at = format!("{} colonists", self.whose(player));
                let why = format!("{there} on Buildings end the game, which has not noticed it");
                errors.push(ValidationError::new(at, why));
            }
        }
    }

    /// The name of a player before what is wrong with the entered position.
    fn whose(&self, player: Player) -> &'static str {
        match (self.options.solo(), player) {
            (_, Player::Androids) => "the androids'",
            (true, _) => "your",
            (false, _) => player.word(),
        }
    }

    /// Checks that everybody already restored by the 4 card rule has 4 cards at most (PM-6.1).
    fn hand_errors(&self, step_boundary: StepBoundary, errors: &mut Vec<ValidationError>) {
        let seated = self.options.seated();
        let restored = match step_boundary {
            StepBoundary::FourCards(_, _, turn) => usize::from(turn),
            _ if step_boundary.comes_before_the_action()
                || step_boundary.follows_the_4_card_rule() =>
            {
                seated.len()
            }
            _ => 0,
        };
        for turn in 0..restored.min(seated.len()) {
            let player = self.restored(turn as u8);
            let cards = self.state.card_count(player);
            if cards > 4 {
                let at = format!("{} cards", self.whose(player));
                let why =
                    format!("{cards} in hand and prep module, at most 4 after the 4 card rule");
                errors.push(ValidationError::new(at, why));
            }
        }
    }

    /// Whether a game can end in this position.
    fn may_be_over(&self) -> bool {
        let ended = match self.options.solo() {
            true => self.questions().solo_ending().is_some(),
            false => self.state.end_triggered,
        };
        self.state.round > 0 && (ended || self.guard_reached())
    }
}

impl StepBoundary {
    /// Whether nothing has happened yet in the turn or solo round.
    fn comes_before_the_action(self) -> bool {
        matches!(self, StepBoundary::Before(_, 0) | StepBoundary::Action(..))
    }

    /// Whether the 4 card rule is over.
    fn follows_the_4_card_rule(self) -> bool {
        matches!(self, StepBoundary::Before(list, next) if last_begun(list, next) != Some(Step::Action))
    }

    /// Whether the connected card has been forgotten: the androids act, or the game is over.
    fn follows_the_turn(self) -> bool {
        match self {
            StepBoundary::End => true,
            StepBoundary::Before(list, next) => matches!(
                last_begun(list, next),
                Some(Step::SystemFailure | Step::AndroidActivation)
            ),
            StepBoundary::Action(..) | StepBoundary::FourCards(..) => false,
        }
    }
}

/// The last step of a list that has begun, given the index of the next one.
fn last_begun(list: List, next: u8) -> Option<Step> {
    list.steps().get(usize::from(next).checked_sub(1)?).copied()
}
