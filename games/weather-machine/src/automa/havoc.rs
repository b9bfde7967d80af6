//! SAB-STS, SAB-HAV: sets of Research tokens and the havoc that they cause.

use game_core::{ActionSink, EventSink, Flow, Rule};

use super::priority_list::{Candidates, Decision, Why};
use super::questions::Questions;
use super::those;
use crate::choice::Choice;
use crate::event::{Brings, Event, Raise, TokenPlace};
use crate::game::WeatherMachine;
use crate::options::Reading;
use crate::sequence::{List, Subject};
use crate::types::{Area, AreaMap, EnumSet, Weather};

/// What makes up a set.
#[derive(Clone, Copy, Debug)]
struct TokenSet {
    colours: EnumSet<Area>,
    awards: u8,
}

impl Questions<'_> {
    /// The colours of a weather in the Hideout.
    pub(super) fn colours_held(self, weather: Weather) -> EnumSet<Area> {
        those(|area| self.tokens_held(area, weather) > 0)
    }

    /// The colours of a weather in the Hideout, except one.
    pub(super) fn other_colours(self, area: Area, weather: Weather) -> EnumSet<Area> {
        let mut held = self.colours_held(weather);
        held.remove(area);
        held
    }

    /// Number of tokens in a set of this weather.
    pub(super) fn set_size(self, weather: Weather) -> u8 {
        let numbers = &self.content().saboteurs;
        let locked = self.is_locked(weather);
        if locked { numbers.locked_set } else { numbers.unlocked_set }
    }

    /// Whether one more token of this colour and weather completes a set.
    ///
    /// SAB-RTP.5 MUST: Awards count for a set; for another colour of the weather they do not.
    /// SAB-R.35 MUST: with the token added, a set containing it exists.
    pub(super) fn token_completes_set(self, area: Area, weather: Weather) -> bool {
        let real = 1 + self.other_colours(area, weather).len() as u8;
        self.set_size(weather).saturating_sub(real) <= self.awards_held()
    }

    /// The set of a weather in the Hideout, if there is one.
    ///
    /// SAB-STS.1 MUST: one token of each colour while the weather is locked.
    /// SAB-STS.2 MUST: two tokens of different colours once it is unlocked.
    /// SAB-STS.3 MUST: an Award stands for a missing token, beside at least one real one.
    /// SAB-R.32 MUST: use as few Awards as possible; Awards alone count only with that reading
    /// option.
    fn set_of(self, weather: Weather) -> Option<TokenSet> {
        let colours = self.least_missed(weather, usize::from(self.set_size(weather)));
        let awards = self.set_size(weather) - colours.len() as u8;
        let real = !colours.is_empty() || self.reads(Reading::AwardSets);
        (real && awards <= self.awards_held()).then_some(TokenSet { colours, awards })
    }

    /// At most `size` of the colours held.
    ///
    /// SAB-STS.4 IF there are more THEN take those with the most tokens; ties in the order blue,
    /// green, lilac.
    /// SAB-R.33 IF there are more THEN nobody is asked, and the rest stays as close to a set as
    /// possible.
    fn least_missed(self, weather: Weather, size: usize) -> EnumSet<Area> {
        let mut colours = self.colours_held(weather);
        while colours.len() > size {
            let count = |area: &Area| self.tokens_held(*area, weather);
            let last_first = Area::ALL.into_iter().rev().filter(|&area| colours.contains(area));
            let Some(fewest) = last_first.min_by_key(count) else { break };
            colours.remove(fewest);
        }
        colours
    }

    /// The sets in the Hideout, narrowed to the next one.
    ///
    /// SAB-HAV.3 MUST: repeat as long as there is a set; locked weathers come first.
    /// SAB-HAV.4 MUST: among these in weather order, from the card discarded in step 5 on.
    /// SAB-HAV.5 MUST: a weather that has just been unlocked counts as unlocked.
    fn next_set(self) -> Candidates<Weather> {
        let mut candidates = Candidates::new(EnumSet::full());
        let has_set = candidates.among(|weather| self.set_of(weather).is_some());
        let locked = candidates.among(|weather| self.is_locked(weather));
        candidates.keep(Rule("SAB-STS.1"), Why::NoSet, has_set.or(EnumSet::full().without(locked)));
        candidates.keep(Rule("SAB-STS.2"), Why::NoSet, has_set);
        candidates.prefer(Rule("SAB-HAV.3"), Why::Unlocked, |weather| locked.contains(weather));
        candidates.first(Rule("SAB-HAV.4"), Why::Later, self.first_weather().onwards());
        candidates
    }

    /// SAB-R.29 MUST: the card discarded in step 5 sets the first weather, whatever has been
    /// discarded since, unless the reading option says otherwise.
    pub(super) fn first_weather(self) -> Weather {
        let fixed = self.weather_of_step_five().filter(|_| !self.reads(Reading::RereadHavoc));
        fixed.unwrap_or_else(|| self.previous_weather())
    }
}

impl WeatherMachine {
    /// Step 7.
    ///
    /// SAB-TRN.7 MUST: look for sets after the new report is revealed.
    pub(crate) fn run_havoc(&mut self, sink: &mut impl EventSink<Event>) -> Flow {
        let table = self.questions();
        let candidates = table.next_set();
        if candidates.left().is_empty() {
            return self.done();
        }
        let Some(weather) = table.decide(candidates, Decision::Havoc, Rule("SAB-HAV.4"), sink)
        else {
            return self.done();
        };
        let locked = table.is_locked(weather);
        let list = if locked { List::LockedHavoc } else { List::OpenHavoc };
        self.call_list(list, Subject::Weather(weather), false);
        Flow::Ran
    }

    /// SAB-HAV.1a MUST: the set leaves the game, including its Awards.
    pub(crate) fn use_set(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Weather(weather) = of else { return };
        let table = self.questions();
        let Some(TokenSet { colours, awards }) = table.set_of(weather) else { return };
        let locked = table.is_locked(weather);
        let rule = Rule(if locked { "SAB-HAV.1a" } else { "SAB-HAV.2a" });
        let held = |area| table.tokens_held(area, weather);
        sink.emit(rule, || {
            let held = AreaMap::each(held);
            Event::SetUsed { weather, locked, held, colours, awards }
        });
        let ways = (TokenPlace::Hideout, TokenPlace::Gone);
        for area in colours.iter() {
            self.move_research((area, weather), ways, rule, sink);
        }
        for _ in 0..awards {
            self.move_award(ways, rule, sink);
        }
    }

    /// SAB-HAV.1b MUST: the next Extreme Weather tile of the weather is placed, if there is one.
    pub(crate) fn havoc_storm(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        if let Subject::Weather(weather) = of {
            self.place_storm(weather, Brings::Set, Rule("SAB-HAV.1b"), sink);
        }
    }

    /// SAB-HAV.1d MUST: the Lock token leaves the game, and nobody gains CP for it.
    pub(crate) fn havoc_unlock(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        if let Subject::Weather(weather) = of {
            self.sabotage_lock(weather, Rule("SAB-HAV.1d"), sink);
        }
    }

    /// SAB-HAV.2b MAY: the human chooses between the Target and a card.
    /// SAB-HAV.2c IF the deck is empty THEN the Target rises.
    /// SAB-R.34 MUST: nothing else that the Saboteurs do is a choice.
    pub(crate) fn legal_havoc_price(&self, out: &mut impl ActionSink<Choice>) {
        out.choice(Choice::RaiseTarget);
        if self.questions().has_report_left() {
            out.choice(Choice::DiscardReport);
        }
    }

    /// SAB-HAV.2a IF they have a set of an unlocked weather THEN the Target rises, or the top card
    /// of the deck is discarded.
    pub(crate) fn answer_havoc_price(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.finish();
        match choice {
            Choice::DiscardReport => self.discard_top(sink),
            Choice::RaiseTarget => {
                let by = self.content.saboteurs.havoc;
                let (card, rule) = match self.questions().has_report_left() {
                    true => (true, "SAB-HAV.2a"),
                    false => (false, "SAB-HAV.2c"),
                };
                self.raise_target(by, Raise::Havoc { card }, Rule(rule), sink);
            }
            other => game_core::not_listed(other),
        }
    }
}
