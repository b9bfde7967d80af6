//! The outline of the main board. Headings never change, so that a front end can show what is new
//! below them.

use game_core::Outline;
use game_core::grammar::{and, capital};

use crate::content::Actions;
use crate::cost::Cost;
use crate::game::WeatherMachine;
use crate::state::{Cell, Lativ, Marker};
use crate::text::events::across;
use crate::text::names::{counted, height, location_heading, stage, workshop_tile};
use crate::text::terse;
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, Chemical, ExperimentTile, Id, Location, SubsidyCell,
    SubsidyRow, Weather,
};

impl WeatherMachine {
    pub(super) fn board_outline(&self) -> Vec<Outline> {
        vec![
            Outline::group("Locations", self.location_lines()),
            Outline::group("Supply", self.supply_lines()),
            Outline::group("Government", self.government_lines()),
            Outline::group("Weather Machine", self.lab_lines()),
            Outline::group("Experiments", self.experiment_lines()),
            Outline::group("R&D", self.rnd_lines()),
            Outline::line(self.award_line()),
        ]
    }

    fn location_lines(&self) -> Vec<Outline> {
        let main = Location::ALL.into_iter().filter(|location| *location != Location::Office);
        let mut lines: Vec<Outline> =
            main.map(|location| Outline::line(self.location_line(location))).collect();
        let office = if self.state.lativ == Lativ::Office { "Lativ" } else { "empty" };
        lines.push(Outline::line(format!("Lativ's Office: {office}")));
        lines
    }

    fn location_line(&self, location: Location) -> String {
        let spaces = ActionSpace::of_location(location).map(|space| {
            let name = match space.position() {
                Some(position) => ["left", "middle", "right"][position as usize].to_string(),
                None => (space.index() + 1).to_string(),
            };
            let actions = match self.content.action_spaces[space].actions {
                Actions::Any => "",
                Actions::Both => " &",
                Actions::One => " /",
            };
            format!("{name}{actions} {}", self.piece_at(space))
        });
        let mut spaces: Vec<String> = spaces.collect();
        if location == Location::Supply && self.state.lativ == Lativ::Supply {
            spaces.push("Lativ beside them".into());
        }
        format!("{}: {}", location_heading(location), spaces.join(", "))
    }

    fn piece_at(&self, space: ActionSpace) -> String {
        let state = &self.state;
        if state.lativ == Lativ::Space(space) {
            return "Lativ".into();
        }
        let agent = Agent::ALL.into_iter().find(|&agent| state.agent(agent) == Some(space));
        if let Some(agent) = agent {
            return format!("{agent} Saboteur");
        }
        let person = state.people().find(|&of| state.scientists[of as usize] == Some(space));
        match person {
            Some(player) => self.mid_name(player),
            None if self.is_blocked(space) => "blocked".into(),
            None => "free".into(),
        }
    }

    fn supply_lines(&self) -> Vec<Outline> {
        let chemicals = Chemical::ALL.map(|chemical| {
            let count = self.state.in_supply(chemical);
            let price = self.leftmost(chemical).map(|of| self.content.chemical_spaces[of].vouchers);
            let price = price.map_or(String::new(), |price| format!(", the next costs {price}"));
            let colour = chemical.colour();
            Outline::line(format!("{} ({colour}): {count}{price}", chemical.title()))
        });
        let mut lines = Vec::from(chemicals);
        let stack = self.state.stack;
        let tile = |tile| workshop_tile(self.content, tile);
        let offer = self.state.offer.iter().flatten().map(|&of| Outline::line(tile(of)));
        lines.push(Outline::group("Workshop tiles on offer", offer.collect()));
        let top = stack.top.map_or(String::new(), |top| format!(", {} on top", tile(top)));
        lines.push(Outline::line(format!(
            "Stack: {} face up{top}; {} face down",
            stack.up, stack.down
        )));
        lines
    }

    fn government_lines(&self) -> Vec<Outline> {
        let columns = Weather::ALL.map(|weather| {
            let benefit = terse::benefit(self.content.subsidy_columns[weather]);
            let mut items = vec![
                self.token_line(Area::Government, weather),
                self.branch_line(Area::Government, weather),
                Outline::line(format!("Column: {benefit}")),
            ];
            let cells = SubsidyCell::of_column(weather);
            items.extend(cells.map(|cell| Outline::line(self.cell_line(cell))));
            Outline::group(weather.title(), items)
        });
        let mut lines = Vec::from(columns);
        let rows: Vec<String> = SubsidyRow::all()
            .map(|row| format!("row {row}: {}", terse::benefit(self.content.subsidy_rows[row])))
            .collect();
        lines.push(Outline::line(capital(&rows.join("; "))));
        lines.push(Outline::line(format!("Government markers: {}", self.government_markers())));
        lines
    }

    fn token_line(&self, area: Area, weather: Weather) -> Outline {
        let tokens = self.state.tokens[area][weather];
        Outline::line(counted(tokens, &format!("{} token", area.token_colour())))
    }

    /// The Bots of a branch, with what each space takes.
    fn branch_line(&self, area: Area, weather: Weather) -> Outline {
        let spaces: Vec<String> = BotSpace::of_branch(area, weather)
            .map(|space| {
                let facts = &self.content.bot_spaces[space];
                let needs = match facts.part {
                    Some(part) if area == Area::Government => part.to_string(),
                    _ => facts.chemical.title().to_string(),
                };
                let at = height(area, space.position());
                format!("{at} ({needs}) {}", self.standing(space))
            })
            .collect();
        Outline::line(capital(&spaces.join(", ")))
    }

    fn cell_line(&self, cell: SubsidyCell) -> String {
        let row = cell.row();
        let tile = |of| {
            let facts = &self.content.subsidies[of];
            format!("{} ({})", facts.title, terse::benefit(facts.benefit))
        };
        match self.state.cell(cell) {
            Cell::Empty => format!("{row}: empty"),
            Cell::Blue(of) => format!("{row}: {}", tile(of)),
            Cell::Orange(of) => format!("{row}: {}, orange", tile(of)),
            Cell::Part(colour) => format!("{row}: {colour} Machine Part"),
        }
    }

    fn lab_lines(&self) -> Vec<Outline> {
        let branches = Weather::ALL.map(|weather| {
            let lock = if self.state.locks.contains(weather) { "Locked" } else { "Unlocked" };
            let mut items = vec![
                self.token_line(Area::Lab, weather),
                self.branch_line(Area::Lab, weather),
                Outline::line(lock),
            ];
            if self.state.assistant == weather {
                items.push(Outline::line("The Assistant"));
            }
            Outline::group(weather.title(), items)
        });
        branches.into()
    }

    fn experiment_lines(&self) -> Vec<Outline> {
        let state = &self.state;
        let line = |place: &str, tile| {
            let facts = &self.content.experiments[tile];
            let (science, cp) = (facts.science, facts.cp);
            let reward = terse::benefit(facts.reward);
            let title = self.experiment_title(tile);
            Outline::line(format!("{place}: {title}, {science} Science, {cp} CP; {reward}"))
        };
        let display = state.display.iter().enumerate();
        let display = display
            .filter_map(|(space, tile)| tile.map(|tile| line(&capital(across(space as u8)), tile)));
        let mut lines: Vec<Outline> = display.collect();
        lines.extend(state.waiting.map(|tile| line("Next", tile)));
        let top = state.deck.top.map(|tile| self.experiment_title(tile));
        let top = top.map_or(String::new(), |top| format!(", {top} on top"));
        lines.push(Outline::line(format!("Deck: {}{top}", counted(state.deck.count, "tile"))));
        lines
    }

    fn experiment_title(&self, tile: ExperimentTile) -> String {
        let facts = &self.content.experiments[tile];
        format!("{} ({} {})", facts.title, facts.weather.title(), stage(facts.stage))
    }

    fn rnd_lines(&self) -> Vec<Outline> {
        let branches = Weather::ALL.map(|weather| {
            let mut items = vec![self.token_line(Area::Rnd, weather)];
            let spaces = BotSpace::of_branch(Area::Rnd, weather);
            items.extend(spaces.map(|space| Outline::line(self.research_line(space))));
            items.extend(self.storm_lines(weather).into_iter().map(Outline::line));
            Outline::group(weather.title(), items)
        });
        branches.into()
    }

    fn research_line(&self, space: BotSpace) -> String {
        let facts = &self.content.bot_spaces[space];
        let extra = if facts.cost == Cost::Free { "" } else { " and any item" };
        let part = facts.part.map_or(String::new(), |part| format!(", {part} part"));
        let at = capital(height(Area::Rnd, space.position()));
        let chemical = facts.chemical.title();
        let stands = match (self.state.bot(space), self.state.researched.contains(space)) {
            (None, _) => format!("empty, {}", terse::benefit(facts.benefit)),
            (Some(owner), true) => format!("{} with Chemical", self.owner_name(owner)),
            (Some(owner), false) => self.owner_name(owner),
        };
        format!("{at} ({chemical}{extra}{part}): {stands}")
    }

    /// The Extreme Weather tile, and its spaces with the markers on them.
    fn storm_lines(&self, weather: Weather) -> Vec<String> {
        let Some(tile) = self.storm_tile(weather) else {
            return vec!["No Extreme Weather".into()];
        };
        let facts = &self.content.extreme[tile];
        let storm = self.state.storms[weather];
        let spaces = facts.spaces.iter().zip(storm.markers).enumerate();
        let spaces: Vec<String> = spaces
            .map(|(space, (of, marker))| {
                let marker = match marker {
                    None => terse::benefit(*of),
                    Some(Marker::Government) => "Government marker".into(),
                    Some(Marker::Of(player)) => format!("{} marker", self.possessive(player)),
                };
                format!("{}: {marker}", space + 1)
            })
            .collect();
        let parts: Vec<String> = facts.parts.iter().map(|part| part.to_string()).collect();
        let parts =
            if parts.is_empty() { "no part".into() } else { format!("{} part", and(&parts)) };
        let (title, level, science) = (&facts.title, facts.level, facts.science);
        vec![
            format!("{title}, level {level}: {science} Science, {parts}"),
            format!("Spaces: {}", spaces.join("; ")),
        ]
    }

    fn award_line(&self) -> String {
        let nobel = match self.state.nobel {
            Some(player) => format!("the Nobel Prize is {}", self.nobel_owner(player)),
            None => "the Nobel Prize is on the board".into(),
        };
        format!("Awards in the reserve: {}; {nobel}", self.state.awards)
    }

    fn nobel_owner(&self, player: crate::types::Player) -> String {
        match self.possessive(player).as_str() {
            "your" => "yours".into(),
            owner => owner.into(),
        }
    }
}
