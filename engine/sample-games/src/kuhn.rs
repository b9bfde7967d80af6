//! Kuhn poker: three cards, one bet, and a known optimal strategy. Neither player knows the other's
//! card.

use std::fmt;

use game_core::{
    ActionSink, Decision, Draw, EventSink, Game, Narrate, Outcome, PartyScore, Rule, ScoreItem,
    Seat, Standing, Turn, ValidationError, Viewer,
};
use i18n::Locale;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

mod text;

/// Nothing is printed except the names of the cards.
#[derive(Debug)]
pub struct Content {
    fingerprint: String,
}

/// There is nothing to choose before the deal.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// One of the three cards, the lowest first.
#[derive(
    Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// The lowest.
    Jack,
    /// The middle one.
    Queen,
    /// The highest.
    King,
}

impl Card {
    /// All of them.
    pub const ALL: [Card; 3] = [Card::Jack, Card::Queen, Card::King];
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["jack", "queen", "king"][*self as usize])
    }
}

/// Everything on the table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The card of each seat.
    pub cards: [Option<Card>; 2],
    /// The acts so far, seat 1 first.
    pub acts: Vec<Act>,
}

/// What a seat may do.
#[derive(
    Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// It puts no coin into the pot.
    Pass,
    /// It puts one coin into the pot, against which the other must call or fold.
    Bet,
    /// It puts in the coin that was bet against it.
    Call,
    /// It gives the pot to the other.
    Fold,
}

impl Act {
    /// All of them.
    pub const ALL: [Act; 4] = [Act::Pass, Act::Bet, Act::Call, Act::Fold];
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Act::Pass => "pass",
            Act::Bet => "bet",
            Act::Call => "call",
            Act::Fold => "fold",
        })
    }
}

game_core::choices! {
    /// One act of a seat or one result of the deal.
    pub enum Choice {
        /// The next seat without a card is dealt this one, in secret.
        Deal(card: Card in Card::ALL) = "deal {}",
        /// The seat acts.
        Act(act: Act in Act::ALL) = "{}",
    }
}

game_core::events! {
    /// Something that happened.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Event {
        /// A card was dealt in secret.
        Dealt {
            /// To whom.
            seat: Seat,
            /// What only this seat knows until the end.
            card: Card,
        },
        /// A seat acted.
        Acted {
            /// Who.
            seat: Seat,
            /// How.
            act: Act,
        },
    }
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// How many cards were dealt.
    pub dealt: u8,
    /// The cards that the viewer may see.
    pub cards: [Option<Card>; 2],
    /// The acts so far.
    pub acts: Vec<Act>,
}

/// A position of Kuhn poker.
#[derive(Clone, Debug)]
pub struct Kuhn {
    content: &'static Content,
    state: State,
}

impl PartialEq for Kuhn {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl Game for Kuhn {
    crate::items::game_items!(Choice);

    fn new(options: &Options, content: &'static Content) -> Result<Self, Vec<ValidationError>> {
        Kuhn::set(options, content, State::default())
    }

    fn turn(&self) -> Turn {
        use Act::{Bet, Pass};
        if self.dealt() < 2 {
            return Turn::Chance;
        }
        match self.state.acts[..] {
            [] | [Pass, Bet] => Turn::Choose(Seat(0)),
            [Pass] | [Bet] => Turn::Choose(Seat(1)),
            _ => Turn::Over,
        }
    }

    fn legal_actions(&self, out: &mut impl ActionSink<Choice>) {
        match self.turn() {
            Turn::Chance => {
                let left = |card: &Card| !self.state.cards.contains(&Some(*card));
                Card::ALL.into_iter().filter(left).for_each(|it| out.chance(Choice::Deal(it), 1));
            }
            Turn::Choose(_) if self.state.acts.last() == Some(&Act::Bet) => {
                [Act::Call, Act::Fold].into_iter().for_each(|act| out.choice(Choice::Act(act)));
            }
            Turn::Choose(_) => {
                [Act::Pass, Act::Bet].into_iter().for_each(|act| out.choice(Choice::Act(act)));
            }
            Turn::Over => {}
        }
    }

    fn apply_unchecked(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        match (choice, self.turn()) {
            (Choice::Deal(card), _) => {
                let seat = Seat(self.dealt());
                self.state.cards[seat.index()] = Some(card);
                sink.emit(Rule("KP-1"), || Event::Dealt { seat, card });
            }
            (Choice::Act(act), Turn::Choose(seat)) => {
                self.state.acts.push(act);
                sink.emit(Rule("KP-2"), || Event::Acted { seat, act });
            }
            (Choice::Act(_), Turn::Chance | Turn::Over) => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let over = self.turn() == Turn::Over;
        let seen = |seat: u8| {
            self.state.cards[usize::from(seat)].filter(|_| over || viewer.sees(Seat(seat)))
        };
        View { dealt: self.dealt(), cards: [seen(0), seen(1)], acts: self.state.acts.clone() }
    }

    fn determinize(view: &View, content: &'static Content, dice: &mut impl Draw) -> Self {
        let mut cards = view.cards;
        for seat in 0..usize::from(view.dealt.min(2)) {
            let left = Card::ALL.into_iter().filter(|card| !cards.contains(&Some(*card)));
            let left: Vec<Card> = left.collect();
            let any = left[dice.below(left.len() as u32) as usize];
            cards[seat].get_or_insert(any);
        }
        Kuhn { content, state: State { cards, acts: view.acts.clone() } }
    }

    fn outcome(&self) -> Option<Outcome> {
        let won = self.won()?;
        let party = |seat: Seat| {
            let coins = if seat == Seat(0) { won } else { -won };
            PartyScore {
                name: self.seat_name(seat, Locale::English),
                seat: Some(seat),
                standing: if coins > 0 { Standing::Won } else { Standing::Lost },
                items: vec![ScoreItem::scored(Rule("KP-5"), "coins", coins, coins)],
                total: Some(coins),
            }
        };
        let parties = [Seat(0), Seat(1)].map(party).into();
        let (ended_by, reason) = match self.state.acts.last() {
            Some(Act::Fold) => ("a seat folded", "the other seat folded"),
            _ => ("the cards were shown", "the higher card"),
        };
        let decided_by = vec![Decision::new(Rule("KP-4"), reason)];
        Some(Outcome { rule: Rule("KP-4"), ended_by: ended_by.into(), decided_by, parties })
    }

    fn max_game_length(&self) -> Option<u32> {
        Some(5)
    }

    fn information_state_key(&self, seat: Seat) -> Option<u64> {
        let card = self.state.cards[seat.index()].map_or(0, |card| card as u64 + 1);
        let acts = self.state.acts.iter().fold(1, |acts, &act| acts * 4 + act as u64);
        Some(acts * 4 + card)
    }
}

impl Kuhn {
    fn dealt(&self) -> u8 {
        self.state.cards.iter().flatten().count() as u8
    }

    /// The coins that seat 1 won; negative if it lost them. `None` before the end.
    fn won(&self) -> Option<i32> {
        use Act::{Bet, Call, Fold, Pass};
        let [first, second] = self.state.cards;
        let shown = if first > second { 1 } else { -1 };
        match self.state.acts[..] {
            [Pass, Pass] => Some(shown),
            [Bet, Call] | [Pass, Bet, Call] => Some(2 * shown),
            [Bet, Fold] => Some(1),
            [Pass, Bet, Fold] => Some(-1),
            _ => None,
        }
    }

    fn errors(&self) -> Vec<ValidationError> {
        let State { cards, acts } = &self.state;
        let mut found = Vec::new();
        let mut must = |holds: bool, at: &str, why: &str| {
            if !holds {
                found.push(ValidationError::new(at, why));
            }
        };
        must(cards[1].is_none() || cards[0].is_some(), "cards", "seat 1 is dealt the first card");
        must(cards[0] != cards[1] || cards[0].is_none(), "cards", "each card is there once");
        must(acts.is_empty() || self.dealt() == 2, "acts", "the cards are dealt first");
        must(acts.len() < 4, "acts", "a game has at most three acts");
        for (nth, act) in acts.iter().enumerate() {
            let bet = acts[..nth].last() == Some(&Act::Bet);
            let answer = matches!(act, Act::Call | Act::Fold);
            must(bet == answer, "acts", "a bet, and nothing else, is called or folded");
            let open = matches!(acts[..nth], [] | [Act::Pass | Act::Bet] | [Act::Pass, Act::Bet]);
            must(open, "acts", "nobody acts after the end");
        }
        found
    }
}
