import type { Colors, Partly, RegionName, SectionName } from "./tree.ts";
import type { tokenTree } from "./tree.ts";

/** `#rgb` or `#rrggbb`. */
export type Hex = `#${string}`;

export type ThemeMode = "light" | "dark";

export interface ColorSeeds {
  /** What can be acted upon, and the one primary action of a screen. */
  readonly accent?: Hex;
  /** The page in light mode; lends its hue to every light neutral. */
  readonly ground?: Hex;
  /** Text in light mode; lends its hue to the page of the dark mode. */
  readonly ink?: Hex;
  /** The second voice: counts, news, marks. */
  readonly signal?: Hex;
  readonly danger?: Hex;
  readonly success?: Hex;
  readonly warning?: Hex;
  readonly info?: Hex;
}

/** A region has its own ground and accent; `mode` fixes it to light or dark whatever the page is in. */
export interface RegionSeeds {
  readonly mode?: ThemeMode;
  readonly ground?: Hex;
  readonly accent?: Hex;
}

export interface TypeSeeds {
  /** Families, first choice first; a generic family comes last. */
  readonly text?: readonly string[];
  readonly display?: readonly string[];
  /** Odds and amounts; should have tabular figures. */
  readonly figures?: readonly string[];
  /** Size of running text in px at the browser's default: 13–22. */
  readonly base?: number;
  /** One step of the scale: 1.05–1.4. */
  readonly ratio?: number;
  /** Weight of headings: 400–900. */
  readonly heading?: number;
}

export interface ShapeSeeds {
  /** Radius of a control in px: 0–32. */
  readonly radius?: number;
  readonly shadow?: "soft" | "flat" | "hard" | "glow";
  /** `chamfer` cuts corners straight; a browser that cannot leaves them square. */
  readonly corner?: "round" | "chamfer";
}

export interface DecorSeeds {
  /** Fine lines over the whole page, as a tube shows them; none for whoever asked for stillness, contrast or own colours. */
  readonly veil?: "none" | "scanlines";
  /** Headings shine in the accent's colour, in dark alone. */
  readonly glow?: "none" | "headings";
}

export interface MotionSeeds {
  /** Duration of an ordinary change in ms: 0–400. */
  readonly duration?: number;
  readonly easing?: "out" | "snap" | "bounce" | "linear";
}

export interface LayoutSeeds {
  /** Widths and heights in px. */
  readonly page?: number;
  readonly reading?: number;
  readonly sidebar?: number;
  readonly rail?: number;
  readonly header?: number;
}

/** The values that do not depend on the mode. */
export type SharedTokens = Omit<typeof tokenTree, "color" | "section" | "shadow" | "decor">;

export interface TokenOverrides {
  readonly light?: Partly<Colors>;
  readonly dark?: Partly<Colors>;
  readonly shared?: Partly<SharedTokens>;
}

/** What a skin says about its looks: seeds from which every token is derived, and pins for single tokens. */
export interface SkinTokens {
  /** `both` follows the player's choice, then the system's. */
  readonly modes?: "both" | ThemeMode;
  /** The mode of a player who has chosen none, where there are both: the system's, unless the brand has a home of its own. */
  readonly home?: "system" | ThemeMode;
  readonly color?: ColorSeeds;
  readonly sections?: Partial<Record<SectionName, Hex>>;
  readonly regions?: Partial<Record<RegionName, RegionSeeds>>;
  readonly type?: TypeSeeds;
  readonly shape?: ShapeSeeds;
  readonly motion?: MotionSeeds;
  readonly decor?: DecorSeeds;
  /** 1 is regular; below is denser, above roomier: 0.8–1.6. */
  readonly density?: number;
  readonly layout?: LayoutSeeds;
  readonly overrides?: TokenOverrides;
}

type Complete<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> };

/** Skin tokens with the base theme's values wherever the skin is silent. */
export interface CompleteTokens {
  readonly modes: "both" | ThemeMode;
  readonly home: "system" | ThemeMode;
  readonly color: Complete<ColorSeeds>;
  readonly sections: Record<Exclude<SectionName, "sports">, Hex> & Partial<Record<"sports", Hex>>;
  readonly regions: Partial<Record<RegionName, RegionSeeds>>;
  readonly type: Complete<TypeSeeds>;
  readonly shape: Complete<ShapeSeeds>;
  readonly motion: Complete<MotionSeeds>;
  readonly decor: Complete<DecorSeeds>;
  readonly density: number;
  readonly layout: Complete<LayoutSeeds>;
  readonly overrides: TokenOverrides;
}
