//! `cargo xtask wheel`: builds the Python package, installs it into an empty environment, and tests
//! it there.
//!
//! The native half is a library of the workspace: it is built together with the tests and with the
//! settings of the gate, so that no game is compiled again. maturin, which builds the package for
//! users, writes the metadata of the wheel, which is then packed with the library that was already
//! built.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::gate;
use crate::packages;
use crate::repo::Repo;

/// The crate, with the package beside it.
const CRATE: &str = "app/python";

/// Build folder, below the root.
const PLACE: &str = "target/wheel";

/// The library under cargo's name.
const LIBRARY: &str = "target/debug/lib_native.so";

/// Builds, installs and tests it.
///
/// # Errors
///
/// What failed, in one line.
pub(crate) fn run(repo: &Repo) -> Result<(), String> {
    let start = Instant::now();
    let has_venv = || ran(Command::new("python3").args(["-c", "import ensurepip, venv"]));
    packages::provide("tests of the Python package", &["python3", "python3-venv"], has_venv)?;
    let place = repo.root().join(PLACE);
    let crate_folder = repo.root().join(CRATE);
    let tools = Environment::of(place.join("tools"))?;
    tools.install(&["--requirement"], &[crate_folder.join("tests/tools.txt")])?;
    let wheel = packed(repo, &tools, &place)?;
    let empty = Environment::of(place.join("empty"))?;
    empty
        .install(&["--no-deps", "--requirement"], &[crate_folder.join("tests/requirements.txt")])?;
    empty.install(&["--no-deps"], &[wheel])?;
    let packed = start.elapsed().as_secs();
    let mut tests = empty.python();
    // Not from the source folder: the installed package is tested.
    tests.args(["-m", "pytest", "-p", "no:cacheprovider"]).current_dir(&crate_folder);
    tests.env("SOLOIST_PROGRAM", repo.root().join("target/debug/soloist"));
    done(&mut tests, "the tests of the Python package")?;
    println!("== packed and installed in {packed} s, all in {} s", start.elapsed().as_secs());
    Ok(())
}

/// The wheel, repacked.
fn packed(repo: &Repo, tools: &Environment, place: &Path) -> Result<PathBuf, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--workspace", "--lib", "--tests"]);
    cargo.args(gate::settings(repo)).env("CARGO_INCREMENTAL", "0").current_dir(repo.root());
    done(&mut cargo, "the native half of the Python package")?;
    let content = place.join("content");
    let built = place.join("built");
    for folder in [&content, &built] {
        if folder.exists() {
            std::fs::remove_dir_all(folder)
                .map_err(|why| format!("{}: {why}", folder.display()))?;
        }
    }
    copy(&repo.root().join(CRATE).join("package"), &content)?;
    let module = content.join("soloist/_native.abi3.so");
    std::fs::copy(repo.root().join(LIBRARY), module).map_err(|why| format!("{LIBRARY}: {why}"))?;
    std::fs::create_dir_all(&built).map_err(|why| format!("{}: {why}", built.display()))?;
    let mut said = tools.program("maturin");
    said.args(["pep517", "write-dist-info", "--quiet", "--metadata-directory"]).arg(&content);
    said.arg("--interpreter").arg(tools.path("python"));
    done(said.current_dir(repo.root().join(CRATE)), "what the wheel says of itself")?;
    let mut pack = tools.python();
    pack.args(["-m", "wheel", "pack", "--dest-dir"]).arg(&built).arg(&content);
    done(&mut pack, "packing the wheel")?;
    let files = std::fs::read_dir(&built).map_err(|why| format!("{}: {why}", built.display()))?;
    let wheel = files.filter_map(|file| Some(file.ok()?.path())).next();
    wheel.ok_or_else(|| "no wheel was packed".into())
}

/// A new virtual environment.
struct Environment(PathBuf);

impl Environment {
    fn of(folder: PathBuf) -> Result<Environment, String> {
        let mut made = Command::new("python3");
        made.args(["-m", "venv", "--clear"]).arg(&folder);
        done(&mut made, "a virtual environment")?;
        Ok(Environment(folder))
    }

    fn path(&self, program: &str) -> PathBuf {
        self.0.join("bin").join(program)
    }

    fn program(&self, program: &str) -> Command {
        Command::new(self.path(program))
    }

    fn python(&self) -> Command {
        self.program("python")
    }

    fn install(&self, options: &[&str], what: &[PathBuf]) -> Result<(), String> {
        let mut install = self.python();
        install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        done(install.args(options).args(what), "installing with pip")
    }
}

/// Copies the sources of the package, without Python's caches.
fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let why = |why| format!("{}: {why}", from.display());
    std::fs::create_dir_all(to).map_err(why)?;
    for entry in std::fs::read_dir(from).map_err(why)? {
        let entry = entry.map_err(why)?;
        let (path, name) = (entry.path(), entry.file_name());
        if path.is_dir() && name != "__pycache__" {
            copy(&path, &to.join(name))?;
        } else if path.is_file() && path.extension().is_none_or(|end| end != "so") {
            std::fs::copy(&path, to.join(name)).map_err(why)?;
        }
    }
    Ok(())
}

/// Whether a command succeeds.
fn ran(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Runs a command that must succeed.
fn done(command: &mut Command, what: &str) -> Result<(), String> {
    let status = command.stdin(Stdio::null()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("failed: {what}")),
        Err(why) => Err(format!("failed: {what}: {why}")),
    }
}
