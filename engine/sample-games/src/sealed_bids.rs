//! Sealed Bids, a small model of a game with secrets: a private deal, and face-down choices.
//!
//! Two seats hold one card of each value. Prizes are revealed one after another; for each of them
//! both seats seal one card, and the higher card takes the prize. Each seat also has a favourite
//! prize, dealt in secret, which scores twice for it.

use game_core::{
    ActionSink, Draw, EventSink, Forced, Game, Measure, Narrate, Outcome, PartyScore, Rule,
    ScoreItem, Seat, Standing, Turn, ValidationError, Viewer, compare,
};
use i18n::Locale;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

mod audit;
mod cards;
mod choice;
mod text;

pub use cards::Cards;
pub use choice::{Choice, MOST_PRIZES};

/// What is printed on the prizes.
#[derive(Debug)]
pub struct Content {
    /// The value of each prize, from prize 1.
    pub values: Vec<u8>,
    fingerprint: String,
}

/// What is chosen before the deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The number of prizes, and of cards in each hand: 3 to 6.
    pub prizes: u8,
}

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Prizes that are still to come, in no order.
    pub deck: Cards,
    /// The prize for sale.
    pub prize: Option<u8>,
    /// The cards in each hand.
    pub hands: [Cards; 2],
    /// The sealed bid of each seat.
    pub bids: [Option<u8>; 2],
    /// The prizes that each seat won.
    pub won: [Cards; 2],
    /// The prizes that nobody got.
    pub unsold: Cards,
    /// The favourite prize of each seat.
    pub favourites: [Option<u8>; 2],
}

game_core::events! {
    /// Something that happened.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Event {
        /// A favourite was dealt in secret.
        Dealt {
            /// To whom.
            seat: Seat,
            /// What only this seat knows.
            prize: u8,
        },
        /// A prize was revealed.
        Revealed {
            /// The prize.
            prize: u8,
        },
        /// A bid was sealed.
        Sealed {
            /// By whom.
            seat: Seat,
            /// What only this seat knows until the bids are opened.
            card: u8,
        },
        /// The bids were opened, and one was higher.
        Sold {
            /// The prize.
            prize: u8,
            /// Who won it.
            seat: Seat,
            /// Both bids.
            bids: [u8; 2],
        },
        /// The bids were opened and equal.
        Unsold {
            /// The prize.
            prize: u8,
            /// What both bid.
            bid: u8,
        },
    }
}

/// Something that may lie face down.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sealed {
    /// Nothing is there yet.
    Absent,
    /// It lies face down.
    Hidden,
    /// The viewer may know it.
    Known(u8),
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The options.
    pub options: Options,
    /// Prizes that are still to come.
    pub deck: Cards,
    /// The prize for sale.
    pub prize: Option<u8>,
    /// The cards that each seat holds, a sealed one among them.
    pub held: [Cards; 2],
    /// The sealed bids.
    pub bids: [Sealed; 2],
    /// The prizes that each seat won.
    pub won: [Cards; 2],
    /// The prizes that nobody got.
    pub unsold: Cards,
    /// The favourites.
    pub favourites: [Sealed; 2],
}

/// A position of Sealed Bids.
#[derive(Clone, Debug)]
pub struct SealedBids {
    options: Options,
    content: &'static Content,
    /// What changes; public, so that flawed variants can be built around it.
    pub state: State,
}

impl PartialEq for SealedBids {
    fn eq(&self, other: &Self) -> bool {
        self.options == other.options && self.state == other.state
    }
}

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

impl Game for SealedBids {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn new(options: &Options, content: &'static Content) -> Result<Self, Vec<ValidationError>> {
        let all = Cards::up_to(options.prizes.min(MOST_PRIZES));
        let state = State {
            deck: all,
            prize: None,
            hands: [all; 2],
            bids: [None; 2],
            won: [Cards::default(); 2],
            unsold: Cards::default(),
            favourites: [None; 2],
        };
        SealedBids::set(options, content, state)
    }

    fn set_emitting(
        options: &Options,
        content: &'static Content,
        state: State,
        _sink: &mut impl EventSink<Event>,
    ) -> Result<Self, Vec<ValidationError>> {
        let game = SealedBids { options: options.clone(), content, state };
        let mut errors = game.errors();
        errors.extend(
            game.in_progress()
                .map(|in_progress| ValidationError::in_progress("bids", &in_progress)),
        );
        if errors.is_empty() { Ok(game) } else { Err(errors) }
    }

    fn in_progress(&self) -> Option<String> {
        let sealed = self.state.bids.contains(&None) && self.state.bids[0].is_some();
        sealed.then(|| "a sale, with one bid face down".to_string())
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn content(&self) -> &'static Content {
        self.content
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn turn(&self) -> Turn {
        let State { deck, prize, bids, favourites, .. } = &self.state;
        let bidder = SEATS.into_iter().find(|seat| bids[seat.index()].is_none());
        match (prize, bidder) {
            _ if favourites.contains(&None) => Turn::Chance,
            (Some(_), Some(seat)) => Turn::Choose(seat),
            _ if deck.is_empty() => Turn::Over,
            _ => Turn::Chance,
        }
    }

    fn legal_actions(&self, out: &mut impl ActionSink<Choice>) {
        match self.turn() {
            Turn::Chance if self.state.favourites[0].is_none() => {
                self.prizes().iter().for_each(|prize| out.chance(Choice::Favourite(prize), 1));
            }
            Turn::Chance if self.state.favourites[1].is_none() => {
                let taken = self.state.favourites[0];
                let free = self.prizes().iter().filter(|&prize| Some(prize) != taken);
                free.for_each(|prize| out.chance(Choice::Favourite(prize), 1));
            }
            Turn::Chance => {
                self.state.deck.iter().for_each(|prize| out.chance(Choice::Prize(prize), 1));
            }
            Turn::Choose(seat) => {
                let hand = self.state.hands[seat.index()];
                hand.iter().for_each(|card| out.choice(Choice::Bid(card)));
            }
            Turn::Over => {}
        }
    }

    fn apply_unchecked(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.carry_out(choice, sink);
        loop {
            let mut forced = Forced::None;
            self.legal_actions(&mut forced);
            let Forced::One(only) = forced else { break };
            self.carry_out(only, sink);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let State { deck, prize, hands, bids, won, unsold, favourites } = &self.state;
        let over = self.turn() == Turn::Over;
        let sealed = |thing: Option<u8>, seat: usize| match thing {
            None => Sealed::Absent,
            Some(thing) if over || viewer.sees(SEATS[seat]) => Sealed::Known(thing),
            Some(_) => Sealed::Hidden,
        };
        View {
            options: self.options.clone(),
            deck: *deck,
            prize: *prize,
            held: [0, 1].map(|seat| bids[seat].map_or(hands[seat], |card| hands[seat].with(card))),
            bids: [0, 1].map(|seat| sealed(bids[seat], seat)),
            won: *won,
            unsold: *unsold,
            favourites: [0, 1].map(|seat| sealed(favourites[seat], seat)),
        }
    }

    fn determinize(view: &View, content: &'static Content, dice: &mut impl Draw) -> Self {
        let mut free = Cards::up_to(view.options.prizes);
        for favourite in view.favourites {
            if let Sealed::Known(prize) = favourite {
                free = free.without(prize);
            }
        }
        let mut open = |sealed: Sealed, from: &mut Cards| match sealed {
            Sealed::Absent => None,
            Sealed::Known(card) => {
                *from = from.without(card);
                Some(card)
            }
            Sealed::Hidden => from.take_any(dice),
        };
        let favourites = view.favourites.map(|sealed| open(sealed, &mut free));
        let mut hands = view.held;
        let bids = [0, 1].map(|seat| open(view.bids[seat], &mut hands[seat]));
        let View { options, deck, prize, won, unsold, .. } = view.clone();
        let state = State { deck, prize, hands, bids, won, unsold, favourites };
        SealedBids { options, content, state }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let scores = SEATS.map(|seat| self.score(seat));
        let of = scores.iter().filter_map(|items| ScoreItem::total(items)).collect();
        let points = Measure { rule: Rule("SB-6"), title: "most points", of };
        let (standings, decided_by) = compare(&[points], Locale::English);
        let party = |((seat, items), standing): ((Seat, Vec<ScoreItem>), Standing)| PartyScore {
            name: self.seat_name(seat, Locale::English),
            seat: Some(seat),
            standing,
            total: ScoreItem::total(&items),
            items,
        };
        let parties = SEATS.into_iter().zip(scores).zip(standings).map(party).collect();
        let ended_by = "every prize was up for sale".to_string();
        Some(Outcome { rule: Rule("SB-6"), ended_by, decided_by, parties })
    }

    fn max_game_length(&self) -> Option<u32> {
        Some(2 + 3 * u32::from(self.options.prizes))
    }
}

/// How choices are carried out.
impl SealedBids {
    /// Carries out a listed choice, as [`Game::apply_unchecked`] does.
    pub fn carry_out(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        match (choice, self.turn()) {
            (Choice::Favourite(prize), _) => {
                let seat = Seat(u8::from(self.state.favourites[0].is_some()));
                self.state.favourites[seat.index()] = Some(prize);
                sink.emit(Rule("SB-1"), || Event::Dealt { seat, prize });
            }
            (Choice::Prize(prize), _) => {
                self.state.deck = self.state.deck.without(prize);
                self.state.prize = Some(prize);
                sink.emit(Rule("SB-2"), || Event::Revealed { prize });
            }
            (Choice::Bid(card), Turn::Choose(seat)) => {
                let hand = &mut self.state.hands[seat.index()];
                *hand = hand.without(card);
                self.state.bids[seat.index()] = Some(card);
                sink.emit(Rule("SB-3"), || Event::Sealed { seat, card });
                self.open_bids(sink);
            }
            (Choice::Bid(_), _) => {}
        }
    }

    fn open_bids(&mut self, sink: &mut impl EventSink<Event>) {
        let (Some(prize), [Some(first), Some(second)]) = (self.state.prize, self.state.bids) else {
            return;
        };
        self.state.prize = None;
        self.state.bids = [None; 2];
        if first == second {
            self.state.unsold = self.state.unsold.with(prize);
            sink.emit(Rule("SB-5"), || Event::Unsold { prize, bid: first });
            return;
        }
        let seat = Seat(u8::from(second > first));
        self.state.won[seat.index()] = self.state.won[seat.index()].with(prize);
        sink.emit(Rule("SB-4"), || Event::Sold { prize, seat, bids: [first, second] });
    }

    fn prizes(&self) -> Cards {
        Cards::up_to(self.options.prizes)
    }

    fn value(&self, prize: u8) -> i32 {
        let at = usize::from(prize).wrapping_sub(1);
        self.content.values.get(at).copied().map_or(0, i32::from)
    }

    fn score(&self, seat: Seat) -> Vec<ScoreItem> {
        let won = self.state.won[seat.index()];
        let favourite = self.state.favourites[seat.index()].filter(|&prize| won.contains(prize));
        let prizes = won.iter().map(|prize| self.value(prize)).sum();
        let again = favourite.map_or(0, |prize| self.value(prize));
        let count = won.iter().count() as i32;
        vec![
            ScoreItem::scored(Rule("SB-7"), "prizes", count, prizes),
            ScoreItem::scored(Rule("SB-8"), "favourite", i32::from(favourite.is_some()), again),
        ]
    }
}
