//! What whoever runs it types: the first start, the check, and the end.

use std::process::Command;

use crate::common::{Folder, Hosted, run};

fn said(output: &std::process::Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    text(&output.stdout) + &text(&output.stderr)
}

#[test]
fn a_first_start_makes_a_folder_a_file_with_comments_and_a_link() {
    let folder = Folder::new("first");
    let made = run(
        folder.path(),
        &["--init", "--public-url", "https://games.example", "--addr", "127.0.0.1:0"],
    );
    assert!(made.status.success(), "{}", said(&made));
    assert!(said(&made).contains("https://games.example/join/"), "{}", said(&made));
    let file = std::fs::read_to_string(folder.path().join("host.toml")).expect("a file");
    assert!(file.contains("public_url = \"https://games.example\"") && file.contains("# "));
    let checked = run(folder.path(), &["--check"]);
    assert!(checked.status.success() && said(&checked).contains("All is well"), "{checked:?}");
    let again = run(folder.path(), &["--init"]);
    assert!(said(&again).contains("stays as it is") && said(&again).contains("/join/"));
}

#[test]
fn a_check_says_everything_that_is_wrong_and_nothing_starts_with_it() {
    let folder = Folder::new("wrong");
    std::fs::create_dir_all(folder.path()).expect("a folder");
    std::fs::write(folder.path().join("host.toml"), "trusted_proxies = [\"me\"]").expect("kept");
    for arguments in [&["--check"][..], &[], &["--init"]] {
        let output = run(folder.path(), arguments);
        assert!(!output.status.success(), "{arguments:?}");
        for named in ["public_url", "me is no address of a proxy"] {
            assert!(said(&output).contains(named), "{arguments:?}: {}", said(&output));
        }
    }
    std::fs::write(folder.path().join("host.toml"), "publik_url = 1").expect("kept");
    let output = run(folder.path(), &["--check"]);
    assert!(said(&output).contains("publik_url"), "{}", said(&output));
}

#[test]
#[cfg(unix)]
fn a_termination_signal_ends_it_in_order() {
    let mut hosted = Hosted::start("end", "http://localhost:PORT");
    let kill = Command::new("kill").args(["-TERM", &hosted.process().to_string()]).status();
    assert!(kill.expect("kill runs").success());
    assert!(hosted.ended(), "it ended well");
}
