use super::context::{PLACE, Release};
use super::steps::done;
use super::tools::path_with;
use std::process::Command;

/// The oldest Linux for the wheel, by its C library: glibc 2.17, the oldest that Rust stands on.
const OLDEST: &str = "manylinux2014";

/// Builds the wheel and the source distribution by maturin, from a copy of the commit.
///
/// # Errors
///
/// If one cannot be built.
pub(super) fn build(release: &Release<'_>) -> Result<(), String> {
    let source = release.build("python/soloist");
    release.commit.lay_out(&source)?;
    let tools = release.tools.of_python(&source)?;
    let place = release.repo.root().join(PLACE);
    let crate_folder = source.join("app/python");
    let maturin = |words: &[&str]| {
        let mut command = release.timed(Command::new(tools.join("maturin")));
        command.args(words).arg("--out").arg(&place).current_dir(&crate_folder);
        command.env("PATH", path_with(&tools));
        command.env("CARGO_TARGET_DIR", release.build("python/target"));
        done(&mut command, &format!("maturin {}", words[0]))
    };
    maturin(&["sdist"])?;
    maturin(&["build", "--release", "--locked", "--strip", "--zig", "--compatibility", OLDEST])
}
