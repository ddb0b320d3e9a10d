import type { SkinTokens } from "@livery/ui/tokens";

const text = ["Nunito Variable", "Vazirmatn Variable", "system-ui", "sans-serif"];

/** The look of Fiesta: cut paper with thick outlines that stands a little off the table, and jumps when it is touched. */
export const tokens: SkinTokens = {
  modes: "both",
  home: "light",
  color: {
    accent: "#d6246e", // magenta
    ground: "#fff6e6", // cream
    ink: "#3a0a2e", // the plum of every outline
    signal: "#ff6b35", // papaya
    danger: "#c8202f",
    success: "#4b8f0b",
    warning: "#f2b705",
    info: "#1b87a8",
  },
  sections: {
    live: "#3c9a14",
    slots: "#ff7a1a",
    casino: "#9440d6",
    virtual: "#7a6a78",
    bingo: "#e0223c",
  },
  regions: {
    header: { mode: "dark", ground: "#c21a60", accent: "#c9ef3f", saturation: "full" },
    footer: { mode: "dark", ground: "#3a0a2e", accent: "#ffc531" },
    promo: { mode: "light", ground: "#fff0d2", accent: "#d6246e" },
    live: { accent: "#3c9a14" },
  },
  type: {
    text,
    display: ["Fredoka Variable", ...text],
    figures: text,
    base: 15.5,
    ratio: 1.22,
    heading: 650,
    figureWeight: 800,
    figureSize: 1.0625,
  },
  shape: { radius: 22, shadow: "hard", corner: "round", stroke: 2 },
  motion: { duration: 220, easing: "bounce" },
  decor: { win: "confetti" },
  density: 1.08,
  overrides: {
    light: { frame: "#3a0a2e", odds: { surface: "#ffffff", border: "#3a0a2e" } },
    dark: { frame: "#f7cfe4", odds: { border: "#f7cfe4" } },
    shared: { font: { tracking: { display: "0" } } },
  },
};
