//! The results of chance as text.

use game_core::grammar::capital;

use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::sequence::Frame;
use crate::text::names::{counted, experiment, part, report, workshop_tile};
use crate::text::places;
use crate::types::{EnumSet, GoalSet, GoalTile, Report};

use super::ChoiceText;

impl WeatherMachine {
    pub(super) fn chance_choice(&self, choice: Choice) -> Option<ChoiceText> {
        let content = self.content;
        let player = self.active();
        Some(match choice {
            Choice::Order(player) => ChoiceText::new(self.name(player))
                .group("Next in turn order")
                .at(places::lab(player)),
            Choice::Show(tile) => ChoiceText::new(capital(&workshop_tile(content, tile)))
                .group("Workshop tile")
                .at(places::tile(tile)),
            Choice::Lay(tile) => {
                let facts = &content.subsidies[tile];
                let said =
                    ChoiceText::new(format!("{} ({tile})", facts.title)).group("Subsidy tile");
                let said = said.detail(facts.benefit.words());
                match self.state.frames.top() {
                    Some(Frame::LaySubsidy { cell }) => said.at(places::cell(cell)),
                    _ => said,
                }
            }
            Choice::Reveal(tile) => {
                let facts = &content.experiments[tile];
                let (science, cp) = (facts.science, facts.cp);
                ChoiceText::new(experiment(content, tile))
                    .group("Experiment tile")
                    .detail(format!("{science} Science, {cp} CP a Bot; {}", facts.reward.words()))
                    .at(places::tile(tile))
            }
            Choice::DealPart(colour) => {
                ChoiceText::new(capital(&part(colour))).group("Dealt").at(places::items(player))
            }
            Choice::DealSet(set) => ChoiceText::new(capital(set.word()))
                .group("Set of Goal tiles")
                .detail(self.goal_titles(self.goals_of(set, None)))
                .at(places::lab(player)),
            Choice::DealChallenge(card) => {
                let facts = &content.challenges[card];
                ChoiceText::new(content.challenge_name(card))
                    .group("Challenge card")
                    .detail(facts.text.clone())
                    .at(places::hideout())
            }
            Choice::DealGoal(tile) => ChoiceText::new(content.goals[tile].title.clone())
                .group("Goal tile")
                .detail(content.goals[tile].condition.words())
                .at(places::tile(tile)),
            Choice::DealChemical(chemical) => ChoiceText::new(chemical.title())
                .group("Chemical for the Hideout")
                .at(places::supply(chemical))
                .at(places::hideout()),
            _ => return None,
        })
    }

    /// A Security Report, which may look the same as another.
    pub(super) fn report_said(&self, card: Report) -> ChoiceText {
        let words = capital(&report(self.content, card));
        ChoiceText::new(format!("{words} ({card})")).at(places::report(card))
    }

    pub(super) fn goal_titles(&self, tiles: EnumSet<GoalTile>) -> String {
        let titles: Vec<&str> =
            tiles.iter().map(|tile| self.content.goals[tile].title.as_str()).collect();
        titles.join(", ")
    }

    /// A packet of the Goal tile draft.
    pub(super) fn draft_said(&self, set: GoalSet, area: crate::types::Area) -> ChoiceText {
        let tiles = self.goals_of(set, Some(area));
        let count = counted(tiles.len() as u8, "tile");
        let said = ChoiceText::new(format!("{count}, {} {set}", area.token_colour()));
        let said = said.group("Goal tiles").detail(self.goal_titles(tiles));
        tiles.iter().fold(said, |said, tile| said.at(places::tile(tile)))
    }
}
