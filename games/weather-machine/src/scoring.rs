//! WM-SCO, WM-TIE, SAB-RNK: the score sheet.

use std::borrow::Cow;

use game_core::{Decision, Measure, Outcome, PartyScore, Rule, ScoreItem, Standing, compare};
use i18n::{Messages, message};

use crate::condition::{Condition, Measure as Counts};
use crate::game::WeatherMachine;
use crate::measure::{goals_met, is_met};
use crate::state::{EndTrigger, Verdict};
use crate::text::area_in;
use crate::types::{Area, AreaMap, Challenge, FundingSpace, Id, Player, Rank};

/// The figures behind a player's score.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sheet {
    pub(crate) cp: u16,
    pub(crate) funding: AreaMap<FundingSpace>,
    pub(crate) goals: u8,
    pub(crate) nobel: bool,
    pub(crate) end_cp: u8,
}

/// One line of the score sheet.
#[derive(Clone, Copy, Debug)]
enum Scored {
    Track,
    Funding(Area),
    Goals,
    Nobel,
    End,
}

impl Scored {
    fn title(self, messages: Messages) -> Cow<'static, str> {
        match self {
            Scored::Track => message!(messages, "score-cp"),
            Scored::Funding(area) => {
                message!(messages, "score-funding", area = area_in(area, messages))
            }
            Scored::Goals => message!(messages, "score-goals"),
            Scored::Nobel => message!(messages, "score-nobel"),
            Scored::End => message!(messages, "score-end"),
        }
    }
}

impl WeatherMachine {
    /// The figures of a player's score.
    pub(crate) fn sheet(&self, player: Player) -> Sheet {
        let lab = self.state.lab(player);
        Sheet {
            cp: lab.cp,
            funding: lab.funding,
            goals: goals_met(&self.state, self.content, player).len() as u8,
            nobel: self.state.nobel == Some(player),
            end_cp: lab.end_cp,
        }
    }

    /// The outcome of a game that is over; without texts if the messages are silent.
    pub(crate) fn final_outcome(&self, messages: Messages) -> Outcome {
        match self.options.solo() {
            true => self.solo_outcome_of(&self.sheet(Player::One), &|_| None, messages),
            false => self.table_outcome(messages),
        }
    }

    /// A player's score, item by item.
    ///
    /// WM-FUN.6 MUST: each Funding track scores by the position of the marker.
    /// WM-USE.10 MUST: a Goal tile on a Goal space scores if its condition is met.
    /// WM-SCO.2 MUST: 5 CP for each of them, flipped or not; Goal tiles below score nothing.
    /// WM-SCO.3 MUST: 5 CP for the Nobel Prize.
    /// WM-SCO.4 MUST: CP for the end are added now.
    pub(crate) fn score_items(&self, player: Player, messages: Messages) -> Vec<ScoreItem> {
        self.items_of(&self.sheet(player), &|item| item.title(messages))
    }

    fn items_of(
        &self,
        sheet: &Sheet,
        title: &dyn Fn(Scored) -> Cow<'static, str>,
    ) -> Vec<ScoreItem> {
        let scoring = &self.content.scoring;
        let item = |rule, what: Scored, count: i32, points: i32| {
            ScoreItem::scored(Rule(rule), title(what), count, points)
        };
        let cp = sheet.cp.into();
        let mut items = vec![item("WM-GEN.9", Scored::Track, cp, cp)];
        for area in Area::ALL {
            let space = sheet.funding[area];
            let points = i32::from(self.content.funding_cp(area, space));
            items.push(item("WM-SCO.1", Scored::Funding(area), space.index() as i32, points));
        }
        let (goals, nobel) = (i32::from(sheet.goals), i32::from(sheet.nobel));
        let end = sheet.end_cp.into();
        items.extend([
            item("WM-SCO.2", Scored::Goals, goals, goals * i32::from(scoring.goal)),
            item("WM-SCO.3", Scored::Nobel, nobel, nobel * i32::from(scoring.nobel)),
            item("WM-SCO.4", Scored::End, end, end),
        ]);
        items
    }

    /// The total of a sheet. Searches call it often, so no text is built.
    fn cp_of(&self, sheet: &Sheet) -> i32 {
        ScoreItem::total(&self.items_of(sheet, &|_| Cow::Borrowed(""))).unwrap_or(0)
    }

    /// CP in final scoring.
    pub(crate) fn final_cp(&self, player: Player) -> i32 {
        self.cp_of(&self.sheet(player))
    }

    /// WM-SCO.5 MUST: the player with the most CP wins.
    /// WM-TIE.1 MUST: Awards, then papers, then complete Office rows break ties.
    /// WM-TIE.2 IF players are still tied THEN they share the place.
    fn table_outcome(&self, messages: Messages) -> Outcome {
        let measure = |rule, title, of: &dyn Fn(Player) -> i32| Measure {
            rule: Rule(rule),
            title,
            of: self.state.people().map(of).collect(),
        };
        let lab = |player| self.state.lab(player);
        let titles = [
            message!(messages, "most-cp"),
            message!(messages, "most-awards"),
            message!(messages, "most-papers"),
            message!(messages, "most-rows"),
        ];
        let [cp, awards, papers, rows] = &titles;
        let measures = [
            measure("WM-SCO.5", cp, &|player| self.final_cp(player)),
            measure("WM-TIE.1", awards, &|player| lab(player).award_count().into()),
            measure("WM-TIE.1", papers, &|player| lab(player).paper_count().into()),
            measure("WM-TIE.1", rows, &|player| lab(player).row_count().into()),
        ];
        let (standings, decided_by) = compare(&measures, messages.locale());
        let parties = self.state.people().zip(standings);
        let parties =
            parties.map(|(player, standing)| self.party(player, standing, messages)).collect();
        let (rule, ended_by) = self.trigger_words(messages);
        Outcome { rule, ended_by, decided_by, parties }
    }

    fn party(&self, player: Player, standing: Standing, messages: Messages) -> PartyScore {
        let name = self.narrator(messages).name(player);
        self.party_of(player, standing, self.score_items(player, messages), name)
    }

    fn party_of(
        &self,
        player: Player,
        standing: Standing,
        items: Vec<ScoreItem>,
        name: String,
    ) -> PartyScore {
        let total = ScoreItem::total(&items);
        PartyScore { name, seat: player.seat(), standing, items, total }
    }

    fn trigger_words(&self, messages: Messages) -> (Rule, String) {
        let (rule, said) = match self.state.end {
            Some(EndTrigger::Nobel) => ("WM-END.1", message!(messages, "ended-nobel")),
            Some(EndTrigger::LastExperiment) => {
                ("WM-END.2", message!(messages, "ended-experiment"))
            }
            Some(EndTrigger::Government) => ("WM-END.3", message!(messages, "ended-government")),
            Some(EndTrigger::Rnd) => ("WM-END.4", message!(messages, "ended-rnd")),
            // Beside a real table nobody has to say what triggered the end.
            None => ("WM-END.5", message!(messages, "ended-played")),
        };
        (Rule(rule), said.into())
    }

    /// The verdict of final scoring with this sheet, and its rule.
    pub(crate) fn verdict_of(&self, sheet: &Sheet) -> (Verdict, Rule) {
        let cp = self.cp_of(sheet);
        let exceeds = cp > i32::from(self.state.solo.target);
        match self.forbids_final_win(sheet) {
            Some((rule, _)) if exceeds => (Verdict::Forbidden, rule),
            _ if exceeds => (Verdict::Won, Rule("SAB-FIN.4")),
            _ => (Verdict::Lost, Rule("SAB-FIN.4")),
        }
    }

    /// The outcome with this sheet; `counted` supplies measures of the human that the position does
    /// not know.
    pub(crate) fn solo_outcome_of(
        &self,
        sheet: &Sheet,
        counted: &dyn Fn(Counts) -> Option<u16>,
        messages: Messages,
    ) -> Outcome {
        let verdict = self.state.verdict.unwrap_or(Verdict::Lost);
        let scored = matches!(verdict, Verdict::Won | Verdict::Lost | Verdict::Forbidden);
        let verdict = if scored { self.verdict_of(sheet).0 } else { verdict };
        let won = matches!(verdict, Verdict::ImmediateWin | Verdict::Won);
        let stands = |won| if won { Standing::Won } else { Standing::Lost };
        let mut you = {
            let items = self.items_of(sheet, &|item| item.title(messages));
            let name = message!(messages, "name-you").into();
            self.party_of(Player::One, stands(won), items, name)
        };
        if !scored {
            // Nothing was scored, so only the CP track counts.
            you.items.truncate(1);
            you.total = ScoreItem::total(&you.items);
        }
        let target = i32::from(self.state.solo.target);
        let items = {
            let title = message!(messages, "score-target");
            vec![ScoreItem::scored(Rule("SAB-GEN.1"), title, target, target)]
        };
        let name = message!(messages, "name-saboteurs").into();
        let total = ScoreItem::total(&items);
        let them = PartyScore { name, seat: None, standing: stands(!won), items, total };
        let cp = you.total.unwrap_or(0);
        let figures = (verdict, cp, target);
        let (rule, ended_by) = self.verdict_words(figures, sheet, counted, messages);
        let numbers = &self.content.saboteurs;
        let reason: String = match verdict {
            Verdict::Storms => {
                let (there, most) = (self.worst_storms().len(), numbers.lost_tiles);
                message!(messages, "decided-storms", there = there, most = most)
            }
            Verdict::Reports => message!(messages, "decided-reports"),
            Verdict::Forbidden => message!(messages, "decided-forbidden"),
            Verdict::ImmediateWin | Verdict::Won | Verdict::Lost => {
                message!(messages, "decided-cp", cp = cp, target = target)
            }
        }
        .into();
        let decided_by = vec![Decision::new(rule, reason)];
        Outcome { rule, ended_by, decided_by, parties: vec![you, them] }
    }

    fn verdict_words(
        &self,
        (verdict, cp, target): (Verdict, i32, i32),
        sheet: &Sheet,
        counted: &dyn Fn(Counts) -> Option<u16>,
        messages: Messages,
    ) -> (Rule, String) {
        let trigger = || self.trigger_words(messages).1;
        let (rule, said) = match verdict {
            Verdict::ImmediateWin => {
                (Rule("SAB-END.1"), message!(messages, "ended-win", cp = cp, target = target))
            }
            Verdict::Won => {
                let said = match self.rank_of(sheet, counted) {
                    Some(rank) => {
                        let english = &self.content.ranks[rank].title;
                        let rank = self.narrator(messages).title("rank", rank, english);
                        message!(
                            messages,
                            "ended-rank",
                            trigger = trigger(),
                            cp = cp,
                            target = target,
                            rank = rank
                        )
                    }
                    None => message!(
                        messages,
                        "ended-no-rank",
                        trigger = trigger(),
                        cp = cp,
                        target = target
                    ),
                };
                (Rule("SAB-FIN.4"), said)
            }
            Verdict::Lost => {
                let trigger = trigger();
                let said =
                    message!(messages, "ended-lost", trigger = trigger, cp = cp, target = target);
                (Rule("SAB-FIN.4"), said)
            }
            Verdict::Forbidden => {
                let by = self.forbids_final_win(sheet);
                let (rule, card) = by.unwrap_or((Rule("SAB-FIN.4"), Challenge::PublishOrPerish));
                let name = self.narrator(messages).challenge(card);
                (rule, message!(messages, "ended-forbidden", card = name))
            }
            Verdict::Storms => (Rule("SAB-END.5"), message!(messages, "ended-storms")),
            Verdict::Reports => (Rule("SAB-END.6"), message!(messages, "ended-reports")),
        };
        (rule, said.into())
    }

    /// SAB-RNK.0 IF final scoring was won THEN the first rank whose conditions all hold applies.
    /// SAB-R.41 IF the game was won otherwise THEN there is no rank.
    fn rank_of(&self, sheet: &Sheet, counted: &dyn Fn(Counts) -> Option<u16>) -> Option<Rank> {
        let cp = self.cp_of(sheet);
        // The CP of a rank are those of final scoring.
        let meets = |condition: Condition| match (condition, counted(condition.measure())) {
            (Condition::AtLeast(Counts::Cp, least), _) => cp >= i32::from(least),
            (Condition::AtLeast(_, least), Some(count)) => count >= u16::from(least),
            (Condition::AtMost(_, most), Some(count)) => count <= u16::from(most),
            (other, _) => is_met(&self.state, self.content, Player::One, other),
        };
        let holds =
            |rank: &Rank| self.content.ranks[*rank].conditions.iter().all(|&one| meets(one));
        Rank::ALL.into_iter().find(holds)
    }
}
