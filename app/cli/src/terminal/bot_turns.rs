//! Turns of bots, and hints.

use std::time::{Duration, Instant};

use game_core::{Seat, Turn, Viewer};
use play::{Advice, Advised, Bot, Budget, DynSession, SessionError, Stop, UNMEASURED};

use super::command;
use super::front_end::{Flow, FrontEnd};
use super::question::{Asked, in_percent};
use crate::failure::Failure;

impl FrontEnd {
    /// Lets the bot in this seat choose, until it is done or the person presses Ctrl-C.
    pub(super) fn let_bot(&mut self, seat: Seat, bot: Bot) -> Result<Flow, Failure> {
        let who = format!("{} ({bot})", self.name_of(seat));
        if self.input.at_terminal() && self.announced != Some(seat) {
            self.announced = Some(seat);
            self.output.line(&format!("{who} thinks; Ctrl-C stops it."))?;
            self.output.flush()?;
        }
        let (chosen, length) = self.think(bot.time(), |session, stop| session.bot(seat, stop))?;
        if self.interrupt.is_pressed() {
            return self.rest(&who);
        }
        match chosen {
            // Does not retry for ever if the choice cannot be saved, such as on a full disk.
            Ok(text) => match self.choose(&text, length)? {
                Flow::Same => self.rest(&who),
                flow => Ok(flow),
            },
            Err(SessionError(why)) => Err(Failure::System(why)),
        }
    }

    /// Waits after a bot was stopped: the person can use any command, and then let it go on.
    fn rest(&mut self, who: &str) -> Result<Flow, Failure> {
        self.announced = None;
        self.interrupt.forget();
        self.output.line(&format!("{who} was stopped; Enter lets it go on, help tells more."))?;
        let nothing = Asked::new(None, Vec::new());
        loop {
            self.output.flush()?;
            let Some(line) = self.input.read(command::names())? else { return Ok(Flow::Leave) };
            let flow = match command::read(&line) {
                _ if line.is_empty() => return Ok(Flow::On),
                Some(Ok(command)) => self.obey(command, &nothing)?,
                Some(Err(why)) => self.refuse(&why)?,
                None => self.refuse("it is the bot's turn; Enter lets it go on")?,
            };
            if flow != Flow::Same {
                return Ok(flow);
            }
        }
    }

    /// Shows a search's evaluation of the person's choices.
    pub(super) fn hint(&mut self, time: Duration, asked: &Asked) -> Result<Flow, Failure> {
        let turn = self.read(|session| session.turn())?;
        match turn {
            Turn::Choose(seat) if self.viewer() == Viewer::Seat(seat) => {}
            Turn::Choose(_) => return self.refuse("a hint is for the person who is asked"),
            Turn::Chance => return self.refuse("chance takes no hints"),
            Turn::Over => return self.refuse("the game is over"),
        }
        if self.input.at_terminal() {
            self.output.line("Thinking; Ctrl-C stops it.")?;
            self.output.flush()?;
        }
        let millis = u32::try_from(time.as_millis()).unwrap_or(u32::MAX).max(1);
        let budget = Budget::millis(millis);
        let (advice, _) = self.think(Some(time), |session, stop| session.advise(budget, stop))?;
        self.interrupt.forget();
        let advice = match advice {
            Ok(advice) => advice,
            Err(SessionError(why)) => return self.refuse(&why),
        };
        let was_practice = self.read(|session| session.practice())?;
        if !was_practice {
            let marked = self.games.change(&self.id, |session| {
                session.mark_practice();
                Ok(())
            });
            if marked.is_err() {
                return self.changed(marked);
            }
            self.output.line("From now on this game is practice.")?;
        }
        self.tell_advice(&advice, asked)?;
        Ok(Flow::Same)
    }

    /// Runs a search on the current game, for at most this long; also returns its number of
    /// entries.
    fn think<T>(
        &mut self,
        time: Option<Duration>,
        think: impl FnOnce(&dyn DynSession, Stop<'_>) -> T,
    ) -> Result<(T, usize), Failure> {
        let open = self.games.think_about(&self.id)?;
        let session = open.session();
        self.interrupt.listen();
        let end = time.and_then(|time| Instant::now().checked_add(time));
        let interrupt = &self.interrupt;
        let is_over = || end.is_some_and(|end| Instant::now() >= end);
        Ok((think(session, &|| interrupt.is_pressed() || is_over()), session.len()))
    }

    fn tell_advice(&mut self, advice: &Advice, asked: &Asked) -> Result<(), Failure> {
        self.output
            .line(&format!("The best choices, after {} simulations:", advice.simulations))?;
        if !advice.measured {
            self.output.line(&format!("  {UNMEASURED}"))?;
        }
        for advised in &advice.choices {
            self.output.line(&advised_line(advised, asked.number(&advised.text)))?;
            for reason in &advised.why {
                self.output.line(&format!("     {reason}"))?;
            }
            if !advised.line.is_empty() {
                let steps = advised.line.iter().map(|step| match step.seat {
                    None => step.text.clone(),
                    Some(seat) => format!("{}: {}", self.who(Some(seat)), step.text),
                });
                let steps: Vec<String> = steps.collect();
                self.output.line(&format!("     then {}", steps.join("; ")))?;
            }
        }
        Ok(())
    }
}

fn advised_line(advised: &Advised, number: Option<usize>) -> String {
    let number = number.map_or_else(String::new, |number| format!("{number}. "));
    let points = advised.score.map_or_else(String::new, |score| format!(" {score:.1} points;"));
    format!(
        "  {number}{} ({}): wins {}, give or take {};{points} tried {} times",
        advised.label,
        advised.text,
        in_percent(advised.win),
        in_percent(advised.error.max(0.01)),
        advised.visits
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advice_is_one_line_with_chance_score_and_doubt() {
        let advised = Advised {
            text: "play A".into(),
            label: "Play card A".into(),
            win: 0.625,
            error: 0.0213,
            value: 0.6,
            score: Some(31.46),
            visits: 812,
            why: Vec::new(),
            line: Vec::new(),
        };
        let line = "  3. Play card A (play A): wins 62 %, give or take 2.1 %; 31.5 points; \
                    tried 812 times";
        assert_eq!(advised_line(&advised, Some(3)), line);
    }
}
