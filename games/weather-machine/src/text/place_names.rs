//! The titles of places.

use std::str::FromStr;

use i18n::capital;

use super::localized_names::{action_space_in, bot_space_in, cell_in, report_in, token_in};
use super::narrator::{Narrator, game_message};
use crate::types::{
    Area, Chemical, ExperimentTile, GoalSpace, OfficeSpace, Player, Voucher, Weather, WorkshopRow,
    WorkshopTile,
};

impl Narrator<'_> {
    /// The title of a place, by its name in [`super::places`], at the start of a line.
    pub(super) fn place(&self, place: &str) -> Option<String> {
        let (kind, which) = place.split_once(' ').unwrap_or((place, ""));
        let board = self.board_place(kind, which);
        board.or_else(|| self.own_place(kind, which)).map(|words| capital(&words))
    }

    fn board_place(&self, kind: &str, which: &str) -> Option<String> {
        Some(match kind {
            "space" => action_space_in(read(which)?, self.messages).name().into(),
            "bot" => bot_space_in(read(which)?, self.messages).name().into(),
            "cell" => cell_in(read(which)?, self.messages).name().into(),
            "supply" => {
                game_message!(self, "place-supply", chemical = read::<Chemical>(which)?)
            }
            "storm" => {
                let (weather, space) = which.split_once(' ')?;
                let weather: Weather = read(weather)?;
                game_message!(self, "place-storm", weather = weather, space = space)
            }
            "lock" => game_message!(self, "place-lock", weather = read::<Weather>(which)?),
            "tokens" => {
                let (area, weather) = which.split_once(' ')?;
                let token = token_in(read(area)?, read(weather)?, self.messages);
                game_message!(self, "place-tokens", token = token)
            }
            "track" => {
                let (area, space) = which.split_once(' ')?;
                game_message!(self, "place-track", area = read::<Area>(area)?, space = space)
            }
            "report" => {
                let report = report_in(self.game.content, read(which)?, self.messages);
                game_message!(self, "place-report", card = which, report = report)
            }
            "tile" => match (read::<WorkshopTile>(which), read::<ExperimentTile>(which)) {
                (Some(tile), _) => {
                    game_message!(self, "place-workshop-tile", id = which, tile = tile)
                }
                (_, Some(tile)) => {
                    game_message!(self, "place-experiment", id = which, tile = tile)
                }
                _ => which.to_string(),
            },
            "initiative" => game_message!(self, "place-initiative", place = which),
            "hideout" => game_message!(self, "place-hideout"),
            "target" => game_message!(self, "place-target"),
            _ => return None,
        })
    }

    /// The title of a place in a Laboratory.
    fn own_place(&self, kind: &str, which: &str) -> Option<String> {
        let (player, which) = which.split_once(' ').unwrap_or((which, ""));
        let player: Player = read(player)?;
        Some(match kind {
            "slot" => game_message!(self, "place-slot", player = player, slot = which),
            "office" => {
                let space: OfficeSpace = read(which)?;
                game_message!(self, "place-office", player = player, space = space)
            }
            "paper" => game_message!(self, "place-paper", player = player, row = which),
            "goal" => {
                let space: GoalSpace = read(which)?;
                let (height, colour) = (space.height(), self.token_colour(space.area()));
                game_message!(self, "place-goal", player = player, height = height, colour = colour)
            }
            "shelf" => {
                let (column, row) = which.split_once(' ')?;
                let row: WorkshopRow = read(row)?;
                game_message!(self, "place-shelf", player = player, column = column, row = row)
            }
            "items" => game_message!(self, "place-items", player = player),
            "voucher" => {
                let voucher: Voucher = read(which)?;
                game_message!(self, "place-voucher", player = player, voucher = voucher)
            }
            "funding" => {
                game_message!(self, "place-funding", player = player, area = read::<Area>(which)?)
            }
            "lab" => game_message!(self, "place-lab", player = player),
            _ => return None,
        })
    }
}

fn read<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}
