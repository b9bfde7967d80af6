//! The texts of a helper: its questions, and its instructions for an enemy's turn.

use std::borrow::Cow;

use game_core::grammar::capital;
use game_core::{
    EnumSet, Helped as _, HelperText, Id, Line, Narrate as _, Objection, Outcome, nth_of,
};
use i18n::{Locale, Messages, joined, message};

use super::localized_names::{face_in, lab_in, slot_in, things, tower_in, window_in};
use crate::content::{BagToken, EnemyFace};
use crate::enemy_action::{EnemyPart, Goal, Way};
use crate::event::Event;
use crate::game::CoLab;
use crate::helper::{
    Answer, EndedBy, Highest, KINDS, Kind, MANY, MOST_CARDS, MOST_DICE, Query, ROOM, kind as about,
};
use crate::messages::messages;
use crate::state::Closing;
use crate::types::{Deck, Lab, Scientist, Tower, Window};

impl HelperText for CoLab {
    type Query = Query;
    type Answer = Answer;

    fn asks(&self, facts: EnumSet<Query>, locale: Locale) -> String {
        let messages = messages(locale);
        let Some(first) = facts.iter().next() else { return String::new() };
        let (kind, nth) = KINDS.split(first.index());
        match kind {
            0 => message!(messages, "asks-lab"),
            1 => message!(messages, "asks-windows"),
            2 => message!(messages, "asks-tiles", lab = lab_in(nth_of(nth), messages)),
            3 => message!(messages, "asks-have", what = nth_of::<Kind>(nth).word()),
            4 | 5 => message!(messages, "asks-ring"),
            9 => message!(messages, "asks-bag"),
            ROOM => message!(messages, "asks-room", tower = tower_in(nth_of(nth), messages)),
            11 => message!(messages, "asks-minions"),
            about::END => message!(messages, "asks-end"),
            about::BUILT..=about::TEXTS => message!(messages, "asks-score"),
            about::YOU | about::TENS.. => message!(messages, "asks-research"),
            _ => message!(messages, "asks-enemies"),
        }
        .into()
    }

    fn query_name(&self, query: Query, locale: Locale) -> String {
        let messages = messages(locale);
        let (kind, nth) = KINDS.split(query.index());
        let enemy = || self.enemy_name(nth_of::<Scientist>(nth));
        let does = || self.token_does(nth_of(nth), messages);
        match kind {
            0 => message!(messages, "fact-scientist"),
            1 | 11 => capital(&window_in(nth_of(nth), messages).name()).into(),
            2 => message!(messages, "fact-tiles", lab = lab_in(nth_of(nth), messages)),
            3 => message!(messages, "fact-have", what = nth_of::<Kind>(nth).word()),
            4 => message!(messages, "fact-tower", nth = nth + 1),
            5 => message!(messages, "fact-lab", nth = nth + 1),
            6 => message!(messages, "fact-enemy-lab", enemy = enemy()),
            7 => message!(messages, "fact-meter", enemy = enemy()),
            8 => message!(messages, "fact-need", enemy = enemy()),
            9 => capital(&does()).into(),
            10 => message!(messages, "fact-unused", does = does()),
            ROOM => message!(messages, "fact-room"),
            about::END => message!(messages, "fact-end"),
            about::YOU => message!(messages, "fact-you"),
            about::BUILT => message!(messages, "fact-built", deck = Deck::ALL[nth].word()),
            about::PRINTED => message!(messages, "fact-printed"),
            about::TEXTS => message!(messages, "fact-texts"),
            about::TENS => message!(messages, "fact-tens"),
            about::MARKER => message!(messages, "fact-marker"),
            about::DICE => message!(messages, "fact-dice"),
            _ => message!(messages, "fact-active"),
        }
        .into()
    }

    fn answer_name(&self, answer: Answer, locale: Locale) -> String {
        let messages = messages(locale);
        let their = |enemy: Scientist, face: EnemyFace| {
            format!("{} {}", self.enemy_name(enemy), face_in(face, messages).name())
        };
        match answer {
            Answer::InLab(at) | Answer::Scientist(_, at) | Answer::LabAt(_, at) => {
                capital(&lab_in(at, messages).name()).into()
            }
            Answer::InNoLab => message!(messages, "answer-no-lab"),
            Answer::Room(window) => capital(&window_in(window, messages).name()).into(),
            Answer::NoRoom(_) => message!(messages, "answer-no-room"),
            Answer::Absent(_) => message!(messages, "answer-absent"),
            Answer::Free(_) | Answer::Clear(_) => "–".into(),
            Answer::Bare(_) => message!(messages, "answer-bare"),
            Answer::WithDie(_) => message!(messages, "answer-with-die"),
            Answer::Tiles(_, Highest::Nothing) => message!(messages, "answer-starter"),
            Answer::Tiles(_, highest) => {
                let slots =
                    highest.slots().iter().map(|slot| slot_in(*slot, messages).name().into());
                joined(locale, slots.collect(), false).into()
            }
            Answer::Have(count, _) if count == MANY => {
                message!(messages, "answer-many", count = count)
            }
            Answer::Have(count, _)
            | Answer::Meter(_, count)
            | Answer::Unused(_, count)
            | Answer::Built(count, _)
            | Answer::Printed(count)
            | Answer::Texts(count)
            | Answer::Tens(count)
            | Answer::Marker(count)
            | Answer::Dice(count) => count.to_string().into(),
            Answer::GoesOn => message!(messages, "answer-goes-on"),
            Answer::Over(by) => message!(messages, "answer-over", by = by.word()),
            Answer::You(scientist) => self.enemy_name(scientist).into(),
            Answer::TowerAt(_, tower) => capital(&tower_in(tower, messages).name()).into(),
            Answer::Need(_, 0) => message!(messages, "answer-no-card"),
            Answer::Need(_, tokens) => things(tokens, "bag", messages).name(),
            Answer::Bag(_, criteria, power) => format!("{criteria} + {power}").into(),
            Answer::Active(enemy) => self.enemy_name(enemy).into(),
            Answer::Ice(_) => message!(messages, "answer-ice"),
            Answer::Damage(_) => message!(messages, "answer-damage"),
            Answer::Theirs(_, enemy, face) => their(enemy, face).into(),
            Answer::TheirsDamaged(_, enemy, face) => {
                message!(messages, "answer-damaged", minion = their(enemy, face))
            }
        }
        .into()
    }

    fn offers(&self, query: Query) -> Vec<Answer> {
        let open = |answer: &Answer| match *answer {
            Answer::Room(window) => self.questions().may_hold_yours(window),
            _ => true,
        };
        self.answers(query).into_iter().filter(open).collect()
    }

    /// At set-up no window has ice or damage.
    fn offers_in_set_up(&self, query: Query) -> Vec<Answer> {
        let token = |answer: &Answer| {
            matches!(answer, Answer::Ice(_) | Answer::Damage(_) | Answer::TheirsDamaged(..))
        };
        self.offers(query).into_iter().filter(|answer| !token(answer)).collect()
    }

    /// The answers that the pieces of this game allow.
    fn answers(&self, query: Query) -> Vec<Answer> {
        let (kind, nth) = KINDS.split(query.index());
        let window = || nth_of::<Window>(nth);
        let enemy = || nth_of::<Scientist>(nth);
        match kind {
            0 => Lab::ALL.map(Answer::InLab).into_iter().chain([Answer::InNoLab]).collect(),
            1 => vec![Answer::Free(window()), Answer::Bare(window()), Answer::WithDie(window())],
            2 => Highest::ALL.map(|highest| Answer::Tiles(nth_of(nth), highest)).into(),
            3 => (0..=MANY).map(|count| Answer::Have(count, nth_of(nth))).collect(),
            4 => Tower::ALL.map(|tower| Answer::TowerAt(nth as u8 + 1, tower)).into(),
            5 => Lab::ALL.map(|at| Answer::LabAt(nth as u8 + 1, at)).into(),
            6 => Lab::ALL.map(|at| Answer::Scientist(enemy(), at)).into(),
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
            about::END => {
                let over = EndedBy::ALL.map(Answer::Over).into_iter();
                [Answer::GoesOn].into_iter().chain(over).collect()
            }
            about::YOU => {
                let is_enemy = |one: &Scientist| self.options.enemies().any(|enemy| enemy == *one);
                Scientist::all().filter(|one| !is_enemy(one)).map(Answer::You).collect()
            }
            about::BUILT => {
                (0..=MOST_CARDS).map(|count| Answer::Built(count, Deck::ALL[nth])).collect()
            }
            about::PRINTED => (0..=u8::MAX).map(Answer::Printed).collect(),
            about::TEXTS => (0..=u8::MAX).map(Answer::Texts).collect(),
            about::TENS => (0..=MANY).map(Answer::Tens).collect(),
            about::MARKER => (0..self.content.research.token).map(Answer::Marker).collect(),
            about::DICE => (0..=MOST_DICE).map(Answer::Dice).collect(),
            _ => self.options.enemies().map(Answer::Active).collect(),
        }
    }

    fn objections(&self, kept: &CoLab, said: &[Answer], locale: Locale) -> Vec<Objection> {
        self.helper_objections(kept, said, messages(locale))
    }

    /// Announcements that the game is over, and why. After a complete device only one turn is left.
    fn announced(&self, locale: Locale) -> Vec<(Cow<'static, str>, Vec<Answer>)> {
        let by = match self.state.enemies.closing {
            Some(Closing::Device) => vec![EndedBy::Device, EndedBy::Full],
            Some(Closing::Cards | Closing::Full) | None => vec![EndedBy::Cards, EndedBy::Full],
        };
        vec![(
            message!(messages(locale), "announce-end"),
            by.into_iter().map(Answer::Over).collect(),
        )]
    }

    /// An event of an enemy's turn as an instruction, without details that were never asked.
    fn instruct(&self, event: &Event, locale: Locale) -> Option<Line> {
        let messages = messages(locale);
        let line = |event: &Event| self.event_line(event, &self.narrator(messages));
        let but = |text: Cow<'_, str>| Some(Line { text: text.into(), ..line(event) });
        match *event {
            Event::ToBowl { .. } => but(message!(messages, "do-give")),
            Event::TokenDiscarded { .. } => but(message!(messages, "do-give-token")),
            Event::CardDiscarded { .. } => but(message!(messages, "do-discard-card")),
            Event::PotionLost { .. } => but(message!(messages, "do-give-potion")),
            Event::Stripped { window, .. } => {
                but(message!(messages, "do-strip", window = window_in(window, messages)))
            }
            Event::Wrecked { enemy, at, slot, .. } => {
                let (slot, lab) = (slot_in(slot, messages), lab_in(at, messages));
                but(message!(
                    messages,
                    "do-wreck",
                    enemy = self.enemy_name(enemy),
                    slot = slot,
                    lab = lab
                ))
            }
            // With a single tower nothing was compared.
            Event::Struck { towers, window, empties, .. } if towers.len() == 1 => {
                let breaks = empties[window.tower()] == 0;
                let reasons = breaks.then(|| message!(messages, "reason-ice").into());
                Some(Line { reasons: reasons.into_iter().collect(), ..line(event) })
            }
            Event::Struck { .. } => CoLab::without_the_unknown(event).as_ref().map(line),
            ref event => Some(line(event)),
        }
    }

    fn screen_title(title: &'static str, locale: Locale) -> Cow<'static, str> {
        messages(locale).message(title, &[])
    }

    fn outcome_for_helper(&self, locale: Locale) -> Option<Outcome> {
        self.score_sheet(locale)
    }
}

impl CoLab {
    /// The action of a token in two or three words.
    pub(super) fn token_short(&self, token: BagToken, messages: Messages) -> String {
        let arrow = |way: Way| match way {
            Way::Clockwise => "↻",
            Way::Counter => "↺",
            Way::Short => "",
        };
        match self.content.tokens[token].action.parts().next() {
            Some(EnemyPart::Step(way, labs)) => {
                format!("{} {}", things(labs, "lab", messages).name(), arrow(way))
            }
            Some(EnemyPart::Chase(way)) => {
                message!(messages, "short-chase", way = arrow(way)).into()
            }
            Some(EnemyPart::Minion(goal)) => match goal {
                Goal::Player(way) => message!(messages, "short-minion", way = arrow(way)),
                Goal::Other => message!(messages, "short-other"),
                Goal::Roll => message!(messages, "short-roll"),
                Goal::Tower(tower) => {
                    message!(messages, "short-tower", tower = tower_in(tower, messages))
                }
            }
            .into(),
            Some(EnemyPart::Special) => message!(messages, "short-special").into(),
            _ => String::new(),
        }
    }

    fn most_needed(&self) -> u8 {
        let needs = self.content.doomsday.iter().map(|(_, card)| card.need);
        needs.max().unwrap_or_default()
    }
}

const _: () = assert!(KINDS.kinds() == 22, "each kind of facts has its words above");
