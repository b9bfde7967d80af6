//! The facts that the Saboteurs' rules can read (queries), and the answers to them.

use game_core::{Id, QueryKinds, nth_of};

use crate::state::EndTrigger;
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, Chemical, EnumSet, FundingSpace, Location, Player,
    Position, Report, Weather,
};

/// How many branches the three machines have.
const BRANCHES: usize = Area::ALL.len() * Weather::ALL.len();

/// The kinds of queries, each with its number of queries and its name.
const KINDS: QueryKinds<35> = QueryKinds::new([
    (1, "your Scientist"),
    (Area::ALL.len(), "place in"),
    (1, "supply"),
    (1, "free space"),
    (Area::ALL.len(), "machine"),
    (1, "initiative"),
    (1, "awards left"),
    (1, "end"),
    (1, "lativ"),
    (1, "assistant"),
    (BRANCHES, "their bots"),
    (Agent::ALL.len(), "agent"),
    (Chemical::ALL.len(), "hideout"),
    (BRANCHES, "tokens held"),
    (1, "awards held"),
    (1, "target"),
    (Weather::ALL.len(), "lock"),
    (1, "previous report"),
    (Report::COUNT, "discarded"),
    (1, "current report"),
    (1, "top report"),
    (1, "deck"),
    (2, "opened with"),
    (1, "experiment"),
    (1, "your cp"),
    (Area::ALL.len(), "your funding"),
    (1, "your goals"),
    (1, "your nobel"),
    (1, "your end cp"),
    (1, "your papers"),
    (1, "your awards"),
    (1, "your tiles"),
    (1, "your vouchers"),
    (1, "your sections"),
    (1, "your bots"),
]);

/// The kinds by name, for use in code.
pub(crate) mod kind {
    pub(crate) const SCIENTIST: usize = 0;
    pub(crate) const PLACE: usize = 1;
    pub(crate) const SUPPLY: usize = 2;
    pub(crate) const FREE: usize = 3;
    pub(crate) const MACHINE: usize = 4;
    pub(crate) const INITIATIVE: usize = 5;
    pub(crate) const AWARDS: usize = 6;
    pub(crate) const END: usize = 7;
    pub(crate) const LATIV: usize = 8;
    pub(crate) const ASSISTANT: usize = 9;
    pub(crate) const BOTS: usize = 10;
    pub(crate) const AGENT: usize = 11;
    pub(crate) const HIDEOUT: usize = 12;
    pub(crate) const TOKENS: usize = 13;
    pub(crate) const AWARDS_HELD: usize = 14;
    pub(crate) const TARGET: usize = 15;
    pub(crate) const LOCK: usize = 16;
    pub(crate) const PREVIOUS: usize = 17;
    pub(crate) const DISCARDED: usize = 18;
    pub(crate) const CURRENT: usize = 19;
    pub(crate) const TOP: usize = 20;
    pub(crate) const DECK: usize = 21;
    pub(crate) const OPENED: usize = 22;
    pub(crate) const EXPERIMENT: usize = 23;
    pub(crate) const CP: usize = 24;
    pub(crate) const FUNDING: usize = 25;
    pub(crate) const GOALS: usize = 26;
    pub(crate) const NOBEL: usize = 27;
    pub(crate) const END_CP: usize = 28;
    pub(crate) const PAPERS: usize = 29;
    pub(crate) const YOUR_AWARDS: usize = 30;
    pub(crate) const TILES: usize = 31;
    pub(crate) const VOUCHERS: usize = 32;
    pub(crate) const SECTIONS: usize = 33;
    pub(crate) const ON_BOARD: usize = 34;
}

game_core::index_type! {
    /// A fact on the table that the Saboteurs' rules can read.
    pub struct Query(KINDS.count());
    |number, f| {
        let (kind, nth) = KINDS.split(number);
        let name = KINDS.name(kind);
        match kind {
            kind::BOTS | kind::TOKENS => {
                let (area, weather) = branch(nth);
                write!(f, "{name} {area} {weather}")
            }
            kind::HIDEOUT => write!(f, "{name} {}", Chemical::ALL[nth]),
            kind::LOCK => write!(f, "{name} {}", Weather::ALL[nth]),
            kind::AGENT => write!(f, "{name} {}", Agent::ALL[nth]),
            kind::DISCARDED => write!(f, "{name} {}", nth_of::<Report>(nth)),
            kind::OPENED => write!(f, "{name} {}", nth + 1),
            kind::PLACE | kind::MACHINE | kind::FUNDING => write!(f, "{name} {}", Area::ALL[nth]),
            _ => f.write_str(name),
        }
    }
}

/// The branch with a number.
pub(crate) fn branch(nth: usize) -> (Area, Weather) {
    (Area::ALL[nth / Weather::ALL.len()], Weather::ALL[nth % Weather::ALL.len()])
}

impl Query {
    /// The space of your Scientist.
    pub const SCIENTIST: Query = Query::of(kind::SCIENTIST, 0);
    /// The Chemical that they take next from the Supply.
    pub const SUPPLY: Query = Query::of(kind::SUPPLY, 0);
    /// The space of R&D where they place a Bot with or without its Chemical.
    pub const FREE: Query = Query::of(kind::FREE, 0);
    /// The leftmost Initiative marker.
    pub const INITIATIVE: Query = Query::of(kind::INITIATIVE, 0);
    /// Whether the reserve has an Award left.
    pub const AWARDS: Query = Query::of(kind::AWARDS, 0);
    /// Whether the end has been triggered.
    pub const END: Query = Query::of(kind::END, 0);
    /// Where Lativ is.
    pub const LATIV: Query = Query::of(kind::LATIV, 0);
    /// The active branch.
    pub const ASSISTANT: Query = Query::of(kind::ASSISTANT, 0);

    pub(crate) const fn of(kind: usize, nth: usize) -> Query {
        Query(KINDS.number(kind, nth) as u8)
    }

    pub(crate) fn kind(self) -> (usize, usize) {
        KINDS.split(self.index())
    }

    /// The space of a machine where they use a Chemical of the Hideout.
    pub const fn place(area: Area) -> Query {
        Query::of(kind::PLACE, area as usize)
    }

    /// Whether a machine is full once their Bot is placed.
    pub const fn machine(area: Area) -> Query {
        Query::of(kind::MACHINE, area as usize)
    }
}

game_core::string_enum! {
    /// Whether a branch has a Research token left.
    pub enum Left {
        /// It has one.
        Token = "token",
        /// It has none.
        None = "none",
        /// It makes no difference.
        Either = "either",
    }
}

game_core::string_enum! {
    /// Whether a branch is full once their Bot is placed.
    pub enum Filled {
        /// It has room.
        Room = "room",
        /// It is full.
        Full = "full",
        /// It makes no difference.
        Either = "either",
    }
}

game_core::string_enum! {
    /// The spaces of a branch with Bots of theirs, in the order of the board.
    pub enum Spots {
        /// None.
        None = "none",
        /// The first.
        First = "1",
        /// The second.
        Second = "2",
        /// The first and the second.
        FirstSecond = "1+2",
        /// The third.
        Third = "3",
        /// The first and the third.
        FirstThird = "1+3",
        /// The second and the third.
        SecondThird = "2+3",
        /// All three.
        All = "1+2+3",
    }
}

impl Spots {
    /// The spots for which a predicate holds.
    pub(super) fn those(holds: impl Fn(Position) -> bool) -> Spots {
        let number = Position::ALL.map(|at| usize::from(holds(at)) << at as usize);
        Spots::ALL[number.into_iter().sum::<usize>()]
    }

    pub(crate) fn has(self, position: Position) -> bool {
        self as usize >> position as usize & 1 == 1
    }
}

game_core::string_enum! {
    /// What triggered the end.
    pub enum Trigger {
        /// Somebody took the Nobel Prize.
        Nobel = "nobel",
        /// The last Experiment tile entered the display.
        LastExperiment = "experiments",
        /// The Government Machine is full.
        Government = "government",
        /// Every Research space of R&D is occupied.
        Rnd = "rnd",
    }
}

impl Trigger {
    pub(crate) fn of(trigger: EndTrigger) -> Trigger {
        match trigger {
            EndTrigger::Nobel => Trigger::Nobel,
            EndTrigger::LastExperiment => Trigger::LastExperiment,
            EndTrigger::Government => Trigger::Government,
            EndTrigger::Rnd => Trigger::Rnd,
        }
    }

    pub(super) fn trigger(self) -> EndTrigger {
        match self {
            Trigger::Nobel => EndTrigger::Nobel,
            Trigger::LastExperiment => EndTrigger::LastExperiment,
            Trigger::Government => EndTrigger::Government,
            Trigger::Rnd => EndTrigger::Rnd,
        }
    }
}

game_core::string_enum! {
    /// How a game ended outside the Saboteurs' turn.
    pub enum EndedBy {
        /// The person won immediately.
        Win = "win",
        /// Two Extreme Weather tiles of the last level were on the board.
        Storms = "storms",
        /// The final round is over, and the person works out the score.
        Scoring = "scoring",
    }
}

game_core::choices! {
    /// An answer to a query.
    pub enum Answer {
        /// Your Scientist is on this space.
        Scientist(space: ActionSpace) = "scientist {}",
        /// Your Scientist is somewhere in this Location.
        ScientistIn(location: Location) = "scientist in {}",
        /// Your Scientist is somewhere that makes no difference.
        Elsewhere = "scientist elsewhere",
        /// In a machine they use this space; whether a Research token of its branch is left, and
        /// whether the branch is then full.
        Uses(left: Left, filled: Filled, space: BotSpace) = "uses {} {} {}",
        /// They cannot use any space of it.
        UsesNone(area: Area) = "uses none in {}",
        /// They place a Bot on this space of R&D, with or without its Chemical.
        Enters(left: Left, filled: Filled, space: BotSpace) = "enters {} {} {}",
        /// R&D is full.
        EntersNone = "enters none",
        /// Their Bot takes the last space of a machine.
        MachineFull(area: Area) = "full {}",
        /// Spaces of the machine are left.
        MachineOpen(area: Area) = "open {}",
        /// They take this Chemical from the cheapest section of the Supply that is not empty.
        Takes(chemical: Chemical) = "supply {}",
        /// The Supply is empty.
        TakesNone = "supply empty",
        /// This Initiative marker is the leftmost.
        Initiative(player: Player) = "initiative {}",
        /// An Award is left in the reserve.
        AwardsLeft = "awards left",
        /// No Award is left in the reserve.
        NoAwardsLeft = "no awards left",
        /// The game goes on as usual.
        GoesOn = "goes on",
        /// The end has been triggered.
        Ends(trigger: Trigger) = "ends by {}",
        /// The game is over.
        Over(by: EndedBy) = "over by {}",
        /// No experiment with Bots of theirs has run since their last turn.
        NoExperiment = "no experiment",
        /// One has run: CP for each Bot, and 1 if a green Research token was left for them.
        Ran(cp: u8 in 0..=9, left: u8 in 0..=1) = "experiment {} {}",
        /// Lativ is in the Supply.
        LativSupply = "lativ supply",
        /// Lativ is on an action space.
        Lativ(space: ActionSpace) = "lativ {}",
        /// Lativ is in his Office.
        LativOffice = "lativ office",
        /// The active branch.
        Assistant(weather: Weather) = "assistant {}",

        /// The spaces of their Bots in a branch.
        Bots(area: Area, weather: Weather, spots: Spots) = "bots {} {} {}",
        /// The space of an agent.
        Agent(agent: Agent, space: ActionSpace) = "agent {} {}",
        /// The agent is not on the board.
        NoAgent(agent: Agent) = "agent {} nowhere",
        /// Number of Chemicals of a type in the Hideout.
        Hideout(chemical: Chemical, count: u8 in 0..=u8::MAX) = "hideout {} {}",
        /// Number of Research tokens of a colour and weather in the Hideout.
        Tokens(area: Area, weather: Weather, count: u8 in 0..=u8::MAX) = "tokens {} {} {}",
        /// Number of Awards in the Hideout.
        Awards(count: u8 in 0..=u8::MAX) = "awards {}",
        /// The Target: hundreds and remainder.
        Target(hundreds: u8 in 0..=u8::MAX, rest: u8 in 0..=99) = "target {} {}",
        /// A weather has its Lock token.
        Locked(weather: Weather) = "locked {}",
        /// A weather has no Lock token.
        Unlocked(weather: Weather) = "unlocked {}",
        /// Number of cards in the deck of reports.
        Deck(cards: u8 in 0..=20) = "deck {}",
        /// A report is in the discard pile.
        Discarded(report: Report) = "discarded {}",
        /// A report is not in the discard pile.
        NotDiscarded(report: Report) = "not discarded {}",
        /// The Previous Report.
        Previous(report: Report) = "previous {}",
        /// There is no Previous Report.
        NoPrevious = "no previous",
        /// The Current Report.
        Current(report: Report) = "current {}",
        /// There is no Current Report.
        NoCurrent = "no current",
        /// This report is known to be the top card of the deck.
        Top(report: Report) = "top {}",
        /// The top card of the deck is unknown.
        NoTop = "no top",
        /// A report discarded in set-up, with its number from 1.
        Opened(nth: u8 in 1..=2, report: Report) = "opened {} with {}",

        /// CP on the track.
        Cp(cp: u8 in 0..=u8::MAX) = "cp {}",
        /// The space of a Funding marker.
        Funding(area: Area, at: FundingSpace) = "funding {} {}",
        /// Goals met.
        Goals(count: u8 in 0..=6) = "goals {}",
        /// The person has the Nobel Prize.
        Nobel = "nobel",
        /// The person does not have the Nobel Prize.
        NoNobel = "no nobel",
        /// CP that count only in final scoring.
        EndCp(cp: u8 in 0..=99) = "end cp {}",
        /// Published papers.
        Papers(count: u8 in 0..=9) = "papers {}",
        /// Award tokens of the person.
        YourAwards(count: u8 in 0..=9) = "your awards {}",
        /// Workshop tiles.
        Tiles(count: u8 in 0..=30) = "tiles {}",
        /// Vouchers.
        Vouchers(count: u8 in 0..=99) = "vouchers {}",
        /// Open sections of the Assembly Line.
        Sections(count: u8 in 0..=9) = "sections {}",
        /// Bots of the person on the machines.
        OnBoard(count: u8 in 0..=12) = "bots on board {}",
    }
}

impl Answer {
    /// The query that it answers.
    pub(super) fn query(self) -> Query {
        let only = |kind| Query::of(kind, 0);
        let of_branch = |kind, area: Area, weather: Weather| {
            Query::of(kind, area.index() * Weather::ALL.len() + weather.index())
        };
        match self {
            Answer::Scientist(_) | Answer::ScientistIn(_) | Answer::Elsewhere => Query::SCIENTIST,
            Answer::Uses(_, _, space) => Query::place(space.area()),
            Answer::UsesNone(area) => Query::place(area),
            Answer::Enters(..) | Answer::EntersNone => Query::FREE,
            Answer::MachineFull(area) | Answer::MachineOpen(area) => Query::machine(area),
            Answer::Takes(_) | Answer::TakesNone => Query::SUPPLY,
            Answer::Initiative(_) => Query::INITIATIVE,
            Answer::AwardsLeft | Answer::NoAwardsLeft => Query::AWARDS,
            Answer::GoesOn | Answer::Ends(_) | Answer::Over(_) => Query::END,
            Answer::LativSupply | Answer::Lativ(_) | Answer::LativOffice => Query::LATIV,
            Answer::Assistant(_) => Query::ASSISTANT,
            Answer::Bots(area, weather, _) => of_branch(kind::BOTS, area, weather),
            Answer::Agent(agent, _) | Answer::NoAgent(agent) => {
                Query::of(kind::AGENT, agent as usize)
            }
            Answer::Hideout(chemical, _) => Query::of(kind::HIDEOUT, chemical.index()),
            Answer::Tokens(area, weather, _) => of_branch(kind::TOKENS, area, weather),
            Answer::Awards(_) => only(kind::AWARDS_HELD),
            Answer::Target(..) => only(kind::TARGET),
            Answer::Locked(weather) | Answer::Unlocked(weather) => {
                Query::of(kind::LOCK, weather.index())
            }
            Answer::Deck(_) => only(kind::DECK),
            Answer::Discarded(report) | Answer::NotDiscarded(report) => {
                Query::of(kind::DISCARDED, report.index())
            }
            Answer::Previous(_) | Answer::NoPrevious => only(kind::PREVIOUS),
            Answer::Current(_) | Answer::NoCurrent => only(kind::CURRENT),
            Answer::Top(_) | Answer::NoTop => only(kind::TOP),
            Answer::Opened(nth, _) => Query::of(kind::OPENED, usize::from(nth) - 1),
            Answer::NoExperiment | Answer::Ran(..) => only(kind::EXPERIMENT),
            Answer::Cp(_) => only(kind::CP),
            Answer::Funding(area, _) => Query::of(kind::FUNDING, area.index()),
            Answer::Goals(_) => only(kind::GOALS),
            Answer::Nobel | Answer::NoNobel => only(kind::NOBEL),
            Answer::EndCp(_) => only(kind::END_CP),
            Answer::Papers(_) => only(kind::PAPERS),
            Answer::YourAwards(_) => only(kind::YOUR_AWARDS),
            Answer::Tiles(_) => only(kind::TILES),
            Answer::Vouchers(_) => only(kind::VOUCHERS),
            Answer::Sections(_) => only(kind::SECTIONS),
            Answer::OnBoard(_) => only(kind::ON_BOARD),
        }
    }
}

/// All queries of a kind.
pub(super) fn all_of(kind: usize) -> EnumSet<Query> {
    KINDS.all_of(kind).map(|number| Query(number as u8)).collect()
}
