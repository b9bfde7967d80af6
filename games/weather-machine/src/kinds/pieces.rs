//! Tiles, cards, players and what is printed on them by name.

use super::id::{index, words};
use super::{Area, Location};

index!(
    /// A Subsidy tile: `SU01` to `SU15`.
    SubsidyTile, 15, |number, f| write!(f, "SU{:02}", number + 1)
);
index!(
    /// A Workshop tile: `WS01` to `WS30`.
    WorkshopTile, 30, |number, f| write!(f, "WS{:02}", number + 1)
);
index!(
    /// An Experiment tile: `EX01` to `EX15`.
    ExperimentTile, 15, |number, f| write!(f, "EX{:02}", number + 1)
);
index!(
    /// An Extreme Weather tile: `XW01` to `XW15`.
    ExtremeTile, 15, |number, f| write!(f, "XW{:02}", number + 1)
);
index!(
    /// A Goal tile: `GO01` to `GO36`.
    GoalTile, 36, |number, f| write!(f, "GO{:02}", number + 1)
);
index!(
    /// A Security Report card: `SR01` to `SR20`.
    Report, 20, |number, f| write!(f, "SR{:02}", number + 1)
);

/// The Stage of an Experiment tile.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Stage {
    /// I, drawn first.
    One,
    /// II.
    Two,
    /// III, of which some stay in the box.
    Three,
}

words!(Stage { One = "1", Two = "2", Three = "3" });

/// The level of an Extreme Weather tile.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Level {
    /// On the board at the start.
    One,
    /// On top of the side stack.
    Two,
    /// At the bottom of the side stack.
    Three,
}

words!(Level { One = "1", Two = "2", Three = "3" });

/// The symbol at the bottom left of a Goal tile: the set it belongs to.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum GoalSet {
    /// The first set.
    Circle,
    /// The second set.
    Triangle,
    /// The third set.
    Square,
    /// The fourth set.
    Diamond,
}

words!(GoalSet { Circle = "circle", Triangle = "triangle", Square = "square", Diamond = "diamond" });

/// Somebody with Bots and an Initiative marker: a seat, or in solo the Saboteurs.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Player {
    /// Seat 1, in solo the human.
    #[default]
    One,
    /// Seat 2.
    Two,
    /// Seat 3.
    Three,
    /// Seat 4.
    Four,
    /// The Saboteurs, who have no seat and no Laboratory.
    Saboteurs,
}

words!(Player { One = "p1", Two = "p2", Three = "p3", Four = "p4", Saboteurs = "saboteurs" });

impl Player {
    /// The player in a seat.
    pub fn of_seat(seat: table::Seat) -> Player {
        Player::ALL[seat.index().min(3)]
    }

    /// The seat; `None` for the Saboteurs.
    pub fn seat(self) -> Option<table::Seat> {
        (self != Player::Saboteurs).then_some(table::Seat(self as u8))
    }
}

/// Whose Bot stands on a space.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Owner {
    /// Of seat 1.
    One,
    /// Of seat 2.
    Two,
    /// Of seat 3.
    Three,
    /// Of seat 4.
    Four,
    /// Of the Saboteurs.
    Saboteurs,
    /// Of Lativ.
    Lativ,
}

words!(Owner {
    One = "p1",
    Two = "p2",
    Three = "p3",
    Four = "p4",
    Saboteurs = "saboteurs",
    Lativ = "lativ",
});

impl From<Player> for Owner {
    fn from(player: Player) -> Owner {
        Owner::ALL[player as usize]
    }
}

/// How many people play.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum PlayerCount {
    /// One, against the Saboteurs.
    Solo,
    /// Two.
    Two,
    /// Three.
    Three,
    /// Four.
    Four,
}

words!(PlayerCount { Solo = "solo", Two = "2", Three = "3", Four = "4" });

/// A piece of the Saboteurs.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Agent {
    /// The white one.
    White,
    /// The pink one.
    Pink,
}

words!(Agent { White = "white", Pink = "pink" });

impl Agent {
    /// The other one.
    pub const fn other(self) -> Agent {
        match self {
            Agent::White => Agent::Pink,
            Agent::Pink => Agent::White,
        }
    }
}

/// Where a Security Report sends an agent.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Destination {
    /// Location 1.
    Supply,
    /// Location 2.
    Government,
    /// Location 3.
    Lab,
    /// Location 4.
    Rnd,
    /// Wherever Lativ is.
    Lativ,
}

words!(Destination {
    Supply = "supply",
    Government = "government",
    Lab = "lab",
    Rnd = "rnd",
    Lativ = "lativ",
});

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

    /// The Main Location, if it is one.
    pub const fn area(self) -> Option<Area> {
        match self.location() {
            Some(location) => location.area(),
            None => None,
        }
    }
}

/// The Priority indicator of a Security Report.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Indicator {
    /// The topmost candidate.
    Top,
    /// The bottommost candidate.
    Bottom,
}

words!(Indicator { Top = "top", Bottom = "bottom" });

/// A Challenge card, in the order of SAB-CHL.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Challenge {
    /// SAB-CHL.1.
    FullyStocked,
    /// SAB-CHL.2.
    Jamming,
    /// SAB-CHL.3.
    CreativeAccounting,
    /// SAB-CHL.4.
    NobelLaureate,
    /// SAB-CHL.5.
    Overachievers,
    /// SAB-CHL.6.
    Clock,
    /// SAB-CHL.7.
    OneStepAhead,
    /// SAB-CHL.8.
    MoralHighGround,
    /// SAB-CHL.9.
    PeerReview,
    /// SAB-CHL.10.
    Independent,
    /// SAB-CHL.11.
    BudgetCuts,
    /// SAB-CHL.12.
    PublishOrPerish,
}

words!(Challenge {
    FullyStocked = "fully_stocked",
    Jamming = "jamming",
    CreativeAccounting = "creative_accounting",
    NobelLaureate = "nobel_laureate",
    Overachievers = "overachievers",
    Clock = "clock",
    OneStepAhead = "one_step_ahead",
    MoralHighGround = "moral_high_ground",
    PeerReview = "peer_review",
    Independent = "independent",
    BudgetCuts = "budget_cuts",
    PublishOrPerish = "publish_or_perish",
});

/// A rank after a win in final scoring, the highest first (SAB-RNK).
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Rank {
    /// SAB-RNK.1 MUST: CP, far along every Funding track, a large Workshop, few Vouchers left.
    Terraformer,
    /// SAB-RNK.2 MUST: CP, the Nobel Prize, Goals, every section of the Assembly Line open.
    Climatologist,
    /// SAB-RNK.3 MUST: CP, papers, Goals, Awards, far along one Funding track.
    Meteorologist,
    /// SAB-RNK.4 MUST: papers, Bots on the board, Goals, an Award.
    Forecaster,
    /// SAB-RNK.5 MUST: Goals and an Award.
    Stormchaser,
}

words!(Rank {
    Terraformer = "terraformer",
    Climatologist = "climatologist",
    Meteorologist = "meteorologist",
    Forecaster = "forecaster",
    Stormchaser = "stormchaser",
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::Id;

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
        assert_eq!(Player::of_seat(table::Seat(2)), Player::Three);
        assert_eq!(Player::Saboteurs.seat(), None);
        assert_eq!(Owner::from(Player::Saboteurs), Owner::Saboteurs);
    }
}
