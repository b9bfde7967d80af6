//! English names for texts that have no message.

use crate::content::Content;
use crate::game::WeatherMachine;
use crate::types::{
    ActionSpace, Area, BotSpace, ExperimentTile, GoalHeight, GoalSpace, GoalTile, OfficeSpace,
    Player, Report, Stage, SubsidyCell, SubsidyTile, Voucher, Weather, WorkshopTile,
};

use super::localized_names::{self, english};
use super::narrator::game_message;

impl WeatherMachine {
    /// The name of a player at the start of a sentence.
    pub(crate) fn name(&self, player: Player) -> String {
        self.in_english().name(player)
    }

    /// The possessive of a player within a sentence.
    pub(crate) fn possessive(&self, player: Player) -> String {
        let narrator = self.in_english();
        let own = english().attribute(narrator.player(player).key(), "own", &[]);
        own.unwrap_or_default().into()
    }

    /// A Goal tile with its condition.
    pub(crate) fn goal_words(&self, tile: GoalTile) -> String {
        let (narrator, facts) = (self.in_english(), &self.content.goals[tile]);
        let (title, condition) = (facts.title.clone(), facts.condition);
        game_message!(&narrator, "goal", title = title, condition = condition)
    }
}

/// A machine within a sentence.
pub(crate) fn machine(area: Area) -> String {
    localized_names::machine_in(area, english()).name().into()
}

/// An action space within a sentence.
pub(crate) fn action_space(space: ActionSpace) -> String {
    localized_names::action_space_in(space, english())
}

/// A Bot space within a sentence.
pub(crate) fn bot_space(space: BotSpace) -> String {
    localized_names::bot_space_in(space, english())
}

/// A Subsidy space within a sentence.
pub(crate) fn cell(cell: SubsidyCell) -> String {
    localized_names::cell_in(cell, english())
}

/// An Office space within a sentence.
pub(crate) fn office_space(space: OfficeSpace) -> String {
    format!("the {} space of row {}", space.area().token_colour(), space.row())
}

/// A Goal space within a sentence.
pub(crate) fn goal_space(space: GoalSpace) -> String {
    let height = match space.height() {
        GoalHeight::Top => "top",
        GoalHeight::Bottom => "bottom",
    };
    format!("the {height} {} Goal space", space.area().token_colour())
}

/// A Research token within a sentence.
pub(crate) fn research_token(area: Area, weather: Weather) -> String {
    localized_names::token_in(area, weather, english())
}

/// A Workshop tile by its half-circles.
pub(crate) fn workshop_tile(content: &Content, tile: WorkshopTile) -> String {
    let facts = content.workshop_tiles[tile];
    format!("{tile} ({} and {})", facts.top, facts.bottom)
}

/// A Subsidy tile by our title, with its benefit.
pub(crate) fn subsidy(content: &Content, tile: SubsidyTile) -> String {
    let facts = &content.subsidies[tile];
    format!("Subsidy tile {} ({})", facts.title, facts.benefit.words())
}

/// An Experiment tile with its weather and Stage.
pub(crate) fn experiment(content: &Content, tile: ExperimentTile) -> String {
    let facts = &content.experiments[tile];
    format!("{} ({}, Stage {})", facts.title, facts.weather.title(), stage(facts.stage))
}

/// A Stage as printed.
pub(crate) const fn stage(stage: Stage) -> &'static str {
    ["I", "II", "III"][stage as usize]
}

/// All features of a Security Report.
pub(crate) fn report(content: &Content, report: Report) -> String {
    localized_names::report_in(content, report, english())
}

/// "Lab Voucher".
pub(crate) fn voucher_name(voucher: Voucher) -> String {
    format!("{} Voucher", voucher.short())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Chemical;

    #[test]
    fn articles_follow_the_sound() {
        let a = |noun: &str| english().attribute(noun, "a", &[]).expect("an article");
        assert_eq!(a("voucher-rnd"), "an R&D Voucher");
        assert_eq!(a("voucher-lab"), "a Lab Voucher");
        let game = crate::text::narrator::tests::solo();
        let chemical = Chemical::Verdino;
        let narrator = game.in_english();
        assert_eq!(game_message!(&narrator, "a-chemical", chemical = chemical), "a Verdino");
        assert_eq!(english().text("detail-take-investment", &[]), "take an Investment tile");
    }

    #[test]
    fn spaces_are_named_as_one_points_at_them() {
        let words = |text: &str| bot_space(text.parse().expect("a space"));
        assert_eq!(
            words("government wind right"),
            "the right Wind space of the Government Machine"
        );
        assert_eq!(words("rnd sun bottom"), "the bottom Sun space of R&D");
        let words = |text: &str| action_space(text.parse().expect("a space"));
        assert_eq!(words("supply 2"), "space 2 of the Supply");
        assert_eq!(words("lab left"), "the left space of Lativ's Lab");
    }
}
