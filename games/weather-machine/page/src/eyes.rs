//! What is drawn, through whose eyes: names, hues and figures of everybody.

use drawing::Marks;
use maud::{Markup, html};
use table::Line;
use weather_machine::{Agent, Content, Id, Laboratory, Owner, Player, State, View};

use super::signs::sign;

/// The colours of the seats' pieces (WM-SET.1).
const COLOURS: [&str; 4] = ["Yellow", "Black", "Orange", "Purple"];

/// What is drawn, with what can be chosen, whose Laboratory lies open, and what the Saboteurs would
/// do now.
pub(super) struct Eyes<'a> {
    pub(super) view: &'a View,
    pub(super) content: &'static Content,
    pub(super) marks: &'a Marks,
    pub(super) own: Player,
    pub(super) foreseen: Vec<Line>,
}

impl<'a> Eyes<'a> {
    /// The numbers of the choices behind a place.
    pub(super) fn can(&self, place: &str) -> Option<String> {
        self.marks.can(place)
    }

    /// Whether the Saboteurs would do something there if their turn came now.
    pub(super) fn foretold(&self, place: &str) -> bool {
        self.foreseen.iter().any(|line| line.places.iter().any(|of| of == place))
    }

    /// The table.
    pub(super) fn state(&self) -> &'a State {
        &self.view.state
    }

    /// Whether one person plays against the Saboteurs.
    pub(super) fn solo(&self) -> bool {
        self.view.options.solo()
    }

    /// A player's Laboratory; the Saboteurs have none.
    pub(super) fn lab(&self, player: Player) -> Option<&'a Laboratory> {
        self.view.state.laboratories.get(player.index())
    }

    /// Everybody with a place in the order, people first.
    pub(super) fn everybody(&self) -> Vec<Player> {
        let saboteurs = self.solo().then_some(Player::Saboteurs);
        self.state().people().chain(saboteurs).collect()
    }

    /// What a player is called, at the beginning of a sentence.
    pub(super) fn name(&self, player: Player) -> String {
        match player.seat() {
            None => "Saboteurs".into(),
            Some(_) if self.solo() => "You".into(),
            Some(_) => COLOURS[player.index().min(3)].into(),
        }
    }

    /// What the owner of a Bot is called.
    pub(super) fn owner_name(&self, owner: Owner) -> String {
        let player = Player::ALL.into_iter().find(|&player| Owner::from(player) == owner);
        player.map_or_else(|| "Lativ".into(), |player| self.name(player))
    }

    /// The token of a player: hue and shape.
    pub(super) fn token(&self, player: Player) -> Markup {
        let shape = if player == Player::Saboteurs { "da" } else { player.word() };
        html! {
            svg class={ "token " (hue(player.into())) } role="img" focusable="false" {
                title { (self.name(player)) }
                use href={ "#t-" (shape) } {}
            }
        }
    }

    /// A Bot: the hue and shape of its owner, with a face.
    pub(super) fn bot(&self, owner: Owner) -> Markup {
        html! {
            svg class={ "wm-bot " (hue(owner)) } role="img" focusable="false" {
                title { "Bot: " (self.owner_name(owner)) }
                use href={ "#b-" (owner.word()) } {}
            }
        }
    }

    /// A Bot that travels from and to this place.
    pub(super) fn bot_at(&self, owner: Owner, at: &str) -> Markup {
        html! { span class="wm-bot-at" data-bot=(owner.word()) data-at=(at) { (self.bot(owner)) } }
    }

    /// The Scientist of a player.
    pub(super) fn scientist(&self, player: Player, at: &str) -> Markup {
        let name = self.name(player);
        figure("person", hue(player.into()), &format!("scientist-{}", player.word()), &name, at)
    }
}

/// The class that gives an owner's hue.
pub(super) fn hue(owner: Owner) -> &'static str {
    match owner {
        Owner::One => "hue-yellow",
        Owner::Two => "hue-black",
        Owner::Three => "hue-orange",
        Owner::Four => "hue-purple",
        Owner::Saboteurs => "hue-red",
        Owner::Lativ => "hue-grey",
    }
}

/// An agent of the Saboteurs on its space.
pub(super) fn agent(agent: Agent, at: &str) -> Markup {
    let (class, name) = looks(agent);
    figure("agent", class, &format!("agent-{}", agent.word()), name, at)
}

/// An agent as a card names it.
pub(super) fn agent_sign(agent: Agent) -> Markup {
    let (class, name) = looks(agent);
    html! {
        span class={ "wm-figure " (class) } { (sign("agent", name)) span class="wm-figure-name" { (name) } }
    }
}

const fn looks(agent: Agent) -> (&'static str, &'static str) {
    match agent {
        Agent::White => ("wm-white-agent", "White"),
        Agent::Pink => ("wm-pink-agent", "Pink"),
    }
}

/// Lativ himself.
pub(super) fn lativ(at: &str) -> Markup {
    figure("person", "hue-grey", "lativ", "Lativ", at)
}

/// A piece with a name of its own, where it is: it travels when that changes.
fn figure(symbol: &str, class: &str, piece: &str, name: &str, at: &str) -> Markup {
    html! {
        span class={ "wm-figure " (class) } data-piece=(piece) data-at=(at) {
            (sign(symbol, name)) span class="wm-figure-name" { (name) }
        }
    }
}
