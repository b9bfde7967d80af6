//! Enemy actions, tokens and dice as text.

use game_core::noun;
use i18n::{Messages, Noun, Value, message};

use super::localized_names::{face_in, lab_in, the_tower_in, things, tower_in, way_in, window_in};
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
        let put = |tokens: Noun, spot: Spot| {
            message!(messages, "act-put", tokens = tokens, spot = spot.noun_in(messages))
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
                message!(messages, "act-strip", spot = spot.noun_in(messages))
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
                message!(messages, "act-minion", goal = goal.noun_in(messages))
            }
            EnemyPart::Wreck => message!(messages, "act-wreck"),
        }
        .into()
    }
}

impl Spot {
    fn noun_in(self, messages: Messages) -> Noun {
        let spot = match self {
            Spot::Scientist => "scientist",
            Spot::Player => "player",
            Spot::Roll => "roll",
            Spot::Most => "most",
            Spot::All => "all",
            Spot::Tower(tower) => return the_tower_in(tower, messages),
        };
        noun(messages, "target", spot)
    }
}

impl Goal {
    fn noun_in(self, messages: Messages) -> Noun {
        match self {
            Goal::Player(way) => {
                Noun::new(messages, "goal-player").with("way", way_in(way, messages))
            }
            Goal::Other => Noun::new(messages, "goal-other"),
            Goal::Roll => Noun::new(messages, "goal-roll"),
            Goal::Tower(tower) => {
                Noun::new(messages, "goal-tower").with("tower", tower_in(tower, messages))
            }
        }
    }
}

/// The effect of a face of an enemy die.
pub(super) fn face_does(face: EnemyFace, messages: Messages) -> String {
    message!(messages, "face-does", face = face.word()).into()
}

/// The tokens that an effect places, with their number, or the minions that it strips.
pub(super) fn harm(deed: Deed, count: u8, messages: Messages) -> Noun {
    match deed {
        Deed::Damage => things(count, "damage", messages),
        Deed::Freeze => things(count, "freeze", messages),
        Deed::Strip => Noun::new(messages, "bare-minions"),
    }
}

impl CoLab {
    /// A doomsday card by its title.
    pub(super) fn doom(&self, card: DoomsdayCard, messages: Messages) -> String {
        self.content.doomsday_title(card, messages).into_owned()
    }

    /// A doomsday card with its place in the grid.
    pub(super) fn doom_at(&self, card: DoomsdayCard, messages: Messages) -> Noun {
        let place = self.content.doomsday[card].place;
        Noun::new(messages, "doom-at").with("card", self.doom(card, messages)).with("place", place)
    }

    /// The action of a token of the bag.
    pub fn token_does(&self, token: BagToken, messages: Messages) -> String {
        self.content.tokens[token].action.words_in(messages)
    }

    /// The name of a token of the bag.
    pub(super) fn token(&self, token: BagToken, power: bool, messages: Messages) -> Noun {
        let kind = if power { "power" } else { "criteria" };
        Noun::new(messages, "token")
            .with("kind", kind)
            .with("does", self.token_does(token, messages))
    }

    /// The cause of an enemy's action.
    pub(super) fn cause(&self, of: Cause, messages: Messages) -> Value<'static> {
        match of {
            Cause::Token(token) => {
                let token = self.token_short(token, messages);
                Noun::new(messages, "cause-token").with("token", token)
            }
            Cause::Card(card) => return self.doom(card, messages).into(),
            Cause::Die(at) => match self.state.windows[at].and_then(|one| one.face) {
                Some(face) => {
                    Noun::new(messages, "cause-die").with("face", face_in(face, messages))
                }
                None => Noun::new(messages, "cause-die-unknown"),
            }
            .with("window", window_in(at, messages)),
            Cause::Special => Noun::new(messages, "act-special"),
        }
        .into()
    }

    /// The reason why an enemy charges, as the end of a sentence.
    pub(super) fn why(&self, why: Why, at: Option<crate::types::Lab>, messages: Messages) -> Noun {
        let cause = |of| self.cause(of, messages);
        match (why, at) {
            (Why::PowerToken, _) => Noun::new(messages, "why-power"),
            (Why::Failed(of), _) => Noun::new(messages, "why-failed").with("cause", cause(of)),
            (Why::Visit, None) => Noun::new(messages, "why-visit"),
            (Why::Visit, Some(at)) => {
                Noun::new(messages, "why-visit-in").with("lab", lab_in(at, messages))
            }
            (Why::Text(of), _) => Noun::new(messages, "why-text").with("cause", cause(of)),
            (Why::Upgrade, _) => Noun::new(messages, "why-upgrade"),
        }
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
        let english = crate::messages::messages(i18n::Locale::English);
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
             tower with the most players' minions"
        );
        assert_eq!(words("lose potion 1"), "each player loses 1 potion token");
        assert_eq!(
            words("minion counter"),
            "the nearest minion goes counterclockwise to the first tower beside a player's \
             scientist"
        );
    }
}
