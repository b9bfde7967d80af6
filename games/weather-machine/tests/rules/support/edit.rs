//! Edits of a position that keep every component accounted for.

use game_core::Game;
use weather_machine::{
    Area, BotSpace, Chemical, Choice, Content, Facing, GoalHeight, GoalSpace, GoalTile, Id, Items,
    Laboratory, Laid, Lativ, OfficeSpace, Owner, Player, Section, SubsidyCell, SubsidyTile, Token,
    Weather, WeatherMachine, WorkshopRow, WorkshopStack, WorkshopTile,
};

use super::{Play, Table};

impl Table {
    /// Moves a Research token from its stack to a player's holding space.
    pub fn hold(mut self, player: Player, area: Area, weather: Weather) -> Table {
        self.state.tokens[area][weather] -= 1;
        self.lab(player).holding[area][weather] += 1;
        self
    }

    /// Moves Awards from the reserve to a player's holding space.
    pub fn awards(mut self, player: Player, count: u8) -> Table {
        self.state.awards -= count;
        self.lab(player).held_awards += count;
        self
    }

    /// Moves a Research token from its stack to a space of a player's Office.
    pub fn office(mut self, player: Player, space: &str, weather: Weather) -> Table {
        let space: OfficeSpace = space.parse().expect("an Office space");
        self.state.tokens[space.area()][weather] -= 1;
        self.lab(player).office[space] = Some(Token::Research(weather));
        self
    }

    /// Moves an Award from the reserve to a space of a player's Office.
    pub fn award_at(mut self, player: Player, space: &str) -> Table {
        let space: OfficeSpace = space.parse().expect("an Office space");
        self.state.awards -= 1;
        self.lab(player).office[space] = Some(Token::Award);
        self
    }

    /// Gives a player Investment tiles.
    pub fn investments(mut self, player: Player, count: u8) -> Table {
        self.lab(player).investments += count;
        self
    }

    /// Gives a player a Subsidy tile as Sell a Part would: a Bot and a Machine Part stay in its
    /// column.
    pub fn subsidy(mut self, player: Player, tile: &str) -> Table {
        let tile: SubsidyTile = tile.parse().expect("a Subsidy tile");
        let lies = |&cell: &SubsidyCell| self.state.cell(cell).tile() == Some(tile);
        let cell = SubsidyCell::all().find(lies).expect("a tile in the Government");
        let mut cells = SubsidyCell::of_column(cell.column());
        let first = cells.find(|&cell| self.state.cell(cell).tile().is_some()).expect("a tile");
        self = self.subsidy_at(&first.to_string(), &tile.to_string());
        let space = self.state.free_spaces(Area::Government, cell.column()).next();
        let space = space.expect("an empty Bot space").to_string();
        self = self.bot(Owner::from(player), &space);
        self.state.gone_subsidies.remove(tile);
        self.lab(player).subsidies.insert(tile);
        self
    }

    /// Gives a player a used Subsidy tile in the same way.
    pub fn used_subsidy(mut self, player: Player, tile: &str) -> Table {
        self = self.subsidy(player, tile);
        self.lab(player).used.insert(tile.parse().expect("a Subsidy tile"));
        self
    }

    /// Moves one of a player's Goal tiles of a colour onto a Goal space, and returns its name.
    pub fn goal(mut self, player: Player, area: Area, height: GoalHeight) -> Table {
        let tile = self.goal_below(player, area);
        let lab = self.lab(player);
        lab.goals.remove(tile);
        lab.goal_spaces[GoalSpace::of(area, height).index()] = Some(tile);
        self
    }

    /// A Goal tile of a colour below a player's Laboratory.
    pub fn goal_below(&self, player: Player, area: Area) -> GoalTile {
        let goals = self.state.lab(player).goals;
        let mut fits = goals.iter().filter(|&tile| Content::ours().goals[tile].area == area);
        fits.next().expect("a Goal tile of this colour")
    }

    /// Puts Lativ at a place: `supply`, `office` or an action space.
    pub fn lativ(mut self, place: &str) -> Table {
        self.state.lativ = match place {
            "supply" => Lativ::Supply,
            "office" => Lativ::Office,
            space => Lativ::Space(space.parse().expect("an action space")),
        };
        self
    }

    /// Puts the Assistant at a branch.
    pub fn assistant(mut self, weather: Weather) -> Table {
        self.state.assistant = weather;
        self
    }

    /// Removes Lativ's Bots from the machine.
    pub fn no_lativs_bots(mut self) -> Table {
        for space in BotSpace::of_area(Area::Lab) {
            let bot = &mut self.state.bots[Area::Lab][space.weather()][space.position() as usize];
            if *bot == Some(Owner::Lativ) {
                *bot = None;
            }
        }
        self
    }

    /// Places an unseen Workshop tile, such as `WS01 2 top upright`.
    pub fn lay(mut self, player: Player, text: &str) -> Table {
        let words: Vec<&str> = text.split(' ').collect();
        let [tile, column, row, facing] = words[..] else { panic!("'{text}'") };
        let tile: WorkshopTile = tile.parse().expect("a Workshop tile");
        let row: WorkshopRow = row.parse().expect("a row");
        let facing: Facing = facing.parse().expect("upright or turned");
        let column = column.parse().expect("a column");
        if !self.state.unseen_tiles().contains(tile) {
            self.hide(tile);
        }
        self.take_unseen();
        self.state.laid[tile.index()] = Some(Laid { owner: player, column, row, facing });
        self.recount(player);
        self
    }

    /// Takes an unseen tile from the stacks.
    fn take_unseen(&mut self) {
        let stack = &mut self.state.stack;
        let from = if stack.down > 0 { &mut stack.down } else { &mut stack.up };
        *from -= 1;
    }

    /// Places a tile to the right of a player's Workshop, in the middle row.
    fn space(self, player: Player) -> Table {
        let own = self.state.laid.iter().flatten().filter(|laid| laid.owner == player);
        let column = own.map(|laid| laid.column).max().unwrap_or(0) + 1;
        let tile = self.state.unseen_tiles().iter().last().expect("an unseen tile");
        self.lay(player, &format!("{tile} {column} middle upright"))
    }

    /// Places two tiles, one above the other, to the right of a player's Workshop, so that they
    /// form a circle for this Chemical.
    pub fn circle(mut self, player: Player, chemical: Chemical) -> Table {
        let colour = chemical.colour();
        let own = self.state.laid.iter().flatten().filter(|laid| laid.owner == player);
        let last = own.max_by_key(|laid| laid.column).copied().expect("a first tile");
        let (above, below) = match last.row {
            WorkshopRow::Top => (WorkshopRow::Top, WorkshopRow::Middle),
            WorkshopRow::Middle | WorkshopRow::Bottom => (WorkshopRow::Middle, WorkshopRow::Bottom),
        };
        for (row, is_above) in [(above, true), (below, false)] {
            let facts = |tile: WorkshopTile| Content::ours().workshop_tiles[tile];
            let fits =
                |&tile: &WorkshopTile| facts(tile).top == colour || facts(tile).bottom == colour;
            let free = |tile: &WorkshopTile| self.state.laid[tile.index()].is_none();
            let tile = WorkshopTile::all().filter(free).find(fits).expect("a tile of this colour");
            let upright = (facts(tile).bottom == colour) == is_above;
            let facing = if upright { "upright" } else { "turned" };
            self = self.lay(player, &format!("{tile} {} {row} {facing}", last.column + 1));
        }
        self
    }

    /// Replaces a visible tile by an unseen one.
    fn hide(&mut self, tile: WorkshopTile) {
        let other = self.state.unseen_tiles().first().expect("an unseen tile");
        let WorkshopStack { top, .. } = &mut self.state.stack;
        for place in self.state.offer.iter_mut().chain([top]) {
            if *place == Some(tile) {
                *place = Some(other);
                return;
            }
        }
        self.state.laid.swap(tile.index(), other.index());
        self.state.people().for_each(|player| self.recount(player));
    }

    /// Puts a Workshop tile on the first space of the offer.
    pub fn offer(mut self, tile: &str) -> Table {
        let tile: WorkshopTile = tile.parse().expect("a Workshop tile");
        if !self.state.unseen_tiles().contains(tile) {
            self.hide(tile);
        }
        self.state.offer[0] = Some(tile);
        self
    }

    /// Recounts the tiles and circles of a Workshop.
    fn recount(&mut self, player: Player) {
        let content = Content::ours();
        let at = |column: u8, row: usize| {
            let mut tiles = WorkshopTile::all().zip(&self.state.laid);
            tiles.find_map(|(tile, laid)| {
                let laid = laid.filter(|laid| laid.owner == player)?;
                let facts = content.workshop_tiles[tile];
                let (top, bottom) = (facts.top, facts.bottom);
                let halves =
                    if laid.facing == Facing::Upright { (top, bottom) } else { (bottom, top) };
                (laid.column == column && laid.row as usize == row).then_some(halves)
            })
        };
        let mut shape = weather_machine::Shape::default();
        for column in 1..=30 {
            for row in 0..3 {
                let Some(halves) = at(column, row) else { continue };
                shape.tiles[row] += 1;
                if let Some(below) = at(column, row + 1) {
                    assert_eq!(halves.1, below.0, "half-circles of different colours touch");
                    shape.circles[halves.1] += 1;
                }
            }
        }
        self.lab(player).shape = shape;
    }

    /// Opens the sections that Bots and tokens open, and adds tiles to a Workshop that is too full.
    pub(super) fn settle(mut self) -> Table {
        for player in self.state.people() {
            let lab = self.lab(player);
            lab.most_built = lab.most_built.max(lab.built());
            let due = Section::all().take_while(|section| {
                let facts = &Content::ours().sections[*section];
                let tokens = facts.tokens > 0 && lab.token_count() >= facts.tokens;
                lab.most_built >= facts.bots || tokens
            });
            lab.open_sections = lab.open_sections.max(due.count() as u8);
            while !holds(self.state.lab(player)) {
                let lab = self.state.lab(player);
                let (items, shape) = (lab.items, lab.shape);
                let over = |&of: &Chemical| items.chemicals[of] > shape.circles[of];
                let loose = Items { chemicals: items.chemicals, ..Items::default() };
                self = match Chemical::ALL.into_iter().find(over) {
                    Some(chemical) if !shape.holds(&loose) => self.circle(player, chemical),
                    _ => self.space(player),
                };
            }
        }
        self
    }
}

fn holds(lab: &Laboratory) -> bool {
    lab.shape.holds(&lab.items)
}

/// A new game at the start of its Post-Setup Supply Round.
pub fn supply_round(settings: serde_json::Value, seed: u64) -> Play {
    let options = super::options(settings);
    let game = WeatherMachine::new(&options, Content::ours()).expect("a game");
    let end = |listed: &[Choice]| listed.contains(&Choice::EndActions);
    let game = super::watch(game, seed, |_, listed, _| !end(listed));
    Play { game, emitted: Vec::new() }
}

/// A random choice among those that begin with a word.
pub fn pick(play: &Play, word: &str, dice: &mut game_core::Dice) -> String {
    let mut texts = play.offers();
    texts.retain(|text| text.starts_with(word));
    texts.swap_remove(game_core::Draw::below(dice, texts.len() as u32) as usize)
}
