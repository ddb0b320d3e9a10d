import type { SkinTokens } from "@livery/ui/tokens";

const text = ["Newsreader Variable", "Noto Sans Arabic Variable", "Georgia", "serif"];
/** A ticket is paper, by day and at the evening meeting. */
const paper = "#fffaf0";

/** The look of Derby: a racecourse programme. Rules hold the page, not boxes; what is torn off has holes. */
export const tokens: SkinTokens = {
  color: {
    accent: "#7d1a35", // claret: the jockey's silk, whatever can be acted upon
    ground: "#f7f1e1", // cream paper
    ink: "#0b3d2e", // racing green: what the programme is printed in
    signal: "#b8862b", // brass
    danger: "#b3321f",
    success: "#2c7a3f",
    warning: "#b97a10",
    info: "#2f5f8f",
  },
  sections: {
    live: "#2f8a3c",
    slots: "#c86f1a",
    casino: "#7a4fa6",
    virtual: "#6f766b",
    bingo: "#bf2f45",
  },
  regions: {
    header: { mode: "dark", ground: "#0b3d2e", accent: "#d9b566" },
    promo: { mode: "dark", ground: "#521024", accent: "#d9b566" },
    slip: { mode: "light", ground: paper, accent: "#7d1a35" },
    live: { accent: "#2f8a3c" },
  },
  type: {
    text,
    display: ["Fraunces Variable", ...text],
    // Not Oswald's, as narrow as they are: they have no tabular forms, and a column of odds must stand.
    figures: text,
    figureWeight: 750,
    figureSize: 1.2,
    base: 17,
    ratio: 1.2,
    heading: 650,
  },
  shape: { radius: 2, shadow: "flat", frame: "doubleRules", edge: "perforated" },
  motion: { duration: 140, easing: "out" },
  density: 0.95,
  layout: { header: 68 },
  overrides: {
    light: {
      surface: "#f7f1e1",
      raised: paper,
      sunken: "#ede4cc",
      frame: "#0b3d2e",
      border: { subtle: "#cfc4a6", base: "#b3a580" },
      odds: { surface: paper, border: "#b3a580" },
    },
    dark: { frame: "#a9976a" },
    shared: { font: { tracking: { display: "-0.01em", caps: "0.08em" } } },
  },
};
