/// How a part of a view is written.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) size: usize,
    pub(crate) form: Form,
}

#[derive(Clone, Debug)]
pub(crate) enum Form {
    /// The number itself.
    Number,
    /// The place of a name, from 1.
    Name(Vec<String>),
    /// 1, then what is there.
    Maybe(Box<Node>),
    /// The parts one after the other.
    Record(Vec<Part>),
    /// The place of a name, from 1, then what belongs to it.
    Variants(Vec<Part>),
    /// How many there are, unless that is fixed; then one after the other.
    List { item: Box<Node>, most: usize, fixed: bool },
    /// A list of names, as one count for each: a node with the form [`Form::Mark`].
    Marks(Box<Node>),
    /// One is added where the name stands.
    Mark(Vec<String>),
}

#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) name: String,
    /// Where it begins, from the beginning of what it is a part of.
    pub(crate) at: usize,
    pub(crate) node: Node,
}
