// A binary heap as a part of a program, with the habits that hand-written heaps have. Headless.

import { declare, give, half, less, minus, more, name, not, number, plus, STOP, same, times, when } from "./tree.js";

/**
 * @import { Plan } from "./plan.js"
 * @import { Expression, Heap, Statement } from "./tree.js"
 */

const [place, above, below, right, entry, last] = ["place", "above", "below", "right", "entry", "last"].map(name);
const [ZERO, ONE, TWO] = [0, 1, 2].map(number);
/** @type {Expression} */
const LENGTH = { is: "length" };

/** @param {Expression} index @returns {Expression} */
const at = (index) => ({ is: "at", index });
/** @param {Expression} a @param {Expression} b @returns {Expression} */
const before = (a, b) => ({ is: "before", a, b });
/** @param {Expression} index @param {Expression} value @param {import("./tree.js").Note} [note] @returns {Statement} */
const put = (index, value, note) => ({ is: "place", index, value, ...(note && { note }) });
/** @param {Expression} index @param {Expression} value @returns {Statement} */
const siftUp = (index, value) => ({ is: "sift", to: "siftUp", args: [index, value] });
/** @param {string} to @param {Expression} value @returns {Statement} */
const move = (to, value) => ({ is: "assign", name: to, value });

/**
 * @param {Pick<Plan, "improves" | "stays" | "swaps">} plan `improves`: the entry of a cell is looked for when it is put in
 *   again; then it `stays` where it is or moves up. `swaps`: equal entries change places.
 * @returns {Heap}
 */
export const heapOf = ({ improves, stays, swaps }) => ({
  isOrEqual: swaps,
  routines: [
    {
      name: "put",
      takes: [["entry", "entry"]],
      gives: "flag",
      body: [...(improves ? improving(stays) : []), { is: "grow", value: entry }, siftUp(minus(LENGTH, ONE), entry)],
    },
    {
      name: "pop",
      takes: [],
      gives: "entry",
      body: [
        declare("first", "entry", at(ZERO)),
        { is: "shrink", name: "last" },
        when(more(LENGTH, ZERO), [{ is: "sift", to: "siftDown", args: [last] }]),
        give(name("first")),
      ],
    },
    {
      name: "siftUp",
      takes: [
        ["place", "int"],
        ["entry", "entry"],
      ],
      gives: "flag",
      body: [
        {
          is: "while",
          when: more(place, ZERO),
          body: [
            declare("above", "int", half(minus(place, ONE))),
            when(not(before(entry, at(above))), [STOP]),
            put(place, at(above)),
            move("place", above),
          ],
        },
        put(place, entry),
      ],
    },
    {
      name: "siftDown",
      takes: [["entry", "entry"]],
      gives: "flag",
      body: [
        declare("place", "int", ZERO),
        {
          is: "while",
          when: less(plus(times(TWO, place), ONE), LENGTH),
          body: [
            declare("below", "int", plus(times(TWO, place), ONE)),
            declare("right", "int", plus(below, ONE)),
            when(less(right, LENGTH), [when(before(at(right), at(below)), [move("below", right)])]),
            when(not(before(at(below), entry)), [STOP]),
            put(place, at(below)),
            move("place", below),
          ],
        },
        put(place, entry),
      ],
    },
  ],
});

/** What becomes of the entry of a cell that has one. @param {boolean} stays @returns {Statement[]} */
const improving = (stays) => [
  {
    is: "places",
    name: "place",
    body: [
      when(same({ is: "cellOf", entry: at(place) }, { is: "cellOf", entry }), [
        stays ? put(place, entry, "stays") : siftUp(place, entry),
        { is: "give" },
      ]),
    ],
  },
];
