// One word for one thing, in every text that a reader sees: which words the glossary leaves out in each language, and what
// is said instead. A word that has another use too names the phrases in which it may stand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { enOfFirstRun } from "../../www/core/i18n/en/first-run.js";
import "./english.js";
import { en } from "../../www/core/i18n/en/index.js";
import { LANGUAGES, makeLanguage, TAGS } from "../../www/core/i18n/index.js";
import { all } from "./supplied.js";

/** @typedef {{ word: RegExp, instead: string, but?: RegExp }} Rule */

/** @type {Record<string, Rule[]>} */
const RULES = {
  en: [
    {
      word: /\b(take[ns]?|took|taking)\b/i,
      instead: "expand",
      but: /\{taken\}|\b(take|took) turns\b|\btakes? (its|the) place\b|\btakes? ([\w{}]+ seconds|at least|a while|at most|more than|as long|several times)\b|\btake (the tour|the test|it) again\b|\btakes fewer comparisons\b|\btakes \{compare\.expanded\} expansions\b|\bexpansions took\b|\btakes (them|corners) (all|diagonally)\b|\bthe path takes them diagonally\b|\b(are taken from your log|take a PNG instead)\b/gi,
    },
    { word: /\btaken from the (open list|list|queue|heap)\b/, instead: "removed from the open list" },
    { word: /\b(comes?|came|leaves?) (out of|the) (the )?(open list|heap|queue)\b/, instead: "is expanded" },
    { word: /\bleaves? (first|before)\b/, instead: "comes first" },
    {
      word: /\bways?\b/i,
      instead: "path, or kind of search",
      but: /\b(on the|in the|in another|in the same|either|no|the same) way\b|\ball the way\b|\bno way to move an entry\b/gi,
    },
    { word: /\bclick/i, instead: "{pointer:fine=click|coarse=tap}", but: /\{pointer:fine=[^}]*\}/g },
    { word: /\bdearest\b/, instead: "most expensive" },
    { word: /\brepair/i, instead: "fix" },
    { word: /\blengthens?\b|\bbecome longer\b/, instead: "more expensive" },
    { word: /\bshortest path(s are|s, and f|s from)|\ba shortest path\b/, instead: "a cheapest path" },
    { word: /\bcut off to\b|\bbehind the point\b/, instead: "truncated" },
    { word: /\bopened again\b/, instead: "reopened" },
    { word: /\b0 open, 1 wall\b/, instead: "0 free" },
    { word: /around corners/, instead: "cutting corners" },
    { word: /[^\s…] …|\} %/, instead: "no space before an ellipsis or a percent sign", but: /1, 2, 3 …|“\w+ …”/g },
    { word: /\banew\b|\bso many steps\b|\bfits\b/, instead: "again; this many; suitable" },
    { word: /\blet your program\b/, instead: "have your program" },
    { word: /\blooked around\b/, instead: "expanded" },
  ],
  es: [
    { word: /\bclic/i, instead: "{pointer:fine=clic|coarse=toque}", but: /\{pointer:fine=[^}]*\}/g },
    {
      word: /\b(tom(a|an|ar|ó|aron|aste|e|en|ando)|tomad[ao]s?)\b/iu,
      instead: "expandir",
      but: /se tomaron de tu registro|el camino las toma en diagonal/g,
    },
    { word: /\bextra(e|jo|er|cción|ído|ída)\b/, instead: "expandir" },
    {
      word: /\bsal(e|en|ió|ieron|ir|ga|ido)\b/,
      instead: "expandir, or sacar de la lista",
      but: /Nada sale de tu navegador|su entrada anterior sale más tarde/g,
    },
    { word: /\b(met(e|en|er|o|ido)|metid[ao]s?)\b|\bMete\b/, instead: "poner" },
    {
      word: /\b(un|otro) camino más corto\b|\bcaminos más cortos\b|\bcaminos más baratos de\b/,
      instead: "un camino mínimo, de costo mínimo",
    },
    { word: /\btableros?\b/i, instead: "cuadrícula" },
    { word: /\bvecinos?\b/i, instead: "vecina" },
    { word: /\barreglos?\b/i, instead: "array" },
    { word: /\bcostes?\b/i, instead: "costo" },
    { word: /\beuclíde[oa]\b|euclidiana truncada/i, instead: "euclidiana; redondeada hacia abajo" },
    { word: /v[í]deo/i, instead: "video" },
    { word: /\b[Ss]e (hace clic|pulsa)\b|\b[Cc]onviene\b|: mover el cursor|\bPulsar «|: pulsar /, instead: "tú" },
    { word: /[Hh]ay que (elegir|abrir|rellenar|escribir|tomar|señalar|borrar|expandir)/, instead: "tú" },
    { word: /\bconfiguración\b/, instead: "ajustes" },
    { word: /\bsaltar?\b (las|los) |\b[Ss]e salta\b/, instead: "ignorar" },
    { word: /“|”/, instead: "« »" },
    { word: /\b[Ee]ntrar\.|flechas y Entrar/, instead: "Intro (Enter)" },
    { word: /\} %| %/, instead: "a no-break space before the percent sign", but: /\(%\)/g },
    { word: /más celdas? abiertas? tiene|\{\w+\} más (tenía|tiene|\{\w+:one=(tenía|tiene|celda))/, instead: "otra" },
    { word: /\ba volver a abrir|\bvolvió a abrir\b|vuelven a abrir/, instead: "reabrir" },
    { word: /en vez de \{other\}/, instead: "both names" },
    {
      word: /“en abierta”|poner(la)? (el inicio )?en abierta|al final de abierta|mientras abierta/,
      instead: "lista abierta",
    },
  ],
  zh: [
    {
      word: /打开/,
      instead: "加入开启列表",
      but: /^打开$|打开(文件|地图|吗|……|这段文字|它)|[能要可]以?打开|已打开|正在打开|或者打开|在这里打开|用于打开/g,
    },
    {
      word: /(最先|最早|最晚|最后|(?<!更)新|被|重新|再次|首次)开启(?!列表)|开启(了它|它|于|顺序|过|着)|尚未开启|从未开启|未开启|没有开启|还没有开启|已开启|就算它已开启/,
      instead: "加入开启列表",
    },
    { word: /已开启$|已关闭$/, instead: "启用, 不启用" },
    {
      word: /取出|离开开启列表|取走/,
      instead: "扩展",
      but: /从(开启列表|列表|堆|队列)中取出|最先取出的|取出的顺序|更早取出的|下方的元素取出|取出 1 个|取出一个后|取出根|之后才取出/g,
    },
    { word: /[先已再都]取(?![消出])|取格子|取了|取哪|先取(?!出)|按 \w 取/, instead: "扩展", but: /已读取|读取/g },
    { word: /条目/, instead: "元素" },
    { word: /附加代价/, instead: "移动惩罚" },
    { word: /改进/, instead: "更新" },
    { word: /课程/, instead: "课" },
    { word: /解说/, instead: "说明" },
    { word: /对比/, instead: "比较" },
    { word: /您/, instead: "你" },
    { word: /对角移动/, instead: "斜走" },
    { word: /空格子/, instead: "可通行格子" },
    { word: /^空地$|所有空地/, instead: "可通行" },
    { word: /最小(只要|可以是)|最短路径|而最短/, instead: "最小代价是" },
    { word: /在其他设置下/, instead: "在当前设置下" },
    { word: /贪心最佳优先(?!搜索)|^广度优先$|广度优先(扩展|、)/, instead: "贪心搜索, 广度优先搜索" },
    { word: /[^…]…[^…]|[^…]…$/, instead: "……", but: /“\w+ …”/g },
    { word: /（行，列）/, instead: "(行, 列)" },
    { word: /不太对/, instead: "不对" },
    { word: /之 \{number\}/, instead: "（{number}）" },
  ],
};

/** Every text in a JSON value that is given in several languages. @param {any} value @returns {Record<string, string>[]} */
function textsIn(value) {
  if (typeof value !== "object" || value === null) return [];
  return typeof value.en === "string" ? [value] : Object.values(value).flatMap(textsIn);
}

/** What was asked for before, by the language. @type {Map<string, [string, string][]>} */
const texts = new Map();

/** All texts of a language, with where each is. @param {string} tag @returns {Promise<[string, string][]>} */
async function textsOf(tag) {
  const known = texts.get(tag);
  if (known) return known;
  const own = tag === "en" ? { ...en, ...enOfFirstRun } : await LANGUAGES[tag]();
  const lessons = all().flatMap(({ name, raw }) =>
    textsIn(raw).map((text) => /** @type {[string, string]} */ ([name, text[tag]])),
  );
  const found = [...Object.entries(own), ...lessons];
  texts.set(tag, found);
  return found;
}

test("no text has a word that the glossary leaves out", async () => {
  assert.deepEqual(Object.keys(RULES), TAGS);
  const found = [];
  for (const [tag, rules] of Object.entries(RULES)) {
    const texts = await textsOf(tag);
    assert.ok(texts.length > 1400, `${tag}: ${texts.length}`);
    for (const [at, text] of texts) {
      for (const { word, instead, but } of rules) {
        const [said] = (but ? text.replace(but, "") : text).match(word) ?? [];
        if (said) found.push(`${tag}, ${at}: “${text}” has “${said}” instead of: ${instead}`);
      }
    }
  }
  assert.equal(found.join("\n"), "");
});

test("where the rule is given, its textbook names are too", async () => {
  const names = { en: ["admissible", "consistent"], es: ["admisible", "consistente"], zh: ["可采纳", "一致"] };
  for (const [tag, [admissible, consistent]] of Object.entries(names)) {
    const texts = await textsOf(tag);
    const promise = texts.find(([key]) => key === "truth.safe")?.[1] ?? "";
    assert.ok(promise.includes(admissible) && promise.includes(consistent), `${tag}: ${promise}`);
    const lesson = texts.filter(([at]) => at === "tour-7-too-large").map(([, text]) => text);
    assert.ok(lesson.filter((text) => text.includes(admissible)).length >= 2, `${tag}: lesson 7 names the rule`);
  }
});

test("what asks for a board that refutes a promise says so", async () => {
  for (const [tag, word] of Object.entries({ en: "counterexample", es: "contraejemplo", zh: "反例" })) {
    const text = (await textsOf(tag)).find(([key]) => key === "truth.showMe")?.[1] ?? "";
    assert.ok(text.includes(word), `${tag}: ${text}`);
  }
});

test("Chinese names stand in Chinese sentences without spaces, numbers with them, and a reader's own spaces stay", async () => {
  const { t, joined } = makeLanguage("zh", await LANGUAGES.zh());
  const name = "贪心搜索";
  assert.equal(t("compare.end.only", { name, cost: 14 }), "只有贪心搜索找到了路径，代价为 14");
  assert.equal(t("compare.end.only", { name: "A*", cost: 14 }), "只有 A* 找到了路径，代价为 14");
  assert.equal(t("clause.algorithm", { choice: name }), "用贪心搜索寻路");
  assert.equal(t("clause.algorithm", { choice: "|" }), "用 | 寻路");
  assert.equal(t("error.file", { name: "我的 地图.map" }), "无法读取文件我的 地图.map。");
  assert.equal(joined(["一。", "", "二。"]), "一。二。");
  assert.equal(makeLanguage("en", en).joined(["One.", "", "Two."]), "One. Two.");
});

test("one of something is never several of it", async () => {
  const { t } = makeLanguage("en", en);
  const values = { name: "h", dx: 1, dy: 1, h: 28, cost: 20 };
  assert.match(t("truth.over-far", values), / 1 column and 1 row cost /);
  const moves = {
    straight: 1,
    straights: 1,
    diagonal: 2,
    diagonals: 2,
    cost: 38,
    g: 10,
    h: 38,
    f: 48,
    fromG: 0,
    move: 10,
  };
  assert.match(t("test.cost.why", moves), / 1 straight move and 2 diagonal moves: 38/);
  assert.match(t("test.numbers.why", moves), / 2 diagonal and 1 straight move to /);
  const spanish = makeLanguage("es", await LANGUAGES.es());
  assert.match(spanish.t("truth.over-far", values), / 1 columna y 1 fila cuestan /);
  const one = t("noPath.reached", { count: 1, walls: 8 });
  assert.equal(one, "1 cell can be reached; 8 walls close it off from the goal.");
  const right = { cell: "A", numbers: "f 82", by: "f", least: 82, equal: 1 };
  assert.match(spanish.t("quiz.right.low-h", right), /También tiene f 82 otra celda abierta \(1\)/);
});
