//! Lanterns, a small model of what heavier games need: frames, a deck, private questions, a
//! multi-select, obligations between steps, and an end without points.
//!
//! Each of two seats is dealt three lamps and lays aside up to two of them. In turn a seat hangs a
//! lamp whose parity differs from the last lamp hung, or passes; whether it had a lamp to hang
//! stays secret. A row that shines too bright burns, and the seat that hung the last lamp loses.
//! With more than three lamps the oldest falls; each of the four brightest lamps makes the oldest
//! fall, too. After two passes the game is over, and the seat that hung more lamps wins.

use game_core::{
    ActionSink, Decision, Deck, Draw, EnumSet, EventSink, Flow, Game, Id, Items, Measure, Narrate,
    Outcome, PartyScore, Rule, ScoreItem, Seat, Select, Selection, Stack, Standing, Steps, Turn,
    ValidationError, Viewer, advance, compare, not_listed,
};
use i18n::Locale;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

mod text;

game_core::index_type! {
    /// A lamp, which shines as bright as its number.
    pub struct Lamp(8);
    |number, f| write!(f, "{}", number + 1)
}

impl Lamp {
    /// How bright it shines.
    pub fn light(self) -> i32 {
        self.index() as i32 + 1
    }

    /// Whether an effect is printed on it.
    fn has_effect(self) -> bool {
        self.light() >= 5
    }

    fn fits(self, last: Option<Lamp>) -> bool {
        last.is_none_or(|last| last.light() % 2 != self.light() % 2)
    }
}

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The lamps that each seat is dealt.
const DEALT: u8 = 3;

/// The most lamps that a seat may lay aside.
const ASIDE: u8 = 2;

/// The lamps that nobody is dealt.
const LEFT_OVER: usize = 2;

/// The most lamps in the row.
const HOOKS: usize = 3;

/// What is printed on the rope.
#[derive(Debug)]
pub struct Content {
    /// The most light that the row can bear.
    pub bears: i32,
    fingerprint: String,
}

/// There is nothing to choose before the deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// What is pending.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// This many lamps are still to be dealt.
    Deal(u8),
    /// This seat lays lamps aside, at most this many.
    Lay(Seat, u8),
    /// This seat hangs a lamp or passes.
    Hang(Seat),
    /// The effect of this lamp, which was hung.
    Effect(Lamp),
}

impl Default for Frame {
    fn default() -> Self {
        Frame::Deal(0)
    }
}

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The lamps that were not dealt.
    pub stock: Deck<Lamp, 8>,
    /// The lamps that each seat holds.
    pub hands: [EnumSet<Lamp>; 2],
    /// The lamps that each seat has laid aside.
    pub aside: [EnumSet<Lamp>; 2],
    /// The lamps that hang, the oldest first.
    pub row: Vec<Lamp>,
    /// Who hung the last one.
    pub hanger: Option<Seat>,
    /// The lamps that each seat has hung.
    pub hung: [EnumSet<Lamp>; 2],
    /// Passes since a lamp was hung.
    pub passes: u8,
    /// Whether the row has burnt.
    pub burnt: bool,
    /// What is pending.
    pub frames: Stack<Frame, 2>,
}

game_core::choices! {
    /// One act of a seat or one result of chance.
    pub enum Choice {
        /// This lamp is dealt to the next seat.
        Deal(lamp: Lamp) = "deal {}",
        /// The seat lays this lamp aside.
        Lay(lamp: Lamp) = "lay {}",
        /// The seat keeps the others.
        Keep = "keep",
        /// The seat hangs this lamp.
        Hang(lamp: Lamp) = "hang {}",
        /// The seat hangs none.
        Pass = "pass",
    }
}

game_core::events! {
    /// Something that happened.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Event {
        /// A lamp was dealt in secret.
        Dealt {
            /// To whom.
            seat: Seat,
            /// What only this seat knows.
            lamp: Lamp,
        },
        /// A lamp was laid aside in secret.
        Laid {
            /// By whom.
            seat: Seat,
            /// What only this seat knows.
            lamp: Lamp,
        },
        /// A lamp was hung.
        Hung {
            /// By whom.
            seat: Seat,
            /// The lamp.
            lamp: Lamp,
        },
        /// A seat hung no lamp.
        Passed {
            /// Which one.
            seat: Seat,
        },
        /// The oldest lamp fell.
        Fell {
            /// The lamp.
            lamp: Lamp,
        },
        /// The row shone too bright.
        Burnt,
    }
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The table, with hands that may not be seen lying sealed.
    pub table: State,
    /// How many lamps each seat holds.
    pub holds: [u8; 2],
    /// How many each has laid aside.
    pub aside: [u8; 2],
}

/// A position of Lanterns.
#[derive(Clone, Debug)]
pub struct Lanterns {
    content: &'static Content,
    pub(crate) state: State,
}

impl PartialEq for Lanterns {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl Game for Lanterns {
    crate::items::game_items!(Choice);

    fn new(options: &Options, content: &'static Content) -> Result<Self, Vec<ValidationError>> {
        let mut frames = Stack::new();
        frames.call(Frame::Deal(2 * DEALT));
        let state = State {
            stock: Deck::shuffled(EnumSet::full()),
            hands: [EnumSet::EMPTY; 2],
            aside: [EnumSet::EMPTY; 2],
            row: Vec::new(),
            hanger: None,
            hung: [EnumSet::EMPTY; 2],
            passes: 0,
            burnt: false,
            frames,
        };
        Lanterns::set(options, content, state)
    }

    fn turn(&self) -> Turn {
        match self.state.frames.top() {
            Some(Frame::Deal(_)) => Turn::Chance,
            Some(Frame::Lay(seat, _) | Frame::Hang(seat)) => Turn::Choose(seat),
            Some(Frame::Effect(_)) | None => Turn::Over,
        }
    }

    fn legal_actions(&self, out: &mut impl ActionSink<Choice>) {
        match self.state.frames.top() {
            Some(Frame::Deal(_)) => self.state.stock.legal_actions(out, Choice::Deal),
            Some(Frame::Lay(seat, left)) => self.to_lay(seat, left).legal_actions(out),
            Some(Frame::Hang(seat)) => {
                let last = self.state.row.last().copied();
                let hand = self.state.hands[seat.index()].iter();
                hand.filter(|lamp| lamp.fits(last)).for_each(|lamp| out.choice(Choice::Hang(lamp)));
                out.choice(Choice::Pass);
            }
            Some(Frame::Effect(_)) | None => {}
        }
    }

    /// LA-3 MUST: neither whether a lamp in hand fits nor which lamps were laid aside is revealed
    /// to the others. That an empty hand passes is public.
    fn is_private(&self) -> bool {
        let holds = |seat: Seat| !self.state.hands[seat.index()].is_empty();
        match self.state.frames.top() {
            Some(Frame::Lay(..)) => true,
            Some(Frame::Hang(seat)) => holds(seat),
            Some(Frame::Deal(_) | Frame::Effect(_)) | None => false,
        }
    }

    fn selection(&self) -> Option<Selection<Choice>> {
        let Some(Frame::Lay(seat, left)) = self.state.frames.top() else { return None };
        Some(self.to_lay(seat, left).selection())
    }

    fn apply_unchecked(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.answer(choice, sink);
        advance(self, sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut table = self.state.clone();
        for seat in SEATS.into_iter().filter(|&seat| !viewer.sees(seat)) {
            let hidden = table.hands[seat.index()].or(table.aside[seat.index()]);
            table.stock = table.stock.seal(hidden);
            (table.hands[seat.index()], table.aside[seat.index()]) =
                (EnumSet::EMPTY, EnumSet::EMPTY);
        }
        let count = |sets: [EnumSet<Lamp>; 2]| sets.map(|set| set.len() as u8);
        View { table, holds: count(self.state.hands), aside: count(self.state.aside) }
    }

    fn determinize(view: &View, content: &'static Content, dice: &mut impl Draw) -> Self {
        let mut state = view.table.clone();
        let places = state.hands.iter_mut().chain(&mut state.aside);
        for (hand, holds) in places.zip(view.holds.into_iter().chain(view.aside)) {
            while hand.len() < usize::from(holds) && !state.stock.unseen().is_empty() {
                let unseen = state.stock.unseen();
                let any = dice.below(unseen.len() as u32) as usize;
                let Some(lamp) = unseen.iter().nth(any) else { break };
                state.stock.open_sealed(lamp);
                hand.insert(lamp);
            }
        }
        Lanterns { content, state }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let hung = self.state.hung;
        let number = |seat: Seat| hung[seat.index()].len() as i32;
        let brightest = |seat: Seat| hung[seat.index()].last().map_or(0, Lamp::light);
        let (rule, ended_by, (standings, decided_by)) = match self.state.hanger {
            Some(loser) if self.state.burnt => {
                let stands = |seat| if seat == loser { Standing::Lost } else { Standing::Won };
                let reason = Decision::new(Rule("LA-4"), "the other seat burnt the row");
                let decided = (SEATS.map(stands).to_vec(), vec![reason]);
                (Rule("LA-4"), "the row burnt", decided)
            }
            _ => {
                let most = SEATS.map(number).to_vec();
                let tie = SEATS.map(brightest).to_vec();
                let decided = compare(
                    &[
                        Measure { rule: Rule("LA-6"), title: "most lamps hung", of: most },
                        Measure { rule: Rule("LA-7"), title: "brightest lamp hung", of: tie },
                    ],
                    Locale::English,
                );
                (Rule("LA-6"), "nobody hung another lamp", decided)
            }
        };
        let party = |(seat, standing): (Seat, Standing)| PartyScore {
            name: self.seat_name(seat, Locale::English),
            seat: Some(seat),
            standing,
            items: vec![
                ScoreItem::counted(Rule("LA-6"), "lamps hung", number(seat)),
                ScoreItem::counted(Rule("LA-7"), "brightest lamp", brightest(seat)),
            ],
            total: None,
        };
        let parties = SEATS.into_iter().zip(standings).map(party).collect();
        Some(Outcome { rule, ended_by: ended_by.into(), decided_by, parties })
    }

    /// Six lamps are dealt and four laid aside, one entry each; six are hung, with at most one pass
    /// before each and two at the end.
    fn max_game_length(&self) -> Option<u32> {
        Some(6 + 4 + 12 + 2)
    }
}

impl Steps for Lanterns {
    /// LA-9 IF one of the four brightest lamps is hung THEN the oldest lamp falls.
    fn step(&mut self, sink: &mut impl EventSink<Event>) -> Flow {
        let State { frames, passes, row, .. } = &mut self.state;
        match frames.top() {
            None => return Flow::Over,
            Some(Frame::Deal(0)) => frames.goto(Frame::Lay(Seat(0), ASIDE)),
            Some(Frame::Lay(Seat(0), 0)) => frames.goto(Frame::Lay(Seat(1), ASIDE)),
            Some(Frame::Lay(_, 0)) => frames.goto(Frame::Hang(Seat(0))),
            Some(Frame::Hang(_)) if *passes == 2 => frames.clear(),
            Some(Frame::Effect(_)) => {
                frames.finish();
                let lamp = row.remove(0);
                sink.emit(Rule("LA-9"), || Event::Fell { lamp });
            }
            Some(_) => return Flow::Asks,
        }
        Flow::Ran
    }

    fn answer(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let state = &mut self.state;
        match (choice, state.frames.top()) {
            (Choice::Deal(lamp), Some(Frame::Deal(left))) => {
                let seat = Seat(left % 2);
                state.stock.draw(lamp);
                state.hands[seat.index()].insert(lamp);
                state.frames.goto(Frame::Deal(left - 1));
                sink.emit(Rule("LA-1"), || Event::Dealt { seat, lamp });
            }
            (Choice::Lay(lamp), Some(Frame::Lay(seat, left))) => {
                state.hands[seat.index()].remove(lamp);
                state.aside[seat.index()].insert(lamp);
                state.frames.goto(Frame::Lay(seat, left - 1));
                sink.emit(Rule("LA-8"), || Event::Laid { seat, lamp });
            }
            (Choice::Keep, Some(Frame::Lay(seat, _))) => state.frames.goto(Frame::Lay(seat, 0)),
            (Choice::Hang(lamp), Some(Frame::Hang(seat))) => {
                state.hands[seat.index()].remove(lamp);
                state.hung[seat.index()].insert(lamp);
                state.row.push(lamp);
                (state.hanger, state.passes) = (Some(seat), 0);
                state.frames.goto(Frame::Hang(Seat(1 - seat.0)));
                if lamp.has_effect() {
                    state.frames.call(Frame::Effect(lamp));
                }
                sink.emit(Rule("LA-2"), || Event::Hung { seat, lamp });
            }
            (Choice::Pass, Some(Frame::Hang(seat))) => {
                state.passes += 1;
                state.frames.goto(Frame::Hang(Seat(1 - seat.0)));
                sink.emit(Rule("LA-3"), || Event::Passed { seat });
            }
            (choice, _) => not_listed(choice),
        }
    }

    fn lapse(&mut self, _sink: &mut impl EventSink<Event>) {
        self.state.frames.finish();
    }

    /// LA-4 IF the row shines brighter than the rope bears THEN it burns, and the game is over.
    /// LA-5 IF more than three lamps hang THEN the oldest falls.
    fn check_state(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        let light: i32 = self.state.row.iter().map(|lamp| lamp.light()).sum();
        if self.state.burnt {
            return false;
        }
        if light > self.content.bears {
            self.state.burnt = true;
            self.state.frames.clear();
            sink.emit(Rule("LA-4"), || Event::Burnt);
            return true;
        }
        if self.state.row.len() > HOOKS {
            let lamp = self.state.row.remove(0);
            sink.emit(Rule("LA-5"), || Event::Fell { lamp });
            return true;
        }
        false
    }
}

impl Lanterns {
    /// LA-8 MAY: up to two lamps are laid aside, ticked in any order. A frame must not contain
    /// anything that a seat may not know, so the last tick is derived from the lamps laid aside.
    fn to_lay(&self, seat: Seat, left: u8) -> Select<Choice, impl Items<Choice>> {
        let [hand, aside] = [self.state.hands, self.state.aside].map(|sets| sets[seat.index()]);
        let from = aside.last();
        let items = hand.iter().filter(move |&lamp| Some(lamp) > from);
        let items = items.map(|lamp| (Choice::Lay(lamp), 1));
        Select { items, least: 0, most: left, done: Some(Choice::Keep) }
    }

    /// Every reason why this cannot be a position of the game.
    fn errors(&self) -> Vec<ValidationError> {
        let State { stock, hands, aside, row, hung, passes, burnt, frames, .. } = &self.state;
        let mut found = Vec::new();
        let mut must = |holds: bool, at: &str, why: &str| {
            if !holds {
                found.push(ValidationError::new(at, why));
            }
        };
        let all: EnumSet<Lamp> =
            hands.iter().chain(aside).chain(hung).fold(stock.unseen(), |all, &some| {
                must(all.and(some).is_empty(), "lamps", "one lamp is in two places");
                all.or(some)
            });
        must(all == EnumSet::full(), "lamps", "a lamp is in no place");
        must(row.iter().all(|&lamp| hung[0].or(hung[1]).contains(lamp)), "row", "nobody hung it");
        let light: i32 = row.iter().map(|lamp| lamp.light()).sum();
        must(*burnt == (light > self.content.bears), "row", "it burns when it shines too bright");
        must(*burnt || row.len() <= HOOKS, "row", "there are three hooks");
        must(*passes <= 2, "passes", "two end the game");
        let pending = match frames.top() {
            Some(Frame::Deal(left)) => left > 0 && stock.len() == usize::from(left) + LEFT_OVER,
            Some(Frame::Lay(seat, left)) => {
                let laid = aside.get(seat.index()).map_or(0, |aside| aside.len());
                seat.0 < 2 && left > 0 && laid + usize::from(left) == usize::from(ASIDE)
            }
            Some(Frame::Hang(seat)) => seat.0 < 2 && !burnt && *passes < 2,
            Some(Frame::Effect(_)) => false,
            None => *burnt || *passes == 2,
        };
        must(pending && frames.pending().len() < 2, "frames", "nothing like this is pending");
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Choices, GameInfo, NoSink};

    fn lamps(numbers: &[usize]) -> Vec<Lamp> {
        numbers.iter().filter_map(|number| Lamp::new(number - 1)).collect()
    }

    /// Seat 1 is to hang a lamp, with this hand; the other seat hung this row.
    fn position(row: &[usize], hand: &[usize], other: &[usize]) -> Lanterns {
        let [hand, other, hung] =
            [hand, other, row].map(|lamps_| lamps(lamps_).into_iter().collect());
        let all = EnumSet::<Lamp>::full();
        let mut frames = Stack::new();
        frames.call(Frame::Hang(Seat(0)));
        let state = State {
            stock: Deck::shuffled(all.without(hand).without(other).without(hung)),
            hands: [hand, other],
            aside: [EnumSet::EMPTY; 2],
            row: lamps(row),
            hanger: Some(Seat(1)),
            hung: [EnumSet::EMPTY, hung],
            passes: 0,
            burnt: false,
            frames,
        };
        Lanterns::set(&Options {}, Lanterns::content_of_ours(), state).expect("a position")
    }

    /// [LA-4, LA-5] With the 4 the row shines with 18, and the rope bears 15; it would be 11 if the
    /// 7 had fallen first.
    #[test]
    fn the_row_burns_before_the_oldest_lamp_falls() {
        let mut game = position(&[7, 2, 5], &[4], &[1, 3]);
        game.apply(Choice::Hang(lamps(&[4])[0]), &mut NoSink).expect("it fits");
        let outcome = game.outcome().expect("it burns");
        assert_eq!((outcome.rule, outcome.parties[1].standing), (Rule("LA-4"), Standing::Won));
    }

    /// [LA-3] Nobody learns that none of these fits; that an empty hand passes is public.
    #[test]
    fn whoever_has_lamps_is_asked_even_if_none_fits() {
        let mut game = position(&[2], &[5], &[1, 3]);
        game.apply(Choice::Hang(lamps(&[5])[0]), &mut NoSink).expect("it fits");
        let mut choices = Choices::default();
        game.choices(&mut choices);
        assert_eq!((game.turn(), choices.listed()), (Turn::Choose(Seat(1)), &[Choice::Pass][..]));
        game.apply(Choice::Pass, &mut NoSink).expect("it is listed");
        assert_eq!(game.turn(), Turn::Over, "the hand of seat 1 is empty: it passed by itself");
    }

    /// [LA-6, LA-7] One lamp each: the brighter one breaks the tie.
    #[test]
    fn the_brightest_lamp_breaks_the_tie() {
        let mut game = position(&[2], &[5], &[1]);
        game.apply(Choice::Hang(lamps(&[5])[0]), &mut NoSink).expect("it fits");
        game.apply(Choice::Pass, &mut NoSink).expect("it is listed");
        let outcome = game.outcome().expect("both passed");
        let texts: Vec<&str> = outcome.decided_by.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(texts, ["most lamps hung: 1 to 1", "brightest lamp hung: 5 to 2"]);
        assert_eq!(outcome.parties[0].standing, Standing::Won);
    }
}
