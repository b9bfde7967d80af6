use table::{Tables, words};

use crate::options::RecallTo;

words! {
    /// Where a swarm's card goes when its conflict is won.
    pub enum DestroyedTo {
        /// Out of the game.
        Box = "box",
        /// Under the Weaver deck.
        Deck = "deck",
    }
}

/// The numbers that the rules name, and the settings of a copy.
#[derive(Clone, Debug)]
pub struct Numbers {
    /// Cubes of each colour but black.
    pub cubes: u8,
    /// Black cubes.
    pub black_cubes: u8,
    /// Cubes of each colour in a bag at the start.
    pub cubes_in_bag: u8,
    /// Bases of each shape of a player.
    pub bases_of_a_shape: u8,
    /// Black hole tokens.
    pub black_hole_tokens: u8,
    /// The last step of the symbols' track.
    pub track: u8,
    /// Cubes drawn in Phase 1.
    pub hand_size: u8,
    /// Cards shown in a pick.
    pub look: u8,
    /// Where a recalled cube goes.
    pub black_recall_to: RecallTo,
    /// Whether cubes are recalled from routes.
    pub black_recall_routes: bool,
    /// Whether a complete route connects for everybody.
    pub routes_shared: bool,
    /// Whether the cubes of a route have one colour.
    pub route_single_colour: bool,
    /// Cubes that a settled planet yields.
    pub planet_yield: u8,
    /// Whether a new government costs a turn.
    pub anarchy_skip: bool,
    /// Leaders before a player.
    pub limit_leader: u8,
    /// Governments before a player.
    pub limit_government: u8,
    /// Conflicts not won before a player.
    pub limit_conflict: u8,
    /// Developments of a type, not completed, before a player.
    pub limit_development: u8,
    /// Bases in a system.
    pub bases_per_system: u8,
    /// Initiated conflicts of a player; 0 is no limit.
    pub limit_initiated: u8,
    /// Actions in one Phase 2; 0 is no limit.
    pub phase_guard: u8,
    /// Rounds; 0 is no limit.
    pub round_guard: u16,
    /// Bases that win.
    pub bases_to_win: u8,
    /// Symbols of one kind that win.
    pub symbols_to_win: u8,
    /// Starts that win.
    pub starts_to_win: u8,
    /// Red slots that a start adds to an attack.
    pub start_system_extra_attack: u8,
    /// Whether a cancelled conflict stays with its owner.
    pub cancel_keeps_card: bool,
    /// Whether a system may be the target of several conflicts.
    pub shared_target: bool,
    /// Where a destroyed swarm goes.
    pub destroyed_swarm_to: DestroyedTo,
    /// Whether the Weavers defend neutral systems.
    pub defend_neutral: bool,
    /// Whether a skipped turn alone draws and has its Span.
    pub skip_solo_draws: bool,
    /// Whether a cube that went to a conflict counts as placed on its work.
    pub redirect_counts: bool,
}

impl Numbers {
    pub(super) fn read(tables: &mut Tables) -> Numbers {
        let file = "numbers.toml";
        let pieces = tables.table(file, "pieces");
        let turn = tables.table(file, "turn");
        let limits = tables.table(file, "limits");
        let winning = tables.table(file, "winning");
        let conflicts = tables.table(file, "conflicts");
        let weavers = tables.table(file, "weavers");
        for (row, fields) in [
            (&pieces, &PIECES[..]),
            (&turn, &TURN[..]),
            (&limits, &LIMITS[..]),
            (&winning, &WINNING[..]),
            (&conflicts, &CONFLICTS[..]),
            (&weavers, &WEAVERS[..]),
        ] {
            let known: Vec<&str> = fields.iter().copied().chain(["source"]).collect();
            tables.known_fields(row, &known);
            for field in fields {
                tables.source(row, field);
            }
        }
        Numbers {
            cubes: tables.number(&pieces, "cubes", 5..=60) as u8,
            black_cubes: tables.number(&pieces, "black_cubes", 5..=60) as u8,
            cubes_in_bag: tables.number(&pieces, "cubes_in_bag", 1..=15) as u8,
            bases_of_a_shape: tables.number(&pieces, "bases_of_a_shape", 1..=9) as u8,
            black_hole_tokens: tables.number(&pieces, "black_hole_tokens", 1..=25) as u8,
            track: tables.number(&pieces, "track", 1..=9) as u8,
            hand_size: tables.number(&turn, "hand_size", 1..=9) as u8,
            look: tables.number(&turn, "look", 1..=4) as u8,
            black_recall_to: tables
                .word(&turn, "black_recall_to", "bag or hand")
                .unwrap_or(RecallTo::Bag),
            black_recall_routes: tables.flag(&turn, "black_recall_routes"),
            routes_shared: tables.flag(&turn, "routes_shared"),
            route_single_colour: tables.flag(&turn, "route_single_colour"),
            planet_yield: tables.number(&turn, "planet_yield", 0..=9) as u8,
            anarchy_skip: tables.flag(&turn, "anarchy_skip"),
            limit_leader: tables.number(&limits, "leader", 1..=4) as u8,
            limit_government: tables.number(&limits, "government", 1..=2) as u8,
            limit_conflict: tables.number(&limits, "conflict", 1..=4) as u8,
            limit_development: tables.number(&limits, "development_per_type", 1..=4) as u8,
            bases_per_system: tables.number(&limits, "bases_per_system", 1..=3) as u8,
            limit_initiated: tables.number(&limits, "initiated", 0..=9) as u8,
            phase_guard: tables.number(&limits, "phase_guard", 0..=255) as u8,
            round_guard: tables.number(&limits, "round_guard", 0..=1000) as u16,
            bases_to_win: tables.number(&winning, "bases", 1..=27) as u8,
            symbols_to_win: tables.number(&winning, "symbols", 1..=9) as u8,
            starts_to_win: tables.number(&winning, "starts", 2..=4) as u8,
            start_system_extra_attack: tables.number(&conflicts, "start_system_extra_attack", 0..=3)
                as u8,
            cancel_keeps_card: tables.flag(&conflicts, "cancel_keeps_card"),
            shared_target: tables.flag(&conflicts, "shared_target"),
            destroyed_swarm_to: tables
                .word(&weavers, "destroyed_swarm_to", "box or deck")
                .unwrap_or(DestroyedTo::Box),
            defend_neutral: tables.flag(&weavers, "defend_neutral"),
            skip_solo_draws: tables.flag(&weavers, "skip_solo_draws"),
            redirect_counts: tables.flag(&weavers, "redirect_counts_as_advance"),
        }
    }
}

const PIECES: [&str; 6] =
    ["cubes", "black_cubes", "cubes_in_bag", "bases_of_a_shape", "black_hole_tokens", "track"];
const TURN: [&str; 8] = [
    "hand_size",
    "look",
    "black_recall_to",
    "black_recall_routes",
    "routes_shared",
    "route_single_colour",
    "planet_yield",
    "anarchy_skip",
];
const LIMITS: [&str; 8] = [
    "leader",
    "government",
    "conflict",
    "development_per_type",
    "bases_per_system",
    "initiated",
    "phase_guard",
    "round_guard",
];
const WINNING: [&str; 3] = ["bases", "symbols", "starts"];
const CONFLICTS: [&str; 3] = ["start_system_extra_attack", "cancel_keeps_card", "shared_target"];
const WEAVERS: [&str; 4] =
    ["destroyed_swarm_to", "defend_neutral", "skip_solo_draws", "redirect_counts_as_advance"];
