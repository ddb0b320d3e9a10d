import type { Colors, Partly, RegionName, SectionName, sharedTree } from "./tree.ts";

/** `#rgb` or `#rrggbb`, or `oklch(0.52 0.1 185)`: lightness 0–1 (or %), chroma 0–0.4, hue in degrees. */
export type Color = `#${string}` | `oklch(${string})`;

export type ThemeMode = "light" | "dark";
/** `more` is high contrast: text at 7:1, visible lines, no shadows. */
export type ContrastLevel = "standard" | "more";
export type Density = "comfortable" | "compact";

export interface ColorSeeds {
  /** Interactive elements, and the one primary action of a screen. */
  readonly accent?: Color;
  /** The page in light mode; sets the hue of every light neutral. */
  readonly ground?: Color;
  /** Text in light mode; sets the hue of the page in dark mode. */
  readonly ink?: Color;
  /** The secondary accent: counts, news, marks. */
  readonly signal?: Color;
  readonly danger?: Color;
  readonly success?: Color;
  readonly warning?: Color;
  readonly info?: Color;
}

/** One colour, or one for each mode of a region that follows the page. */
export type ColorByMode = Color | Readonly<Record<ThemeMode, Color>>;

/** A region has its own ground and accent; `mode` fixes it to light or dark whatever the page's mode is. */
export interface RegionSeeds {
  readonly mode?: ThemeMode;
  readonly ground?: ColorByMode;
  readonly accent?: ColorByMode;
  /** How much of its ground's colour a dark region keeps: a little (the default), or all: a deep red, not a reddish black. */
  readonly saturation?: "muted" | "full";
  /** The region's density, whatever the page's is. */
  readonly density?: Density;
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
  /** Tables, perhaps in a narrow cut; the font of running text if absent. */
  readonly table?: readonly string[];
  /** Letters of headings: as written, or capitals. */
  readonly caps?: "none" | "headings";
  /** The slant of headings in degrees, 0–16; headings in right-to-left scripts stay upright. */
  readonly slant?: number;
  /** Weight of odds and amounts, 300–900; the weight of headings if absent. */
  readonly figureWeight?: number;
  /** Size of odds relative to the text beside them: 0.9–1.5. */
  readonly figureSize?: number;
}

export interface ShapeSeeds {
  /** Radius of a control in px: 0–32. */
  readonly radius?: number;
  readonly shadow?: "soft" | "lift" | "flat" | "hard" | "glow";
  /** Width of the lines around things in px: 1–4. */
  readonly stroke?: number;
  /**
   * `chamfer` cuts corners straight, `scoop` rounds them inwards like a tile, `slant` slants the ends of a control by the radius
   * and leaves containers square; a browser without support leaves all corners square.
   */
  readonly corner?: "round" | "chamfer" | "scoop" | "slant";
  /** The boundary of a surface: lines on all sides, rules above and below it, or only its shadow. */
  readonly frame?: "box" | "doubleBox" | "rules" | "doubleRules" | "bare";
  /** `start` squares one corner of surfaces and controls, the lower one where reading starts, like a speech bubble. */
  readonly tail?: "none" | "start";
  /** `perforated` cuts holes along head and foot of tear-off elements: the slip, a coupon. */
  readonly edge?: "plain" | "perforated";
}

export interface DecorSeeds {
  /** Fine lines over the whole page, like a CRT screen; none with reduced motion, high contrast or forced colours. */
  readonly veil?: "none" | "scanlines";
  /** Headings glow in the accent's colour, only in dark mode. */
  readonly glow?: "none" | "headings";
  /** Regions and landmarks are outlined and labelled, for prototypes. */
  readonly boxes?: "none" | "labelled";
  /** Fine lines behind the page: a map's grid, or slanted stripes. */
  readonly ground?: "none" | "grid" | "stripes";
  /** The decoration before a page's headings: a filled block, or slanted stripes that fade. */
  readonly headings?: "plain" | "block" | "stripes";
  /** The loading indicator: a ring that turns, or three dots, like a typing indicator. */
  readonly wait?: "ring" | "dots";
  /** What falls over a winning bet; it does not move with reduced motion. */
  readonly win?: "none" | "confetti";
  /** Two lights that shine through the header from behind, as strongly as its text allows. */
  readonly lights?: readonly [Color, Color];
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
  /** The two sides of a match in a list: one above the other, or on one line if there is space. */
  readonly pairs?: "stacked" | "line";
}

export type SharedTokens = typeof sharedTree;

export interface TokenOverrides {
  readonly light?: Partly<Colors>;
  readonly dark?: Partly<Colors>;
  readonly shared?: Partly<SharedTokens>;
}

/** A declared pair that may have less contrast than required, and why; it is then not checked. */
export interface ContrastException {
  /** Dotted paths of the two tokens: `color.text.muted` on `color.press`. */
  readonly ink: string;
  readonly ground: string;
  /** A sentence for the auditor of the brand. */
  readonly reason: string;
}

/** The appearance of a skin: seeds from which every token is derived, and pins for single tokens. */
export interface SkinTokens {
  /** `both` follows the player's choice, then the system's. */
  readonly modes?: "both" | ThemeMode;
  /** The mode of a player who has chosen none, if there are both: the system's, unless the brand sets one. */
  readonly home?: "system" | ThemeMode;
  readonly color?: ColorSeeds;
  readonly sections?: Partial<Record<SectionName, Color>>;
  readonly regions?: Partial<Record<RegionName, RegionSeeds>>;
  readonly type?: TypeSeeds;
  readonly shape?: ShapeSeeds;
  readonly motion?: MotionSeeds;
  readonly decor?: DecorSeeds;
  /** 1 is regular; below is denser, above roomier: 0.45–1.6. */
  readonly density?: number;
  /** The compact density (`data-density="compact"`, a region's own) as a part of the regular one: 0.6–1. */
  readonly compact?: number;
  readonly layout?: LayoutSeeds;
  readonly overrides?: TokenOverrides;
  readonly exceptions?: readonly ContrastException[];
}

type Complete<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> };

/** Skin tokens with the base theme's values where the skin has none. */
export interface CompleteTokens {
  readonly modes: "both" | ThemeMode;
  readonly home: "system" | ThemeMode;
  readonly color: Complete<ColorSeeds>;
  readonly sections: Record<Exclude<SectionName, "sports">, Color> & Partial<Record<"sports", Color>>;
  readonly regions: Partial<Record<RegionName, RegionSeeds>>;
  /** An absent table family is that of the text, an absent figure weight that of headings. */
  readonly type: Complete<Omit<TypeSeeds, "figureWeight" | "table">> & Pick<TypeSeeds, "figureWeight" | "table">;
  readonly shape: Complete<ShapeSeeds>;
  readonly motion: Complete<MotionSeeds>;
  readonly decor: Complete<Omit<DecorSeeds, "lights">> & Pick<DecorSeeds, "lights">;
  readonly density: number;
  readonly compact: number;
  readonly layout: Complete<LayoutSeeds>;
  readonly overrides: TokenOverrides;
  readonly exceptions: readonly ContrastException[];
}
