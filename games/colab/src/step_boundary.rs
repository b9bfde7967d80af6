//! The step boundaries of a turn: where an edited position can be set, and what must hold there.
//!
//! A position in the middle of an effect, a payment or set-up depends on the choices before it. It
//! can only be reached by its log, not set as an edited position.

use game_core::{EnumSet, Id, ValidationError};

use crate::game::CoLab;
use crate::options::Sits;
use crate::sequence::{Frame, List};
use crate::state::{Area, Closing, Payment, TurnNotes};
use crate::steps::{MINIONS, MOST_TOKENS};
use crate::types::{Card, Insert, Lab, Player, Scientist, Slot, Tier, Tower, Window};

/// The largest discount of a turn in an edited position.
const MOST_DISCOUNT: u8 = 50;

/// The kinds of step boundaries.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum StepBoundary {
    /// The game is over.
    End,
    /// A player is to choose the type of the turn, the move or the lab action.
    Player,
    /// An enemy is to draw a token.
    Enemy,
}

impl CoLab {
    /// What this position is in the middle of; `None` at a step boundary of a turn.
    pub(crate) fn middle(&self) -> Option<&'static str> {
        self.step_boundary().err()
    }

    fn step_boundary(&self) -> Result<StepBoundary, &'static str> {
        let steps = |list: List, next| Frame::Steps { list, next };
        match *self.state.frames.pending() {
            [] => Ok(StepBoundary::End),
            [Frame::Turn] => Ok(StepBoundary::Player),
            [first, Frame::Move] if first == steps(List::ActionTurn, 2) => Ok(StepBoundary::Player),
            [first, Frame::LabAction] if first == steps(List::ActionTurn, 3) => {
                Ok(StepBoundary::Player)
            }
            [first, Frame::DrawToken] if first == steps(List::EnemyTurn, 1) => {
                Ok(StepBoundary::Enemy)
            }
            [Frame::Steps { list, .. }, ..] => Err(match list {
                List::ActionTurn => "an action turn",
                List::RestTurn => "a rest turn",
                List::EndOfTurn => "the end of a turn",
                List::EnemyTurn => "the turn of an enemy",
                List::FirstGame
                | List::Normal
                | List::Draft
                | List::WithEnemies
                | List::RandomBoard => "set-up",
            }),
            [Frame::Each { .. }, ..] => Err("the end of the game"),
            _ => Err("a turn"),
        }
    }

    /// Every reason why this is not a valid edited position; empty if it is.
    pub(crate) fn errors(&self) -> Vec<ValidationError> {
        let mut errors = self.faults();
        if !errors.is_empty() {
            return errors;
        }
        match self.step_boundary() {
            Err(in_progress) => errors.push(ValidationError::in_progress("frames", in_progress)),
            Ok(step_boundary) => {
                self.check_board(&mut errors);
                self.check_turn(step_boundary, &mut errors);
                self.check_seats(&mut errors);
                if step_boundary != StepBoundary::End {
                    self.check_between(step_boundary, &mut errors);
                }
                if self.options.enemies > 0 {
                    self.check_circle(step_boundary, &mut errors);
                }
            }
        }
        errors
    }

    /// Checks that the ring is complete.
    fn check_board(&self, errors: &mut Vec<ValidationError>) {
        let mut object = |at: &str, why: &str| errors.push(ValidationError::new(at, why));
        let towers: EnumSet<Tower> = self.state.towers.into_iter().flatten().collect();
        let labs: EnumSet<Lab> = self.state.labs.into_iter().flatten().collect();
        if towers.len() < Tower::COUNT {
            object("towers", "each of the six lies in one place");
        }
        if labs.len() < Lab::COUNT {
            object("labs", "each of the six lies in one place");
        }
        let inserts: Vec<Insert> = self.state.inserts.values().iter().copied().flatten().collect();
        let twice = |(at, one): (usize, &Insert)| {
            inserts[..at].iter().any(|other| *other == *one || *other == one.other_side())
        };
        if inserts.len() < Tower::COUNT || inserts.iter().enumerate().any(twice) {
            object("inserts", "each tower has one, and each is there once");
        }
        let starters = self.state.tiles.values().iter().map(|slots| slots[Slot::Centre]);
        let is_starter = |tile| self.content.tiles[tile].tier == Tier::Starter;
        if !starters.into_iter().all(|tile| tile.is_some_and(is_starter)) {
            object("tiles", "a starter tile lies in the middle of each lab");
        }
        if self.state.bait.values().iter().any(Option::is_some) {
            object("bait", "it is cleared after set-up");
        }
        let spaces = self.spaces().len() as u32;
        let aside = self.state.players.values().iter().map(|area| area.set_aside);
        let all: Vec<u16> = aside.chain([self.state.upgrade_tokens]).collect();
        let twice =
            all.iter().enumerate().any(|(at, one)| all[..at].iter().any(|it| it & one != 0));
        if twice || all.iter().any(|tokens| u32::from(*tokens) >> spaces != 0) {
            object("upgrade_tokens", "each space has one token, on the scoreboard or set aside");
        }
    }

    /// Checks that nothing is half done. A finished game may have ended in the middle of an effect.
    fn check_between(&self, step_boundary: StepBoundary, errors: &mut Vec<ValidationError>) {
        let mut object = |at: &str, why: &str| errors.push(ValidationError::new(at, why));
        if self.state.payment != Payment::default() {
            object("payment", "nothing is being paid between two steps");
        }
        if Card::all().any(|card| self.state.drawn[card] > 0) || self.state.drawn_tile.is_some() {
            object("drawn", "what is drawn has its place between two steps");
        }
        let turn = &self.state.turn;
        let TurnNotes { discount, trades, bonus_used, researched_repair, .. } = *turn;
        let fresh = TurnNotes::default();
        let plain = TurnNotes { discount, trades, bonus_used, researched_repair, ..fresh };
        if step_boundary == StepBoundary::Player && (*turn != plain || discount > MOST_DISCOUNT) {
            object("turn", "no lab action and no rest has been taken yet, and discounts are few");
        }
        if step_boundary == StepBoundary::Enemy {
            let areas = self.state.players.values();
            let few = |player| self.state.on_board(player) < MINIONS - 1;
            if self.options.players().any(few) {
                object("windows", "each player has at most one minion that is not on the board");
            }
            if areas.iter().any(|area| area.set_aside > 0) {
                object(
                    "set_aside",
                    "upgrade tokens are set aside in the turn of their player only",
                );
            }
            if areas.iter().any(|area| area.new_potions > 0) {
                object("new_potions", "potion tokens are new in the turn of their player only");
            }
        }
    }

    /// Checks that the acting seats are occupied.
    fn check_turn(&self, step_boundary: StepBoundary, errors: &mut Vec<ValidationError>) {
        let mut object = |at: &str, why: &str| errors.push(ValidationError::new(at, why));
        let sits = |player: Player| self.options.players().any(|other| other == player);
        let state = &self.state;
        if !sits(state.acting) || !state.first.is_some_and(sits) {
            object("acting", "whoever acts, and the first player, have seats");
        }
        let expected = match step_boundary {
            StepBoundary::Player => Some(state.acting),
            StepBoundary::Enemy | StepBoundary::End => None,
        };
        if step_boundary != StepBoundary::End && state.turn_of != expected {
            object("turn_of", "whoever acts has the turn");
        }
        if step_boundary == StepBoundary::Player
            && matches!(state.frames.top(), Some(Frame::LabAction))
            && state.you().place.lab().is_none()
        {
            object("frames", "a lab action needs a scientist in a lab");
        }
        if self.options.enemies == 0 {
            let enough = self.content.cards_to_end(self.options.length);
            let has = |area: &Area| area.grid.len() >= enough;
            if (state.ending || step_boundary == StepBoundary::End)
                && !state.players.values().iter().any(has)
            {
                object("ending", "nobody has built as many cards as begin the end");
            }
        }
    }

    /// Checks what each player has, and that empty seats have nothing.
    fn check_seats(&self, errors: &mut Vec<ValidationError>) {
        let mut object = |at: String, why: &str| errors.push(ValidationError::new(at, why));
        let mut scientists: EnumSet<Scientist> = EnumSet::EMPTY;
        let mut bonus = EnumSet::EMPTY;
        for player in Player::ALL {
            let (area, at) = (&self.state.players[player], format!("player {player}"));
            if self.options.players().all(|other| other != player) {
                if *area != Area::default() {
                    object(at, "nobody sits there");
                }
                continue;
            }
            match area.scientist.filter(|one| !scientists.contains(*one)) {
                Some(one) => scientists.insert(one),
                None => object(at.clone(), "has a scientist whom nobody else has"),
            }
            let counts = [area.wild, area.new_potions, area.tens];
            let tokens = area.tokens.values().iter().chain(&counts);
            if tokens.copied().any(|count| count > MOST_TOKENS) {
                object(at.clone(), "has more tokens than anybody can");
            }
            if !bonus.and(area.bonus).is_empty() {
                object(at.clone(), "has a bonus card of somebody else");
            }
            bonus = bonus.or(area.bonus);
            if self.state.turn_of.is_some_and(|turn| turn != player) && area.set_aside > 0 {
                object(at, "sets upgrade tokens aside in the own turn only");
            }
        }
        if self.options.enemies > 0 && !bonus.is_empty() {
            object("bonus".into(), "there are no bonus cards against enemies");
        }
    }

    /// Checks the circle of seats, the decks and the closing of the game.
    fn check_circle(&self, step_boundary: StepBoundary, errors: &mut Vec<ValidationError>) {
        let mut object = |at: &str, why: &str| errors.push(ValidationError::new(at, why));
        let enemies = &self.state.enemies;
        let size = self.options.circle_size();
        let is_enemy = |seat: u8| matches!(self.options.sits(seat), Sits::Enemy(_));
        if enemies.seat >= size || enemies.first_seat >= size || !is_enemy(enemies.first_seat) {
            return object("seat", "the circle has fewer seats, and a round begins with an enemy");
        }
        let alone = self.options.alone() && enemies.first_seat != 1;
        let first = self.options.next_human(enemies.first_seat);
        if alone || self.state.first != Some(first) {
            object("first_seat", "the first player sits after the enemy who was active first");
        }
        if enemies.active.is_none_or(|active| self.options.device_of(active).is_none()) {
            object("active", "one of the enemies is active");
        }
        let sits = self.options.sits(enemies.seat);
        let stands = match (step_boundary, sits) {
            (StepBoundary::Player, Sits::Player(player)) => {
                player == self.state.acting && enemies.turn.is_none()
            }
            (StepBoundary::Enemy, Sits::Enemy(enemy)) => {
                enemies.turn == Some(enemy)
                    && self.state.acting == self.options.next_human(enemies.seat)
                    && matches!(enemies.closing, None | Some(Closing::Cards))
            }
            (StepBoundary::End, _) => enemies.closing.is_some(),
            _ => false,
        };
        if !stands {
            object("turn", "whoever has the turn sits on the seat whose turn it is");
        }
        if enemies.drawn.is_some() && step_boundary != StepBoundary::End {
            object("drawn", "no token is drawn between two steps");
        }
        let last = enemies.last_turns > self.options.seats;
        let full = enemies.closing == Some(Closing::Full) && step_boundary != StepBoundary::End;
        if last || full || self.state.ending != enemies.closing.is_some() {
            object("closing", "the end has begun if something closes the game, and else not");
        }
        for enemy in Scientist::ALL {
            let (one, at) = (&enemies.each[enemy], format!("{enemy}"));
            let Some(device) = self.options.device_of(enemy) else {
                if *one != Default::default() {
                    object(&at, "is no enemy");
                }
                continue;
            };
            let cards = self.content.doomsday.iter();
            let mut deck = cards
                .filter(|(card, facts)| facts.device == device && !enemies.built.contains(*card));
            let fits = match one.need {
                Some(need) => {
                    one.beside.count() < need && deck.any(|(_, facts)| facts.need == need)
                }
                None => deck.next().is_none(),
            };
            if !fits {
                object(&at, "what the top card needs is not what its back can say");
            }
        }
        let full = Window::all().all(|window| !self.state.is_empty(window));
        if full && step_boundary != StepBoundary::End {
            object("windows", "a game with no empty window is over");
        }
    }
}
