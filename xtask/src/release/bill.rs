use std::process::Command;

use super::context::Release;
use super::steps::{done, write as write_file};
use super::tools::{CARGO_CYCLONEDX, cargo};

/// The folder of each program's crate, and the name of the program.
const CRATES: [(&str, &str); 2] = [("app/cli", "soloist"), ("app/host", "soloist-host")];

/// Writes the bill of materials of each program, as CycloneDX: every crate that is linked into it,
/// with version, licence and checksum.
///
/// # Errors
///
/// If cargo-cyclonedx cannot be installed, or fails.
pub(super) fn write(release: &Release<'_>) -> Result<(), String> {
    let program = release.tools.of_crate(CARGO_CYCLONEDX)?;
    // It writes beside every manifest of the workspace, so it gets a copy.
    let source = release.build("bill/soloist");
    release.commit.lay_out(&source)?;
    let target = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    let mut command = release.timed(Command::new(program));
    command.env("CARGO", cargo().get_program());
    command.args(["cyclonedx", "--format", "json", "--spec-version", "1.5", "--no-build-deps"]);
    command.args(["--override-filename", "bill", "--quiet"]);
    command.args(["--target", &target]).current_dir(&source);
    done(&mut command, "the bills of materials")?;
    for (folder, name) in CRATES {
        let file = source.join(folder).join("bill.json");
        let bill = std::fs::read_to_string(&file);
        let bill = bill.map_err(|why| format!("{}: {why}", file.display()))?;
        // The same from whatever folder it is written.
        let bill = bill.replace(&source.display().to_string(), "/soloist");
        write_file(&release.file(&format!("{name}-{}.cdx.json", release.version)), bill)?;
    }
    Ok(())
}
