//! Benefits and conditions in as few words as possible.

use crate::benefit::{Benefit, Gain, Gains};
use crate::condition::{Condition, Measure};

use super::names::{counted, voucher_name};

/// A benefit as a noun, such as "Bot or any 2 Vouchers".
pub(super) fn benefit(benefit: Benefit) -> String {
    let alternatives: Vec<String> = benefit.alternatives().map(gains).collect();
    if alternatives.is_empty() { "nothing".into() } else { alternatives.join(" or ") }
}

fn gains(gains: Gains) -> String {
    let gains: Vec<String> = gains.iter().map(gain).collect();
    gains.join(" and ")
}

fn gain(gain: Gain) -> String {
    let some = |count: u8, one: &str| if count == 1 { one.into() } else { counted(count, one) };
    match gain {
        Gain::Voucher(voucher, count) => some(count, &voucher_name(voucher)),
        Gain::AnyVoucher(1) => "any Voucher".into(),
        Gain::AnyVoucher(count) => format!("any {count} Vouchers"),
        Gain::Part(count) => some(count, "Machine Part"),
        Gain::Chemical(count) => some(count, "Chemical"),
        Gain::Bot => "Bot".into(),
        Gain::Workshop => "Workshop tile".into(),
        Gain::Fund(area) => format!("{} Funding", area.short()),
        Gain::AnyFund => "any Funding".into(),
        Gain::Investment => "Investment tile".into(),
        Gain::Cp(count) => format!("{count} CP"),
        Gain::EndCp(count) => format!("{count} CP at the end"),
        Gain::Do(_) | Gain::FreeExperiment => gain.words(),
    }
}

/// A condition, such as "3+ published papers".
pub(super) fn condition(condition: Condition) -> String {
    use Measure::{Funding, HighestFunding, LowestFunding, Nobel};
    match condition {
        Condition::AtLeast(Nobel, _) => "the Nobel Prize".into(),
        Condition::AtLeast(Funding(area), space) => {
            format!("{} Funding at {space}+", area.short())
        }
        Condition::AtLeast(measure @ (HighestFunding | LowestFunding), space) => {
            format!("{} at {space}+", measure.words())
        }
        Condition::AtLeast(measure, count) => format!("{count}+ {}", measure.words()),
        Condition::AtMost(measure, count) => format!("at most {count} {}", measure.words()),
        Condition::Most(Funding(area)) => format!("furthest in {} Funding", area.short()),
        Condition::Most(measure) => format!("most {}", measure.words()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn benefits_are_nouns() {
        let words = |text: &str| benefit(text.parse().expect("a benefit"));
        assert_eq!(words("part 2 | investment"), "2 Machine Parts or Investment tile");
        assert_eq!(words("cp 3 + part 1"), "3 CP and Machine Part");
        assert_eq!(words("voucher any 1 | fund rnd"), "any Voucher or R&D Funding");
        assert_eq!(words("voucher any 2 | voucher lab 1"), "any 2 Vouchers or Lab Voucher");
        assert_eq!(words("-"), "nothing");
    }

    #[test]
    fn conditions_are_short() {
        let words = |text: &str| condition(text.parse().expect("a condition"));
        assert_eq!(words("papers 3"), "3+ published papers");
        assert_eq!(words("funding lab 7"), "Lab Funding at 7+");
        assert_eq!(words("most funding rnd"), "furthest in R&D Funding");
    }
}
