//! Why the Target rises, as the end of a sentence: what was counted, by name and number.

use game_core::grammar::and;

use crate::event::Raise;
use crate::game::WeatherMachine;
use crate::state::Piece;

use super::localized_names::english;
use super::names::{agent_name, bot_space, counted, experiment, for_each, research_token};

impl WeatherMachine {
    pub(super) fn raise_words(&self, why: &Raise) -> String {
        match *why {
            Raise::Start => "where it starts".into(),
            Raise::Pieces { agent, each, ref pieces } => {
                let names: Vec<String> =
                    pieces.iter().map(|&piece| self.piece_name(piece)).collect();
                let stand = if names.len() == 1 { "stands" } else { "stand" };
                let agent = agent_name(agent);
                format!("{} {stand} left of {agent}, {each} for each piece", and(&names))
            }
            Raise::Initiative => "their Initiative marker was leftmost already".into(),
            Raise::Experiment { from, tile } => {
                let tile = tile.map_or(String::new(), |tile| {
                    let cp = self.content.experiments[tile].cp;
                    format!(", {cp} CP on {}", experiment(self.content, tile))
                });
                format!("their Bot on {} ran the experiment{tile}", bot_space(from))
            }
            Raise::Government { weather, bots, each } => {
                let weather = weather.title();
                let bots = for_each(each, bots, "Bot");
                format!("{bots} of theirs in the {weather} branch of the Government Machine")
            }
            Raise::Prototype { space } => {
                format!("their Bot on {} supplies a part of your prototype", bot_space(space))
            }
            Raise::NoToken { area, weather } => {
                format!("no {} is left for them", research_token(area, weather))
            }
            Raise::Havoc { card: true } => {
                "for the set that they used, instead of a card of the deck".into()
            }
            Raise::Havoc { card: false } => {
                "for the set that they used, for the deck has no card to discard".into()
            }
            Raise::Challenge { challenge, bots } => {
                let card = self.content.challenge_name(challenge);
                let bots = bots.map_or(String::new(), |bots| {
                    format!(", for each of their {} on the board", counted(bots, "Bot"))
                });
                format!("Challenge card {card}{bots}")
            }
            Raise::End => "final scoring always raises it by this much".into(),
        }
    }

    /// A piece that takes an action space, within a sentence.
    pub(super) fn piece_name(&self, piece: Piece) -> String {
        self.piece_in(piece, english())
    }
}
