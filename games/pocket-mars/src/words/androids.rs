//! What the androids do and decide, in words that can be checked by counting on the table.

use table::phrases::and;

use crate::automa::{
    AndroidAct, Considered, FirstMove, Forced, IN_FULLEST, NoMove, POINT, PRESENT, Worth,
};
use crate::colonists::{Counted, four_in_one_points, presence_points};
use crate::content::AndroidAbility;
use crate::event::Event;
use crate::game::PocketMars;
use crate::kinds::{Colour, Player, Slot};

impl PocketMars {
    /// What an activation will do, said before it is done.
    pub(super) fn activated_words(
        &self,
        colour: Colour,
        slot: Slot,
        first: FirstMove,
        ability: AndroidAbility,
        energy_at_top: bool,
    ) -> String {
        let building = &self.content.buildings[colour.building()];
        debug_assert_eq!(building.android, ability);
        let moves = match first {
            FirstMove::Lands(building) => {
                format!(
                    "a colonist lands from their Spaceship on ★ of the {}",
                    self.building_name(building)
                )
            }
            FirstMove::Boards => {
                "their Spaceship is empty, so a colonist comes onto it from Earth".into()
            }
            FirstMove::Nobody(why) => {
                format!("no colonist moves, because {}", self.no_move_words(why))
            }
        };
        let title = &building.android_title;
        let then = match energy_at_top {
            true => format!("Spark in place of {title}, because their energy is at the top"),
            false => title.clone(),
        };
        format!(
            "One card is left in the androids' prep module, {colour} in slot {slot}: {moves}; \
             then {then}."
        )
    }

    /// Why nobody moves, as a clause.
    pub(super) fn no_move_words(&self, why: NoMove) -> String {
        match why {
            NoMove::NoColonistsThere(building) => {
                format!("the {} holds no colonists", self.building_name(building))
            }
            NoMove::NobodyLeft => "none is on their Spaceship, and none on Earth".into(),
            NoMove::NobodyOnEarth => "none is on Earth".into(),
        }
    }

    /// Why an act is forced.
    pub(super) fn forced_words(&self, why: Forced) -> String {
        match why {
            Forced::OnlyUp(building) => format!(
                "Forced: the {} is the only Building in which a colonist of theirs is on ★ and ★★ \
                 has room.",
                self.building_name(building)
            ),
            Forced::OnlyDown(building) => format!(
                "Forced: no colonist of theirs on ★ has room on the ★★ above it, and the {} is the \
                 only Building in which one of yours is on ★★.",
                self.building_name(building)
            ),
            Forced::EmptyShip => {
                "Forced: their Spaceship is empty, so a colonist comes onto it from Earth.".into()
            }
            Forced::Recruitment => {
                "Forced: a colonist of theirs is on Earth, so it comes onto their Spaceship.".into()
            }
        }
    }

    /// What was decided.
    pub(super) fn act_words(&self, act: AndroidAct) -> String {
        let building = self.building_name(act.building());
        match act {
            AndroidAct::Land(_) => format!("a colonist of theirs lands on ★ of the {building}"),
            AndroidAct::Up(_) => format!("a colonist of theirs goes up in the {building}"),
            AndroidAct::Down(_) => format!("one of your colonists goes down in the {building}"),
        }
    }

    /// What was counted, what each act would change of it, and the difference that decided.
    pub(super) fn weighing_reasons(&self, event: &Event) -> Vec<String> {
        let Event::Weighed { now, .. } = *event else { return Vec::new() };
        let [theirs, yours] = now.points(self.content);
        self.weighing(event, &format!(" (now {theirs} and {yours})"))
    }

    /// The same where it is not known how many points you have, which no act changes.
    pub(super) fn weighing_beside(&self, event: &Event) -> Vec<String> {
        self.weighing(event, "")
    }

    fn weighing(&self, event: &Event, points: &str) -> Vec<String> {
        let Event::Weighed { both, now, ref weighed, chosen } = *event else { return Vec::new() };
        let mut reasons = Vec::new();
        if both {
            reasons.push(
                "Both Upgrades are weighed together: each Building for the first with the best \
                 Building for the second."
                    .into(),
            );
        }
        reasons.push(self.counted_words(now, points));
        reasons.extend(weighed.iter().map(|one| {
            let then = match one.then {
                Some(then) => format!(", then {}", self.then_words(one.act, then)),
                None if both => ", then no Upgrade is possible".into(),
                None => String::new(),
            };
            let name = self.building_name(one.act.building());
            format!("{name}{then}: {}", self.sum_words(now, one.worth))
        }));
        if let Some(best) = weighed.iter().find(|one| one.act == chosen) {
            reasons.push(self.decision_words(weighed, best));
        }
        reasons
    }

    /// The second Upgrade, beside the first.
    fn then_words(&self, first: AndroidAct, then: AndroidAct) -> String {
        let name = self.building_name(then.building());
        match (first, then) {
            (AndroidAct::Down(_), AndroidAct::Up(_)) => format!("up in the {name}"),
            (AndroidAct::Up(_), AndroidAct::Down(_)) => {
                format!("one of yours down in the {name}")
            }
            _ => format!("the {name}"),
        }
    }

    /// What is counted and how much it is now; `points` says it of the points.
    fn counted_words(&self, now: Worth, points: &str) -> String {
        format!(
            "Counted in points without energy, theirs less yours{points}; \
             besides {} for each of theirs in their fullest Building, up to {} (now {}), {} for \
             each Building they are in (now {}), {} for each in which one of theirs can go up \
             (now {}).",
            hundredths(IN_FULLEST),
            self.content.scoring.four_in_one_size,
            now.fullest,
            hundredths(PRESENT),
            now.present,
            hundredths(1),
            now.ready,
        )
    }

    /// What changes between two tables, term by term, and in all.
    fn sum_words(&self, from: Worth, to: Worth) -> String {
        let terms = self.terms_words(from, to);
        let sum = to.value(self.content) - from.value(self.content);
        match terms.len() {
            0 => "nothing changes, 0 in all.".into(),
            _ => format!("{}; {} in all.", terms.join(", "), signed(sum)),
        }
    }

    /// Every term that differs between two tables, with its sign, its amount and what was counted.
    fn terms_words(&self, from: Worth, to: Worth) -> Vec<String> {
        let mut terms = Vec::new();
        let mut term = |amount: i32, what: String| {
            if amount != 0 {
                terms.push(format!("{} ({what})", signed(amount)));
            }
        };
        for (side, player, whose) in [(1, Player::Androids, "theirs"), (-1, Player::One, "yours")] {
            let counted = |worth: Worth| if side > 0 { worth.theirs } else { worth.yours };
            let (before, after) = (counted(from), counted(to));
            let bare =
                |counted: Counted| Counted { everywhere: false, four_in_one: false, ..counted };
            let points = |counted: Counted| bare(counted).points(player, self.content);
            let moved = spaces_words(before, after);
            term(side * POINT * (points(after) - points(before)), format!("{whose}: {moved}"));
            let gained = |has: bool, had: bool| i32::from(has) - i32::from(had);
            term(
                side * POINT
                    * presence_points(player, self.content)
                    * gained(after.everywhere, before.everywhere),
                format!("{whose}: {}in every colonist Building", without(after.everywhere)),
            );
            term(
                side * POINT
                    * four_in_one_points(player, self.content)
                    * gained(after.four_in_one, before.four_in_one),
                format!(
                    "{whose}: {}{} in one Building",
                    without(after.four_in_one),
                    self.content.scoring.four_in_one_size
                ),
            );
        }
        let less = |after: u8, before: u8| i32::from(after) - i32::from(before);
        term(
            IN_FULLEST * less(to.fullest, from.fullest),
            format!("{} instead of {} in their fullest Building", to.fullest, from.fullest),
        );
        term(
            PRESENT * less(to.present, from.present),
            format!("in {} instead of {}", buildings(to.present), from.present),
        );
        term(
            less(to.ready, from.ready),
            format!("one can go up in {} instead of {}", buildings(to.ready), from.ready),
        );
        terms
    }

    /// The difference to the next best, or the tie-break.
    fn decision_words(&self, weighed: &[Considered], best: &Considered) -> String {
        let value = |one: &Considered| one.worth.value(self.content);
        let name = |one: &Considered| self.building_name(one.act.building());
        let equal: Vec<&str> =
            weighed.iter().filter(|one| value(one) == value(best)).map(name).collect();
        if equal.len() > 1 {
            let order: Vec<&str> =
                self.content.colonist_buildings().map(|one| self.building_name(one)).collect();
            return format!(
                "{} come to the same; the {} is first in the order {}.",
                and(&equal),
                name(best),
                order.join(", ")
            );
        }
        let others = weighed.iter().filter(|one| one.act != best.act);
        let next = others.reduce(|next, one| if value(one) > value(next) { one } else { next });
        let Some(next) = next else { return format!("Only the {} is left.", name(best)) };
        format!(
            "The {} is ahead of the next best, the {}: {}",
            name(best),
            name(next),
            self.sum_words(next.worth, best.worth)
        )
    }
}

/// "1 fewer on the Spaceship, 1 more on ★".
fn spaces_words(before: Counted, after: Counted) -> String {
    let spaces = [
        ("the Spaceship", before.on_ship, after.on_ship),
        ("★", before.first, after.first),
        ("★★", before.second, after.second),
    ];
    let changed = spaces.into_iter().filter_map(|(space, before, after)| match () {
        () if after > before => Some(format!("{} more on {space}", after - before)),
        () if after < before => Some(format!("{} fewer on {space}", before - after)),
        () => None,
    });
    changed.collect::<Vec<_>>().join(", ")
}

/// "1 Building", "2 Buildings".
fn buildings(count: u8) -> String {
    if count == 1 { "1 Building".into() } else { format!("{count} Buildings") }
}

fn without(has: bool) -> &'static str {
    if has { "" } else { "no longer " }
}

/// So many hundredths of a point, with a sign.
fn signed(amount: i32) -> String {
    let sign = if amount < 0 { "-" } else { "+" };
    format!("{sign}{}", hundredths(amount.abs()))
}

/// So many hundredths of a point, which are not negative.
fn hundredths(amount: i32) -> String {
    match amount % POINT {
        0 => (amount / POINT).to_string(),
        rest => format!("{}.{rest:02}", amount / POINT),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hundredths_of_a_point_read_as_points() {
        assert_eq!(
            [608, -200, 8, -1, 0].map(signed),
            ["+6.08", "-2", "+0.08", "-0.01", "+0"].map(String::from)
        );
    }
}
