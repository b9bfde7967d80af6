use std::io;
use std::path::Path;

use clap::Command;
use clap_complete::Shell;

/// The script by which a shell completes the words of a command.
pub fn completions(mut command: Command, shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    let name = command.get_name().to_string();
    clap_complete::generate(shell, &mut command, name, &mut script);
    script
}

/// Writes a man page for a command and each of its subcommands into a folder, which is made if it
/// is missing: `soloist.1`, `soloist-play.1`.
///
/// # Errors
///
/// If the folder cannot be made or written.
pub fn man_pages(command: Command, folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    clap_mangen::generate_to(command.disable_help_subcommand(true), folder)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Arg;

    fn command() -> Command {
        Command::new("soloist")
            .about("Plays")
            .subcommand(Command::new("play").about("Plays in the terminal"))
            .subcommand(Command::new("secret").hide(true))
            .arg(Arg::new("data").long("data").value_name("DIR"))
    }

    #[test]
    fn every_shell_completes_the_commands_and_their_arguments() {
        for shell in [Shell::Bash, Shell::Elvish, Shell::Fish, Shell::PowerShell, Shell::Zsh] {
            let script = String::from_utf8(completions(command(), shell)).expect("a text");
            for word in ["soloist", "play", "data"] {
                assert!(script.contains(word), "{word} for {shell}");
            }
        }
    }

    #[test]
    fn every_command_that_is_listed_has_a_man_page() {
        let folder = std::env::temp_dir().join(format!("soloist-man-{}", std::process::id()));
        man_pages(command(), &folder).expect("written");
        let names = std::fs::read_dir(&folder).expect("a folder").flatten();
        let mut names: Vec<_> = names.map(|file| file.file_name()).collect();
        names.sort();
        assert_eq!(names, ["soloist-play.1", "soloist.1"]);
        let page = std::fs::read_to_string(folder.join("soloist.1")).expect("a page");
        assert!(page.contains(".TH soloist 1") && page.contains("DIR"), "{page}");
        std::fs::remove_dir_all(&folder).expect("it is gone");
    }
}
