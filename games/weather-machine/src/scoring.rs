//! WM-SCO, WM-TIE, SAB-RNK: the score sheet.

use table::{Decision, Measure, Outcome, PartyScore, Rule, ScoreItem, Standing, compare};

use crate::game::WeatherMachine;
use crate::kinds::{Area, Challenge, Id, Player, Rank};
use crate::measure::{goals_met, is_met};
use crate::state::{EndTrigger, Verdict};

impl WeatherMachine {
    /// The outcome of a game that is over.
    pub(crate) fn final_outcome(&self) -> Outcome {
        if self.options.solo() { self.solo_outcome() } else { self.table_outcome() }
    }

    /// What a player scores, item by item.
    ///
    /// WM-FUN.6 MUST: each Funding track scores by the marker's position.
    /// WM-USE.10 MUST: a Goal tile on a Goal space scores if its condition is met.
    /// WM-SCO.2 MUST: 5 CP for each of them, flipped or not; tiles below score nothing.
    /// WM-SCO.3 MUST: 5 CP for the Nobel Prize.
    /// WM-SCO.4 MUST: CP for the end are added now.
    pub(crate) fn score_items(&self, player: Player) -> Vec<ScoreItem> {
        let (lab, scoring) = (self.state.lab(player), &self.content.scoring);
        let item = |rule, title: &str, count: i32, points: i32| {
            ScoreItem::scored(Rule(rule), title, count, points)
        };
        let mut items = vec![item("WM-GEN.9", "CP on the track", i32::from(lab.cp), lab.cp.into())];
        for area in Area::ALL {
            let space = lab.funding[area];
            let points = i32::from(self.content.funding_cp(area, space));
            let title = format!("{} Funding", area.short());
            items.push(item("WM-SCO.1", &title, space.index() as i32, points));
        }
        let goals = goals_met(&self.state, self.content, player).len() as i32;
        let nobel = i32::from(self.state.nobel == Some(player));
        items.extend([
            item("WM-SCO.2", "Goals met", goals, goals * i32::from(scoring.goal)),
            item("WM-SCO.3", "Nobel Prize", nobel, nobel * i32::from(scoring.nobel)),
            item("WM-SCO.4", "CP for the end", lab.end_cp.into(), lab.end_cp.into()),
        ]);
        items
    }

    /// CP in final scoring.
    pub(crate) fn final_cp(&self, player: Player) -> i32 {
        ScoreItem::total(&self.score_items(player)).unwrap_or(0)
    }

    /// WM-SCO.5 MUST: the player with the most CP wins.
    /// WM-TIE.1 MUST: Awards, then papers, then complete Office rows break ties.
    /// WM-TIE.2 IF players are still tied THEN they share the place.
    fn table_outcome(&self) -> Outcome {
        let measure = |rule, title, of: &dyn Fn(Player) -> i32| Measure {
            rule: Rule(rule),
            title,
            of: self.state.people().map(of).collect(),
        };
        let lab = |player| self.state.lab(player);
        let (standings, decided_by) = compare(&[
            measure("WM-SCO.5", "most CP", &|player| self.final_cp(player)),
            measure("WM-TIE.1", "most Awards", &|player| lab(player).award_count().into()),
            measure("WM-TIE.1", "most papers", &|player| lab(player).paper_count().into()),
            measure("WM-TIE.1", "most complete rows", &|player| lab(player).row_count().into()),
        ]);
        let parties = self.state.people().zip(standings);
        let parties = parties.map(|(player, standing)| self.party(player, standing)).collect();
        let (rule, ended_by) = self.trigger_words();
        Outcome { rule, ended_by: ended_by.into(), decided_by, parties }
    }

    fn party(&self, player: Player, standing: Standing) -> PartyScore {
        let items = self.score_items(player);
        let total = ScoreItem::total(&items);
        let name = self.name(player);
        PartyScore { name, seat: player.seat(), standing, items, total }
    }

    fn trigger_words(&self) -> (Rule, &'static str) {
        match self.state.end {
            Some(EndTrigger::Nobel) => (Rule("WM-END.1"), "The Nobel Prize was taken."),
            Some(EndTrigger::LastExperiment) => {
                (Rule("WM-END.2"), "The last Experiment tile entered the display.")
            }
            Some(EndTrigger::Government) => (Rule("WM-END.3"), "The Government Machine was full."),
            Some(EndTrigger::Rnd) | None => {
                (Rule("WM-END.4"), "Every Research space of R&D was occupied.")
            }
        }
    }

    fn solo_outcome(&self) -> Outcome {
        let verdict = self.state.verdict.unwrap_or(Verdict::Lost);
        let won = matches!(verdict, Verdict::ImmediateWin | Verdict::Won);
        let (rule, ended_by) = self.verdict_words(verdict);
        let scored = matches!(verdict, Verdict::Won | Verdict::Lost | Verdict::Forbidden);
        let stands = |won| if won { Standing::Won } else { Standing::Lost };
        let mut you = self.party(Player::One, stands(won));
        if !scored {
            // Nothing was scored: what counts is what stood on the track.
            you.items.truncate(1);
            you.total = ScoreItem::total(&you.items);
        }
        let target = i32::from(self.state.solo.target);
        let items = vec![ScoreItem::scored(Rule("SAB-GEN.1"), "Target Value", target, target)];
        let name = self.name(Player::Saboteurs);
        let total = ScoreItem::total(&items);
        let them = PartyScore { name, seat: None, standing: stands(!won), items, total };
        let cp = you.total.unwrap_or(0);
        let numbers = &self.content.saboteurs;
        let reason = match verdict {
            Verdict::Storms => {
                let there = self.worst_storms().len();
                format!(
                    "{there} tiles of Level 3 on the board; {} are too many",
                    numbers.lost_tiles
                )
            }
            Verdict::Reports => "no card in the deck, and no Current Report".into(),
            Verdict::Forbidden => "the condition of that card, which was not met".into(),
            Verdict::ImmediateWin | Verdict::Won | Verdict::Lost => {
                format!("your CP against the Target Value: {cp} to {target}")
            }
        };
        let decided_by = vec![Decision::new(rule, reason)];
        Outcome { rule, ended_by, decided_by, parties: vec![you, them] }
    }

    fn verdict_words(&self, verdict: Verdict) -> (Rule, String) {
        match verdict {
            Verdict::ImmediateWin => (
                Rule("SAB-END.1"),
                "You were ahead of the Target with your Goals and your funding.".into(),
            ),
            Verdict::Won => {
                let rank = self.rank().map_or_else(
                    || "a win without a rank".to_string(),
                    |rank| self.content.ranks[rank].title.clone(),
                );
                let (_, trigger) = self.trigger_words();
                (Rule("SAB-FIN.4"), format!("{trigger} Your rank: {rank}."))
            }
            Verdict::Lost => (
                Rule("SAB-FIN.4"),
                format!("{} You did not pass the Target.", self.trigger_words().1),
            ),
            Verdict::Forbidden => {
                let by = self.forbids_final_win();
                let (rule, card) = by.unwrap_or((Rule("SAB-FIN.4"), Challenge::PublishOrPerish));
                let name = self.content.challenge_name(card);
                (rule, format!("You passed the Target, but not the Challenge card {name}."))
            }
            Verdict::Storms => (
                Rule("SAB-END.5"),
                "Too many of the worst Extreme Weather tiles were on the board.".into(),
            ),
            Verdict::Reports => {
                (Rule("SAB-END.6"), "The Saboteurs had no Security Report left.".into())
            }
        }
    }

    /// SAB-RNK.0 IF final scoring was won THEN the first rank whose conditions all hold.
    /// SAB-R.41 IF it was won otherwise THEN there is no rank.
    pub(crate) fn rank(&self) -> Option<Rank> {
        let holds = |rank: &Rank| {
            let mut conditions = self.content.ranks[*rank].conditions.iter();
            conditions.all(|&condition| self.meets_rank(condition))
        };
        Rank::ALL.into_iter().find(holds)
    }

    /// CP of a rank are those of final scoring.
    fn meets_rank(&self, condition: crate::condition::Condition) -> bool {
        use crate::condition::{Condition, Measure};
        match condition {
            Condition::AtLeast(Measure::Cp, least) => {
                self.final_cp(Player::One) >= i32::from(least)
            }
            other => is_met(&self.state, self.content, Player::One, other),
        }
    }
}
