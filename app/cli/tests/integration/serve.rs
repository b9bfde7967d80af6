//! The server as a process: its address, and what it refuses.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout};

use crate::common::{Folder, GAME};

/// Kills the server when the test ends.
struct Served(Child);

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// An address with the code that lets a browser in.
struct Entrance {
    address: String,
    code: String,
}

/// Starts the server and reads the address that it prints.
fn serve(folder: &Folder, arguments: &[&str]) -> (Served, Entrance, BufReader<ChildStdout>) {
    let mut child = folder.start(arguments);
    let mut out = BufReader::new(child.stdout.take().expect("piped"));
    let served = Served(child);
    let mut line = String::new();
    out.read_line(&mut line).expect("it says where it is");
    let printed = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
    let (address, code) = printed
        .and_then(|printed| printed.split_once("/?token="))
        .unwrap_or_else(|| panic!("an address with a code in {line:?}"));
    (served, Entrance { address: address.to_string(), code: code.to_string() }, out)
}

/// Lets a browser in and returns its cookie.
fn enter(entrance: &Entrance) -> String {
    let Entrance { address, code } = entrance;
    let answer = ask(address, &format!("/?token={code}"), "");
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    format!("Cookie: {}\r\n", cookie.unwrap_or_else(|| panic!("a cookie in {answer}")))
}

fn get(entrance: &Entrance, path: &str) -> String {
    ask(&entrance.address, path, &enter(entrance))
}

fn ask(address: &str, path: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("somebody listens");
    let head = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n{headers}");
    write!(stream, "{head}Connection: close\r\n\r\n").expect("asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("answered");
    answer
}

#[test]
fn the_table_prints_its_address_and_answers_there() {
    let folder = Folder::new();
    folder.soloist(&["play", GAME, "--seed", "1", "--name", "Begun at the terminal"], b"").well();
    let (after, before) = (["serve", "--addr", "127.0.0.1:0"], ["--addr", "127.0.0.1:0", "serve"]);
    for arguments in [&after[..], &before, &before[..2]] {
        let (_served, entrance, _out) = serve(&folder, arguments);
        assert!(ask(&entrance.address, "/", "").starts_with("HTTP/1.1 403"), "a stranger");
        let page = get(&entrance, "/");
        assert!(page.starts_with("HTTP/1.1 200"), "{page}");
        assert!(page.contains("Begun at the terminal"), "both faces share the store: {page}");
    }
}

#[test]
fn without_an_address_another_free_port_is_taken() {
    let folder = Folder::new();
    // Whether 7777 is free on this machine or not, one of the two has to use another port.
    let (_one, first, _first_out) = serve(&folder, &[]);
    let (_two, second, _second_out) = serve(&folder, &["serve"]);
    assert_ne!(first.address, second.address);
    assert_ne!(first.code, second.code, "each start has a code of its own");
    for entrance in [first, second] {
        assert!(get(&entrance, "/").starts_with("HTTP/1.1 200"));
    }
}

/// A code is valid until the program exits, a browser's cookie also after that.
#[test]
fn a_browser_that_was_let_in_once_stays_so() {
    let folder = Folder::new();
    let (one, first, _first_out) = serve(&folder, &["serve", "--addr", "127.0.0.1:0"]);
    let cookie = enter(&first);
    drop(one);
    let arguments = ["serve", "--addr", first.address.as_str()];
    let (_two, second, _second_out) = serve(&folder, &arguments);
    assert_eq!(first.address, second.address);
    assert!(ask(&second.address, "/", &cookie).starts_with("HTTP/1.1 200"));
    let old = ask(&second.address, &format!("/?token={}", first.code), "");
    assert!(old.starts_with("HTTP/1.1 403") && old.contains("an earlier start"), "{old}");
    // No file contains anything that lets a browser in.
    let code = second.code.as_bytes();
    let token = cookie.trim_end().rsplit('=').next().expect("a token").as_bytes();
    for file in std::fs::read_dir(folder.path().join("soloist")).expect("its folder") {
        let bytes = std::fs::read(file.expect("a file").path()).expect("it is read");
        let has = |text: &[u8]| bytes.windows(text.len()).any(|found| found == text);
        assert!(!has(code) && !has(token));
    }
}

/// Devices are let in by a code and a number; a loopback address stands for one of the network.
#[test]
fn the_network_is_let_in_by_a_code_and_a_number() {
    let folder = Folder::new();
    let (after, before) =
        (["serve", "--lan", "--addr", "127.0.0.1:0"], ["--lan", "--addr", "127.0.0.1:0", "serve"]);
    for arguments in [&after[..], &before] {
        let (_served, entrance, mut out) = serve(&folder, arguments);
        let mut invited = String::new();
        while !invited.contains("not encrypted") {
            assert!(out.read_line(&mut invited).expect("it goes on") > 0, "{invited}");
        }
        assert!(invited.contains('\u{2588}') && invited.contains(" and types "), "{invited}");
        let stranger = ask(&entrance.address, "/", "");
        assert!(stranger.starts_with("HTTP/1.1 403"), "{stranger}");
        assert!(stranger.contains("action=\"/pair\""), "{stranger}");
        assert!(get(&entrance, "/").starts_with("HTTP/1.1 200"));
    }
    let lines = folder.soloist(&["serve", "--lan", "--addr", "0.0.0.0:0"], b"").refused();
    assert!(lines.len() == 1 && lines[0].contains("every address at once"), "{lines:?}");
    let lines = folder.soloist(&["--lan", "games"], b"").refused();
    assert!(lines.len() == 1 && lines[0].contains("--lan"), "{lines:?}");
}

#[test]
fn an_address_that_is_taken_or_not_our_own_is_refused() {
    let folder = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("its address").to_string();
    let ran = folder.soloist(&["serve", "--addr", &address], b"");
    assert_eq!((ran.code, ran.complaints.len()), (Some(1), 1), "{ran:?}");
    let lines = folder.soloist(&["serve", "--addr", "0.0.0.0:0"], b"").refused();
    assert!(lines.len() == 1 && lines[0].contains("loopback"), "{lines:?}");
}
