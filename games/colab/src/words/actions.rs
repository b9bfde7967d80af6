//! Enemy actions, tokens and dice in words.

use tongues::{Voice, say};

use super::localized_names::{
    english, face_in, lab_in, the_tower_in, things, tower_in, way_in, window_in,
};
use crate::automa::{Cause, Deed, Why};
use crate::content::{BagToken, Device, DoomsdayCard, EnemyFace};
use crate::enemy_action::{EnemyAction, EnemyPart, Goal, Spot};
use crate::game::CoLab;

impl EnemyAction {
    /// The action in words, as clauses about the enemy's scientist, minions and meter.
    pub fn words(self) -> String {
        self.words_in(english())
    }

    pub(super) fn words_in(self, voice: Voice) -> String {
        let parts: Vec<String> = self.parts().map(|part| part.words_in(voice)).collect();
        parts.join(&say!(voice, "then"))
    }
}

impl EnemyPart {
    fn words_in(self, voice: Voice) -> String {
        let put = |tokens: String, spot: Spot| {
            say!(voice, "act-put", tokens = tokens, spot = spot.words_in(voice))
        };
        match self {
            EnemyPart::Charge(n) => say!(voice, "act-charge", count = n),
            EnemyPart::Power(n) => say!(voice, "act-power", tokens = things(n, "power", voice)),
            EnemyPart::Special => say!(voice, "act-special"),
            EnemyPart::Damage(n, spot) => put(things(n, "damage", voice), spot),
            EnemyPart::Freeze(n, spot) => put(things(n, "freeze", voice), spot),
            EnemyPart::Discard(n) => say!(voice, "act-discard", count = n),
            EnemyPart::Strip(spot) => say!(voice, "act-strip", spot = spot.words_in(voice)),
            EnemyPart::Lose(goods, n) => {
                say!(voice, "act-lose", things = things(n, goods.word(), voice))
            }
            EnemyPart::Step(way, n) => {
                let labs = things(n, "lab", voice);
                say!(voice, "act-step", labs = labs, way = way_in(way, voice))
            }
            EnemyPart::Chase(way) => say!(voice, "act-chase", way = way.word()),
            EnemyPart::Minion(goal) => say!(voice, "act-minion", goal = goal.words_in(voice)),
            EnemyPart::Wreck => say!(voice, "act-wreck"),
        }
        .into()
    }
}

impl Spot {
    fn words_in(self, voice: Voice) -> String {
        let spot = match self {
            Spot::Scientist => "scientist",
            Spot::Player => "player",
            Spot::Roll => "roll",
            Spot::Most => "most",
            Spot::All => "all",
            Spot::Tower(tower) => return the_tower_in(tower, voice),
        };
        say!(voice, "spot", spot = spot).into()
    }
}

impl Goal {
    fn words_in(self, voice: Voice) -> String {
        match self {
            Goal::Player(way) => say!(voice, "goal-player", way = way_in(way, voice)),
            Goal::Other => say!(voice, "goal-other"),
            Goal::Roll => say!(voice, "goal-roll"),
            Goal::Tower(tower) => say!(voice, "goal-tower", tower = tower_in(tower, voice)),
        }
        .into()
    }
}

/// What a face of an enemy die does.
pub(super) fn face_does(face: EnemyFace, voice: Voice) -> String {
    say!(voice, "face-does", face = face.word()).into()
}

pub(crate) fn device_words(device: Device) -> String {
    device.word().split('_').map(table::grammar::capital).collect::<Vec<_>>().join(" ")
}

/// What comes to windows, and how many of it.
pub(super) fn harm(deed: Deed, count: u8, voice: Voice) -> String {
    match deed {
        Deed::Damage => things(count, "damage", voice),
        Deed::Freeze => things(count, "freeze", voice),
        Deed::Strip => say!(voice, "bare-minions").into(),
    }
}

impl CoLab {
    /// A card of a doomsday deck by its title.
    pub(super) fn doom(&self, card: DoomsdayCard) -> String {
        format!("{} ({card})", self.content.doomsday[card].title)
    }

    /// Such a card with its place.
    pub(super) fn doom_at(&self, card: DoomsdayCard, voice: Voice) -> String {
        let place = self.content.doomsday[card].place;
        say!(voice, "doom-at", card = self.doom(card), place = place).into()
    }

    /// What a token of the bag does, with its id.
    pub(super) fn token_does(&self, token: BagToken, voice: Voice) -> String {
        format!("{} ({token})", self.content.tokens[token].action.words_in(voice))
    }

    /// A token of the bag by its kind.
    pub(super) fn token(&self, token: BagToken, power: bool, voice: Voice) -> String {
        let kind = if power { "power" } else { "criteria" };
        say!(voice, "token", kind = kind, does = self.token_does(token, voice)).into()
    }

    /// What an action stands on.
    pub(super) fn cause(&self, of: Cause, voice: Voice) -> String {
        match of {
            Cause::Token(token) => say!(voice, "cause-token", token = token.word()).into(),
            Cause::Card(card) => self.doom(card),
            Cause::Die(at) => {
                let window = window_in(at, voice);
                match self.state.windows[at].and_then(|one| one.face) {
                    Some(face) => {
                        say!(voice, "cause-die", face = face_in(face, voice), window = window)
                    }
                    None => say!(voice, "cause-die-unknown", window = window),
                }
                .into()
            }
            Cause::Special => say!(voice, "act-special").into(),
        }
    }

    /// Why an enemy charges, as the end of a sentence.
    pub(super) fn why(&self, why: Why, at: Option<crate::types::Lab>, voice: Voice) -> String {
        let cause = |of| self.cause(of, voice);
        match (why, at) {
            (Why::PowerToken, _) => say!(voice, "why-power"),
            (Why::Failed(of), _) => say!(voice, "why-failed", cause = cause(of)),
            (Why::Visit, None) => say!(voice, "why-visit"),
            (Why::Visit, Some(at)) => say!(voice, "why-visit-in", lab = lab_in(at, voice)),
            (Why::Text(of), _) => say!(voice, "why-text", cause = cause(of)),
            (Why::Upgrade, _) => say!(voice, "why-upgrade"),
        }
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Content;

    /// Nothing of the vocabulary that content is written in comes before a person's eyes.
    #[test]
    fn every_action_of_ours_reads_as_clauses() {
        let content = Content::ours();
        let tokens = content.tokens.facts().iter().map(|one| one.action);
        let cards = content.doomsday.facts().iter().map(|one| one.action);
        let powers = content.enemies.facts().iter().map(|one| one.special);
        for action in tokens.chain(cards).chain(powers) {
            let (raw, words) = (action.to_string(), action.words());
            assert_ne!(raw, words);
            assert!(words.contains("the ") || words.contains("each "), "{raw}: {words}");
            for part in raw.split(" + ") {
                assert!(!words.contains(part) || part == "special", "{raw}: {words}");
            }
        }
        let words = |text: &str| text.parse::<EnemyAction>().expect("an action").words();
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
