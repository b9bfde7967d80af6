//! Who chooses for each seat, as a request says it.

use game_core::{ValidationError, ValidationErrors};
use i18n::{Notice, notice};
use play::{PlayerSlot, unknown_bot};
use serde_json::Value;

/// Reads the player of each seat from a list of texts.
///
/// # Errors
///
/// Each text that is neither `human` nor a bot.
pub(super) fn read_players(list: &Value) -> Result<Vec<PlayerSlot>, Vec<ValidationError>> {
    let Value::Array(texts) = list else {
        let why = notice!("refusal-expected", expected = notice!("kind-texts"));
        return Err(vec![ValidationError::new("players", why)]);
    };
    let mut players = Vec::new();
    let mut objections = ValidationErrors::default();
    for (index, text) in texts.iter().enumerate() {
        match text.as_str().map(|text| text.parse::<PlayerSlot>().map_err(|_| no_such_player(text)))
        {
            Some(Ok(player)) => players.push(player),
            wrong => {
                let expected = || notice!("refusal-expected", expected = notice!("kind-text"));
                let why = wrong.and_then(Result::err).unwrap_or_else(expected);
                objections.add(format!("players, number {}", index + 1), why);
            }
        }
    }
    objections.unless_any(players)
}

fn no_such_player(text: &str) -> Notice {
    let known: Vec<&str> = [PlayerSlot::HUMAN].into_iter().chain(players::NAMES).collect();
    unknown_bot(text, &known)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn players_go_by_their_texts() {
        let list = json!(["human", "search:500", "expert"]);
        let players = read_players(&list).expect("they are known");
        assert_eq!(serde_json::to_value(&players).expect("data"), list);
        assert_eq!(players[0].bot(), None);
    }

    #[test]
    fn every_player_that_is_not_known_is_named() {
        let objections = read_players(&json!(["Human", 3, "club", "search:0"])).expect_err("three");
        let places: Vec<&str> = objections.iter().map(|found| found.at.as_str()).collect();
        assert_eq!(places, ["players, number 1", "players, number 2", "players, number 4"]);
        assert!(
            objections[0].why.to_string().contains("there are human, random"),
            "{objections:?}"
        );
        assert_eq!(read_players(&json!({})).expect_err("no list").len(), 1);
    }
}
