import type { SkinTokens } from "@livery/ui/tokens";

const text = ["Courier New", "No Such Family", "monospace"];

/** Seeds that fight: an accent that nothing reads on, an ink lighter than the ground, a signal that is the danger. */
const color = {
  accent: "oklch(0.97 0.2 110)",
  ground: "#7f7f7f",
  ink: "#ffffff",
  signal: "#ff0000",
  danger: "#ff0000",
  success: "#00ff00",
  warning: "#000000",
  info: "#0000ff",
} as const;

/** The look of Gauntlet: whatever a brand may be at its worst, and every page must still be usable. */
export const tokens: SkinTokens = {
  color,
  sections: {
    sports: "#ff00ff",
    live: "#000000",
    slots: "#ffffff",
    casino: "#00ffff",
    virtual: "#ffff00",
    bingo: "#0000ff",
  },
  regions: {
    header: { mode: "light", ground: "#00ff00", accent: "#00ff00", density: "comfortable" },
    slip: { mode: "dark", ground: "#5a0000", accent: "#0000ff", density: "compact" },
    promo: { mode: "dark", ground: "#ffffff", accent: "#ffffff" },
    live: { mode: "light", ground: "#000000", accent: "#000000" },
  },
  type: { text, display: ["Times New Roman", "serif"], figures: ["monospace"], base: 20, ratio: 1.35, heading: 900 },
  shape: { radius: 32, shadow: "hard", corner: "round", stroke: 4 },
  motion: { duration: 400, easing: "bounce" },
  decor: { veil: "scanlines", glow: "headings" },
  density: 1.6,
  compact: 0.6,
  layout: { page: 2560, reading: 480, sidebar: 360, rail: 480, header: 120 },
};

/** The other end: everything small, square, dense and still. */
export const tinyTokens: SkinTokens = {
  color,
  type: { text: ["Arial", "sans-serif"], base: 13, ratio: 1.05, heading: 400 },
  shape: { radius: 0, shadow: "flat", corner: "chamfer", stroke: 1 },
  motion: { duration: 0, easing: "snap" },
  density: 0.8,
  compact: 0.6,
  layout: { page: 960, reading: 480, sidebar: 180, rail: 280, header: 48 },
};
