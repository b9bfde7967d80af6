//! DA-8: how the program decides for the androids.

use arrayvec::ArrayVec;
use game_core::{EventSink, Rule, Weighed, heaviest};

use super::abilities::upgrades;
use super::questions::Questions;
use super::told::{AndroidAct, Considered, Worth};
use crate::choice::Choice;
use crate::colonists::{Colonists, Counted};
use crate::event::Event;
use crate::game::PocketMars;
use crate::options::Reading;
use crate::types::{BuildingMap, Player, PlayerMap};

/// The colonists after the acts that have been tried.
#[derive(Clone, Copy)]
struct Tried<'a> {
    table: Questions<'a>,
    on_ship: PlayerMap<u8>,
    first: BuildingMap<PlayerMap<u8>>,
    second: BuildingMap<PlayerMap<u8>>,
}

impl<'a> Tried<'a> {
    /// The table before any act is tried.
    fn nothing(table: Questions<'a>) -> Tried<'a> {
        let Colonists { on_ship, first, second } = table.colonists();
        Tried { table, on_ship: *on_ship, first: *first, second: *second }
    }

    fn colonists(&self) -> Colonists<'_> {
        Colonists { on_ship: &self.on_ship, first: &self.first, second: &self.second }
    }

    /// The table after one more act.
    fn with(mut self, choice: Choice) -> Tried<'a> {
        match choice {
            Choice::Land(building) => {
                self.on_ship[Player::Androids] -= 1;
                self.first[building][Player::Androids] += 1;
            }
            Choice::Upgrade(building, player) => {
                self.first[building][player] -= 1;
                self.second[building][player] += 1;
            }
            Choice::Downgrade(building, player) => {
                self.second[building][player] -= 1;
                self.first[building][player] += 1;
            }
            other => game_core::not_listed(other),
        }
        self
    }

    /// PM-E.22 MUST: the points of both sides count; in the other reading only those of the
    /// androids.
    fn worth(&self) -> Worth {
        let (colonists, content) = (self.colonists(), self.table.content());
        let limit = self.table.star2_limit();
        let (mut fullest, mut present, mut ready) = (0, 0, 0);
        for building in content.colonist_buildings() {
            let here = colonists.here(building, Player::Androids);
            fullest = here.max(fullest);
            present += u8::from(here > 0);
            ready += u8::from(colonists.can_upgrade(building, Player::Androids, limit));
        }
        Worth {
            theirs: colonists.count(Player::Androids, content),
            yours: match self.table.reads(Reading::FinalScore) {
                true => Counted::default(),
                false => colonists.count(Player::One, content),
            },
            fullest: fullest.min(content.scoring.four_in_one_size),
            present,
            ready,
        }
    }

    /// The best that this many more Upgrades can reach, and the first of them; ties go to the first
    /// Building.
    fn after_upgrades(self, left: u8) -> (Worth, Option<Choice>) {
        let content = self.table.content();
        let choices = upgrades(self.colonists(), self.table.star2_limit()).filter(|_| left > 0);
        let reached = choices.map(|choice| {
            let (worth, _) = self.with(choice).after_upgrades(left.saturating_sub(1));
            (worth, Some(choice))
        });
        let best =
            reached.reduce(
                |best, next| {
                    if next.0.value(content) > best.0.value(content) { next } else { best }
                },
            );
        best.unwrap_or_else(|| (self.worth(), None))
    }

    /// This act, followed by this many Upgrades.
    fn consider(self, choice: Choice, left: u8) -> Option<Considered> {
        let (worth, then) = self.with(choice).after_upgrades(left);
        Some(Considered {
            act: AndroidAct::of(choice)?,
            then: then.and_then(AndroidAct::of),
            worth,
        })
    }
}

impl PocketMars {
    /// DA-8.5 MUST: Calculations goes where the value is highest; in a tie, to the first Building.
    pub(super) fn weigh_calculations(&self, sink: &mut impl EventSink<Event>) -> Choice {
        let choices = self.content.colonist_buildings().map(Choice::Land).collect();
        self.weigh(choices, 0, Rule("DA-8.5"), sink)
    }

    /// DA-8.6 MUST: an Upgrade is weighed with the best Upgrade that can follow it; in a tie, the
    /// first Building is chosen.
    pub(super) fn weigh_upgrade(&self, left: u8, sink: &mut impl EventSink<Event>) -> Choice {
        let choices = self.questions().upgrade_choices().collect();
        self.weigh(choices, left - 1, Rule("DA-8.6"), sink)
    }

    /// The choice with the highest value, each weighed with this many Upgrades after it; ties go to
    /// the first.
    fn weigh(
        &self,
        choices: ArrayVec<Choice, 5>,
        left: u8,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) -> Choice {
        let tried = Tried::nothing(self.questions());
        let considered = choices.iter().filter_map(|&choice| tried.consider(choice, left));
        let weighed: ArrayVec<Considered, 5> = considered.collect();
        let values: ArrayVec<Weighed<usize>, 5> = weighed
            .iter()
            .enumerate()
            .map(|(at, one)| Weighed { candidate: at, value: one.worth.value(self.content) })
            .collect();
        let best = heaviest(&values).unwrap_or_default();
        if let Some(&Considered { act: chosen, .. }) = weighed.get(best) {
            sink.emit(rule, || Event::Weighed {
                both: left > 0,
                now: tried.worth(),
                weighed,
                chosen,
            });
        }
        choices.get(best).copied().unwrap_or(Choice::Skip)
    }
}
