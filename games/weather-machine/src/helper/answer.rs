//! The facts that the Saboteurs' rules can read, and the answers to them.

use table::{FactKinds, Id, nth_of};

use crate::kinds::{
    ActionSpace, Agent, Area, BotSpace, Challenge, Chemical, Player, Position, Report, Set, Weather,
};

/// How many branches the three machines have.
const BRANCHES: usize = Area::ALL.len() * Weather::ALL.len();

/// The kinds of facts, each with how many there are of it and its name.
const KINDS: FactKinds<23> = FactKinds::new([
    (1, "your Scientist"),
    (BRANCHES, "branch"),
    (Chemical::ALL.len(), "supply"),
    (Weather::ALL.len(), "subsidies"),
    (Weather::ALL.len(), "displayed"),
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
    (Challenge::ALL.len(), "challenge"),
]);

/// The kinds by name, where the code says them.
pub(super) mod kind {
    pub(crate) const SCIENTIST: usize = 0;
    pub(crate) const BRANCH: usize = 1;
    pub(crate) const SUPPLY: usize = 2;
    pub(crate) const SUBSIDIES: usize = 3;
    pub(crate) const DISPLAYED: usize = 4;
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
    pub(crate) const CHALLENGE: usize = 22;
}

table::numbered! {
    /// What the Saboteurs' rules can read on the table.
    pub struct Fact(KINDS.count());
    |number, f| {
        let (kind, nth) = KINDS.split(number);
        let name = KINDS.name(kind);
        match kind {
            kind::BRANCH | kind::BOTS | kind::TOKENS => {
                let (area, weather) = branch(nth);
                write!(f, "{name} {area} {weather}")
            }
            kind::SUPPLY | kind::HIDEOUT => write!(f, "{name} {}", Chemical::ALL[nth]),
            kind::SUBSIDIES | kind::DISPLAYED | kind::LOCK => {
                write!(f, "{name} {}", Weather::ALL[nth])
            }
            kind::AGENT => write!(f, "{name} {}", Agent::ALL[nth]),
            kind::DISCARDED => write!(f, "{name} {}", nth_of::<Report>(nth)),
            kind::CHALLENGE => write!(f, "{name} {}", Challenge::ALL[nth]),
            _ => f.write_str(name),
        }
    }
}

/// The branch with a number.
pub(super) fn branch(nth: usize) -> (Area, Weather) {
    (Area::ALL[nth / Weather::ALL.len()], Weather::ALL[nth % Weather::ALL.len()])
}

impl Fact {
    /// Where your Scientist stands.
    pub const SCIENTIST: Fact = Fact::of(kind::SCIENTIST, 0);
    /// Whose Initiative marker is the leftmost.
    pub const INITIATIVE: Fact = Fact::of(kind::INITIATIVE, 0);
    /// Whether an Award is left in the reserve.
    pub const AWARDS: Fact = Fact::of(kind::AWARDS, 0);
    /// Whether the end has been triggered.
    pub const END: Fact = Fact::of(kind::END, 0);
    /// Where Lativ is.
    pub const LATIV: Fact = Fact::of(kind::LATIV, 0);
    /// The active branch.
    pub const ASSISTANT: Fact = Fact::of(kind::ASSISTANT, 0);

    pub(super) const fn of(kind: usize, nth: usize) -> Fact {
        Fact(KINDS.number(kind, nth) as u8)
    }

    pub(super) fn kind(self) -> (usize, usize) {
        KINDS.split(self.index())
    }

    fn of_branch(kind: usize, area: Area, weather: Weather) -> Fact {
        Fact::of(kind, area.index() * Weather::ALL.len() + weather.index())
    }

    /// Your Bots, Lativ's and the Research tokens of a branch.
    pub fn branch(area: Area, weather: Weather) -> Fact {
        Fact::of_branch(kind::BRANCH, area, weather)
    }

    /// The branch of a space.
    pub fn branch_of(space: BotSpace) -> Fact {
        Fact::branch(space.area(), space.weather())
    }

    /// How many Chemicals of a type lie in the Supply.
    pub fn supply(chemical: Chemical) -> Fact {
        Fact::of(kind::SUPPLY, chemical.index())
    }

    /// What lies in a column of the Government.
    pub fn subsidies(column: Weather) -> Fact {
        Fact::of(kind::SUBSIDIES, column.index())
    }

    /// Whether a weather is displayed.
    pub fn displayed(weather: Weather) -> Fact {
        Fact::of(kind::DISPLAYED, weather.index())
    }
}

table::words! {
    /// What stands on a Bot space besides Bots of theirs.
    pub enum Bot {
        /// Nothing.
        Free = "-",
        /// A Bot of yours.
        Yours = "yours",
        /// A Bot of Lativ.
        Lativ = "lativ",
    }
}

table::words! {
    /// On which spaces of a branch Bots of theirs stand, in the order of the board.
    pub enum Spots {
        /// On none.
        None = "none",
        /// On the first.
        First = "1",
        /// On the second.
        Second = "2",
        /// On these two.
        FirstSecond = "1+2",
        /// On the third.
        Third = "3",
        /// On these two.
        FirstThird = "1+3",
        /// On these two.
        SecondThird = "2+3",
        /// On all.
        All = "1+2+3",
    }
}

impl Spots {
    /// Those for which something holds.
    pub(super) fn those(holds: impl Fn(Position) -> bool) -> Spots {
        let number = Position::ALL.map(|at| usize::from(holds(at)) << at as usize);
        Spots::ALL[number.into_iter().sum::<usize>()]
    }

    pub(super) fn has(self, position: Position) -> bool {
        self as usize >> position as usize & 1 == 1
    }
}

table::words! {
    /// What lies on a Subsidy space.
    pub enum Side {
        /// A Subsidy tile with its blue side up.
        Blue = "blue",
        /// One with its orange side up.
        Orange = "orange",
        /// No tile.
        NoTile = "-",
    }
}

table::choices! {
    /// A fact of the table with what holds of it.
    pub enum Answer {
        /// Your Scientist stands here.
        Scientist(space: ActionSpace) = "scientist {}",
        /// He stands on no action space.
        NoScientist = "no scientist",
        /// Besides theirs, the Bots of a branch in the order of the board, and how many Research
        /// tokens are left; 3 stands for more too.
        Branch(
            area: Area,
            weather: Weather,
            first: Bot,
            second: Bot,
            third: Bot,
            tokens: u8 in 0..=3
        ) = "branch {} {} {} {} {} {}",
        /// So many Chemicals of a type lie in the Supply.
        Supply(chemical: Chemical, count: u8 in 0..=5) = "supply {} {}",
        /// What lies in a column of the Government, from the top.
        Subsidies(column: Weather, first: Side, second: Side, third: Side)
            = "subsidies {} {} {} {}",
        /// A weather is displayed.
        Displayed(weather: Weather) = "displayed {}",
        /// It is not.
        NotDisplayed(weather: Weather) = "not displayed {}",
        /// This Initiative marker is the leftmost.
        Initiative(player: Player) = "initiative {}",
        /// An Award is left in the reserve.
        AwardsLeft = "awards left",
        /// None is.
        NoAwardsLeft = "no awards left",
        /// The game goes on as usual.
        GoesOn = "goes on",
        /// Its end has been triggered.
        Ends = "ends",
        /// Lativ is in the Supply.
        LativSupply = "lativ supply",
        /// Lativ stands on an action space.
        Lativ(space: ActionSpace) = "lativ {}",
        /// Lativ is in his Office.
        LativOffice = "lativ office",
        /// The active branch.
        Assistant(weather: Weather) = "assistant {}",

        /// Where their Bots stand in a branch.
        Bots(area: Area, weather: Weather, spots: Spots) = "bots {} {} {}",
        /// Where an agent stands.
        Agent(agent: Agent, space: ActionSpace) = "agent {} {}",
        /// Nowhere.
        NoAgent(agent: Agent) = "agent {} nowhere",
        /// So many Chemicals of a type lie in the Hideout.
        Hideout(chemical: Chemical, count: u8 in 0..=u8::MAX) = "hideout {} {}",
        /// So many Research tokens do.
        Tokens(area: Area, weather: Weather, count: u8 in 0..=u8::MAX) = "tokens {} {} {}",
        /// So many Awards do.
        Awards(count: u8 in 0..=u8::MAX) = "awards {}",
        /// The Target: hundreds, and the rest.
        Target(hundreds: u8 in 0..=u8::MAX, rest: u8 in 0..=99) = "target {} {}",
        /// A weather has its Lock token.
        Locked(weather: Weather) = "locked {}",
        /// It has none.
        Unlocked(weather: Weather) = "unlocked {}",
        /// So many cards are in the deck of reports.
        Deck(cards: u8 in 0..=20) = "deck {}",
        /// A report was discarded.
        Discarded(report: Report) = "discarded {}",
        /// It was not.
        NotDiscarded(report: Report) = "not discarded {}",
        /// The Previous Report.
        Previous(report: Report) = "previous {}",
        /// There is none.
        NoPrevious = "no previous",
        /// The Current Report.
        Current(report: Report) = "current {}",
        /// There is none.
        NoCurrent = "no current",
        /// This report is known to be on top of the deck.
        Top(report: Report) = "top {}",
        /// None is.
        NoTop = "no top",
        /// A Challenge card applies.
        Challenge(challenge: Challenge) = "challenge {}",
        /// It does not.
        NoChallenge(challenge: Challenge) = "no challenge {}",
    }
}

impl Answer {
    /// Which fact it answers.
    pub(super) fn fact(self) -> Fact {
        let only = |kind| Fact::of(kind, 0);
        match self {
            Answer::Scientist(_) | Answer::NoScientist => Fact::SCIENTIST,
            Answer::Branch(area, weather, ..) => Fact::branch(area, weather),
            Answer::Supply(chemical, _) => Fact::supply(chemical),
            Answer::Subsidies(column, ..) => Fact::subsidies(column),
            Answer::Displayed(weather) | Answer::NotDisplayed(weather) => Fact::displayed(weather),
            Answer::Initiative(_) => Fact::INITIATIVE,
            Answer::AwardsLeft | Answer::NoAwardsLeft => Fact::AWARDS,
            Answer::GoesOn | Answer::Ends => Fact::END,
            Answer::LativSupply | Answer::Lativ(_) | Answer::LativOffice => Fact::LATIV,
            Answer::Assistant(_) => Fact::ASSISTANT,
            Answer::Bots(area, weather, _) => Fact::of_branch(kind::BOTS, area, weather),
            Answer::Agent(agent, _) | Answer::NoAgent(agent) => {
                Fact::of(kind::AGENT, agent as usize)
            }
            Answer::Hideout(chemical, _) => Fact::of(kind::HIDEOUT, chemical.index()),
            Answer::Tokens(area, weather, _) => Fact::of_branch(kind::TOKENS, area, weather),
            Answer::Awards(_) => only(kind::AWARDS_HELD),
            Answer::Target(..) => only(kind::TARGET),
            Answer::Locked(weather) | Answer::Unlocked(weather) => {
                Fact::of(kind::LOCK, weather.index())
            }
            Answer::Deck(_) => only(kind::DECK),
            Answer::Discarded(report) | Answer::NotDiscarded(report) => {
                Fact::of(kind::DISCARDED, report.index())
            }
            Answer::Previous(_) | Answer::NoPrevious => only(kind::PREVIOUS),
            Answer::Current(_) | Answer::NoCurrent => only(kind::CURRENT),
            Answer::Top(_) | Answer::NoTop => only(kind::TOP),
            Answer::Challenge(challenge) | Answer::NoChallenge(challenge) => {
                Fact::of(kind::CHALLENGE, challenge.index())
            }
        }
    }
}

/// All facts of a kind.
pub(super) fn all_of(kind: usize) -> Set<Fact> {
    KINDS.all_of(kind).map(|number| Fact(number as u8)).collect()
}
