// <star-step>: a board with a search on it that can be edited, stepped and played. The page is one of these.

import { CONTROLS, OPTION_OF_ATTRIBUTE, optionValue, speedOf } from "./attributes.js";
import { defaultBoard } from "./default-board.js";
import { make, windowOf } from "./dom.js";
import { loadEngine } from "./engine.js";
import { Events } from "./events.js";
import { isTooOld } from "./floor.js";
import { loadLanguage, pickLanguage, TAGS } from "./i18n/index.js";
import { Presence } from "./presence.js";
import { chooseSpeed, resetSpeed, SPEED } from "./run/player.js";
import { Lessons } from "./scenarios/lessons.js";
import { Session } from "./session.js";
import { Links } from "./share/links.js";
import { Shell } from "./shell.js";
import { short } from "./short.js";
import { dress, loadStyles } from "./styles.js";
import { Turns } from "./turns.js";

/** @typedef {import("./engine.js").Options} Options */

/** What attributes can be that are no options of the search. @type {Record<string, readonly string[] | undefined>} */
const CHOICES_OF_ATTRIBUTE = { controls: CONTROLS, theme: ["auto", "light", "dark"] };

/** How far outside the window an element begins to load. */
const NEAR = "600px";

// Where there is no page, as in a build that renders beforehand, the module can be imported and does nothing.
export class StarStep extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = [
    ...OPTION_OF_ATTRIBUTE.keys(),
    ...["map", "src", "link", "start-step", "end-step", "speed", "readonly", "controls", "theme", "lang"],
    ...["style", "class"],
  ];

  /** @type {Session | undefined} */
  #session;
  #isBeginning = false;
  #turns = new Turns();
  #presence = new Presence();
  /** The text of the style sheet, when it is there. */
  #styles = "";
  #lessons = new Lessons({
    element: this,
    stage: () => this.#shell.stage,
    rebuild: () => this.#shell.build(),
    warn: (sentence) => this.#warn(sentence),
    turns: this.#turns,
    presence: this.#presence,
  });
  /** The scenario that the element began with. @type {import("./scenarios/lesson.js").Lesson | undefined} */
  #firstLesson;
  #links = new Links({
    element: this,
    stage: () => this.#shell.stage,
    turns: this.#turns,
    scenario: () => this.#lessons.asWritten,
    openScenario: (name, turn) => this.#lessons.openFromLink(name, turn),
    leaveScenario: () => this.#lessons.leave(),
  });
  #events = new Events(this);
  #shell = new Shell({
    element: this,
    shadow: this.attachShadow({ mode: "open" }),
    session: () => this.#session,
    controls: () => this.controls,
    lessons: () => this.#lessons,
    acts: {
      load: (text) => this.load(text),
      loadSupplied: (name) => this.loadSupplied(name),
      openLink: (fragment) => this.openLink(fragment),
    },
    afterFrame: () => {
      if (this.#shell.isRefused || !this.#session) return;
      this.#links.notify();
      this.#events.tell(this.#session);
    },
  });
  /** Ends the waiting for the element to come near the window. */
  #stopWaiting = () => {};

  constructor() {
    super();
    this.#shadow.append(make("slot"));
    // What a page set before this class was known stands in the way of its setters.
    for (const name of /** @type {const} */ (["speed", "loop", "readonly", "controls"])) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (/** @type {Partial<StarStep>} */ (this)[name]);
      queueMicrotask(() => Object.assign(this, { [name]: value }));
    }
  }

  get #shadow() {
    return /** @type {ShadowRoot} */ (this.shadowRoot);
  }

  connectedCallback() {
    this.#presence.come();
    // It may have been moved here from another document.
    if (this.#styles) dress(this.#shadow, this.#styles);
    if (this.#session && !this.#isBeginning) {
      this.#shell.attach();
    } else if (!this.#isBeginning) {
      // An element far down an article costs nothing until the reader comes near.
      const { IntersectionObserver } = windowOf(this);
      const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), {
        rootMargin: NEAR,
      });
      const start = () => {
        this.#stopWaiting();
        this.#begin();
      };
      this.#stopWaiting = () => near.disconnect();
      near.observe(this);
    }
  }

  disconnectedCallback() {
    this.#stopWaiting();
    this.#shell.detach();
    // Who is only moved is connected again by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.#presence.leave();
      this.#rest();
    });
  }

  /** Gives the engine's memory back unless somebody may see the board. */
  #rest() {
    if (!this.isConnected) this.#session?.sleep();
  }

  async #begin() {
    this.#isBeginning = true;
    try {
      this.#checkLanguage();
      this.#shell.language = await loadLanguage(this.#wantedLanguage);
      if (isTooOld()) throw Object.assign(new Error(), { code: "old" });
      const [styles] = await Promise.all([loadStyles(), loadEngine()]);
      // It may be asked for another one while the engine comes.
      this.#shell.language = await loadLanguage(this.#wantedLanguage);
      this.#styles = styles;
      dress(this.#shadow, styles);
      this.#session = new Session(defaultBoard);
      // What a script has asked for meanwhile is newer than what the attributes ask for.
      const older = this.#turns.hasBegun ? ["src", "link"] : [];
      for (const name of StarStep.observedAttributes) if (!older.includes(name)) this.#applyAttribute(name, true);
      this.#lessons.begin();
      await this.#lessonsSettle();
      const warning = this.#shell.message;
      this.#links.begin();
      const isLinked = await Promise.race([this.#links.settled, this.#links.asked]);
      this.#shell.message ??= warning;
      this.#refuseUnlessShown(isLinked);
      this.#shell.message ??= this.#missingLanguage;
      this.#session.run.solve();
      if (!isLinked) this.#lessons.seekStart();
      this.#session.remember();
      this.#firstLesson = this.#lessons.lesson;
      if (this.isConnected) this.#shell.attach();
      if (this.hasAttribute("autoplay")) this.#events.playWhenRead(this.#session);
      this.#events.begin(this.#session);
    } catch (error) {
      this.#links.fail(error);
      this.#lessons.fail(error);
      this.#showFailure(error);
    } finally {
      this.#isBeginning = false;
      this.#rest();
    }
  }

  /** Waits for what is asked for last, which may be something else than what was asked for at first. */
  async #lessonsSettle() {
    for (let settled; settled !== this.#lessons.settled; ) {
      settled = this.#lessons.settled;
      await settled;
    }
  }

  /** Shows no board where the one that the author asked for cannot be shown. @param {boolean} isLinked */
  #refuseUnlessShown(isLinked) {
    const hasLink = this.hasAttribute("link");
    const isAsked = hasLink || this.hasAttribute("src");
    const failure = hasLink ? this.#links.failure : this.#lessons.failure;
    if (isAsked && !isLinked && failure !== undefined) this.#shell.refuse(failure);
  }

  /** What the fallback content shows stays, with a sentence that says why. @param {unknown} error */
  #showFailure(error) {
    const { t, tag, direction } = this.#shell.language;
    const isOld = error instanceof Error && Reflect.get(error, "code") === "old";
    const sentence = make("p", { role: "status", lang: tag, dir: direction }, t(isOld ? "error.old" : "error.load"));
    this.#shadow.replaceChildren(sentence, make("slot"));
    this.dispatchEvent(new CustomEvent("error", { detail: error }));
  }

  // Attributes

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.#session) return;
    if (name === "lang") return void this.#changeLanguage();
    if (["theme", "style", "class"].includes(name)) this.#shell.recolor();
    if (name === "style" || name === "class") return;
    this.#shell.run(() => {
      this.#applyAttribute(name);
      if (name === "controls" || name === "readonly") this.#shell.build();
    });
    this.#rest();
  }

  /** Tells the author of a language that there is not; for readers it is no fault. */
  #checkLanguage() {
    const lang = this.getAttribute("lang");
    if (lang && !TAGS.includes(lang.toLowerCase().split("-")[0])) {
      console.warn(`<star-step>: there is no language ${JSON.stringify(short(lang))}, only ${TAGS.join(", ")}`);
    }
  }

  /** The attribute `lang` of the element, else that of the page around it, else what the browser asks for. */
  get #wantedLanguage() {
    const nearest = this.closest("[lang]")?.getAttribute("lang");
    return pickLanguage([nearest, ...navigator.languages]);
  }

  /** Says which language could not be loaded, if one is missing. */
  get #missingLanguage() {
    const { tag, t } = this.#shell.language;
    const wanted = this.#wantedLanguage;
    if (tag === wanted) return undefined;
    const name = new Intl.DisplayNames([wanted], { type: "language" }).of(wanted);
    return t("error.part", { part: t("part.language", { name }) });
  }

  async #changeLanguage() {
    this.#checkLanguage();
    const wanted = this.#wantedLanguage;
    const language = await loadLanguage(wanted);
    if (wanted !== this.#wantedLanguage) return;
    if (language.tag !== wanted) return this.say(this.#missingLanguage);
    this.#shell.language = language;
    this.#shell.message = undefined;
    this.#shell.build();
    this.dispatchEvent(new CustomEvent("language"));
  }

  /** @param {string} name @param {boolean} [isFirst] Whether it was there when the element began. */
  #applyAttribute(name, isFirst = false) {
    const value = this.getAttribute(name);
    const session = this.#session;
    if (!session) return;
    const option = OPTION_OF_ATTRIBUTE.get(name);
    const { language } = this.#shell;
    try {
      if (option) this.#applyOption(session, option, value);
      if (name === "readonly") session.isReadOnly = value !== null;
      if (name === "start-step" || name === "end-step") this.#lessons.applyRange();
      if (name === "speed" && value === null && !this.#isBeginning) resetSpeed(session.run.player);
      if (value === null) return;
      if (name === "map") {
        if (!isFirst) this.#turns.begin();
        session.open(value);
        this.#lessons.leave();
        this.#lessons.seekStart();
      }
      if (name === "link") this.openLink(value).then(() => this.#tellAuthor(this.#links.failure));
      if (name === "src")
        this.#whenDone(this.#lessons.loadFrom(value)).then(() => this.#tellAuthor(this.#lessons.failure));
      if (name === "speed") {
        const speed = speedOf(value);
        if (speed === undefined) throw Object.assign(new Error(language.t("error.speed")), { code: "speed" });
        chooseSpeed(session.run.player, speed);
      }
      const allowed = CHOICES_OF_ATTRIBUTE[name];
      if (allowed && !allowed.includes(value)) {
        throw Object.assign(
          new Error(language.t("error.choice", { allowed: allowed.join(language.t("list.separator")) })),
          { code: "choice" },
        );
      }
    } catch (error) {
      // A wrong attribute of a page must not keep its readers from the board: the default stays, and it is said.
      const reason = language.explain(error);
      this.#warn(language.t("error.attribute", { name, value: short(value ?? ""), reason }));
    }
  }

  /** Says what is wrong to the reader, the first of it, and to the author, all of it. @param {string} sentence */
  #warn(sentence) {
    this.#shell.message ??= sentence;
    this.#tellAuthor(sentence);
  }

  /** @param {string | undefined} sentence */
  #tellAuthor(sentence) {
    if (sentence !== undefined) console.warn(`<star-step>: ${sentence}`);
  }

  /**
   * Sets an option as its attribute says, or back to the default when the attribute goes.
   * @param {Session} session
   * @param {keyof Options} key
   * @param {string | null} text
   */
  #applyOption(session, key, text) {
    if (text !== null) session.run.configure({ [key]: optionValue(key, text) });
    else if (!this.#isBeginning) session.run.configure({ [key]: session.defaults[key] });
  }

  // For scripts

  /** The engine's solver of the board that is shown; nothing before the element is ready, and while it is on no page. */
  get solver() {
    if (!this.#session || this.#session.isAsleep) return undefined;
    // The engine may have been started anew since, by another element.
    this.#session.wake();
    return this.#session.run.solver;
  }

  /** The texts of the element's language. */
  get language() {
    return this.#shell.language;
  }

  /** Says a sentence in the status line, until something else is done. @param {string | undefined} sentence */
  say(sentence) {
    this.#shell.stage.say(sentence);
  }

  /** Expansions per second; infinite for as fast as possible. */
  get speed() {
    return this.#session?.run.player.speed ?? speedOf(this.getAttribute("speed") ?? "") ?? SPEED;
  }

  set speed(speed) {
    this.setAttribute("speed", speed === Number.POSITIVE_INFINITY ? "max" : String(speed));
  }

  /** Whether it plays again from the start, two seconds after the end. */
  get loop() {
    return this.hasAttribute("loop");
  }

  set loop(loop) {
    this.toggleAttribute("loop", Boolean(loop));
  }

  /** Whether readers can step and play, but change nothing. */
  get readonly() {
    return this.hasAttribute("readonly");
  }

  set readonly(readonly) {
    this.toggleAttribute("readonly", Boolean(readonly));
  }

  /** What is around the board. @returns {typeof CONTROLS[number]} */
  get controls() {
    return CONTROLS.find((name) => name === this.getAttribute("controls")) ?? "basic";
  }

  set controls(controls) {
    this.setAttribute("controls", controls);
  }

  /** Plays from the position, or from the start if the search is at its end. */
  play() {
    this.#act((session) => session.run.play());
  }

  pause() {
    this.#act((session) => session.run.pause());
  }

  /** Goes some expansions forward, or back if negative. @param {number} [n] */
  step(n = 1) {
    this.#act((session) => session.run.step(n));
  }

  /** Shows the state after some expansions; beyond the end means the end. @param {number} n */
  seek(n) {
    this.#act((session) => {
      session.run.pause();
      session.run.seek(n);
    });
  }

  /** Goes back to the board and the options that the element began with, and to the first step. */
  reset() {
    this.#act((session) => {
      // The scenario first: it says which step is the first one.
      if (this.#lessons.lesson !== this.#firstLesson) this.#lessons.set(this.#firstLesson);
      session.recall();
    });
  }

  /** Changes some options of the search. @param {Partial<Options>} options @throws an error of the engine */
  configure(options) {
    this.#session?.run.configure(options);
    this.#shell.requestFrame();
    this.#rest();
  }

  /** @param {(session: Session) => void} act */
  #act(act) {
    const session = this.#session;
    if (!session) return;
    this.#shell.run(() => act(session));
    this.#rest();
  }

  /** @template T @param {Promise<T>} work @returns {Promise<T>} */
  #whenDone(work) {
    return work.finally(() => this.#rest());
  }

  /**
   * Shows a scenario or a map, in one step for undo. What is wrong with it is said and told as `error`; the board stays.
   * @param {unknown} value A scenario as an object or JSON text, or the text of a map.
   * @returns {Promise<boolean>} Whether it is shown.
   */
  load(value) {
    return this.#whenDone(this.#lessons.load(value));
  }

  /**
   * Shows a map, a scenario or a link, whichever the content is. What it is not, or what is wrong with it, is said.
   * @param {File | string} content
   */
  open(content) {
    return this.#whenDone(this.#shell.stage.open(content));
  }

  /** Shows one of the supplied scenarios. @param {string} name @returns {Promise<boolean>} Whether it is shown. */
  loadSupplied(name) {
    return this.#whenDone(this.#lessons.loadSupplied(name));
  }

  /**
   * Draws the solved board of a supplied scenario on a canvas, in the element's colors.
   * @param {string} name
   * @param {HTMLCanvasElement} canvas
   * @returns {Promise<{ title: string, summary: string, lang: string }>} In the element's language.
   */
  preview(name, canvas) {
    return this.#lessons.preview(name, canvas);
  }

  /** The name of the supplied scenario that is shown, if one is. */
  get scenarioName() {
    return this.#lessons.lesson?.name;
  }

  /**
   * An absolute address that shows what the element shows: that of this page, or of another one that opens links.
   * @param {{ base?: string, longest?: number }} [options]
   * @returns {Promise<string>}
   */
  toLink(options) {
    return this.#whenDone(this.#links.toLink(options));
  }

  /**
   * Shows what a link holds. One that is wrong is said in the status line, and changes nothing.
   * @param {string} fragment What comes after the # of its address.
   * @returns {Promise<boolean>} Whether it is shown.
   */
  openLink(fragment) {
    return this.#whenDone(this.#links.open(fragment));
  }
}

if (globalThis.customElements?.get("star-step") === undefined) globalThis.customElements?.define("star-step", StarStep);
