import { aliases } from "./aliases.ts";
import { constants } from "./constants.ts";
import { variableName } from "./tree.ts";

interface Values {
  readonly [name: string]: string | Values;
}

/** Custom properties without their dashes, with their values. */
export type Declarations = ReadonlyMap<string, string>;

function flat(values: Values, path: readonly string[] = []): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[variableName([...path, name]), value]] : flat(value, [...path, name]),
  );
}

export function declarations(values: object): Declarations {
  return new Map(flat(values as Values));
}

/** The declarations that differ from a base. */
export function without(list: Declarations, base: Declarations): Declarations {
  return new Map([...list].filter(([name, value]) => base.get(name) !== value));
}

export function block(selector: string, list: Declarations, extra = ""): string {
  if (list.size === 0 && extra === "") return "";
  const lines = [...list].map(([name, value]) => `--${name}:${value}`);
  return `${selector}{${[...(extra ? [extra] : []), ...lines].join(";")}}`;
}

const nameOf = (path: string) => variableName(path.split("."));
const aliasNames = new Map(Object.entries(aliases).map(([alias, target]) => [nameOf(alias), nameOf(target)]));

/** Aliases by name: `lv-color-odds-hover` → `var(--lv-color-accent-soft)`. */
export const aliasDeclarations: Declarations = new Map(
  [...aliasNames].map(([alias, target]) => [alias, `var(--${target})`]),
);
export const constantDeclarations: Declarations = declarations(constants);

/** The aliases that some palette of a theme does not follow: a theme that pins one declares it in all of its palettes. */
export function ownAliases(palettes: readonly Declarations[]): ReadonlySet<string> {
  return new Set(
    [...aliasNames]
      .filter(([alias, target]) => palettes.some((list) => list.get(alias) !== list.get(target)))
      .map(([alias]) => alias),
  );
}

/** Without the declarations of the UI kit's css: constants, and the aliases that a theme does not change. */
export function withoutGiven(list: Declarations, own: ReadonlySet<string>): Declarations {
  return new Map([...without(list, constantDeclarations)].filter(([name]) => !aliasNames.has(name) || own.has(name)));
}
