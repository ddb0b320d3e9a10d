import { type ComponentSheet, sheetOf } from "./component-styles.ts";
import { leafPaths, tokenTree, variableName } from "../../src/tokens/tree.ts";

/** What a rule paints: colour tokens as dotted paths; `null` where it takes a colour away, `undefined` where it says nothing. */
interface Paint {
  readonly ink?: string | null;
  readonly ground?: string | null;
}

interface Entry {
  /** The state, as a selector of `&`; empty for the element at rest. */
  readonly state: string;
  readonly paint: Paint;
  /** Tokens of which a picture behind the words is made: each is a ground. */
  readonly pictured: readonly string[];
}

/** An ink and a ground that one element has in one state. One of them may be another element's. */
export interface Painted extends Paint {
  readonly path: string;
  readonly state: string;
}

type Rule = Readonly<Record<string, unknown>>;

const tokens = new Map(leafPaths(tokenTree).map((path) => [`var(--${variableName(path)})`, path.join(".")]));
const isRule = (value: unknown): value is Rule => typeof value === "object" && value !== null && !Array.isArray(value);

/** Forced colours are the system's, paper is white, and what cannot be used need not read (WCAG 1.4.3). */
const apart = /forced-colors|print/u;
const unusable = /disabled(?!\]?\)?:not)|aria-disabled|:autofill/u;

function tokenOf(value: unknown): string | null | undefined {
  if (value === undefined) return undefined;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const known = tokens.get(text);
  if (known !== undefined) return known;
  return /^(?:none|transparent|inherit|currentColor|unset|initial|Canvas|CanvasText)$/u.test(text) ? null : text;
}

/** Every entry of a rule, its states and the conditions around them. */
function entries(rule: Rule, state = ""): Entry[] {
  const own: Paint = { ...ink(rule), ...ground(rule) };
  const pictured = tokensIn(rule["backgroundImage"] ?? rule["background"]);
  const paints = Object.keys(own).length > 0 || pictured.length > 0;
  const isRelevant = paints && !unusable.test(state) && !isDecoration(rule, state);
  const relevant = isRelevant ? [{ state, paint: own, pictured }] : [];
  const below = Object.entries(rule).flatMap(([name, value]) => {
    if (!isRule(value)) return [];
    if (name === "selectors") return each(value, (selector) => selector);
    if (name.startsWith("@")) return each(value, (condition) => (apart.test(condition) ? undefined : state));
    return name.startsWith(":") ? entries(value, `&${name}`) : [];
  });
  return [...relevant, ...below];
}

function each(rules: Rule, stateOf: (name: string) => string | undefined): Entry[] {
  return Object.entries(rules).flatMap(([name, value]) => {
    const state = stateOf(name);
    return isRule(value) && state !== undefined ? entries(value, state) : [];
  });
}

function ink(rule: Rule): Paint {
  const token = tokenOf(rule["WebkitTextFillColor"] ?? rule["color"]);
  // What is half drawn reads less than its colour, by no pair that is known.
  const part = Number(rule["opacity"] ?? 1);
  if (part > 0 && part < 1) return { ink: `opacity ${part}` };
  return token === undefined ? {} : { ink: token };
}

function ground(rule: Rule): Paint {
  const value = rule["backgroundColor"] ?? rule["background"];
  const token = tokensIn(value).length > 0 ? undefined : tokenOf(value);
  return token === undefined ? {} : { ground: token };
}

/** The colours of a gradient; a single colour is the ground itself. */
function tokensIn(value: unknown): readonly string[] {
  if (typeof value !== "string" || !value.includes("gradient(")) return [];
  return [...tokens].filter(([name]) => value.includes(name)).map(([, token]) => token);
}

/** How much a selector weighs: attributes, pseudo-classes and classes. */
const weight = (state: string) => state.match(/\[|:(?!:|not|is|where|has)|&|\w__/gu)?.length ?? 0;
const isPseudoElement = (state: string) => state.includes("::");
/** `::before` and `::after` that say nothing; in a state of theirs the content is told elsewhere, and was nothing. */
const isDecoration = (rule: Rule, state: string) =>
  /::(?:before|after)/u.test(state) && ["", "''", '""'].some((nothing) => (rule["content"] ?? "") === nothing);

const attribute = /\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/gu;

/** The attributes that a state asks for, and those that it rules out. */
function attributesOf(state: string) {
  const out = /:not\(([^()]*)\)/gu;
  const ruledOut = [...state.matchAll(out)].flatMap(([, inner = ""]) => [...inner.matchAll(attribute)]);
  return {
    required: new Map([...state.replaceAll(out, "").matchAll(attribute)].map(([, name = "", value]) => [name, value])),
    ruledOut: new Set(ruledOut.map(([, name = ""]) => name)),
  };
}

/** Two states at once, as hovered and pressed; not two values of one attribute, nor one and its absence. */
function meet(one: string, other: string): boolean {
  const [here, there] = [attributesOf(one), attributesOf(other)];
  const clash = [...here.required].some(
    ([name, value]) => there.required.has(name) && there.required.get(name) !== value,
  );
  const absent = [...here.required.keys()].some((name) => there.ruledOut.has(name));
  return !clash && !absent && ![...there.required.keys()].some((name) => here.ruledOut.has(name));
}

function overlay(list: readonly Entry[]): Paint {
  return list
    .toSorted((one, other) => weight(one.state) - weight(other.state))
    .reduce<Paint>((paint, { paint: more }) => ({ ...paint, ...more }), {});
}

/** What an element of these rules shows at rest, in each state, and in each two of them. */
function shown(path: string, list: readonly Entry[]): Painted[] {
  const rest = list.filter(({ state }) => state === "");
  const states = list.filter(({ state }) => state !== "");
  const single = states.map((state) => ({ state: state.state, ...overlay([...rest, state]) }));
  const double = states.flatMap((one, index) =>
    states
      .slice(index + 1)
      .filter((other) => !isPseudoElement(one.state + other.state) && meet(one.state, other.state))
      .map((other) => ({ state: `${one.state} and ${other.state}`, ...overlay([...rest, one, other]) })),
  );
  const pictured = list.flatMap((each) =>
    each.pictured.map((ground) => ({ state: each.state, ...overlay([...rest, each]), ground })),
  );
  return [{ state: "", ...overlay(rest) }, ...single, ...double, ...pictured].map((each) => ({ path, ...each }));
}

/** Every ink and ground that the elements of the sheets show, in every state. */
export function painted(sheets: readonly ComponentSheet[]): readonly Painted[] {
  const every = sheets.flatMap(({ rules }) => rules);
  const locals = new Map<string, Entry[]>();
  for (const css of every)
    if (css.type === "local")
      locals.set(css.selector, [...(locals.get(css.selector) ?? []), ...entries(css.rule as Rule)]);
  const settings = settingsOf(every);
  const entriesOf = (name: string) => locals.get(name) ?? [];
  return sheets
    .flatMap(({ compositions, path, rules }) =>
      rules.flatMap((css) => {
        if (css.type === "global") {
          const own = entries(css.rule as Rule);
          return [
            ...shown(path, own),
            ...subjectsOf(css.selector, locals).flatMap((name) => within(css.selector, own, entriesOf(name), path)),
          ];
        }
        if (css.type !== "local") return [];
        // The parts of a composition before its own rules.
        const classes = [...(compositions.get(css.selector) ?? [css.selector])].reverse();
        return shown(path, classes.flatMap(entriesOf));
      }),
    )
    .flatMap((each) => inSettings(each, settings));
}

/** The elements that a selector is about: what stands last in it, in each of its parts. */
function subjectsOf(selector: string, locals: ReadonlyMap<string, unknown>): readonly string[] {
  let plain = selector;
  for (let inner = ""; inner !== plain;) {
    inner = plain;
    plain = plain.replaceAll(/\([^()]*\)/gu, "");
  }
  const last = plain.split(",").map(
    (part) =>
      part
        .trim()
        .split(/[\s>+~]+/u)
        .at(-1) ?? "",
  );
  return last.flatMap((compound) => (compound.match(/[\w-]+/gu) ?? []).filter((name) => locals.has(name)));
}

/** An element's own rules below those that another place lays over them. */
function within(selector: string, over: readonly Entry[], own: readonly Entry[], path: string): Painted[] {
  const above = over.map((entry) => ({ ...entry, state: `${selector} ${entry.state}`.trim() }));
  return shown(path, [...own, ...above]).filter(({ state }) => state.includes(selector));
}

/** What each custom property of a component's own is set to, wherever that is. */
function settingsOf(every: ComponentSheet["rules"]): ReadonlyMap<string, ReadonlySet<string>> {
  const settings = new Map<string, Set<string>>();
  const walk = (rule: Rule): void => {
    for (const [name, value] of Object.entries(rule)) {
      if (name.startsWith("--")) settings.set(name, (settings.get(name) ?? new Set()).add(tokenOf(value) ?? ""));
      if (isRule(value)) walk(value);
    }
  };
  for (const css of every) if (css.type === "local" || css.type === "global") walk(css.rule as Rule);
  return settings;
}

/** A colour that a custom property carries is each of those that it is set to. */
function inSettings({ ground, ink, ...where }: Painted, settings: ReadonlyMap<string, ReadonlySet<string>>): Painted[] {
  const values = (value: string | null | undefined): readonly (string | null | undefined)[] => {
    const set = settings.get(/^var\((--[\w-]+)\)$/u.exec(value ?? "")?.[1] ?? "");
    return set === undefined ? [value] : [...set];
  };
  return values(ink).flatMap((one) =>
    values(ground).map((other) => ({
      ...where,
      ...(one === undefined ? {} : { ink: one }),
      ...(other === undefined ? {} : { ground: other }),
    })),
  );
}

/** What one style shows that is made here and now. */
export async function paintedBy(make: () => string): Promise<readonly Painted[]> {
  return painted([await sheetOf("made here", make)]);
}
