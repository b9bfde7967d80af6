//! What the criteria of a decision counted, so that a person can check it.
//!
//! Nothing here decides: each figure repeats the question of its criterion, for the event only.

use game_core::Criterion;

use super::priority_list::{Count, Counted, Decision, Tokens, Why};
use super::questions::Questions;
use crate::types::{ActionSpace, Area, BotSpace, Chemical, EnumSet, Id, Weather};

impl Questions<'_> {
    /// The figures of each criterion, for all candidates that were left when it applied.
    pub(super) fn counts(
        self,
        decision: Decision,
        criteria: &[Criterion<Why>],
        chosen: Option<u8>,
    ) -> Vec<Vec<Counted>> {
        let mut left = criteria.iter().fold(0, |all, criterion| all | criterion.dropped);
        left |= chosen.map_or(0, |chosen| 1 << chosen);
        let mut counted = Vec::new();
        for criterion in criteria {
            let looked_at = (0..128_u8).filter(|number| left >> number & 1 == 1);
            let count = |candidate: u8| {
                let count = self.count(decision, criterion.why, usize::from(candidate))?;
                Some(Counted { candidate, count })
            };
            counted.push(looked_at.filter_map(count).collect());
            left &= !criterion.dropped;
        }
        counted
    }

    fn count(self, decision: Decision, why: Why, number: usize) -> Option<Count> {
        match decision {
            Decision::Branch(area) => self.branch_count(area, why, Weather::new(number)?),
            Decision::Havoc => {
                let weather = Weather::new(number)?;
                (why == Why::NoSet).then(|| Count::Tokens(self.tokens(weather, None)))
            }
            Decision::Chemical => {
                let chemical = Chemical::new(number)?;
                match why {
                    Why::Dearer => self.price(chemical).map(Count::Price),
                    Why::HasMore => Some(Count::Held(self.chemicals_held(chemical))),
                    _ => None,
                }
            }
            Decision::BotSpace if why == Why::NoChemical => {
                let space = BotSpace::new(number)?;
                Some(Count::Takes(EnumSet::only(self.content().bot_spaces[space].chemical)))
            }
            Decision::Space if why == Why::Full => {
                Some(Count::Piece(self.piece_on(ActionSpace::new(number)?)))
            }
            Decision::BotSpace
            | Decision::Space
            | Decision::Location
            | Decision::Subsidy
            | Decision::SubsidyAt(_) => None,
        }
    }

    fn branch_count(self, area: Area, why: Why, weather: Weather) -> Option<Count> {
        match why {
            Why::FewerBots => Some(Count::Bots(self.bots_in_lab(weather) as u8)),
            Why::NoChemical => {
                let spaces = BotSpace::of_branch(area, weather);
                let takes = spaces.filter(|&space| self.is_available(space));
                let chemical = |space| self.content().bot_spaces[space].chemical;
                Some(Count::Takes(takes.map(chemical).collect()))
            }
            Why::CompletesNoSet | Why::ContinuesNoSet => {
                Some(Count::Tokens(self.tokens(weather, Some(area))))
            }
            _ => None,
        }
    }

    fn tokens(self, weather: Weather, more: Option<Area>) -> Tokens {
        Tokens {
            colours: more.map_or_else(
                || self.colours_held(weather),
                |area| self.other_colours(area, weather),
            ),
            more: more.map(|area| (area, self.has_token_left(area, weather))),
            awards: self.awards_held(),
            size: self.set_size(weather),
        }
    }
}
