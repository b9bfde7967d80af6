//! The end of a game at a real table, and the figures of its score.

use game_core::{EnumSet, Helped as _, NoSink, Outcome};
use i18n::Messages;

use crate::condition::Measure;
use crate::game::WeatherMachine;
use crate::measure::measure;
use crate::scoring::Sheet;
use crate::state::Verdict;
use crate::types::{Area, Id as _, Level, Player, Weather};

use super::answer::{Answer, EndedBy, Query, Trigger, all_of, kind};

impl WeatherMachine {
    pub(super) fn look_at_end(&self) -> Answer {
        match self.state.verdict {
            Some(Verdict::ImmediateWin) => Answer::Over(EndedBy::Win),
            Some(Verdict::Storms) => Answer::Over(EndedBy::Storms),
            Some(Verdict::Won | Verdict::Lost | Verdict::Forbidden) => {
                Answer::Over(EndedBy::Scoring)
            }
            Some(Verdict::Reports) | None => match self.state.end {
                Some(trigger) => Answer::Ends(Trigger::of(trigger)),
                None => Answer::GoesOn,
            },
        }
    }

    /// Takes back that the game is over or that its end was triggered.
    pub(super) fn go_on(&mut self) {
        self.state.end = None;
        if self.state.verdict.take().is_some() {
            self.put_before_turn();
        }
    }

    /// Ends the game. The result of final scoring is decided when the score is entered.
    pub(super) fn be_over(&mut self, by: EndedBy) {
        let most = usize::from(self.content.saboteurs.lost_tiles);
        self.state.frames.clear();
        self.state.verdict = Some(match by {
            EndedBy::Win => Verdict::ImmediateWin,
            EndedBy::Storms => {
                self.state.storms = Default::default();
                for weather in Weather::ALL.into_iter().take(most) {
                    self.state.storms[weather].level = Level::COUNT as u8;
                }
                Verdict::Storms
            }
            EndedBy::Scoring => {
                self.raise_for_the_end(&mut NoSink);
                Verdict::Lost
            }
        });
    }

    /// The figures of the person that a score or a rank needs.
    pub(super) fn look_at_yours(&self, query: Query) -> Answer {
        let (state, lab) = (&self.state, self.state.lab(Player::One));
        let of = |what| measure(state, self.content, Player::One, what).min(u8::MAX.into()) as u8;
        let (kind, nth) = query.kind();
        match kind {
            kind::CP => Answer::Cp(of(Measure::Cp)),
            kind::FUNDING => Answer::Funding(Area::ALL[nth], lab.funding[Area::ALL[nth]]),
            kind::GOALS => Answer::Goals(of(Measure::GoalsMet)),
            kind::NOBEL if state.nobel == Some(Player::One) => Answer::Nobel,
            kind::NOBEL => Answer::NoNobel,
            kind::END_CP => Answer::EndCp(lab.end_cp),
            kind::PAPERS => Answer::Papers(of(Measure::Papers)),
            kind::YOUR_AWARDS => Answer::YourAwards(of(Measure::Awards)),
            kind::TILES => Answer::Tiles(of(Measure::WorkshopTiles)),
            kind::VOUCHERS => Answer::Vouchers(of(Measure::Vouchers)),
            kind::SECTIONS => Answer::Sections(of(Measure::Sections)),
            _ => Answer::OnBoard(of(Measure::BotsOnBoard)),
        }
    }

    /// Stores the figures of the person that a position can hold without the pieces behind them.
    pub(super) fn learn_yours(&mut self, answer: Answer) {
        let player = Player::One;
        match answer {
            Answer::Cp(cp) => self.state.lab_mut(player).cp = cp.into(),
            Answer::Funding(area, at) => self.state.lab_mut(player).funding[area] = at,
            Answer::EndCp(cp) => self.state.lab_mut(player).end_cp = cp,
            Answer::Nobel => self.state.nobel = Some(player),
            Answer::NoNobel => self.state.nobel = None,
            // Nothing else: the other figures are counted from pieces, which nobody enters.
            _ => {}
        }
    }

    /// The figures of the score and, after the final round, those that ranks need.
    pub(super) fn scored_for_helper(&self) -> Vec<EnumSet<Query>> {
        let of = |kinds: std::ops::RangeInclusive<usize>| {
            kinds.flat_map(|kind| all_of(kind).iter().collect::<Vec<Query>>()).collect()
        };
        match self.state.verdict {
            Some(Verdict::Won | Verdict::Lost | Verdict::Forbidden) => {
                vec![of(kind::CP..=kind::END_CP), of(kind::PAPERS..=kind::ON_BOARD)]
            }
            _ => vec![of(kind::CP..=kind::CP)],
        }
    }

    /// The outcome of the game with the figures that were entered.
    pub(super) fn outcome_said(&self, said: &[Answer], messages: Messages) -> Outcome {
        let of = |kind| {
            let query = Query::of(kind, 0);
            let found = said.iter().rev().find(|one| WeatherMachine::query_of(**one) == query);
            found.copied().unwrap_or_else(|| self.look_at_yours(query))
        };
        let goals = match of(kind::GOALS) {
            Answer::Goals(count) => count,
            _ => 0,
        };
        let sheet = Sheet { goals, ..self.sheet(Player::One) };
        let counted = |what: Measure| {
            Some(u16::from(match (what, of(kind_of(what)?)) {
                (_, Answer::Goals(count))
                | (_, Answer::Papers(count))
                | (_, Answer::YourAwards(count))
                | (_, Answer::Tiles(count))
                | (_, Answer::Vouchers(count))
                | (_, Answer::Sections(count))
                | (_, Answer::OnBoard(count)) => count,
                _ => return None,
            }))
        };
        self.solo_outcome_of(&sheet, &counted, messages)
    }
}

/// The query for a measure that the person enters because the position cannot hold it.
fn kind_of(what: Measure) -> Option<usize> {
    match what {
        Measure::GoalsMet => Some(kind::GOALS),
        Measure::Papers => Some(kind::PAPERS),
        Measure::Awards => Some(kind::YOUR_AWARDS),
        Measure::WorkshopTiles => Some(kind::TILES),
        Measure::Vouchers => Some(kind::VOUCHERS),
        Measure::Sections => Some(kind::SECTIONS),
        Measure::BotsOnBoard => Some(kind::ON_BOARD),
        _ => None,
    }
}
