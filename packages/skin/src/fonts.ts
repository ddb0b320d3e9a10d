/** A script that a font has a file for, by the names of the font packages. */
export type FontSubset = "latin" | "latin-ext" | "arabic";

export interface FontFamily {
  /** The CSS family name; its metric-adjusted fallback is `fallbackFamily(name)`. */
  readonly family: string;
  readonly package: string;
  readonly subsets: readonly FontSubset[];
}

/** The families that are hosted with a brand. All have open licences (see NOTICE). */
export const fontFamilies = {
  "exo-2": { family: "Exo 2 Variable", package: "@fontsource-variable/exo-2", subsets: ["latin", "latin-ext"] },
  figtree: { family: "Figtree Variable", package: "@fontsource-variable/figtree", subsets: ["latin", "latin-ext"] },
  orbitron: { family: "Orbitron Variable", package: "@fontsource-variable/orbitron", subsets: ["latin"] },
  vazirmatn: { family: "Vazirmatn Variable", package: "@fontsource-variable/vazirmatn", subsets: ["arabic"] },
  "noto-sans-arabic": {
    family: "Noto Sans Arabic Variable",
    package: "@fontsource-variable/noto-sans-arabic",
    subsets: ["arabic"],
  },
} as const satisfies Record<string, FontFamily>;

export type FontName = keyof typeof fontFamilies;

/** The family that stands in, with the same metrics, until the font is there: no layout shift. */
export function fallbackFamily(name: FontName): string {
  return `${fontFamilies[name].family.replace(/ Variable$/, "")} Fallback`;
}
