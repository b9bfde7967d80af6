use super::context::Release;
use super::steps::write as write_file;

/// Writes the release notes: what the changelog says of this version, or of what is not released
/// yet.
///
/// # Errors
///
/// If the changelog says nothing.
pub(super) fn write(release: &Release<'_>) -> Result<(), String> {
    let changelog = release.repo.read("CHANGELOG.md").unwrap_or_default();
    let said = section(&changelog, &release.version).or_else(|| section(&changelog, "Unreleased"));
    let said = said.ok_or("CHANGELOG.md has nothing to say of this version")?;
    let commit = &release.commit;
    let notes = format!(
        "# Soloist {}\n\nCommit {}, {}.\n\n{said}\n",
        release.version, commit.hash, commit.date
    );
    write_file(&release.file("NOTES.md"), notes)
}

/// What stands below the heading of a version.
fn section<'a>(changelog: &'a str, version: &str) -> Option<&'a str> {
    let is_it = |line: &str| {
        line.strip_prefix("## ")
            .is_some_and(|title| title.split([' ', ',']).next() == Some(version))
    };
    let mut at = 0;
    let mut lines = changelog.split_inclusive('\n').map(|line| {
        at += line.len();
        (line, at)
    });
    let (_, begin) = lines.find(|(line, _)| is_it(line.trim_end()))?;
    let rest = &changelog[begin..];
    let end = rest.find("\n## ").unwrap_or(rest.len());
    Some(rest[..end].trim()).filter(|said| !said.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repo::Repo;

    const TEXT: &str = "# Changelog\n\n## Unreleased\n\n## 0.2.0, 30 November 2026\n\n- One.\n\
                        - Two.\n\n## 0.1.0\n\n- First.\n";

    #[test]
    fn the_notes_are_what_the_changelog_says_of_the_version() {
        assert_eq!(section(TEXT, "0.2.0"), Some("- One.\n- Two."));
        assert_eq!(section(TEXT, "0.1.0"), Some("- First."));
        assert_eq!(section(TEXT, "0.2"), None);
        assert_eq!(section(TEXT, "Unreleased"), None);
    }

    #[test]
    fn our_changelog_has_something_to_say() {
        let changelog = Repo::here().read("CHANGELOG.md").expect("a changelog");
        let version = env!("CARGO_PKG_VERSION");
        let said = section(&changelog, version).or_else(|| section(&changelog, "Unreleased"));
        assert!(said.is_some_and(|said| said.contains("- ")));
    }
}
