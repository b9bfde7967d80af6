//! Which questions one press answers together.

/// How something that is asked goes together with what is asked before and after it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FormGroup {
    /// It is answered by itself.
    Alone,
    /// One press answers it with what comes after it and joins.
    Begins,
    /// One press answers it with what comes before it, if that begins or joins, and with what comes
    /// after it and joins.
    Joins,
    /// As [`FormGroup::Joins`]; what can be expected is offered first, and goes on as far as there is room
    /// for its answers.
    Ranked,
}
