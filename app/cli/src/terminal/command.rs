use std::time::Duration;

use i18n::{Messages, key, message};
use play::Analysis;

/// Commands besides answering, with their arguments.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Command {
    Help,
    Look,
    Choices,
    Undo,
    Redo,
    Log(Option<usize>),
    Rule(String),
    Why,
    Hint(Duration),
    Analyse(u32),
    Players(String),
    Save(Option<String>),
    Export(String),
    Overrides(String),
    Quit,
}

/// Name, and the message of the help, which tells what follows the name and what it does; in the
/// order of the help.
const COMMANDS: [(&str, &str); 15] = [
    ("help", key!("command-help")),
    ("look", key!("command-look")),
    ("choices", key!("command-choices")),
    ("hint", key!("command-hint")),
    ("analyse", key!("command-analyse")),
    ("undo", key!("command-undo")),
    ("redo", key!("command-redo")),
    ("log", key!("command-log")),
    ("rule", key!("command-rule")),
    ("why", key!("command-why")),
    ("overrides", key!("command-overrides")),
    ("players", key!("command-players")),
    ("save", key!("command-save")),
    ("export", key!("command-export")),
    ("quit", key!("command-quit")),
];

/// Default time of a hint.
const USUAL_HINT: Duration = Duration::from_secs(2);

/// Maximum number of simulations for each choice of an analysis.
pub(crate) const MOST_ANALYSED: u32 = 1_000_000;

/// The help, one line for each command.
pub(crate) fn help(words: Messages) -> Vec<String> {
    let mut lines: Vec<String> = vec![
        message!(words, "help-answer").into(),
        message!(words, "help-several").into(),
        message!(words, "help-command").into(),
    ];
    lines.extend(COMMANDS.iter().map(|(_, key)| format!("  {}", words.message(key, &[]))));
    lines
}

/// The names of all commands, for completion.
pub(crate) fn names() -> Vec<String> {
    COMMANDS.iter().map(|(name, _)| (*name).to_string()).collect()
}

/// Parses a command, with or without a slash; `None` if it is none.
///
/// # Errors
///
/// What is wrong with the command's arguments, in one line.
pub(crate) fn read(line: &str, words: Messages) -> Option<Result<Command, String>> {
    let line = line.trim();
    let line = line.strip_prefix('/').unwrap_or(line);
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let (alone, command) = match name.to_lowercase().as_str() {
        "help" | "h" | "?" => (true, Command::Help),
        "look" | "l" => (true, Command::Look),
        "choices" => (true, Command::Choices),
        "undo" | "u" => (true, Command::Undo),
        "redo" => (true, Command::Redo),
        "why" => (true, Command::Why),
        "quit" | "q" | "exit" => (true, Command::Quit),
        "log" if rest.is_empty() => (false, Command::Log(None)),
        "log" => match rest.parse() {
            Ok(count) => (false, Command::Log(Some(count))),
            Err(_) => return Some(Err(message!(words, "refused-log", text = rest).into())),
        },
        "hint" if rest.is_empty() => (false, Command::Hint(USUAL_HINT)),
        "hint" => match seconds(rest) {
            Some(time) => (false, Command::Hint(time)),
            None => return Some(Err(message!(words, "refused-hint", text = rest).into())),
        },
        "analyse" if rest.is_empty() => (false, Command::Analyse(Analysis::USUAL)),
        "analyse" => {
            match rest.parse().ok().filter(|number| (1..=MOST_ANALYSED).contains(number)) {
                Some(simulations) => (false, Command::Analyse(simulations)),
                None => {
                    let most = MOST_ANALYSED;
                    let why = message!(words, "refused-analyse", text = rest, most = most);
                    return Some(Err(why.into()));
                }
            }
        }
        "players" if rest.is_empty() => {
            return Some(Err(message!(words, "refused-players").into()));
        }
        "players" => (false, Command::Players(rest.to_string())),
        "overrides" => (false, Command::Overrides(rest.to_string())),
        "rule" if rest.is_empty() => return Some(Err(message!(words, "refused-rule").into())),
        "rule" => (false, Command::Rule(rest.to_string())),
        "save" => (false, Command::Save((!rest.is_empty()).then(|| rest.to_string()))),
        "export" if rest.is_empty() => {
            return Some(Err(message!(words, "refused-export").into()));
        }
        "export" => (false, Command::Export(rest.to_string())),
        _ => return None,
    };
    if alone && !rest.is_empty() { None } else { Some(Ok(command)) }
}

fn seconds(text: &str) -> Option<Duration> {
    let seconds = text.parse().ok().filter(|seconds| (0.001..=600.0).contains(seconds))?;
    Duration::try_from_secs_f64(seconds).ok()
}

#[cfg(test)]
mod tests {
    use i18n::Locale;

    use super::*;
    use crate::messages::messages;

    fn read(line: &str) -> Option<Result<Command, String>> {
        super::read(line, messages(Locale::English))
    }

    #[test]
    fn commands_are_read_with_what_follows() {
        assert_eq!(read(" /LOOK "), Some(Ok(Command::Look)));
        assert_eq!(read("log 5"), Some(Ok(Command::Log(Some(5)))));
        assert_eq!(read("log"), Some(Ok(Command::Log(None))));
        assert_eq!(read("save my  game"), Some(Ok(Command::Save(Some("my  game".into())))));
        assert_eq!(read("launch"), None);
        assert_eq!(read("look at me"), None);
        assert_eq!(read(""), None);
        assert_eq!(read("hint"), Some(Ok(Command::Hint(USUAL_HINT))));
        assert_eq!(read("hint 0.5"), Some(Ok(Command::Hint(Duration::from_millis(500)))));
        for wrong in ["hint x", "hint 0", "hint -1", "hint NaN", "hint 1e9", "players"] {
            assert!(matches!(read(wrong), Some(Err(_))), "{wrong}");
        }
        assert_eq!(read("analyse"), Some(Ok(Command::Analyse(400))), "as the help says");
        assert_eq!(read("analyse 25"), Some(Ok(Command::Analyse(25))));
        for wrong in ["analyse 0", "analyse -1", "analyse 1e3", "analyse 1000001"] {
            assert!(matches!(read(wrong), Some(Err(_))), "{wrong}");
        }
        assert!(matches!(read("log x"), Some(Err(why)) if why.contains("'x'")));
        assert!(matches!(read("rule"), Some(Err(_))));
    }

    #[test]
    fn every_command_of_the_help_is_read() {
        for locale in Locale::ALL {
            for ((name, _), line) in COMMANDS.iter().zip(&help(messages(locale))[3..]) {
                let begun = line.strip_prefix(&format!("  {name}")).expect("its name is first");
                let (follows, _) = begun.split_once(':').expect("what it does");
                let typed = if follows.is_empty() { name.to_string() } else { format!("{name} 3") };
                assert!(matches!(read(&typed), Some(Ok(_))), "{locale:?}: {typed}");
                let same = help(messages(Locale::English));
                let takes = same.iter().any(|other| other.starts_with(&format!("  {name} ")));
                assert_eq!(takes, !follows.is_empty(), "{locale:?}: {line}");
            }
        }
    }
}
