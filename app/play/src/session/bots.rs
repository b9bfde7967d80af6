use game_core::{Choices, Dice, GameInfo, Seat, Turn};
use players::{Bot, Seen, Stop, Stream};

use super::minds::Asked;
use super::{Session, refuse};
use crate::plain_text::{one_line, shortened};
use crate::{ChanceSource, Resumable, SessionError, Until};

impl<G: GameInfo> Session<G> {
    /// What the bot at this seat chooses.
    pub(super) fn bot_choice(&self, seat: Seat) -> Result<Resumable<G::Choice>, SessionError> {
        let (asked, choices) = self.question()?;
        if asked != seat {
            return Err(SessionError(format!("it is the turn of {asked}, not of {seat}")));
        }
        let player = self.players.get(seat.index()).copied().unwrap_or_default();
        let bot = player.bot().ok_or_else(|| SessionError(format!("a person sits in {seat}")))?;
        let asked = Asked {
            bot,
            game: self.game.clone(),
            seat,
            choices,
            log: self.steps.iter().map(|step| step.choice).collect(),
            seed: self.player_seed(seat),
        };
        Ok(self.minds.choose(asked))
    }

    /// The seed of a player who begins to choose for this seat now: at the seat's first choice
    /// that with which a simulation plays the same game.
    fn player_seed(&self, seat: Seat) -> u64 {
        let begun = self.steps.iter().any(|step| step.seat() == Some(seat));
        match self.chance_source {
            ChanceSource::Seed(seed) if !begun => match self.players.len() {
                1 => seed,
                _ => Stream::Player(seat.index()).of(seed),
            },
            ChanceSource::Seed(_) | ChanceSource::Table => {
                Stream::Search(self.steps.len()).of(self.own_seed())
            }
        }
    }

    /// Lets one bot play every seat.
    pub(super) fn play_with(
        &mut self,
        bot: &str,
        seed: u64,
        until: Until,
        stop: Stop<'_>,
    ) -> Result<usize, SessionError> {
        let mut player = untimed(bot)?.player::<G>(seed);
        let mut chance = Dice::new(Stream::Table.of(seed));
        let mut choices = Choices::default();
        let most = match until {
            Until::Over => self.game.max_steps() as usize,
            Until::Entries(entries) => entries,
        };
        let mut made = 0;
        while made < most {
            let choice = match self.game.turn() {
                Turn::Over => break,
                Turn::Choose(seat) => {
                    self.game.choices(&mut choices);
                    player.choose_until(&Seen::new(&self.game, seat), &choices, stop)
                }
                Turn::Chance => {
                    self.game.choices(&mut choices);
                    let result = self.fate().or_else(|| choices.pick(&mut chance));
                    result.ok_or_else(|| refuse("chance has no result to give"))?
                }
            };
            // A search that was stopped is shorter than its budget: its choice would not be
            // reproducible.
            if stop() {
                break;
            }
            self.enter(choice).map_err(|illegal| SessionError(illegal.to_string()))?;
            made += 1;
        }
        Ok(made)
    }
}

/// Reads a bot that stops by itself, for those who cannot stop it.
///
/// # Errors
///
/// If there is no bot of this name, or it goes by the clock.
pub fn untimed(bot: &str) -> Result<Bot, SessionError> {
    let found: Bot = bot.parse().map_err(|_| {
        let known = players::NAMES.join(", ");
        let limits = Bot::limits(bot);
        SessionError(format!("there is no bot '{}'{limits}; there are {known}", shortened(bot)))
    })?;
    if found.time().is_some() {
        let bot = one_line(bot);
        return Err(SessionError(format!(
            "'{bot}' goes by the clock; here a bot has to stop by itself"
        )));
    }
    Ok(found)
}
