use crate::PersonId;

/// What a host of the service does to other people.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum HostAct {
    /// Makes a link that lets somebody in.
    MakeLink,
    /// Withdraws every such link.
    WithdrawLinks,
    /// Changes a rank.
    ChangeRank,
    /// Removes a person.
    Remove,
    /// Closes a report of a person.
    CloseReport,
}

impl HostAct {
    /// Every act.
    pub const ALL: [HostAct; 5] = [
        HostAct::MakeLink,
        HostAct::WithdrawLinks,
        HostAct::ChangeRank,
        HostAct::Remove,
        HostAct::CloseReport,
    ];

    /// The word by which a log names it and a store keeps it.
    pub fn word(self) -> &'static str {
        match self {
            HostAct::MakeLink => "made a link",
            HostAct::WithdrawLinks => "withdrew the links",
            HostAct::ChangeRank => "changed a rank",
            HostAct::Remove => "removed a person",
            HostAct::CloseReport => "closed a report",
        }
    }

    /// The act of a stored word; `None` if a later version stored it.
    pub fn of_word(word: &str) -> Option<Self> {
        HostAct::ALL.into_iter().find(|act| act.word() == word)
    }
}

/// An act of a host of the service, as it is stored.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct KeptAct {
    /// Who acted; the person may be gone.
    pub by: PersonId,
    /// What was done.
    pub act: HostAct,
    /// To whom, if to somebody; the person may be gone.
    pub on: Option<PersonId>,
    /// When, in seconds since 1970.
    pub since: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_act_is_found_by_its_word() {
        for act in HostAct::ALL {
            assert_eq!(HostAct::of_word(act.word()), Some(act));
        }
        assert_eq!(HostAct::of_word("sang"), None);
    }
}
