use game_core::{Choices, Dice, GameInfo, Seat, Turn};
use i18n::notice;
use players::{Bot, Seen, Stop, Stream};

use super::Session;
use super::minds::Asked;
use crate::plain_text::one_line;
use crate::player_slot::unknown_bot;
use crate::{ChanceSource, Resumable, SessionError, Until};

impl<G: GameInfo> Session<G> {
    /// What the bot at this seat chooses.
    pub(super) fn bot_choice(&self, seat: Seat) -> Result<Resumable<G::Choice>, SessionError> {
        let (asked, choices) = self.question()?;
        if asked != seat {
            let (asked, seat) = (asked.0 + 1, seat.0 + 1);
            return Err(notice!("refusal-not-asked", asked = asked, seat = seat).into());
        }
        let player = self.players.get(seat.index()).copied().unwrap_or_default();
        let bot = player.bot().ok_or_else(|| notice!("refusal-person", seat = seat.0 + 1))?;
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
                    result.ok_or_else(|| notice!("refusal-no-result"))?
                }
            };
            // A search that was stopped is shorter than its budget: its choice would not be
            // reproducible.
            if stop() {
                break;
            }
            self.enter(choice)?;
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
    let found: Bot = bot.parse().map_err(|_| unknown_bot(bot, &players::NAMES))?;
    if found.time().is_some() {
        return Err(notice!("refusal-clock", bot = one_line(bot)).into());
    }
    Ok(found)
}
