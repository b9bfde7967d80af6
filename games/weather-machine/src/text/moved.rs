//! Moves of Bots, Chemicals, Machine Parts and tokens as sentences.

use game_core::grammar::capital;

use crate::event::{BotPlace, ChemicalPlace, PartPlace, TokenPlace};
use crate::game::WeatherMachine;
use crate::types::{Area, Chemical, Colour, Id, Owner, Player, Weather};

use super::names::{
    a_chemical, a_part, article, bot_space, cell, line_slot, office_space, research_token,
};

impl WeatherMachine {
    pub(super) fn bot_said(&self, owner: Owner, from: BotPlace, to: BotPlace) -> String {
        let bot = capital(&self.bot_of(owner));
        let does = |verb: &str| self.does(Player::ALL[(owner as usize).min(4)], verb);
        match (from, to) {
            (BotPlace::Line(slot), _) => {
                format!("{} the Bot of {}.", does("construct"), line_slot(slot))
            }
            (BotPlace::Workshop, BotPlace::Space(space)) => {
                format!("{} a Bot on {}.", does("place"), bot_space(space))
            }
            (BotPlace::Space(space), BotPlace::Workshop) => {
                format!("{bot} on {} returns to the Workshop.", bot_space(space))
            }
            (BotPlace::Space(space), BotPlace::Line(slot)) => {
                let (space, slot) = (bot_space(space), line_slot(slot));
                format!("{bot} on {space} goes to {slot} of the Assembly Line.")
            }
            (BotPlace::BesideLab, BotPlace::Space(space)) => {
                format!("A Bot of Lativ comes to {}.", bot_space(space))
            }
            _ => format!("{bot} moves."),
        }
    }

    pub(super) fn chemical_said(
        &self,
        chemical: Chemical,
        (from, to): (ChemicalPlace, ChemicalPlace),
        cause: &str,
    ) -> String {
        let one = a_chemical(chemical);
        let takes = |player: Player| self.does(player, "take");
        let puts = |player: Player| self.does(player, "put");
        match (from, to) {
            (ChemicalPlace::Supply, ChemicalPlace::Workshop(player)) => {
                format!("{} {one} from the Supply{cause}.", takes(player))
            }
            (ChemicalPlace::Supply, ChemicalPlace::Research(space)) => {
                format!("{} from the Supply goes left of {}.", capital(&one), bot_space(space))
            }
            (ChemicalPlace::Workshop(player), ChemicalPlace::Research(space)) => {
                format!("{} {one} left of {}.", puts(player), bot_space(space))
            }
            (ChemicalPlace::Workshop(player), _) => {
                format!("{} {one} back into the Supply.", puts(player))
            }
            _ => format!("{} goes back into the Supply.", capital(&one)),
        }
    }

    pub(super) fn part_said(
        &self,
        colour: Colour,
        (from, to): (PartPlace, PartPlace),
        cause: &str,
    ) -> String {
        let one = a_part(colour);
        match (from, to) {
            (PartPlace::Workshop(player), PartPlace::Cell(at)) => {
                format!("{} {one} in {}.", self.does(player, "put"), cell(at))
            }
            (PartPlace::Workshop(player), _) => {
                format!("{} {one} to the reserve.", self.does(player, "return"))
            }
            (_, PartPlace::Workshop(player)) => {
                format!("{} {one}{cause}.", self.does(player, "take"))
            }
            _ => format!("{} goes to the reserve.", capital(&one)),
        }
    }

    pub(super) fn research_said(
        &self,
        (area, weather): (Area, Weather),
        from: TokenPlace,
        to: TokenPlace,
    ) -> String {
        let token = article(&research_token(area, weather));
        match (from, to) {
            (TokenPlace::Holding(player), TokenPlace::Gone) => {
                let whose = self.possessive(player);
                format!("{} has no space in {whose} Office and leaves the game.", capital(&token))
            }
            _ => self.token_said(&token, from, to),
        }
    }

    pub(super) fn award_said(&self, from: TokenPlace, to: TokenPlace) -> String {
        self.token_said("an Award", from, to)
    }

    fn token_said(&self, token: &str, from: TokenPlace, to: TokenPlace) -> String {
        match (from, to) {
            (_, TokenPlace::Holding(player)) => {
                format!("{} {token}.", self.does(player, "take"))
            }
            (_, TokenPlace::Office(player, space)) => {
                format!("{} {token} on {}.", self.does(player, "place"), office_space(space))
            }
            _ => format!("{} leaves the game.", capital(token)),
        }
    }
}

/// The owner as a player; `None` for Lativ.
pub(super) fn player_of(owner: Owner) -> Option<Player> {
    Player::new(owner as usize)
}
