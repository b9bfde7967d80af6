//! SAB-END, SAB-FIN: how a solo game ends.

use game_core::{EventSink, Rule};

use crate::event::{EndCount, Event, Raise};
use crate::game::WeatherMachine;
use crate::measure::goals_met;
use crate::state::Verdict;
use crate::types::{Area, EnumSet, Id, Level, Player, Weather};

impl WeatherMachine {
    /// SAB-END.1 IF CP, Goals and Funding markers suffice at the beginning of the turn THEN the
    /// game is won at once.
    /// SAB-R.30 MUST: this check comes before anything else in the turn.
    pub(crate) fn check_win(&mut self, sink: &mut impl EventSink<Event>) {
        if self.wins_at_once() {
            self.end_solo(Verdict::ImmediateWin, Rule("SAB-END.1"), sink);
        }
    }

    /// SAB-END.2 MUST: CP equal to the Target are not enough.
    fn wins_at_once(&self) -> bool {
        let (numbers, lab) = (&self.content.saboteurs, self.state.lab(Player::One));
        lab.cp > self.state.solo.target
            && self.far_markers() >= numbers.win_markers
            && goals_met(&self.state, self.content, Player::One).len()
                >= usize::from(numbers.win_goals)
            && self.forbids_win(&self.sheet(Player::One)).is_none()
    }

    /// SAB-END.5 IF the turn ends with two tiles of Level 3 on the board THEN the game is lost at
    /// once.
    /// SAB-R.60 MUST: a win and a loss are never checked at the same moment.
    pub(crate) fn end_solo_turn(&mut self, sink: &mut impl EventSink<Event>) {
        self.raise_for_initiative(sink);
        if self.worst_storms().len() >= usize::from(self.content.saboteurs.lost_tiles) {
            self.end_solo(Verdict::Storms, Rule("SAB-END.5"), sink);
        }
    }

    /// SAB-END.6 IF their turn begins without any card to follow THEN the game is lost at once.
    /// SAB-R.50 IF the deck is empty THEN the human has one more turn and may win in it.
    pub(crate) fn check_reports(&mut self, sink: &mut impl EventSink<Event>) {
        if self.state.solo.deck == 0 && self.state.solo.current.is_none() {
            self.end_solo(Verdict::Reports, Rule("SAB-END.6"), sink);
        }
    }

    /// SAB-FIN.2 MUST: the Target rises before scoring.
    /// SAB-R.40 MUST: this comes after the experiments of the final round, which do not run again.
    pub(crate) fn raise_for_the_end(&mut self, sink: &mut impl EventSink<Event>) {
        let by = self.content.saboteurs.at_the_end;
        self.raise_target(by, Raise::End, Rule("SAB-FIN.2"), sink);
    }

    /// SAB-FIN.3 MUST: only the human scores.
    /// SAB-FIN.4 IF the CP of final scoring exceed the Target THEN the game is won.
    pub(crate) fn judge(&mut self, sink: &mut impl EventSink<Event>) {
        let (verdict, rule) = self.verdict_of(&self.sheet(Player::One));
        self.end_solo(verdict, rule, sink);
    }

    /// Ends the game: no frame stays pending.
    fn end_solo(&mut self, verdict: Verdict, rule: Rule, sink: &mut impl EventSink<Event>) {
        self.state.frames.clear();
        self.state.verdict = Some(verdict);
        sink.show(self);
        sink.emit(rule, || Event::Ended { verdict, count: self.end_count(verdict) });
    }

    /// The figures at the end, for the event.
    fn end_count(&self, verdict: Verdict) -> EndCount {
        let scored = matches!(verdict, Verdict::Won | Verdict::Lost | Verdict::Forbidden);
        EndCount {
            cp: match scored {
                true => self.final_cp(Player::One),
                false => i32::from(self.state.lab(Player::One).cp),
            },
            target: self.state.solo.target,
            goals: goals_met(&self.state, self.content, Player::One).len() as u8,
            markers: self.far_markers(),
            storms: self.worst_storms(),
            card: self.forbids_final_win(&self.sheet(Player::One)).map(|(_, card)| card),
        }
    }

    /// Number of Funding markers that are far enough for the immediate win.
    fn far_markers(&self) -> u8 {
        let (space, lab) = (self.content.saboteurs.win_space, self.state.lab(Player::One));
        let far = |area: &Area| lab.funding[*area].index() >= usize::from(space);
        Area::ALL.iter().filter(|area| far(area)).count() as u8
    }

    /// The weathers whose tile is at the highest level.
    pub(crate) fn worst_storms(&self) -> EnumSet<Weather> {
        let worst = |weather: &Weather| self.state.storms[*weather].level == Level::COUNT as u8;
        Weather::ALL.into_iter().filter(worst).collect()
    }
}
