//! What a game has in its files of models, read when it is first asked for.

use once_cell::race::OnceBox;

use crate::model::{FeatureSpec, Model, Net};
use crate::policy_weights::PolicyWeights;

/// The net of a file: what positions are worth.
pub type LazyNet = LazyModel<Net>;

/// The policy weights of a file: which choices are likely to be good.
pub type LazyPolicyWeights = LazyModel<PolicyWeights>;

/// What a file of models has, which is read when it is first asked for.
#[derive(Debug)]
pub struct LazyModel<T> {
    file: &'static str,
    since: u32,
    rules: u32,
    layout: FeatureSpec,
    read: OnceBox<Option<T>>,
}

/// What a file of models may have.
pub trait ModelPart: Sized {
    /// What this file has of it, if anything.
    fn of(model: &Model) -> Option<Self>;
}

impl ModelPart for Net {
    fn of(model: &Model) -> Option<Net> {
        model.net().ok()
    }
}

impl ModelPart for PolicyWeights {
    fn of(model: &Model) -> Option<PolicyWeights> {
        model.policy_weights().ok()
    }
}

impl<T: ModelPart> LazyModel<T> {
    /// Of this file, for these rules and features.
    pub const fn of(file: &'static str, rules: u32, layout: FeatureSpec) -> Self {
        LazyModel::of_any(file, rules, rules, layout)
    }

    /// The same of any version of the rules from `since` to `rules`.
    pub const fn of_any(file: &'static str, since: u32, rules: u32, layout: FeatureSpec) -> Self {
        LazyModel { file, since, rules, layout, read: OnceBox::new() }
    }

    /// The model; `None` if the file is of other rules or features, or not as it was written.
    pub fn get(&self) -> Option<&T> {
        let of = |rules| Model::read(self.file, rules, self.layout).ok();
        let read = || T::of(&(self.since..=self.rules).rev().find_map(of)?);
        self.read.get_or_init(|| Box::new(read())).as_ref()
    }
}
