//! The results of chance as text.

use i18n::capital;

use crate::choice::Choice;
use crate::game::WeatherMachine;
use crate::sequence::Frame;
use crate::text::narrator::{Narrator, game_message};
use crate::text::places;
use crate::types::{EnumSet, GoalTile, Report};

use super::ChoiceText;

impl WeatherMachine {
    pub(super) fn chance_choice(
        &self,
        choice: Choice,
        narrator: &Narrator<'_>,
    ) -> Option<ChoiceText> {
        let content = self.content;
        let player = self.active();
        let said = ChoiceText::new(narrator.choice(choice));
        Some(match choice {
            Choice::Order(player) => said.at(places::lab(player)),
            Choice::Show(tile) => said.with("id", tile.to_string()).at(places::tile(tile)),
            Choice::Lay(tile) => {
                let benefit = narrator.benefit(content.subsidies[tile].benefit);
                let said = said.with("id", tile.to_string()).with("benefit", benefit);
                match self.state.frames.top() {
                    Some(Frame::LaySubsidy { cell }) => said.at(places::cell(cell)),
                    _ => said,
                }
            }
            Choice::Reveal(tile) => {
                let facts = &content.experiments[tile];
                said.with("science", facts.science)
                    .with("cp", facts.cp)
                    .with("reward", narrator.benefit(facts.reward))
                    .at(places::tile(tile))
            }
            Choice::DealPart(colour) => {
                let part = game_message!(narrator, "part", colour = colour);
                said.with("part", part).at(places::items(player))
            }
            Choice::DealSet(set) => {
                let goals = self.goal_titles(self.goals_of(set, None), narrator);
                said.with("goals", goals).at(places::lab(player))
            }
            Choice::DealChallenge(card) => {
                said.with("text", narrator.challenge_text(card)).at(places::hideout())
            }
            Choice::DealGoal(tile) => said
                .with("title", narrator.goal_title(tile))
                .with("condition", narrator.condition(content.goals[tile].condition))
                .at(places::tile(tile)),
            Choice::DealChemical(chemical) => {
                said.at(places::supply(chemical)).at(places::hideout())
            }
            Choice::Report(card) => self.report_said(said, card, narrator),
            Choice::Draft(set, area) => {
                let tiles = self.goals_of(set, Some(area));
                let said = said
                    .with("count", tiles.len())
                    .with("colour", narrator.token_colour(area))
                    .with("goals", self.goal_titles(tiles, narrator));
                tiles.iter().fold(said, |said, tile| said.at(places::tile(tile)))
            }
            _ => return None,
        })
    }

    /// A Security Report, which may look the same as another.
    pub(super) fn report_said(
        &self,
        said: ChoiceText,
        card: Report,
        narrator: &Narrator<'_>,
    ) -> ChoiceText {
        let report = self.report_words(card, narrator.messages);
        said.with("report", capital(&report)).at(places::report(card))
    }

    /// The titles of Goal tiles, as a list.
    fn goal_titles(&self, tiles: EnumSet<GoalTile>, narrator: &Narrator<'_>) -> String {
        narrator.all_of(tiles.iter().map(|tile| narrator.goal_title(tile)).collect())
    }
}
