//! The names of people: short, readable, and told apart at a table.

use i18n::{Notice, notice};

use crate::{Problem, PublicHost, Service};

/// The most letters of a name.
const MOST: usize = 40;

/// A name as it is kept: without spaces around it, and with single ones within.
///
/// # Errors
///
/// If nobody could read it, or if it may be taken for one of `others`.
pub(crate) fn usable(
    host: &dyn PublicHost,
    typed: &str,
    others: &[String],
) -> Result<String, Notice> {
    if typed.chars().any(is_unseen) {
        return Err(notice!("refusal-name-letters"));
    }
    let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    if !name.chars().any(char::is_alphanumeric) {
        return Err(notice!("refusal-name"));
    }
    if name.chars().count() > MOST {
        return Err(notice!("refusal-name-long", most = MOST));
    }
    let skeleton = host.skeleton(&name);
    match others.iter().find(|other| host.skeleton(other) == skeleton) {
        Some(other) => Err(notice!("refusal-name-alike", name = other.as_str())),
        None => Ok(name),
    }
}

/// The most letters of a name that is not typed here, so that a number fits behind it.
const MOST_PROPOSED: usize = 36;

/// How many names are tried that differ by a number.
const MOST_NUMBER: usize = 99;

impl Service {
    /// The names of everybody, from which that of a new member must differ.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub(crate) fn everybodys_names(&self) -> Result<Vec<String>, Problem> {
        let names = self.games.store().people()?.into_iter().map(|person| person.name);
        Ok(names.filter(|name| !name.is_empty()).collect())
    }

    /// The name that a new member has typed, as it is kept.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] if nobody could read it, or if it may be taken for that of somebody
    /// else; or if the store cannot be read.
    pub fn typed_name(&self, typed: &str) -> Result<String, Problem> {
        let host = self.public.as_ref().ok_or_else(crate::people_store::nobody_else)?;
        usable(&**host, typed, &self.everybodys_names()?).map_err(Problem::Refused)
    }

    /// The name of a new member that was not typed here, such as that of an account elsewhere. One
    /// that may be taken for that of somebody else gets a number.
    ///
    /// # Errors
    ///
    /// As [`Service::typed_name`], if no number helps.
    pub fn proposed_name(&self, proposed: &str) -> Result<String, Problem> {
        let host = self.public.as_ref().ok_or_else(crate::people_store::nobody_else)?;
        let others = self.everybodys_names()?;
        let shown: String = proposed.trim().chars().take(MOST_PROPOSED).collect();
        let shown = usable(&**host, &shown, &[]).map_err(Problem::Refused)?;
        let is_number = |end: &str| end.bytes().all(|letter| letter.is_ascii_digit());
        let bare = shown.rsplit_once(' ').filter(|(_, end)| is_number(end));
        let bare = bare.map_or(&*shown, |(bare, _)| bare);
        let mut numbered = (2..=MOST_NUMBER).map(|number| format!("{bare} {number}"));
        usable(&**host, &shown, &others)
            .or_else(|why| numbered.find_map(|it| usable(&**host, &it, &others).ok()).ok_or(why))
            .map_err(Problem::Refused)
    }
}

/// Whether a letter is not seen, or changes how its neighbours are read.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}'
            | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::walk::TestHost;
    use crate::{AtOnce, MemoryStore, PeopleStore as _, Person, PersonId, Rank};
    use play::Catalog;

    #[test]
    fn a_new_member_is_told_from_everybody_by_another_name_or_by_a_number() {
        let store = MemoryStore::default();
        for name in ["Ada", "ada 2"] {
            let id = PersonId(name.into());
            let person = Person { id, name: name.into(), rank: Rank::Member, since: 0 };
            store.keep_person(&person).expect("kept");
        }
        let service = Service::new(Catalog::of(Vec::new()), store, AtOnce);
        assert!(service.typed_name("Bo").is_err(), "a house has no members");
        let service = service.for_people().hosted_by(TestHost);
        assert_eq!(service.typed_name(" Bo "), Ok("Bo".into()));
        let why = notice!("refusal-name-alike", name = "Ada");
        assert_eq!(service.typed_name("ADA"), Err(Problem::Refused(why)));
        assert_eq!(service.proposed_name("Bo"), Ok("Bo".into()));
        assert_eq!(service.proposed_name("ADA"), Ok("ADA 3".into()));
        assert_eq!(service.proposed_name("Ada 2"), Ok("Ada 3".into()), "the number is raised");
        let long = service.proposed_name(&"x".repeat(90)).expect("it is cut");
        assert_eq!(long.len(), MOST_PROPOSED);
        assert!(
            service.proposed_name("...").is_err() && service.proposed_name("a\u{200b}").is_err()
        );
    }

    #[test]
    fn a_name_is_one_that_people_can_read_and_tell_from_the_others() {
        let host = TestHost;
        let others = ["Ada".to_string()];
        let usable = |typed: &str| usable(&host, typed, &others);
        assert_eq!(usable("  Bo \u{a0} Li "), Ok("Bo Li".to_string()));
        assert_eq!(usable("李"), Ok("李".to_string()));
        for nothing in ["", "  ", "...", "\u{a0}"] {
            assert_eq!(usable(nothing), Err(notice!("refusal-name")), "{nothing:?}");
        }
        for unseen in ["Bo\u{200b}", "\u{202e}oB", "B\u{0}o", "Bo\n", "\u{3164}", "a\u{e0041}"] {
            assert_eq!(usable(unseen), Err(notice!("refusal-name-letters")), "{unseen:?}");
        }
        assert_eq!(usable(&"x".repeat(MOST)), Ok("x".repeat(MOST)));
        assert_eq!(usable(&"x".repeat(41)), Err(notice!("refusal-name-long", most = MOST)));
        for alike in ["Ada", " ada", "ADA"] {
            let why = notice!("refusal-name-alike", name = "Ada");
            assert_eq!(usable(alike), Err(why), "{alike}");
        }
    }
}
