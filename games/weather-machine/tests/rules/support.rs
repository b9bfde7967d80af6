//! Positions for tests: a game after set-up, edited, at a chosen moment.
#![allow(unreachable_pub, reason = "short words for the tests of this binary")]

pub mod edit;
pub mod solo;

pub mod board;
pub mod grow;

use game_core::{Choices, Dice, Emitted, Game, Settings, Turn, advance};
use serde_json::{Value, json};
use weather_machine::{
    Area, BotPlace, BotSpace, Cell, Choice, Colour, Content, Each, Event, Facing, Frame, Id,
    Laboratory, Laid, List, Options, Owner, Player, State, Subject, SubsidyCell, View,
    WeatherMachine, WorkshopRow,
};

/// A position to edit.
pub struct Table {
    pub options: Options,
    pub content: &'static Content,
    pub state: State,
}

/// A position in play, with all events so far.
pub struct Play {
    pub game: WeatherMachine,
    pub emitted: Vec<Emitted<Event>>,
}

/// Options from a JSON object.
pub fn options(settings: Value) -> Options {
    let Value::Object(settings) = settings else { panic!("an object") };
    read(&settings)
}

fn read(settings: &Settings) -> Options {
    Options::read(settings, Content::ours()).unwrap_or_else(|why| panic!("{why:?}"))
}

/// A new game whose chance turns use a seed and whose seats skip their Supply Round.
pub fn set_up(options: &Options, seed: u64) -> WeatherMachine {
    let mut game = WeatherMachine::new(options, Content::ours()).expect("options of a game");
    let mut dice = Dice::new(seed);
    let mut choices = Choices::default();
    while game.state().round == 0 {
        game.choices(&mut choices);
        let listed = choices.listed();
        let end = listed.iter().find(|choice| choice.to_string() == "end actions");
        let choice = match (game.turn(), end) {
            (Turn::Choose(_), Some(&end)) => end,
            _ => choices.pick(&mut dice).expect("something is listed"),
        };
        game.apply_unchecked(choice, &mut game_core::NoSink);
    }
    game
}

/// Plays a game with random choices while `hear` returns `true`; it gets the position, the listed
/// choices, and the one that is then chosen.
pub fn watch(
    mut game: WeatherMachine,
    seed: u64,
    mut hear: impl FnMut(&WeatherMachine, &[Choice], Choice) -> bool,
) -> WeatherMachine {
    let mut dice = Dice::new(seed);
    let mut choices = Choices::default();
    while game.turn() != Turn::Over {
        game.choices(&mut choices);
        let choice = choices.pick(&mut dice).expect("something is listed");
        if !hear(&game, choices.listed(), choice) {
            break;
        }
        game.apply_unchecked(choice, &mut game_core::NoSink);
    }
    game
}

impl Table {
    /// A game with this many players, in seat order, after set-up.
    pub fn of(seats: u8) -> Table {
        Table::with(json!({ "seats": seats }))
    }

    /// A solo game after set-up.
    pub fn solo() -> Table {
        Table::of(1)
    }

    /// A game with these settings after set-up.
    pub fn with(settings: Value) -> Table {
        let options = options(settings);
        let mut state = *set_up(&options, 1).state();
        if !options.solo() {
            let order = || Player::ALL.into_iter().take(usize::from(options.seats));
            state.turn_order = order().collect();
            state.initiative = order().collect();
        }
        // Past the restriction of round 1.
        state.round = 2;
        Table { options, content: Content::ours(), state }
    }

    /// The Laboratory of a player.
    pub fn lab(&mut self, player: Player) -> &mut Laboratory {
        &mut self.state.laboratories[player.index()]
    }

    /// Edits the position.
    pub fn edit(mut self, edit: impl FnOnce(&mut State)) -> Table {
        edit(&mut self.state);
        self
    }

    /// Sets the Vouchers of a player: Supply, Government, Lab, R&D, Science.
    pub fn vouchers(mut self, player: Player, vouchers: [u8; 5]) -> Table {
        self.lab(player).vouchers.0 = vouchers;
        self
    }

    /// Moves Bots of a player from the Assembly Line to the Workshop.
    pub fn bots(mut self, player: Player, count: usize) -> Table {
        let slots: Vec<_> = self.lab(player).line.iter().take(count).collect();
        let lab = self.lab(player);
        slots.into_iter().for_each(|slot| lab.line.remove(slot));
        lab.items.bots += count as u8;
        self
    }

    /// Puts a Bot on a space of a machine, from the Assembly Line of its player.
    ///
    /// In the Government, a Machine Part replaces the topmost Subsidy tile of the column, which
    /// leaves the game. In R&D, the Chemical comes from the Supply.
    pub fn bot(mut self, owner: Owner, space: &str) -> Table {
        let space: BotSpace = space.parse().expect("a Bot space");
        let player = Player::ALL.into_iter().find(|&player| Owner::from(player) == owner);
        if let Some(player) = player.filter(|player| player.seat().is_some()) {
            let lab = self.lab(player);
            let slot = lab.line.iter().next().expect("a Bot on the Assembly Line");
            lab.line.remove(slot);
        }
        let before = self.state.bot(space);
        assert!(matches!(before, None | Some(Owner::Lativ)), "{space} is taken");
        let branch = &mut self.state.bots[space.area()][space.weather()];
        branch[space.position() as usize] = Some(owner);
        match space.area() {
            Area::Government => self.lay_part(space),
            Area::Lab => {}
            Area::Rnd => {
                self.state.supply[self.content.bot_spaces[space].chemical] -= 1;
                self.state.researched.insert(space);
            }
        }
        self
    }

    fn lay_part(&mut self, space: BotSpace) {
        let mut cells = SubsidyCell::of_column(space.weather());
        let cell = cells.find(|&cell| self.state.cell(cell).tile().is_some()).expect("a tile");
        let colour = self.content.bot_spaces[space].part.expect("a colour");
        let gone = self.state.cell(cell).tile().expect("a tile");
        self.state.gone_subsidies.insert(gone);
        self.state.grid[cell.column()][cell.row().index()] = Cell::Part(colour);
    }

    /// Puts Bots on several spaces.
    pub fn bots_on(self, owner: Owner, spaces: &[&str]) -> Table {
        spaces.iter().fold(self, |table, space| table.bot(owner, space))
    }

    /// Gives a player more Machine Parts.
    pub fn parts(mut self, player: Player, parts: &[Colour]) -> Table {
        parts.iter().for_each(|&colour| self.lab(player).items.parts[colour] += 1);
        self
    }

    /// Takes every Machine Part from a player.
    pub fn no_parts(mut self, player: Player) -> Table {
        self.lab(player).items.parts.0 = [0; 5];
        self
    }

    /// Moves Chemicals from the Supply to a player's Workshop.
    pub fn chemicals(mut self, player: Player, chemicals: &[&str]) -> Table {
        for chemical in chemicals {
            let chemical: weather_machine::Chemical = chemical.parse().expect("a Chemical");
            self.state.supply[chemical] -= 1;
            self.lab(player).items.chemicals[chemical] += 1;
        }
        self
    }

    /// Places unseen Workshop tiles in the middle row of a player's Workshop, where nothing touches
    /// them above or below, as room for more items.
    pub fn room(mut self, player: Player, tiles: u8) -> Table {
        for _ in 0..tiles {
            let tile = self.state.unseen_tiles().iter().last().expect("an unseen tile");
            let column = self.last_column(player) + 1;
            let (row, facing) = (WorkshopRow::Middle, Facing::Upright);
            self.state.laid[tile.index()] = Some(Laid { owner: player, column, row, facing });
            self.state.stack.down -= 1;
            self.lab(player).shape.tiles[row as usize] += 1;
        }
        self
    }

    fn last_column(&self, player: Player) -> u8 {
        let laid = self.state.laid.iter().flatten().filter(|laid| laid.owner == player);
        laid.map(|laid| laid.column).max().unwrap_or(0)
    }

    /// Puts a player's Scientist on a space; another Scientist there takes the old space.
    pub fn scientist(mut self, player: Player, space: &str) -> Table {
        let space = Some(space.parse().expect("an action space"));
        let scientists = &mut self.state.scientists;
        let from = scientists[player.index()];
        scientists.iter_mut().filter(|at| **at == space).for_each(|at| *at = from);
        scientists[player.index()] = space;
        self
    }

    /// Starts with these frames, the outermost first, as the turn of a player.
    pub fn frames(self, player: Player, frames: &[Frame]) -> Play {
        let mut table = self.settle();
        table.state.active = player;
        table.state.frames.clear();
        frames.iter().for_each(|&frame| table.state.frames.call(frame));
        // `set` accepts only positions with a question, but these frames may run by themselves.
        let Table { options, content, state } = table;
        let view = View { options, asked: None, over: false, state };
        let mut game = WeatherMachine::determinize(&view, content, &mut Dice::new(1));
        let mut emitted = Vec::new();
        advance(&mut game, &mut emitted);
        Play { game, emitted }
    }

    /// A player's turn at one of its steps: 1 the tile, 2 the Scientist, 3 actions, 4 tokens.
    pub fn turn(self, player: Player, step: u8) -> Play {
        self.turn_with(player, step, &[])
    }

    /// A player's turn before one of its steps, with these frames on top.
    pub fn turn_with(self, player: Player, step: u8, more: &[Frame]) -> Play {
        let place = self.state.turn_order.iter().position(|&other| other == player);
        let next = place.expect("a player in turn order") as u8 + 1;
        let (list, skipped) =
            if self.options.solo() { (List::SoloTurn, 1) } else { (List::Turn, 0) };
        let mut frames = vec![
            Frame::Steps { list: List::Round, next: 1, of: Subject::Nothing, free: false },
            Frame::Each { each: Each::Turn, next },
            Frame::Steps { list, next: step + skipped, of: Subject::Nothing, free: false },
        ];
        frames.extend(more);
        self.frames(player, &frames)
    }

    /// A round from one of its steps on: 1 the experiment, 2 preparing the next, 3 turn order, 4
    /// income.
    pub fn round(self, step: u8) -> Play {
        let of = Subject::Nothing;
        let player = self.state.turn_order[0];
        self.frames(player, &[Frame::Steps { list: List::Round, next: step, of, free: false }])
    }
}

impl Play {
    /// The texts of the listed choices.
    pub fn offers(&self) -> Vec<String> {
        let mut choices = Choices::default();
        self.game.choices(&mut choices);
        choices.listed().iter().map(ToString::to_string).collect()
    }

    /// Whether a choice is listed.
    pub fn has(&self, text: &str) -> bool {
        self.offers().iter().any(|offer| offer == text)
    }

    /// Carries out a choice.
    ///
    /// # Panics
    ///
    /// If it is not listed.
    pub fn choose(mut self, text: &str) -> Play {
        let choice = text.parse().unwrap_or_else(|_| panic!("'{text}' is no choice"));
        let applied = self.game.apply(choice, &mut self.emitted);
        assert!(applied.is_ok(), "'{text}' is not among {:?}", self.offers());
        self
    }

    /// Carries out several choices, one after the other.
    pub fn all(self, texts: &[&str]) -> Play {
        texts.iter().fold(self, |play, text| play.choose(text))
    }

    /// The position.
    pub fn state(&self) -> &State {
        self.game.state()
    }

    /// The Laboratory of a player.
    pub fn lab(&self, player: Player) -> &Laboratory {
        self.state().lab(player)
    }

    /// The events emitted by a rule.
    pub fn by(&self, rule: &str) -> Vec<&Event> {
        self.emitted
            .iter()
            .filter(|emitted| emitted.rule.0 == rule)
            .map(|emitted| &emitted.event)
            .collect()
    }

    /// Forgets the events so far.
    pub fn hush(mut self) -> Play {
        self.emitted.clear();
        self
    }

    /// Where a rule moved Bots.
    pub fn bots_moved(&self, rule: &str) -> Vec<(Owner, BotPlace)> {
        let moved = |event: &&Event| match event {
            Event::BotMoved { owner, to, .. } => Some((*owner, *to)),
            _ => None,
        };
        self.by(rule).iter().filter_map(moved).collect()
    }
}
