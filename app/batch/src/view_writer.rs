//! Writes a view as the numbers of its observation spec.

use std::fmt::{Display, Write as _};

use serde::ser::SerializeTupleVariant;
use serde::ser::{Error, Impossible, Serialize, SerializeSeq, SerializeStruct, Serializer};
use serde::ser::{SerializeStructVariant, SerializeTuple, SerializeTupleStruct};

use crate::node::{Form, Node, Part};

/// Writes a view into a buffer of zeros.
///
/// # Errors
///
/// If it does not match its declared type.
pub(crate) fn write(view: &impl Serialize, node: &Node, out: &mut [f32]) -> Result<(), Misfit> {
    view.serialize(FieldWriter { node, out })
}

/// A value that does not match its declared type.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Misfit(String);

impl Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misfit {}

impl Error for Misfit {
    fn custom<T: Display>(why: T) -> Self {
        Misfit(why.to_string())
    }
}

/// Writes one part of a view.
struct FieldWriter<'a> {
    node: &'a Node,
    out: &'a mut [f32],
}

impl<'a> FieldWriter<'a> {
    #[cold]
    fn misfit<T>(&self, what: &str) -> Result<T, Misfit> {
        let mut form = format!("{:?}", self.node.form);
        form.truncate(form.floor_char_boundary(120));
        Err(Misfit(format!("{what} does not fit {form}")))
    }

    #[inline]
    fn number(self, number: f32) -> Result<(), Misfit> {
        match &self.node.form {
            Form::Number => self.out[0] = number,
            Form::Name(_) => self.out[0] = number + 1.0,
            Form::Mark(_) => self.out[number as usize] += 1.0,
            _ => return self.misfit("a number"),
        }
        Ok(())
    }

    /// A writer for the fields of a variant, after writing its name.
    fn variant(self, index: u32, name: &str) -> Result<FieldWriter<'a>, Misfit> {
        let Form::Variants(parts) = &self.node.form else { return self.misfit(name) };
        let Some(place) = place(parts, index as usize, name, |part| &part.name) else {
            return self.misfit(name);
        };
        let part = &parts[place];
        let (head, rest) = self.out.split_at_mut(part.at);
        head[0] = (place + 1) as f32;
        Ok(FieldWriter { node: &part.node, out: rest })
    }

    fn parts(self) -> Result<Parts<'a>, Misfit> {
        match &self.node.form {
            Form::Record(parts) => Ok(Parts { parts: parts.iter(), out: self.out }),
            _ => self.misfit("a record"),
        }
    }

    fn items(self) -> Result<Items<'a>, Misfit> {
        let FieldWriter { node, out } = self;
        match &node.form {
            Form::List { item, most, fixed } => {
                let (head, out) = out.split_at_mut(usize::from(!fixed));
                Ok(Items { item, step: item.size, most: *most, next: 0, count: head, out })
            }
            Form::Marks(mark) => {
                let (count, out) = out.split_at_mut(0);
                Ok(Items { item: mark, step: 0, most: usize::MAX, next: 0, count, out })
            }
            _ => FieldWriter { node, out }.misfit("a list"),
        }
    }
}

/// The index of a name, which is nearly always where it is declared.
fn place<T>(all: &[T], index: usize, name: &str, of: impl Fn(&T) -> &str) -> Option<usize> {
    if all.get(index).is_some_and(|one| of(one) == name) {
        return Some(index);
    }
    all.iter().position(|one| of(one) == name)
}

macro_rules! numbers {
    ($($call:ident $number:ty),+) => {
        $(#[inline]
        fn $call(self, number: $number) -> Result<(), Misfit> {
            self.number(number as f32)
        })+
    };
}

impl<'a> Serializer for FieldWriter<'a> {
    type Ok = ();
    type Error = Misfit;
    type SerializeSeq = Items<'a>;
    type SerializeTuple = Group<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Impossible<(), Misfit>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    fn is_human_readable(&self) -> bool {
        false
    }

    numbers!(
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64,
        serialize_f32 f32, serialize_f64 f64
    );

    fn serialize_bool(self, flag: bool) -> Result<(), Misfit> {
        self.number(f32::from(u8::from(flag)))
    }

    fn serialize_char(self, _: char) -> Result<(), Misfit> {
        self.misfit("a letter")
    }

    fn serialize_str(self, text: &str) -> Result<(), Misfit> {
        let (Form::Name(names) | Form::Mark(names)) = &self.node.form else {
            return self.misfit(text);
        };
        match names.iter().position(|name| name == text) {
            Some(place) => self.number(place as f32),
            None => self.misfit(text),
        }
    }

    fn collect_str<T: Display + ?Sized>(self, text: &T) -> Result<(), Misfit> {
        let mut written = String::new();
        write!(written, "{text}").map_err(Misfit::custom)?;
        self.serialize_str(&written)
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Misfit> {
        self.misfit("bytes")
    }

    #[inline]
    fn serialize_none(self) -> Result<(), Misfit> {
        Ok(())
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Misfit> {
        match &self.node.form {
            Form::Maybe(node) => {
                let (head, out) = self.out.split_at_mut(1);
                head[0] = 1.0;
                value.serialize(FieldWriter { node, out })
            }
            _ => value.serialize(self),
        }
    }

    fn serialize_unit(self) -> Result<(), Misfit> {
        self.misfit("nothing")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Misfit> {
        Ok(())
    }

    #[inline]
    fn serialize_unit_variant(
        self,
        _: &'static str,
        index: u32,
        name: &'static str,
    ) -> Result<(), Misfit> {
        if let Form::Name(names) | Form::Mark(names) = &self.node.form {
            return match place(names, index as usize, name, |name| name) {
                Some(place) => self.number(place as f32),
                None => self.misfit(name),
            };
        }
        self.variant(index, name).map(|_| ())
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Misfit> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        name: &'static str,
        value: &T,
    ) -> Result<(), Misfit> {
        value.serialize(self.variant(index, name)?)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'a>, Misfit> {
        self.items()
    }

    fn serialize_tuple(self, _: usize) -> Result<Group<'a>, Misfit> {
        match self.node.form {
            Form::Record(_) => self.parts().map(Group::Parts),
            _ => self.items().map(Group::Items),
        }
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Misfit> {
        self.parts()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Misfit> {
        self.variant(index, name)?.parts()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Misfit> {
        self.misfit("a map")
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Misfit> {
        self.parts()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Misfit> {
        self.variant(index, name)?.parts()
    }
}

/// The remaining fields of a record, in order.
struct Parts<'a> {
    parts: std::slice::Iter<'a, Part>,
    out: &'a mut [f32],
}

impl Parts<'_> {
    #[inline]
    fn part<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<&str, Misfit> {
        let Some(part) = self.parts.next() else {
            return Err(Misfit("more parts than are declared".into()));
        };
        value.serialize(FieldWriter { node: &part.node, out: &mut self.out[part.at..] })?;
        Ok(&part.name)
    }

    /// Writes the next field, which has this name: the schema has the order of the declaration.
    #[inline]
    fn named<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Misfit> {
        let declared = self.part(value)?;
        debug_assert_eq!(declared, name, "parts are written in the order of their declaration");
        Ok(())
    }
}

/// The remaining items of a list.
struct Items<'a> {
    item: &'a Node,
    step: usize,
    most: usize,
    next: usize,
    count: &'a mut [f32],
    out: &'a mut [f32],
}

impl Items<'_> {
    #[inline]
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Misfit> {
        if self.next == self.most {
            return Err(Misfit(format!("more than {} items", self.most)));
        }
        value.serialize(FieldWriter {
            node: self.item,
            out: &mut self.out[self.next * self.step..],
        })?;
        self.next += 1;
        if let Some(count) = self.count.first_mut() {
            *count = self.next as f32;
        }
        Ok(())
    }
}

/// An array or a tuple.
enum Group<'a> {
    Items(Items<'a>),
    Parts(Parts<'a>),
}

impl SerializeSeq for Items<'_> {
    type Ok = ();
    type Error = Misfit;

    #[inline]
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Misfit> {
        self.item(value)
    }

    fn end(self) -> Result<(), Misfit> {
        Ok(())
    }
}

impl SerializeTuple for Group<'_> {
    type Ok = ();
    type Error = Misfit;

    #[inline]
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Misfit> {
        match self {
            Group::Items(items) => items.item(value),
            Group::Parts(parts) => parts.part(value).map(|_| ()),
        }
    }

    fn end(self) -> Result<(), Misfit> {
        Ok(())
    }
}

macro_rules! of_parts {
    ($($trait:ident::$call:ident($($key:ident)?)),+) => {
        $(impl $trait for Parts<'_> {
            type Ok = ();
            type Error = Misfit;

            #[inline]
            fn $call<T: Serialize + ?Sized>(
                &mut self,
                $($key: &'static str,)?
                value: &T,
            ) -> Result<(), Misfit> {
                of_parts!(@part self $($key)?, value)
            }

            fn end(self) -> Result<(), Misfit> {
                Ok(())
            }
        })+
    };
    (@part $self:ident, $value:ident) => { $self.part($value).map(|_| ()) };
    (@part $self:ident $key:ident, $value:ident) => { $self.named($key, $value) };
}
of_parts!(
    SerializeStruct::serialize_field(key),
    SerializeStructVariant::serialize_field(key),
    SerializeTupleStruct::serialize_field(),
    SerializeTupleVariant::serialize_field()
);
