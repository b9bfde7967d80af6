//! A hosted Soloist in a folder and on a port of its own.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// The program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_soloist-host");

/// A folder that is removed at the end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let folder = format!("soloist-host-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        let _ = std::fs::remove_dir_all(&folder);
        Folder(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Runs the program in a folder to its end.
pub(crate) fn run(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.arg("--data").arg(folder).args(["--language", "en"]).args(arguments);
    command.output().expect("it runs")
}

/// The file of its standard error output.
const LOG: &str = "log.txt";

/// Replaces parts of the configuration in a folder, each of which has to be there.
fn configure(folder: &Path, replaced: &[(&str, &str)]) {
    let file = folder.join("host.toml");
    let mut text = std::fs::read_to_string(&file).expect("a configuration");
    for (part, other) in replaced {
        assert!(text.contains(part), "{part} is not in the configuration");
        text = text.replace(part, other);
    }
    std::fs::write(&file, text).expect("kept");
}

/// The program, which serves until it is dropped.
pub(crate) struct Hosted {
    pub(crate) address: SocketAddr,
    /// The link that makes the first host.
    pub(crate) link: String,
    child: Child,
    folder: Folder,
}

impl Hosted {
    /// Starts it; `url` has the port in it as `PORT`.
    pub(crate) fn start(name: &str, url: &str) -> Self {
        Hosted::start_with(name, url, &[])
    }

    /// The same with parts of the configuration replaced by others.
    pub(crate) fn start_with(name: &str, url: &str, replaced: &[(&str, &str)]) -> Self {
        let folder = Folder::new(name);
        let free = TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr());
        let address = free.expect("a free port");
        let url = url.replace("PORT", &address.port().to_string());
        let addr = address.to_string();
        let made = run(folder.path(), &["--init", "--public-url", &url, "--addr", &addr]);
        assert!(made.status.success(), "{made:?}");
        let told = String::from_utf8(made.stdout).expect("text");
        let link = told.split_whitespace().find(|word| word.contains("/join/"));
        let link = link.expect("a link").to_string();
        configure(folder.path(), replaced);
        let child = serving(folder.path(), &url);
        Hosted { address, link, child, folder }
    }

    /// The folder of the games.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Ends it at once, whatever it is doing.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it is killed");
        self.child.wait().expect("it ends");
    }

    /// Starts it again over the same games at the same address.
    pub(crate) fn start_again(&mut self) {
        self.child = serving(self.folder.path(), "http");
    }

    /// The id of its process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// What it has logged.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join(LOG)).expect("a log")
    }

    /// Waits for its end, and says whether it ended well.
    pub(crate) fn ended(&mut self) -> bool {
        self.child.wait().expect("it ends").success()
    }
}

/// Starts the program over a folder and waits until it names an address with `url` in it.
fn serving(folder: &Path, url: &str) -> Child {
    let mut command = Command::new(PROGRAM);
    command.arg("--data").arg(folder).args(["--language", "en"]);
    let log = File::options().create(true).append(true).open(folder.join(LOG)).expect("a file");
    let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("it starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("its output");
    BufReader::new(out).read_line(&mut line).expect("a line");
    assert!(line.contains(url), "{line}");
    child
}

impl Drop for Hosted {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
