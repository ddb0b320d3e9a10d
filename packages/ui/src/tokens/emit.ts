import { type ResolvedTheme, resolveTheme } from "./resolve.ts";
import type { SkinTokens, ThemeMode } from "./skin-tokens.ts";
import { type RegionName, regionNames, variableName } from "./tree.ts";

interface Values {
  readonly [name: string]: string | Values;
}

type Declarations = ReadonlyMap<string, string>;

function declarations(values: Values, path: readonly string[] = []): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[variableName([...path, name]), value]] : declarations(value, [...path, name]),
  );
}

const listOf = (values: object): Declarations => new Map(declarations(values as Values));

function block(selector: string, list: Declarations, extra = ""): string {
  if (list.size === 0 && extra === "") return "";
  const lines = [...list].map(([name, value]) => `--${name}:${value}`);
  return `${selector}{${[...(extra ? [extra] : []), ...lines].join(";")}}`;
}

function without(list: Declarations, base: Declarations): Declarations {
  return new Map([...list].filter(([name, value]) => base.get(name) !== value));
}

/** Region values hold literal colours; only what differs from the page around it is written. */
function regionBlocks(theme: ResolvedTheme, mode: ThemeMode, prefix: string): string {
  const page = listOf({ color: theme.root[mode].color, section: theme.root[mode].section });
  return regionNames
    .map((name) => {
      const region = theme.regions[name];
      if (!region) return "";
      return block(`${prefix}[data-region="${name}"]`, without(listOf(region[mode]), page), colorScheme(theme, name));
    })
    .join("");
}

function colorScheme(theme: ResolvedTheme, name: RegionName): string {
  const mode = theme.tokens.regions[name]?.mode;
  return mode ? `color-scheme:${mode}` : "";
}

const coarse = (selector: string) =>
  `@media (pointer:coarse){${selector}{--lv-density-control-sm:2.75rem;--lv-density-control:2.875rem;--lv-density-control-lg:3.25rem}}`;
const still = (selector: string) =>
  `@media (prefers-reduced-motion:reduce){${selector}{--lv-motion-fast:1ms;--lv-motion-base:1ms;--lv-motion-slow:1ms}}`;

/** Without corners that can be cut, square ones: round would be another brand's. */
const uncut = (selector: string) => {
  const square = ["sm", "md", "lg", "xl", "pill"].map((step) => `--lv-radius-${step}:0px`);
  return `@supports not (corner-shape:bevel){${selector}{${square.join(";")}}}`;
};
const unveiled = (selector: string) =>
  ["(prefers-reduced-motion:reduce)", "(prefers-contrast:more)", "(forced-colors:active)", "print"]
    .map((wish) => `@media ${wish}{${selector}{--lv-decor-veil-shown:none}}`)
    .join("");

export interface EmitOptions {
  /** The brand's name: the value of `data-theme`. Lower case letters, digits and hyphens. */
  readonly brand: string;
  /** `root` (default) for a site with one theme; `theme` for several on one page (stories). */
  readonly scope?: "root" | "theme";
}

/**
 * The brand's complete theme sheet: `@layer lv-tokens{…}` with every `--lv-*` variable, in its other mode by
 * `data-mode` on the themed element or, without one, by the system where the theme's home is the system's. Throws `InvalidTokens`, and
 * RangeError for a brand that is no name. The same tokens give the same bytes.
 */
export function emitThemeSheet(tokens: SkinTokens, options: EmitOptions): string {
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(options.brand)) throw new RangeError(`not a brand's name: ${options.brand}`);
  return writeSheet(resolveTheme(tokens), options);
}

function writeSheet(theme: ResolvedTheme, { brand, scope = "root" }: EmitOptions): string {
  const at = scope === "root" ? ":root" : `[data-theme="${brand}"]`;
  const first = theme.modes[0] ?? "light";
  const base = listOf({ ...theme.root[first] });
  const shared = listOf(theme.shared);
  const parts = [
    block(at, new Map([...shared, ...base]), `color-scheme:${first}`),
    regionBlocks(theme, first, `${at} `),
  ];
  const [, second] = theme.modes;
  if (second !== undefined) {
    const other = without(listOf({ ...theme.root[second] }), base);
    const inOther = (prefix: string) =>
      block(prefix, other, `color-scheme:${second}`) + regionBlocks(theme, second, `${prefix} `);
    parts.push(inOther(`${at}[data-mode="${second}"]`));
    if (theme.tokens.home === "system")
      parts.push(`@media (prefers-color-scheme:${second}){${inOther(`${at}:not([data-mode])`)}}`);
  }
  const cut = theme.tokens.shape.corner === "chamfer" ? uncut(at) : "";
  const veil = theme.tokens.decor.veil === "none" ? "" : unveiled(at);
  return `@layer lv-tokens{${parts.join("")}${coarse(at)}${still(at)}${cut}${veil}}`;
}
