/// How a part of a view is encoded.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) size: usize,
    pub(crate) form: Form,
}

#[derive(Clone, Debug)]
pub(crate) enum Form {
    /// The number itself.
    Number,
    /// The index of a name, from 1.
    Name(Vec<String>),
    /// 1 and the value, or zeros.
    Maybe(Box<Node>),
    /// The fields one after the other.
    Record(Vec<Part>),
    /// The index of the variant's name, from 1, and its fields.
    Variants(Vec<Part>),
    /// The length, unless it is fixed, then the items one after the other.
    List { item: Box<Node>, most: usize, fixed: bool },
    /// A list of names, as one count for each: a node with the form [`Form::Mark`].
    Marks(Box<Node>),
    /// Adds one at the index of the name.
    Mark(Vec<String>),
}

#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) name: String,
    /// Offset from the beginning of the parent.
    pub(crate) at: usize,
    pub(crate) node: Node,
}
