//! CLS-2.4, CLS-17, CLS-19.7: how a game against enemies ends.

use table::{Decision, Measure, Outcome, PartyScore, Rule, ScoreItem, Standing, compare};

use crate::game::CoLab;
use crate::kinds::{Player, Scientist};
use crate::state::Closing;

impl CoLab {
    /// Whether a player has the cards and the points of the difficulty.
    ///
    /// CLS-2.4 MUST: both, and more is as good.
    pub(crate) fn reaches_goal(&self, player: Player) -> bool {
        let goal = &self.content.difficulties[self.options.difficulty];
        let area = &self.state.players[player];
        area.grid.len() >= goal.cards && area.score >= u16::from(goal.points)
    }

    /// Whether the towers are full, which nobody survives.
    fn is_lost(&self) -> bool {
        self.state.enemies.closing == Some(Closing::Full)
    }

    /// How the players stand, and what decided it.
    ///
    /// CLS-17.3 IF cards and points are reached after the last turn THEN the player wins.
    /// CLS-17.4 IF the game ended by the cards THEN the same is asked.
    /// CLS-17.5 MUST: the score is that of the board.
    /// CLS-19.7 MUST: those who reach it compare their scores, as without enemies; else all lose.
    fn standings(&self) -> (Vec<Standing>, Vec<Decision>) {
        let lost = vec![Standing::Lost; usize::from(self.options.seats)];
        if self.is_lost() {
            let text = "every window holds a minion, damage or ice";
            return (lost, vec![Decision::new(Rule("CLS-16.3"), text)]);
        }
        let goal = &self.content.difficulties[self.options.difficulty];
        let reached: Vec<Player> =
            self.options.players().filter(|player| self.reaches_goal(*player)).collect();
        let words: Vec<String> = self
            .options
            .players()
            .map(|player| {
                let area = &self.state.players[player];
                format!(
                    "{} of {} cards and {} of {} points",
                    area.grid.len(),
                    goal.cards,
                    area.score,
                    goal.points
                )
            })
            .collect();
        let rule = Rule(if self.state.enemies.closing == Some(Closing::Cards) {
            "CLS-17.4"
        } else {
            "CLS-17.3"
        });
        let mut decided = vec![Decision::new(rule, words.join("; "))];
        let mut standings = lost;
        if let [only] = reached[..] {
            standings[only as usize] = Standing::Won;
        } else if !reached.is_empty() {
            let measure = |rule, title, of: &dyn Fn(Player) -> i32| Measure {
                rule: Rule(rule),
                title,
                of: reached.iter().map(|player| of(*player)).collect(),
            };
            let built = |player| i32::from(self.state.players[player].grid.len());
            let (among, why) = compare(&[
                measure("CLS-19.7", "highest score", &|player| {
                    i32::from(self.state.players[player].score)
                }),
                measure("CL-30.3", "fewest cards", &|player| -built(player)),
                measure("CL-30.4", "latest in turn order", &|player| self.place_in_order(player)),
            ]);
            for (player, standing) in reached.iter().zip(among) {
                standings[*player as usize] = standing;
            }
            decided.extend(why);
        }
        (standings, decided)
    }

    /// Whether a player has won a game against enemies that is over.
    pub(crate) fn has_won(&self, player: Player) -> bool {
        let (standings, _) = self.standings();
        matches!(standings.get(player as usize), Some(Standing::Won | Standing::Shared))
    }

    /// The outcome of a game against enemies that is over.
    pub(crate) fn outcome_with_enemies(&self) -> Outcome {
        let (standings, decided_by) = self.standings();
        let won = standings.iter().any(|standing| *standing != Standing::Lost);
        let theirs = match (won, self.options.enemies) {
            (true, _) => Standing::Lost,
            (false, 1) => Standing::Won,
            (false, _) => Standing::Shared,
        };
        let players = self.options.players().zip(standings);
        let mut parties: Vec<PartyScore> =
            players.map(|(player, standing)| self.party_with_enemies(player, standing)).collect();
        parties.extend(self.options.enemies().map(|enemy| self.enemy_party(enemy, theirs)));
        let (rule, ended_by) = match self.state.enemies.closing {
            Some(Closing::Full) => ("CLS-16.3", "All 18 windows were blocked."),
            Some(Closing::Device) => ("CLS-16.5", "An enemy had finished its device."),
            Some(Closing::Cards) | None => ("CLS-16.1", "Somebody had built enough cards."),
        };
        Outcome { rule: Rule(rule), ended_by: ended_by.into(), decided_by, parties }
    }

    fn party_with_enemies(&self, player: Player, standing: Standing) -> PartyScore {
        let mut party = self.party(player, standing);
        let level = self.options.difficulty;
        for achievement in self.feats(player).iter() {
            let title = &self.content.achievements[achievement].title;
            let title = format!("{title} ({level})");
            party.items.push(ScoreItem::counted(Rule("CLS-18.1"), title, 1));
        }
        party
    }

    fn enemy_party(&self, enemy: Scientist, standing: Standing) -> PartyScore {
        let device = self.options.device_of(enemy);
        let built = self.state.enemies.built.iter();
        let built = built.filter(|card| Some(self.content.doomsday[*card].device) == device);
        let items = vec![
            ScoreItem::counted(Rule("CLS-16.5"), "Doomsday cards", built.count() as i32),
            ScoreItem::counted(
                Rule("CLS-8.1"),
                "Power meter",
                self.state.enemies.each[enemy].meter.into(),
            ),
        ];
        let name = self.enemy_name(enemy);
        PartyScore { name, seat: None, standing, items, total: None }
    }
}
