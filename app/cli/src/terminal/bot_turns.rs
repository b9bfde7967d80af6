//! Turns of bots, and hints.

use std::time::{Duration, Instant};

use game_core::{Seat, Turn, Viewer};
use i18n::{Messages, message};
use play::{Advice, Advised, Bot, Budget, DynSession, SessionError, Stop, unmeasured};

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
            self.output.line(&message!(self.words, "bot-thinks", name = who))?;
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
            Err(SessionError(why)) => Err(Failure::System(why.text(self.words.locale()))),
        }
    }

    /// Waits after a bot was stopped: the person can use any command, and then let it go on.
    fn rest(&mut self, who: &str) -> Result<Flow, Failure> {
        self.announced = None;
        self.interrupt.forget();
        self.output.line(&message!(self.words, "bot-stopped", name = who))?;
        let nothing = Asked::new(self.words, None, Vec::new());
        loop {
            self.output.flush()?;
            let Some(line) = self.input.read(command::names())? else { return Ok(Flow::Leave) };
            let flow = match command::read(&line, self.words) {
                _ if line.is_empty() => return Ok(Flow::On),
                Some(Ok(command)) => self.obey(command, &nothing)?,
                Some(Err(why)) => self.refuse(&why)?,
                None => self.refuse(&message!(self.words, "bot-turn"))?,
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
            Turn::Choose(_) => return self.refuse(&message!(self.words, "advice-for-asked")),
            Turn::Chance => return self.refuse(&message!(self.words, "advice-at-chance")),
            Turn::Over => return self.refuse(&message!(self.words, "advice-over")),
        }
        if self.input.at_terminal() {
            self.output.line(&message!(self.words, "advice-thinking"))?;
            self.output.flush()?;
        }
        let millis = u32::try_from(time.as_millis()).unwrap_or(u32::MAX).max(1);
        let budget = Budget::millis(millis);
        let (advice, _) = self.think(Some(time), |session, stop| session.advise(budget, stop))?;
        self.interrupt.forget();
        let advice = match advice {
            Ok(advice) => advice,
            Err(SessionError(why)) => return self.refuse(&why.text(self.words.locale())),
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
            self.output.line(&message!(self.words, "now-practice"))?;
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
        let open = self.games.think_about(&self.id)?.told_in(self.words.locale());
        let session = open.session();
        self.interrupt.listen();
        let end = time.and_then(|time| Instant::now().checked_add(time));
        let interrupt = &self.interrupt;
        let is_over = || end.is_some_and(|end| Instant::now() >= end);
        Ok((think(session, &|| interrupt.is_pressed() || is_over()), session.len()))
    }

    fn tell_advice(&mut self, advice: &Advice, asked: &Asked) -> Result<(), Failure> {
        let simulations = advice.simulations;
        self.output.line(&message!(self.words, "advice-best", simulations = simulations))?;
        if !advice.measured {
            self.output.line(&format!("  {}", unmeasured(self.words.locale())))?;
        }
        for advised in &advice.choices {
            let number = asked.number(&advised.text);
            self.output.line(&advised_line(self.words, advised, number))?;
            for reason in &advised.why {
                self.output.line(&format!("     {}", reason.text))?;
            }
            if !advised.line.is_empty() {
                let steps = advised.line.iter().map(|step| match step.seat {
                    None => step.text.clone(),
                    Some(seat) => {
                        let (who, what) = (self.who(Some(seat)), step.text.as_str());
                        message!(self.words.locale(), "headed", heading = who, what = what).into()
                    }
                });
                let steps: Vec<String> = steps.collect();
                let then = message!(self.words, "advice-then", steps = steps.join("; "));
                self.output.line(&format!("     {then}"))?;
            }
        }
        Ok(())
    }
}

fn advised_line(words: Messages, advised: &Advised, number: Option<usize>) -> String {
    let number = number.map_or_else(String::new, |number| format!("{number}. "));
    let locale = words.locale();
    let shares = [advised.win, advised.error.max(0.01)];
    let [win, error] = shares.map(|share| in_percent(locale, share));
    let wins = message!(words, "advice-wins", share = win, error = error);
    let tried = message!(words, "advice-tried", count = advised.visits);
    let points = advised.score.map(|score| locale.decimal(score));
    let points = points.map_or_else(String::new, |points| {
        format!(" {};", message!(words, "advice-points", points = points))
    });
    format!("  {number}{} ({}): {wins};{points} {tried}", advised.label, advised.text)
}

#[cfg(test)]
mod tests {
    use i18n::Locale;

    use super::*;
    use crate::messages::messages;

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
            places: Vec::new(),
            line: Vec::new(),
        };
        let line = "  3. Play card A (play A): wins 62 %, give or take 2.1 %; 31.5 points; \
                    tried 812 times";
        let english = messages(Locale::English);
        assert_eq!(advised_line(english, &advised, Some(3)), line);
    }
}
