use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Pending work as plain data: the frame on top acts or asks, those beneath wait.
///
/// Three verbs move it: [`Stack::call`] (comes back), [`Stack::goto`] (does not) and
/// [`Stack::finish`]. It holds no closures, so a position in the middle of an effect can be copied,
/// compared and saved. It is `Copy`: copying a position copies a block of memory. Unused slots hold
/// the default frame and are never read.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(serialize = "F: Serialize", deserialize = "F: Deserialize<'de>"))]
pub struct Stack<F: Default, const N: usize>(ArrayVec<[F; N]>);

impl<F: Copy + Default, const N: usize> Stack<F, N> {
    /// An empty stack.
    pub fn new() -> Self {
        Stack(ArrayVec::new())
    }

    /// The frame that acts or asks now.
    pub fn top(&self) -> Option<F> {
        self.0.last().copied()
    }

    /// The frame on top, to record its progress.
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.0.last_mut()
    }

    /// Pushes a frame; the one beneath goes on when it is finished.
    ///
    /// # Panics
    ///
    /// If more than `N` frames are pending. A game sizes its stack for its deepest nesting and
    /// refuses loaded positions that have no room for it.
    pub fn call(&mut self, frame: F) {
        self.0.push(frame);
    }

    /// Replaces the frame on top.
    pub fn goto(&mut self, frame: F) {
        self.0.pop();
        self.0.push(frame);
    }

    /// Pops the finished frame.
    pub fn finish(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// How many more frames fit. Effects whose nesting depth depends on the content check this
    /// first.
    pub fn room(&self) -> usize {
        N - self.0.len()
    }

    /// The pending frames, the outermost first.
    pub fn pending(&self) -> &[F] {
        &self.0
    }

    /// Removes all frames.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn call_comes_back_and_goto_does_not() {
        let mut stack: Stack<char, 4> = Stack::new();
        stack.call('a');
        stack.call('b');
        stack.goto('c');
        assert_eq!(stack.pending(), ['a', 'c']);
        assert_eq!(stack.finish(), Some('c'));
        assert_eq!(stack.top(), Some('a'));
    }
}
