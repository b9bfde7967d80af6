//! The numbers that the rules name, and the settings for differing copies.

use game_core::{Tables, string_enum};

use crate::types::Pile;

string_enum! {
    /// Where a recalled cube goes.
    pub enum RecallTo {
        /// Into the bag.
        Bag = "bag",
        /// Into the hand.
        Hand = "hand",
    }
}

string_enum! {
    /// Where the card of a swarm goes after the player wins the conflict against it.
    pub enum DestroyedTo {
        /// Out of the game.
        Box = "box",
        /// Under the Weaver deck.
        Deck = "deck",
    }
}

game_core::settings_table! {
    /// The numbers of pieces.
    pub struct Pieces = ("numbers.toml", "pieces") {
        /// Cubes of each colour but black.
        cubes: u8 = 5..=60,
        /// Black cubes.
        black_cubes: u8 = 5..=60,
        /// Cubes of each colour in a bag at the start.
        cubes_in_bag: u8 = 1..=15,
        /// Bases of each shape of a player.
        bases_of_a_shape: u8 = 1..=9,
        /// Black hole tokens.
        black_hole_tokens: u8 = 1..=25,
        /// The last step of the track of symbols.
        track: u8 = 1..=9,
    }
}

game_core::settings_table! {
    /// The numbers and settings of a turn.
    pub struct InTurn = ("numbers.toml", "turn") {
        /// Cubes drawn in Phase 1.
        hand_size: u8 = 1..=9,
        /// Cards shown in a pick.
        look: u8 = 1..=4,
        /// Where a recalled cube goes.
        black_recall_to: RecallTo of "bag or hand",
        /// Whether cubes can be recalled from routes.
        black_recall_routes: bool,
        /// Whether a complete route connects its systems for every player.
        routes_shared: bool,
        /// Whether all cubes of a route have the same colour.
        route_single_colour: bool,
        /// Cubes that a settled planet yields.
        planet_yield: u8 = 0..=9,
        /// Whether a new government costs a turn.
        anarchy_skip: bool,
    }
}

game_core::settings_table! {
    /// The limits of a player, and the guards that end endless play.
    pub struct Limits = ("numbers.toml", "limits") {
        /// Leaders in front of a player.
        leader: u8 = 1..=4,
        /// Governments in front of a player.
        government: u8 = 1..=2,
        /// Conflicts in front of a player that are not won.
        conflict: u8 = 1..=4,
        /// Developments of a type in front of a player that are not completed.
        development_per_type: u8 = 1..=4,
        /// Bases in a system.
        bases_per_system: u8 = 1..=3,
        /// Initiated conflicts of a player; 0 is no limit.
        initiated: u8 = 0..=9,
        /// Actions in one Phase 2; 0 is no limit.
        phase_guard: u8 = 0..=255,
        /// Rounds; 0 is no limit.
        round_guard: u16 = 0..=1000,
    }
}

game_core::settings_table! {
    /// The numbers that win.
    pub struct Winning = ("numbers.toml", "winning") {
        /// Bases on the board.
        bases: u8 = 1..=27,
        /// Symbols of the same kind.
        symbols: u8 = 1..=9,
        /// Starts under control.
        starts: u8 = 2..=4,
    }
}

game_core::settings_table! {
    /// The numbers and settings of conflicts.
    pub struct InConflicts = ("numbers.toml", "conflicts") {
        /// Red slots that a start adds to an attack.
        start_system_extra_attack: u8 = 0..=3,
        /// Whether the owner keeps the card of a cancelled conflict.
        cancel_keeps_card: bool,
        /// Whether several conflicts may have the same target.
        shared_target: bool,
    }
}

game_core::settings_table! {
    /// The settings of The Weavers.
    pub struct OfWeavers = ("numbers.toml", "weavers") {
        /// Where the card of a destroyed swarm goes.
        destroyed_swarm_to: DestroyedTo of "box or deck",
        /// Whether the Weavers defend neutral systems.
        defend_neutral: bool,
        /// Whether a skipped solo turn still draws and has its Span.
        skip_solo_draws: bool,
        /// Whether a cube that went to a conflict counts as placed on its work.
        redirect_counts_as_advance: bool,
    }
}

/// The numbers that the rules name, and the settings for differing copies.
#[derive(Clone, Debug)]
pub struct Numbers {
    /// The numbers of pieces.
    pub pieces: Pieces,
    /// The numbers and settings of a turn.
    pub turn: InTurn,
    /// The limits of a player, and the guards.
    pub limits: Limits,
    /// The numbers that win.
    pub winning: Winning,
    /// The numbers and settings of conflicts.
    pub conflicts: InConflicts,
    /// The settings of The Weavers.
    pub weavers: OfWeavers,
}

impl Numbers {
    /// The limit, without modifiers, for cards of a type that are not won or completed.
    pub(crate) fn limit(&self, pile: Pile) -> u8 {
        match pile {
            Pile::Species => 1,
            Pile::Leader => self.limits.leader,
            Pile::Government => self.limits.government,
            Pile::Conflict => self.limits.conflict,
            Pile::Commerce | Pile::Expansion | Pile::Progress => self.limits.development_per_type,
        }
    }

    pub(super) fn read(tables: &mut Tables) -> Numbers {
        Numbers {
            pieces: Pieces::read(tables),
            turn: InTurn::read(tables),
            limits: Limits::read(tables),
            winning: Winning::read(tables),
            conflicts: InConflicts::read(tables),
            weavers: OfWeavers::read(tables),
        }
    }
}
