//! Positions of the solo game, and the emitted decisions of the Saboteurs as short texts.

use game_core::{Choices, Game, GameInfo, Narrate, Turn, Viewer};
use i18n::Locale;
use weather_machine::{
    ActionSpace, Agent, Area, BotSpace, Chemical, Content, Decision, Each, EnumSet, Event, Frame,
    Id, List, Location, Options, Player, PriorityList, Report, Subject, SubsidyCell, Verdict,
    Weather, WeatherMachine,
};

use super::{Play, Table};

/// A new game up to the first turn. The next of `wanted` is chosen when it is listed, otherwise the
/// first listed choice. The Supply Round is passed.
pub fn dealt(options: &Options, wanted: &[&str]) -> Play {
    let mut wanted = wanted.iter().copied();
    let mut next = wanted.next();
    let game = WeatherMachine::new(options, Content::ours()).expect("options of a game");
    let mut play = Play { game, emitted: Vec::new() };
    let mut choices = Choices::default();
    while play.state().round == 0 {
        choices.clear();
        play.game.choices(&mut choices);
        let listed = choices.listed();
        let named = |text: &str| listed.iter().copied().find(|one| one.to_string() == text);
        let choice = next.and_then(named);
        if choice.is_some() {
            next = wanted.next();
        }
        let choice = choice.or_else(|| named("end actions")).unwrap_or(listed[0]);
        play.game.apply_unchecked(choice, &mut play.emitted);
    }
    assert_eq!(next, None, "never listed");
    play
}

pub fn agent(word: &str) -> Agent {
    word.parse().expect("white or pink")
}

impl Table {
    /// Returns everything but the Bots from the Hideout to its place.
    pub fn bare_hideout(mut self) -> Table {
        let solo = &mut self.state.solo;
        for chemical in Chemical::ALL {
            self.state.supply[chemical] += std::mem::take(&mut solo.chemicals[chemical]);
        }
        for area in Area::ALL {
            for weather in Weather::ALL {
                self.state.tokens[area][weather] += std::mem::take(&mut solo.tokens[area][weather]);
            }
        }
        self.state.awards += std::mem::take(&mut solo.awards);
        self
    }

    /// Moves Chemicals from the Supply to the Hideout.
    pub fn stock(mut self, chemicals: &[&str]) -> Table {
        for chemical in chemicals {
            let chemical: Chemical = chemical.parse().expect("a Chemical");
            self.state.supply[chemical] -= 1;
            self.state.solo.chemicals[chemical] += 1;
        }
        self
    }

    /// Moves Research tokens from the board to the Hideout, such as `lab snow`.
    pub fn steal(mut self, tokens: &[&str]) -> Table {
        for token in tokens {
            let (area, weather) = token.split_once(' ').expect("area and weather");
            let (area, weather): (Area, Weather) =
                (area.parse().unwrap(), weather.parse().unwrap());
            self.state.tokens[area][weather] -= 1;
            self.state.solo.tokens[area][weather] += 1;
        }
        self
    }

    /// Moves Awards from the reserve to the Hideout.
    pub fn steal_awards(mut self, count: u8) -> Table {
        self.state.awards -= count;
        self.state.solo.awards += count;
        self
    }

    /// Sets the Previous and the Current Report (`-` for none) and the number of cards in the deck.
    pub fn reports(mut self, previous: &str, current: &str, deck: u8) -> Table {
        let previous: Report = previous.parse().expect("a report");
        let current: Option<Report> = (current != "-").then(|| current.parse().expect("a report"));
        let solo = &mut self.state.solo;
        let named: EnumSet<Report> = [previous].into_iter().chain(current).collect();
        let others = EnumSet::<Report>::full().without(named);
        let count = 20 - deck - solo.boxed - named.len() as u8;
        solo.discard = others.iter().take(usize::from(count)).chain([previous]).collect();
        (solo.current, solo.top, solo.deck) = (current, None, deck);
        self
    }

    /// Makes the top card of the deck known.
    pub fn top(mut self, report: &str) -> Table {
        let report: Report = report.parse().expect("a report");
        let solo = &mut self.state.solo;
        assert!(!solo.discard.contains(&report), "{report} is discarded");
        solo.top = Some(report);
        self
    }

    /// Puts an agent on a space.
    pub fn agent(mut self, word: &str, space: &str) -> Table {
        self.state.agents[agent(word) as usize] = Some(space.parse().expect("an action space"));
        self
    }

    pub fn target(mut self, target: u16) -> Table {
        self.state.solo.target = target;
        self
    }

    pub fn cp(mut self, cp: u16) -> Table {
        self.lab(Player::One).cp = cp;
        self
    }

    /// Makes a player first in turn order and Initiative.
    pub fn first(mut self, player: Player) -> Table {
        let other = if player == Player::One { Player::Saboteurs } else { Player::One };
        self.state.turn_order = [player, other].into_iter().collect();
        self.state.initiative = self.state.turn_order;
        self
    }

    /// The Saboteurs' turn from its start.
    pub fn sabotage(self) -> Play {
        self.sabotage_from(0)
    }

    /// The plan of the Current Report's agent at its space.
    pub fn plan(self) -> Play {
        self.sabotage_from(5)
    }

    /// Their step 7, after a card of this weather was discarded in step 5.
    pub fn havoc(mut self, weather: Weather) -> Play {
        self.state.turn.havoc = Some(weather);
        self.sabotage_from(8)
    }

    /// Their turn from one of the steps of its list on, as the last of its round.
    pub fn sabotage_from(self, next: u8) -> Play {
        let of = Subject::Nothing;
        let frames = [
            Frame::Steps { list: List::Round, next: 1, of, free: false },
            Frame::Each { each: Each::Turn, next: 2 },
            Frame::Steps { list: List::SaboteursTurn, next, of, free: false },
        ];
        self.frames(Player::Saboteurs, &frames).sound()
    }

    /// The human's turn from its start, as the last of its round.
    pub fn your_turn(self) -> Play {
        let of = Subject::Nothing;
        let frames = [
            Frame::Steps { list: List::Round, next: 1, of, free: false },
            Frame::Each { each: Each::Turn, next: 2 },
            Frame::Steps { list: List::SoloTurn, next: 0, of, free: false },
        ];
        self.frames(Player::One, &frames).sound()
    }
}

impl Play {
    /// Checks the invariants.
    pub fn sound(self) -> Play {
        assert_eq!(self.game.audit(), Vec::<String>::new());
        self
    }

    pub fn target(&self) -> u16 {
        self.state().solo.target
    }

    pub fn verdict(&self) -> Option<Verdict> {
        self.state().verdict
    }

    /// The lines of a rule's events.
    pub fn lines(&self, rule: &str) -> Vec<String> {
        let emitted = |event: &&Event| {
            self.game.describe_event(event, Viewer::Everybody, Locale::English).text
        };
        self.by(rule).iter().map(emitted).collect()
    }

    /// The reasons of the first line of a rule that has any.
    pub fn reasons(&self, rule: &str) -> Vec<String> {
        let emitted = |event: &&Event| {
            self.game.describe_event(event, Viewer::Everybody, Locale::English).reasons
        };
        let mut reasons = self.by(rule).into_iter().map(|event| emitted(&event));
        reasons.find(|reasons| !reasons.is_empty()).unwrap_or_default()
    }

    /// The lines of a rule about the Target.
    pub fn raises(&self, rule: &str) -> Vec<String> {
        let raises = |event: &&&Event| matches!(event, Event::TargetRaised { .. });
        let emitted = |event: &Event| {
            self.game.describe_event(event, Viewer::Everybody, Locale::English).text
        };
        self.by(rule).iter().filter(raises).map(|event| emitted(event)).collect()
    }

    /// The total by which a rule raised the Target.
    pub fn raised(&self, rule: &str) -> u8 {
        let by = |event: &&Event| match event {
            Event::TargetRaised { by, .. } => Some(*by),
            _ => None,
        };
        self.by(rule).iter().filter_map(by).sum()
    }

    /// The space of an agent.
    pub fn agent(&self, word: &str) -> String {
        self.state().agent(agent(word)).expect("on a space").to_string()
    }

    /// The emitted decisions, in order.
    pub fn decisions(&self) -> Vec<&PriorityList> {
        self.emitted.iter().filter_map(|emitted| priority_list(&emitted.event)).collect()
    }

    /// The first decision of this kind: a line for each criterion with the candidates that it
    /// dropped, and finally the chosen one.
    pub fn priority_list(&self, decision: Decision) -> Vec<String> {
        self.ladders(decision).into_iter().next().unwrap_or_else(|| panic!("no {decision:?}"))
    }

    /// All decisions of this kind.
    pub fn ladders(&self, decision: Decision) -> Vec<Vec<String>> {
        let fits = |priority_list: &&PriorityList| priority_list.decision == decision;
        self.decisions().into_iter().filter(fits).map(lines).collect()
    }

    /// The rules that emitted events, in order and without repetition.
    pub fn rules(&self) -> Vec<&str> {
        let mut rules: Vec<&str> = self.emitted.iter().map(|emitted| emitted.rule.0).collect();
        rules.dedup();
        rules
    }

    /// Answers every question and chance turn with the first choice until a rule emits an event.
    pub fn until(mut self, rule: &str) -> Play {
        let mut choices = Choices::default();
        while self.by(rule).is_empty() {
            assert_ne!(self.game.turn(), Turn::Over, "{rule} was never told");
            choices.clear();
            self.game.choices(&mut choices);
            self.game.apply_unchecked(choices.listed()[0], &mut self.emitted);
        }
        self
    }
}

fn priority_list(event: &Event) -> Option<&PriorityList> {
    match event {
        Event::Decided { priority_list } => Some(priority_list),
        _ => None,
    }
}

fn lines(priority_list: &PriorityList) -> Vec<String> {
    let named = |bits| names(priority_list.decision, bits).join(", ");
    let criterion = |criterion: &game_core::Criterion<weather_machine::Why>| {
        format!("{} {:?}: {}", criterion.rule.0, criterion.why, named(criterion.dropped))
    };
    let mut lines: Vec<String> = priority_list.criteria.iter().map(criterion).collect();
    lines.push(priority_list.chosen.map_or("nobody".into(), |chosen| named(1 << chosen)));
    lines
}

fn names(decision: Decision, bits: u128) -> Vec<String> {
    fn of<T: Id>(bits: u128) -> Vec<String> {
        T::all().filter(|one| bits >> one.index() & 1 == 1).map(|one| one.to_string()).collect()
    }
    match decision {
        Decision::Location => of::<Location>(bits),
        Decision::Space => of::<ActionSpace>(bits),
        Decision::Chemical => of::<Chemical>(bits),
        Decision::Branch(_) | Decision::Havoc => of::<Weather>(bits),
        Decision::BotSpace => of::<BotSpace>(bits),
        Decision::Subsidy | Decision::SubsidyAt(_) => of::<SubsidyCell>(bits),
    }
}
