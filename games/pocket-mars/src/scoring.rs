//! PM-11, PM-12 and DA-10: scoring and winning.

use std::borrow::Cow;
use std::cmp::Ordering;

use game_core::{
    Decision, Measure, Outcome, PartyScore, Rule, ScoreItem, Standing, Viewer, compare,
};
use i18n::{Messages, message};

use crate::colonists::{four_in_one_points, presence_points};
use crate::game::PocketMars;
use crate::types::Player;

impl PocketMars {
    /// A player's points without energy.
    pub(crate) fn colonist_points(&self, player: Player) -> i32 {
        self.state.colonists().points(player, self.content)
    }

    /// A player's points, were the game over now.
    pub fn score(&self, player: Player) -> i32 {
        let energy = if self.leads_in_energy(player) { self.energy_points(player) } else { 0 };
        self.colonist_points(player) + energy
    }

    /// PM-11.7 IF nobody has more energy THEN a player has a point; all tied players have it.
    /// DA-10.5a IF the androids have more energy THEN they have their points and the human none.
    /// DA-10.5b IF both have the same THEN both have theirs.
    /// DA-10.5c IF the human has more THEN he has his and the androids none.
    fn leads_in_energy(&self, player: Player) -> bool {
        self.others(player).all(|other| self.state.energy[other] <= self.state.energy[player])
    }

    fn energy_points(&self, player: Player) -> i32 {
        match player {
            Player::Androids => self.content.solo.energy_lead,
            _ => self.content.scoring.energy_lead,
        }
    }

    /// The score sheet of a player.
    ///
    /// PM-11.1, PM-11.2, PM-11.3, PM-11.4 MUST: 1 point for each colonist on the Spaceship, 2 on ★,
    /// 4 on ★★, none on Earth.
    /// DA-10.1, DA-10.2 MUST: human and androids score in the same way.
    fn points_of(&self, player: Player, messages: Messages) -> Vec<ScoreItem> {
        let scoring = &self.content.scoring;
        let each = |rule, title: Cow<'static, str>, count: u8, points: i32| {
            let count = i32::from(count);
            ScoreItem::scored(Rule(rule), title, count, points * count)
        };
        let once = |rule, title: Cow<'static, str>, earned: bool, points: i32| {
            let earned = i32::from(earned);
            ScoreItem::scored(Rule(rule), title, earned, points * earned)
        };
        let colonists = self.state.colonists();
        let second = self.state.on_second(player);
        let first = self.state.on_buildings(player) - second;
        let android = player == Player::Androids;
        let rule = |own, androids| if android { androids } else { own };
        vec![
            each(
                "PM-11.1",
                message!(messages, "score-ship"),
                self.state.on_ship[player],
                scoring.ship,
            ),
            each("PM-11.2", message!(messages, "score-first"), first, scoring.first_space),
            each("PM-11.3", message!(messages, "score-second"), second, scoring.second_space),
            each("PM-11.4", message!(messages, "score-earth"), self.state.earth[player], 0),
            once(
                rule("PM-11.5", "DA-10.3"),
                message!(messages, "score-everywhere"),
                colonists.is_present(player, self.content),
                presence_points(player, self.content),
            ),
            once(
                rule("PM-11.6", "DA-10.4"),
                message!(messages, "score-four"),
                colonists.has_four_in_one(player, self.content),
                four_in_one_points(player, self.content),
            ),
            once(
                self.energy_rule(),
                message!(messages, "score-energy"),
                self.leads_in_energy(player),
                self.energy_points(player),
            ),
        ]
    }

    /// The rule that decides the points for energy in this position.
    fn energy_rule(&self) -> &'static str {
        let energy = &self.state.energy;
        match energy[Player::Androids].cmp(&energy[Player::One]) {
            _ if !self.options.solo() => "PM-11.7",
            Ordering::Greater => "DA-10.5a",
            Ordering::Equal => "DA-10.5b",
            Ordering::Less => "DA-10.5c",
        }
    }

    /// The values by which players are compared for victory; the first difference decides.
    ///
    /// PM-12.1 MUST: most points; then more colonists on ★★; then more on Buildings; then more
    /// energy; then the victory is shared.
    fn rank(&self, player: Player) -> (i32, u8, u8, u8) {
        let state = &self.state;
        (
            self.score(player),
            state.on_second(player),
            state.on_buildings(player),
            state.energy[player],
        )
    }

    /// DA-10.6 MUST: the human wins only with strictly more points than the androids; there is no
    /// tie-break.
    pub(crate) fn standing(&self, player: Player) -> Standing {
        if self.options.solo() {
            let wins = self.score(Player::One) > self.score(Player::Androids);
            return if wins == (player == Player::One) { Standing::Won } else { Standing::Lost };
        }
        let own = self.rank(player);
        let others = || self.others(player).map(|other| self.rank(other));
        if others().any(|other| other > own) {
            Standing::Lost
        } else if others().any(|other| other == own) {
            Standing::Shared
        } else {
            Standing::Won
        }
    }

    /// The outcome of a position in which nothing is pending, with its texts in a language.
    pub(crate) fn final_outcome(&self, messages: Messages) -> Outcome {
        let rule = self.ending_rule();
        let party = |&player: &Player| {
            let items = self.points_of(player, messages);
            PartyScore {
                name: self.narrator_with(Viewer::Everybody, messages).name(player),
                seat: player.seat(),
                standing: self.standing(player),
                total: ScoreItem::total(&items),
                items,
            }
        };
        Outcome {
            rule,
            ended_by: self.ending_words(rule, messages),
            decided_by: self.decided_by(messages),
            parties: self.options.players().iter().map(party).collect(),
        }
    }

    /// What decided the victory: in solo the points alone, otherwise the points and the tie-breaks
    /// that were needed.
    fn decided_by(&self, messages: Messages) -> Vec<Decision> {
        let players = self.options.players();
        let titles = [
            message!(messages, "measure-points"),
            message!(messages, "measure-second"),
            message!(messages, "measure-landed"),
            message!(messages, "measure-energy"),
        ];
        let measure = |nth: usize, of: &dyn Fn((i32, u8, u8, u8)) -> i32| Measure {
            rule: Rule(if self.options.solo() { "DA-10.6" } else { "PM-12.1" }),
            title: &titles[nth],
            of: players.iter().map(|&player| of(self.rank(player))).collect(),
        };
        let measures = [
            measure(0, &|rank| rank.0),
            measure(1, &|rank| rank.1.into()),
            measure(2, &|rank| rank.2.into()),
            measure(3, &|rank| rank.3.into()),
        ];
        let counted = if self.options.solo() { &measures[..1] } else { &measures };
        compare(counted, messages.locale()).1
    }

    pub(crate) fn ending_words(&self, rule: Rule, messages: Messages) -> String {
        match rule.0 {
            "DA-9.1" => message!(messages, "end-yours"),
            "DA-9.2" => message!(messages, "end-theirs"),
            "DA-9.3" => message!(messages, "end-module"),
            "DA-9.7" | "PM-10.4" => message!(messages, "end-round"),
            "PM-10.5" => message!(messages, "end-landed"),
            _ => message!(messages, "end-finished"),
        }
        .into()
    }
}
