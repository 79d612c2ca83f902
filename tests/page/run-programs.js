// Runs programs that are printed in a language, and gives back what each prints. What a language needs may not be here.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether a command can be called. @param {string} command @param {string} version How it is asked for its version. */
const has = (command, version) => spawnSync(command, [version]).status === 0;

/** @template T @param {(folder: string) => T} work */
function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), "starstep-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} command @param {string[]} args @param {string} [input] */
const outputOf = (command, args, input) => execFileSync(command, args, { encoding: "utf8", input, maxBuffer: 1 << 28 });

/** What stands between what two programs print. */
const CUT = "----";
/** @param {string} text */
const partsOf = (text) => text.split(`${CUT}\n`).slice(0, -1);

/** @param {string[]} programs */
const javascript = (programs) =>
  programs.map((text) => {
    /** @type {string[]} */
    const printed = [];
    const log = (/** @type {unknown[]} */ ...values) => printed.push(values.join(" "));
    new Function("console", text)({ log });
    return printed.join("\n");
  });

/** @param {string[]} programs @returns {string[]} */
function python(programs) {
  const runner = `import contextlib, io, json, sys
printed = []
for program in json.load(sys.stdin):
    with contextlib.redirect_stdout(io.StringIO()) as output:
        exec(compile(program, "program", "exec"), {})
    printed.append(output.getvalue())
json.dump(printed, sys.stdout)`;
  return JSON.parse(outputOf("python3", ["-c", runner], JSON.stringify(programs)));
}

/** Compiles programs into one: each has a name space of its own. @param {string[]} programs */
const cpp = (programs) =>
  inFolder((folder) => {
    const includes = new Set(programs.flatMap((text) => text.match(/^#include .*$/gm) ?? []));
    const parts = programs.map((text, index) => `namespace n${index} {\n${text.replace(/^#include .*$/gm, "")}\n}`);
    // What main does without a return statement only main may do.
    const bodies = parts.map((text) => text.replace("int main() {", "void main() {"));
    const calls = programs.map((_, index) => `n${index}::main(); std::cout << "${CUT}\\n";`);
    const whole = `${[...includes].join("\n")}\n${bodies.join("\n")}\nint main() {\n${calls.join("\n")}\n}\n`;
    writeFileSync(join(folder, "all.cpp"), whole);
    const flags = ["-std=c++17", "-O0", "-Wall", "-Wextra", "-Werror"];
    outputOf("g++", [...flags, "-o", join(folder, "all"), join(folder, "all.cpp")]);
    return partsOf(outputOf(join(folder, "all"), []));
  });

/** Each program is a class of its own. @param {string[]} programs */
const java = (programs) =>
  inFolder((folder) => {
    programs.forEach((text, index) => {
      writeFileSync(
        join(folder, `Program${index}.java`),
        text.replace("public class Program {", `public class Program${index} {`),
      );
    });
    const calls = programs.map((_, index) => `Program${index}.main(args); System.out.println("${CUT}");`);
    const all = `public class All { public static void main(String[] args) { ${calls.join("\n")} } }`;
    writeFileSync(join(folder, "All.java"), all);
    const files = ["All.java", ...programs.map((_, index) => `Program${index}.java`)].map((name) => join(folder, name));
    outputOf("javac", ["-Xlint:all", "-Werror", "-d", folder, ...files]);
    return partsOf(outputOf("java", ["-cp", folder, "All"]));
  });

/** What Mono lacks of the newer library: a priority queue, which is free to give out equal entries in any order. */
const PRIORITY_QUEUE = `
class PriorityQueue<T, K> {
  readonly List<KeyValuePair<K, T>> all = new List<KeyValuePair<K, T>>();
  public int Count => all.Count;
  public void Enqueue(T item, K key) { all.Insert(0, new KeyValuePair<K, T>(key, item)); }
  public T Dequeue() { TryDequeue(out var item, out var key); return item; }
  public bool TryDequeue(out T item, out K key) {
    int best = 0;
    for (int i = 1; i < all.Count; i++) if (Comparer<K>.Default.Compare(all[i].Key, all[best].Key) < 0) best = i;
    item = all[best].Value; key = all[best].Key; all.RemoveAt(best); return true;
  }
}`;

/** A record as languages before C# 10 write it. @param {string} _ @param {string} name @param {string} fields */
function struct(_, name, fields) {
  const parts = [...fields.matchAll(/(\([^)]*\)|\w+) (\w+)(?:, |$)/g)].map(([, type, field]) => ({ type, field }));
  const list = (/** @type {(part: { type: string, field: string }) => string} */ say, joint = ", ") =>
    parts.map(say).join(joint);
  return `struct ${name} {
  ${list(({ type, field }) => `public readonly ${type} ${field};`, " ")}
  public ${name}(${list(({ type, field }) => `${type} _${field}`)}) { ${list(({ field }) => `${field} = _${field};`, " ")} }
  public static bool operator ==(${name} a, ${name} b) { return a.Equals(b); }
  public static bool operator !=(${name} a, ${name} b) { return !a.Equals(b); }
  public override bool Equals(object other) { return other is ${name} && ${list(({ field }) => `${field}.Equals(((${name})other).${field})`, " && ")}; }
  public override int GetHashCode() { return ${list(({ field }) => `${field}.GetHashCode()`, " * 31 + ")}; }
}`;
}

/** With Mono's compiler, which knows no records yet, and cannot take them apart. @param {string[]} programs */
const csharp = (programs) =>
  inFolder((folder) => {
    const bodies = programs.map((text, index) => {
      const older = text
        .replace(/^using .*;$/gm, "")
        .replace(/^readonly record struct (\w+)\((.*)\);$/gm, struct)
        .replace("static void Main()", "public static void Main()")
        .replace("var (x, y) = current;", "int x = current.X, y = current.Y;")
        .replace(
          /foreach \(var \(dx, dy\) in Moves\)\s*\{/,
          "foreach (var move in Moves) { int dx = move.X, dy = move.Y;",
        );
      return `namespace N${index} {\n${older}\n}`;
    });
    const calls = programs.map((_, index) => `N${index}.Program.Main(); Console.WriteLine("${CUT}");`);
    const all = `using System; using System.Collections.Generic; using System.Linq;
${PRIORITY_QUEUE}
${bodies.join("\n")}
static class All { static void Main() { ${calls.join("\n")} } }`;
    writeFileSync(join(folder, "all.cs"), all);
    outputOf("mcs", ["-langversion:latest", "-main:All", `-out:${join(folder, "all.exe")}`, join(folder, "all.cs")]);
    return partsOf(outputOf("mono", [join(folder, "all.exe")]));
  });

/** @typedef {"python" | "javascript" | "csharp" | "java" | "cpp"} Language */

/** How each language is run, and whether it can be. @type {Record<Language, { run: (programs: string[]) => string[], isHere: boolean, needs: string }>} */
export const RUNNERS = {
  python: { run: python, isHere: has("python3", "--version"), needs: "python3" },
  javascript: { run: javascript, isHere: true, needs: "node" },
  csharp: { run: csharp, isHere: has("mcs", "--version") && has("mono", "--version"), needs: "mcs and mono" },
  java: { run: java, isHere: has("javac", "--version"), needs: "javac" },
  cpp: { run: cpp, isHere: has("g++", "--version"), needs: "g++" },
};
