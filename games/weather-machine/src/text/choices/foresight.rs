//! Warns of what a choice fails to give and of its extra costs, found by running the rules on
//! copies of the position.

use game_core::{Choices, Emitted, Game, Recorder, Seat, Turn};

use crate::choice::Choice;
use crate::event::{BotPlace, ChemicalPlace, Event, Idle, PartPlace, Raise, TokenPlace};
use crate::game::WeatherMachine;
use crate::sequence::Frame;
use crate::text::localized_names::{lativs_place_in, token_in};
use crate::text::narrator::{Narrator, game_message};
use crate::types::{ActionSpace, Owner, Player};

/// Maximum number of answers tried for one choice; effects that only further ones would show are
/// omitted.
const MOST_TRIED: u32 = 40;

/// What holds however the questions after a choice are answered.
struct Sure {
    /// Losses and side effects, in the order in which they occur.
    clauses: Vec<String>,
    /// Whether some sequence of answers may gain something.
    may_gain: bool,
}

impl WeatherMachine {
    /// The losses and side effects of a choice that occur whatever is answered later.
    pub(super) fn foreseen(&self, choice: Choice, narrator: &Narrator<'_>) -> Vec<String> {
        let Turn::Choose(seat) = self.turn() else { return Vec::new() };
        // The text of a move already says what it gives.
        if matches!(choice, Choice::Move(_)) {
            return Vec::new();
        }
        let mut left = MOST_TRIED;
        let Some(Sure { mut clauses, may_gain }) = self.sure(choice, seat, &mut left, narrator)
        else {
            return Vec::new();
        };
        if !may_gain && !clauses.is_empty() {
            clauses.push(game_message!(narrator, "lost-all"));
        }
        clauses
    }

    /// Whether no action of a Main Location is possible on this space, as far as a move there leads
    /// without another question.
    pub(super) fn is_idle_there(&self, space: ActionSpace) -> bool {
        let mut trial = self.clone();
        let mut emitted = Recorder::<Self, _>::events_only();
        if space.location().area().is_none()
            || trial.apply(Choice::Move(space), &mut emitted).is_err()
        {
            return false;
        }
        let emitted = emitted.into_emitted();
        let asked = trial.state.frames.top() == Some(Frame::Actions) && !trial.has_deed();
        let own =
            emitted.iter().take_while(|emitted| !matches!(emitted.event, Event::TurnBegins { .. }));
        let passed = own.into_iter().any(|emitted| {
            matches!(emitted.event, Event::Idle { idle: Idle::Actions { acted: false, .. }, .. })
        });
        asked || passed
    }

    /// Whether an action of a Main Location is listed now.
    fn has_deed(&self) -> bool {
        let mut choices = Choices::default();
        self.choices(&mut choices);
        choices.listed().iter().any(|choice| matches!(choice, Choice::Do(_)))
    }

    /// Runs a choice and then every sequence of this seat's answers on copies, until the act is
    /// over; `None` once the limit of tries is used up.
    fn sure(
        &self,
        choice: Choice,
        seat: Seat,
        left: &mut u32,
        narrator: &Narrator<'_>,
    ) -> Option<Sure> {
        *left = left.checked_sub(1)?;
        let player = Player::of_seat(seat);
        let mut trial = self.clone();
        let mut emitted = Recorder::<Self, _>::events_only();
        trial.apply(choice, &mut emitted).ok()?;
        let emitted = emitted.into_emitted();
        let mut clauses = Vec::new();
        let own =
            emitted.iter().map(|emitted| &emitted.event).take_while(|event| !ends_the_act(event));
        for clause in own.filter_map(|event| lost_by(event, player, narrator)) {
            add(&mut clauses, clause);
        }
        let may_gain = emitted.iter().any(|emitted| gains(&emitted.event, player));
        let over = emitted.iter().any(|emitted| ends_the_act(&emitted.event));
        if over || trial.is_between_acts() {
            return Some(Sure { clauses, may_gain });
        }
        if trial.turn() != Turn::Choose(seat) {
            // The rest depends on chance or on another player.
            return Some(Sure { clauses, may_gain: true });
        }
        let then = trial.sure_of_all(seat, left, narrator);
        then.clauses.into_iter().for_each(|clause| add(&mut clauses, clause));
        Some(Sure { clauses, may_gain: may_gain || then.may_gain })
    }

    /// What follows every answer to the current question.
    fn sure_of_all(&self, seat: Seat, left: &mut u32, narrator: &Narrator<'_>) -> Sure {
        let mut choices = Choices::default();
        self.choices(&mut choices);
        let mut all: Option<Sure> = None;
        for &choice in choices.listed() {
            let Some(way) = self.sure(choice, seat, left, narrator) else { return Sure::nothing() };
            let sure = match all {
                None => way,
                Some(mut all) => {
                    all.clauses.retain(|clause| way.clauses.contains(clause));
                    all.may_gain |= way.may_gain;
                    all
                }
            };
            if sure.clauses.is_empty() && sure.may_gain {
                return sure;
            }
            all = Some(sure);
        }
        all.unwrap_or_else(Sure::nothing)
    }

    /// Whether the act is over, because a step of the turn asks.
    fn is_between_acts(&self) -> bool {
        let top = self.state.frames.top();
        top.is_none_or(|frame| {
            matches!(
                frame,
                Frame::Actions
                    | Frame::SupplyActions
                    | Frame::UseTile
                    | Frame::Move
                    | Frame::PlaceTokens { .. }
                    | Frame::LastPlacements
            )
        })
    }
}

impl Sure {
    /// Nothing is certain.
    const fn nothing() -> Sure {
        Sure { clauses: Vec::new(), may_gain: true }
    }
}

/// Adds a clause unless it is already there.
fn add(clauses: &mut Vec<String>, clause: String) {
    if !clauses.contains(&clause) {
        clauses.push(clause);
    }
}

/// The effects of Lativ's move, in the order in which they occur.
pub(super) fn errand(emitted: &[Emitted<Event>], narrator: &Narrator<'_>) -> Option<String> {
    let said = emitted.iter().filter_map(|emitted| match emitted.event {
        Event::LativMoved { to, .. } => {
            let place = lativs_place_in(to, narrator.messages);
            Some(game_message!(narrator, "detail-lativ-goes", place = place))
        }
        Event::BotMoved { owner: Owner::Lativ, to: BotPlace::Space(space), .. } => {
            Some(game_message!(narrator, "detail-lativs-bot", space = space))
        }
        Event::TokenDiscarded { area, weather, .. } => {
            let token = token_in(area, weather, narrator.messages);
            Some(game_message!(narrator, "detail-token-leaves", token = token))
        }
        _ => None,
    });
    let said: Vec<String> = said.collect();
    (!said.is_empty()).then(|| i18n::clauses(narrator.messages.locale(), said))
}

/// What an event takes from the player, or fails to give.
fn lost_by(event: &Event, player: Player, narrator: &Narrator<'_>) -> Option<String> {
    Some(match *event {
        Event::Lost { player: who, gain, full: true } if who == player => {
            game_message!(narrator, "lost-room", gain = gain)
        }
        Event::Lost { player: who, gain, full: false } if who == player => {
            game_message!(narrator, "lost-able", gain = gain)
        }
        Event::Vouchers { player: who, voucher, lost, .. } if who == player && lost > 0 => {
            game_message!(narrator, "lost-vouchers", vouchers = narrator.vouchers(voucher, lost))
        }
        Event::Advanced { player: who, area, from, to, .. } if who == player && from == to => {
            game_message!(narrator, "lost-funding", area = area)
        }
        Event::TargetRaised {
            by, why: Raise::Government { .. } | Raise::Prototype { .. }, ..
        } => {
            game_message!(narrator, "lost-target", by = by)
        }
        Event::NothingToFix { weather } => {
            game_message!(narrator, "lost-marker", weather = weather)
        }
        _ => return None,
    })
}

/// Whether an event gives the player anything.
fn gains(event: &Event, player: Player) -> bool {
    match *event {
        Event::Vouchers { player: who, gained, .. } => who == player && gained > 0,
        Event::Advanced { player: who, from, to, .. } => who == player && from != to,
        Event::ChemicalMoved { to: ChemicalPlace::Workshop(who), .. }
        | Event::PartMoved { to: PartPlace::Workshop(who), .. }
        | Event::ResearchMoved { to: TokenPlace::Holding(who), .. }
        | Event::AwardMoved { to: TokenPlace::Holding(who), .. }
        | Event::Scored { player: who, .. }
        | Event::PrototypeScored { player: who, .. }
        | Event::ScoredForTheEnd { player: who, .. }
        | Event::InvestmentTaken { player: who, .. }
        | Event::SubsidyTaken { player: who, .. }
        | Event::TileTaken { player: who, .. } => who == player,
        Event::BotMoved { to: BotPlace::Workshop | BotPlace::Space(_), owner, .. } => {
            owner == Owner::from(player)
        }
        _ => false,
    }
}

/// Whether an event comes after the player's act.
const fn ends_the_act(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnBegins { .. }
            | Event::RoundBegins { .. }
            | Event::ExperimentRuns { .. }
            | Event::ExperimentFails { .. }
            | Event::AssistantMoved { .. }
            | Event::Idle { .. }
            | Event::Income { .. }
            | Event::Ended { .. }
    )
}
