//! What is drawn and for whom, with everybody's names, hues and figures.

use drawing::Marks;
use game_core::Line;
use weather_machine::{Agent, Content, Id, Laboratory, Owner, Player, State, View};

/// The colours of the seats' pieces (WM-SET.1).
const COLOURS: [&str; 4] = ["Yellow", "Black", "Orange", "Purple"];

/// Everything a drawing needs: the view, what can be chosen, whose Laboratory is open, and what the
/// Saboteurs would do now.
pub(super) struct Eyes<'a> {
    pub(super) view: &'a View,
    pub(super) content: &'static Content,
    pub(super) marks: &'a Marks,
    pub(super) own: Player,
    pub(super) foreseen: Vec<Line>,
}

impl<'a> Eyes<'a> {
    /// The numbers of the choices at a place.
    pub(super) fn can(&self, place: &str) -> Option<String> {
        self.marks.can(place)
    }

    /// Whether the Saboteurs would do something there if they took their turn now.
    pub(super) fn foretold(&self, place: &str) -> bool {
        self.foreseen.iter().any(|line| line.places.iter().any(|of| of == place))
    }

    /// Whether Lativ is the one who would do something there.
    pub(super) fn foretold_of_lativ(&self, place: &str) -> bool {
        let line = self.foreseen.iter().find(|line| line.places.iter().any(|of| of == place));
        line.is_some_and(|line| line.text.starts_with("Lativ"))
    }

    /// The state as the viewer sees it.
    pub(super) fn state(&self) -> &'a State {
        &self.view.state
    }

    /// Whether this is a solo game.
    pub(super) fn solo(&self) -> bool {
        self.view.options.solo()
    }

    /// A player's Laboratory; the Saboteurs have none.
    pub(super) fn lab(&self, player: Player) -> Option<&'a Laboratory> {
        self.view.state.laboratories.get(player.index())
    }

    /// Everybody in the turn order, people first.
    pub(super) fn everybody(&self) -> Vec<Player> {
        let saboteurs = self.solo().then_some(Player::Saboteurs);
        self.state().people().chain(saboteurs).collect()
    }

    /// A player's name, as the start of a sentence.
    pub(super) fn name(&self, player: Player) -> String {
        match player.seat() {
            None => "Saboteurs".into(),
            Some(_) if self.solo() => "You".into(),
            Some(_) => COLOURS[player.index().min(3)].into(),
        }
    }

    /// The name of a Bot's owner.
    pub(super) fn owner_name(&self, owner: Owner) -> String {
        let player = Player::ALL.into_iter().find(|&player| Owner::from(player) == owner);
        player.map_or_else(|| "Lativ".into(), |player| self.name(player))
    }
}

/// The CSS class of an owner's hue.
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

/// The name of an agent.
pub(super) const fn agent_name(agent: Agent) -> &'static str {
    match agent {
        Agent::White => "White",
        Agent::Pink => "Pink",
    }
}
