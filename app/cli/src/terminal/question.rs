use std::borrow::Cow;

use game_core::{Question, Rule};
use i18n::{Locale, Messages, message};
use play::{AreaAsked, Listed, SelectList};

/// A question with its choices in the order shown: group by group.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    words: Messages,
    pub(crate) question: Option<Question>,
    choices: Vec<Listed>,
    /// The least and the most ticks, for a multi-select.
    ticks: Option<(usize, usize)>,
    /// The choice that completes a selection.
    done: Option<String>,
    /// The open area of a real table, with its spots in the order of their answers.
    area: Option<(String, Vec<String>)>,
    /// The groups shown as one line each, until somebody asks for them.
    folded: Vec<String>,
}

/// Maximum number of choices beside the open question that are shown with it; more are folded.
const FEW: usize = 9;

impl Asked {
    pub(crate) fn new(words: Messages, question: Option<Question>, listed: Vec<Listed>) -> Self {
        let mut groups: Vec<(String, Vec<Listed>)> = Vec::new();
        for choice in listed {
            let group = &choice.description.group;
            match groups.iter_mut().find(|(name, _)| name == group) {
                Some((_, choices)) => choices.push(choice),
                None => groups.push((group.clone(), vec![choice])),
            }
        }
        let choices = groups.into_iter().flat_map(|(_, choices)| choices).collect();
        let folded = Vec::new();
        Asked { words, question, choices, ticks: None, done: None, area: None, folded }
    }

    /// A multi-select: the list holds everything that can be ticked, in any order, and last the
    /// choice that completes it.
    pub(crate) fn set(words: Messages, question: Option<Question>, list: SelectList) -> Self {
        let ticks = Some((list.least, list.most));
        let done = list.done.as_ref().map(|done| done.text.clone());
        let listed = list.items.into_iter().chain(list.done).collect();
        Asked { ticks, done, ..Asked::new(words, question, listed) }
    }

    /// An area of a real table: one list holds the possible answers of all its spots, and one line
    /// can answer several.
    pub(crate) fn area(
        words: Messages,
        question: Option<Question>,
        area: &AreaAsked,
        all: Vec<Listed>,
    ) -> Self {
        let spots = area.spots.iter().map(|spot| spot.name.clone()).collect();
        Asked { area: Some((area.name.clone(), spots)), ..Asked::new(words, question, all) }
    }

    /// The texts of all choices, for completion.
    pub(crate) fn texts(&self) -> Vec<String> {
        self.choices.iter().map(|choice| choice.text.clone()).collect()
    }

    /// The number of the choice with this text.
    pub(crate) fn number(&self, text: &str) -> Option<usize> {
        self.choices.iter().position(|choice| choice.text == text).map(|index| index + 1)
    }

    /// The number and the choice with this text, in words.
    pub(crate) fn named(&self, text: &str) -> Option<String> {
        let number = self.number(text)?;
        Some(format!("{number}. {} ({text})", self.choices[number - 1].description.label))
    }

    /// Folds the groups with these names, which answer another question, if they are long.
    pub(crate) fn besides(self, groups: Vec<String>) -> Self {
        let beside = |choice: &&Listed| groups.contains(&choice.description.group);
        match self.choices.iter().filter(beside).count() {
            0..=FEW => self,
            _ => Asked { folded: groups, ..self },
        }
    }

    /// The question, its context, and the numbered choices; each folded group in one line.
    pub(crate) fn lines(&self) -> Vec<String> {
        self.told(&self.folded)
    }

    /// The same with every choice.
    pub(crate) fn all_lines(&self) -> Vec<String> {
        self.told(&[])
    }

    fn told(&self, folded: &[String]) -> Vec<String> {
        let words = self.words;
        let mut lines = Vec::new();
        if let Some(question) = &self.question {
            if question.trail.len() > 1 {
                let then = |outer: String, inner: String| -> String {
                    message!(words, "question-trail", outer = outer, inner = inner).into()
                };
                let trail = question.trail.iter().cloned().reduce(then);
                lines.push(format!("({})", trail.unwrap_or_default()));
            }
            let text = self.area.as_ref().map_or(&question.text, |(area, _)| area);
            lines.push(format!("{text}{}", by(question.rule)));
        }
        if let Some((_, spots)) = &self.area {
            lines.push(message!(words, "question-order", spots = spots.join("; ")).into());
        }
        let odds: Vec<u32> = self.choices.iter().filter_map(|choice| choice.odds).collect();
        let total: u64 = odds.iter().copied().map(u64::from).sum();
        // Equal odds say nothing.
        let tell_odds = odds.windows(2).any(|pair| pair[0] != pair[1]);
        let mut besides = Vec::new();
        let mut first = 1;
        for group in self.choices.chunk_by(|a, b| a.description.group == b.description.group) {
            let name = &group[0].description.group;
            let next = first + group.len();
            if folded.contains(name) {
                let range = message!(words, "question-range", first = first, last = next - 1);
                besides.push(format!("  {range}. {name}"));
                first = next;
                continue;
            }
            if !name.is_empty() || first > 1 {
                let or = || message!(words, "question-or").into();
                let heading = Some(name.clone()).filter(|name| !name.is_empty());
                let heading = heading.unwrap_or_else(or);
                lines.push(format!(" {}", message!(words, "question-group", name = heading)));
            }
            for (number, choice) in (first..).zip(group) {
                let description = &choice.description;
                let (label, detail) = (description.label.as_str(), description.detail.as_str());
                let described = match detail.is_empty() {
                    true => Cow::from(label),
                    false => message!(words.locale(), "headed", heading = label, what = detail),
                };
                let mut line = format!("  {number}. {described}");
                if let Some(why) = &description.wasted {
                    line.push_str(&message!(
                        words,
                        "choice-wasted",
                        why = why.trim_end_matches('.')
                    ));
                }
                if let Some(odds) = choice.odds.filter(|_| tell_odds) {
                    line.push_str(&format!(
                        ", {}",
                        percent(words.locale(), u64::from(odds), total)
                    ));
                }
                line.push_str(&format!(" ({}){}", choice.text, by(description.rule)));
                lines.push(line);
            }
            first = next;
        }
        if !besides.is_empty() {
            lines.push(format!(" {}", message!(words, "question-besides")));
            lines.append(&mut besides);
        }
        lines.extend(self.ticks.map(|ticks| tick_line(words, ticks)));
        if let Some((_, spots)) = &self.area {
            lines.push(message!(words, "question-area", count = spots.len()).into());
        }
        lines
    }

    /// The texts that a line ticks: numbers separated by spaces or commas, texts or labels
    /// separated by commas. The choice that completes the selection is no tick. For an area these
    /// are its answers, in order. For a question that takes a single answer, several numbers are
    /// answers that are entered together where they can be; `None` for any other line.
    ///
    /// # Errors
    ///
    /// Which part of the line is not understood, in one line.
    pub(crate) fn selected(&self, line: &str) -> Option<Result<Vec<String>, String>> {
        let between = |c: char| c == ',' || c.is_whitespace();
        let numbers = line.split(between).filter(|part| !part.is_empty());
        let all_numbers = numbers.clone().all(|part| part.parse::<u64>().is_ok());
        let several = all_numbers && numbers.clone().count() > 1;
        if self.ticks.is_none() && self.area.is_none() && !several {
            return None;
        }
        let parts: Vec<&str> = match all_numbers && !line.trim().is_empty() {
            true => numbers.collect(),
            false => line.split(',').collect(),
        };
        let texts: Result<Vec<&str>, String> =
            parts.into_iter().map(|part| self.meant(part)).collect();
        if self.area.is_some() {
            return Some(texts.map(|texts| self.one_each(&texts)));
        }
        let is_selection = |text: &&str| self.done.as_deref() != Some(*text);
        Some(
            texts.map(|texts| texts.into_iter().filter(is_selection).map(str::to_string).collect()),
        )
    }

    /// The same texts, with another of its equals wherever a line that stands for several is named
    /// again.
    fn one_each(&self, texts: &[&str]) -> Vec<String> {
        let mut named: Vec<String> = Vec::new();
        for &text in texts {
            let line = self.choices.iter().find(|choice| choice.text == text);
            let alike = line.iter().flat_map(|choice| &choice.alike).map(String::as_str);
            let free = std::iter::once(text).chain(alike);
            let mut free = free.filter(|one| !named.iter().any(|other| other == one));
            named.push(free.next().unwrap_or(text).to_string());
        }
        named
    }

    /// The text of the choice with exactly this text.
    pub(crate) fn called(&self, line: &str) -> Option<&str> {
        let line = folded(line);
        let mut texts = self.choices.iter().flat_map(|choice| {
            std::iter::once(&choice.text).chain(&choice.alike).map(String::as_str)
        });
        texts.find(|text| folded(text) == line)
    }

    /// The text of the choice that an answer refers to: by its number, its label, or a unique
    /// beginning.
    ///
    /// # Errors
    ///
    /// Why it refers to none, in one line.
    pub(crate) fn meant(&self, line: &str) -> Result<&str, String> {
        let words = self.words;
        let count = self.choices.len();
        if count == 0 {
            return Err(message!(words, "refused-over").into());
        }
        if let Ok(number) = line.trim().parse::<u64>() {
            let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
            let found = index.and_then(|index| self.choices.get(index));
            return match found {
                Some(choice) => Ok(&choice.text),
                None => {
                    let number = number.to_string();
                    Err(message!(words, "refused-number", number = number, count = count).into())
                }
            };
        }
        let typed = folded(line);
        if typed.is_empty() {
            return Err(message!(words, "refused-empty", count = count).into());
        }
        let label = |choice: &&Listed| folded(&choice.description.label) == typed;
        let begins = |choice: &&Listed| {
            folded(&choice.text).starts_with(&typed)
                || folded(&choice.description.label).starts_with(&typed)
        };
        let mut found: Vec<&Listed> = self.choices.iter().filter(label).collect();
        if found.is_empty() {
            found = self.choices.iter().filter(begins).collect();
        }
        // An item that can be ticked twice is listed twice.
        found.dedup_by(|one, other| one.text == other.text);
        match found[..] {
            [choice] => Ok(&choice.text),
            [] => Err(message!(words, "refused-nothing", text = short(line), count = count).into()),
            _ => {
                let texts: Vec<&str> = found.iter().map(|choice| choice.text.as_str()).collect();
                let texts = texts.join(", ");
                Err(message!(words, "refused-several", text = short(line), choices = texts).into())
            }
        }
    }
}

/// How many can be ticked, from the least to the most.
fn tick_line(words: Messages, (least, most): (usize, usize)) -> String {
    let line = match least {
        least if least == most => message!(words, "question-tick", count = most),
        0 => message!(words, "question-tick-up-to", most = most),
        least => message!(words, "question-tick-between", least = least, most = most),
    };
    line.into()
}

/// The rule id in brackets; empty for a helper's question about a fact, which has none.
fn by(rule: Rule) -> String {
    if rule.0.is_empty() { String::new() } else { format!(" [{rule}]") }
}

/// A line with case and spacing normalised.
fn folded(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

fn short(line: &str) -> String {
    let mut short: String = line.chars().take(40).collect();
    if short.len() < line.len() {
        short.push('…');
    }
    short
}

fn percent(locale: Locale, odds: u64, total: u64) -> String {
    in_percent(locale, odds as f64 / total.max(1) as f64)
}

/// A probability from 0 to 1 as a percentage.
pub(crate) fn in_percent(locale: Locale, chance: f64) -> String {
    let percent = chance * 100.0;
    if percent < 9.95 {
        format!("{} %", locale.decimal(percent))
    } else {
        format!("{percent:.0} %")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::messages;
    use game_core::{Description, Rule};
    use i18n::Locale;
    use play::SpotAsked;

    fn english() -> Messages {
        messages(Locale::English)
    }

    fn listed(text: &str, label: &str, group: &str, odds: Option<u32>) -> Listed {
        let group = group.into();
        let description = Description { group, ..Description::new(label, Rule("X-1")) };
        Listed::new(text.into(), odds, description)
    }

    fn asked() -> Asked {
        let choices = vec![
            listed("play A", "Play card A", "Cards", None),
            listed("launch", "Launch", "Ships", None),
            listed("play B", "Play card B", "Cards", None),
            listed("skip", "Leave it", "", None),
        ];
        let trail = vec!["the turn".to_string(), "an action".to_string()];
        Asked::new(
            english(),
            Some(Question { text: "Which action?".into(), rule: Rule("X-2"), trail }),
            choices,
        )
    }

    #[test]
    fn choices_are_numbered_group_by_group() {
        let expected = [
            "(the turn, then an action)",
            "Which action? [X-2]",
            " Cards:",
            "  1. Play card A (play A) [X-1]",
            "  2. Play card B (play B) [X-1]",
            " Ships:",
            "  3. Launch (launch) [X-1]",
            " Or:",
            "  4. Leave it (skip) [X-1]",
        ];
        assert_eq!(asked().lines(), expected);
    }

    #[test]
    fn what_can_be_said_besides_is_folded_where_it_is_long() {
        let answer = listed("supply", "The Supply", "Scientist", None);
        let said: Vec<Listed> = (1..=12)
            .map(|n| listed(&format!("say {n}"), &format!("Card {n}"), "Said", None))
            .collect();
        let few = Asked::new(english(), None, [std::slice::from_ref(&answer), &said[..3]].concat());
        assert_eq!(few.clone().besides(vec!["Said".into()]).lines(), few.all_lines());
        let many = Asked::new(english(), None, [std::slice::from_ref(&answer), &said[..]].concat())
            .besides(vec!["Said".into()]);
        let expected = [
            " Scientist:",
            "  1. The Supply (supply) [X-1]",
            " Or say something else (choices lists it):",
            "  2 to 13. Said",
        ];
        assert_eq!(many.lines(), expected);
        assert_eq!(many.all_lines().len(), 15, "every choice under its heading");
        assert_eq!(many.meant("13"), Ok("say 12"), "what is folded can be chosen");
    }

    #[test]
    fn an_answer_is_a_number_a_text_a_label_or_a_beginning() {
        let asked = asked();
        assert_eq!(asked.meant("3"), Ok("launch"));
        assert_eq!(asked.called("PLAY   a"), Some("play A"));
        assert_eq!(asked.meant("play card b"), Ok("play B"));
        assert_eq!(asked.meant("lau"), Ok("launch"));
        assert!(asked.meant("play").expect_err("two").ends_with("play A, play B"));
    }

    #[test]
    fn a_set_is_selected_in_one_line() {
        let item = |text: &str, label: &str| listed(text, label, "", None);
        let items = vec![item("lay 2", "Lay 2"), item("lay 2", "Lay 2"), item("lay 5", "Lay 5")];
        let done = Some(item("keep", "Keep the others"));
        let list = SelectList { items, least: 0, most: 2, sizes: "up to 2".into(), done };
        let set = Asked::set(english(), None, list);
        assert_eq!(set.lines().last().expect("lines"), "Tick up to 2 in one line, such as 1 2.");
        let selected =
            |line: &str| set.selected(line).expect("a set").map(|texts| texts.join(", "));
        for line in ["3 1", "3,2", "lay 5, lay 2", "Lay 5,lay 2"] {
            assert_eq!(selected(line).as_deref(), Ok("lay 5, lay 2"), "{line}");
        }
        assert_eq!(selected("4").as_deref(), Ok(""), "the set is left empty");
        assert_eq!(selected("keep").as_deref(), Ok(""));
        for wrong in ["9", "3 9", "lay", "x", ""] {
            assert!(selected(wrong).is_err_and(|why| !why.contains('\n')), "{wrong}");
        }
        assert!(asked().selected("1").is_none(), "this has one answer");
        assert_eq!(asked().selected("1 3").expect("two").expect("both").len(), 2);
    }

    #[test]
    fn an_area_is_answered_in_one_line() {
        let permit = Listed {
            alike: vec!["lay 2".to_string()],
            ..listed("lay 1", "Permit ×2", "Tiles", None)
        };
        let spots = ["left", "right"].map(|name| SpotAsked { name: name.into(), filled: None });
        let choices = Vec::new();
        let (name, spots) = ("Tiles".to_string(), spots.to_vec());
        let area = AreaAsked { name, spots, now: Some(0), question: None, choices };
        let question = Question { text: "?".into(), rule: Rule("X-2"), trail: Vec::new() };
        let all = vec![permit, listed("lay 3", "Grant", "Tiles", None)];
        let asked = Asked::area(english(), Some(question), &area, all);
        let lines = asked.lines();
        assert_eq!(lines[..2], ["Tiles [X-2]", "In this order: left; right."]);
        assert!(lines[4].starts_with("  2. Grant") && lines[5].starts_with("Answer all 2"));
        let selected = |line: &str| asked.selected(line).expect("an area").expect(line).join(", ");
        assert_eq!(selected("1 1"), "lay 1, lay 2", "there are two of it");
        assert_eq!(selected("grant, permit"), "lay 3, lay 1");
        assert_eq!(asked.called("LAY 2"), Some("lay 2"), "it can be named by itself");
    }

    #[test]
    fn an_answer_that_means_nothing_gets_one_line() {
        let asked = asked();
        for line in
            ["0", "5", "99999999999999999999", "-1", "", "xyzzy", "ü\u{0}", &"x".repeat(9999)]
        {
            let why = asked.meant(line).expect_err(line);
            assert!(!why.contains('\n') && why.chars().count() < 160, "{why}");
        }
    }

    #[test]
    fn results_of_chance_show_their_odds() {
        let choices = vec![listed("a", "A", "", Some(1)), listed("b", "B", "", Some(15))];
        let lines = Asked::new(english(), None, choices).lines();
        assert_eq!(lines, ["  1. A, 6.2 % (a) [X-1]", "  2. B, 94 % (b) [X-1]"]);
        let choices = vec![listed("a", "A", "", Some(2)), listed("b", "B", "", Some(2))];
        let lines = Asked::new(english(), None, choices).lines();
        assert_eq!(lines, ["  1. A (a) [X-1]", "  2. B (b) [X-1]"]);
    }
}
