use std::borrow::Cow;

use crate::noun::owned;
use crate::{List, Noun, Value};

/// What a message can be filled with: texts, numbers, [`Noun`]s and [`List`]s.
///
/// [`message!`](crate::message) takes its arguments by this trait and turns them into values in one
/// place: there are thousands of calls, and each would otherwise have the code for it.
pub trait Argument {
    /// The argument as a value.
    fn value(&self) -> Value<'_>;
}

macro_rules! arguments {
    ($($type:ty: |$this:ident| $value:expr;)+) => {
        $(impl Argument for $type {
            fn value(&self) -> Value<'_> {
                let $this = self;
                $value
            }
        })+
    };
}

arguments! {
    &str: |text| Value::String(Cow::Borrowed(text));
    String: |text| Value::String(Cow::Borrowed(text));
    Cow<'_, str>: |text| Value::String(Cow::Borrowed(text));
    Noun: |noun| noun.clone().into();
    List: |list| list.clone().into();
    Value<'_>: |value| owned(value);
    u8: |number| (*number).into();
    u16: |number| (*number).into();
    u32: |number| (*number).into();
    u64: |number| (*number).into();
    usize: |number| (*number).into();
    i8: |number| (*number).into();
    i16: |number| (*number).into();
    i32: |number| (*number).into();
    i64: |number| (*number).into();
    f64: |number| (*number).into();
}

impl<A: Argument + ?Sized> Argument for &A {
    fn value(&self) -> Value<'_> {
        A::value(self)
    }
}
