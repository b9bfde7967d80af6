use super::super::Content;
use super::with;
use crate::types::{ExperimentTile, Id};
use game_core::Source;

#[test]
fn an_owners_file_changes_one_tile_and_nothing_else() {
    let text = "[[tile]]\nid = \"EX01\"\ncp = 7\n";
    let content = with("experiments.toml", text).expect("content");
    let ours = Content::ours();
    for tile in ExperimentTile::all() {
        let (theirs, ours) = (&content.experiments[tile], &ours.experiments[tile]);
        assert_eq!(theirs.cp, if tile.index() == 0 { 7 } else { ours.cp });
        assert_eq!((theirs.weather, theirs.stage), (ours.weather, ours.stage));
        assert_eq!(theirs.reward, ours.reward);
    }
    let first: ExperimentTile = "EX01".parse().expect("a tile");
    assert_eq!(content.experiments.sources(first).of("cp"), Some(Source::Owner));
    assert_eq!(content.experiments.sources(first).of("reward"), Some(Source::Reconstructed));
    assert_ne!(content.fingerprint, ours.fingerprint);
    assert_eq!(content.warnings(), []);
}

#[test]
fn an_owners_file_changes_one_number() {
    let content = with("saboteurs.toml", "[numbers]\ntarget = 40\n").expect("content");
    assert_eq!(content.saboteurs.target, 40);
    assert_eq!(content.saboteurs.sources.of("target"), Some(Source::Owner));
    assert_eq!(content.saboteurs.at_the_end, 30);
}
