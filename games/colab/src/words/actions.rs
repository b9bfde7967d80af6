//! Enemy actions, tokens and dice in words.

use crate::automa::{Cause, Deed, Why};
use crate::content::{BagToken, Device, DoomsdayCard, EnemyFace};
use crate::enemy_action::{EnemyAction, EnemyPart, Goal, Goods, Spot, Way};
use crate::game::CoLab;

use super::counted;

impl EnemyAction {
    /// The action in words, as clauses about the enemy's scientist, minions and meter.
    pub fn words(self) -> String {
        let parts: Vec<String> = self.parts().map(EnemyPart::words).collect();
        parts.join(", then ")
    }
}

impl EnemyPart {
    fn words(self) -> String {
        let each = |verb: &str, what: String| format!("each player {verb} {what}");
        match self {
            EnemyPart::Charge(n) => format!("the meter goes up by {n}"),
            EnemyPart::Power(n) => format!("{} to the bag", counted(n, "power token")),
            EnemyPart::Special => "the special power".into(),
            EnemyPart::Damage(n, spot) => {
                format!("{} to {}", counted(n, "damage token"), spot.words())
            }
            EnemyPart::Freeze(n, spot) => {
                format!("{} to {}", counted(n, "freeze token"), spot.words())
            }
            EnemyPart::Discard(1) => each("discards", "a die, a token or a card".into()),
            EnemyPart::Discard(n) => each("discards", format!("{n} dice, tokens or cards")),
            EnemyPart::Strip(spot) => {
                format!("dice of players' minions at {} go to the bowl", spot.words())
            }
            EnemyPart::Lose(goods, n) => each("loses", counted(n, goods_word(goods))),
            EnemyPart::Step(way, n) => {
                format!("the scientist goes {} {}", counted(n, "lab"), way_words(way))
            }
            EnemyPart::Chase(Way::Short) => {
                "the scientist goes the shorter way to the nearest player's scientist".into()
            }
            EnemyPart::Chase(way) => {
                format!("the scientist goes {} to the next player's scientist", way_words(way))
            }
            EnemyPart::Minion(goal) => format!("the nearest minion goes {}", goal.words()),
            EnemyPart::Wreck => "the highest tile of the scientist's lab goes to the box".into(),
        }
    }
}

impl Spot {
    fn words(self) -> String {
        match self {
            Spot::Scientist => "the two towers beside the scientist".into(),
            Spot::Player => "the two towers beside the nearest player's scientist".into(),
            Spot::Roll => "the tower that a white die names".into(),
            Spot::Most => "the tower with most players' minions".into(),
            Spot::All => "all towers".into(),
            Spot::Tower(tower) => format!("the {tower} tower"),
        }
    }
}

impl Goal {
    fn words(self) -> String {
        match self {
            Goal::Player(way) => {
                format!("{} to the first tower beside a player's scientist", way_words(way))
            }
            Goal::Other => "to the tower of the other minion".into(),
            Goal::Roll => "to the tower that a white die names".into(),
            Goal::Tower(tower) => format!("to the {tower} tower"),
        }
    }
}

/// What a face of an enemy die does.
pub(super) fn face_does(face: EnemyFace) -> &'static str {
    match face {
        EnemyFace::Strip => "dice of players' minions on its tower go to the bowl, now and later",
        EnemyFace::Discard => "each player discards a die, a token or a card",
        EnemyFace::Jam => "players who place a minion on its tower get no row",
        EnemyFace::Damage => "a damage token goes into its window",
        EnemyFace::Extra => "it can work for one more in a Collect",
        EnemyFace::Wild => "it pays any one symbol in a Build",
        EnemyFace::Power => "one more power token goes into the bag",
    }
}

/// What a face of an enemy die is called.
pub(super) fn face_words(face: EnemyFace) -> String {
    face.word().to_uppercase()
}

pub(crate) fn device_words(device: Device) -> String {
    device.word().split('_').map(table::phrases::capital).collect::<Vec<_>>().join(" ")
}

pub(super) fn way_words(way: Way) -> &'static str {
    match way {
        Way::Clockwise => "clockwise",
        Way::Counter => "against the clock",
        Way::Short => "the shorter way",
    }
}

/// What comes to windows, and how many of it.
pub(super) fn harm(deed: Deed, count: u8) -> String {
    match deed {
        Deed::Damage => counted(count, "damage token"),
        Deed::Freeze => counted(count, "freeze token"),
        Deed::Strip => "bare minions".into(),
    }
}

pub(super) fn goods_word(goods: Goods) -> &'static str {
    match goods {
        Goods::Research => "research token",
        Goods::Potion => "potion token",
        Goods::Token => "resource or wild token",
        Goods::Card => "card",
    }
}

impl CoLab {
    /// A card of a doomsday deck by its title.
    pub(super) fn doom(&self, card: DoomsdayCard) -> String {
        format!("{} ({card})", self.content.doomsday[card].title)
    }

    /// Such a card with its place.
    pub(super) fn doom_at(&self, card: DoomsdayCard) -> String {
        format!("{} on place {}", self.doom(card), self.content.doomsday[card].place)
    }

    /// What a token of the bag does, with its id.
    pub(super) fn token_does(&self, token: BagToken) -> String {
        format!("{} ({token})", self.content.tokens[token].action.words())
    }

    /// A token of the bag by its kind.
    pub(super) fn token(&self, token: BagToken, power: bool) -> String {
        let kind = if power { "power" } else { "criteria" };
        format!("a {kind} token: {}", self.token_does(token))
    }

    /// What an action stands on.
    pub(super) fn cause(&self, of: Cause) -> String {
        match of {
            Cause::Token(token) => format!("the token {token}"),
            Cause::Card(card) => self.doom(card),
            Cause::Die(window) => match self.state.windows[window].and_then(|one| one.face) {
                Some(face) => format!("the {} die in {window}", face_words(face)),
                None => format!("the die in {window}"),
            },
            Cause::Special => "the special power".into(),
        }
    }

    /// Why an enemy charges, as the end of a sentence.
    pub(super) fn why(&self, why: Why, at: Option<crate::kinds::Lab>) -> String {
        match why {
            Why::PowerToken => "for the power token that it drew".into(),
            Why::Failed(of) => {
                format!("because {} could not be carried out in full", self.cause(of))
            }
            Why::Visit => {
                let at = at.map_or(String::new(), |at| format!(" in the {at} lab"));
                format!("because a player's scientist and this one have met{at}")
            }
            Why::Text(of) => format!("as {} says", self.cause(of)),
            Why::Upgrade => "for the upgrade token".into(),
        }
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
