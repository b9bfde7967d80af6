//! How often bots win, from `docs/reference/strength.md`, the only place of these figures.

/// The tables, written by `bench/strength.py`, with their headings.
const DOCUMENT: &str = i18n::without_comments!(
    include_str!("../../../docs/reference/strength.md"),
    i18n::Comments::Prose
);

/// The bot whose figures are shown.
const PLAYER: &str = "club";

/// The measured results of a mode.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Won {
    /// How often a club player won, such as `58 %`.
    pub(crate) share: &'static str,
    /// In how many games.
    pub(crate) games: &'static str,
}

/// How often a club player wins a solo game with this title in a mode: the word of an option's
/// value, or the document's own words.
pub(crate) fn won(title: &str, mode: &str) -> Option<Won> {
    let section = DOCUMENT.split("\n## ").find(|part| part.lines().next() == Some(title))?;
    let plain = |mode: &str| mode.replace('-', "_");
    section.lines().find_map(|row| {
        let mut cells = row.strip_prefix("| ")?.split(" | ");
        let is_it = plain(cells.next()?) == plain(mode) && cells.next()? == PLAYER;
        let (games, share) = (cells.next()?, cells.next()?);
        (is_it && share.ends_with(" %")).then_some(Won { share, games })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::OptionKind;
    use play::Catalog;

    /// Every Challenge card must have its figure, in the form in which the document is read.
    #[test]
    fn every_challenge_card_and_every_level_has_its_figure() {
        let catalog = Catalog::ours();
        for (game, option, count) in [
            ("weather-machine", "challenges", 12),
            ("pocket-mars", "level", 3),
            ("master-of-the-galaxy", "weavers", 4),
        ] {
            let kind = catalog.game(game).expect("in the catalog");
            let specs = kind.option_specs(i18n::Locale::English);
            let spec = specs.iter().find(|spec| spec.id == option).expect("an option");
            let (OptionKind::Pick { values } | OptionKind::Several { values }) = &spec.kind else {
                panic!("{option} has words")
            };
            assert_eq!(values.len(), count);
            for pick in values {
                let won = won(kind.title(), &pick.value);
                let won = won.unwrap_or_else(|| panic!("{game}: no figure of {}", pick.value));
                let share: u32 = won.share.trim_end_matches(" %").parse().expect("a share");
                assert!(share <= 100 && won.games.parse::<u32>().is_ok(), "{won:?}");
            }
        }
        assert!(won("Weather Machine", "no Challenge").is_some());
        assert_eq!(won("Weather Machine", "fog"), None);
        assert_eq!(won("Chess", "normal"), None);
    }
}
