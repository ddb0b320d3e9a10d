import { fontFamilies, type FontName } from "@livery/skin";
import type { SkinTokens } from "@livery/ui/tokens";
import type { FeelName } from "./feel-names.ts";

/** What the drawings of a feel are made of. */
export type Motif = "rings" | "blades" | "bubbles" | "chart" | "tiles";

/** How a header is coloured: paper, the ink of the brand, or its first colour in full. */
export type HeaderKind = "light" | "dark" | "full";

/** The tokens that a feel sets completely, so that nothing of another brand's shows through. */
type FeelTokens = Required<Pick<SkinTokens, "decor" | "density" | "layout" | "motion" | "shape" | "type">>;

export interface Feel {
  /** For help and READMEs: what it looks like. */
  readonly summary: string;
  readonly motif: Motif;
  /** The header that suits it, if the logo reads there. */
  readonly header: HeaderKind;
  readonly fonts: readonly FontName[];
  readonly tokens: FeelTokens;
}

interface Families {
  readonly text: FontName;
  readonly display?: FontName;
  readonly figures?: FontName;
  readonly table?: FontName;
}

/** The families of a feel by their use; letters of Arabic scripts come from Vazirmatn. */
function families({ text, display, figures, table }: Families) {
  const listed = (...names: readonly FontName[]): readonly string[] => [
    ...new Set([...names, "vazirmatn" as const].map((name) => fontFamilies[name].family)),
    "system-ui",
    "sans-serif",
  ];
  return {
    text: listed(text),
    display: listed(display ?? text, text),
    figures: listed(figures ?? text, text),
    ...(table && { table: listed(table, text) }),
  };
}

const plain = {
  veil: "none",
  glow: "none",
  boxes: "none",
  ground: "none",
  headings: "plain",
  wait: "ring",
  win: "none",
} as const;
const upright = { caps: "none", slant: 0 } as const;
const layout = { page: 1440, reading: 680, sidebar: 248, rail: 344, header: 64, pairs: "stacked" } as const;

/** Each feel sets shape, density, motion and type; colours are the brand's own. */
export const feels: Readonly<Record<FeelName, Feel>> = {
  calm: {
    summary: "soft shadows, roomy rows, slow changes",
    motif: "rings",
    header: "dark",
    fonts: ["figtree"],
    tokens: {
      type: {
        ...families({ text: "figtree" }),
        ...upright,
        base: 16,
        ratio: 1.22,
        heading: 600,
        figureWeight: 600,
        figureSize: 1.1,
      },
      shape: { radius: 12, shadow: "soft", corner: "round", stroke: 1, frame: "box", tail: "none", edge: "plain" },
      motion: { duration: 220, easing: "out" },
      decor: plain,
      density: 1.12,
      layout: { ...layout, page: 1360, header: 68 },
    },
  },
  sharp: {
    summary: "square corners, thin lines, capitals, quick changes",
    motif: "blades",
    header: "dark",
    fonts: ["archivo"],
    tokens: {
      type: {
        ...families({ text: "archivo" }),
        caps: "headings",
        slant: 0,
        base: 15,
        ratio: 1.2,
        heading: 750,
        figureWeight: 700,
        figureSize: 1.1,
      },
      shape: { radius: 0, shadow: "flat", corner: "round", stroke: 1, frame: "box", tail: "none", edge: "plain" },
      motion: { duration: 80, easing: "snap" },
      decor: { ...plain, headings: "block" },
      density: 0.92,
      layout: { ...layout, header: 60 },
    },
  },
  round: {
    summary: "pills and bubbles, floating cards, a bounce",
    motif: "bubbles",
    header: "full",
    fonts: ["nunito", "fredoka"],
    tokens: {
      type: {
        ...families({ text: "nunito", display: "fredoka" }),
        ...upright,
        base: 16,
        ratio: 1.24,
        heading: 650,
        figureWeight: 800,
        figureSize: 1.1,
      },
      shape: { radius: 24, shadow: "lift", corner: "round", stroke: 1, frame: "bare", tail: "none", edge: "plain" },
      motion: { duration: 240, easing: "bounce" },
      decor: { ...plain, wait: "dots", win: "confetti" },
      density: 1.08,
      layout: { ...layout, header: 68 },
    },
  },
  dense: {
    summary: "small rows, narrow figures, both sides of a match on one line, hardly any motion",
    motif: "chart",
    header: "dark",
    fonts: ["archivo", "archivo-narrow"],
    tokens: {
      type: {
        ...families({ text: "archivo", figures: "archivo-narrow", table: "archivo-narrow" }),
        ...upright,
        base: 14,
        ratio: 1.14,
        heading: 700,
        figureWeight: 700,
        figureSize: 1.15,
      },
      shape: { radius: 3, shadow: "flat", corner: "round", stroke: 1, frame: "box", tail: "none", edge: "plain" },
      motion: { duration: 40, easing: "linear" },
      decor: plain,
      density: 0.68,
      layout: { page: 1920, reading: 680, sidebar: 232, rail: 328, header: 52, pairs: "line" },
    },
  },
  bold: {
    summary: "thick lines, hard shadows, heavy slanted headings",
    motif: "tiles",
    header: "full",
    fonts: ["rubik"],
    tokens: {
      type: {
        ...families({ text: "rubik" }),
        caps: "none",
        slant: 8,
        base: 16,
        ratio: 1.28,
        heading: 850,
        figureWeight: 800,
        figureSize: 1.15,
      },
      shape: { radius: 8, shadow: "hard", corner: "round", stroke: 2, frame: "box", tail: "none", edge: "perforated" },
      motion: { duration: 140, easing: "snap" },
      decor: { ...plain, headings: "stripes", win: "confetti" },
      density: 1,
      layout: { ...layout, header: 72 },
    },
  },
};

/** The motif of a brand that has the feel of another one: the nearest to its shapes. */
export function motifOf({ density = 1, shape }: SkinTokens): Motif {
  const { corner = "round", radius = 10, stroke = 1 } = shape ?? {};
  if (density < 0.8) return "chart";
  if (stroke > 1) return "tiles";
  if (radius >= 16) return "bubbles";
  return radius <= 4 || corner !== "round" ? "blades" : "rings";
}
