//! SAB-EXP: the Saboteurs in an experiment.

use game_core::{EventSink, Rule};

use crate::event::{BotPlace, Brings, Event, Raise, TokenPlace};
use crate::game::WeatherMachine;
use crate::options::Reading;
use crate::sequence::Subject;
use crate::types::{Area, Owner, Weather};

impl WeatherMachine {
    /// SAB-EXP.1 IF the experiment runs THEN they resolve it in turn order, like the human.
    /// SAB-EXP.2 MUST: each of their Bots returns to the Hideout and raises the Target.
    /// SAB-EXP.3 MUST: they pay no Science and gain no benefits.
    /// SAB-EXP.4 MUST: if they have a Bot there, they take one green token, if one is left.
    /// SAB-R.58 MUST: the turn order of the current round applies.
    pub(crate) fn saboteurs_experiment(
        &mut self,
        weather: Weather,
        sink: &mut impl EventSink<Event>,
    ) {
        let tile = self.displayed(weather);
        let table = self.questions();
        let (cp, bots) = (table.displayed_cp(weather).unwrap_or(0), table.own_bots_in_lab(weather));
        for from in bots.iter() {
            let ways = (BotPlace::Space(from), BotPlace::Hideout);
            self.move_bot(Owner::Saboteurs, ways, Rule("SAB-EXP.2"), sink);
            self.raise_target(cp, Raise::Experiment { from, tile }, Rule("SAB-EXP.2"), sink);
        }
        if bots.is_empty() {
            return;
        }
        let (area, rule) = (Area::Lab, Rule("SAB-EXP.4"));
        if self.questions().has_token_left(area, weather) {
            let ways = (TokenPlace::Board, TokenPlace::Hideout);
            self.move_research((area, weather), ways, rule, sink);
        } else {
            sink.emit(rule, || Event::NoTokenLeft { area, weather });
        }
    }

    /// Places an Extreme Weather tile after an experiment that does not run.
    ///
    /// SAB-EXP.6a IF they have a Bot in the branch THEN an Extreme Weather tile is placed.
    /// SAB-EXP.6b MUST: nobody is rewarded; the Experiment tile is handled as usual.
    /// SAB-EXP.6c MUST: their Bots stay; others return as usual.
    /// SAB-EXP.7 IF they have no Bot there THEN no tile is placed.
    /// SAB-R.39 IF it does not run THEN the reason does not matter, unless the reading option says
    /// otherwise.
    pub(crate) fn sabotaged_storm(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Weather(weather) = of else { return };
        let table = self.questions();
        let theirs = !table.own_bots_in_lab(weather).is_empty();
        let fits = !table.reads(Reading::NoTileNoStorm) || table.displayed_cp(weather).is_some();
        if theirs && fits {
            self.place_storm(weather, Brings::Sabotage, Rule("SAB-EXP.6a"), sink);
        }
    }
}
