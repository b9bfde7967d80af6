//! The state: everything on the table.

use game_core::Stack;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::laboratory::Laboratory;
use crate::sequence::Frame;
use crate::types::{
    ActionSpace, Agent, Area, AreaMap, BotSpace, Challenge, Chemical, Colour, ColourMap, EnumSet,
    ExperimentTile, GoalTile, Id, Location, Owner, Player, Report, SubsidyCell, SubsidyTile,
    Weather, WeatherMap, WorkshopRow, WorkshopTile,
};

/// The maximum number of pending frames.
pub(crate) const MOST_FRAMES: usize = 28;

/// Number of frames that a benefit may need; without that room it is not begun.
pub(crate) const ROOM_FOR_A_BENEFIT: usize = 10;

/// An order of the players; in solo it includes the Saboteurs.
pub type Order = ArrayVec<[Player; 4]>;

/// A whole position as plain data.
///
/// Nobody has secrets: what lies face down is not stored, because nobody has seen it. The state is
/// `Copy`, so a search copies it as one block of memory.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The round, from 1; 0 during set-up and the Post-Setup Supply Round.
    pub round: u8,
    /// Whether this is the final round.
    pub final_round: bool,
    /// What triggered the end, once something has.
    pub end: Option<EndTrigger>,
    /// How a solo game ended.
    pub verdict: Option<Verdict>,
    /// Whose turn it is, or who is resolving an experiment, income or placements.
    pub active: Player,
    /// What happened in this turn.
    pub turn: TurnNotes,
    /// The turn order. Order: from first to last in turn.
    #[schemars(with = "Vec<Player>", length(max = 4))]
    pub turn_order: Order,
    /// The Initiative order. Order: from first to last in Initiative.
    #[schemars(with = "Vec<Player>", length(max = 4))]
    pub initiative: Order,
    /// The space of each Scientist. Order: by seat.
    pub scientists: [Option<ActionSpace>; 4],
    /// The space of each of the Saboteurs' agents. Order: the white one, the pink one.
    pub agents: [Option<ActionSpace>; 2],
    /// Where Lativ is.
    pub lativ: Lativ,
    /// The branch of Lativ's Assistant: the active branch.
    pub assistant: Weather,
    /// Chemicals in each row of the Supply. They fill it from the right (INV-3).
    pub supply: ColourMap<u8>,
    /// The four open Workshop tiles. Order: by the space of the offer, from 1.
    pub offer: [Option<WorkshopTile>; 4],
    /// The two stacks of Workshop tiles.
    pub stack: WorkshopStack,
    /// The Workshop tile that has just been taken and is not placed yet.
    pub in_hand: Option<WorkshopTile>,
    /// Where each placed Workshop tile is. Order: by the number of the tile.
    pub laid: [Option<Laid>; 30],
    /// The Subsidy tiles, or the Machine Parts in their place, by column. Order: from the top.
    pub grid: WeatherMap<[Cell; 3]>,
    /// Subsidy tiles out of the game.
    pub gone_subsidies: EnumSet<SubsidyTile>,
    /// The Bots on the machines, by branch. Order: left, top, right in the Government; top,
    /// middle, bottom in Lab and R&D.
    pub bots: AreaMap<WeatherMap<[Option<Owner>; 3]>>,
    /// R&D spaces with the Chemical to the left of the Bot.
    pub researched: EnumSet<BotSpace>,
    /// Research tokens on the board.
    pub tokens: AreaMap<WeatherMap<u8>>,
    /// Research tokens out of the game.
    pub gone_tokens: AreaMap<WeatherMap<u8>>,
    /// Weathers whose Citation space has its Lock token.
    pub locks: EnumSet<Weather>,
    /// Award tokens in the reserve.
    pub awards: u8,
    /// Award tokens out of the game.
    pub gone_awards: u8,
    /// The owner of the Nobel Prize.
    pub nobel: Option<Player>,
    /// The Experiment tiles of the display. Order: the leftmost first.
    pub display: [Option<ExperimentTile>; 3],
    /// The tile below the deck.
    pub waiting: Option<ExperimentTile>,
    /// The Experiment deck.
    pub deck: ExperimentDeck,
    /// Experiment tiles out of the game.
    pub spent: EnumSet<ExperimentTile>,
    /// Extreme Weather in R&D.
    pub storms: WeatherMap<Storm>,
    /// The Laboratories. Order: by seat.
    #[schemars(with = "Vec<Laboratory>", length(max = 4))]
    pub laboratories: ArrayVec<[Laboratory; 4]>,
    /// The Saboteurs; unused with 2 to 4 players.
    pub solo: Solo,
    /// The pending frames.
    pub frames: Stack<Frame, MOST_FRAMES>,
}

/// What triggered the end of the game (WM-END).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndTrigger {
    /// Somebody took the Nobel Prize.
    Nobel,
    /// The last Experiment tile entered the display.
    LastExperiment,
    /// The Government Machine is full.
    Government,
    /// Every Research space of R&D is occupied.
    Rnd,
}

/// How a solo game ended (SAB-END, SAB-FIN).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// SAB-END.1.
    ImmediateWin,
    /// SAB-FIN.4: more CP than the Target.
    Won,
    /// SAB-FIN.4: not more CP than the Target.
    Lost,
    /// SAB-CHL.4b, SAB-CHL.5, SAB-CHL.12c: more CP than the Target, but a Challenge card forbids
    /// the win.
    Forbidden,
    /// SAB-END.5.
    Storms,
    /// SAB-END.6.
    Reports,
}

/// What has happened in a player's turn.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnNotes {
    /// Whether the actions of the Main Location have been carried out. Order: the first, the
    /// second.
    pub done: [bool; 2],
    /// Chemicals acquired by type (WM-R.65).
    pub acquired: ColourMap<u8>,
    /// Chemicals returned by type (WM-R.65).
    pub returned: ColourMap<u8>,
    /// The weather of the report that the Saboteurs discarded in step 5 (SAB-R.29).
    pub havoc: Option<Weather>,
}

/// Where Lativ is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Lativ {
    /// On his space of the Supply.
    Supply,
    /// On an action space of a Main Location.
    Space(ActionSpace),
    /// In his Office.
    Office,
}

impl Lativ {
    /// Lativ's Location.
    pub const fn location(self) -> Location {
        match self {
            Lativ::Supply => Location::Supply,
            Lativ::Space(space) => space.location(),
            Lativ::Office => Location::Office,
        }
    }
}

/// The stacks of Workshop tiles beside the offer.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WorkshopStack {
    /// Number of tiles in the face-up stack, including the top one.
    pub up: u8,
    /// Its top tile; `None` while it is unknown, or if the stack is empty.
    pub top: Option<WorkshopTile>,
    /// Number of tiles in the face-down stack.
    pub down: u8,
}

/// Where a placed Workshop tile is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// The owner of the Workshop.
    pub owner: Player,
    /// The column to the right of the printed spaces, from 1.
    pub column: u8,
    /// The row.
    pub row: WorkshopRow,
    /// The orientation.
    pub facing: Facing,
}

game_core::string_enum! {
    /// The orientation of a Workshop tile.
    pub enum Facing {
        /// As printed.
        Upright = "upright",
        /// Upside down.
        Turned = "turned",
    }
}

/// The contents of a Subsidy space.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cell {
    /// Empty, during set-up.
    #[default]
    Empty,
    /// A Subsidy tile with its blue side up.
    Blue(SubsidyTile),
    /// A Subsidy tile with its orange side up.
    Orange(SubsidyTile),
    /// A Machine Part.
    Part(Colour),
}

impl Cell {
    /// The Subsidy tile, if there is one.
    pub const fn tile(self) -> Option<SubsidyTile> {
        match self {
            Cell::Blue(tile) | Cell::Orange(tile) => Some(tile),
            Cell::Empty | Cell::Part(_) => None,
        }
    }
}

/// The Experiment deck.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExperimentDeck {
    /// Number of tiles, including the top one.
    pub count: u8,
    /// The top tile; `None` while it is unknown, or if the deck is empty.
    pub top: Option<ExperimentTile>,
}

/// The Extreme Weather of a branch.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Storm {
    /// The level of the top tile in R&D; 0 for none. Lower levels are beneath it, higher ones on
    /// the side stack (INV-9).
    pub level: u8,
    /// The markers on the top tile. Order: from the left.
    pub markers: [Option<Marker>; 4],
}

/// A marker on an Extreme Weather tile.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// A player's Breakthrough marker.
    Of(Player),
    /// A Government marker.
    Government,
}

/// The Saboteurs.
///
/// SAB-GEN.4 MUST: they own no Vouchers, parts, Investment, Subsidy or Citation pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    /// The Target, in CP.
    pub target: u16,
    /// The Challenge cards that apply.
    pub challenges: EnumSet<Challenge>,
    /// Chemicals in the Hideout.
    pub chemicals: ColourMap<u8>,
    /// Research tokens in the Hideout.
    pub tokens: AreaMap<WeatherMap<u8>>,
    /// Awards in the Hideout.
    pub awards: u8,
    /// Number of cards in the Security Report deck.
    pub deck: u8,
    /// The top card of the deck, if it is known.
    pub top: Option<Report>,
    /// The Current Report.
    pub current: Option<Report>,
    /// The discard pile. Order: the Previous Report last.
    ///
    /// SAB-GEN.10a MAY: everybody looks through it and counts the deck at any time.
    #[schemars(with = "Vec<Report>", length(max = 20))]
    pub discard: ArrayVec<[Report; 20]>,
    /// Number of cards returned from the deck to the box (SAB-CHL.6).
    pub boxed: u8,
    /// Cards revealed in set-up that do not fit, until they are shuffled in again (SAB-SET.15).
    pub aside: EnumSet<Report>,
    /// Goal tiles drawn in set-up and replaced because of a duplicate icon (SAB-SET.2b).
    pub refused: EnumSet<GoalTile>,
}

impl State {
    /// An empty table.
    pub(crate) fn empty() -> State {
        State {
            round: 0,
            final_round: false,
            end: None,
            verdict: None,
            active: Player::One,
            turn: TurnNotes::default(),
            turn_order: Order::default(),
            initiative: Order::default(),
            scientists: [None; 4],
            agents: [None; 2],
            lativ: Lativ::Supply,
            assistant: Weather::Rain,
            supply: ColourMap::default(),
            offer: [None; 4],
            stack: WorkshopStack::default(),
            in_hand: None,
            laid: [None; 30],
            grid: WeatherMap::default(),
            gone_subsidies: EnumSet::EMPTY,
            bots: AreaMap::default(),
            researched: EnumSet::EMPTY,
            tokens: AreaMap::default(),
            gone_tokens: AreaMap::default(),
            locks: EnumSet::EMPTY,
            awards: 0,
            gone_awards: 0,
            nobel: None,
            display: [None; 3],
            waiting: None,
            deck: ExperimentDeck::default(),
            spent: EnumSet::EMPTY,
            storms: WeatherMap::default(),
            laboratories: ArrayVec::default(),
            solo: Solo::default(),
            frames: Stack::new(),
        }
    }

    /// The owner of the Bot on a space.
    pub fn bot(&self, space: BotSpace) -> Option<Owner> {
        self.bots[space.area()][space.weather()][space.position() as usize]
    }

    pub(crate) fn bot_mut(&mut self, space: BotSpace) -> &mut Option<Owner> {
        &mut self.bots[space.area()][space.weather()][space.position() as usize]
    }

    /// The spaces of a branch with a Bot of this owner.
    pub fn bots_in(
        &self,
        area: Area,
        weather: Weather,
        owner: Owner,
    ) -> impl DoubleEndedIterator<Item = BotSpace> + use<> {
        let branch = self.bots[area][weather];
        BotSpace::of_branch(area, weather)
            .filter(move |space| branch[space.position() as usize] == Some(owner))
    }

    /// The spaces of a branch without a Bot.
    pub fn free_spaces(
        &self,
        area: Area,
        weather: Weather,
    ) -> impl DoubleEndedIterator<Item = BotSpace> + use<> {
        let branch = self.bots[area][weather];
        BotSpace::of_branch(area, weather)
            .filter(move |space| branch[space.position() as usize].is_none())
    }

    /// Whether every space of a branch holds a Bot.
    pub fn is_full(&self, area: Area, weather: Weather) -> bool {
        self.bots[area][weather].iter().all(Option::is_some)
    }

    /// Number of an owner's Bots on a machine.
    pub fn bots_on(&self, area: Area, owner: Owner) -> u8 {
        let spaces = self.bots[area].0.iter().flatten();
        spaces.filter(|bot| **bot == Some(owner)).count() as u8
    }

    /// Number of an owner's Bots on the three machines.
    pub fn bots_on_board(&self, owner: Owner) -> u8 {
        Area::ALL.iter().map(|&area| self.bots_on(area, owner)).sum()
    }

    /// The contents of a Subsidy space.
    pub fn cell(&self, cell: SubsidyCell) -> Cell {
        self.grid[cell.column()][cell.row().index()]
    }

    pub(crate) fn cell_mut(&mut self, cell: SubsidyCell) -> &mut Cell {
        &mut self.grid[cell.column()][cell.row().index()]
    }

    /// The Laboratory of a player.
    ///
    /// # Panics
    ///
    /// For the Saboteurs, who have none, and for players who are not in the game.
    pub fn lab(&self, player: Player) -> &Laboratory {
        &self.laboratories[player.index()]
    }

    pub(crate) fn lab_mut(&mut self, player: Player) -> &mut Laboratory {
        &mut self.laboratories[player.index()]
    }

    /// The piece on an action space.
    pub fn piece_on(&self, space: ActionSpace) -> Option<Piece> {
        if self.lativ == Lativ::Space(space) {
            return Some(Piece::Lativ);
        }
        let scientist = self.people().find(|player| self.scientists[player.index()] == Some(space));
        let agent = Agent::ALL.into_iter().find(|&agent| self.agent(agent) == Some(space));
        scientist.map(Piece::Scientist).or(agent.map(Piece::Agent))
    }

    /// Whether there is a piece on an action space.
    pub fn is_taken(&self, space: ActionSpace) -> bool {
        self.lativ == Lativ::Space(space)
            || self.scientists.contains(&Some(space))
            || self.agents.contains(&Some(space))
    }

    /// The action space of an agent.
    pub fn agent(&self, agent: Agent) -> Option<ActionSpace> {
        self.agents[agent as usize]
    }

    /// Number of Chemicals of a type in the Supply.
    pub fn in_supply(&self, chemical: Chemical) -> u8 {
        self.supply[chemical]
    }

    /// Workshop tiles that nobody has seen.
    pub fn unseen_tiles(&self) -> EnumSet<WorkshopTile> {
        let mut seen: EnumSet<WorkshopTile> = self.offer.iter().flatten().copied().collect();
        self.stack.top.into_iter().chain(self.in_hand).for_each(|tile| seen.insert(tile));
        WorkshopTile::all()
            .filter(|tile| self.laid[tile.index()].is_some())
            .for_each(|tile| seen.insert(tile));
        EnumSet::full().without(seen)
    }

    /// Experiment tiles that nobody has seen.
    pub fn unseen_experiments(&self) -> EnumSet<ExperimentTile> {
        let open = self.display.iter().flatten().copied().chain(self.waiting).chain(self.deck.top);
        EnumSet::full().without(self.spent.or(open.collect()))
    }

    /// Security Reports that nobody has seen since they were shuffled.
    pub fn unseen_reports(&self) -> EnumSet<Report> {
        let solo = &self.solo;
        let seen = solo.discard.iter().copied().chain(solo.current).chain(solo.top);
        EnumSet::full().without(seen.collect::<EnumSet<Report>>().or(solo.aside))
    }

    /// SAB-SET.17 MUST: the top card of the discard pile is the Previous Report.
    pub fn previous(&self) -> Option<Report> {
        self.solo.discard.last().copied()
    }

    /// The people in the game, by seat.
    pub fn people(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        Player::ALL.into_iter().take(self.laboratories.len())
    }
}

/// A piece that takes an action space.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// The Scientist of a player.
    Scientist(Player),
    /// Lativ.
    Lativ,
    /// A Saboteur.
    Agent(Agent),
}
