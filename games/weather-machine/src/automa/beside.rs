//! Which branches count for a plan beside a real table, so that nobody is asked of the others.

use table::is_watched;

use super::questions::Questions;
use crate::kinds::{Area, BotSpace, Set, Weather};

/// How much a branch is wanted for its Research token: the less, the more (SAB-RTP.1 to SAB-RTP.4).
const WITHOUT_TOKEN: u8 = 3;

impl Questions<'_> {
    /// The branches of a machine of which anything counts for where they put a Bot: all, unless a
    /// helper watches.
    ///
    /// Beside a real table in the Lab those that they can use and that have the most Bots. Elsewhere
    /// the branches are looked at in the order in which they are wanted, as if each had a token
    /// left, up to the first that no other can be better than.
    pub(super) fn branches_that_count(self, area: Area) -> Set<Weather> {
        if !is_watched() {
            return Set::full();
        }
        if area == Area::Lab {
            let nowhere = !Weather::ALL.into_iter().any(|weather| self.has_space(area, weather));
            let can_be_used = |weather: &Weather| !nowhere && self.displayed_cp(*weather).is_some();
            return Weather::ALL.into_iter().filter(can_be_used).collect();
        }
        let mut count = Set::EMPTY;
        let mut best = None;
        for (wanted, place, weather) in self.as_wanted(area) {
            if best.is_some_and(|best| best <= (wanted, place)) {
                break;
            }
            count.insert(weather);
            if BotSpace::of_branch(area, weather).any(|space| self.can_sabotage(space)) {
                let left = self.has_token_left(area, weather);
                let found = (if left { wanted } else { WITHOUT_TOKEN }, place);
                best = Some(best.map_or(found, |best| found.min(best)));
            }
        }
        count
    }

    /// The branch of which they ask first.
    pub(crate) fn most_wanted(self, area: Area) -> Option<Weather> {
        Some(self.as_wanted(area).first()?.2)
    }

    /// Whether a Chemical of the Hideout has a space in this branch that is not theirs.
    fn has_space(self, area: Area, weather: Weather) -> bool {
        BotSpace::of_branch(area, weather)
            .any(|space| self.has_chemical_of(space) && !self.is_theirs(space))
    }

    /// The branches in which they could have a space, in the order in which they are wanted if each
    /// has a token left, with how much and the place in weather
    /// order from the Previous Report on.
    fn as_wanted(self, area: Area) -> Vec<(u8, usize, Weather)> {
        let wanted = |weather| {
            if self.token_completes_set(area, weather) {
                0
            } else if self.other_colours(area, weather).is_empty() {
                2
            } else {
                1
            }
        };
        let onwards = self.previous_weather().onwards().enumerate();
        let onwards = onwards.filter(|(_, weather)| self.has_space(area, *weather));
        let mut order: Vec<_> =
            onwards.map(|(place, weather)| (wanted(weather), place, weather)).collect();
        order.sort_unstable_by_key(|(wanted, place, _)| (*wanted, *place));
        order
    }

    /// The branches of R&D that are looked at for an empty space: all, unless a helper watches; then
    /// those up to the first that has one.
    pub(super) fn looked_at_for_room(self) -> Set<Weather> {
        if !is_watched() {
            return Set::full();
        }
        let mut looked_at = Set::EMPTY;
        for weather in self.previous_weather().onwards() {
            looked_at.insert(weather);
            if !self.empty_spaces(Area::Rnd, weather).is_empty() {
                break;
            }
        }
        looked_at
    }
}
