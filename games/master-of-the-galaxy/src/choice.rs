//! Every choice of a seat and every result of chance, with its text.

use crate::types::{
    Card, Colour, Letter, Pile, Player, Project, Route, Shape, System, Weaver, Work,
};

game_core::choices! {
    /// One answer to one question. The order of the variants is the order in which choices are
    /// listed.
    pub enum Choice {
        /// Chance: this player begins.
        First(player: Player) = "first {}",
        /// Chance: this cube is drawn.
        Draw(cube: Colour) = "draw {}",
        /// Chance: this card is the new top card of its deck, or is shown.
        Show(card: Card) = "show {}",
        /// Chance: this Weaver card comes.
        Weave(card: Weaver) = "weave {}",

        /// Set-up: choose a home.
        Home(system: System) = "home {}",
        /// Choose the shape of a base.
        Shape(shape: Shape) = "shape {}",

        /// Place a cube of the hand, or a pulled cube of the bag, in a slot of a project.
        Place(cube: Colour, project: Project, slot: Letter) = "place {} on {} slot {}",
        /// Place a cube on a route.
        Build(cube: Colour, route: Route) = "build {} {}",
        /// Settle a planet of this colour with a cube.
        Settle(cube: Colour, system: System, planet: Colour) = "settle {} {} {}",
        /// Initiate a conflict against a target system, from a source system.
        Initiate(card: Card, target: System, source: System) = "initiate {} {} from {}"
            if card.pile() == Pile::Conflict,
        /// Use a black cube to recall another one.
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
        /// Set a base of this shape in a system.
        Base(system: System, shape: Shape) = "base {} {}",
        /// Settle a planet of this colour through an effect.
        Free(system: System, planet: Colour) = "free {} {}",
        /// A cube of this colour: gained, received in a swap, or taken as spoils.
        Cube(colour: Colour) = "cube {}",
        /// Give up a cube of this colour.
        Give(colour: Colour) = "give {}",
        /// Close a system as a black hole.
        Close(system: System) = "close {}",
        /// Choose a conflict: the one to cancel, or the one in which cubes are repelled.
        Conflict(card: Card) = "conflict {}" if card.pile() == Pile::Conflict,
        /// Choose the opponent who skips a turn.
        Skip(player: Player) = "skip {}",
        /// Take this leader.
        Leader(card: Card) = "leader {}" if card.pile() == Pile::Leader,
        /// Complete this project first.
        Complete(project: Project) = "complete {}",
        /// Choose the system at which a swarm aims.
        Aim(system: System) = "aim {}",

        /// Choose the deck of a pick.
        Deck(pile: Pile) = "deck {}",
        /// Keep a card of a pick.
        Keep(card: Card) = "keep {}",
        /// Put a card under its deck.
        Under(card: Card) = "under {}",

        /// Carry out the effect.
        Use = "use",
        /// Skip the effect.
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
