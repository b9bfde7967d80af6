//! SAB-EXP: the Saboteurs in an experiment.

use game_core::{EventSink, Rule};

use crate::event::{BotPlace, Brings, Event, Raise, TokenPlace};
use crate::game::WeatherMachine;
use crate::options::Reading;
use crate::sequence::Subject;
use crate::types::{Area, Owner, Weather};

impl WeatherMachine {
    /// SAB-EXP.1 IF the experiment runs THEN they resolve it in turn order like the human.
    /// SAB-EXP.2 MUST: each Bot of theirs returns to the Hideout and raises the Target.
    /// SAB-EXP.3 MUST: they pay no Science and have none of the benefits.
    /// SAB-EXP.4 MUST: with a Bot there they take one green token, if one is left.
    /// SAB-R.58 MUST: the turn order is that of the present round.
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

    /// What follows an experiment that does not run.
    ///
    /// SAB-EXP.6a IF a Bot of theirs is in the branch THEN an Extreme Weather tile is placed.
    /// SAB-EXP.6b MUST: nobody has rewards; the Experiment tile goes as usual.
    /// SAB-EXP.6c MUST: their Bots stay; others go home as usual.
    /// SAB-EXP.7 IF none is there THEN no tile is placed.
    /// SAB-R.39 IF it does not run THEN why does not matter, unless that is read otherwise.
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
