use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

use super::Result;

/// The folder written by `cargo xtask web`.
const BUILT: &str = "../../target/web";

/// A plain file server with a copy of the offline build, which a test may change.
pub(crate) struct Hosted {
    address: SocketAddr,
    folder: PathBuf,
    host: Option<Host>,
}

impl Hosted {
    /// Copies the folder and serves it.
    pub(crate) fn start(name: &str) -> Self {
        let built = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(BUILT);
        let Ok(files) = std::fs::read_dir(&built) else {
            panic!("{} is not there: build it with cargo xtask web", built.display());
        };
        let folder =
            std::env::temp_dir().join(format!("soloist-web-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        for file in files.flatten() {
            std::fs::copy(file.path(), folder.join(file.file_name())).expect("a copy");
        }
        let host = Host::start(SocketAddr::from(([127, 0, 0, 1], 0)), folder.clone());
        Hosted { address: host.address, folder, host: Some(host) }
    }

    /// The full URL of a page.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Stops the file server, so that there is no network.
    pub(crate) fn go_offline(&mut self) {
        self.host = None;
    }

    /// Starts the file server again.
    pub(crate) fn go_online(&mut self) {
        self.host = Some(Host::start(self.address, self.folder.clone()));
    }

    /// Prepends a script to the worker.
    pub(crate) fn begin_worker_with(&self, script: &str) -> Result {
        let worker = self.folder.join("worker.js");
        let text = std::fs::read_to_string(&worker)?;
        Ok(std::fs::write(&worker, format!("{script}{text}"))?)
    }

    /// Makes the same program look like a new build.
    pub(crate) fn build_anew(&self) -> Result {
        let worker = self.folder.join("worker.js");
        let text = std::fs::read_to_string(&worker)?;
        let named = "\"version\":\"";
        let at = text.find(named).ok_or("no version")? + named.len();
        let version = text.get(at..at + 16).ok_or("a short version")?;
        std::fs::write(&worker, text.replace(version, "000000000000cafe"))?;
        Ok(())
    }
}

impl Drop for Hosted {
    fn drop(&mut self) {
        self.host = None;
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A file server that runs until dropped.
struct Host {
    ends: Arc<AtomicBool>,
    address: SocketAddr,
    thread: Option<JoinHandle<()>>,
}

impl Host {
    fn start(address: SocketAddr, folder: PathBuf) -> Self {
        let listener = TcpListener::bind(address).expect("a free port");
        let address = listener.local_addr().expect("an address");
        let ends = Arc::new(AtomicBool::new(false));
        let ended = Arc::clone(&ends);
        let thread = std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if ended.load(Ordering::Relaxed) {
                    return;
                }
                let folder = folder.clone();
                // Browsers open spare connections: none may block another.
                std::thread::spawn(move || answer(stream, &folder));
            }
        });
        Host { ends, address, thread: Some(thread) }
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::Relaxed);
        // A connection makes the accept loop notice that it should end.
        let _ = TcpStream::connect(self.address);
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Answers one request with a file.
fn answer(mut stream: TcpStream, folder: &Path) -> std::io::Result<()> {
    let mut first = String::new();
    let mut reader = BufReader::new(&stream);
    reader.read_line(&mut first)?;
    let mut line = String::new();
    while reader.read_line(&mut line)? > 2 {
        line.clear();
    }
    let path = first.split(' ').nth(1).unwrap_or_default().trim_start_matches('/');
    // A file server ignores the query.
    let path = path.split('?').next().unwrap_or(path);
    let name = if path.is_empty() { "index.html" } else { path };
    let kind = match Path::new(name).extension().and_then(|end| end.to_str()) {
        Some("html") => "text/html",
        Some("css") => "text/css",
        Some("js") => "text/javascript",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let known = !name.contains('/');
    let (status, body) = match std::fs::read(folder.join(name)) {
        Ok(body) if known => ("200 OK", body),
        _ => ("404 Not Found", b"no such file".to_vec()),
    };
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(&body)
}
