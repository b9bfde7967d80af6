use players::{Bot, Budget, Judged, Report, Search, Seen, Stop, Tuning};
use table::{Choices, Dice, Published, Seat, Turn, Viewer};

use super::minds::Asked;
use super::{Session, in_words, line, refuse};
use crate::plain::{one_line, shortened};
use crate::{Advice, Advised, Judgement, Luck, Refusal, Until, simulate};

/// Keeps what bots think apart from what chance answers for the same seed.
const BOTS: u64 = 0xb075_b075_b075_b075;

impl<G: Published> Session<G> {
    /// What the bot at this seat chooses now.
    pub(super) fn bot_choice(&self, seat: Seat, stop: Stop<'_>) -> Result<G::Choice, Refusal> {
        let (asked, choices) = self.question()?;
        if asked != seat {
            return Err(Refusal(format!("it is the turn of {asked}, not of {seat}")));
        }
        let player = self.players.get(seat.index()).copied().unwrap_or_default();
        let bot = player.bot().ok_or_else(|| Refusal(format!("a person sits in {seat}")))?;
        let asked = Asked {
            bot,
            seen: Seen::new(&self.game, seat),
            choices: &choices,
            log: self.steps.iter().map(|step| step.choice).collect(),
            seed: self.player_seed(seat),
        };
        Ok(self.minds.choose(asked, stop))
    }

    /// What a search says of the choices of the seat that is asked.
    pub(super) fn advice(&self, budget: Budget, stop: Stop<'_>) -> Result<Advice, Refusal> {
        let (seat, choices) = self.question()?;
        let seed = self.thought_seed(self.steps.len());
        let report = think(&self.game, seat, &choices, budget, seed, stop);
        if report.choices.is_empty() {
            return Err(refuse("it was stopped before anything was found out"));
        }
        let best = report.choices.iter().take(Advice::MOST);
        let choices = best.map(|judged| advised(&self.game, seat, judged)).collect();
        Ok(Advice { seat, simulations: report.iterations, choices })
    }

    /// What a search says of a choice that was made.
    pub(super) fn judgement(
        &self,
        entry: usize,
        budget: Budget,
        stop: Stop<'_>,
    ) -> Option<Judgement> {
        let step = self.steps.get(entry)?;
        let seat = step.seat()?;
        let mut choices = Choices::default();
        step.before.choices(&mut choices);
        let report = think(&step.before, seat, &choices, budget, self.thought_seed(entry), stop);
        let best = report.choices.first()?;
        let made = report.choices.iter().find(|judged| judged.choice == step.choice);
        // With few simulations the one tried most may look worse than one tried less.
        let loss = made.map_or(0.0, |made| (best.result - made.result).max(0.0));
        let error = made.map_or(0.0, |made| best.error.hypot(made.error));
        Some(Judgement {
            entry,
            seat,
            by_person: self.asks_person(&step.before),
            text: step.choice.to_string(),
            label: in_words(&step.before, step.choice),
            win: made.map(|made| rounded(made.result)),
            best: advised(&step.before, seat, best),
            loss: rounded(loss),
            error: rounded(error),
        })
    }

    /// The seat that is asked now, and its choices.
    fn question(&self) -> Result<(Seat, Choices<G::Choice>), Refusal> {
        let seat = match self.game.turn() {
            Turn::Choose(seat) => seat,
            Turn::Chance => return Err(refuse("it is chance's turn, not a seat's")),
            Turn::Over => return Err(refuse("the game is over")),
        };
        let mut choices = Choices::default();
        self.game.choices(&mut choices);
        Ok((seat, choices))
    }

    /// The seed of what is thought before this entry.
    fn thought_seed(&self, entry: usize) -> u64 {
        let seed = match self.luck {
            Luck::Seed(seed) => seed,
            Luck::Table => 0,
        };
        Dice::keyed(seed ^ BOTS, entry as u64).next_u64()
    }

    /// The seed of a player who begins to choose for this seat now: at the seat's first choice
    /// that with which [`AnyGame::simulate`](crate::AnyGame::simulate) plays the same game.
    fn player_seed(&self, seat: Seat) -> u64 {
        let begun = self.steps.iter().any(|step| step.seat() == Some(seat));
        match self.luck {
            Luck::Seed(seed) if !begun => match self.players.len() {
                1 => seed,
                _ => simulate::player_seed(seed, seat.index()),
            },
            Luck::Seed(_) | Luck::Table => self.thought_seed(self.steps.len()),
        }
    }

    /// Lets one bot play every seat.
    pub(super) fn play_with(
        &mut self,
        bot: &str,
        seed: u64,
        until: Until,
        stop: Stop<'_>,
    ) -> Result<usize, Refusal> {
        let mut player = untimed(bot)?.player::<G>(seed);
        let mut luck = Dice::keyed(seed, 0);
        let mut choices = Choices::default();
        let most = match until {
            Until::Over => self.game.guard() as usize,
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
                    let result = self.fate().or_else(|| choices.pick(&mut luck));
                    result.ok_or_else(|| refuse("chance has no result to give"))?
                }
            };
            // What was stopped has not thought as far as it would have.
            if stop() {
                break;
            }
            self.enter(choice).map_err(|illegal| Refusal(illegal.to_string()))?;
            made += 1;
        }
        Ok(made)
    }
}

/// A choice and what can be expected of it, in words for the seat that thinks about it.
fn advised<G: Published>(game: &G, seat: Seat, judged: &Judged<G::Choice>) -> Advised {
    let view = game.view(Viewer::Seat(seat));
    Advised {
        text: judged.choice.to_string(),
        label: in_words(game, judged.choice),
        win: rounded(judged.result),
        error: rounded(judged.error),
        score: judged.score.map(rounded),
        visits: judged.visits,
        line: line::what_follows::<G>(&view, game.content(), seat, &judged.line),
    }
}

/// A number to as many places as simulations can bear.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// Searches at a position, with what the seat that must choose there may know, and judges every choice. With a budget of
/// time, which is never the same twice, all cores think.
pub(super) fn think<G: Published>(
    game: &G,
    seat: Seat,
    choices: &Choices<G::Choice>,
    budget: Budget,
    seed: u64,
    stop: Stop<'_>,
) -> Report<G::Choice> {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if budget.millis.is_some() { cores() } else { 1 };
    let tuning = Tuning { cut: budget.cut, whole: true, threads, ..Tuning::default() };
    Search::new(budget, tuning, seed).think(&Seen::new(game, seat), choices, stop)
}

/// A bot that stops by itself, for those who cannot stop it.
pub(crate) fn untimed(bot: &str) -> Result<Bot, Refusal> {
    let found: Bot = bot.parse().map_err(|_| {
        let known = players::NAMES.join(", ");
        let limits = Bot::limits(bot);
        Refusal(format!("there is no bot '{}'{limits}; there are {known}", shortened(bot)))
    })?;
    if found.time().is_some() {
        let bot = one_line(bot);
        return Err(Refusal(format!(
            "'{bot}' goes by the clock; here a bot has to stop by itself"
        )));
    }
    Ok(found)
}
