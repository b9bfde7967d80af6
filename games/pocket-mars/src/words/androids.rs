//! What the androids do and decide, in words that can be checked by counting on the table.

use tongues::{Voice, say};

use crate::automa::{
    AndroidAct, Considered, FirstMove, Forced, IN_FULLEST, NoMove, POINT, PRESENT, Worth,
};
use crate::colonists::{Counted, four_in_one_points, presence_points};
use crate::content::AndroidAbility;
use crate::event::Event;
use crate::game::PocketMars;
use crate::options::Reading;
use crate::types::{Colour, Player, Slot};

impl PocketMars {
    /// What an activation will do, said before it is done.
    pub(super) fn activated_words(
        &self,
        colour: Colour,
        slot: Slot,
        first: FirstMove,
        (ability, energy_at_top): (AndroidAbility, bool),
        voice: Voice,
    ) -> String {
        let building = &self.content.buildings[colour.building()];
        debug_assert_eq!(building.android, ability);
        let moves = match first {
            FirstMove::Lands(building) => {
                say!(voice, "activated-lands", building = self.building_name(building))
            }
            FirstMove::Boards => say!(voice, "activated-boards"),
            FirstMove::Nobody(why) => {
                say!(voice, "activated-nobody", why = self.no_move_words(why, voice))
            }
        };
        let title = building.android_title.as_str();
        let then = match energy_at_top {
            true => say!(voice, "activated-spark", title = title),
            false => title.into(),
        };
        let colour = colour_words(colour, voice);
        let slot = slot.to_string();
        say!(voice, "activated", colour = colour, slot = slot, moves = moves, then = then).into()
    }

    /// Why nobody moves, as a clause.
    pub(super) fn no_move_words(&self, why: NoMove, voice: Voice) -> String {
        match why {
            NoMove::NoColonistsThere(building) => {
                say!(voice, "no-move-building", building = self.building_name(building))
            }
            NoMove::NobodyLeft => say!(voice, "no-move-left"),
            NoMove::NobodyOnEarth => say!(voice, "no-move-earth"),
        }
        .into()
    }

    /// Why an act is forced.
    pub(super) fn forced_words(&self, why: Forced, voice: Voice) -> String {
        match why {
            Forced::OnlyUp(building) => {
                say!(voice, "forced-up", building = self.building_name(building))
            }
            Forced::OnlyDown(building) => {
                say!(voice, "forced-down", building = self.building_name(building))
            }
            Forced::EmptyShip => say!(voice, "forced-ship"),
            Forced::Recruitment => say!(voice, "forced-recruitment"),
        }
        .into()
    }

    /// What was decided.
    pub(super) fn act_words(&self, act: AndroidAct, voice: Voice) -> String {
        let building = self.building_name(act.building());
        match act {
            AndroidAct::Land(_) => say!(voice, "decided-land", building = building),
            AndroidAct::Up(_) => say!(voice, "decided-up", building = building),
            AndroidAct::Down(_) => say!(voice, "decided-down", building = building),
        }
        .into()
    }

    /// What was counted, what each act would change of it, and the difference that decided.
    pub(super) fn weighing_reasons(&self, event: &Event, voice: Voice) -> Vec<String> {
        let Event::Weighed { now, .. } = *event else { return Vec::new() };
        let [theirs, yours] = now.points(self.content);
        let points = match self.options.reads(Reading::FinalScore) {
            true => say!(voice, "weighed-now-theirs", theirs = theirs),
            false => say!(voice, "weighed-now", theirs = theirs, yours = yours),
        };
        self.weighing(event, &points, voice)
    }

    /// The same where it is not known how many points you have, which no act changes.
    pub(super) fn weighing_for_helper(&self, event: &Event, voice: Voice) -> Vec<String> {
        self.weighing(event, "", voice)
    }

    fn weighing(&self, event: &Event, points: &str, voice: Voice) -> Vec<String> {
        let Event::Weighed { both, now, ref weighed, chosen } = *event else { return Vec::new() };
        let mut reasons = Vec::new();
        if both {
            reasons.push(say!(voice, "weighed-both").into());
        }
        reasons.push(self.counted_words(now, points, voice));
        reasons.extend(weighed.iter().map(|one| {
            let name = self.building_name(one.act.building());
            let sum = self.sum_words(now, one.worth, voice);
            match one.then {
                Some(then) => {
                    let then = self.then_words(one.act, then, voice);
                    say!(voice, "weighed-two", building = name, then = then, sum = sum)
                }
                None if both => say!(voice, "weighed-no-second", building = name, sum = sum),
                None => say!(voice, "weighed-one", building = name, sum = sum),
            }
            .into()
        }));
        if let Some(best) = weighed.iter().find(|one| one.act == chosen) {
            reasons.push(self.decision_words(weighed, best, voice));
        }
        reasons
    }

    /// The second Upgrade, beside the first.
    fn then_words(&self, first: AndroidAct, then: AndroidAct, voice: Voice) -> String {
        let name = self.building_name(then.building());
        match (first, then) {
            (AndroidAct::Down(_), AndroidAct::Up(_)) => say!(voice, "then-up", building = name),
            (AndroidAct::Up(_), AndroidAct::Down(_)) => say!(voice, "then-down", building = name),
            _ => say!(voice, "then-there", building = name),
        }
        .into()
    }

    /// What is counted and how much it is now; `points` says it of the points.
    fn counted_words(&self, now: Worth, points: &str, voice: Voice) -> String {
        say!(
            voice,
            "weighed-counted",
            aim = if self.options.reads(Reading::FinalScore) { "score" } else { "difference" },
            points = points,
            full = hundredths(IN_FULLEST, voice),
            most = self.content.scoring.four_in_one_size,
            fullest = now.fullest,
            present = hundredths(PRESENT, voice),
            inside = now.present,
            one = hundredths(1, voice),
            ready = now.ready
        )
        .into()
    }

    /// What changes between two tables, term by term, and in all.
    fn sum_words(&self, from: Worth, to: Worth, voice: Voice) -> String {
        let terms = self.terms_words(from, to, voice);
        let sum = to.value(self.content) - from.value(self.content);
        match terms.len() {
            0 => say!(voice, "sum-nothing"),
            _ => say!(voice, "sum", terms = terms.join(", "), sum = signed(sum, voice)),
        }
        .into()
    }

    /// Every term that differs between two tables, with its sign, its amount and what was counted.
    fn terms_words(&self, from: Worth, to: Worth, voice: Voice) -> Vec<String> {
        let mut terms = Vec::new();
        let mut term = |amount: i32, what: &dyn Fn() -> String| {
            if amount != 0 {
                terms.push(format!("{} ({})", signed(amount, voice), what()));
            }
        };
        let of = |side: i32, what: String| -> String {
            match side > 0 {
                true => say!(voice, "term-theirs", what = what),
                false => say!(voice, "term-yours", what = what),
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
                of(side, spaces_words(before, after, voice))
            });
            let gained = |has: bool, had: bool| i32::from(has) - i32::from(had);
            let presence = presence_points(player, self.content);
            term(side * POINT * presence * gained(after.everywhere, before.everywhere), &|| {
                of(side, say!(voice, "term-everywhere", has = whether(after.everywhere)).into())
            });
            let four = four_in_one_points(player, self.content);
            term(side * POINT * four * gained(after.four_in_one, before.four_in_one), &|| {
                let (has, size) =
                    (whether(after.four_in_one), self.content.scoring.four_in_one_size);
                of(side, say!(voice, "term-four", has = has, count = size).into())
            });
        }
        let less = |after: u8, before: u8| i32::from(after) - i32::from(before);
        term(IN_FULLEST * less(to.fullest, from.fullest), &|| {
            say!(voice, "term-fullest", count = to.fullest, before = from.fullest).into()
        });
        term(PRESENT * less(to.present, from.present), &|| {
            say!(voice, "term-present", count = to.present, before = from.present).into()
        });
        term(less(to.ready, from.ready), &|| {
            say!(voice, "term-ready", count = to.ready, before = from.ready).into()
        });
        terms
    }

    /// The difference to the next best, or the tie-break.
    fn decision_words(&self, weighed: &[Considered], best: &Considered, voice: Voice) -> String {
        let value = |one: &Considered| one.worth.value(self.content);
        let name = |one: &Considered| self.building_name(one.act.building());
        let equal: Vec<&str> =
            weighed.iter().filter(|one| value(one) == value(best)).map(name).collect();
        if let [most @ .., last] = &equal[..]
            && !most.is_empty()
        {
            let order: Vec<&str> =
                self.content.colonist_buildings().map(|one| self.building_name(one)).collect();
            let equal = format!("{}{}{last}", most.join(", "), say!(voice, "and"));
            let (first, order) = (name(best), order.join(", "));
            return say!(voice, "decision-same", equal = equal, first = first, order = order)
                .into();
        }
        let others = weighed.iter().filter(|one| one.act != best.act);
        let next = others.reduce(|next, one| if value(one) > value(next) { one } else { next });
        let Some(next) = next else {
            return say!(voice, "decision-only", building = name(best)).into();
        };
        let sum = self.sum_words(next.worth, best.worth, voice);
        say!(voice, "decision-ahead", best = name(best), next = name(next), sum = sum).into()
    }
}

/// "1 fewer on the Spaceship, 1 more on ★".
fn spaces_words(before: Counted, after: Counted, voice: Voice) -> String {
    let ship = say!(voice, "term-ship");
    let spaces = [
        (&*ship, before.on_ship, after.on_ship),
        ("★", before.first, after.first),
        ("★★", before.second, after.second),
    ];
    let changed = spaces.into_iter().filter_map(|(space, before, after)| match () {
        () if after > before => {
            Some(say!(voice, "term-more", count = after - before, space = space))
        }
        () if after < before => {
            Some(say!(voice, "term-fewer", count = before - after, space = space))
        }
        () => None,
    });
    changed.collect::<Vec<_>>().join(", ")
}

fn whether(has: bool) -> &'static str {
    if has { "yes" } else { "no" }
}

/// The colour of a back.
pub(super) fn colour_words(colour: Colour, voice: Voice) -> String {
    say!(voice, "colour", colour = colour.word()).into()
}

/// So many hundredths of a point, with a sign.
fn signed(amount: i32, voice: Voice) -> String {
    let sign = if amount < 0 { "-" } else { "+" };
    format!("{sign}{}", hundredths(amount.abs(), voice))
}

/// So many hundredths of a point, which are not negative.
fn hundredths(amount: i32, voice: Voice) -> String {
    match amount % POINT {
        0 => (amount / POINT).to_string(),
        rest => format!("{}{}{rest:02}", amount / POINT, say!(voice, "point")),
    }
}

#[cfg(test)]
mod tests {
    use tongues::Tongue;

    use super::*;
    use crate::words::voice;

    #[test]
    fn hundredths_of_a_point_read_as_points() {
        let signed = |amount| signed(amount, voice(Tongue::English));
        assert_eq!(
            [608, -200, 8, -1, 0].map(signed),
            ["+6.08", "-2", "+0.08", "-0.01", "+0"].map(String::from)
        );
        assert_eq!(super::signed(608, voice(Tongue::German)), "+6,08");
    }
}
