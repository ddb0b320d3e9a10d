import type { Colors, Partly, RegionName, SectionName, sharedTree } from "./tree.ts";

/** `#rgb` or `#rrggbb`, or `oklch(0.52 0.1 185)`: lightness 0–1 (or %), chroma 0–0.4, hue in degrees. */
export type Color = `#${string}` | `oklch(${string})`;

export type ThemeMode = "light" | "dark";
/** `more` is for whoever asks for contrast: text at 7:1, lines that can be seen, no shadows. */
export type ContrastLevel = "standard" | "more";
export type Density = "comfortable" | "compact";

export interface ColorSeeds {
  /** What can be acted upon, and the one primary action of a screen. */
  readonly accent?: Color;
  /** The page in light mode; lends its hue to every light neutral. */
  readonly ground?: Color;
  /** Text in light mode; lends its hue to the page of the dark mode. */
  readonly ink?: Color;
  /** The second voice: counts, news, marks. */
  readonly signal?: Color;
  readonly danger?: Color;
  readonly success?: Color;
  readonly warning?: Color;
  readonly info?: Color;
}

/** A region has its own ground and accent; `mode` fixes it to light or dark whatever the page is in. */
export interface RegionSeeds {
  readonly mode?: ThemeMode;
  readonly ground?: Color;
  readonly accent?: Color;
  /** How much of its ground's colour a dark region keeps: a breath (the default), or all: a deep red, no reddish black. */
  readonly saturation?: "muted" | "full";
  /** Its own density, whatever the page's is. */
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
  /** What stands in rows and columns, a narrow cut perhaps; as running text where it is not said. */
  readonly table?: readonly string[];
  /** Letters of headings: as they are written, or capitals. */
  readonly caps?: "none" | "headings";
  /** How far headings lean in degrees, 0–16; those of a script that runs from the right stand upright. */
  readonly slant?: number;
  /** Weight of odds and amounts, 300–900: as headings where it is not said. */
  readonly figureWeight?: number;
  /** Size of an odd as a part of the text beside it: 0.9–1.5. */
  readonly figureSize?: number;
}

export interface ShapeSeeds {
  /** Radius of a control in px: 0–32. */
  readonly radius?: number;
  readonly shadow?: "soft" | "lift" | "flat" | "hard" | "glow";
  /** Width of the lines around things in px: 1–4. */
  readonly stroke?: number;
  /**
   * `chamfer` cuts corners straight, `scoop` rounds them inwards as a tile's, `slant` lets the ends of a control lean by the radius and leaves what holds others
   * square; a browser that cannot leaves all corners square.
   */
  readonly corner?: "round" | "chamfer" | "scoop" | "slant";
  /** What holds a surface together: lines on all sides, rules above and below it, or its shadow alone. */
  readonly frame?: "box" | "doubleBox" | "rules" | "doubleRules" | "bare";
  /** `start` squares one corner of surfaces and controls, below where reading starts, as a bubble's. */
  readonly tail?: "none" | "start";
  /** `perforated` bites holes along head and foot of what is torn off: the slip, a coupon. */
  readonly edge?: "plain" | "perforated";
}

export interface DecorSeeds {
  /** Fine lines over the whole page, as a tube shows them; none for whoever asked for stillness, contrast or own colours. */
  readonly veil?: "none" | "scanlines";
  /** Headings shine in the accent's colour, in dark alone. */
  readonly glow?: "none" | "headings";
  /** Regions and landmarks are outlined and say their names, as on a drawing board. */
  readonly boxes?: "none" | "labelled";
  /** Fine lines that the page is drawn on: a map's squares, or stripes that lean. */
  readonly ground?: "none" | "grid" | "stripes";
  /** What stands before a page's headings: a filled block, or stripes that lean and fade. */
  readonly headings?: "plain" | "block" | "stripes";
  /** How waiting looks: a ring that turns, or three dots, as of somebody who types. */
  readonly wait?: "ring" | "dots";
  /** What falls over a bet that has won; it lies still for whoever asked for stillness. */
  readonly win?: "none" | "confetti";
  /** Two lights that shine through the header from behind, as strongly as what is written on it lets them. */
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
  /** The two sides of a match in a list: one above the other, or on one line where there is room. */
  readonly pairs?: "stacked" | "line";
}

export type SharedTokens = typeof sharedTree;

export interface TokenOverrides {
  readonly light?: Partly<Colors>;
  readonly dark?: Partly<Colors>;
  readonly shared?: Partly<SharedTokens>;
}

/** A declared pair that may read less than it should, and why; it is then not judged. */
export interface ContrastException {
  /** Dotted paths of the two tokens: `color.text.muted` on `color.press`. */
  readonly ink: string;
  readonly ground: string;
  /** A sentence that whoever audits the brand reads. */
  readonly reason: string;
}

/** What a skin says about its looks: seeds from which every token is derived, and pins for single tokens. */
export interface SkinTokens {
  /** `both` follows the player's choice, then the system's. */
  readonly modes?: "both" | ThemeMode;
  /** The mode of a player who has chosen none, where there are both: the system's, unless the brand has a home of its own. */
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

/** Skin tokens with the base theme's values wherever the skin is silent. */
export interface CompleteTokens {
  readonly modes: "both" | ThemeMode;
  readonly home: "system" | ThemeMode;
  readonly color: Complete<ColorSeeds>;
  readonly sections: Record<Exclude<SectionName, "sports">, Color> & Partial<Record<"sports", Color>>;
  readonly regions: Partial<Record<RegionName, RegionSeeds>>;
  /** A family of tables that is not said is that of the text, a weight of figures that of headings. */
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
