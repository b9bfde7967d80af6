use std::path::{Path, PathBuf};
use std::process::Command;

use super::steps::{done, make_folder};

/// Tools of others, installed once each under a folder.
pub(super) struct Tools {
    folder: PathBuf,
}

/// What makes Debian packages.
pub(super) const CARGO_DEB: (&str, &str) = ("cargo-deb", "3.8.0");

/// What writes bills of materials.
pub(super) const CARGO_CYCLONEDX: (&str, &str) = ("cargo-cyclonedx", "0.5.9");

/// The list of the tools that are Python packages: a linker with the symbols of old C libraries,
/// and what makes wheels.
const REQUIREMENTS: &str = "packaging/tools.txt";

impl Tools {
    /// Tools under a folder.
    pub(super) fn under(folder: PathBuf) -> Tools {
        Tools { folder }
    }

    /// The path of a tool that is a crate.
    ///
    /// # Errors
    ///
    /// If it cannot be installed.
    pub(super) fn of_crate(&self, (name, version): (&str, &str)) -> Result<PathBuf, String> {
        let root = self.folder.join(format!("{name}-{version}"));
        let program = root.join("bin").join(name);
        if !program.is_file() {
            println!("== installing {name} {version}");
            let mut cargo = cargo();
            cargo.args(["install", "--locked", "--quiet", "--version", version, "--root"]);
            done(cargo.arg(&root).arg(name), &format!("installing {name}"))?;
        }
        Ok(program)
    }

    /// The folder of the programs of the Python packages.
    ///
    /// # Errors
    ///
    /// If they cannot be installed.
    pub(super) fn of_python(&self, root: &Path) -> Result<PathBuf, String> {
        let list = root.join(REQUIREMENTS);
        let wanted = std::fs::read(&list).map_err(|why| format!("{}: {why}", list.display()))?;
        let place = self.folder.join("release-python");
        let (programs, installed) = (place.join("bin"), place.join("installed.txt"));
        if std::fs::read(&installed).ok().as_ref() == Some(&wanted) {
            return Ok(programs);
        }
        make_folder(&self.folder)?;
        let mut venv = Command::new("python3");
        done(venv.args(["-m", "venv", "--clear"]).arg(&place), "a virtual environment")?;
        let mut pip = Command::new(programs.join("python"));
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"]);
        done(pip.arg(&list), "installing with pip")?;
        std::fs::write(&installed, wanted)
            .map_err(|why| format!("{}: {why}", installed.display()))?;
        Ok(programs)
    }
}

/// Cargo, as it runs this program.
pub(super) fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The search path with a folder before all others.
pub(super) fn path_with(folder: &Path) -> std::ffi::OsString {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = [folder.to_path_buf()].into_iter().chain(std::env::split_paths(&path));
    std::env::join_paths(folders).unwrap_or(path)
}
