//! Edits of a position that keep the number of pieces: a piece that arrives leaves another place.

use game_core::{Game, SourceFile, Turn};
use weather_machine::{
    Area, Cell, Content, EndTrigger, EnumSet, ExperimentTile, Facing, Frame, GoalSpace, GoalTile,
    Id, List, Marker, OfficeRow, OfficeSpace, Paper, Player, Subject, SubsidyCell, SubsidyTile,
    Token, Weather, WorkshopTile,
};

use super::{Play, Table};

impl Table {
    /// Applies an owner's rows as content overrides.
    pub fn content(mut self, files: &[(&str, &str)]) -> Table {
        let file = |(name, text): &(&str, &str)| SourceFile {
            name: (*name).to_string(),
            text: (*text).to_string(),
        };
        let files: Vec<SourceFile> = files.iter().map(file).collect();
        let content = Content::load(&files).unwrap_or_else(|why| panic!("{why:?}"));
        self.content = Box::leak(Box::new(content));
        self
    }

    /// Moves Research tokens of a weather from their stacks to spaces of a player's Office.
    pub fn research(mut self, player: Player, weather: Weather, spaces: &[&str]) -> Table {
        for space in spaces {
            let space: OfficeSpace = space.parse().expect("an Office space");
            self.state.tokens[space.area()][weather] -= 1;
            self.lab(player).office[space] = Some(Token::Research(weather));
        }
        self
    }

    /// Fills a row with Research tokens.
    pub fn row(self, player: Player, row: &str, weather: Weather) -> Table {
        let spaces = Area::ALL.map(|area| OfficeSpace::of(office_row(row), area).to_string());
        self.research(player, weather, &spaces.each_ref().map(String::as_str))
    }

    /// Fills a row with Research tokens and publishes it.
    pub fn published(self, player: Player, row: &str, weather: Weather) -> Table {
        self.row(player, row, weather).paper(player, row, Paper::Published)
    }

    /// Sets the Breakthrough marker of a row.
    pub fn paper(mut self, player: Player, row: &str, paper: Paper) -> Table {
        self.lab(player).papers[office_row(row)] = paper;
        self
    }

    /// Fills and publishes a row whose marker is on the tile of its weather, on a space counted
    /// from 0.
    pub fn broken(self, player: Player, row: &str, weather: Weather, space: usize) -> Table {
        let mut table = self.row(player, row, weather).paper(player, row, Paper::OnTile);
        table.state.storms[weather].markers[space] = Some(Marker::Of(player));
        table
    }

    /// Puts a Government marker on the tile of a weather, on a space counted from 0.
    pub fn government_marker(mut self, weather: Weather, space: usize) -> Table {
        self.state.storms[weather].markers[space] = Some(Marker::Government);
        self
    }

    /// Sets the level of the tile of a weather in R&D, 0 for none.
    pub fn storm(mut self, weather: Weather, level: u8) -> Table {
        self.state.storms[weather].level = level;
        self
    }

    /// Puts a Citation token on a space of a player's Office.
    pub fn citation(mut self, player: Player, space: &str) -> Table {
        self.lab(player).office[space.parse().expect("an Office space")] = Some(Token::Citation);
        self
    }

    /// Removes Research tokens of a stack from the game until `left` remain.
    pub fn tokens_left(mut self, area: Area, weather: Weather, left: u8) -> Table {
        let there = std::mem::replace(&mut self.state.tokens[area][weather], left);
        self.state.gone_tokens[area][weather] += there - left;
        self
    }

    /// Removes the Lock tokens of weathers.
    pub fn unlocked(mut self, weathers: &[Weather]) -> Table {
        weathers.iter().for_each(|&weather| self.state.locks.remove(weather));
        self
    }

    /// Sets the display from the left, the tile below the deck, the top of the deck (`-` for none)
    /// and the size of the deck; all other revealed tiles leave the game.
    pub fn display(mut self, display: [&str; 3], waiting: &str, top: &str, deck: u8) -> Table {
        let read = |id: &str| (id != "-").then(|| id.parse().expect("an Experiment tile"));
        self.state.display = display.map(read);
        self.state.waiting = read(waiting);
        self.state.deck.top = read(top);
        self.state.deck.count = deck;
        let open = self.state.display.iter().flatten().copied();
        let open: EnumSet<ExperimentTile> =
            open.chain(self.state.waiting).chain(self.state.deck.top).collect();
        let spent = 12 - deck - open.without(self.state.deck.top.into_iter().collect()).len() as u8;
        let rest = EnumSet::full().without(open);
        self.state.spent = rest.iter().take(usize::from(spent)).collect();
        self
    }

    /// Puts a Subsidy tile blue side up on a space of the Government, swapping places with the one
    /// there.
    pub fn subsidy_at(mut self, cell: &str, tile: &str) -> Table {
        let (cell, tile): (SubsidyCell, SubsidyTile) =
            (cell.parse().unwrap(), tile.parse().unwrap());
        let from = SubsidyCell::all().find(|&from| self.state.cell(from).tile() == Some(tile));
        let from = from.expect("the tile lies in the Government");
        let there = self.state.cell(cell);
        assert!(there.tile().is_some(), "a tile lies on {cell}");
        self.state.grid[from.column()][from.row().index()] = there;
        self.state.grid[cell.column()][cell.row().index()] = Cell::Blue(tile);
        self
    }

    /// Turns every Subsidy tile of the Government orange, except those on these spaces.
    pub fn orange_but(mut self, blue: &[&str]) -> Table {
        for cell in SubsidyCell::all().filter(|cell| !blue.contains(&cell.to_string().as_str())) {
            if let Cell::Blue(tile) = self.state.cell(cell) {
                self.state.grid[cell.column()][cell.row().index()] = Cell::Orange(tile);
            }
        }
        self
    }

    /// Puts these Goal tiles, and no others, below a player's Laboratory, and takes them from the
    /// other players.
    pub fn goals(mut self, player: Player, tiles: &[&str]) -> Table {
        let tiles: EnumSet<GoalTile> =
            tiles.iter().map(|tile| tile.parse().expect("a Goal")).collect();
        for lab in &mut self.state.laboratories {
            lab.goals = lab.goals.without(tiles);
        }
        self.lab(player).goals = tiles;
        self
    }

    /// Puts a Goal tile on a Goal space.
    pub fn goal_on(mut self, player: Player, tile: &str, space: &str) -> Table {
        let tile: GoalTile = tile.parse().expect("a Goal tile");
        let space: GoalSpace = space.parse().expect("a Goal space");
        for lab in &mut self.state.laboratories {
            lab.goals.remove(tile);
        }
        self.lab(player).goal_spaces[space.index()] = Some(tile);
        self
    }

    /// Sets a Funding marker.
    pub fn funding(mut self, player: Player, area: Area, space: &str) -> Table {
        self.lab(player).funding[area] = space.parse().expect("a Funding space");
        self
    }
}

impl Table {
    /// Places an unseen Workshop tile that fits above the first one of a player.
    pub fn lay_above(self, player: Player) -> Table {
        let facts = |tile: WorkshopTile| self.content.workshop_tiles[tile];
        let mut laid = WorkshopTile::all().zip(&self.state.laid);
        let first = laid.find_map(|(tile, laid)| {
            laid.filter(|laid| laid.owner == player && laid.column == 1).map(|laid| (tile, laid))
        });
        let (first, laid) = first.expect("a first tile");
        let upright = laid.facing == Facing::Upright;
        let top = if upright { facts(first).top } else { facts(first).bottom };
        let mut unseen = self.state.unseen_tiles().iter().collect::<Vec<_>>().into_iter();
        let fits = |&tile: &WorkshopTile| facts(tile).bottom == top;
        let tile = unseen.find(fits).expect("a tile that fits");
        self.lay(player, &format!("{tile} 1 top upright"))
    }
}

/// An Office row by its number.
pub fn office_row(row: &str) -> OfficeRow {
    row.parse().expect("an Office row")
}

impl Table {
    /// The final round from one of its steps on: 1 the experiments, 2 the last placements.
    pub fn final_round(mut self, step: u8) -> Play {
        self.state.final_round = true;
        self.state.end = Some(EndTrigger::Government);
        let (of, player) = (Subject::Nothing, self.state.turn_order[0]);
        let list = List::FinalRound;
        self.frames(player, &[Frame::Steps { list, next: step, of, free: false }])
    }
}

impl Play {
    /// The rules with this prefix that emitted events, in order.
    pub fn rules_of(&self, prefix: &str) -> Vec<&'static str> {
        let rules = self.emitted.iter().map(|emitted| emitted.rule.0);
        rules.filter(|rule| rule.starts_with(prefix)).collect()
    }

    /// Answers chance turns with the first listed result.
    pub fn shown(mut self) -> Play {
        while self.game.turn() == Turn::Chance {
            let first = self.offers()[0].clone();
            self = self.choose(&first);
        }
        self
    }
}
