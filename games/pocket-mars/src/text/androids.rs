//! What the androids do and decide, in sentences that can be checked by counting on the table.

use i18n::{List, Messages, Noun, Value, message};

use super::names::Words;
use crate::automa::{AndroidAct, Considered, IN_FULLEST, POINT, PRESENT, Worth};
use crate::colonists::{Counted, four_in_one_points, presence_points};
use crate::event::Event;
use crate::game::PocketMars;
use crate::options::Reading;
use crate::types::{Building, Player};

impl PocketMars {
    fn building(&self, building: Building, messages: Messages) -> Value<'static> {
        Words { content: self.content, messages }.building(building)
    }

    /// The reasons of a weighing: what was counted, what each act would change, and the difference
    /// that decided.
    pub(super) fn weighing_reasons(&self, event: &Event, messages: Messages) -> Vec<String> {
        let Event::Weighed { now, .. } = *event else { return Vec::new() };
        let [theirs, yours] = now.points(self.content);
        let points = match self.options.reads(Reading::FinalScore) {
            true => message!(messages, "weighed-now-theirs", theirs = theirs),
            false => message!(messages, "weighed-now", theirs = theirs, yours = yours),
        };
        self.weighing(event, &points, messages)
    }

    /// The same reasons for a helper, which does not know your points; no act changes them.
    pub(super) fn weighing_for_helper(&self, event: &Event, messages: Messages) -> Vec<String> {
        self.weighing(event, "", messages)
    }

    fn weighing(&self, event: &Event, points: &str, messages: Messages) -> Vec<String> {
        let Event::Weighed { both, now, ref weighed, chosen } = *event else { return Vec::new() };
        let mut reasons = Vec::new();
        if both {
            reasons.push(message!(messages, "weighed-both").into());
        }
        reasons.push(self.counted_words(now, points, messages));
        reasons.extend(weighed.iter().map(|one| {
            let name = self.building(one.act.building(), messages);
            let sum = self.sum_words(now, one.worth, messages);
            match one.then {
                Some(then) => {
                    let way = match (one.act, then) {
                        (AndroidAct::Down(_), AndroidAct::Up(_)) => "up",
                        (AndroidAct::Up(_), AndroidAct::Down(_)) => "down",
                        _ => "there",
                    };
                    let then = self.building(then.building(), messages);
                    message!(
                        messages,
                        "weighed-two",
                        building = name,
                        way = way,
                        then = then,
                        sum = sum
                    )
                }
                None if both => message!(messages, "weighed-no-second", building = name, sum = sum),
                None => message!(messages, "weighed-one", building = name, sum = sum),
            }
            .into()
        }));
        if let Some(best) = weighed.iter().find(|one| one.act == chosen) {
            reasons.push(self.decision_words(weighed, best, messages));
        }
        reasons
    }

    /// What is counted now and how much of it; `points` is the text about points.
    fn counted_words(&self, now: Worth, points: &str, messages: Messages) -> String {
        message!(
            messages,
            "weighed-counted",
            aim = if self.options.reads(Reading::FinalScore) { "score" } else { "difference" },
            points = points,
            full = hundredths(IN_FULLEST, messages),
            most = self.content.scoring.four_in_one_size,
            fullest = now.fullest,
            present = hundredths(PRESENT, messages),
            inside = now.present,
            one = hundredths(1, messages),
            ready = now.ready
        )
        .into()
    }

    /// The changes between two tables, term by term, and their sum.
    fn sum_words(&self, from: Worth, to: Worth, messages: Messages) -> String {
        let terms = self.terms_words(from, to, messages);
        let sum = to.value(self.content) - from.value(self.content);
        match terms.len() {
            0 => message!(messages, "sum-nothing"),
            _ => message!(messages, "sum", terms = terms.join(", "), sum = signed(sum, messages)),
        }
        .into()
    }

    /// Every term that differs between two tables, with sign, amount and what was counted.
    fn terms_words(&self, from: Worth, to: Worth, messages: Messages) -> Vec<String> {
        let mut terms = Vec::new();
        let mut term = |amount: i32, what: &dyn Fn() -> String| {
            if amount != 0 {
                terms.push(format!("{} ({})", signed(amount, messages), what()));
            }
        };
        let of = |side: i32, what: String| -> String {
            match side > 0 {
                true => message!(messages, "term-theirs", what = what),
                false => message!(messages, "term-yours", what = what),
            }
            .into()
        };
        for (side, player) in [(1, Player::Androids), (-1, Player::One)] {
            let counted = |worth: Worth| if side > 0 { worth.theirs } else { worth.yours };
            let (before, after) = (counted(from), counted(to));
            let bare =
                |counted: Counted| Counted { everywhere: false, four_in_one: false, ..counted };
            let points = |counted: Counted| bare(counted).points(player, self.content);
            term(side * POINT * (points(after) - points(before)), &|| {
                of(side, spaces_words(before, after, messages))
            });
            let gained = |has: bool, had: bool| i32::from(has) - i32::from(had);
            let presence = presence_points(player, self.content);
            term(side * POINT * presence * gained(after.everywhere, before.everywhere), &|| {
                of(
                    side,
                    message!(messages, "term-everywhere", has = whether(after.everywhere)).into(),
                )
            });
            let four = four_in_one_points(player, self.content);
            term(side * POINT * four * gained(after.four_in_one, before.four_in_one), &|| {
                let (has, size) =
                    (whether(after.four_in_one), self.content.scoring.four_in_one_size);
                of(side, message!(messages, "term-four", has = has, count = size).into())
            });
        }
        let less = |after: u8, before: u8| i32::from(after) - i32::from(before);
        term(IN_FULLEST * less(to.fullest, from.fullest), &|| {
            message!(messages, "term-fullest", count = to.fullest, before = from.fullest).into()
        });
        term(PRESENT * less(to.present, from.present), &|| {
            message!(messages, "term-present", count = to.present, before = from.present).into()
        });
        term(less(to.ready, from.ready), &|| {
            message!(messages, "term-ready", count = to.ready, before = from.ready).into()
        });
        terms
    }

    /// The lead over the next best act, or the tie-break.
    fn decision_words(
        &self,
        weighed: &[Considered],
        best: &Considered,
        messages: Messages,
    ) -> String {
        let value = |one: &Considered| one.worth.value(self.content);
        let name = |one: &Considered| self.building(one.act.building(), messages);
        let equal: Vec<Value<'static>> =
            weighed.iter().filter(|one| value(one) == value(best)).map(name).collect();
        if equal.len() > 1 {
            let words = Words { content: self.content, messages };
            let order: Vec<String> =
                self.content.colonist_buildings().map(|one| words.building_name(one)).collect();
            let equal = List::new(messages.locale(), equal);
            let (first, order) = (name(best), order.join(", "));
            return message!(
                messages,
                "decision-same",
                equal = equal,
                first = first,
                order = order
            )
            .into();
        }
        let others = weighed.iter().filter(|one| one.act != best.act);
        let next = others.reduce(|next, one| if value(one) > value(next) { one } else { next });
        let Some(next) = next else {
            return message!(messages, "decision-only", building = name(best)).into();
        };
        let sum = self.sum_words(next.worth, best.worth, messages);
        message!(messages, "decision-ahead", best = name(best), next = name(next), sum = sum).into()
    }
}

/// The changed spaces, such as "1 fewer on the Spaceship, 1 more on ★".
fn spaces_words(before: Counted, after: Counted, messages: Messages) -> String {
    let ship = Noun::new(messages, "term-ship").into();
    let spaces: [(Value<'static>, _, _); 3] = [
        (ship, before.on_ship, after.on_ship),
        ("★".into(), before.first, after.first),
        ("★★".into(), before.second, after.second),
    ];
    let changed = spaces.into_iter().filter_map(|(space, before, after)| match () {
        () if after > before => {
            Some(message!(messages, "term-more", count = after - before, space = space))
        }
        () if after < before => {
            Some(message!(messages, "term-fewer", count = before - after, space = space))
        }
        () => None,
    });
    changed.collect::<Vec<_>>().join(", ")
}

fn whether(has: bool) -> &'static str {
    if has { "yes" } else { "no" }
}

/// An amount in hundredths of a point, with a sign.
fn signed(amount: i32, messages: Messages) -> String {
    let sign = if amount < 0 { "-" } else { "+" };
    format!("{sign}{}", hundredths(amount.abs(), messages))
}

/// An amount in hundredths of a point, which is not negative.
fn hundredths(amount: i32, messages: Messages) -> String {
    match amount % POINT {
        0 => (amount / POINT).to_string(),
        rest => format!("{}{}{rest:02}", amount / POINT, message!(messages, "point")),
    }
}

#[cfg(test)]
mod tests {
    use i18n::Locale;

    use super::*;
    use crate::text::messages;

    #[test]
    fn hundredths_of_a_point_read_as_points() {
        let signed = |amount| signed(amount, messages(Locale::English));
        assert_eq!(
            [608, -200, 8, -1, 0].map(signed),
            ["+6.08", "-2", "+0.08", "-0.01", "+0"].map(String::from)
        );
        assert_eq!(super::signed(608, messages(Locale::German)), "+6,08");
    }
}
