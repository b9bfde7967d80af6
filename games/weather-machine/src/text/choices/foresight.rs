//! What a choice does not bring, and what it costs besides: tried on copies of the position, by the
//! rules themselves, for whoever reads the choice.

use game_core::{Choices, Emitted, Game, Recorder, Seat, Turn};

use crate::choice::Choice;
use crate::event::{BotPlace, ChemicalPlace, Event, Idle, PartPlace, Raise, TokenPlace};
use crate::game::WeatherMachine;
use crate::sequence::Frame;
use crate::text::names::{bot_space, counted, lativs_place, research_token, voucher_name};
use crate::types::{ActionSpace, Owner, Player};

/// So many answers are tried on copies for one choice; what only further ones could show is not said.
const MOST_TRIED: u32 = 40;

/// What follows a choice in every way in which what it asks next can be answered.
struct Sure {
    /// What is lost or comes besides, in the order in which it comes.
    clauses: Vec<String>,
    /// Whether some way may bring something.
    may_gain: bool,
}

impl WeatherMachine {
    /// What is lost or comes besides, however the questions are answered that the choice leads to.
    pub(super) fn foreseen(&self, choice: Choice) -> Vec<String> {
        let Turn::Choose(seat) = self.turn() else { return Vec::new() };
        // A move says itself what it brings.
        if matches!(choice, Choice::Move(_)) {
            return Vec::new();
        }
        let mut left = MOST_TRIED;
        let Some(Sure { mut clauses, may_gain }) = self.sure(choice, seat, &mut left) else {
            return Vec::new();
        };
        if !may_gain && !clauses.is_empty() {
            clauses.push("nothing gained".into());
        }
        clauses
    }

    /// Whether none of a Main Location's actions can be carried out on this space, as far as a
    /// move there leads without a further question.
    pub(super) fn idle_there(&self, space: ActionSpace) -> Option<String> {
        space.location().area()?;
        let mut trial = self.clone();
        let mut emitted = Recorder::<Self, _>::events_only();
        trial.apply(Choice::Move(space), &mut emitted).ok()?;
        let emitted = emitted.into_emitted();
        let asked = trial.state.frames.top() == Some(Frame::Actions) && !trial.has_deed();
        let own =
            emitted.iter().take_while(|emitted| !matches!(emitted.event, Event::TurnBegins { .. }));
        let passed = own.into_iter().any(|emitted| {
            matches!(emitted.event, Event::Idle { idle: Idle::Actions { acted: false, .. }, .. })
        });
        (asked || passed).then(|| "none of its actions is possible now".into())
    }

    /// Whether the question on top lists an action of a Main Location.
    fn has_deed(&self) -> bool {
        let mut choices = Choices::default();
        self.choices(&mut choices);
        choices.listed().iter().any(|choice| matches!(choice, Choice::Do(_)))
    }

    /// Carries a choice out on a copy, and every answer to what this seat is asked then, until its act
    /// is over; `None` if no more is to be tried.
    fn sure(&self, choice: Choice, seat: Seat, left: &mut u32) -> Option<Sure> {
        *left = left.checked_sub(1)?;
        let player = Player::of_seat(seat);
        let mut trial = self.clone();
        let mut emitted = Recorder::<Self, _>::events_only();
        trial.apply(choice, &mut emitted).ok()?;
        let emitted = emitted.into_emitted();
        let mut clauses = Vec::new();
        let own =
            emitted.iter().map(|emitted| &emitted.event).take_while(|event| !ends_the_act(event));
        for clause in own.filter_map(|event| lost_by(event, player)) {
            add(&mut clauses, clause);
        }
        let may_gain = emitted.iter().any(|emitted| gains(&emitted.event, player));
        let over = emitted.iter().any(|emitted| ends_the_act(&emitted.event));
        if over || trial.is_between_acts() {
            return Some(Sure { clauses, may_gain });
        }
        if trial.turn() != Turn::Choose(seat) {
            // Chance or somebody else decides what comes of it.
            return Some(Sure { clauses, may_gain: true });
        }
        let then = trial.sure_of_all(seat, left);
        then.clauses.into_iter().for_each(|clause| add(&mut clauses, clause));
        Some(Sure { clauses, may_gain: may_gain || then.may_gain })
    }

    /// What follows every answer to the question that is asked now.
    fn sure_of_all(&self, seat: Seat, left: &mut u32) -> Sure {
        let mut choices = Choices::default();
        self.choices(&mut choices);
        let mut all: Option<Sure> = None;
        for &choice in choices.listed() {
            let Some(way) = self.sure(choice, seat, left) else { return Sure::nothing() };
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

    /// Whether what was done is over: a step of the turn asks.
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
    /// Nothing is sure.
    const fn nothing() -> Sure {
        Sure { clauses: Vec::new(), may_gain: true }
    }
}

/// Adds a clause that is not there yet.
fn add(clauses: &mut Vec<String>, clause: String) {
    if !clauses.contains(&clause) {
        clauses.push(clause);
    }
}

/// What Lativ's movement brings with it, in the order in which it comes.
pub(super) fn errand(emitted: &[Emitted<Event>]) -> Option<String> {
    let said = emitted.iter().filter_map(|emitted| match emitted.event {
        Event::LativMoved { to, .. } => Some(format!("Lativ goes to {}", lativs_place(to))),
        Event::BotMoved { owner: Owner::Lativ, to: BotPlace::Space(space), .. } => {
            Some(format!("his Bot comes to {}", bot_space(space)))
        }
        Event::TokenDiscarded { area, weather, .. } => {
            Some(format!("a {} leaves the game", research_token(area, weather)))
        }
        _ => None,
    });
    let said: Vec<String> = said.collect();
    (!said.is_empty()).then(|| said.join("; "))
}

/// What an event takes from who chooses, or does not give.
fn lost_by(event: &Event, player: Player) -> Option<String> {
    Some(match *event {
        Event::Lost { player: who, gain, full: true } if who == player => {
            format!("no room to {}", gain.words())
        }
        Event::Lost { player: who, gain, full: false } if who == player => {
            format!("cannot {} now", gain.words())
        }
        Event::Vouchers { player: who, voucher, lost, .. } if who == player && lost > 0 => {
            format!("no room for {}", counted(lost, &voucher_name(voucher)))
        }
        Event::Advanced { player: who, area, from, to, .. } if who == player && from == to => {
            format!("the {} Funding marker stays on the last space", area.short())
        }
        Event::TargetRaised {
            by, why: Raise::Government { .. } | Raise::Prototype { .. }, ..
        } => {
            format!("the Target rises by {by}")
        }
        Event::NothingToFix { weather } => {
            format!("no Government marker goes to {}", weather.title())
        }
        _ => return None,
    })
}

/// Whether an event brings who chooses anything.
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

/// Whether an event is no longer part of what a player did.
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
