//! What only solo knows, as sentences.

use table::phrases::capital;

use crate::event::{Event, Raise};
use crate::game::WeatherMachine;
use crate::kinds::{ActionSpace, Area, ByArea, Location, Set, Weather};

use super::counts::held_tokens;
use super::names::{action_space, agent_name, bot_space, counted, report, research_token};

impl WeatherMachine {
    pub(super) fn saboteurs_said(&self, event: &Event) -> String {
        let content = self.content;
        match *event {
            Event::TargetRaised { to, why: Raise::Start, .. } => {
                format!("The Target starts at {to}.")
            }
            Event::TargetRaised { by, to, ref why } => {
                format!("The Target rises by {by} to {to}: {}.", self.raise_words(why))
            }
            Event::AgentMoved { agent, space } => {
                format!("{} goes to {}.", capital(&agent_name(agent)), action_space(space))
            }
            Event::ReportShown { report: card } => {
                format!("The report \"{}\" is revealed.", report(content, card))
            }
            Event::ReportCurrent { report: card } => {
                format!("The Current Report is now \"{}\".", report(content, card))
            }
            Event::NoReport => "No Security Report is left to reveal.".into(),
            Event::ReportDiscarded { report: card } => {
                let card = report(content, card);
                format!("The report \"{card}\" is discarded, and is now the Previous Report.")
            }
            Event::ReportOnTop { report: card } => {
                format!("The report \"{}\" is put on top of the deck.", report(content, card))
            }
            Event::ReportAside { report: card } => {
                let facts = &content.reports[card];
                let why = match facts.destination.area() {
                    None => "it shows no Main Location".into(),
                    Some(_) => format!("{} is placed already", agent_name(facts.agent)),
                };
                format!("The report \"{}\" is set aside: {why}.", report(content, card))
            }
            Event::ReportsShuffled { cards } => {
                format!("The deck is shuffled: {}.", counted(cards, "Security Report"))
            }
            Event::ReportsBoxed { cards } => {
                let go = if cards == 1 { "goes" } else { "go" };
                let cards = counted(cards, "Security Report");
                format!("Out of the deck {cards} {go} back into the box.")
            }
            Event::Plan { agent, space, .. } => {
                let plan = space.location().title();
                format!("{} carries out the plan of {plan}.", capital(&agent_name(agent)))
            }
            Event::NothingToDiscard => {
                "The deck has no card, so no Security Report is discarded.".into()
            }
            Event::StepsLeftOut { space } => left_out(space),
            Event::NoChemicalFor { space, chemical } => {
                let (chemical, space) = (chemical.title(), bot_space(space));
                format!("The Hideout has no {chemical} for {space}: only the Bot is placed.")
            }
            Event::NoAward => "No Award is left in the reserve for the Saboteurs.".into(),
            Event::NoTokenLeft { area, weather } => {
                format!("No {} is left for the Saboteurs.", research_token(area, weather))
            }
            Event::Decided { ref ladder } => self.ladder_words(ladder),
            Event::SetUsed { weather, locked, .. } => {
                let locked = if locked { ", which is locked" } else { "" };
                format!("The Saboteurs use a set of {}{locked}.", weather.title())
            }
            // The others are said above.
            _ => "Something happens.".into(),
        }
    }

    /// How a set is made up, and which colours leave if the Hideout has more.
    pub(super) fn set_reasons(
        &self,
        (weather, locked): (Weather, bool),
        held: &ByArea<u8>,
        colours: Set<Area>,
        awards: u8,
    ) -> Vec<String> {
        let numbers = &self.content.saboteurs;
        let (size, state, rule) = match locked {
            true => (numbers.locked_set, "locked", "SAB-STS.1"),
            false => (numbers.unlocked_set, "unlocked", "SAB-STS.2"),
        };
        let weather = weather.title();
        let there = held_tokens(held);
        let mut reasons = vec![format!(
            "A set of {weather}, which is {state}, is {size} tokens of different colours; the \
             Hideout has {there} ({rule})"
        )];
        if awards > 0 {
            let (missing, one) = (counted(awards, "colour"), counted(awards, "Award"));
            let stand = if awards == 1 { "stands" } else { "stand" };
            let are = if awards == 1 { "is" } else { "are" };
            reasons.push(format!("{missing} {are} missing, for which {one} {stand} (SAB-STS.3)"));
        }
        let more = held.iter().filter(|&(area, &count)| count > 0 && !colours.contains(area));
        if more.count() > 0 {
            let leave: Vec<String> =
                colours.iter().map(|area| area.token_colour().to_string()).collect();
            let leave = leave.join(" and ");
            reasons.push(format!(
                "Of these the most plentiful leave, ties in the order blue, green, lilac: {leave} \
                 (SAB-R.33)"
            ));
        }
        reasons
    }
}

/// What the plan of an action space with one action leaves out.
fn left_out(space: ActionSpace) -> String {
    let (first, missing) = match space.location() {
        Location::Lab => (2, "step 1, an Award, is left out"),
        Location::Rnd => (3, "steps 1 and 2, a first Bot and its Chemical, are left out"),
        Location::Supply | Location::Government | Location::Office => {
            (3, "steps 1 and 2, a Chemical and a Subsidy tile, are left out")
        }
    };
    format!("On {} the plan begins with step {first}: {missing}.", action_space(space))
}
