//! What a helper beside a real table asks, and what it says of an enemy's turn.

use table::{Helped as _, HelperWords, Id, Line, Narrate as _, Set, Viewer, nth_of};
use tongues::Tongue;

use crate::content::{BagToken, EnemyFace};
use crate::event::Event;
use crate::game::CoLab;
use crate::helper::{Answer, Fact, Highest, KINDS, MANY, ROOM};
use crate::kinds::{Lab, Scientist, Tower, Window};

use super::actions::face_words;
use super::counted;

impl HelperWords for CoLab {
    type Fact = Fact;
    type Answer = Answer;

    fn asks(&self, facts: Set<Fact>, _: Tongue) -> String {
        let Some(first) = facts.iter().next() else { return String::new() };
        match KINDS.split(first.index()).0 {
            0 => "Where is your scientist?".into(),
            1 => "What have you in these windows?".into(),
            2 => "Which tiles of this lab are the highest?".into(),
            3 => "How much of it do you have?".into(),
            4 | 5 => "How is the ring laid out? Tower 1 is the gear tower's place, then clockwise."
                .into(),
            9 => "How many tokens are in the bag? Criteria + power of each kind.".into(),
            ROOM => {
                let (_, nth) = KINDS.split(first.index());
                format!(
                    "Which window of the {} tower is the lowest free one?",
                    nth_of::<Tower>(nth)
                )
            }
            11 => "Which windows have the enemies' minions and tokens?".into(),
            _ => "How do the enemies stand?".into(),
        }
    }

    fn fact_name(&self, fact: Fact, _: Tongue) -> String {
        let (kind, nth) = KINDS.split(fact.index());
        let enemy = |what: &str| format!("{}: {what}", self.enemy_name(nth_of::<Scientist>(nth)));
        match kind {
            0 => "Your scientist".into(),
            1 | 11 => table::phrases::capital(&nth_of::<Window>(nth).to_string()),
            2 => format!("The {} lab", nth_of::<Lab>(nth)),
            3 => format!("Your {}", nth_of::<crate::helper::Kind>(nth)),
            4 => format!("Tower {}", nth + 1),
            5 => format!("Lab {}", nth + 1),
            6 => enemy("scientist in the lab"),
            7 => enemy("power meter"),
            8 => enemy("the top card needs"),
            9 => table::phrases::capital(&self.token_does(nth_of(nth))),
            10 => format!("Unused power: {}", self.token_does(nth_of(nth))),
            ROOM => "Lowest free window".into(),
            _ => "The active token".into(),
        }
    }

    fn answer_name(&self, answer: Answer, _: Tongue) -> String {
        let their = |enemy: Scientist, face: EnemyFace| {
            format!("{} {}", self.enemy_name(enemy), face_words(face))
        };
        let word = table::phrases::capital;
        match answer {
            Answer::InLab(at) | Answer::Scientist(_, at) | Answer::LabAt(_, at) => word(at.word()),
            Answer::InNoLab => "In no lab".into(),
            Answer::Room(window) => word(&window.to_string()),
            Answer::NoRoom(_) => "None is free".into(),
            Answer::Absent(_) => "In none".into(),
            Answer::Free(_) | Answer::Clear(_) => "–".into(),
            Answer::Bare(_) => "Yours, no die".into(),
            Answer::WithDie(_) => "Yours with a die".into(),
            Answer::Tiles(_, Highest::Nothing) => "None but the starter tile".into(),
            Answer::Tiles(_, highest) => highest.word().replace('+', " and "),
            Answer::Have(count, _) if count == MANY => format!("{count} or more"),
            Answer::Have(count, _) | Answer::Meter(_, count) | Answer::Unused(_, count) => {
                count.to_string()
            }
            Answer::TowerAt(_, tower) => word(tower.word()),
            Answer::Need(_, 0) => "No card left".into(),
            Answer::Need(_, tokens) => counted(tokens, "token"),
            Answer::Bag(_, criteria, power) => format!("{criteria} + {power}"),
            Answer::Active(enemy) => self.enemy_name(enemy),
            Answer::Ice(_) => "Ice".into(),
            Answer::Damage(_) => "Damage".into(),
            Answer::Theirs(_, enemy, face) => their(enemy, face),
            Answer::TheirsDamaged(_, enemy, face) => format!("{} on damage", their(enemy, face)),
        }
    }

    fn offers(&self, fact: Fact) -> Vec<Answer> {
        let open = |answer: &Answer| match *answer {
            Answer::Room(window) => self.questions().may_hold_yours(window),
            _ => true,
        };
        self.answers(fact).into_iter().filter(open).collect()
    }

    /// What is offered: what the pieces of this game allow.
    fn answers(&self, fact: Fact) -> Vec<Answer> {
        let (kind, nth) = KINDS.split(fact.index());
        let window = || nth_of::<Window>(nth);
        let enemy = || nth_of::<Scientist>(nth);
        match kind {
            0 => Lab::ALL.map(Answer::InLab).into_iter().chain([Answer::InNoLab]).collect(),
            1 => vec![Answer::Free(window()), Answer::Bare(window()), Answer::WithDie(window())],
            2 => Highest::ALL.map(|highest| Answer::Tiles(nth_of(nth), highest)).into(),
            3 => (0..=MANY).map(|count| Answer::Have(count, nth_of(nth))).collect(),
            4 => Tower::ALL.map(|tower| Answer::TowerAt(nth as u8 + 1, tower)).into(),
            5 => Lab::ALL.map(|at| Answer::LabAt(nth as u8 + 1, at)).into(),
            6 => {
                let at = Lab::ALL.map(|at| Answer::Scientist(enemy(), at));
                at.into_iter().chain([Answer::Absent(enemy())]).collect()
            }
            7 => {
                let last = self.content.enemies[enemy()].last;
                (0..=last).map(|charge| Answer::Meter(enemy(), charge)).collect()
            }
            8 => (0..=self.most_needed()).map(|need| Answer::Need(enemy(), need)).collect(),
            9 => {
                let token = nth_of::<BagToken>(nth);
                let facts = &self.content.tokens[token];
                let each = (0..=facts.criteria)
                    .flat_map(|criteria| (0..=facts.power).map(move |power| (criteria, power)));
                each.rev().map(|(criteria, power)| Answer::Bag(token, criteria, power)).collect()
            }
            10 => {
                let token = nth_of::<BagToken>(nth);
                let power = self.content.tokens[token].power;
                (0..=power).map(|power| Answer::Unused(token, power)).collect()
            }
            11 => {
                let mut all =
                    vec![Answer::Clear(window()), Answer::Damage(window()), Answer::Ice(window())];
                for enemy in self.options.enemies() {
                    let theirs = |face| Answer::Theirs(window(), enemy, face);
                    let damaged = |face| Answer::TheirsDamaged(window(), enemy, face);
                    all.extend(EnemyFace::ALL.map(theirs));
                    all.extend(EnemyFace::ALL.map(damaged));
                }
                all
            }
            ROOM => {
                let tower = nth_of::<Tower>(nth);
                tower.windows().map(Answer::Room).chain([Answer::NoRoom(tower)]).collect()
            }
            _ => self.options.enemies().map(Answer::Active).collect(),
        }
    }

    /// An event of an enemy's turn as something to do, without what was never asked.
    fn instruct(&self, event: &Event, _: Tongue) -> Option<Line> {
        let line = |event: &Event| self.relate(event, Viewer::Everybody);
        let but = |text: String| Some(Line { text, ..line(event) });
        match *event {
            Event::ToBowl { .. } => but("You give a die, a token or a card: you choose.".into()),
            Event::TokenDiscarded { .. } => {
                but("You give a resource or wild token: you choose which.".into())
            }
            Event::CardDiscarded { .. } => {
                but("You discard a card of your hand: you choose which.".into())
            }
            Event::PotionLost { .. } => but("You give a potion token: you choose which.".into()),
            Event::Stripped { window, .. } => {
                but(format!("The die on your minion in {window} goes to the bowl."))
            }
            Event::Wrecked { enemy, at, slot, .. } => but(format!(
                "{} wrecks the tile in slot {slot} of the {at} lab.",
                self.enemy_name(enemy)
            )),
            // Of one tower nothing was compared.
            Event::Struck { towers, window, empties, .. } if towers.len() == 1 => {
                let breaks = empties[window.tower()] == 0;
                let reasons = breaks.then(|| "None is empty, so ice breaks.".to_string());
                Some(Line { reasons: reasons.into_iter().collect(), ..line(event) })
            }
            Event::Struck { .. } => CoLab::without_the_unknown(event).as_ref().map(line),
            ref event => Some(line(event)),
        }
    }
}

impl CoLab {
    fn most_needed(&self) -> u8 {
        let needs = self.content.doomsday.iter().map(|(_, card)| card.need);
        needs.max().unwrap_or_default()
    }
}

const _: () = assert!(KINDS.kinds() == 14, "each kind of facts has its words above");
