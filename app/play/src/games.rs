//! The list of games: the one place that names each of them.

use backgammon::Backgammon;
use colab::CoLab;
use game_core::{GameInfo, Helped, SourceFile, ValidationError};
use i18n::notice;
use master_of_the_galaxy::MasterOfTheGalaxy;
use pocket_mars::PocketMars;
use weather_machine::WeatherMachine;

/// Games for commands and the engine protocol only: in the catalog, but not on the front page.
pub(crate) const NOT_IN_FRONT: &[&str] = &[Backgammon::ID];

/// Work to do with the type of each game.
pub trait GameVisitor {
    /// Called for a game without a helper.
    fn game<G: GameInfo>(&mut self);

    /// Called for a game whose opponent a helper can run beside a real table; by default the same as
    /// [`GameVisitor::game`].
    fn helped<G: Helped>(&mut self) {
        self.game::<G>();
    }
}

/// Visits every game, those of the front page first. To add a game, add a line here. The program for
/// a browser, which has neither commands nor the protocol, leaves out what is only for them.
pub fn visit_games(visitor: &mut impl GameVisitor) {
    visitor.helped::<WeatherMachine>();
    visitor.helped::<PocketMars>();
    visitor.helped::<MasterOfTheGalaxy>();
    visitor.helped::<CoLab>();
    #[cfg(not(target_family = "wasm"))]
    visitor.game::<Backgammon>();
}

/// Creates the catalog entry of a game: with an owner's files, or with our content if there are none.
pub type Register<D> = fn(&[SourceFile]) -> Result<Box<D>, Vec<ValidationError>>;

/// Registers games by their ids, with an owner's files laid over our content: pairs of a game's id
/// and its files.
///
/// # Errors
///
/// Every reason why the files are not content of these games.
pub fn register_games<D: ?Sized>(
    games: &[(&str, Register<D>)],
    files: &[(String, Vec<SourceFile>)],
) -> Result<Vec<Box<D>>, Vec<ValidationError>> {
    let ids: Vec<&str> = games.iter().map(|(id, _)| *id).collect();
    let unknown = files.iter().filter(|(id, _)| !ids.contains(&id.as_str()));
    let mut objections: Vec<ValidationError> = unknown
        .map(|(id, _)| {
            let why = notice!("refusal-no-game", id = id.as_str(), ids = ids.join(", "));
            ValidationError::new(format!("content for {id}"), why)
        })
        .collect();
    let mut kinds = Vec::new();
    for (id, register) in games {
        let own = files.iter().filter(|(of, _)| of == id).flat_map(|(_, files)| files.clone());
        match register(&own.collect::<Vec<_>>()) {
            Ok(kind) => kinds.push(kind),
            Err(more) => objections.extend(more.into_iter().map(|objection| {
                ValidationError::new(format!("{id}, {}", objection.at), objection.why)
            })),
        }
    }
    if objections.is_empty() { Ok(kinds) } else { Err(objections) }
}
