import { block, declarations, type Declarations, ownAliases, without, withoutGiven } from "./declarations.ts";
import { contrastBlocks, densityBlocks, preferenceBlocks } from "./emit-preferences.ts";
import { type ResolvedTheme, resolveTheme } from "./resolve.ts";
import type { SkinTokens, ThemeMode } from "./skin-tokens.ts";
import { regionNames } from "./tree.ts";

export interface EmitOptions {
  /** The brand's name: the value of `data-theme`. Lower case letters, digits and hyphens. */
  readonly brand: string;
  /** `root` (default) for a site with one theme; `theme` for several on one page (stories). */
  readonly scope?: "root" | "theme";
}

/**
 * The brand's theme sheet: `@layer lv-tokens{…}` with every `--lv-*` variable that the UI kit's css does not declare. It has the
 * other mode by `data-mode` on the themed element or, without one, by the system if the theme's `home` is `system`; high contrast
 * by `data-contrast` or the system; density by `data-density`, there or on any part. Throws `InvalidTokens`, and RangeError if
 * the brand's name is invalid. The same tokens give the same bytes.
 * @example packages/ui/examples/derive-a-theme.example.ts
 */
export function emitThemeSheet(tokens: SkinTokens, options: EmitOptions): string {
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(options.brand)) throw new RangeError(`not a brand's name: ${options.brand}`);
  return writeSheet(resolveTheme(tokens), options);
}

function writeSheet(theme: ResolvedTheme, { brand, scope = "root" }: EmitOptions): string {
  const at = scope === "root" ? ":root" : `[data-theme="${brand}"]`;
  const [first = "light", second] = theme.modes;
  const own = ownAliases(palettesOf(theme));
  const page = (mode: ThemeMode) => withoutGiven(declarations(theme.root[mode]), own);
  const parts = [
    block(at, new Map([...withoutGiven(declarations(theme.shared), own), ...page(first)]), `color-scheme:${first}`),
    // A region without its own colours has the page's, including the pins.
    block(`${at} [data-region]`, new Map([...own].map((name) => [name, "inherit"]))),
    regionBlocks(theme, own, at, first),
  ];
  if (second !== undefined) {
    const other = without(page(second), page(first));
    const inOther = (prefix: string) =>
      block(prefix, other, `color-scheme:${second}`) + regionBlocks(theme, own, prefix, second);
    parts.push(inOther(`${at}[data-mode="${second}"]`));
    if (theme.tokens.home === "system")
      parts.push(`@media (prefers-color-scheme:${second}){${inOther(`${at}:not([data-mode])`)}}`);
  }
  return `@layer lv-tokens{${parts.join("")}${contrastBlocks(theme, at)}${densityBlocks(theme, at)}${preferenceBlocks(theme, at)}}`;
}

function palettesOf({ contrast, modes, regions, root }: ResolvedTheme): readonly Declarations[] {
  const all = [root, ...regionNames.flatMap((name) => regions[name] ?? [])];
  return [...all.flatMap((palette) => modes.map((mode) => palette[mode])), contrast.light, contrast.dark].map(
    ({ color }) => declarations({ color }),
  );
}

/** The first mode has all declarations of a region, the second only the differences; identical regions are written once. */
function regionBlocks(theme: ResolvedTheme, own: ReadonlySet<string>, prefix: string, mode: ThemeMode): string {
  const [first = mode] = theme.modes;
  const selectors = new Map<string, string[]>();
  for (const name of regionNames) {
    const region = theme.regions[name];
    if (!region) continue;
    const list = withoutGiven(declarations(region[mode]), own);
    const isFirst = mode === first;
    const fixed = isFirst ? theme.tokens.regions[name]?.mode : undefined;
    const declared = isFirst ? list : without(list, declarations(region[first]));
    const text = block("", declared, fixed ? `color-scheme:${fixed}` : "");
    if (text !== "") selectors.set(text, [...(selectors.get(text) ?? []), `${prefix} [data-region="${name}"]`]);
  }
  return [...selectors].map(([text, names]) => names.join(",") + text).join("");
}
