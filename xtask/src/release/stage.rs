use std::path::Path;
use std::process::Command;

use super::context::{PROGRAMS, Release};
use super::steps::{copy, done, make_empty, output, write};

/// Shells for which completion is written, with the folder and the file of a program there.
const SHELLS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/{program}"),
    ("fish", "share/fish/vendor_completions.d/{program}.fish"),
    ("zsh", "share/zsh/vendor-completions/_{program}"),
];

/// Documents that are passed on with the programs.
const DOCUMENTS: [&str; 5] =
    ["README.md", "CHANGELOG.md", "NOTICE.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// Lays the programs of a folder into another one with their man pages, completion for shells and
/// documents, as below `/usr`.
///
/// # Errors
///
/// If a program does not run, or something cannot be written.
pub(super) fn lay_out(release: &Release<'_>, built: &Path, folder: &Path) -> Result<(), String> {
    make_empty(folder)?;
    for name in PROGRAMS {
        let program = folder.join("bin").join(name);
        copy(&built.join(name), &program)?;
        let man = folder.join("share/man/man1");
        let mut pages = Command::new(&program);
        match name {
            "soloist" => pages.arg("man-pages"),
            _ => pages.arg("--man-pages"),
        };
        done(pages.arg(&man), &format!("the man pages of {name}"))?;
        for (shell, place) in SHELLS {
            let mut completion = Command::new(&program);
            match name {
                "soloist" => completion.arg("completions"),
                _ => completion.arg("--completions"),
            };
            let script = output(completion.arg(shell), &format!("completion of {name}"))?;
            write(&folder.join(place.replace("{program}", name)), script)?;
        }
    }
    for name in DOCUMENTS {
        copy(&release.repo.root().join(name), &folder.join("share/doc/soloist").join(name))?;
    }
    Ok(())
}
