//! A decision of the Saboteurs as a sentence, with one reason for each criterion.

use table::Rung;

use crate::automa::{Decision, Ladder, Why};
use crate::game::WeatherMachine;
use crate::kinds::{ActionSpace, BotSpace, Chemical, Id, Location, SubsidyCell, Weather};

use super::names::{
    action_space, and, article, bot_space, capital, cell, end, height, machine, short_action_space,
};

impl WeatherMachine {
    /// What is decided, and for what.
    pub(super) fn ladder_words(&self, ladder: &Ladder) -> String {
        let what = match ladder.decision {
            Decision::Location => "Location".into(),
            Decision::Space => "action space".into(),
            Decision::Chemical => "Chemical".into(),
            Decision::Branch(area) => format!("branch of {}", machine(area)),
            Decision::BotSpace => "Bot space".into(),
            Decision::Subsidy => "Subsidy tile".into(),
            Decision::Havoc => "set of tokens".into(),
        };
        match ladder.chosen {
            Some(chosen) => {
                let chosen = in_full(ladder.decision, usize::from(chosen));
                format!("The Saboteurs choose {}: {chosen}.", article(&what))
            }
            None => format!("The Saboteurs find no {what}."),
        }
    }

    /// One reason for each rung.
    pub(super) fn ladder_reasons(&self, ladder: &Ladder) -> Vec<String> {
        let mut left = ladder.rungs.iter().fold(0, |all, rung| all | rung.dropped);
        left |= ladder.chosen.map_or(0, |chosen| 1 << chosen);
        let all = left;
        let mut reasons = Vec::new();
        for rung in &ladder.rungs {
            left &= !rung.dropped;
            let names = |bits| Names(names(ladder.decision, bits, all));
            let why = self.why(ladder, rung, &names(rung.dropped), &names(left));
            reasons.push(format!("{} ({})", capital(&why), rung.rule));
        }
        reasons
    }
}

/// Candidates by name.
struct Names(Vec<String>);

impl Names {
    /// The names with a verb in the right number.
    fn with(&self, one: &str, many: &str) -> String {
        format!("{} {}", and(&self.0), if self.0.len() == 1 { one } else { many })
    }

    /// The same, saying that it holds for each.
    fn each(&self, one: &str, many: &str) -> String {
        match self.0.len() {
            1 => self.with(one, many),
            2 => format!("{} both {many}", and(&self.0)),
            _ => format!("{} all {many}", and(&self.0)),
        }
    }
}

impl WeatherMachine {
    fn why(&self, ladder: &Ladder, rung: &Rung<Why>, dropped: &Names, kept: &Names) -> String {
        let decision = ladder.decision;
        // What is better in those that are left; the others are not.
        let better = |one: &str, many: &str, is: &str, are: &str| {
            format!("{}; {}", kept.each(one, many), dropped.with(is, are))
        };
        match rung.why {
            Why::Full => match decision {
                Decision::Space | Decision::BotSpace => dropped.with("is taken", "are taken"),
                _ => dropped.with("is full", "are full"),
            },
            Why::Here => format!("the Saboteur stands in {} already", and(&dropped.0)),
            Why::Office => "nobody but Lativ enters his Office".into(),
            Why::NoChemical if decision == Decision::BotSpace => {
                format!("the Hideout has no Chemical for {}", or(&dropped.0))
            }
            Why::NoChemical => {
                let space = "no free space for a Chemical of the Hideout";
                dropped.with(&format!("has {space}"), &format!("have {space}"))
            }
            Why::NotDisplayed => dropped.with("is not displayed", "are not displayed"),
            Why::FewerBots => {
                better("has the most Bots", "have the most Bots", "has fewer", "have fewer")
            }
            Why::CompletesNoSet => {
                better("completes a set", "complete a set", "does not", "do not")
            }
            Why::ContinuesNoSet => {
                better("continues a set", "continue a set", "does not", "do not")
            }
            Why::NoToken => dropped.with("has no token left", "have no token left"),
            Why::Later => {
                format!(
                    "{}, so {}",
                    self.order_words(ladder),
                    kept.with("comes first", "come first")
                )
            }
            Why::Dearer => better(
                "lies in the cheapest section",
                "lie in the cheapest section",
                "does not",
                "do not",
            ),
            Why::HasMore => {
                format!("the Hideout has more {} than {}", and(&dropped.0), and(&kept.0))
            }
            Why::Indicator => {
                format!("{}: {}", self.indicator_words(ladder), and(&kept.0))
            }
            Why::Order => kept.with("comes first", "come first"),
            Why::NotBlue => dropped.with("has no blue side up", "have no blue side up"),
            Why::Unlocked => format!(
                "{}, and locked weathers come first",
                dropped.with("is unlocked", "are unlocked")
            ),
            Why::NoSet => format!("there is no set of {}", or(&dropped.0)),
            Why::NoBot => "the Hideout has no Bot".into(),
        }
    }

    /// From which weather on; in havoc that is the report of step 5 (SAB-R.29).
    fn order_words(&self, ladder: &Ladder) -> String {
        let weather = ladder.report.map(|report| self.content.reports[report].weather.title());
        match (ladder.decision, weather) {
            (Decision::Havoc, _) => "weathers count from the report discarded in step 5".into(),
            (_, Some(weather)) => format!("the Previous Report shows {weather}"),
            (_, None) => "there is no Previous Report".into(),
        }
    }

    fn indicator_words(&self, ladder: &Ladder) -> String {
        match ladder.report.map(|report| end(self.content.reports[report].indicator)) {
            Some(end) => format!("the Previous Report asks for the {end}"),
            None => "there is no Previous Report".into(),
        }
    }
}

/// "Rain", "Rain or Wind", "Rain, Wind or Sun".
fn or(names: &[String]) -> String {
    match names {
        [start @ .., last] if !start.is_empty() => format!("{} or {last}", start.join(", ")),
        _ => names.concat(),
    }
}

/// The candidates of these numbers, as short as they are clear among all of them.
fn names(decision: Decision, bits: u128, all: u128) -> Vec<String> {
    match decision {
        Decision::Location => each(bits, |location: Location| location.title().into()),
        Decision::Space => each(bits, |space: ActionSpace| with_article(short_action_space(space))),
        Decision::Chemical => each(bits, |chemical: Chemical| chemical.title().into()),
        Decision::Branch(_) | Decision::Havoc => {
            each(bits, |weather: Weather| weather.title().into())
        }
        Decision::BotSpace => {
            let same = one_value(all, |space: BotSpace| space.weather());
            each(bits, move |space: BotSpace| match same {
                true => format!("the {} space", height(space.area(), space.position())),
                false => bot_space(space),
            })
        }
        Decision::Subsidy => subsidy_names(bits, all),
    }
}

/// Subsidy spaces: a column that is named as a whole, or rows of the one that is left.
fn subsidy_names(bits: u128, all: u128) -> Vec<String> {
    let same = one_value(all, |at: SubsidyCell| at.column());
    let mut names = Vec::new();
    for column in Weather::ALL {
        let rows: Vec<SubsidyCell> =
            members(bits).filter(|at: &SubsidyCell| at.column() == column).collect();
        match rows.len() {
            SUBSIDY_ROWS if !same => names.push(format!("the {} column", column.title())),
            _ if same => names.extend(rows.into_iter().map(|at| format!("row {}", at.row()))),
            _ => names.extend(rows.into_iter().map(cell)),
        }
    }
    names
}

const SUBSIDY_ROWS: usize = 3;

/// "the left space", but "space 2".
fn with_article(space: String) -> String {
    if space.starts_with("space") { space } else { format!("the {space}") }
}

fn in_full(decision: Decision, chosen: usize) -> String {
    let bits = 1 << chosen;
    let full = match decision {
        Decision::Space => ActionSpace::new(chosen).map(action_space),
        Decision::BotSpace => BotSpace::new(chosen).map(bot_space),
        Decision::Subsidy => SubsidyCell::new(chosen).map(cell),
        _ => None,
    };
    full.unwrap_or_else(|| and(&names(decision, bits, bits)))
}

fn members<T: Id>(bits: u128) -> impl Iterator<Item = T> {
    T::all().filter(move |one| bits >> one.index() & 1 == 1)
}

fn each<T: Id>(bits: u128, name: impl FnMut(T) -> String) -> Vec<String> {
    members(bits).map(name).collect()
}

/// Whether all of them agree in this.
fn one_value<T: Id, V: PartialEq>(bits: u128, value: impl Fn(T) -> V) -> bool {
    let mut values = members(bits).map(value);
    let first = values.next();
    values.all(|value| Some(value) == first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Content;
    use crate::kinds::{Area, Set};
    use crate::options::Options;
    use table::{Narrate, Rule, Viewer};

    fn solo() -> WeatherMachine {
        let options = Options::read(&table::Settings::new(), Content::ours()).expect("options");
        <WeatherMachine as table::Game>::new(&options, Content::ours()).expect("a game")
    }

    fn set<T: Id>(names: &str) -> u128 {
        let one = |name: &str| T::all().find(|one| one.to_string() == name).expect("a candidate");
        names.split(", ").map(one).collect::<Set<T>>().mask().into()
    }

    fn ladder<T: Id>(
        decision: Decision,
        rungs: &[(&'static str, Why, &str)],
        chosen: &str,
    ) -> Ladder {
        let rung = |&(rule, why, dropped): &(&'static str, Why, &str)| Rung {
            rule: Rule(rule),
            why,
            dropped: set::<T>(dropped),
        };
        let chosen = T::all().find(|one| one.to_string() == chosen).map(|one| one.index() as u8);
        let rungs = rungs.iter().map(rung).collect();
        // White to Lativ's Lab, Snow, topmost.
        let report = "SR01".parse().ok();
        Ladder { decision, rungs, chosen, report }
    }

    fn says(ladder: Ladder, text: &str, reasons: &[&str]) {
        let line = solo()
            .relate(&crate::event::Event::Decided { ladder: ladder.into() }, Viewer::Everybody);
        assert_eq!(
            (line.text.as_str(), line.reasons),
            (text, reasons.iter().map(|&of| of.into()).collect())
        );
    }

    #[test]
    fn a_branch_is_explained_rung_by_rung() {
        let rungs = [
            ("SAB-RND.3a", Why::Full, "rain"),
            ("SAB-RND.3a", Why::NoChemical, "snow"),
            ("SAB-RTP.2", Why::ContinuesNoSet, "fog"),
            ("SAB-RTP.6", Why::Later, "sun"),
        ];
        says(
            ladder::<Weather>(Decision::Branch(Area::Rnd), &rungs, "wind"),
            "The Saboteurs choose a branch of R&D: Wind.",
            &[
                "Rain is full (SAB-RND.3a)",
                "Snow has no free space for a Chemical of the Hideout (SAB-RND.3a)",
                "Wind and Sun both continue a set; Fog does not (SAB-RTP.2)",
                "The Previous Report shows Snow, so Wind comes first (SAB-RTP.6)",
            ],
        );
    }

    #[test]
    fn nobody_is_left_without_bots() {
        let rungs = [("SAB-R.45", Why::NoBot, "rain, wind, sun, fog, snow")];
        says(
            ladder::<Weather>(Decision::Branch(Area::Lab), &rungs, "nobody"),
            "The Saboteurs find no branch of the Weather Machine.",
            &["The Hideout has no Bot (SAB-R.45)"],
        );
    }

    #[test]
    fn a_chemical_is_rare_and_cheap() {
        let rungs = [
            ("SAB-CHM.1", Why::Dearer, "calorium"),
            ("SAB-CHM.2", Why::HasMore, "verdino, radieu"),
            ("SAB-CHM.3", Why::Indicator, "delugium"),
        ];
        says(
            ladder::<Chemical>(Decision::Chemical, &rungs, "melgoth"),
            "The Saboteurs choose a Chemical: Melgoth.",
            &[
                "Verdino, Melgoth, Delugium and Radieu all lie in the cheapest section; \
                 Calorium does not (SAB-CHM.1)",
                "The Hideout has more Verdino and Radieu than Melgoth and Delugium (SAB-CHM.2)",
                "The Previous Report asks for the topmost: Melgoth (SAB-CHM.3)",
            ],
        );
    }

    #[test]
    fn a_location_and_its_space_say_why_others_are_out() {
        let rungs = [("SAB-TRN.1f", Why::Here, "lab"), ("SAB-TRN.1f", Why::Full, "rnd")];
        says(
            ladder::<Location>(Decision::Location, &rungs, "government"),
            "The Saboteurs choose a Location: the Government.",
            &[
                "The Saboteur stands in Lativ's Lab already (SAB-TRN.1f)",
                "R&D is full (SAB-TRN.1f)",
            ],
        );
        let rungs = [
            ("SAB-TRN.1c", Why::Full, "government left"),
            ("SAB-TRN.1c", Why::Order, "government middle"),
        ];
        says(
            ladder::<ActionSpace>(Decision::Space, &rungs, "government right"),
            "The Saboteurs choose an action space: the right space of the Government.",
            &["The left space is taken (SAB-TRN.1c)", "The right space comes first (SAB-TRN.1c)"],
        );
    }

    #[test]
    fn a_subsidy_tile_of_another_column_names_the_columns() {
        let rungs = [
            ("SAB-GOV.2b", Why::NotBlue, "rain 2, snow 1, snow 2, snow 3"),
            ("SAB-GOV.2a", Why::Indicator, "rain 3"),
        ];
        says(
            ladder::<SubsidyCell>(Decision::Subsidy, &rungs, "rain 1"),
            "The Saboteurs choose a Subsidy tile: row 1 of the Rain column.",
            &[
                "Row 2 of the Rain column and the Snow column have no blue side up (SAB-GOV.2b)",
                "The Previous Report asks for the topmost: row 1 of the Rain column (SAB-GOV.2a)",
            ],
        );
    }
}
