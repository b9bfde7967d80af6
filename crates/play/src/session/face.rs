use table::{Published, Seat, Settings, Turn, Viewer};

use super::{Session, refuse};
use crate::position::Position;
use crate::{
    AnyPosition, AnySession, LogEntry, Luck, Play, Refusal, Rolled, Save, ToldLine, Until,
};

impl<G: Published> AnySession for Session<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn settings(&self) -> Settings {
        self.settings.clone()
    }

    fn seats(&self) -> u8 {
        G::seats(self.game.options())
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.game.seat_name(seat)
    }

    fn luck(&self) -> Luck {
        self.luck
    }

    fn play(&self) -> Play {
        self.play
    }

    fn practice(&self) -> bool {
        self.practice
    }

    fn now(&self) -> Box<dyn AnyPosition> {
        Box::new(Position(self.game.clone()))
    }

    fn at(&self, entries: usize) -> Box<dyn AnyPosition> {
        Box::new(Position(self.position(entries).clone()))
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn len(&self) -> usize {
        self.steps.len()
    }

    fn undone(&self) -> usize {
        self.undone.len()
    }

    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogEntry> {
        (from..self.steps.len()).map(|index| self.log_entry(index, viewer)).collect()
    }

    fn choose(&mut self, text: &str) -> Result<Vec<ToldLine>, Refusal> {
        self.choose_text(text)?;
        Ok(self.told(self.steps.len() - 1, Viewer::Everybody))
    }

    fn roll(&mut self) -> Result<Vec<Rolled>, Refusal> {
        let mut rolled = Vec::new();
        while self.game.turn() == Turn::Chance && rolled.len() < self.game.bound() as usize {
            let result = self
                .fate()
                .ok_or_else(|| refuse("at a real table enter what was drawn or rolled there"))?;
            self.enter(result).map_err(|illegal| Refusal(illegal.to_string()))?;
            let told = self.told(self.steps.len() - 1, Viewer::Everybody);
            rolled.push(Rolled { text: result.to_string(), told });
        }
        Ok(rolled)
    }

    fn play_bot(&mut self, bot: &str, seed: u64, until: Until) -> Result<usize, Refusal> {
        self.play_with(bot, seed, until)
    }

    fn undo(&mut self) -> Result<(), Refusal> {
        let last = self.steps.len().checked_sub(1);
        self.undo_to(last.ok_or_else(|| refuse("there is nothing to undo"))?)
    }

    fn redo(&mut self) -> Result<(), Refusal> {
        self.redo_one()
    }

    fn undo_choice(&mut self) -> Result<(), Refusal> {
        let chosen = self.steps.iter().rposition(|step| step.seat().is_some());
        self.undo_to(chosen.ok_or_else(|| refuse("no seat has chosen anything yet"))?)
    }

    fn redo_choice(&mut self) -> Result<(), Refusal> {
        self.redo_one()?;
        // Results of chance before the choice, if a single one was taken back, and those after it.
        let mut chosen = self.steps.last().is_some_and(|step| step.seat().is_some());
        while !self.undone.is_empty() {
            let chooses = self.game.turn() != Turn::Chance;
            if chosen && chooses {
                break;
            }
            self.redo_one()?;
            chosen |= chooses;
        }
        Ok(())
    }

    fn save(&self) -> Save {
        self.to_save()
    }

    fn clone_box(&self) -> Box<dyn AnySession> {
        Box::new(self.clone())
    }
}
