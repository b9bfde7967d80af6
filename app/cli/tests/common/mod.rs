//! Runs the real binary as a person or a script would.
#![allow(dead_code, reason = "each test file uses a part of it")]

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The game played in these tests.
pub(crate) const GAME: &str = "pocket-mars";

static COUNT: AtomicU32 = AtomicU32::new(0);

/// An empty folder of its own, removed when dropped.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("soloist-cli-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn join(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// Runs `soloist` with its saved games in this folder.
    pub(crate) fn soloist(&self, arguments: &[&str], input: &[u8]) -> Ran {
        self.soloist_in(&[], arguments, input)
    }

    /// The same with these environment variables.
    pub(crate) fn soloist_in(
        &self,
        environment: &[(&str, &str)],
        arguments: &[&str],
        input: &[u8],
    ) -> Ran {
        let program = Command::new(env!("CARGO_BIN_EXE_soloist"));
        let mut child = self.start_by(program, environment, arguments);
        let mut stdin = child.stdin.take().expect("piped");
        let input = input.to_vec();
        // A command may exit before it has read all input.
        let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
        let output = child.wait_with_output().expect("ends");
        writer.join().expect("written");
        Ran::new(output)
    }

    /// Starts `soloist` with its saved games in this folder.
    pub(crate) fn start(&self, arguments: &[&str]) -> Child {
        self.start_by(Command::new(env!("CARGO_BIN_EXE_soloist")), &[], arguments)
    }

    /// The same, but Ctrl-C ends it even if the tests run with it ignored, as in the background,
    /// which children inherit.
    pub(crate) fn start_interruptible(&self, arguments: &[&str]) -> Child {
        let mut with_default = Command::new("env");
        with_default.args(["--default-signal=INT", env!("CARGO_BIN_EXE_soloist")]);
        self.start_by(with_default, &[], arguments)
    }

    fn start_by(
        &self,
        mut program: Command,
        environment: &[(&str, &str)],
        arguments: &[&str],
    ) -> Child {
        program
            .args(arguments)
            // Without --language it speaks English, whatever the machine's language is.
            .env("LC_ALL", "C")
            .envs(environment.iter().copied())
            .env("XDG_DATA_HOME", &self.0)
            .env("HOME", &self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The result of a run.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) complaints: Vec<String>,
}

impl Ran {
    fn new(output: Output) -> Self {
        Ran {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).expect("we write UTF-8"),
            complaints: String::from_utf8(output.stderr)
                .expect("we write UTF-8")
                .lines()
                .map(ToString::to_string)
                .collect(),
        }
    }

    /// Asserts success, and returns what was printed.
    pub(crate) fn well(self) -> String {
        assert_eq!(self.code, Some(0), "{self:?}");
        assert!(self.complaints.is_empty(), "{self:?}");
        self.out
    }

    /// Asserts that the input was refused and nothing printed, and returns the reasons, one line
    /// each.
    pub(crate) fn refused(self) -> Vec<String> {
        assert_eq!(self.code, Some(2), "{self:?}");
        assert!(self.out.is_empty(), "{self:?}");
        assert!(self.complaints.iter().all(|line| line.starts_with("soloist: ")), "{self:?}");
        self.complaints
    }
}

/// Pseudo-random numbers, the same in every run.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Self {
        Numbers(seed)
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let number = usize::try_from((z ^ (z >> 31)) >> 1).unwrap_or(0);
        number % end.max(1)
    }
}
