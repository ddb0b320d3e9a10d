import {
  contrast,
  type ContrastLevel,
  declaredPairs,
  type ModeColors,
  regionNames,
  type RegionName,
  type ResolvedTheme,
  type ThemeMode,
  valueAt,
} from "@livery/ui/tokens";

/** A palette, in a mode and a contrast that a reader can have. */
export interface Sight {
  readonly key: string;
  readonly head: string;
  readonly level: ContrastLevel;
  readonly colors: ModeColors;
}

const heads: Readonly<Record<ThemeMode, string>> = { light: "Light", dark: "Dark" };

/** How a pair reads in one sight. */
export interface Reading {
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
  /** What WCAG 2.2 asks: AA, and AAA's figure of text where more contrast is asked for. */
  readonly needed: number;
  readonly mark: "AAA" | "AA" | "fails";
}

export interface ContrastRow {
  readonly ink: string;
  readonly ground: string;
  /** Text, or a line or mark that carries a meaning. */
  readonly isText: boolean;
  readonly readings: Readonly<Record<string, Reading>>;
}

/** The page, or one of the regions that have colours of their own. */
export type PaletteName = "page" | RegionName;

/** The palettes that a theme has, the page's first. */
export function palettesOf({ regions }: ResolvedTheme): readonly PaletteName[] {
  return ["page", ...regionNames.filter((name) => regions[name] !== undefined)];
}

/** The sights that a palette of a theme has: a skin may have one mode only; who asks for more contrast sees the page's everywhere. */
export function sightsOf(theme: ResolvedTheme, palette: PaletteName): readonly Sight[] {
  const { contrast: strong, modes, regions, root } = theme;
  const region = palette === "page" ? undefined : regions[palette];
  if (region !== undefined)
    return modes.map((mode) => ({ key: mode, head: heads[mode], level: "standard", colors: region[mode] }));
  return modes.flatMap((mode): readonly Sight[] => {
    const head = heads[mode];
    return [
      { key: mode, head, level: "standard", colors: root[mode] },
      { key: `${mode}-more`, head: `${head}, high contrast`, level: "more", colors: strong[mode] },
    ];
  });
}

/** Every declared pair, as it reads in each sight. */
export function contrastRows(sights: readonly Sight[]): readonly ContrastRow[] {
  return declaredPairs.map(({ ground, ink, ratio }) => {
    const isText = ratio >= 4.5;
    const readings = sights.map((sight) => [sight.key, readingOf(sight, ink, ground, isText)] as const);
    return { ink, ground, isText, readings: Object.fromEntries(readings) };
  });
}

function readingOf({ colors, level }: Sight, ink: string, ground: string, isText: boolean): Reading {
  const [one, other] = [valueAt(colors, ink), valueAt(colors, ground)];
  const ratio = contrast(one, other);
  const [least, strongest] = isText ? [4.5, 7] : [3, 4.5];
  const needed = level === "more" ? strongest : least;
  const passed = isText && ratio >= 7 ? "AAA" : "AA";
  return { ink: one, ground: other, ratio, needed, mark: ratio >= needed ? passed : "fails" };
}
