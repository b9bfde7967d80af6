//! SAB-GOV: the plan of the Government. Its first step is SAB-CHM.

use table::{Rule, Tell};

use super::ladder::{Climb, Decision, Why};
use super::those;
use crate::event::{Event, PartPlace};
use crate::game::WeatherMachine;
use crate::kinds::{Area, BotSpace, Set, SubsidyCell, Weather};
use crate::state::Cell;

impl WeatherMachine {
    /// Step 2.
    ///
    /// SAB-GOV.2c MUST: nobody gains what the tile, its row or its column gives.
    pub(crate) fn flip_subsidy(&mut self, tell: &mut impl Tell<Event>) {
        let climb = self.blue_subsidies();
        let rule = Rule(if climb.left().is_empty() { "SAB-GOV.2b" } else { "SAB-GOV.2a" });
        let chosen = self.decide(climb, Decision::Subsidy, rule, tell);
        if let Some(cell) = chosen
            && let Cell::Blue(tile) = self.state.cell(cell)
        {
            self.turn_orange(cell, tile, Rule("SAB-GOV.2a"), tell);
        }
    }

    /// The columns that are looked at, up to the first with a blue side.
    ///
    /// SAB-GOV.2a MUST: the topmost or bottommost in the column of the Previous Report's weather.
    /// SAB-GOV.2b IF it has none THEN the next column that has one.
    fn blue_subsidies(&self) -> Climb<SubsidyCell> {
        let blue = |cell: SubsidyCell| matches!(self.state.cell(cell), Cell::Blue(_));
        let mut tried = Set::EMPTY;
        let mut column = self.previous_weather();
        for weather in self.previous_weather().onwards() {
            column = weather;
            SubsidyCell::of_column(weather).for_each(|cell| tried.insert(cell));
            if SubsidyCell::of_column(weather).any(blue) {
                break;
            }
        }
        let mut climb = Climb::new(tried);
        climb.require(Rule("SAB-GOV.2b"), Why::NotBlue, those(blue));
        self.point(&mut climb, Rule("SAB-GOV.2a"), SubsidyCell::of_column(column));
        climb
    }

    /// Steps 4 to 6.
    ///
    /// SAB-GOV.4b MUST: the Chemical goes to the rightmost empty space of its type.
    /// SAB-GOV.6a MUST: a blue Research token of the branch moves to the Hideout.
    /// SAB-GOV.6b IF there is none THEN the Target rises.
    /// SAB-GOV.6c IF the Bot filled the branch THEN the Government activates it.
    pub(super) fn sabotage_government(&mut self, weather: Weather, tell: &mut impl Tell<Event>) {
        let area = Area::Government;
        let (climb, rule) = self.bot_spaces(area, weather);
        let Some(space) = self.decide(climb, Decision::BotSpace, rule, tell) else { return };
        self.place_saboteur(space, rule, tell);
        self.spend_chemical(space, Rule("SAB-GOV.4b"), tell);
        self.replace_subsidy(space, tell);
        let rules = (Rule("SAB-GOV.6a"), Rule("SAB-GOV.6b"));
        self.steal_token((area, weather), rules, tell);
        self.run_government(weather, tell);
    }

    /// SAB-GOV.5 MUST: the topmost or bottommost Subsidy tile of the branch, either side up, makes
    /// way for a Machine Part of the reserve.
    fn replace_subsidy(&mut self, space: BotSpace, tell: &mut impl Tell<Event>) {
        let column = || SubsidyCell::of_column(space.weather());
        let has_tile = |cell: &SubsidyCell| self.state.cell(*cell).tile().is_some();
        let mut climb = Climb::new(column().filter(has_tile).collect());
        let rule = Rule("SAB-GOV.5");
        self.point(&mut climb, rule, column());
        let Some(cell) = self.decide(climb, Decision::Subsidy, rule, tell) else { return };
        let Some(tile) = self.state.cell(cell).tile() else { return };
        self.state.gone_subsidies.insert(tile);
        *self.state.cell_mut(cell) = Cell::Empty;
        tell.tell(rule, || Event::SubsidyGone { tile, cell });
        if let Some(colour) = self.content.bot_spaces[space].part {
            let ways = (PartPlace::Reserve, PartPlace::Cell(cell));
            self.move_part(colour, ways, rule, tell);
        }
    }
}
