//! What whoever runs it types: the first start, the check, and the end.

use std::net::TcpListener;
use std::path::Path;
use std::process::Command;

use host::Config;

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

/// docs/reference/versions.md says what a later version reads. `SOLOIST_BLESS=1` writes the
/// configuration of this version, once.
#[test]
fn configurations_of_every_release_are_read() {
    let releases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/tests/releases");
    let own = releases.join(env!("CARGO_PKG_VERSION")).join("host.toml");
    if std::env::var_os("SOLOIST_BLESS").is_some() && !own.exists() {
        let (folder, url) = (Folder::new("release"), "https://games.example");
        std::fs::create_dir_all(own.parent().expect("a folder")).expect("made");
        let file = own.display().to_string();
        let made = run(folder.path(), &["--init", "--public-url", url, "--config", &file]);
        assert!(made.status.success(), "{}", said(&made));
    }
    let mut read = Vec::new();
    for release in std::fs::read_dir(releases).expect("releases") {
        let file = release.expect("a release").path().join("host.toml");
        let config =
            Config::read(&file).unwrap_or_else(|why| panic!("{}: {why:?}", file.display()));
        assert_eq!(config.public_url, "https://games.example", "{}", file.display());
        read.push(file);
    }
    assert!(read.contains(&own), "SOLOIST_BLESS=1 writes that of this version");
}

#[test]
fn settings_may_lie_in_another_place_and_a_service_says_whether_it_is_ready() {
    let (folder, config) = (Folder::new("elsewhere"), Folder::new("settings"));
    std::fs::create_dir_all(config.path()).expect("a folder");
    let file = config.path().join("settings.toml").display().to_string();
    let url = ["--init", "--public-url", "https://games.example", "--addr", "127.0.0.1:0"];
    let made = run(folder.path(), &[&url[..], &["--config", &file]].concat());
    assert!(made.status.success() && said(&made).contains(&file), "{}", said(&made));
    assert!(!folder.path().join("host.toml").exists());
    let checked = run(folder.path(), &["--check", "--config", &file]);
    assert!(checked.status.success(), "{}", said(&checked));
    let port = TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr());
    let nobody = port.expect("an address").to_string();
    let asked = run(folder.path(), &["--ready", "--addr", &nobody]);
    assert!(asked.status.code() == Some(1) && said(&asked).contains(&nobody), "{asked:?}");
    let hosted = Hosted::start("ready", "http://localhost:PORT");
    let asked = run(folder.path(), &["--ready", "--addr", &hosted.address.to_string()]);
    assert!(asked.status.success() && said(&asked).is_empty(), "{asked:?}");
}

#[test]
fn it_says_its_version_and_its_contents_and_what_completes_it() {
    let folder = Folder::new("version");
    let version = run(folder.path(), &["--version"]);
    let begin = format!("soloist-host {}\ncommit: ", env!("CARGO_PKG_VERSION"));
    assert!(version.status.success() && said(&version).starts_with(&begin), "{version:?}");
    assert!(said(&version).contains("pocket-mars: rules "), "{version:?}");
    let script = run(folder.path(), &["--completions", "bash"]);
    assert!(script.status.success() && said(&script).contains("--public-url"), "{script:?}");
    let pages = folder.path().join("man");
    let written = run(folder.path(), &["--man-pages", &pages.display().to_string()]);
    assert!(written.status.success() && said(&written).is_empty(), "{written:?}");
    assert!(pages.join("soloist-host.1").is_file());
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
