//! Another program's SQLite on the same file as a server, which keeps running or is killed.

use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::folder::Folder;
use rusqlite::{Connection, OpenFlags};
use service::{GameStore as _, Progress};
use store::Store;

use crate::small_saves::save;

const FOLDER: &str = "SOLOIST_TEST_FOREIGN_FOLDER";

/// Not a test by itself: the server process. It adds and answers an entry for each line that it
/// reads.
#[test]
fn answers_an_entry_for_each_line() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let store = Store::open(Path::new(&folder)).expect("opens");
    let mut save = save(&[]);
    let id = store.create("played on", &save, &Progress::default()).expect("kept");
    let mut out = std::io::stdout();
    let mut say = |line: &str| writeln!(out, "{line}").and_then(|()| out.flush()).expect("heard");
    say(&format!("\nid {id}"));
    let mut revision = 1;
    for (number, line) in std::io::stdin().lines().enumerate() {
        line.expect("a line");
        save.entries.push(format!("entry {number}"));
        revision = store.write(&id, revision, &save, &Progress::default(), None).expect("kept");
        say(&format!("answered {number}"));
    }
}

/// A server in its own process.
struct Server {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
    id: String,
}

impl Server {
    fn start(folder: &Path) -> Self {
        let mut child = Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "foreign::answers_an_entry_for_each_line", "--nocapture"])
            .env(FOLDER, folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("starts");
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let mut server = Server { child, lines, id: String::new() };
        server.id = server.hear("id ");
        server
    }

    fn hear(&mut self, start: &str) -> String {
        let lines = self.lines.by_ref().map_while(Result::ok);
        let mut heard = lines.filter_map(|line| line.strip_prefix(start).map(str::to_string));
        heard.next().expect("the server says so")
    }

    fn play(&mut self) {
        writeln!(self.child.stdin.as_mut().expect("piped"), "go on").expect("heard");
        self.hear("answered ");
    }

    fn kill(mut self) -> String {
        self.child.kill().expect("killed");
        self.child.wait().expect("ended");
        self.id
    }
}

/// What another program does that reads the file once and exits.
fn looks_and_leaves(file: &Path) {
    let other = Connection::open(file).expect("opens");
    let count = |sql: &str| other.query_row(sql, [], |row| row.get::<_, i64>(0)).expect("a count");
    assert!(count("SELECT count(*) FROM entries") > 0);
}

/// SQLite's locks keep another program from deleting the write-ahead log under the server. So
/// nothing but SQLite may ever open the file in a process that uses it.
#[test]
fn what_was_answered_stays_whoever_looks_at_the_file_meanwhile() {
    let folder = Folder::new();
    // An existing store: it was on these that the locks were dropped.
    drop(Store::open(folder.path()).expect("made"));
    for round in 0..5 {
        let mut server = Server::start(folder.path());
        let file = folder.path().join("soloist.sqlite");
        (0..3).for_each(|_| server.play());
        looks_and_leaves(&file);
        (0..4).for_each(|_| server.play());
        looks_and_leaves(&file);
        (0..2).for_each(|_| server.play());
        let id = server.kill();
        let found = Store::open(folder.path()).expect("opens").load(&id).expect("is there");
        assert_eq!(found.save.entries.len(), 9, "round {round}");
    }
}

/// The system lists the same locks for a new store and for an existing one.
#[cfg(target_os = "linux")]
#[test]
fn an_open_store_is_locked_whether_it_is_new_or_not() {
    let folder = Folder::new();
    // The list is not read atomically: while other stores are opened and closed, a line may be
    // missed or read twice. The median is what most readings agree on.
    let locks = || {
        let mut readings: Vec<usize> = (0..41).map(|_| listed_locks(&folder)).collect();
        readings.sort_unstable();
        readings[20]
    };
    let new = Store::open(folder.path()).expect("made");
    let of_new = locks();
    assert!(of_new > 0, "a database that is written ahead is locked while it is open");
    drop(new);
    let store = Store::open(folder.path()).expect("opens again");
    assert_eq!(locks(), of_new);
    drop(Store::open(folder.path()).expect("opens once more"));
    assert_eq!(locks(), of_new, "another one that is opened and closed takes nothing away");
    store.backup(&folder.path().join("copy")).expect("a copy");
    assert_eq!(locks(), of_new, "nor does a copy");
}

/// How many locks of this process on the store the system lists.
#[cfg(target_os = "linux")]
fn listed_locks(folder: &Folder) -> usize {
    use std::os::unix::fs::MetadataExt as _;
    let file = std::fs::metadata(folder.path().join("soloist.sqlite")).expect("is there");
    let whose = format!("{} ", std::process::id());
    let node = format!(":{} ", file.ino());
    let all = std::fs::read_to_string("/proc/locks").expect("Linux lists them");
    all.lines().filter(|line| line.contains(&whose) && line.contains(&node)).count()
}

/// A backup made while a server runs contains everything answered before it, and is a complete
/// store.
#[test]
fn a_copy_is_made_and_put_back_while_a_server_plays() {
    let folder = Folder::new();
    let mut server = Server::start(folder.path());
    (0..5).for_each(|_| server.play());
    let store = Store::open(folder.path()).expect("opens");
    let copy = folder.path().join("copy.sqlite");
    assert_eq!(store.backup(&copy), Ok(1));
    assert!(store.backup(&copy).is_err(), "a file that is there is not written over");
    let beside = |end: &str| folder.path().join(format!("copy.sqlite{end}")).exists();
    assert!(!beside("-wal") && !beside("-shm") && !beside("-journal"), "one file");
    (0..3).for_each(|_| server.play());
    let id = server.kill();

    let plain = Connection::open_with_flags(&copy, OpenFlags::SQLITE_OPEN_READ_ONLY);
    let entries = "SELECT count(*) FROM entries";
    let entries: i64 =
        plain.expect("opens").query_row(entries, [], |row| row.get(0)).expect("a count");
    assert_eq!(entries, 5);
    let before = store.load(&id).expect("is there");
    assert_eq!(before.save.entries.len(), 8);
    let late = store.create("begun since", &save(&[]), &Progress::default()).expect("kept");

    let restored = store.restore(&copy).expect("put back");
    assert_eq!(restored.games, 1);
    let now = store.load(&id).expect("is there");
    assert_eq!((now.save.entries.len(), &now.damage), (5, &Vec::new()));
    assert!(now.revision > before.revision, "whoever has seen the other notices");
    assert!(store.load(&late).is_err());
    let kept = restored.before;
    assert_eq!(store.restore(&kept).expect("what was there before").games, 2);
    assert_eq!(store.load(&id).expect("is there").save, before.save);
}

/// Restoring a backup drops the requests between devices that it contains.
#[test]
fn a_copy_that_is_put_back_asks_nothing() {
    let folder = Folder::new();
    let store = Store::open(folder.path()).expect("opens");
    let id = store.create("g", &save(&[]), &Progress::default()).expect("kept");
    store.keep_asked(&id, "", "a seat").expect("asked");
    let copy = folder.path().join("copy.sqlite");
    store.backup(&copy).expect("a copy");
    assert_eq!(store.asked(&id).expect("reads"), "a seat");
    store.restore(&copy).expect("put back");
    assert_eq!(store.asked(&id).expect("reads"), "");
}

#[test]
fn what_is_no_copy_is_not_put_back() {
    let folder = Folder::new();
    let store = Store::open(folder.path()).expect("opens");
    let id = store.create("g", &save(&[]), &Progress::default()).expect("kept");
    let file = folder.path().join("other");
    assert!(store.restore(&file).is_err(), "it is not there");
    std::fs::write(&file, "a letter").expect("written");
    assert!(store.restore(&file).is_err(), "a letter");
    let other = folder.path().join("other.sqlite");
    Connection::open(&other).expect("made").execute_batch("CREATE TABLE x (y)").expect("made");
    assert!(store.restore(&other).is_err(), "of another program");
    store.load(&id).expect("all is as it was");
    let names = std::fs::read_dir(folder.path()).expect("a folder");
    let names = names.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    let left: Vec<String> = names.filter(|name| name.contains(".new")).collect();
    assert_eq!(left, Vec::<String>::new());
}
