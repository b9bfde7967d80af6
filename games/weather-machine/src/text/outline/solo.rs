//! The outline of the Saboteurs' side of the table.

use game_core::Outline;
use i18n::capital;

use super::in_a_line;
use crate::text::localized_names::{report_in, token_in};
use crate::text::narrator::{Narrator, game_message};
use crate::types::{Area, Chemical, Owner, Report, Weather};

impl Narrator<'_> {
    pub(super) fn solo_outline(&self) -> Vec<Outline> {
        let (game, solo) = (self.game, &self.game.state.solo);
        let card = |card: Report| report_in(game.content, card, self.messages);
        let or_none =
            |report: Option<Report>| report.map_or_else(|| game_message!(self, "table-none"), card);
        let count = solo.deck;
        let deck = match solo.top {
            None => game_message!(self, "table-reports", count = count),
            Some(top) => {
                game_message!(self, "table-reports-top", count = count, report = card(top))
            }
        };
        let mut lines = vec![
            Outline::line(game_message!(self, "table-target", target = solo.target)),
            Outline::line(game_message!(self, "table-current", report = or_none(solo.current))),
            Outline::line(game_message!(
                self,
                "table-previous",
                report = or_none(game.state.previous())
            )),
            Outline::line(deck),
        ];
        let discard = solo.discard.iter().rev().map(|&of| {
            Outline::line(game_message!(self, "table-report", report = capital(&card(of))))
        });
        lines.push(Outline::group(game_message!(self, "table-discarded"), discard.collect()));
        lines.push(Outline::group(game_message!(self, "table-hideout"), self.hideout_lines()));
        if !solo.challenges.is_empty() {
            let cards = solo.challenges.iter().map(|card| {
                let text = self.challenge_text(card);
                Outline::line(game_message!(self, "table-challenge", card = card, text = text))
            });
            lines.push(Outline::group(game_message!(self, "table-challenges"), cards.collect()));
        }
        lines
    }

    fn hideout_lines(&self) -> Vec<Outline> {
        let (game, solo) = (self.game, &self.game.state.solo);
        let chemicals = self.counted(Chemical::ALL.map(|of| (solo.chemicals[of], of)));
        let mut tokens = Vec::new();
        for weather in Weather::ALL {
            for area in Area::ALL {
                for _ in 0..solo.tokens[area][weather] {
                    tokens.push(token_in(area, weather, self.messages).name().into());
                }
            }
        }
        let tokens = match tokens.is_empty() {
            true => game_message!(self, "table-none"),
            false => in_a_line(tokens),
        };
        let bots = game.content.pieces.bots - game.state.bots_on_board(Owner::Saboteurs).min(12);
        vec![
            Outline::line(game_message!(self, "table-bots", count = bots)),
            Outline::line(game_message!(self, "table-chemicals", chemicals = chemicals)),
            Outline::line(game_message!(self, "table-held-tokens", tokens = tokens)),
            Outline::line(game_message!(self, "table-held-awards", count = solo.awards)),
        ]
    }
}
