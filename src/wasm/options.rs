//! Options, read from the page's objects and returned as objects.

use crate::error::problem::Allowed;
use crate::rules::options::CHOICES_JSON;
use crate::wasm::Solver;
use crate::wasm::arguments::{beginning, described};
use crate::wasm::errors::{Outcome, thrown};
use crate::wasm::objects::set;
use crate::{Error, OptionValue, Options};
use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Solver {
    /// Changes some options: all that are given, or none if one is wrong.
    pub fn configure(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Partial<Options>")] options: &JsValue,
    ) -> Outcome<()> {
        if !options.is_object() {
            let (key, value) = ("configure".to_owned(), described(options));
            return Err(thrown(Error::BadOption { key, value, allowed: Allowed::Object }));
        }
        // Reading a property may run code of the page. What it throws is passed on as it is; any call that it makes on
        // this solver is refused, because the solver is borrowed.
        let keys = Reflect::own_keys(options)?;
        let mut entries: Vec<(String, JsValue)> = Vec::new();
        for key in keys.iter().filter(JsValue::is_string) {
            let name = beginning(&key).unwrap_or_default();
            // There may be millions of keys; it stops at the first that is not an option.
            let is_option = Options::KEYS.contains(&name.as_str());
            entries.push((name, Reflect::get(options, &key)?));
            if !is_option {
                break;
            }
        }
        let texts: Vec<Option<String>> = entries.iter().map(|(_, value)| beginning(value)).collect();
        let changes =
            entries.iter().zip(&texts).map(|((key, value), text)| (key.as_str(), option_value(value, text.as_deref())));
        self.core.configure_by_name(changes).map_err(thrown)
    }

    /// All options, as a plain object.
    #[wasm_bindgen(getter, unchecked_return_type = "Options")]
    pub fn options(&self) -> Outcome<Object> {
        let options = Object::new();
        for (key, value) in self.core.options().entries() {
            let value = match value {
                OptionValue::Text(text) => text.into(),
                OptionValue::Number(number) => number.into(),
                OptionValue::Flag(flag) => flag.into(),
                OptionValue::Other(_) => JsValue::UNDEFINED,
            };
            set(&options, key, &value);
        }
        Ok(options)
    }

    /// What each option takes and its default, as a plain object: choices and switches have `default` and `values`,
    /// numbers have `default`, `min` and `max`.
    #[wasm_bindgen(getter, unchecked_return_type = "Choices")]
    pub fn choices() -> Outcome<JsValue> {
        js_sys::JSON::parse(CHOICES_JSON)
    }

    /// Whether the options promise a shortest path on any board.
    #[wasm_bindgen(getter, js_name = promisesShortest)]
    pub fn promises_shortest(&self) -> bool {
        self.core.promises_shortest()
    }
}

/// The value of an option as JavaScript gave it; `text` is the beginning of a text.
pub(super) fn option_value<'a>(value: &JsValue, text: Option<&'a str>) -> OptionValue<'a> {
    if let Some(text) = text {
        OptionValue::Text(text)
    } else if let Some(number) = value.as_f64() {
        OptionValue::Number(number)
    } else if let Some(flag) = value.as_bool() {
        OptionValue::Flag(flag)
    } else {
        OptionValue::Other(described(value))
    }
}
