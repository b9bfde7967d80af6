//! A decision of the Saboteurs as a sentence, with one reason for each criterion.

use game_core::Criterion;
use i18n::{List, Messages, Value, capital, message};

use crate::automa::{Counted, Decision, PriorityList, Why};
use crate::game::WeatherMachine;
use crate::options::Reading;

use super::candidates::{Names, in_full, names};
use super::counts::{self, Weighed};
use super::localized_names::{
    agent_in, and_in, colour_in, end_in, lativs_location_in, location_in, machine_in, report_in,
    weather_in,
};

impl WeatherMachine {
    /// The result of a decision, as a sentence.
    pub(super) fn priority_list_words(
        &self,
        priority_list: &PriorityList,
        messages: Messages,
    ) -> String {
        let what = match priority_list.decision {
            Decision::Location => "location",
            Decision::Space => "space",
            Decision::Chemical => "chemical",
            Decision::Branch(_) => "branch",
            Decision::BotSpace => "bot",
            Decision::Subsidy | Decision::SubsidyAt(_) => "subsidy",
            Decision::Havoc => "havoc",
        };
        let machine = match priority_list.decision {
            Decision::Branch(area) => machine_in(area, messages).into(),
            _ => Value::from(""),
        };
        match priority_list.chosen {
            Some(chosen) => {
                let chosen = in_full(priority_list.decision, usize::from(chosen), messages);
                message!(messages, "event-decided", what = what, machine = machine, chosen = chosen)
            }
            None => message!(messages, "decided-none", what = what, machine = machine),
        }
        .into()
    }

    /// The Current Report's order and one reason for each criterion; without criteria, why there is
    /// one candidate or none.
    pub(super) fn priority_list_reasons(
        &self,
        priority_list: &PriorityList,
        messages: Messages,
    ) -> Vec<String> {
        let mut left =
            priority_list.criteria.iter().fold(0, |all, criterion| all | criterion.dropped);
        left |= priority_list.chosen.map_or(0, |chosen| 1 << chosen);
        let all = left;
        let mut reasons: Vec<String> = sent_words(priority_list, messages).into_iter().collect();
        for (number, criterion) in priority_list.criteria.iter().enumerate() {
            left &= !criterion.dropped;
            let names = |bits| Names(names(priority_list.decision, bits, all, messages));
            let counted = priority_list.counted.get(number).map_or(&[][..], Vec::as_slice);
            let sides = (&names(criterion.dropped), &names(left), &names(criterion.dropped | left));
            let why = self.why(priority_list, criterion, counted, sides, messages);
            reasons.push(format!("{} ({})", capital(&why), criterion.rule));
        }
        if reasons.is_empty() {
            reasons.push(alone(priority_list, messages));
        }
        reasons
    }
}

/// Where the Current Report sends its agent, and Lativ's place if it sends the agent to Lativ.
fn sent_words(priority_list: &PriorityList, messages: Messages) -> Option<String> {
    let sent = priority_list.sent?;
    let agent = agent_in(sent.agent, messages);
    let said = match sent.to.location() {
        Some(location) => {
            message!(messages, "sent", agent = agent, location = location_in(location, messages))
        }
        None => {
            let lativ = lativs_location_in(sent.lativ, messages);
            message!(messages, "sent-lativ", agent = agent, location = lativ)
        }
    };
    Some(said.into())
}

/// Why there was nothing for a criterion to drop.
fn alone(priority_list: &PriorityList, messages: Messages) -> String {
    match (priority_list.decision, priority_list.chosen) {
        (Decision::Chemical, Some(_)) => message!(messages, "alone-chemical"),
        (Decision::Chemical, None) => message!(messages, "alone-no-chemical"),
        (Decision::Subsidy | Decision::SubsidyAt(_), Some(_)) => {
            message!(messages, "alone-subsidy")
        }
        (Decision::Subsidy | Decision::SubsidyAt(_), None) => {
            message!(messages, "alone-no-subsidy")
        }
        (
            Decision::Location
            | Decision::Space
            | Decision::Branch(_)
            | Decision::BotSpace
            | Decision::Havoc,
            _,
        ) => message!(messages, "alone"),
    }
    .into()
}

impl WeatherMachine {
    /// Why candidates were dropped.
    fn why(
        &self,
        priority_list: &PriorityList,
        criterion: &Criterion<Why>,
        counted: &[Counted],
        (dropped, kept, both): (&Names, &Names, &Names),
        messages: Messages,
    ) -> String {
        let decision = priority_list.decision;
        let weighed = Weighed { decision, counted, dropped: criterion.dropped, messages };
        let list = |names: &Names| List::new(messages.locale(), names.0.clone());
        let (out, stay) = (|| list(dropped), || list(kept));
        let (gone, left) = (dropped.0.len(), kept.0.len());
        match criterion.why {
            Why::Full => match decision {
                Decision::Space => return self.taken_words(weighed, dropped, messages),
                Decision::BotSpace => message!(messages, "why-taken", names = out(), count = gone),
                Decision::Location => {
                    message!(messages, "why-full-next", names = out(), count = gone)
                }
                _ => message!(messages, "why-full", names = out(), count = gone),
            },
            Why::Here => {
                let here = dropped.0.first().cloned().unwrap_or(Value::None);
                message!(messages, "why-here", location = here)
            }
            Why::Office => message!(messages, "why-office"),
            Why::NoChemical => {
                let held = counts::held(&priority_list.chemicals, messages);
                let takes = counts::takes(weighed);
                match decision {
                    Decision::BotSpace => message!(
                        messages,
                        "why-no-chemical-for",
                        names = out(),
                        takes = takes,
                        held = held
                    ),
                    _ => message!(
                        messages,
                        "why-no-chemical",
                        names = out(),
                        count = gone,
                        takes = takes,
                        held = held
                    ),
                }
            }
            Why::NotDisplayed => message!(messages, "why-not-displayed", names = out()),
            Why::FewerBots => {
                let bots = counts::bots(weighed);
                message!(messages, "why-bots", names = stay(), count = left, bots = bots)
            }
            Why::CompletesNoSet => message!(
                messages,
                "why-completes",
                names = stay(),
                count = left,
                others = out(),
                gone = gone,
                sets = counts::completed(weighed)
            ),
            Why::ContinuesNoSet => message!(
                messages,
                "why-continues",
                names = stay(),
                count = left,
                others = out(),
                gone = gone,
                sets = counts::continued(weighed)
            ),
            Why::NoToken => match decision {
                Decision::Branch(area) => {
                    let colour = colour_in(area, messages);
                    message!(
                        messages,
                        "why-no-colour",
                        names = out(),
                        count = gone,
                        colour = colour
                    )
                }
                _ => message!(messages, "why-no-token", names = out(), count = gone),
            },
            Why::Later => {
                let (order, card) = self.order_of(priority_list, messages);
                message!(
                    messages,
                    "why-later",
                    order = order,
                    weather = weather_in(priority_list.first, messages),
                    card = card,
                    names = stay(),
                    count = left,
                    both = list(both)
                )
            }
            Why::Dearer => {
                let prices = counts::prices(weighed);
                message!(messages, "why-dearer", names = stay(), count = left, prices = prices)
            }
            Why::HasMore => {
                let held = counts::rarity(weighed);
                message!(messages, "why-has-more", others = out(), names = stay(), held = held)
            }
            Why::Indicator => {
                let of = |report| end_in(self.content.reports[report].indicator, messages).into();
                let end = priority_list.report.map_or(Value::from("none"), of);
                message!(messages, "why-indicator", end = end, both = list(both), names = stay())
            }
            Why::Order => {
                let order = match (decision, criterion.rule.0) {
                    (Decision::Space, "SAB-TRN.1c") => "listed",
                    (Decision::Space, _) => "left",
                    _ => "clockwise",
                };
                message!(messages, "why-order", names = stay(), count = left, order = order)
            }
            Why::NotBlue => message!(messages, "why-not-blue", names = out(), count = gone),
            Why::Unlocked => message!(messages, "why-unlocked", names = out(), count = gone),
            Why::NoSet => {
                message!(messages, "why-no-set", names = out(), sets = counts::sets(weighed))
            }
            Why::NoBot => message!(messages, "why-no-bot"),
        }
        .into()
    }

    /// The first weather in order: in havoc that of the report of step 5 or, with another reading,
    /// of the present Previous Report, which is then named (SAB-R.29).
    fn order_of(&self, priority_list: &PriorityList, messages: Messages) -> (&'static str, String) {
        let reread = self.options.reads(Reading::RereadHavoc);
        match (priority_list.decision, priority_list.report) {
            (Decision::Havoc, _) if !reread => ("discarded", String::new()),
            (Decision::Havoc, Some(card)) => ("now", report_in(self.content, card, messages)),
            (_, Some(_)) => ("previous", String::new()),
            (_, None) => ("none", String::new()),
        }
    }

    /// The piece on each dropped space.
    fn taken_words(&self, weighed: Weighed<'_>, dropped: &Names, messages: Messages) -> String {
        let pieces: Vec<_> = weighed
            .pieces()
            .into_iter()
            .zip(&dropped.0)
            .map(|(piece, space)| match piece {
                Some(piece) => {
                    let piece = self.piece_in(piece, messages);
                    message!(messages, "taken-by", space = space, piece = piece)
                }
                None => message!(messages, "taken-blocked", space = space),
            })
            .collect();
        and_in(&pieces, messages)
    }
}

#[cfg(test)]
mod tests {
    use i18n::Locale;

    use super::*;
    use crate::automa::{Count, Sent, Tokens};
    use crate::content::Content;
    use crate::options::Options;
    use crate::state::Piece;
    use crate::types::{ActionSpace, Area, Chemical, EnumSet, Id, Location, SubsidyCell, Weather};
    use game_core::{Narrate, Rule, Viewer};

    fn solo() -> WeatherMachine {
        let options = Options::read(&game_core::Settings::new(), Content::ours()).expect("options");
        <WeatherMachine as game_core::Game>::new(&options, Content::ours()).expect("a game")
    }

    fn set<T: Id>(names: &str) -> u128 {
        let one = |name: &str| T::all().find(|one| one.to_string() == name).expect("a candidate");
        names.split(", ").map(one).collect::<EnumSet<T>>().mask().into()
    }

    fn priority_list<T: Id>(
        decision: Decision,
        criteria: &[(&'static str, Why, &str)],
        chosen: &str,
    ) -> PriorityList {
        let criterion = |&(rule, why, dropped): &(&'static str, Why, &str)| Criterion {
            rule: Rule(rule),
            why,
            dropped: set::<T>(dropped),
        };
        let chosen = T::all().find(|one| one.to_string() == chosen).map(|one| one.index() as u8);
        let criteria = criteria.iter().map(criterion).collect();
        PriorityList {
            decision,
            criteria,
            counted: Vec::new(),
            chosen,
            // To Lativ's Lab, white agent, Snow, topmost.
            report: "SR01".parse().ok(),
            first: Weather::Snow,
            chemicals: crate::types::ColourMap::default(),
            sent: None,
        }
    }

    /// Adds the figures of the criteria, each for the candidates of these names.
    fn counted<T: Id>(
        mut priority_list: PriorityList,
        counted: &[&[(&str, Count)]],
    ) -> PriorityList {
        let one = |&(name, count): &(&str, Count)| {
            let candidate = set::<T>(name).trailing_zeros() as u8;
            Counted { candidate, count }
        };
        priority_list.counted =
            counted.iter().map(|criterion| criterion.iter().map(one).collect()).collect();
        priority_list
    }

    fn tokens(colours: &[Area], awards: u8, left: bool) -> Count {
        let colours = colours.iter().copied().collect();
        Count::Tokens(Tokens { colours, more: Some((Area::Rnd, left)), awards, size: 3 })
    }

    fn says(priority_list: PriorityList, text: &str, reasons: &[&str]) {
        let line = solo().describe_event(
            &crate::event::Event::Decided { priority_list: priority_list.into() },
            Viewer::Everybody,
            Locale::English,
        );
        assert_eq!(
            (line.text.as_str(), line.reasons),
            (text, reasons.iter().map(|&of| of.into()).collect())
        );
    }

    #[test]
    fn a_branch_is_explained_criterion_by_criterion() {
        let criteria = [
            ("SAB-RND.3a", Why::Full, "rain"),
            ("SAB-RND.3a", Why::NoChemical, "snow"),
            ("SAB-RTP.2", Why::ContinuesNoSet, "fog"),
            ("SAB-RTP.6", Why::Later, "sun"),
        ];
        let takes = ["verdino", "radieu"].map(|name| name.parse::<Chemical>().expect("a type"));
        let mut priority_list = counted::<Weather>(
            priority_list::<Weather>(Decision::Branch(Area::Rnd), &criteria, "wind"),
            &[
                &[],
                &[("snow", Count::Takes(takes.into_iter().collect()))],
                &[
                    ("wind", tokens(&[Area::Government], 1, true)),
                    ("sun", tokens(&[Area::Lab, Area::Government], 1, true)),
                    ("fog", tokens(&[], 1, true)),
                ],
            ],
        );
        priority_list.chemicals[Chemical::Melgoth] = 2;
        says(
            priority_list,
            "The Saboteurs choose a branch of R&D: Wind.",
            &[
                "Rain is full (SAB-RND.3a)",
                "Snow has no free space for a Chemical from the Hideout: Snow takes Verdino or \
                 Radieu; the Hideout has 2 Melgoth (SAB-RND.3a)",
                "Wind and Sun both continue a set; Fog does not: for Wind, the Hideout has blue; for \
                 Sun, the Hideout has blue and green; for Fog, the Hideout has no other colour \
                 (SAB-RTP.2)",
                "The Previous Report shows Snow, so Wind comes first of Wind and Sun (SAB-RTP.6)",
            ],
        );
    }

    #[test]
    fn a_set_that_is_completed_names_its_tokens() {
        let criteria = [("SAB-RTP.1", Why::CompletesNoSet, "fog, snow, rain")];
        let priority_list = counted::<Weather>(
            priority_list::<Weather>(Decision::Branch(Area::Rnd), &criteria, "wind"),
            &[&[
                ("rain", tokens(&[], 1, true)),
                ("wind", tokens(&[Area::Lab], 1, true)),
                ("fog", tokens(&[Area::Lab], 0, true)),
                ("snow", tokens(&[Area::Lab], 1, false)),
            ]],
        );
        says(
            priority_list,
            "The Saboteurs choose a branch of R&D: Wind.",
            &["Wind completes a set; Rain, Fog and Snow do not: in Wind, lilac with green and 1 \
               Award makes 3 of 3; in Rain, lilac with 1 Award makes 2 of 3; in Fog, lilac with green makes \
               2 of 3; in Snow, no lilac token is left (SAB-RTP.1)"],
        );
    }

    #[test]
    fn a_set_of_two_counts_one_other_colour_where_both_lie_there() {
        let criteria = [("SAB-RTP.1", Why::CompletesNoSet, "fog")];
        let unlocked = |colours: &[Area], awards| match tokens(colours, awards, true) {
            Count::Tokens(tokens) => {
                Count::Tokens(Tokens { more: Some((Area::Government, true)), size: 2, ..tokens })
            }
            other => other,
        };
        let priority_list = counted::<Weather>(
            priority_list::<Weather>(Decision::Branch(Area::Government), &criteria, "wind"),
            &[&[
                ("wind", unlocked(&[Area::Lab, Area::Rnd], 1)),
                ("rain", unlocked(&[Area::Rnd], 1)),
                ("fog", unlocked(&[], 0)),
            ]],
        );
        let line = solo().describe_event(
            &crate::event::Event::Decided { priority_list: priority_list.into() },
            Viewer::Everybody,
            Locale::English,
        );
        let sets = "in Wind, blue with green or lilac makes 2 of 2; in Rain, blue with lilac makes 2 of 2; \
                    in Fog, blue alone makes 1 of 2 (SAB-RTP.1)";
        assert!(line.reasons[0].ends_with(sets), "{:?}", line.reasons);
    }

    #[test]
    fn the_most_bots_are_told_by_number() {
        let criteria = [("SAB-LAB.2c", Why::FewerBots, "fog, snow")];
        let priority_list = counted::<Weather>(
            priority_list::<Weather>(Decision::Branch(Area::Lab), &criteria, "wind"),
            &[&[("wind", Count::Bots(2)), ("fog", Count::Bots(1)), ("snow", Count::Bots(0))]],
        );
        let reason = "Wind has the most Bots: Wind 2, Fog 1, Snow 0 (SAB-LAB.2c)";
        says(
            priority_list,
            "The Saboteurs choose a branch of the Weather Machine: Wind.",
            &[reason],
        );
    }

    #[test]
    fn who_follows_lativ_is_told_where_he_is() {
        let mut priority_list = priority_list::<Location>(Decision::Location, &[], "rnd");
        let agent = "pink".parse().expect("an agent");
        let lativ = "lativ".parse().expect("a destination");
        priority_list.sent = Some(Sent { agent, to: lativ, lativ: Location::Rnd });
        let reason =
            "The Current Report sends the pink Saboteur after Lativ, who is in R&D (SAB-TRN.1b)";
        says(priority_list, "The Saboteurs choose a Location: R&D.", &[reason]);
    }

    #[test]
    fn nobody_is_left_without_bots() {
        let criteria = [("SAB-R.45", Why::NoBot, "rain, wind, sun, fog, snow")];
        says(
            priority_list::<Weather>(Decision::Branch(Area::Lab), &criteria, "nobody"),
            "The Saboteurs have no branch of the Weather Machine to choose.",
            &["The Hideout has no Bot (SAB-R.45)"],
        );
    }

    #[test]
    fn a_chemical_is_rare_and_cheap() {
        let criteria = [
            ("SAB-CHM.1", Why::Dearer, "calorium"),
            ("SAB-CHM.2", Why::HasMore, "verdino, radieu"),
            ("SAB-CHM.3", Why::Indicator, "delugium"),
        ];
        let priority_list = counted::<Chemical>(
            priority_list::<Chemical>(Decision::Chemical, &criteria, "melgoth"),
            &[
                &[
                    ("melgoth", Count::Price(1)),
                    ("delugium", Count::Price(1)),
                    ("calorium", Count::Price(2)),
                ],
                &[
                    ("verdino", Count::Held(2)),
                    ("melgoth", Count::Held(0)),
                    ("radieu", Count::Held(1)),
                ],
            ],
        );
        says(
            priority_list,
            "The Saboteurs choose a Chemical: Melgoth.",
            &[
                "Verdino, Melgoth, Delugium and Radieu all lie in the cheapest section: 1 Voucher \
                 for Melgoth and Delugium, 2 Vouchers for Calorium (SAB-CHM.1)",
                "The Hideout has more Verdino and Radieu than Melgoth and Delugium: 0 Melgoth, \
                 2 Verdino, 1 Radieu (SAB-CHM.2)",
                "The Previous Report asks for the topmost of Melgoth and Delugium: Melgoth (SAB-CHM.3)",
            ],
        );
    }

    #[test]
    fn a_location_and_its_space_say_why_others_are_out() {
        let criteria = [("SAB-TRN.1f", Why::Here, "lab"), ("SAB-TRN.1f", Why::Full, "rnd")];
        says(
            priority_list::<Location>(Decision::Location, &criteria, "government"),
            "The Saboteurs choose a Location: the Government.",
            &[
                "The Saboteur stands in Lativ's Lab already, so the next Location is tried \
                 (SAB-TRN.1f)",
                "R&D is full, so the next Location is tried (SAB-TRN.1f)",
            ],
        );
        let criteria = [
            ("SAB-TRN.1c", Why::Full, "government left"),
            ("SAB-TRN.1c", Why::Order, "government middle"),
        ];
        let priority_list = counted::<ActionSpace>(
            priority_list::<ActionSpace>(Decision::Space, &criteria, "government right"),
            &[&[("government left", Count::Piece(Some(Piece::Lativ)))]],
        );
        says(
            priority_list,
            "The Saboteurs choose an action space: the right space of the Government.",
            &[
                "The left space is taken by Lativ (SAB-TRN.1c)",
                "The right space comes first in the order left, right, middle (SAB-TRN.1c)",
            ],
        );
    }

    #[test]
    fn a_subsidy_tile_of_another_column_names_the_columns() {
        let criteria = [
            ("SAB-GOV.2b", Why::NotBlue, "rain 2, snow 1, snow 2, snow 3"),
            ("SAB-GOV.2a", Why::Indicator, "rain 3"),
        ];
        says(
            priority_list::<SubsidyCell>(Decision::Subsidy, &criteria, "rain 1"),
            "The Saboteurs choose a Subsidy tile: row 1 of the Rain column.",
            &[
                "Row 2 of the Rain column and the Snow column have no blue side up (SAB-GOV.2b)",
                "The Previous Report asks for the topmost of row 1 of the Rain column and row 3 of the \
                 Rain column: row 1 of the Rain column (SAB-GOV.2a)",
            ],
        );
    }
}
