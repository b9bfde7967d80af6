use game_core::{GameInfo, Seat, Settings, Turn, Viewer};
use i18n::{Locale, notice};
use players::{Bot, Budget, Stop};

use super::Session;
use crate::resumable::then;
use crate::{
    Advice, BoardAt, ChanceSource, ChoiceEvaluation, DynPosition, DynSession, LogEntry,
    NarratedLine, NarratedTurn, Play, PlayerSlot, Resumable, Rolled, Save, SecondLook,
    SessionError, Until,
};

impl<G: GameInfo> DynSession for Session<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn settings(&self) -> Settings {
        self.settings.clone()
    }

    fn told_in(&self, locale: Locale) -> Option<Box<dyn DynSession>> {
        (locale != self.locale)
            .then(|| -> Box<dyn DynSession> { Box::new(Session { locale, ..self.clone() }) })
    }

    fn locale(&self) -> Locale {
        self.locale
    }

    fn seats(&self) -> u8 {
        G::seats(self.game.options())
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.game.seat_name(seat, self.locale)
    }

    fn name_key(&self, party: Option<Seat>) -> Option<String> {
        self.game.name_key(party)
    }

    fn running_score(&self) -> Vec<(Option<Seat>, i32)> {
        self.game.running_score()
    }

    fn round(&self) -> Option<u32> {
        self.game.round()
    }

    fn chance_source(&self) -> ChanceSource {
        self.chance_source
    }

    fn play(&self) -> Play {
        self.play
    }

    fn practice(&self) -> bool {
        self.practice
    }

    fn mark_practice(&mut self) {
        self.practice = true;
    }

    fn players(&self) -> &[PlayerSlot] {
        &self.players
    }

    fn seat_players(&mut self, players: &[PlayerSlot]) -> Result<(), SessionError> {
        self.seat(players).map_err(|why| notice!("refusal-players", why = why).into())
    }

    fn asked_bot(&self) -> Option<(Seat, Bot)> {
        let Turn::Choose(seat) = self.game.turn() else { return None };
        Some((seat, self.players.get(seat.index())?.bot()?))
    }

    fn now(&self) -> Box<dyn DynPosition> {
        self.moment(&self.game)
    }

    fn at(&self, entries: usize) -> Box<dyn DynPosition> {
        self.moment(self.position(entries))
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

    fn opening(&self, viewer: Viewer) -> Vec<NarratedLine> {
        self.opening_lines(viewer)
    }

    fn log_between(&self, viewer: Viewer, from: usize, until: usize) -> Vec<LogEntry> {
        (from..until.min(self.steps.len())).map(|index| self.log_entry(index, viewer)).collect()
    }

    fn turns(&self, viewer: Viewer, from: usize, until: usize) -> Vec<NarratedTurn> {
        self.turns_between(viewer, from, until)
    }

    fn board(&self, at: BoardAt) -> Box<dyn DynPosition> {
        self.moment(&self.board_at(at))
    }

    fn choose(&mut self, text: &str) -> Result<Vec<NarratedLine>, SessionError> {
        let from = self.steps.len();
        self.choose_text(text)?;
        let made = from..self.steps.len();
        Ok(made.flat_map(|entry| self.told(entry, Viewer::Everybody)).collect())
    }

    fn choose_set(&mut self, texts: &[String]) -> Result<Vec<NarratedLine>, SessionError> {
        let from = self.steps.len();
        self.choose_selection(texts)?;
        let made = from..self.steps.len();
        Ok(made.flat_map(|entry| self.told(entry, Viewer::Everybody)).collect())
    }

    fn roll(&mut self) -> Result<Vec<Rolled>, SessionError> {
        let mut rolled = Vec::new();
        while self.game.turn() == Turn::Chance && rolled.len() < self.game.max_steps() as usize {
            let result = self.fate().ok_or_else(|| notice!("refusal-table-luck"))?;
            self.enter(result)?;
            let told = self.told(self.steps.len() - 1, Viewer::Everybody);
            rolled.push(Rolled { text: result.to_string(), told });
        }
        Ok(rolled)
    }

    fn play_bot_until(
        &mut self,
        bot: &str,
        seed: u64,
        until: Until,
        stop: Stop<'_>,
    ) -> Result<usize, SessionError> {
        self.play_with(bot, seed, until, stop)
    }

    fn deciding(&self, seat: Seat) -> Result<Resumable<String>, SessionError> {
        Ok(then(self.bot_choice(seat)?, |choice| choice.to_string()))
    }

    fn forget(&self) {
        self.minds.forget();
    }

    fn bytes(&self) -> usize {
        self.weight()
    }

    fn advising(
        &self,
        budget: Budget,
    ) -> Result<Resumable<Result<Advice, SessionError>>, SessionError> {
        self.advice(budget)
    }

    fn chose(&self, entry: usize) -> Option<Seat> {
        self.steps.get(entry)?.seat()
    }

    fn evaluating(
        &self,
        entry: usize,
        budget: Budget,
    ) -> Option<Resumable<Option<ChoiceEvaluation>>> {
        self.choice_evaluation(entry, budget)
    }

    fn evaluating_again(
        &self,
        entry: usize,
        better: &str,
        nth: usize,
        budget: Budget,
    ) -> Option<Resumable<Option<SecondLook>>> {
        self.second_look(entry, better, nth, budget)
    }

    fn shown_since(&self, from: usize) -> bool {
        Session::shown_since(self, from)
    }

    fn undo(&mut self) -> Result<(), SessionError> {
        let last = self.steps.len().checked_sub(1);
        self.undo_to(last.ok_or_else(|| notice!("refusal-no-undo"))?)
    }

    fn redo(&mut self) -> Result<(), SessionError> {
        self.redo_one()
    }

    fn undo_choice(&mut self) -> Result<(), SessionError> {
        let chosen = self.steps.iter().rposition(|step| self.asks_person(&step.before));
        let mut keep = chosen.ok_or_else(|| notice!("refusal-nothing-chosen"))?;
        while self.goes_on(keep) {
            keep -= 1;
        }
        self.undo_to(keep)
    }

    fn redo_choice(&mut self) -> Result<(), SessionError> {
        // Restores answers before the choice, if they were undone one by one, and those after it.
        let mut chosen = false;
        loop {
            chosen |= self.asks_person(&self.game);
            self.redo_one()?;
            let asks = self.asks_person(&self.game) && !self.goes_on(self.steps.len());
            if self.undone.is_empty() || (chosen && asks) {
                return Ok(());
            }
        }
    }

    fn save(&self) -> Save {
        self.to_save()
    }

    fn clone_box(&self) -> Box<dyn DynSession> {
        Box::new(self.clone())
    }

    fn until(&self, entries: usize) -> Box<dyn DynSession> {
        Box::new(self.cut(entries))
    }
}
