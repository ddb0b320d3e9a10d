import type { SkinTokens } from "@livery/ui/tokens";

const text = ["Hanken Grotesk Variable", "Vazirmatn Variable", "system-ui", "sans-serif"];

/** The look of Metropole: porcelain in double gold lines, a navy hall around it, much on a page and all of it in its place. */
export const tokens: SkinTokens = {
  modes: "both",
  color: {
    accent: "#1f3a70", // the uniform
    ground: "#f6f4ee", // porcelain
    ink: "#14213d", // navy
    signal: "#c9a227", // gold
    danger: "#a3243b",
    success: "#2a7a4f",
    warning: "#b8860b",
    info: "#2f6690",
  },
  sections: {
    live: "#2f8f4e",
    slots: "#c8701a",
    casino: "#6d4aa8",
    virtual: "#667085",
    bingo: "#b82f45",
  },
  regions: {
    header: { mode: "dark", ground: "#14213d", accent: "#d4ae3a" },
    promo: { mode: "dark", ground: "#0f1a33", accent: "#d4ae3a" },
    slip: { mode: "dark", ground: "#17264a", accent: "#d4ae3a", density: "compact" },
    live: { accent: "#2f8f4e" },
  },
  type: {
    text,
    display: text,
    figures: text,
    base: 14.5,
    ratio: 1.15,
    heading: 600,
    caps: "headings",
    figureWeight: 700,
  },
  shape: { radius: 4, shadow: "flat", corner: "round", stroke: 1, frame: "doubleBox" },
  motion: { duration: 120, easing: "out" },
  density: 0.88,
  layout: { page: 1600, reading: 720, sidebar: 240, rail: 348, header: 64 },
  overrides: {
    light: { frame: "#cdb76a", odds: { surface: "#ffffff", border: "#b9bcc9" } },
    dark: { frame: "#6f6337", odds: { border: "#4a5573" } },
    // Capitals want air, and what is chosen among its like is a tab, no pill.
    shared: { font: { tracking: { display: "0.05em" } }, radius: { pill: "3px" } },
  },
};
