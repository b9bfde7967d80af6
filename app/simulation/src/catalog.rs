use std::sync::Arc;

use game_core::{GameInfo, Helped, SourceFile, ValidationError};
use play::{CatalogEntry, GameVisitor, Register, register_games, visit_games};

use crate::SimulatedGame;

/// The games that can be simulated: those of [`play::Catalog`]. A copy shares them.
#[derive(Clone)]
pub struct Catalog(Arc<[Box<dyn SimulatedGame>]>);

impl Catalog {
    /// Every game, with the content that comes with the program.
    ///
    /// # Panics
    ///
    /// If our own content is invalid, which a test of each game rules out.
    pub fn ours() -> Self {
        Catalog::with_owner(Vec::new()).unwrap_or_else(|objections| {
            panic!("our own content is refused: {objections:?}");
        })
    }

    /// Every game, with an owner's files laid over our content: pairs of a game's id and its files.
    /// The content is kept for as long as the program runs: call this once.
    ///
    /// # Errors
    ///
    /// Every validation error of the files.
    pub fn with_owner(files: Vec<(String, Vec<SourceFile>)>) -> Result<Self, Vec<ValidationError>> {
        let mut all = All::default();
        visit_games(&mut all);
        Ok(Catalog(register_games(&all.0, &files)?.into()))
    }

    /// The games, in display order.
    pub fn games(&self) -> impl Iterator<Item = &dyn SimulatedGame> {
        self.0.iter().map(|kind| &**kind)
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Option<&dyn SimulatedGame> {
        self.games().find(|kind| kind.id() == id)
    }
}

/// Every game by its id.
#[derive(Default)]
struct All(Vec<(&'static str, Register<dyn SimulatedGame>)>);

impl GameVisitor for All {
    fn game<G: GameInfo>(&mut self) {
        self.0.push((G::ID, |files| Ok(Box::new(CatalogEntry::<G>::with_owner(files)?))));
    }

    fn helped<G: Helped>(&mut self) {
        self.0.push((G::ID, |files| {
            Ok(Box::new(CatalogEntry::<G>::with_owner(files)?.with_helper()))
        }));
    }
}
