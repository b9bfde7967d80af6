//! Tiles, cards and players, and the words printed on them.

use super::{Area, Location};

game_core::index_type! {
    /// A Subsidy tile: `SU01` to `SU15`.
    pub struct SubsidyTile(15);
    |number, f| write!(f, "SU{:02}", number + 1)
}

game_core::index_type! {
    /// A Workshop tile: `WS01` to `WS30`.
    pub struct WorkshopTile(30);
    |number, f| write!(f, "WS{:02}", number + 1)
}

game_core::index_type! {
    /// An Experiment tile: `EX01` to `EX15`.
    pub struct ExperimentTile(15);
    |number, f| write!(f, "EX{:02}", number + 1)
}

game_core::index_type! {
    /// An Extreme Weather tile: `XW01` to `XW15`.
    pub struct ExtremeTile(15);
    |number, f| write!(f, "XW{:02}", number + 1)
}

game_core::index_type! {
    /// A Goal tile: `GO01` to `GO36`.
    pub struct GoalTile(36);
    |number, f| write!(f, "GO{:02}", number + 1)
}

game_core::index_type! {
    /// A Security Report card: `SR01` to `SR20`.
    pub struct Report(20);
    |number, f| write!(f, "SR{:02}", number + 1)
}

game_core::string_enum! {
    /// The Stage of an Experiment tile.
    pub enum Stage {
        /// I, drawn first.
        One = "1",
        /// II.
        Two = "2",
        /// III, some of which stay in the box.
        Three = "3",
    }
}

game_core::string_enum! {
    /// The level of an Extreme Weather tile.
    pub enum Level {
        /// On the board at the start.
        One = "1",
        /// On top of the side stack.
        Two = "2",
        /// At the bottom of the side stack.
        Three = "3",
    }
}

game_core::string_enum! {
    /// The symbol at the bottom left of a Goal tile, which says its set.
    pub enum GoalSet {
        /// The first set.
        Circle = "circle",
        /// The second set.
        Triangle = "triangle",
        /// The third set.
        Square = "square",
        /// The fourth set.
        Diamond = "diamond",
    }
}

game_core::string_enum! {
    /// Someone with Bots and an Initiative marker: a seat, or in solo the Saboteurs.
    #[derive(Default)]
    pub enum Player {
        /// Seat 1, in solo the human.
        #[default]
        One = "p1",
        /// Seat 2.
        Two = "p2",
        /// Seat 3.
        Three = "p3",
        /// Seat 4.
        Four = "p4",
        /// The Saboteurs, who have no seat and no Laboratory.
        Saboteurs = "saboteurs",
    }
}

impl Player {
    /// The player in a seat.
    pub fn of_seat(seat: game_core::Seat) -> Player {
        Player::ALL[seat.index().min(3)]
    }

    /// The seat; `None` for the Saboteurs.
    pub fn seat(self) -> Option<game_core::Seat> {
        (self != Player::Saboteurs).then_some(game_core::Seat(self as u8))
    }
}

game_core::string_enum! {
    /// The owner of a Bot on a space.
    pub enum Owner {
        /// Seat 1.
        One = "p1",
        /// Seat 2.
        Two = "p2",
        /// Seat 3.
        Three = "p3",
        /// Seat 4.
        Four = "p4",
        /// The Saboteurs.
        Saboteurs = "saboteurs",
        /// Lativ.
        Lativ = "lativ",
    }
}

impl From<Player> for Owner {
    fn from(player: Player) -> Owner {
        Owner::ALL[player as usize]
    }
}

game_core::string_enum! {
    /// The number of people in a game.
    pub enum PlayerCount {
        /// One, against the Saboteurs.
        Solo = "solo",
        /// Two.
        Two = "2",
        /// Three.
        Three = "3",
        /// Four.
        Four = "4",
    }
}

game_core::string_enum! {
    /// A piece of the Saboteurs.
    pub enum Agent {
        /// The white one.
        White = "white",
        /// The pink one.
        Pink = "pink",
    }
}

impl Agent {
    /// The other agent.
    pub const fn other(self) -> Agent {
        match self {
            Agent::White => Agent::Pink,
            Agent::Pink => Agent::White,
        }
    }
}

game_core::string_enum! {
    /// The destination on a Security Report.
    pub enum Destination {
        /// Location 1.
        Supply = "supply",
        /// Location 2.
        Government = "government",
        /// Location 3.
        Lab = "lab",
        /// Location 4.
        Rnd = "rnd",
        /// Wherever Lativ is.
        Lativ = "lativ",
    }
}

impl Destination {
    /// The Location; `None` if the agent follows Lativ.
    pub const fn location(self) -> Option<Location> {
        match self {
            Destination::Supply => Some(Location::Supply),
            Destination::Government => Some(Location::Government),
            Destination::Lab => Some(Location::Lab),
            Destination::Rnd => Some(Location::Rnd),
            Destination::Lativ => None,
        }
    }

    /// The Main Location; `None` for the Supply and for Lativ.
    pub const fn area(self) -> Option<Area> {
        match self.location() {
            Some(location) => location.area(),
            None => None,
        }
    }
}

game_core::string_enum! {
    /// The Priority indicator of a Security Report.
    pub enum Indicator {
        /// The topmost candidate.
        Top = "top",
        /// The bottommost candidate.
        Bottom = "bottom",
    }
}

game_core::string_enum! {
    /// A Challenge card, in the order of SAB-CHL.
    pub enum Challenge {
        /// SAB-CHL.1.
        FullyStocked = "fully_stocked",
        /// SAB-CHL.2.
        Jamming = "jamming",
        /// SAB-CHL.3.
        CreativeAccounting = "creative_accounting",
        /// SAB-CHL.4.
        NobelLaureate = "nobel_laureate",
        /// SAB-CHL.5.
        Overachievers = "overachievers",
        /// SAB-CHL.6.
        Clock = "clock",
        /// SAB-CHL.7.
        OneStepAhead = "one_step_ahead",
        /// SAB-CHL.8.
        MoralHighGround = "moral_high_ground",
        /// SAB-CHL.9.
        PeerReview = "peer_review",
        /// SAB-CHL.10.
        Independent = "independent",
        /// SAB-CHL.11.
        BudgetCuts = "budget_cuts",
        /// SAB-CHL.12.
        PublishOrPerish = "publish_or_perish",
    }
}

game_core::string_enum! {
    /// A rank after a win in final scoring, the highest first (SAB-RNK).
    pub enum Rank {
        /// SAB-RNK.1 MUST: CP, high Funding on every track, a large Workshop, few Vouchers left.
        Terraformer = "terraformer",
        /// SAB-RNK.2 MUST: CP, the Nobel Prize, Goals, every section of the Assembly Line open.
        Climatologist = "climatologist",
        /// SAB-RNK.3 MUST: CP, papers, Goals, Awards, high Funding on one track.
        Meteorologist = "meteorologist",
        /// SAB-RNK.4 MUST: papers, Bots on the board, Goals, an Award.
        Forecaster = "forecaster",
        /// SAB-RNK.5 MUST: Goals and an Award.
        Stormchaser = "stormchaser",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Id;

    #[test]
    fn tiles_and_cards_read_back_their_ids() {
        assert_eq!("SR03".parse::<Report>().map(Id::index), Ok(2));
        assert_eq!("GO36".parse::<GoalTile>().map(Id::index), Ok(35));
        for wrong in ["SR00", "SR21", "SR3", "SR003", "sr03", "SR", "GO03", "É"] {
            assert!(wrong.parse::<Report>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_seat_has_a_player_and_the_saboteurs_have_no_seat() {
        assert_eq!(Player::of_seat(game_core::Seat(2)), Player::Three);
        assert_eq!(Player::Saboteurs.seat(), None);
        assert_eq!(Owner::from(Player::Saboteurs), Owner::Saboteurs);
    }
}
