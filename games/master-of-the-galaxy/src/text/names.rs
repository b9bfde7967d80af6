//! The names of players and things as they appear in sentences.

use game_core::EnumSet;
use game_core::grammar::or;

use crate::game::MasterOfTheGalaxy;
use crate::types::{Card, Kind, Part, Pile, Player, Project, Route, System, Weaver};

/// The colours of the seats' pieces.
const COLOURS: [&str; 4] = ["Grey", "Brown", "Orange", "Purple"];

/// The name of a player at the beginning of a sentence, in a game of several players.
pub(crate) fn player_name(player: Player) -> String {
    COLOURS[player as usize].into()
}

impl MasterOfTheGalaxy {
    /// The name of a player at the beginning of a sentence.
    pub fn name(&self, player: Player) -> String {
        if self.options.solo() { "You".into() } else { player_name(player) }
    }

    /// The name of a player inside a sentence.
    pub(crate) fn mid_name(&self, player: Player) -> String {
        if self.options.solo() { "you".into() } else { player_name(player) }
    }

    /// The possessive form of a player inside a sentence.
    pub(crate) fn possessive(&self, player: Player) -> String {
        if self.options.solo() { "your".into() } else { format!("{}'s", player_name(player)) }
    }

    /// Subject and verb, as in "You take" or "Grey takes".
    pub(crate) fn does(&self, player: Player, plain: &str) -> String {
        format!("{} {}", self.name(player), self.verb(plain))
    }

    /// The form of a verb that follows a player's name.
    pub(crate) fn verb(&self, plain: &str) -> String {
        match plain {
            _ if self.options.solo() => plain.into(),
            "have" => "has".into(),
            "are" => "is".into(),
            plain if plain.ends_with("ss") => format!("{plain}es"),
            plain => format!("{plain}s"),
        }
    }

    /// The name of a system.
    pub(crate) fn system_name(&self, system: System) -> &str {
        &self.content.system(system).title
    }

    /// The name of a route, from its ends.
    pub fn route_name(&self, route: Route) -> String {
        let facts = self.content.route(route);
        format!("{}–{}", self.system_name(facts.from), self.system_name(facts.to))
    }

    /// The name of a card.
    pub(crate) fn card_name(&self, card: Card) -> &str {
        &self.content.card(card).title
    }

    /// The name of a Weaver card.
    pub(crate) fn swarm_name(&self, card: Weaver) -> &str {
        &self.content.weaver(card).title
    }

    /// The name of a project, such as "research of Teth Foundries".
    pub(crate) fn project_name(&self, project: Project) -> String {
        let card = self.card_name(project.card);
        match project.part {
            Part::Only => card.to_string(),
            Part::Attack => format!("the attack in {card}"),
            Part::Defence => format!("the defence in {card}"),
            part => format!("{part} of {card}"),
        }
    }
}

/// The name of a type of card inside a sentence.
pub(super) fn pile_name(pile: Pile) -> &'static str {
    match pile {
        Pile::Species => "species",
        Pile::Leader => "leader",
        Pile::Conflict => "conflict",
        Pile::Government => "government",
        Pile::Commerce => "commerce development",
        Pile::Expansion => "expansion development",
        Pile::Progress => "progress development",
    }
}

/// The names of several types inside a sentence.
pub(super) fn pile_names(piles: EnumSet<Pile>) -> String {
    let developments = piles.iter().all(Pile::is_development);
    let name = |pile: Pile| if developments { pile.word() } else { pile_name(pile) };
    let names: Vec<&str> = piles.iter().map(name).collect();
    let names = if names.is_empty() { "nothing".into() } else { or(&names) };
    if developments { format!("{names} development") } else { names }
}

/// A name with its indefinite article.
pub(super) fn a(name: &str) -> String {
    let article = if name.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {name}")
}

/// The name of a kind of project inside a sentence.
pub(super) fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Base => "projects for bases",
        Kind::Research => "research",
        Kind::Politics => "politics",
        Kind::Leader => "leaders",
        Kind::Development => "developments",
        Kind::Attack => "attacks",
        Kind::Defence => "defences",
        Kind::Route => "routes",
    }
}

/// A count with its noun, such as "1 cube" or "2 cubes".
pub(super) fn counted(count: u8, one: &str, many: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {many}") }
}
