//! Every choice of a seat and every result of chance, with its text.

use crate::types::{
    Card, Colour, Letter, Pile, Player, Project, Route, Shape, System, Weaver, Work,
};

game_core::choices! {
    /// One answer to one question. The order is the order in which choices are listed.
    pub enum Choice {
        /// Chance: who begins.
        First(player: Player) = "first {}",
        /// Chance: the cube that is drawn.
        Draw(cube: Colour) = "draw {}",
        /// Chance: the card that is now on top of its deck, or shown.
        Show(card: Card) = "show {}",
        /// Chance: the Weaver card that comes.
        Weave(card: Weaver) = "weave {}",

        /// Set-up: the home.
        Home(system: System) = "home {}",
        /// The shape of a base.
        Shape(shape: Shape) = "shape {}",

        /// A cube of the hand, or of the bag if it is pulled, into a slot of a project.
        Place(cube: Colour, project: Project, slot: Letter) = "place {} on {} slot {}",
        /// The same onto a route.
        Build(cube: Colour, route: Route) = "build {} {}",
        /// A cube onto a planet of this colour.
        Settle(cube: Colour, system: System, planet: Colour) = "settle {} {} {}",
        /// Initiate a conflict against a system, from another.
        Initiate(card: Card, target: System, source: System) = "initiate {} {} from {}"
            if card.pile() == Pile::Conflict,
        /// Bring a cube back with a black one.
        Recall = "recall",
        /// Dismiss a card.
        Dismiss(card: Card) = "dismiss {}",
        /// End Phase 2.
        End = "end",

        /// Take a cube from a slot of a project.
        Take(project: Project, slot: Letter, cube: Colour) = "take {} slot {} {}",
        /// Take a cube from a route.
        TakeRoute(route: Route, cube: Colour) = "take {} {}",
        /// Take a cube from a work of a Weaver card.
        TakeWork(card: Weaver, work: Work) = "take {} {}",
        /// Set a base of a shape in a system.
        Base(system: System, shape: Shape) = "base {} {}",
        /// Settle a planet of this colour by an effect.
        Free(system: System, planet: Colour) = "free {} {}",
        /// A cube of this colour: gained, swapped for, or taken as spoils.
        Cube(colour: Colour) = "cube {}",
        /// Give a cube of this colour up.
        Give(colour: Colour) = "give {}",
        /// Close a system.
        Close(system: System) = "close {}",
        /// Cancel a conflict; or the one in which cubes are repelled.
        Conflict(card: Card) = "conflict {}" if card.pile() == Pile::Conflict,
        /// The opponent who skips a turn.
        Skip(player: Player) = "skip {}",
        /// A leader to take.
        Leader(card: Card) = "leader {}" if card.pile() == Pile::Leader,
        /// The project that is completed first.
        Complete(project: Project) = "complete {}",
        /// The system at which a swarm aims.
        Aim(system: System) = "aim {}",

        /// The deck of a pick.
        Deck(pile: Pile) = "deck {}",
        /// Keep a card of a pick.
        Keep(card: Card) = "keep {}",
        /// Put a card under its deck.
        Under(card: Card) = "under {}",

        /// Do what the effect says.
        Use = "use",
        /// Leave it.
        Pass = "pass",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::Declared;

    #[test]
    fn every_choice_reads_back_from_its_text() {
        for choice in Choice::every() {
            assert_eq!(choice.to_string().parse(), Ok(choice), "{choice}");
        }
        assert!(std::mem::size_of::<Choice>() <= 8);
    }

    #[test]
    fn nonsense_is_no_choice() {
        for text in ["", "place", "place R on g1 slot *", "initiate l01 s00 from s10", "leader c1"]
        {
            assert!(text.parse::<Choice>().is_err(), "{text}");
        }
    }
}
