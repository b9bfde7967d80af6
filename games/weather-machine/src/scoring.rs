//! WM-SCO, WM-TIE, SAB-RNK: the score sheet.

use table::{Decision, Measure, Outcome, PartyScore, Rule, ScoreItem, Standing, compare};

use crate::condition::{Condition, Measure as Counts};
use crate::game::WeatherMachine;
use crate::kinds::{Area, ByArea, Challenge, FundingSpace, Id, Player, Rank};
use crate::measure::{goals_met, is_met};
use crate::state::{EndTrigger, Verdict};

/// What the score of a player is made up of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sheet {
    pub(crate) cp: u16,
    pub(crate) funding: ByArea<FundingSpace>,
    pub(crate) goals: u8,
    pub(crate) nobel: bool,
    pub(crate) end_cp: u8,
}

impl WeatherMachine {
    /// What a player scores for.
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
        self.items_of(&self.sheet(player))
    }

    fn items_of(&self, sheet: &Sheet) -> Vec<ScoreItem> {
        let scoring = &self.content.scoring;
        let item = |rule, title: &str, count: i32, points: i32| {
            ScoreItem::scored(Rule(rule), title, count, points)
        };
        let mut items = vec![item("WM-GEN.9", "CP on the track", sheet.cp.into(), sheet.cp.into())];
        for area in Area::ALL {
            let space = sheet.funding[area];
            let points = i32::from(self.content.funding_cp(area, space));
            let title = format!("{} Funding", area.short());
            items.push(item("WM-SCO.1", &title, space.index() as i32, points));
        }
        let (goals, nobel) = (i32::from(sheet.goals), i32::from(sheet.nobel));
        items.extend([
            item("WM-SCO.2", "Goals met", goals, goals * i32::from(scoring.goal)),
            item("WM-SCO.3", "Nobel Prize", nobel, nobel * i32::from(scoring.nobel)),
            item("WM-SCO.4", "CP for the end", sheet.end_cp.into(), sheet.end_cp.into()),
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
        self.party_of(player, standing, self.score_items(player))
    }

    fn party_of(&self, player: Player, standing: Standing, items: Vec<ScoreItem>) -> PartyScore {
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
        self.solo_outcome_of(&self.sheet(Player::One), &|_| None)
    }

    /// How final scoring ends with this sheet, and by which rule.
    pub(crate) fn verdict_of(&self, sheet: &Sheet) -> (Verdict, Rule) {
        let cp = ScoreItem::total(&self.items_of(sheet)).unwrap_or(0);
        let exceeds = cp > i32::from(self.state.solo.target);
        match self.forbids_final_win(sheet) {
            Some((rule, _)) if exceeds => (Verdict::Forbidden, rule),
            _ if exceeds => (Verdict::Won, Rule("SAB-FIN.4")),
            _ => (Verdict::Lost, Rule("SAB-FIN.4")),
        }
    }

    /// The outcome with this sheet; `counted` says how much of something the human has, where that
    /// is known otherwise than by the position.
    pub(crate) fn solo_outcome_of(
        &self,
        sheet: &Sheet,
        counted: &dyn Fn(Counts) -> Option<u16>,
    ) -> Outcome {
        let verdict = self.state.verdict.unwrap_or(Verdict::Lost);
        let scored = matches!(verdict, Verdict::Won | Verdict::Lost | Verdict::Forbidden);
        let verdict = if scored { self.verdict_of(sheet).0 } else { verdict };
        let won = matches!(verdict, Verdict::ImmediateWin | Verdict::Won);
        let (rule, ended_by) = self.verdict_words(verdict, sheet, counted);
        let stands = |won| if won { Standing::Won } else { Standing::Lost };
        let mut you = self.party_of(Player::One, stands(won), self.items_of(sheet));
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

    fn verdict_words(
        &self,
        verdict: Verdict,
        sheet: &Sheet,
        counted: &dyn Fn(Counts) -> Option<u16>,
    ) -> (Rule, String) {
        match verdict {
            Verdict::ImmediateWin => (
                Rule("SAB-END.1"),
                "You were ahead of the Target with your Goals and your funding.".into(),
            ),
            Verdict::Won => {
                let rank = self.rank_of(sheet, counted).map_or_else(
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
                let by = self.forbids_final_win(sheet);
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
    fn rank_of(&self, sheet: &Sheet, counted: &dyn Fn(Counts) -> Option<u16>) -> Option<Rank> {
        let cp = ScoreItem::total(&self.items_of(sheet)).unwrap_or(0);
        // CP of a rank are those of final scoring.
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
