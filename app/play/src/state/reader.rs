//! Deserializes a value of any type from JSON, with the path to an error.
//!
//! `serde_json` could read it as well. But the code that serde derives is compiled once more for
//! every deserializer, and reading a position is a large part of the program for a browser: this
//! one reads structs from objects only and parses no text, which halves that code.

use std::fmt::{self, Display};

use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value, map};

/// An error with its path.
#[derive(Debug)]
pub(super) struct Wrong(Box<(String, String)>);

impl Wrong {
    /// The path from the root, such as `.names[1].name`.
    pub(super) fn path(&self) -> &str {
        &self.0.0
    }

    /// The message.
    pub(super) fn why(&self) -> &str {
        &self.0.1
    }

    #[cold]
    #[inline(never)]
    fn under(mut self, name: &str) -> Self {
        self.0.0.insert_str(0, name);
        self.0.0.insert(0, '.');
        self
    }

    #[cold]
    #[inline(never)]
    fn nth(mut self, number: usize) -> Self {
        self.0.0.insert_str(0, &format!("[{number}]"));
        self
    }
}

impl Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.why())
    }
}

impl std::error::Error for Wrong {}

impl serde::de::Error for Wrong {
    #[cold]
    fn custom<T: Display>(why: T) -> Self {
        Wrong(Box::new((String::new(), why.to_string())))
    }
}

/// Deserializer for this value.
#[derive(Clone, Copy)]
pub(super) struct Reader<'v>(pub(super) &'v Value);

impl Reader<'_> {
    #[cold]
    #[inline(never)]
    fn unlike(self, expected: &dyn Expected) -> Wrong {
        let found = match self.0 {
            Value::Null => Unexpected::Other("null"),
            Value::Bool(is) => Unexpected::Bool(*is),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => Unexpected::Unsigned(number),
                (None, Some(number)) => Unexpected::Signed(number),
                (None, None) => Unexpected::Float(number.as_f64().unwrap_or_default()),
            },
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        };
        Wrong::invalid_type(found, expected)
    }
}

/// Numbers go to the visitor unchanged, which checks the range.
macro_rules! numbers {
    ($($read:ident)*) => {$(
        fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
            let Value::Number(number) = self.0 else { return Err(self.unlike(&visitor)) };
            match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Wrong;

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128
        deserialize_f32 deserialize_f64
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(_) => self.deserialize_bool(visitor),
            Value::Number(_) => self.deserialize_u64(visitor),
            Value::String(_) => self.deserialize_str(visitor),
            Value::Array(_) => self.deserialize_seq(visitor),
            Value::Object(_) => self.deserialize_map(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Bool(is) => visitor.visit_bool(*is),
            _ => Err(self.unlike(&visitor)),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::String(text) => visitor.visit_str(text),
            _ => Err(self.unlike(&visitor)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            _ => Err(self.unlike(&visitor)),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let Value::Array(listed) = self.0 else { return Err(self.unlike(&visitor)) };
        let mut items = Items { listed, at: 0 };
        let read = visitor.visit_seq(&mut items)?;
        if items.at < listed.len() { Err(too_many(items.at)) } else { Ok(read) }
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Object(fields) => visitor.visit_map(Fields::of(fields)),
            _ => Err(self.unlike(&visitor)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(Kind { name, with: None }),
            Value::Object(fields) if fields.len() == 1 => match fields.iter().next() {
                Some((name, with)) => visitor.visit_enum(Kind { name, with: Some(with) }),
                None => Err(self.unlike(&visitor)),
            },
            _ => Err(self.unlike(&visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { char bytes byte_buf }
}

#[cold]
#[inline(never)]
fn too_many(at: usize) -> Wrong {
    Wrong::custom("nothing more was expected").nth(at)
}

struct Items<'v> {
    listed: &'v [Value],
    at: usize,
}

impl<'de> SeqAccess<'de> for &mut Items<'_> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Wrong> {
        let Some(next) = self.listed.get(self.at) else { return Ok(None) };
        let read = seed.deserialize(Reader(next)).map_err(|wrong| wrong.nth(self.at))?;
        self.at += 1;
        Ok(Some(read))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.listed.len() - self.at)
    }
}

struct Fields<'v> {
    fields: map::Iter<'v>,
    now: Option<(&'v str, &'v Value)>,
}

impl<'v> Fields<'v> {
    fn of(fields: &'v Map<String, Value>) -> Self {
        Fields { fields: fields.iter(), now: None }
    }

    #[inline(never)]
    fn go_on(&mut self) -> Option<&'v str> {
        self.now = self.fields.next().map(|(name, value)| (&name[..], value));
        self.now.map(|(name, _)| name)
    }
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Wrong;

    fn next_key_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Wrong> {
        let Some(name) = self.go_on() else { return Ok(None) };
        seed.deserialize(key(name)).map(Some).map_err(|wrong| wrong.under(name))
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Wrong> {
        let Some((name, value)) = self.now else { return Err(Wrong::custom("no value")) };
        seed.deserialize(Reader(value)).map_err(|wrong| wrong.under(name))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.fields.len())
    }
}

fn key(name: &str) -> StrDeserializer<'_, Wrong> {
    name.into_deserializer()
}

/// A variant of an enum: its name, with its content if it has any.
struct Kind<'v> {
    name: &'v str,
    with: Option<&'v Value>,
}

impl<'de> EnumAccess<'de> for Kind<'_> {
    type Error = Wrong;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), Wrong> {
        let name = seed.deserialize(key(self.name)).map_err(|wrong| match self.with {
            Some(_) => wrong.under(self.name),
            None => wrong,
        })?;
        Ok((name, self))
    }
}

impl<'v> Kind<'v> {
    #[inline(never)]
    fn kept(&self, expected: &dyn Expected) -> Result<Reader<'v>, Wrong> {
        let with = self.with.ok_or_else(|| Wrong::invalid_type(Unexpected::UnitVariant, expected));
        with.map(Reader)
    }
}

impl<'de> VariantAccess<'de> for Kind<'_> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        match self.with {
            None | Some(Value::Null) => Ok(()),
            Some(with) => Err(Reader(with).unlike(&"unit").under(self.name)),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        let kept = self.kept(&"newtype variant")?;
        seed.deserialize(kept).map_err(|wrong| wrong.under(self.name))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        let kept = self.kept(&"tuple variant")?;
        kept.deserialize_seq(visitor).map_err(|wrong| wrong.under(self.name))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let kept = self.kept(&"struct variant")?;
        kept.deserialize_map(visitor).map_err(|wrong| wrong.under(self.name))
    }
}
