//! The outline of the main board. Headings never change, so that a front end can show what is new
//! below them.

use game_core::Outline;
use i18n::{capital, clauses};

use super::in_a_line;
use crate::content::Actions;
use crate::cost::Cost;
use crate::state::{Cell, Lativ, Marker};
use crate::text::localized_names::{heading_in, height_in, stage};
use crate::text::narrator::{Narrator, game_message};
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, Chemical, ExperimentTile, Id, Location, SubsidyCell,
    SubsidyRow, Weather,
};

impl Narrator<'_> {
    pub(super) fn board_outline(&self) -> Vec<Outline> {
        vec![
            Outline::group(game_message!(self, "table-locations"), self.location_lines()),
            Outline::group(game_message!(self, "table-supply"), self.supply_lines()),
            Outline::group(game_message!(self, "table-government"), self.government_lines()),
            Outline::group(game_message!(self, "table-weather-machine"), self.lab_lines()),
            Outline::group(game_message!(self, "table-experiments"), self.experiment_lines()),
            Outline::group(game_message!(self, "table-rnd"), self.rnd_lines()),
            Outline::line(self.award_line()),
        ]
    }

    fn location_lines(&self) -> Vec<Outline> {
        let main = Location::ALL.into_iter().filter(|location| *location != Location::Office);
        let mut lines: Vec<Outline> =
            main.map(|location| Outline::line(self.location_line(location))).collect();
        let office = match self.game.state.lativ == Lativ::Office {
            true => self.noun("lativ").name().into(),
            false => game_message!(self, "table-empty"),
        };
        let heading = heading_in(Location::Office, self.messages);
        lines.push(Outline::line(game_message!(
            self,
            "table-location",
            heading = heading,
            spaces = office
        )));
        lines
    }

    fn location_line(&self, location: Location) -> String {
        let spaces = ActionSpace::of_location(location).map(|space| {
            let side = match space.position() {
                Some(position) => ["left", "middle", "right"][position as usize],
                None => "none",
            };
            let actions = match self.game.content.action_spaces[space].actions {
                Actions::Any => "any",
                Actions::Both => "both",
                Actions::One => "one",
            };
            game_message!(
                self,
                "table-action-space",
                side = side,
                nth = space.index() + 1,
                actions = actions,
                piece = self.piece_at(space),
            )
        });
        let mut spaces: Vec<String> = spaces.collect();
        if location == Location::Supply && self.game.state.lativ == Lativ::Supply {
            spaces.push(game_message!(self, "table-lativ-beside"));
        }
        let heading = heading_in(location, self.messages);
        game_message!(self, "table-location", heading = heading, spaces = in_a_line(spaces))
    }

    fn piece_at(&self, space: ActionSpace) -> String {
        let state = &self.game.state;
        if state.lativ == Lativ::Space(space) {
            return self.noun("lativ").name().into();
        }
        let agent = Agent::ALL.into_iter().find(|&agent| state.agent(agent) == Some(space));
        if let Some(agent) = agent {
            return game_message!(self, "table-agent", agent = agent.word());
        }
        let person = state.people().find(|&of| state.scientists[of as usize] == Some(space));
        match person {
            Some(player) => self.player(player).name().into(),
            None if self.game.is_blocked(space) => game_message!(self, "table-blocked"),
            None => game_message!(self, "table-free"),
        }
    }

    fn supply_lines(&self) -> Vec<Outline> {
        let (game, content) = (self.game, self.game.content);
        let chemicals = Chemical::ALL.map(|chemical| {
            let (count, colour) = (game.state.in_supply(chemical), chemical.colour());
            let price = game.leftmost(chemical).map(|of| content.chemical_spaces[of].vouchers);
            Outline::line(match price {
                None => game_message!(
                    self,
                    "table-chemical",
                    chemical = chemical,
                    colour = colour,
                    count = count
                ),
                Some(price) => game_message!(
                    self,
                    "table-chemical-price",
                    chemical = chemical,
                    colour = colour,
                    count = count,
                    price = price,
                ),
            })
        });
        let mut lines = Vec::from(chemicals);
        let stack = game.state.stack;
        let offer = game.state.offer.iter().flatten();
        let offer = offer.map(|tile| {
            let tile = game_core::Named::named(tile, self);
            Outline::line(game_message!(self, "face-tile", tile = tile))
        });
        lines.push(Outline::group(game_message!(self, "table-offer"), offer.collect()));
        let (up, down) = (stack.up, stack.down);
        lines.push(Outline::line(match stack.top {
            None => game_message!(self, "table-stack", up = up, down = down),
            Some(top) => {
                game_message!(self, "table-stack-top", up = up, top = top, down = down)
            }
        }));
        lines
    }

    fn government_lines(&self) -> Vec<Outline> {
        let content = self.game.content;
        let columns = Weather::ALL.map(|weather| {
            let benefit = self.short_benefit(content.subsidy_columns[weather]);
            let mut items = vec![
                self.token_line(Area::Government, weather),
                self.branch_line(Area::Government, weather),
                Outline::line(game_message!(self, "table-column", benefit = benefit)),
            ];
            let cells = SubsidyCell::of_column(weather);
            items.extend(cells.map(|cell| Outline::line(self.cell_line(cell))));
            Outline::group(game_message!(self, "table-weather", weather = weather), items)
        });
        let mut lines = Vec::from(columns);
        let rows: Vec<String> = SubsidyRow::all()
            .map(|row| {
                let benefit = self.short_benefit(content.subsidy_rows[row]);
                game_message!(self, "table-row", row = row, benefit = benefit)
            })
            .collect();
        let rows = capital(&clauses(self.messages.locale(), rows));
        lines.push(Outline::line(game_message!(self, "table-rows", rows = rows)));
        let count = self.game.government_markers();
        lines.push(Outline::line(game_message!(self, "table-markers", count = count)));
        lines
    }

    fn token_line(&self, area: Area, weather: Weather) -> Outline {
        let count = self.game.state.tokens[area][weather];
        let colour = self.token_colour(area);
        Outline::line(game_message!(self, "table-tokens", count = count, colour = colour))
    }

    /// The owner of the Bot on a space, or that it is empty.
    fn standing(&self, space: BotSpace) -> String {
        match self.game.state.bot(space) {
            Some(owner) => self.owner(owner).name().into(),
            None => game_message!(self, "table-empty"),
        }
    }

    /// The Bots of a branch, with what each space takes.
    fn branch_line(&self, area: Area, weather: Weather) -> Outline {
        let spaces: Vec<String> = BotSpace::of_branch(area, weather)
            .map(|space| {
                let facts = &self.game.content.bot_spaces[space];
                let needs = match facts.part {
                    Some(part) if area == Area::Government => game_core::Named::named(&part, self),
                    _ => game_core::Named::named(&facts.chemical, self),
                };
                let at = height_in(area, space.position(), self.messages);
                let owner = self.standing(space);
                game_message!(self, "table-bot-space", at = at, needs = needs, owner = owner)
            })
            .collect();
        let spaces = capital(&in_a_line(spaces));
        Outline::line(game_message!(self, "table-branch", spaces = spaces))
    }

    fn cell_line(&self, cell: SubsidyCell) -> String {
        let row = cell.row();
        let benefit = |of| self.short_benefit(self.game.content.subsidies[of].benefit);
        match self.game.state.cell(cell) {
            Cell::Empty => game_message!(self, "table-cell-empty", row = row),
            Cell::Blue(of) => {
                let benefit = benefit(of);
                game_message!(self, "table-cell-blue", row = row, tile = of, benefit = benefit)
            }
            Cell::Orange(of) => {
                let benefit = benefit(of);
                game_message!(self, "table-cell-orange", row = row, tile = of, benefit = benefit)
            }
            Cell::Part(colour) => {
                game_message!(self, "table-cell-part", row = row, colour = colour)
            }
        }
    }

    fn lab_lines(&self) -> Vec<Outline> {
        let branches = Weather::ALL.map(|weather| {
            let lock = match self.game.state.locks.contains(weather) {
                true => game_message!(self, "table-locked"),
                false => game_message!(self, "table-unlocked"),
            };
            let mut items = vec![
                self.token_line(Area::Lab, weather),
                self.branch_line(Area::Lab, weather),
                Outline::line(lock),
            ];
            if self.game.state.assistant == weather {
                items.push(Outline::line(game_message!(self, "table-assistant")));
            }
            Outline::group(game_message!(self, "table-weather", weather = weather), items)
        });
        branches.into()
    }

    fn experiment_lines(&self) -> Vec<Outline> {
        let state = &self.game.state;
        let line = |place: &'static str, tile: ExperimentTile| {
            let facts = &self.game.content.experiments[tile];
            Outline::line(game_message!(
                self,
                "table-experiment",
                place = place,
                title = self.experiment_title(tile),
                weather = facts.weather,
                stage = stage(facts.stage),
                science = facts.science,
                cp = facts.cp,
                reward = self.short_benefit(facts.reward),
            ))
        };
        let places = ["left", "middle", "right"];
        let display = places.into_iter().zip(state.display.iter());
        let display = display.filter_map(|(place, tile)| tile.map(|tile| line(place, tile)));
        let mut lines: Vec<Outline> = display.collect();
        lines.extend(state.waiting.map(|tile| line("next", tile)));
        let count = state.deck.count;
        lines.push(Outline::line(match state.deck.top {
            None => game_message!(self, "table-deck", count = count),
            Some(tile) => {
                let facts = &self.game.content.experiments[tile];
                game_message!(
                    self,
                    "table-deck-top",
                    count = count,
                    title = self.experiment_title(tile),
                    weather = facts.weather,
                    stage = stage(facts.stage),
                )
            }
        }));
        lines
    }

    fn rnd_lines(&self) -> Vec<Outline> {
        let branches = Weather::ALL.map(|weather| {
            let mut items = vec![self.token_line(Area::Rnd, weather)];
            let spaces = BotSpace::of_branch(Area::Rnd, weather);
            items.extend(spaces.map(|space| Outline::line(self.research_line(space))));
            items.extend(self.storm_lines(weather).into_iter().map(Outline::line));
            Outline::group(game_message!(self, "table-weather", weather = weather), items)
        });
        branches.into()
    }

    fn research_line(&self, space: BotSpace) -> String {
        let state = &self.game.state;
        let facts = &self.game.content.bot_spaces[space];
        let chemical = facts.chemical;
        let needs = match (facts.cost == Cost::Free, facts.part) {
            (true, None) => self.in_words(chemical),
            (false, None) => game_message!(self, "table-research-item", chemical = chemical),
            (true, Some(colour)) => {
                game_message!(self, "table-research-part", chemical = chemical, colour = colour)
            }
            (false, Some(colour)) => {
                game_message!(self, "table-research-both", chemical = chemical, colour = colour)
            }
        };
        let at = height_in(Area::Rnd, space.position(), self.messages);
        let stands = match (state.bot(space), state.researched.contains(space)) {
            (None, _) => {
                let benefit = self.short_benefit(facts.benefit);
                game_message!(self, "table-research-empty", benefit = benefit)
            }
            (Some(owner), true) => {
                game_message!(self, "table-research-chemical", owner = owner)
            }
            (Some(owner), false) => self.owner(owner).name().into(),
        };
        game_message!(self, "table-research", at = at, needs = needs, stands = stands)
    }

    /// The Extreme Weather tile, and its spaces with the markers on them.
    fn storm_lines(&self, weather: Weather) -> Vec<String> {
        let Some(tile) = self.game.storm_tile(weather) else {
            return vec![game_message!(self, "table-no-storm")];
        };
        let facts = &self.game.content.extreme[tile];
        let storm = self.game.state.storms[weather];
        let spaces = facts.spaces.iter().zip(storm.markers).enumerate();
        let spaces: Vec<String> = spaces
            .map(|(space, (of, marker))| {
                let held = match marker {
                    None => self.short_benefit(*of),
                    Some(Marker::Government) => game_message!(self, "table-government-marker"),
                    Some(Marker::Of(player)) => {
                        game_message!(self, "table-player-marker", player = player)
                    }
                };
                game_message!(self, "table-storm-space", space = space + 1, held = held)
            })
            .collect();
        vec![
            game_message!(
                self,
                "table-storm",
                title = tile,
                level = facts.level,
                science = facts.science,
                parts = self.list(facts.parts.iter()),
            ),
            game_message!(
                self,
                "table-storm-spaces",
                spaces = clauses(self.messages.locale(), spaces)
            ),
        ]
    }

    fn award_line(&self) -> String {
        let (count, player) = (self.game.state.awards, self.game.state.nobel);
        game_message!(self, "table-awards", count = count, player = player)
    }
}
