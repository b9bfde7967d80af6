//! INV-21, INV-23, INV-30: Offices and holding spaces.

use super::Found;
use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::laboratory::{Laboratory, Paper, Token};
use crate::sequence::{Each, Frame, List, Step, Subject};
use crate::types::Id;
use crate::types::{OfficeRow, Player, Weather};

impl WeatherMachine {
    pub(super) fn check_offices(&self, found: &mut Found) {
        let last = self.pends(|frame| {
            matches!(frame, Frame::Each { each: Each::LastPlacements, .. } | Frame::LastPlacements)
        });
        let over = self.state.frames.top().is_none();
        for (player, lab) in Player::ALL.into_iter().zip(&self.state.laboratories) {
            for row in OfficeRow::all() {
                self.check_row(player, lab, row, found);
            }
            let held = lab.holding.0.iter().flat_map(|of| of.0).map(usize::from).sum();
            if player != self.state.active && !last && !over {
                found.at_most(format_args!("tokens held by {player}"), held, 0);
            }
        }
    }

    fn check_row(&self, player: Player, lab: &Laboratory, row: OfficeRow, found: &mut Found) {
        let at = format_args!("Office of {player}, row {row}");
        let mut weathers: Option<Weather> = None;
        let (mut alike, mut citations) = (true, 0);
        for token in lab.row(row).into_iter().flatten() {
            match token {
                Token::Research(weather) => alike &= *weathers.get_or_insert(weather) == weather,
                Token::Citation => citations += 1,
                Token::Award => {}
            }
        }
        found.unless(alike, at, "its Research tokens show two weathers");
        found.at_most(at, citations, 1);
        let publishing = || {
            let mut rows = self.under_way(List::Do(Deed::Publish), Step::Cite, Step::Slide);
            rows.any(|of| of == Subject::Row(row)) && player == self.state.active
        };
        let published = lab.papers[row] != Paper::Start;
        let cited = citations == 0 || published || publishing();
        found.unless(cited, at, "a row with a Citation token is published");
        found.unless(
            !published || lab.is_complete(row) && weathers.is_some(),
            at,
            "a published row has three tokens, one of them for Research",
        );
    }
}
