//! CLS-2.4, CLS-17, CLS-19.7: the result of a game against enemies.

use game_core::{Decision, Measure, Outcome, PartyScore, Rule, ScoreItem, Standing, compare};

use i18n::{Messages, clauses, message};

use crate::game::CoLab;
use crate::scoring::Sheet;
use crate::state::Closing;
use crate::types::{Player, Scientist};

/// The score sheet of each player.
type Sheets<'a> = &'a dyn Fn(Player) -> Sheet;

impl CoLab {
    /// Whether a player has the cards and the points of the difficulty.
    ///
    /// CLS-2.4 MUST: both, reached or exceeded.
    fn reaches_goal(&self, sheet: &Sheet) -> bool {
        let goal = &self.content.difficulties[self.options.difficulty];
        sheet.cards() >= goal.cards && sheet.score >= u16::from(goal.points)
    }

    /// Whether the towers are full, so that everybody loses.
    fn is_lost(&self) -> bool {
        self.state.enemies.closing == Some(Closing::Full)
    }

    /// The standings, and what decided the game.
    ///
    /// CLS-17.3 IF cards and points are reached after the last turn THEN the player wins.
    /// CLS-17.4 IF the game ended by the cards THEN the same test decides.
    /// CLS-17.5 MUST: the score is that of the board.
    /// CLS-19.7 MUST: those who reach it compare their scores, as without enemies; else all lose.
    fn standings(&self, sheets: Sheets<'_>, messages: Messages) -> (Vec<Standing>, Vec<Decision>) {
        let lost = vec![Standing::Lost; usize::from(self.options.seats)];
        if self.is_lost() {
            let text = message!(messages, "decided-full");
            return (lost, vec![Decision::new(Rule("CLS-16.3"), text)]);
        }
        let goal = &self.content.difficulties[self.options.difficulty];
        let reached: Vec<Player> =
            self.options.players().filter(|player| self.reaches_goal(&sheets(*player))).collect();
        let words: Vec<String> = self
            .options
            .players()
            .map(|player| {
                let sheet = sheets(player);
                message!(
                    messages,
                    "decided-goal",
                    built = sheet.cards(),
                    cards = goal.cards,
                    score = sheet.score,
                    points = goal.points
                )
                .into_owned()
            })
            .collect();
        let rule = Rule(if self.state.enemies.closing == Some(Closing::Cards) {
            "CLS-17.4"
        } else {
            "CLS-17.3"
        });
        let mut decided = vec![Decision::new(rule, clauses(messages.locale(), words))];
        let mut standings = lost;
        if let [only] = reached[..] {
            standings[only as usize] = Standing::Won;
        } else if !reached.is_empty() {
            let measure = |rule, title, of: &dyn Fn(Player) -> i32| Measure {
                rule: Rule(rule),
                title,
                of: reached.iter().map(|player| of(*player)).collect(),
            };
            let title = [
                message!(messages, "measure-score"),
                message!(messages, "measure-cards"),
                message!(messages, "measure-order"),
            ];
            let built = |player| i32::from(sheets(player).cards());
            let (among, why) = compare(
                &[
                    measure("CLS-19.7", &title[0], &|player| i32::from(sheets(player).score)),
                    measure("CL-30.3", &title[1], &|player| -built(player)),
                    measure("CL-30.4", &title[2], &|player| self.place_in_order(player)),
                ],
                messages.locale(),
            );
            for (player, standing) in reached.iter().zip(among) {
                standings[*player as usize] = standing;
            }
            decided.extend(why);
        }
        (standings, decided)
    }

    /// Whether a player has won a finished game against enemies.
    pub(crate) fn has_won(&self, player: Player) -> bool {
        let (standings, _) = self.standings(&|one| self.sheet(one), Messages::SILENT);
        won(standings.get(player as usize))
    }

    /// The outcome of a finished game against enemies.
    pub(crate) fn outcome_with_enemies(&self, sheets: Sheets<'_>, messages: Messages) -> Outcome {
        let (standings, decided_by) = self.standings(sheets, messages);
        let theirs = match (standings.iter().any(|one| won(Some(one))), self.options.enemies) {
            (true, _) => Standing::Lost,
            (false, 1) => Standing::Won,
            (false, _) => Standing::Shared,
        };
        let players = self.options.players().zip(standings);
        let party =
            |(player, standing)| self.party_with_enemies(player, sheets, standing, messages);
        let mut parties: Vec<PartyScore> = players.map(party).collect();
        parties
            .extend(self.options.enemies().map(|enemy| self.enemy_party(enemy, theirs, messages)));
        let (rule, ended_by) = match self.state.enemies.closing {
            Some(Closing::Full) => ("CLS-16.3", message!(messages, "ended-full")),
            Some(Closing::Device) => ("CLS-16.5", message!(messages, "ended-device")),
            Some(Closing::Cards) | None => ("CLS-16.1", message!(messages, "ended-cards")),
        };
        Outcome { rule: Rule(rule), ended_by: ended_by.into(), decided_by, parties }
    }

    fn party_with_enemies(
        &self,
        player: Player,
        sheets: Sheets<'_>,
        standing: Standing,
        messages: Messages,
    ) -> PartyScore {
        let sheet = sheets(player);
        let mut party = self.party(player, &sheet, standing, messages);
        if !won(Some(&standing)) {
            return party;
        }
        for achievement in self.feats_by(&sheet).iter() {
            let title = self.content.achievement_title(achievement, messages).into_owned();
            let level = self.options.difficulty.word();
            let title = message!(messages, "item-feat", title = title, level = level);
            party.items.push(ScoreItem::counted(Rule("CLS-18.1"), title, 1));
        }
        party
    }

    fn enemy_party(&self, enemy: Scientist, standing: Standing, messages: Messages) -> PartyScore {
        let device = self.options.device_of(enemy);
        let built = self.state.enemies.built.iter();
        let built = built.filter(|card| Some(self.content.doomsday[*card].device) == device);
        let meter = self.state.enemies.each[enemy].meter.into();
        let items = vec![
            ScoreItem::counted(
                Rule("CLS-16.5"),
                message!(messages, "item-doomsday"),
                built.count() as i32,
            ),
            ScoreItem::counted(Rule("CLS-8.1"), message!(messages, "item-meter"), meter),
        ];
        let name = self.enemy_name(enemy);
        PartyScore { name, seat: None, standing, items, total: None }
    }
}

fn won(standing: Option<&Standing>) -> bool {
    matches!(standing, Some(Standing::Won | Standing::Shared))
}
