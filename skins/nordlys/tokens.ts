import type { SkinTokens } from "@livery/ui/tokens";

const text = ["Instrument Sans Variable", "Vazirmatn Variable", "system-ui", "sans-serif"];

/** The look of Nordlys: ice by day, night by night, hairlines and room. Green and violet come as light alone. */
export const tokens: SkinTokens = {
  modes: "both",
  home: "dark",
  color: {
    accent: "#30454f", // slate under ice
    ground: "#eef4f7", // ice
    ink: "#101820", // night
    signal: "#7a66e8", // the upper edge of the light
    danger: "#b8435a",
    success: "#1f8f6d",
    warning: "#a8812a",
    info: "#3a7ca5",
  },
  sections: {
    live: "#3d9b72",
    slots: "#c48745",
    casino: "#8467c9",
    virtual: "#6d7f8b",
    bingo: "#bd5568",
  },
  regions: {
    header: { mode: "dark", ground: "#101820", accent: "#dcebf2" },
    promo: { ground: { light: "#e5eef3", dark: "#0d151c" }, accent: { light: "#30454f", dark: "#dcebf2" } },
    live: { accent: "#3d9b72" },
  },
  type: {
    text,
    display: text,
    figures: text,
    base: 16,
    ratio: 1.26,
    heading: 400,
    figureWeight: 400,
    figureSize: 1.35,
  },
  shape: { radius: 0, shadow: "flat", corner: "round", stroke: 1, frame: "rules" },
  motion: { duration: 240, easing: "out" },
  decor: { lights: ["#4fd3a8", "#7a5cff"] },
  density: 1.15,
  layout: { page: 1240, reading: 620, sidebar: 232, rail: 340, header: 76 },
  overrides: {
    // Nothing stands in a box: a surface is the page, and what a price lies on is no more than a line.
    light: { surface: "#eef4f7", raised: "#f6fafb", odds: { surface: "#eef4f7", border: "#b9c7cf" } },
    dark: {
      // The lightest thing at night is what to press next: slate, which is that by day, would look switched off.
      accent: { base: "#dcebf2", hover: "#e9f3f8", press: "#f6fafb", on: "#101820", ink: "#dcebf2" },
      page: "#101820",
      surface: "#101820",
      raised: "#18232d",
      sunken: "#0c131a",
      hover: "#1a2630",
      press: "#20303c",
      odds: { surface: "#101820", border: "#3a4c58" },
    },
    shared: { font: { tracking: { display: "-0.035em" } } },
  },
};
