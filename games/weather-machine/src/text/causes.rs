//! Causes as the end of a sentence: where something comes from, or which piece it is for.

use game_core::grammar::capital;

use crate::event::{Brings, Cause, Discard, Payment};
use crate::game::WeatherMachine;
use crate::sequence::BenefitAt;
use crate::types::{Area, Location, Player, Voucher, Weather};

use super::names::{
    action_space, article, bot_space, counted, experiment, machine, research_token, voucher_name,
    vouchers,
};

impl WeatherMachine {
    /// Where something comes from or what it is for.
    pub(super) fn cause_words(&self, cause: Cause) -> String {
        match cause {
            Cause::Printed(at) => format!(" from {}", self.printed_words(at)),
            Cause::Income(at) => format!(" as income from {}", self.printed_words(at)),
            Cause::Space(space) => format!(" from {}", action_space(space)),
            Cause::Lativ(Location::Supply) => " for Lativ, who is in the Supply".into(),
            Cause::Lativ(_) => " for Lativ, who stands to the left".into(),
            Cause::NewScientists => " more for Lativ, by the variant of the new scientists".into(),
            Cause::Section(chemical) => {
                format!(" from the section where the {} lies now", chemical.title())
            }
            Cause::NoToken { area, weather } => {
                let token = article(&research_token(area, weather));
                format!(" in place of {token}, of which none is left")
            }
            Cause::Track(to) => format!(" from the Lab Funding track up to space {to}"),
            Cause::Bot(space) => format!(" for the Bot that goes to {}", bot_space(space)),
            Cause::Paper => " for the paper".into(),
            Cause::Completion(weather) => {
                let branch = format!("the {} branch of {}", weather.title(), machine(Area::Rnd));
                format!(" in place of a token, for {branch} is full")
            }
        }
    }

    /// The cause of a move, worded with "for" because "from" would read as the starting place.
    pub(super) fn purpose_words(&self, cause: Cause) -> String {
        match cause {
            Cause::Printed(at) => format!(" for {}", self.printed_words(at)),
            cause => self.cause_words(cause),
        }
    }

    /// The name of a place where a benefit is printed.
    pub(super) fn printed_words(&self, at: BenefitAt) -> String {
        let content = self.content;
        match at {
            BenefitAt::Subsidy(tile) => {
                format!("the Subsidy tile {}", content.subsidies[tile].title)
            }
            BenefitAt::Column(weather) => format!("the head of the {} column", weather.title()),
            BenefitAt::Row(row) => format!("the left end of row {row} of the Subsidy tiles"),
            BenefitAt::Office(_) => format!("{} of the Office", self.source(at)),
            BenefitAt::Storm(tile, space) => {
                let weather = content.extreme[tile].weather.title();
                format!("space {} of the Extreme Weather tile of {weather}", space + 1)
            }
            BenefitAt::Experiment(tile) => {
                format!("the Experiment tile {}", experiment(content, tile))
            }
            BenefitAt::Goal(_)
            | BenefitAt::Funding(..)
            | BenefitAt::Slide(_)
            | BenefitAt::Slot(_)
            | BenefitAt::Bot(_) => self.source(at),
        }
    }

    /// The Vouchers that a player gains, as far as there is room.
    pub(super) fn gained_words(
        &self,
        (player, voucher): (Player, Voucher),
        (gained, lost): (u8, u8),
        cause: &str,
    ) -> String {
        if gained == 0 {
            let lost = counted(lost, &format!("more {}", voucher_name(voucher)));
            return format!("{} no room for {lost}{cause}.", self.does(player, "have"));
        }
        let room = match lost {
            0 => String::new(),
            _ => format!("; for {lost} more there is no room"),
        };
        format!("{} {}{cause}{room}.", self.does(player, "gain"), vouchers(voucher, gained))
    }

    /// A Research token that leaves the game from the board.
    pub(super) fn discarded_words(&self, (area, weather): (Area, Weather), why: Discard) -> String {
        let token = article(&research_token(area, weather));
        let place = area.location().title();
        match why {
            Discard::Lativ => format!(
                "Lativ discards {token}: he came to {place}, and the Assistant is at {}.",
                weather.title()
            ),
            Discard::LativsBot => {
                format!("{} leaves the game: a Bot of Lativ is in the branch.", capital(&token))
            }
            Discard::NoSpace => {
                let whose = self.possessive(self.active());
                format!("{} has no space in {whose} Office and leaves the game.", capital(&token))
            }
        }
    }
}

/// What a Voucher is paid for.
pub(super) fn payment_words(of: Payment) -> String {
    match of {
        Payment::Price => String::new(),
        Payment::Instead(voucher) => {
            format!(" in place of {}", article(&voucher_name(voucher)))
        }
        Payment::Exchange => " for the exchange".into(),
        Payment::Piece => " for a piece to the left".into(),
    }
}

/// Why an Extreme Weather tile is placed.
pub(super) const fn brought_words(brought: Brings) -> &'static str {
    match brought {
        Brings::Experiment => "its experiment ran",
        Brings::Sabotage => {
            "its experiment did not run, and a Bot of the Saboteurs stands in its branch"
        }
        Brings::Set => "the Saboteurs used a set of it",
    }
}
