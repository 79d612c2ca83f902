// What languages have in common whose blocks stand in braces and whose statements end with semicolons.

import { LOOSE, PRODUCT, Printer } from "./printer.js";

/**
 * @import { Expression, LineId, Statement } from "../tree.js"
 * @import { Kind } from "./printer.js"
 */

export class Braced extends Printer {
  /** Whether a brace that opens a block has a line of its own. */
  hasOpenLines = false;

  /** A line and its block. @param {string} text @param {() => void} write @param {LineId} [id] */
  braced(text, write, id) {
    if (this.hasOpenLines) {
      this.line(text, id);
      this.line("{");
    } else this.line(`${text} {`, id);
    this.deeper(write);
    this.line("}");
  }

  /** A call, with its arguments as they are written. @param {string} name @param {Expression[]} args */
  called(name, args) {
    return `${name}(${args.map((arg) => this.value(arg)).join(", ")})`;
  }

  /** @param {Extract<Expression, { is: "either" }>} node @returns {[string, number]} */
  chosen({ when, yes, no }) {
    return [`${this.value(when)} ? ${this.value(yes)} : ${this.value(no)}`, LOOSE];
  }

  /** @param {Statement} node */
  statement(node) {
    switch (node.is) {
      case "if":
        return this.#conditional(node);
      case "while":
        return this.braced(`while (${this.value(node.when)})`, () => this.block(node.body), node.id);
      case "moves":
        return this.braced(this.eachMove(), () => this.block(node.body), node.id);
      case "places":
        return this.braced(this.eachPlace(node.name), () => this.block(node.body), node.id);
      default:
        if (node.is === "place" && node.note) this.note(node.note);
        this.simple(node);
    }
  }

  /** One statement stands behind its condition, where nothing in it has a line of its own. @param {Kind<"if">} node */
  #conditional({ when, body, id }) {
    const text = `if (${this.value(when)})`;
    const [only] = body;
    if (body.length > 1 || !["next", "stop", "give", "assign"].includes(only.is) || only.id)
      return this.braced(text, () => this.block(body), id);
    this.line(`${text} ${this.short(only)};${this.behind(only)}`, id);
  }

  /** A statement that can stand behind a condition. @param {Statement} node */
  short(node) {
    switch (node.is) {
      case "next":
        return "continue";
      case "stop":
        return "break";
      case "give":
        return node.value ? `return ${this.value(node.value)}` : "return";
      case "assign": {
        const added = this.added(node.name, node.value);
        const name = this.named(node.name);
        return added ? `${name} += ${this.value(added)}` : `${name} = ${this.value(node.value)}`;
      }
      default:
        throw new Error(`no short statement: ${node.is}`);
    }
  }

  /** Any other statement. @param {Exclude<Statement, { is: "if" | "while" | "moves" | "places" }>} node */
  simple(node) {
    switch (node.is) {
      case "next":
      case "stop":
      case "give":
      case "assign":
        return this.line(`${this.short(node)};${this.behind(node)}`, node.id);
      default:
        throw new Error(`no such statement: ${node.is}`);
    }
  }

  // What languages write in their own way

  eachMove() {
    return "";
  }

  /** @param {string} _ @returns {string} */
  eachPlace(_) {
    return "";
  }

  /** Whole numbers are divided in another way in some languages: what makes them others. */
  cast = "";

  /** @param {Expression} node */
  divided(node) {
    return node.is === "get" ? `${this.cast}${this.value(node, PRODUCT)}` : this.value(node, PRODUCT);
  }
}
