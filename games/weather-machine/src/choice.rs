//! Every choice of a seat and every result of chance, with its text.

mod every;

use std::fmt;
use std::str::FromStr;

use crate::kinds::{
    ActionSpace, Area, BotSpace, Challenge, Chemical, Colour, ExperimentTile, FundingSpace,
    GoalHeight, GoalSet, GoalSpace, GoalTile, LineSlot, OfficeRow, OfficeSpace, Player, Position,
    Report, SubsidyCell, SubsidyTile, Unknown, Voucher, Weather, WorkshopRow, WorkshopTile, words,
};
use crate::state::Facing;

pub(crate) use every::every_choice;

/// An action of a Main Location.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Deed {
    /// Sell a Part.
    Sell,
    /// Secure Subsidy.
    Secure,
    /// Work on Experiment.
    Experiment,
    /// Publish a Paper.
    Publish,
    /// Research.
    Research,
    /// Breakthrough.
    Breakthrough,
}
words!(Deed {
    Sell = "sell",
    Secure = "secure",
    Experiment = "experiment",
    Publish = "publish",
    Research = "research",
    Breakthrough = "breakthrough",
});

impl Deed {
    /// The Main Location that offers it.
    pub const fn area(self) -> Area {
        Area::ALL[self as usize / 2]
    }

    /// Which of the two actions of its Location it is, from 0.
    pub const fn which(self) -> usize {
        self as usize % 2
    }

    /// Both actions of a Main Location.
    pub const fn of(area: Area) -> [Deed; 2] {
        [Deed::ALL[area as usize * 2], Deed::ALL[area as usize * 2 + 1]]
    }
}

/// One answer to one question. The order is the order in which choices are listed.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Choice {
    /// Chance, set-up: the player who is next in turn order.
    Order(Player),
    /// Chance: the Workshop tile that is now seen, or dealt.
    Show(WorkshopTile),
    /// Chance, set-up: the Subsidy tile for the next space.
    Lay(SubsidyTile),
    /// Chance: the Experiment tile that is now seen.
    Reveal(ExperimentTile),
    /// Chance, set-up: the first Machine Part of a player.
    DealPart(Colour),
    /// Chance, set-up: the Goal tiles of a player.
    DealSet(GoalSet),
    /// Chance, set-up: a Challenge card.
    DealChallenge(Challenge),
    /// Chance, solo set-up: a Goal tile.
    DealGoal(GoalTile),
    /// Chance, solo set-up: a Chemical for the Hideout.
    DealChemical(Chemical),
    /// Chance: the Security Report that is now seen.
    Report(Report),

    /// Set-up: how the first Workshop tile lies.
    Face(Facing),
    /// Drafting: a set of three Goal tiles.
    Draft(GoalSet, Area),

    /// Step 1: flip a Subsidy tile beside the Laboratory.
    UseSubsidy(SubsidyTile),
    /// Investment: a Goal tile on an empty Goal space of its colour.
    SetGoal(GoalTile, GoalHeight),
    /// Investment: flip the Goal tile on a Goal space and receive its funding.
    FlipGoal(GoalSpace),
    /// Use nothing; end the placements.
    Pass,
    /// Step 2: the Scientist to an action space.
    Move(ActionSpace),

    /// Step 3: begin an action of the Main Location, or one that a benefit grants.
    Do(Deed),
    /// Step 3: no more actions.
    EndActions,
    /// Take a Workshop tile, of the offer or from the stack.
    Extend(WorkshopTile),
    /// Construct the Bot of a slot of the Assembly Line.
    Construct(LineSlot),
    /// The own Initiative marker to a position, counted from 1.
    Initiative(u8),
    /// Acquire a Chemical from the Supply.
    Acquire(Chemical),
    /// Return a Chemical to the Supply.
    Return(Chemical),
    /// Solo: draw two Security Reports and give three their roles.
    CallSecurity,

    /// Lay the Workshop tile: its column from 1, its row, how it is turned.
    Place(u8, WorkshopRow, Facing),
    /// A Bot space of a machine for the own Bot.
    Bot(BotSpace),
    /// Where Lativ's Bot goes that has to make room.
    LativTo(BotSpace),
    /// The Subsidy tile to take from its column.
    Take(SubsidyCell),
    /// The Subsidy tile to secure.
    Secure(SubsidyCell),
    /// The benefit above the column first, then the one beside the row.
    ColumnFirst,
    /// The benefit beside the row first, then the one above the column.
    RowFirst,
    /// An Office row to publish, or whose marker makes a Breakthrough.
    Row(OfficeRow),
    /// Complete the row with a Citation token; this Goal tile is the price.
    Cite(GoalTile),
    /// A space of the Extreme Weather tile, counted from 1 at the left.
    Marker(u8),
    /// Provide the Machine Part of the Research space in this position too.
    Provide(Position),
    /// The Workshop row in which the prototype is built.
    BuildIn(WorkshopRow),
    /// A further Machine Part that stands in that row and is lost.
    Lose(Colour),
    /// No more of it.
    NoMore,

    /// Pay a Voucher.
    Pay(Voucher),
    /// Pay a Voucher of any type: for an exchange, or in the Supply.
    Give(Voucher),
    /// Swap a Chemical for the one that is due.
    SwapChemical(Chemical),
    /// Swap a Machine Part for the one that is due.
    SwapPart(Colour),
    /// Pay a Chemical where any will do.
    SpendChemical(Chemical),
    /// Pay a Machine Part where any will do.
    SpendPart(Colour),

    /// One of the alternatives of a benefit, counted from 1.
    Either(u8),
    /// Gain a Voucher of this type.
    Gain(Voucher),
    /// Take a Machine Part of this colour.
    Part(Colour),
    /// Take a Chemical of this type.
    Chemical(Chemical),
    /// One space on a Funding track.
    Fund(Area),
    /// Lab funding: the other track to follow.
    Follow(Area),
    /// R&D funding: the space whose benefit is received.
    TakeFrom(FundingSpace),
    /// Take what is offered.
    Accept,
    /// Leave it.
    Decline,

    /// A Research token of this weather on an Office space; its colour is that of the space.
    Token(Weather, OfficeSpace),
    /// An Award token on an Office space.
    Award(OfficeSpace),
    /// Keep the Awards for later.
    Keep,

    /// A Bot without room in the Workshop to an Assembly Line slot.
    ToLine(LineSlot),
    /// The experiment does not run: this Bot back to the Workshop.
    TakeBack,
    /// The experiment does not run: this Bot stays.
    Leave,

    /// Call Security: this card goes on top of the deck.
    Top(Report),
    /// Call Security: this card is discarded.
    Discard(Report),
    /// Havoc: the Target rises.
    RaiseTarget,
    /// Havoc: the top card of the deck is discarded.
    DiscardReport,
    /// Creative Accounting: this Funding marker goes back.
    Back(Area),
}

/// The most columns that a Workshop can have: there are so many tiles.
pub(crate) const MOST_COLUMNS: u8 = 30;
/// The most places in the order of Initiative.
const SEATS: u8 = 4;
/// The most spaces of an Extreme Weather tile.
const MARKERS: u8 = 4;
/// The most alternatives of a benefit.
const ALTERNATIVES: u8 = 3;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Choice::*;
        match self {
            Order(player) => write!(f, "order {player}"),
            Show(tile) => write!(f, "show {tile}"),
            Lay(tile) => write!(f, "lay {tile}"),
            Reveal(tile) => write!(f, "reveal {tile}"),
            DealPart(colour) => write!(f, "deal part {colour}"),
            DealSet(set) => write!(f, "deal set {set}"),
            DealChallenge(card) => write!(f, "deal challenge {card}"),
            DealGoal(tile) => write!(f, "deal goal {tile}"),
            DealChemical(chemical) => write!(f, "deal chemical {chemical}"),
            Report(card) => write!(f, "report {card}"),
            Face(facing) => write!(f, "face {facing}"),
            Draft(set, area) => write!(f, "draft {set} {area}"),
            UseSubsidy(tile) => write!(f, "subsidy {tile}"),
            SetGoal(tile, height) => write!(f, "goal {tile} {height}"),
            FlipGoal(space) => write!(f, "flip {space}"),
            Pass => write!(f, "pass"),
            Move(space) => write!(f, "move {space}"),
            Do(deed) => write!(f, "{deed}"),
            EndActions => write!(f, "end actions"),
            Extend(tile) => write!(f, "extend {tile}"),
            Construct(slot) => write!(f, "construct {slot}"),
            Initiative(place) => write!(f, "initiative {place}"),
            Acquire(chemical) => write!(f, "acquire {chemical}"),
            Return(chemical) => write!(f, "return {chemical}"),
            CallSecurity => write!(f, "call security"),
            Place(column, row, facing) => write!(f, "place {column} {row} {facing}"),
            Bot(space) => write!(f, "bot {space}"),
            LativTo(space) => write!(f, "lativ {space}"),
            Take(cell) => write!(f, "take {cell}"),
            Secure(cell) => write!(f, "secure {cell}"),
            ColumnFirst => write!(f, "column first"),
            RowFirst => write!(f, "row first"),
            Row(row) => write!(f, "row {row}"),
            Cite(tile) => write!(f, "cite {tile}"),
            Marker(space) => write!(f, "marker {space}"),
            Provide(position) => write!(f, "provide {position}"),
            BuildIn(row) => write!(f, "build in {row}"),
            Lose(colour) => write!(f, "lose {colour}"),
            NoMore => write!(f, "no more"),
            Pay(voucher) => write!(f, "pay {voucher}"),
            Give(voucher) => write!(f, "give {voucher}"),
            SwapChemical(chemical) => write!(f, "swap {chemical}"),
            SwapPart(colour) => write!(f, "swap {colour}"),
            SpendChemical(chemical) => write!(f, "spend {chemical}"),
            SpendPart(colour) => write!(f, "spend {colour}"),
            Either(number) => write!(f, "either {number}"),
            Gain(voucher) => write!(f, "gain {voucher}"),
            Part(colour) => write!(f, "part {colour}"),
            Chemical(chemical) => write!(f, "chemical {chemical}"),
            Fund(area) => write!(f, "fund {area}"),
            Follow(area) => write!(f, "follow {area}"),
            TakeFrom(space) => write!(f, "take from {space}"),
            Accept => write!(f, "accept"),
            Decline => write!(f, "decline"),
            Token(weather, space) => write!(f, "token {weather} {space}"),
            Award(space) => write!(f, "award {space}"),
            Keep => write!(f, "keep"),
            ToLine(slot) => write!(f, "to line {slot}"),
            TakeBack => write!(f, "take back"),
            Leave => write!(f, "leave"),
            Top(card) => write!(f, "top {card}"),
            Discard(card) => write!(f, "discard {card}"),
            RaiseTarget => write!(f, "target"),
            DiscardReport => write!(f, "discard"),
            Back(area) => write!(f, "back {area}"),
        }
    }
}

impl FromStr for Choice {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let deed = Deed::ALL.into_iter().find(|deed| deed.word() == text).map(Choice::Do);
        let plain = || PLAIN.iter().find(|(word, _)| *word == text).map(|(_, plain)| *plain);
        let named = || READERS.iter().find_map(|(start, read)| read(after(text, start)?));
        deed.or_else(plain).or_else(named).ok_or_else(|| Unknown(text.to_string()))
    }
}

/// The choices without anything to name.
const PLAIN: [(&str, Choice); 15] = [
    ("pass", Choice::Pass),
    ("end actions", Choice::EndActions),
    ("call security", Choice::CallSecurity),
    ("column first", Choice::ColumnFirst),
    ("row first", Choice::RowFirst),
    ("no more", Choice::NoMore),
    ("accept", Choice::Accept),
    ("decline", Choice::Decline),
    ("keep", Choice::Keep),
    ("take back", Choice::TakeBack),
    ("leave", Choice::Leave),
    ("target", Choice::RaiseTarget),
    ("discard", Choice::DiscardReport),
    ("face upright", Choice::Face(Facing::Upright)),
    ("face turned", Choice::Face(Facing::Turned)),
];

/// What follows these words and a space.
fn after<'a>(text: &'a str, start: &str) -> Option<&'a str> {
    text.strip_prefix(start)?.strip_prefix(' ')
}

type Reader = fn(&str) -> Option<Choice>;

/// How each choice begins, and how the rest of it is read.
const READERS: [(&str, Reader); 48] = [
    ("order", |rest| one(rest, Choice::Order)),
    ("show", |rest| one(rest, Choice::Show)),
    ("lay", |rest| one(rest, Choice::Lay)),
    ("reveal", |rest| one(rest, Choice::Reveal)),
    ("deal part", |rest| one(rest, Choice::DealPart)),
    ("deal set", |rest| one(rest, Choice::DealSet)),
    ("deal challenge", |rest| one(rest, Choice::DealChallenge)),
    ("deal goal", |rest| one(rest, Choice::DealGoal)),
    ("deal chemical", |rest| one(rest, Choice::DealChemical)),
    ("report", |rest| one(rest, Choice::Report)),
    ("draft", |rest| two(rest, Choice::Draft)),
    ("subsidy", |rest| one(rest, Choice::UseSubsidy)),
    ("goal", |rest| two(rest, Choice::SetGoal)),
    ("flip", |rest| one(rest, Choice::FlipGoal)),
    ("move", |rest| one(rest, Choice::Move)),
    ("extend", |rest| one(rest, Choice::Extend)),
    ("construct", |rest| one(rest, Choice::Construct)),
    ("initiative", |rest| number(rest, SEATS).map(Choice::Initiative)),
    ("acquire", |rest| one(rest, Choice::Acquire)),
    ("return", |rest| one(rest, Choice::Return)),
    ("place", place),
    ("bot", |rest| one(rest, Choice::Bot)),
    ("lativ", |rest| one(rest, Choice::LativTo)),
    ("take from", |rest| one(rest, Choice::TakeFrom)),
    ("take", |rest| one(rest, Choice::Take)),
    ("secure", |rest| one(rest, Choice::Secure)),
    ("row", |rest| one(rest, Choice::Row)),
    ("cite", |rest| one(rest, Choice::Cite)),
    ("marker", |rest| number(rest, MARKERS).map(Choice::Marker)),
    ("provide", |rest| one(rest, Choice::Provide)),
    ("build in", |rest| one(rest, Choice::BuildIn)),
    ("lose", |rest| one(rest, Choice::Lose)),
    ("pay", |rest| one(rest, Choice::Pay)),
    ("give", |rest| one(rest, Choice::Give)),
    ("swap", |rest| one(rest, Choice::SwapChemical).or_else(|| one(rest, Choice::SwapPart))),
    ("spend", |rest| one(rest, Choice::SpendChemical).or_else(|| one(rest, Choice::SpendPart))),
    ("either", |rest| number(rest, ALTERNATIVES).map(Choice::Either)),
    ("gain", |rest| one(rest, Choice::Gain)),
    ("part", |rest| one(rest, Choice::Part)),
    ("chemical", |rest| one(rest, Choice::Chemical)),
    ("fund", |rest| one(rest, Choice::Fund)),
    ("follow", |rest| one(rest, Choice::Follow)),
    ("token", token),
    ("award", |rest| one(rest, Choice::Award)),
    ("to line", |rest| one(rest, Choice::ToLine)),
    ("top", |rest| one(rest, Choice::Top)),
    ("discard", |rest| one(rest, Choice::Discard)),
    ("back", |rest| one(rest, Choice::Back)),
];

fn one<T: FromStr>(rest: &str, make: fn(T) -> Choice) -> Option<Choice> {
    rest.parse().ok().map(make)
}

fn two<S: FromStr, T: FromStr>(rest: &str, make: fn(S, T) -> Choice) -> Option<Choice> {
    let (first, second) = rest.split_once(' ')?;
    Some(make(first.parse().ok()?, second.parse().ok()?))
}

fn token(rest: &str) -> Option<Choice> {
    two(rest, Choice::Token)
}

fn place(rest: &str) -> Option<Choice> {
    let (column, rest) = rest.split_once(' ')?;
    let (row, facing) = rest.split_once(' ')?;
    let column = number(column, MOST_COLUMNS)?;
    Some(Choice::Place(column, row.parse().ok()?, facing.parse().ok()?))
}

/// A number from 1 to `most` in its one text form.
fn number(text: &str, most: u8) -> Option<u8> {
    let plain = text.bytes().all(|letter| letter.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|number| plain && (1..=most).contains(number))
}
