//! SAB-GOV: the plan of the Government. Its first step is SAB-CHM.

use game_core::{EventSink, Rule};

use super::priority_list::{Candidates, Decision, Why};
use super::questions::Questions;
use crate::event::{Event, PartPlace};
use crate::game::WeatherMachine;
use crate::types::{Area, BotSpace, EnumSet, SubsidyCell, Weather};

impl WeatherMachine {
    /// Step 2.
    ///
    /// SAB-GOV.2c MUST: nobody gains the benefit of the tile, its row or its column.
    pub(crate) fn flip_subsidy(&mut self, sink: &mut impl EventSink<Event>) {
        let table = self.questions();
        let candidates = table.blue_subsidies();
        let rule = Rule(if candidates.left().is_empty() { "SAB-GOV.2b" } else { "SAB-GOV.2a" });
        let chosen = table.decide(candidates, Decision::Subsidy, rule, sink);
        if let Some((cell, tile)) = chosen.and_then(|cell| Some((cell, table.blue_subsidy(cell)?)))
        {
            self.turn_orange(cell, tile, Rule("SAB-GOV.2a"), sink);
        }
    }

    /// Steps 4 to 6.
    ///
    /// SAB-GOV.4b MUST: the Chemical goes to the rightmost empty space of its type.
    /// SAB-GOV.6a MUST: a blue Research token of the branch moves to the Hideout.
    /// SAB-GOV.6b IF there is none THEN the Target rises.
    /// SAB-GOV.6c IF the Bot filled the branch THEN the Government activates it.
    pub(super) fn sabotage_government(
        &mut self,
        weather: Weather,
        sink: &mut impl EventSink<Event>,
    ) {
        let area = Area::Government;
        let table = self.questions();
        let (candidates, rule) = table.bot_spaces(area, weather);
        let Some(space) = table.decide(candidates, Decision::BotSpace, rule, sink) else { return };
        self.place_saboteur(space, rule, sink);
        self.spend_chemical(space, Rule("SAB-GOV.4b"), sink);
        self.replace_subsidy(space, sink);
        let rules = (Rule("SAB-GOV.6a"), Rule("SAB-GOV.6b"));
        self.steal_token((area, weather), rules, sink);
        self.run_government(weather, sink);
    }

    /// SAB-GOV.5 MUST: a Machine Part of the reserve replaces the topmost or bottommost Subsidy
    /// tile of the branch, either side up.
    fn replace_subsidy(&mut self, space: BotSpace, sink: &mut impl EventSink<Event>) {
        let (table, rule) = (self.questions(), Rule("SAB-GOV.5"));
        let candidates = table.subsidies_of(space.weather(), rule);
        let decision = Decision::SubsidyAt(space);
        let Some(cell) = table.decide(candidates, decision, rule, sink) else { return };
        let Some(tile) = table.subsidy(cell) else { return };
        self.remove_subsidy(cell, tile);
        sink.emit(rule, || Event::SubsidyGone { tile, cell, owned: false });
        if let Some(colour) = self.content.bot_spaces[space].part {
            let ways = (PartPlace::Reserve, PartPlace::Cell(cell));
            self.move_part(colour, ways, rule, sink);
        }
    }
}

impl Questions<'_> {
    /// The blue Subsidy tiles of the first column that has one, narrowed to one.
    ///
    /// SAB-GOV.2a MUST: the topmost or bottommost in the column of the Previous Report's weather.
    /// SAB-GOV.2b IF it has none THEN the next column that has one.
    fn blue_subsidies(self) -> Candidates<SubsidyCell> {
        let blue = |cell| self.blue_subsidy(cell).is_some();
        let mut tried = EnumSet::EMPTY;
        let mut column = self.previous_weather();
        for weather in self.previous_weather().onwards() {
            column = weather;
            SubsidyCell::of_column(weather).for_each(|cell| tried.insert(cell));
            if SubsidyCell::of_column(weather).any(blue) {
                break;
            }
        }
        let mut candidates = Candidates::new(tried);
        candidates.require(Rule("SAB-GOV.2b"), Why::NotBlue, blue);
        self.point(&mut candidates, Rule("SAB-GOV.2a"), SubsidyCell::of_column(column));
        candidates
    }

    /// The Subsidy tiles of a column, narrowed to the topmost or bottommost.
    fn subsidies_of(self, weather: Weather, rule: Rule) -> Candidates<SubsidyCell> {
        let column = || SubsidyCell::of_column(weather);
        let has_tile = |cell: &SubsidyCell| self.subsidy(*cell).is_some();
        let mut candidates = Candidates::new(column().filter(has_tile).collect());
        self.point(&mut candidates, rule, column());
        candidates
    }
}
