//! Which questions one press answers together.

/// How a question is grouped with the ones before and after it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FormGroup {
    /// One press answers it alone.
    Alone,
    /// One press answers it together with the questions after it that join.
    Begins,
    /// One press answers it together with the questions before it, if they begin or join, and with
    /// those after it that join.
    Joins,
    /// As [`FormGroup::Joins`]; its answers are ranked by likelihood, and the list goes on as far
    /// as there are buttons for them.
    Ranked,
}
