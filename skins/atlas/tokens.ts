import type { SkinTokens } from "@livery/ui/tokens";

const text = ["Archivo Variable", "Vazirmatn Variable", "system-ui", "sans-serif"];
const narrow = ["Archivo Narrow Variable", "Vazirmatn Variable", "system-ui", "sans-serif"];

/** The look of Atlas: a map table. Slate and squares, cyan for what is pointed at, warm only for what alerts. */
export const tokens: SkinTokens = {
  modes: "both",
  home: "dark",
  color: {
    accent: "#22d3ee", // what is pointed at
    ground: "#eef2f5",
    ink: "#1f2933", // slate
    signal: "#ff9a3d", // the warm alert
    danger: "#ef5350",
    success: "#2fbf8f",
    warning: "#f2b13c",
    info: "#6aa9f7",
  },
  sections: {
    live: "#35c66b",
    slots: "#ff8b3d",
    casino: "#a78bfa",
    virtual: "#94a3b3",
    bingo: "#f4606e",
  },
  regions: {
    header: { mode: "dark", ground: "#18212a", accent: "#22d3ee" },
    promo: { ground: { light: "#e7eef2", dark: "#1b2731" }, accent: "#22d3ee" },
    slip: { density: "compact" },
  },
  type: {
    text,
    display: text,
    figures: narrow,
    table: narrow,
    base: 15,
    ratio: 1.15,
    heading: 650,
    figureWeight: 700,
    figureSize: 1.2,
  },
  shape: { radius: 2, shadow: "flat" },
  motion: { duration: 40, easing: "linear" },
  decor: { ground: "grid" },
  density: 0.76,
  compact: 0.9,
  layout: { page: 2240, sidebar: 236, rail: 328, header: 52, pairs: "line" },
  overrides: {
    dark: {
      page: "#1f2933",
      surface: "#25303b",
      raised: "#2a3642",
      sunken: "#19222b",
      hover: "#2c3a46",
      press: "#30404d",
      border: { subtle: "#33424f", base: "#465867", strong: "#8699a8" },
      odds: { surface: "#1f2933", text: "#ffffff" },
    },
    shared: {
      radius: { pill: "2px" },
      font: { tracking: { display: "-0.005em" }, line: { snug: "1.3" } },
      layout: { gutter: "clamp(0.75rem,1.4vw,1.5rem)" },
    },
  },
};
