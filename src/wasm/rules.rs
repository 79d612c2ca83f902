//! What algorithms, heuristics, cost models and diagonal rules are, for whoever would otherwise keep tables of them.

use crate::rules::cost::Units;
use crate::wasm::Solver;
use crate::wasm::errors::Outcome;
use crate::wasm::objects::{object, set};
use crate::{Algorithm, CostModel, Diagonal, Distance, HeuristicKind};
use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Solver {
    /// What each algorithm is, by its name.
    #[wasm_bindgen(getter, unchecked_return_type = "Record<Options[\"algorithm\"], AlgorithmFacts>")]
    pub fn algorithms() -> Outcome<Object> {
        by_name(Algorithm::ALL, |algorithm| {
            let facts = algorithm.facts();
            let ignores: Array = facts.ignores.iter().map(|name| JsValue::from(*name)).collect();
            object(&[
                ("decidesBy", facts.decides_by.name().into()),
                ("estimate", facts.estimate.name().into()),
                ("sides", facts.sides.into()),
                ("looks", facts.looks.name().into()),
                ("parents", facts.parents.name().into()),
                ("shortest", facts.shortest.name().into()),
                ("ignores", ignores.into()),
            ])
        })
    }

    /// How each heuristic measures distances, by its name.
    #[wasm_bindgen(getter, unchecked_return_type = "Record<Options[\"heuristic\"], HeuristicFacts>")]
    pub fn heuristics() -> Outcome<Object> {
        by_name(HeuristicKind::ALL, |heuristic| match heuristic.distance() {
            Distance::Automatic => object(&[("distance", "automatic".into())]),
            Distance::Line { floored } => object(&[("distance", if floored { "floored-line" } else { "line" }.into())]),
            Distance::Moves { far, near } => {
                object(&[("distance", "moves".into()), ("far", far.into()), ("near", near.name().into())])
            }
        })
    }

    /// What moves cost in each cost model, by its name.
    #[wasm_bindgen(getter, js_name = costModels, unchecked_return_type = "Record<Options[\"costs\"], CostFacts>")]
    pub fn cost_models() -> Outcome<Object> {
        by_name(CostModel::ALL, |model| {
            let units = Units::new(*model);
            let own = |count: u32, diagonal| units.cost(count.into(), diagonal);
            object(&[
                ("straight", own(units.straight, 0).into()),
                ("diagonal", own(units.diagonal, 1).into()),
                ("penalty", own(units.tenth, 0).into()),
                ("octile", own(units.octile_diagonal(), 1).into()),
                (
                    "units",
                    [units.straight, units.diagonal, units.tenth].map(JsValue::from).iter().collect::<Array>().into(),
                ),
            ])
        })
    }

    /// What each diagonal rule forbids, by its name.
    #[wasm_bindgen(getter, js_name = diagonalRules, unchecked_return_type = "Record<Options[\"diagonal\"], DiagonalFacts>")]
    pub fn diagonal_rules() -> Outcome<Object> {
        by_name(Diagonal::ALL, |rule| {
            let most = rule.most_blocked();
            object(&[("mostBlocked", most.map_or(JsValue::UNDEFINED, JsValue::from))])
        })
    }
}

/// An object with a property for each value of an option.
fn by_name<T: Copy + std::fmt::Display>(all: &[T], facts: impl Fn(&T) -> Object) -> Outcome<Object> {
    let result = Object::new();
    for value in all {
        set(&result, &value.to_string(), &facts(value));
    }
    Ok(result)
}
