//! What a player's assets can still become.

use crate::condition::Condition;
use crate::game::WeatherMachine;
use crate::laboratory::{Laboratory, Paper, Token};
use crate::measure::measure;
use crate::types::{Area, GoalSpace, GoalTile, Id, OfficeRow, Owner, Player, Voucher, Weather};

/// Number of features counted for a player.
pub(crate) const FEATURES: usize = 21;

/// The worth of each feature in CP: at the end, and the increase with [`FAR`] rounds left.
const WORTH: [(f32, f32); FEATURES] = [
    (0.0, 1.0), // Vouchers of the Main Locations
    (0.0, 0.6), // Supply Vouchers
    (0.2, 1.3), // Science Vouchers
    (0.0, 1.5), // Bots in the Workshop
    (0.0, 0.6), // Machine Parts
    (0.0, 0.7), // Chemicals
    (0.0, 0.5), // Workshop tiles
    (0.0, 2.0), // Subsidy tiles, unused
    (0.5, 2.0), // Investment tiles
    (0.5, 2.5), // Goals set and not met, by how near they are
    (3.0, 0.0), // Goals below, by how near they are, as far as Investments go
    (0.2, 0.5), // tokens in rows
    (0.5, 2.0), // rows of two
    (2.0, 5.0), // rows of three, not published
    (0.5, 4.0), // papers that can make a Breakthrough
    (1.0, 2.0), // Awards
    (1.0, 1.0), // tokens on the holding space
    (0.0, 0.6), // Funding spaces
    (1.0, 1.5), // Bots on the Lab's machine
    (0.3, 0.7), // Bots on the Government Machine, where it has not run
    (0.0, 0.4), // Bots in R&D
];

/// Number of rounds left at which assets are worth most.
const FAR: f32 = 10.0;

impl WeatherMachine {
    /// The CP that a player can still expect with `left` rounds to go.
    pub(crate) fn prospects(&self, player: Player, left: f32) -> f32 {
        let share = (left / FAR).min(1.0);
        let features = self.features(player, left);
        let worth = |(at_end, more): (f32, f32)| at_end + more * share;
        features.iter().zip(WORTH).map(|(feature, weights)| feature * worth(weights)).sum()
    }

    /// The features of a player, in the order of [`WORTH`].
    pub(crate) fn features(&self, player: Player, left: f32) -> [f32; FEATURES] {
        let lab = self.state.lab(player);
        let [set, below] = self.goals_in_reach(player);
        let [tokens, pairs, complete, papers] = rows(lab);
        let owner = Owner::from(player);
        let bots = |area: Area| f32::from(self.state.bots_on(area, owner));
        // Assets beyond what can be used before the end are worth nothing.
        let use_up = |count: f32, a_round: f32| count.min(1.0 + a_round * left);
        let vouchers = |kind: Voucher| f32::from(lab.vouchers[kind]);
        let main = [Voucher::Government, Voucher::Lab, Voucher::Rnd].map(vouchers);
        let chemicals: u8 = lab.items.chemicals.0.iter().sum();
        let unused = lab.subsidies.without(lab.used).len() as f32;
        let funding: usize = lab.funding.0.iter().map(|space| space.index()).sum();
        [
            use_up(main.iter().sum(), 1.5),
            use_up(vouchers(Voucher::Supply), 1.0),
            use_up(vouchers(Voucher::Science), 1.0),
            use_up(f32::from(lab.items.bots), 1.0),
            use_up(f32::from(lab.items.part_count()), 0.7),
            use_up(f32::from(chemicals), 0.7),
            f32::from(lab.shape.tile_count()),
            use_up(unused, 1.0),
            f32::from(lab.investments),
            set,
            below,
            tokens,
            pairs,
            use_up(complete, 1.0),
            use_up(papers, 0.7),
            f32::from(lab.award_count()),
            f32::from(lab.held_research()),
            funding as f32,
            bots(Area::Lab),
            self.waiting_in_government(owner),
            bots(Area::Rnd),
        ]
    }

    /// Bots in branches that the Government has not activated, weighted more when nearly full.
    fn waiting_in_government(&self, owner: Owner) -> f32 {
        let worth = |weather: Weather| {
            let branch = &self.state.bots[Area::Government][weather];
            let own = branch.iter().filter(|&&bot| bot == Some(owner)).count() as f32;
            let filled = branch.iter().flatten().count();
            if filled == branch.len() { 0.0 } else { own * filled as f32 }
        };
        Weather::ALL.into_iter().map(worth).sum()
    }

    /// Progress of Goals: those set and not met, and those below that Investments can still set.
    fn goals_in_reach(&self, player: Player) -> [f32; 2] {
        let lab = self.state.lab(player);
        let set = GoalSpace::all().filter_map(|space| lab.goal(space));
        let set = set.map(|tile| self.nearness(player, tile)).filter(|&near| near < 1.0).sum();
        let mut room = Area::ALL.map(|area| {
            let free = |space: &GoalSpace| space.area() == area && lab.goal(*space).is_none();
            GoalSpace::all().filter(free).count()
        });
        let mut nearest = [0.0_f32; 6];
        for tile in lab.goals.iter() {
            let room = &mut room[self.content.goals[tile].area.index()];
            if *room == 0 {
                continue;
            }
            let near = self.nearness(player, tile);
            if let Some(place) = nearest.iter().position(|&other| other < near) {
                nearest.copy_within(place..5, place + 1);
                nearest[place] = near;
            }
        }
        let below = nearest.iter().take(usize::from(lab.investments)).sum();
        [set, below]
    }

    /// Progress of a Goal, from 0 to 1.
    fn nearness(&self, player: Player, tile: GoalTile) -> f32 {
        let own = |what| f32::from(measure(&self.state, self.content, player, what));
        match self.content.goals[tile].condition {
            Condition::AtLeast(what, least) => (own(what) / f32::from(least.max(1))).min(1.0),
            Condition::AtMost(what, most) => f32::from(u8::from(own(what) <= f32::from(most))),
            Condition::Most(what) => {
                let others = self.state.people().filter(|&other| other != player);
                let other = |other| measure(&self.state, self.content, other, what);
                let most = others.map(other).max().unwrap_or(0);
                (own(what) / f32::from(most.max(1))).min(1.0)
            }
        }
    }
}

/// Numbers of tokens in incomplete rows, rows of two, complete rows not published, and papers that
/// can make a Breakthrough.
fn rows(lab: &Laboratory) -> [f32; 4] {
    let mut counts = [0.0; 4];
    for row in OfficeRow::all() {
        let tokens = lab.row(row);
        let placed = tokens.iter().flatten().count();
        let research = tokens.iter().any(|token| matches!(token, Some(Token::Research(_))));
        match (lab.papers[row], placed) {
            (Paper::Start, 3) if research => counts[2] += 1.0,
            (Paper::Start, _) => {
                counts[0] += placed as f32;
                counts[1] += f32::from(u8::from(placed == 2));
            }
            (Paper::Published, _) => counts[3] += 1.0,
            (Paper::OnTile | Paper::Box, _) => {}
        }
    }
    counts
}
