//! The titles of places.

use std::str::FromStr;

use game_core::grammar::capital;

use super::names;
use crate::game::WeatherMachine;
use crate::types::{Area, Chemical, Player, Weather};

impl WeatherMachine {
    /// The title of a place, by its name in [`super::places`], at the start of a line.
    pub(crate) fn place_in_words(&self, place: &str) -> Option<String> {
        let (kind, which) = place.split_once(' ').unwrap_or((place, ""));
        let board = self.board_place(kind, which);
        board.or_else(|| self.own_place(kind, which)).map(|words| capital(&words))
    }

    fn board_place(&self, kind: &str, which: &str) -> Option<String> {
        let content = self.content;
        Some(match kind {
            "space" => names::action_space(read(which)?),
            "bot" => names::bot_space(read(which)?),
            "cell" => names::cell(read(which)?),
            "supply" => format!("{} in the Supply", read::<Chemical>(which)?.title()),
            "storm" => {
                let (weather, space) = which.split_once(' ')?;
                let title = read::<Weather>(weather)?.title();
                format!("space {space} of the Extreme Weather of {title}")
            }
            "lock" => format!("the Lock token of {}", read::<Weather>(which)?.title()),
            "tokens" | "track" => {
                let (area, rest) = which.split_once(' ')?;
                let area: Area = read(area)?;
                match kind {
                    "tokens" => format!("the {}s", names::research_token(area, read(rest)?)),
                    _ => format!("space {rest} of the {} Funding track", area.short()),
                }
            }
            "report" => format!("{which}: {}", names::report(content, read(which)?)),
            "tile" => match (read(which), read(which)) {
                (Some(tile), _) => names::workshop_tile(content, tile),
                (_, Some(tile)) => format!("{which} {}", names::experiment(content, tile)),
                _ => which.to_string(),
            },
            "initiative" => format!("place {which} of the Initiative order"),
            "hideout" => "the Hideout".into(),
            "target" => "the Target".into(),
            _ => return None,
        })
    }

    /// The title of a place in a Laboratory.
    fn own_place(&self, kind: &str, which: &str) -> Option<String> {
        let (player, which) = which.split_once(' ').unwrap_or((which, ""));
        let whose = self.possessive(read::<Player>(player)?);
        let of = |thing: String| format!("{whose} {}", thing.trim_start_matches("the "));
        Some(match kind {
            "slot" => of(format!("slot {which} of the Assembly Line")),
            "office" => format!("{} of {whose} Office", names::office_space(read(which)?)),
            "paper" => of(format!("Breakthrough marker of row {which}")),
            "goal" => of(names::goal_space(read(which)?)),
            "shelf" => {
                let (column, row) = which.split_once(' ')?;
                format!("{whose} Workshop, column {column}, {row} row")
            }
            "items" => of("Workshop".into()),
            "voucher" => of(format!("{}s", names::voucher_name(read(which)?))),
            "funding" => of(format!("{} Funding marker", read::<Area>(which)?.short())),
            "lab" => of("Laboratory".into()),
            _ => return None,
        })
    }
}

fn read<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}
