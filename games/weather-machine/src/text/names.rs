//! The names of players and things within sentences.

use crate::content::Content;
use crate::game::WeatherMachine;
use crate::state::Lativ;
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, Chemical, Colour, ExperimentTile, GoalHeight, GoalSpace,
    Id, LineSlot, OfficeSpace, Owner, Player, Report, Stage, SubsidyCell, SubsidyTile, Voucher,
    Weather, WorkshopTile,
};

use super::localized_names;
pub(crate) use super::localized_names::{height, location_heading, machine};

/// The colours of the seats' pieces (WM-SET.1).
const COLOURS: [&str; 4] = ["Yellow", "Black", "Orange", "Purple"];

impl WeatherMachine {
    /// The name of a player at the start of a sentence.
    pub(crate) fn name(&self, player: Player) -> String {
        match (self.options.solo(), player) {
            (_, Player::Saboteurs) => "The Saboteurs".into(),
            (true, _) => "You".into(),
            (false, _) => COLOURS[player.index().min(3)].into(),
        }
    }

    /// The name of a player within a sentence.
    pub(crate) fn mid_name(&self, player: Player) -> String {
        match (self.options.solo(), player) {
            (_, Player::Saboteurs) => "the Saboteurs".into(),
            (true, _) => "you".into(),
            (false, _) => self.name(player),
        }
    }

    /// The possessive of a player within a sentence.
    pub(crate) fn possessive(&self, player: Player) -> String {
        match (self.options.solo(), player) {
            (_, Player::Saboteurs) => "the Saboteurs'".into(),
            (true, _) => "your".into(),
            (false, _) => format!("{}'s", self.name(player)),
        }
    }

    /// "You take" or "Yellow takes".
    pub(crate) fn does(&self, player: Player, plain: &str) -> String {
        format!("{} {}", self.name(player), self.verb(plain))
    }

    /// A verb after the name of a player; in solo all of them take the plural.
    pub(crate) fn verb(&self, plain: &str) -> String {
        if self.options.solo() { plain.into() } else { third_person(plain) }
    }

    /// A Bot by its owner, such as "your Bot".
    pub(crate) fn bot_of(&self, owner: Owner) -> String {
        match owner {
            Owner::Lativ => "Lativ's Bot".into(),
            owner => format!("{} Bot", self.possessive(Player::ALL[owner as usize])),
        }
    }

    /// The owner of the Bot on a space, or "empty".
    pub(crate) fn standing(&self, space: BotSpace) -> String {
        self.state.bot(space).map_or("empty".into(), |owner| self.owner_name(owner))
    }

    /// The owner of a Bot within a sentence.
    pub(crate) fn owner_name(&self, owner: Owner) -> String {
        match owner {
            Owner::Lativ => "Lativ".into(),
            owner => self.mid_name(Player::ALL[owner as usize]),
        }
    }

    /// The names of players in an order.
    pub(crate) fn names(&self, players: &[Player]) -> String {
        let names: Vec<String> = players.iter().map(|&player| self.mid_name(player)).collect();
        names.join(", ")
    }
}

/// An agent within a sentence.
pub(crate) fn agent_name(agent: Agent) -> String {
    localized_names::agent_in(agent, localized_names::english())
}

/// An action space within a sentence.
pub(crate) fn action_space(space: ActionSpace) -> String {
    localized_names::action_space_in(space, localized_names::english())
}

/// An action space whose Location is known.
pub(crate) fn short_action_space(space: ActionSpace) -> String {
    localized_names::short_action_space_in(space, localized_names::english())
}

/// A Bot space within a sentence.
pub(crate) fn bot_space(space: BotSpace) -> String {
    localized_names::bot_space_in(space, localized_names::english())
}

/// A Bot space whose machine is known.
pub(crate) fn short_bot_space(space: BotSpace) -> String {
    format!("{}, {}", space.weather().title(), at(space))
}

const fn at(space: BotSpace) -> &'static str {
    height(space.area(), space.position())
}

/// A Subsidy space within a sentence.
pub(crate) fn cell(cell: SubsidyCell) -> String {
    localized_names::cell_in(cell, localized_names::english())
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

/// Lativ's place within a sentence.
pub(crate) fn lativs_place(lativ: Lativ) -> String {
    localized_names::lativs_place_in(lativ, localized_names::english())
}

/// A Research token within a sentence.
pub(crate) fn research_token(area: Area, weather: Weather) -> String {
    localized_names::token_in(area, weather, localized_names::english())
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

/// A slot of the Assembly Line, described by section and place.
pub(crate) fn line_slot(slot: LineSlot) -> String {
    format!("slot {} of section {}", slot.index() % 3 + 1, slot.section())
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
    localized_names::report_in(content, report, localized_names::english())
}

/// "Lab Voucher".
pub(crate) fn voucher_name(voucher: Voucher) -> String {
    format!("{} Voucher", voucher.short())
}

/// "a Lab Voucher".
pub(crate) fn a_voucher(voucher: Voucher) -> String {
    article(&voucher_name(voucher))
}

/// "2 Lab Vouchers".
pub(crate) fn vouchers(voucher: Voucher, count: u8) -> String {
    counted(count, &voucher_name(voucher))
}

/// "a Verdino".
pub(crate) fn a_chemical(chemical: Chemical) -> String {
    article(chemical.title())
}

/// "green Machine Part".
pub(crate) fn part(colour: Colour) -> String {
    format!("{colour} Machine Part")
}

/// "a green Machine Part".
pub(crate) fn a_part(colour: Colour) -> String {
    article(&part(colour))
}

/// "1 Bot", "2 Bots".
pub(crate) fn counted(count: u8, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// "3 for 1 Bot", "3 for each of 2 Bots".
pub(crate) fn for_each(each: u8, count: u8, noun: &str) -> String {
    let counted = counted(count, noun);
    if count == 1 {
        format!("{each} for {counted}")
    } else {
        format!("{each} for each of {counted}")
    }
}

/// "a green part", "an orange part".
pub(crate) fn article(noun: &str) -> String {
    let vowel =
        noun.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']) || noun.starts_with("R&");
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

/// The third person of a verb.
fn third_person(verb: &str) -> String {
    match verb {
        "have" => "has".into(),
        "are" => "is".into(),
        "do" => "does".into(),
        _ if verb.ends_with("sh") || verb.ends_with("ss") || verb.ends_with("ch") => {
            format!("{verb}es")
        }
        _ => format!("{verb}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_follow_the_sound() {
        assert_eq!(a_voucher(Voucher::Rnd), "an R&D Voucher");
        assert_eq!(a_voucher(Voucher::Lab), "a Lab Voucher");
        assert_eq!(a_chemical(Chemical::Verdino), "a Verdino");
        assert_eq!(article("Investment tile"), "an Investment tile");
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
