//! WM-LAT: Lativ's movement and his tasks.

use game_core::{EventSink, Rule, needs};

use crate::event::{BotPlace, Discard, Event};
use crate::game::WeatherMachine;
use crate::helper::Query;
use crate::sequence::Subject;
use crate::state::Lativ;
use crate::types::{ActionSpace, Area, EnumSet, Location, Owner, Weather};

impl WeatherMachine {
    /// WM-LAT.1 IF Lativ is in the Location that a piece moves to THEN he moves on.
    /// WM-LAT.5 MUST: in the Office nobody disturbs him before Phase C.
    pub(crate) fn lativ_leaves(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        if let Subject::Space(space) = of
            && self.state.lativ.location() == space.location()
        {
            self.move_lativ(sink);
        }
    }

    /// Moves Lativ to the next Location, with his tasks.
    ///
    /// WM-LAT.3 IF every action space of a Main Location is taken THEN he goes on.
    /// WM-R.46 MUST: he passes full Locations; blocked spaces are not empty.
    /// WM-R.63 MUST: he leaves his Location first; those he passes get no Bot and lose no token.
    pub(crate) fn move_lativ(&mut self, sink: &mut impl EventSink<Event>) {
        needs(Query::LATIV);
        needs(Query::SCIENTIST);
        self.put_lativ(self.where_lativ_goes(), Rule("WM-LAT.1"), sink);
        self.do_lativs_tasks(sink);
    }

    /// Where Lativ would go if he moved on now.
    pub(crate) fn where_lativ_goes(&self) -> Lativ {
        let mut location = self.state.lativ.location().next();
        loop {
            if let Some(to) = self.lativs_place(location) {
                return to;
            }
            location = location.next();
        }
    }

    /// WM-LAT.2 MUST: his own space in 1 and 5, the leftmost empty action space in 2, 3 and 4.
    fn lativs_place(&self, location: Location) -> Option<Lativ> {
        match location {
            Location::Supply => Some(Lativ::Supply),
            Location::Office => Some(Lativ::Office),
            _ => ActionSpace::of_location(location)
                .find(|&space| self.is_free(space))
                .map(Lativ::Space),
        }
    }

    /// SAB-GEN.3 MUST: whoever moves Lativ, his tasks follow.
    /// SAB-R.47 MUST: first his Bot, then the discard at his new Location.
    pub(crate) fn do_lativs_tasks(&mut self, sink: &mut impl EventSink<Event>) {
        self.place_lativs_bot(sink);
        self.discard_lativs_token(sink);
    }

    /// WM-LAT.4a IF he has moved THEN the first branch from the active one that is not full and has
    /// no Bot of his gets one.
    /// WM-LAT.4b MUST: it goes to the topmost empty space.
    /// WM-LAT.4c IF there is no such branch THEN none is placed.
    /// WM-LAT.4d MUST: at most one Bot is placed for each movement.
    /// WM-R.13 MUST: the space is not a choice.
    fn place_lativs_bot(&mut self, sink: &mut impl EventSink<Event>) {
        let beside = self.lativs_bots();
        let mut branches = self.state.assistant.onwards().filter(|_| beside > 0);
        let takes = branches.find(|&weather| self.takes_lativs_bot(weather));
        let space = takes.and_then(|weather| self.state.free_spaces(Area::Lab, weather).next());
        let Some(space) = space else {
            sink.emit(Rule("WM-LAT.4c"), || Event::NoLativsBot { beside });
            return;
        };
        if space.weather() != self.state.assistant {
            sink.emit(Rule("WM-LAT.4a"), || self.passed_by_lativs_bot(space.weather()));
        }
        let ways = (BotPlace::BesideLab, BotPlace::Space(space));
        self.move_bot(Owner::Lativ, ways, Rule("WM-LAT.4a"), sink);
    }

    fn takes_lativs_bot(&self, weather: Weather) -> bool {
        !self.state.is_full(Area::Lab, weather) && !self.has_lativs_bot(weather)
    }

    fn has_lativs_bot(&self, weather: Weather) -> bool {
        self.state.bots_in(Area::Lab, weather, Owner::Lativ).next().is_some()
    }

    /// The branches, from the Assistant's on, that his Bot skips before this one.
    fn passed_by_lativs_bot(&self, to: Weather) -> Event {
        let passed = self.state.assistant.onwards().take_while(|&weather| weather != to);
        let passed: EnumSet<Weather> = passed.collect();
        let has = passed.iter().filter(|&weather| self.has_lativs_bot(weather)).collect();
        Event::LativsBotPasses { full: passed.without(has), has }
    }

    /// WM-2PL.4a and WM-LAT.6 IF there are two players and he ends in the Government or R&D THEN a
    /// Research token of the Assistant's weather is discarded there.
    /// WM-2PL.4b IF that stack is empty, or he is elsewhere, THEN nothing is discarded.
    fn discard_lativs_token(&mut self, sink: &mut impl EventSink<Event>) {
        if !self.content.set_up[self.options.count()].discards {
            return;
        }
        let area = match self.state.lativ.location() {
            Location::Government => Area::Government,
            Location::Rnd => Area::Rnd,
            Location::Lab | Location::Supply | Location::Office => return,
        };
        let weather = self.state.assistant;
        if self.state.tokens[area][weather] > 0 {
            self.discard_research((area, weather), Discard::Lativ, Rule("WM-2PL.4a"), sink);
        } else {
            sink.emit(Rule("WM-2PL.4b"), || Event::NoTokenGoes { area, weather });
        }
    }
}
