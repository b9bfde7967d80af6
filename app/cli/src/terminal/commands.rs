//! Carries out commands between two answers.

use std::path::Path;

use i18n::message;
use service::Problem;

use super::command::{self, Command};
use super::front_end::{Flow, FrontEnd};
use super::question::Asked;
use super::text::{TableLine, choice_line, narrated_lines};
use crate::commands::games::create_whole;
use crate::commands::rules::rule_lines;
use crate::failure::Failure;

/// Default number of log entries shown.
const USUAL_LOG: usize = 10;

impl FrontEnd {
    /// Carries out a command at the open question.
    pub(super) fn obey(&mut self, command: Command, asked: &Asked) -> Result<Flow, Failure> {
        match command {
            Command::Quit => return Ok(Flow::Leave),
            Command::Undo => {
                let analysed = self.analysed;
                let undone = self.games.change(&self.id, |session| {
                    session.undo_choice()?;
                    // A game goes on as practice once its better choices were shown.
                    if analysed {
                        session.mark_practice();
                    }
                    Ok(())
                });
                let back = undone.is_ok();
                let flow = self.changed(undone)?;
                if back {
                    self.output.line(&message!(self.words, "taken-back"))?;
                }
                return Ok(flow);
            }
            Command::Redo => {
                let redone = self.games.change(&self.id, |session| session.redo_choice());
                return self.changed(redone);
            }
            Command::Help => self.output.lines(command::help(self.words))?,
            Command::Choices => {
                self.guided = None;
                self.tell_guide(asked)?;
                self.output.lines(asked.all_lines())?;
            }
            Command::Look => {
                let table = self.table()?;
                self.output.lines(table.iter().map(TableLine::indented))?;
                self.shown = Some(table);
            }
            Command::Log(count) => self.tell_log(count.unwrap_or(USUAL_LOG))?,
            Command::Rule(id) => self.tell_rule(&id)?,
            Command::Why if self.last_told.is_empty() => {
                self.output.line(&message!(self.words, "why-nothing"))?;
            }
            Command::Why => {
                for told in &self.last_told {
                    self.output.lines(narrated_lines(self.words, told))?;
                }
            }
            Command::Hint(time) => return self.hint(time, asked),
            Command::Analyse(simulations) => return self.analyse(simulations),
            Command::Overrides(rest) => return self.overrides(&rest),
            Command::Players(list) => return self.seat_players(&list),
            Command::Save(name) => self.tell_saved(name.as_deref())?,
            Command::Export(file) => {
                let (text, damage) = self.games.export(&self.id)?;
                let locale = self.words.locale();
                self.output.lines(damage.iter().map(|damage| damage.text(locale)))?;
                let answer = match create_whole(Path::new(&file), &text) {
                    Ok(()) => message!(self.words, "written", file = file),
                    Err(error) => {
                        let why = error.to_string();
                        message!(self.words, "not-written", file = file, why = why)
                    }
                };
                self.output.line(&answer)?;
            }
        }
        Ok(Flow::Same)
    }

    fn tell_log(&mut self, count: usize) -> Result<(), Failure> {
        let viewer = self.viewer();
        let (opening, log) = self.read(|session| {
            let from = session.len().saturating_sub(count);
            let opening = if from == 0 { session.opening(viewer) } else { Vec::new() };
            (opening, session.log(viewer, from))
        })?;
        if log.is_empty() && opening.is_empty() {
            self.output.line(&message!(self.words, "log-none"))?;
        }
        for told in &opening {
            self.output.line(&format!("  {} [{}]", told.text, told.rule))?;
        }
        for entry in &log {
            let who = self.who(entry.seat);
            let line = choice_line(self.words, entry, &who);
            self.output.line(&format!("{}. {line}", entry.index + 1))?;
            for told in &entry.told {
                self.output.line(&format!("  {} [{}]", told.text, told.rule))?;
            }
        }
        Ok(())
    }

    fn tell_rule(&mut self, id: &str) -> Result<(), Failure> {
        let game = self.read(|session| session.game())?;
        let kind = self.games.catalog().game(game);
        let book = kind.map(|kind| kind.rules_near(id, self.words.locale()));
        let entries = book.iter().flat_map(|book| book.under(id));
        let lines: Vec<String> = entries.flat_map(|entry| rule_lines(self.words, entry)).collect();
        if lines.is_empty() {
            return self.output.line(&message!(self.words, "no-rule", id = id));
        }
        self.output.lines(lines)
    }

    fn tell_saved(&mut self, name: Option<&str>) -> Result<(), Failure> {
        if let Some(name) = name {
            match self.games.rename(&self.id, name) {
                Ok(()) => {}
                Err(Problem::Missing(id)) => return Err(Problem::Missing(id).into()),
                Err(problem) => {
                    return self.output.lines(problem.lines_in(self.words.locale()));
                }
            }
        }
        let name = self.games.name(&self.id)?;
        self.output.line(&message!(self.words, "saved", name = name, id = self.id.as_str()))
    }
}
