//! Enemy actions, tokens and dice as text.

use i18n::{Messages, message};

use super::localized_names::{
    face_in, lab_in, the_tower_in, things, tower_in, way_in, window_in,
};
use crate::automa::{Cause, Deed, Why};
use crate::content::{BagToken, DoomsdayCard, EnemyFace};
use crate::enemy_action::{EnemyAction, EnemyPart, Goal, Spot};
use crate::game::CoLab;

impl EnemyAction {
    /// The action as clauses about the enemy's scientist, minions and meter.
    pub fn words_in(self, messages: Messages) -> String {
        let parts: Vec<String> = self.parts().map(|part| part.words_in(messages)).collect();
        parts.join(&message!(messages, "then"))
    }
}

impl EnemyPart {
    fn words_in(self, messages: Messages) -> String {
        let put = |tokens: String, spot: Spot| {
            message!(messages, "act-put", tokens = tokens, spot = spot.words_in(messages))
        };
        match self {
            EnemyPart::Charge(n) => message!(messages, "act-charge", count = n),
            EnemyPart::Power(n) => {
                message!(messages, "act-power", tokens = things(n, "power", messages))
            }
            EnemyPart::Special => message!(messages, "act-special"),
            EnemyPart::Damage(n, spot) => put(things(n, "damage", messages), spot),
            EnemyPart::Freeze(n, spot) => put(things(n, "freeze", messages), spot),
            EnemyPart::Discard(n) => message!(messages, "act-discard", count = n),
            EnemyPart::Strip(spot) => {
                message!(messages, "act-strip", spot = spot.words_in(messages))
            }
            EnemyPart::Lose(goods, n) => {
                message!(messages, "act-lose", things = things(n, goods.word(), messages))
            }
            EnemyPart::Step(way, n) => {
                let labs = things(n, "lab", messages);
                message!(messages, "act-step", labs = labs, way = way_in(way, messages))
            }
            EnemyPart::Chase(way) => message!(messages, "act-chase", way = way.word()),
            EnemyPart::Minion(goal) => {
                message!(messages, "act-minion", goal = goal.words_in(messages))
            }
            EnemyPart::Wreck => message!(messages, "act-wreck"),
        }
        .into()
    }
}

impl Spot {
    fn words_in(self, messages: Messages) -> String {
        let spot = match self {
            Spot::Scientist => "scientist",
            Spot::Player => "player",
            Spot::Roll => "roll",
            Spot::Most => "most",
            Spot::All => "all",
            Spot::Tower(tower) => return the_tower_in(tower, messages),
        };
        message!(messages, "spot", spot = spot).into()
    }
}

impl Goal {
    fn words_in(self, messages: Messages) -> String {
        match self {
            Goal::Player(way) => message!(messages, "goal-player", way = way_in(way, messages)),
            Goal::Other => message!(messages, "goal-other"),
            Goal::Roll => message!(messages, "goal-roll"),
            Goal::Tower(tower) => {
                message!(messages, "goal-tower", tower = tower_in(tower, messages))
            }
        }
        .into()
    }
}

/// The effect of a face of an enemy die.
pub(super) fn face_does(face: EnemyFace, messages: Messages) -> String {
    message!(messages, "face-does", face = face.word()).into()
}

/// The tokens that an effect places, with their number, or the minions that it strips.
pub(super) fn harm(deed: Deed, count: u8, messages: Messages) -> String {
    match deed {
        Deed::Damage => things(count, "damage", messages),
        Deed::Freeze => things(count, "freeze", messages),
        Deed::Strip => message!(messages, "bare-minions").into(),
    }
}

impl CoLab {
    /// A doomsday card by its title.
    pub(super) fn doom(&self, card: DoomsdayCard, messages: Messages) -> String {
        self.content.doomsday_title(card, messages).into_owned()
    }

    /// A doomsday card with its place in the grid.
    pub(super) fn doom_at(&self, card: DoomsdayCard, messages: Messages) -> String {
        let place = self.content.doomsday[card].place;
        message!(messages, "doom-at", card = self.doom(card, messages), place = place).into()
    }

    /// The action of a token of the bag.
    pub fn token_does(&self, token: BagToken, messages: Messages) -> String {
        self.content.tokens[token].action.words_in(messages)
    }

    /// The name of a token of the bag.
    pub(super) fn token(&self, token: BagToken, power: bool, messages: Messages) -> String {
        let kind = if power { "power" } else { "criteria" };
        message!(messages, "token", kind = kind, does = self.token_does(token, messages)).into()
    }

    /// The cause of an enemy's action.
    pub(super) fn cause(&self, of: Cause, messages: Messages) -> String {
        match of {
            Cause::Token(token) => {
                message!(messages, "cause-token", token = self.token_short(token, messages)).into()
            }
            Cause::Card(card) => self.doom(card, messages),
            Cause::Die(at) => {
                let window = window_in(at, messages);
                match self.state.windows[at].and_then(|one| one.face) {
                    Some(face) => {
                        message!(
                            messages,
                            "cause-die",
                            face = face_in(face, messages),
                            window = window
                        )
                    }
                    None => message!(messages, "cause-die-unknown", window = window),
                }
                .into()
            }
            Cause::Special => message!(messages, "act-special").into(),
        }
    }

    /// The reason why an enemy charges, as the end of a sentence.
    pub(super) fn why(
        &self,
        why: Why,
        at: Option<crate::types::Lab>,
        messages: Messages,
    ) -> String {
        let cause = |of| self.cause(of, messages);
        match (why, at) {
            (Why::PowerToken, _) => message!(messages, "why-power"),
            (Why::Failed(of), _) => message!(messages, "why-failed", cause = cause(of)),
            (Why::Visit, None) => message!(messages, "why-visit"),
            (Why::Visit, Some(at)) => {
                message!(messages, "why-visit-in", lab = lab_in(at, messages))
            }
            (Why::Text(of), _) => message!(messages, "why-text", cause = cause(of)),
            (Why::Upgrade, _) => message!(messages, "why-upgrade"),
        }
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Content;

    /// Descriptions contain no words of the content notation.
    #[test]
    fn every_action_of_ours_reads_as_clauses() {
        let content = Content::ours();
        let english = crate::text::messages(i18n::Locale::English);
        let tokens = content.tokens.facts().iter().map(|one| one.action);
        let cards = content.doomsday.facts().iter().map(|one| one.action);
        let powers = content.enemies.facts().iter().map(|one| one.special);
        for action in tokens.chain(cards).chain(powers) {
            let (raw, words) = (action.to_string(), action.words_in(english));
            assert_ne!(raw, words);
            assert!(words.contains("the ") || words.contains("each "), "{raw}: {words}");
            for part in raw.split(" + ") {
                assert!(!words.contains(part) || part == "special", "{raw}: {words}");
            }
        }
        let words = |text: &str| text.parse::<EnemyAction>().expect("an action").words_in(english);
        assert_eq!(
            words("freeze 2 scientist + freeze 1 most"),
            "2 freeze tokens to the two towers beside the scientist, then 1 freeze token to the \
             tower with most players' minions"
        );
        assert_eq!(words("lose potion 1"), "each player loses 1 potion token");
        assert_eq!(
            words("minion counter"),
            "the nearest minion goes against the clock to the first tower beside a player's \
             scientist"
        );
    }
}
