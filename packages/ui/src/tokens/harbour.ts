import type { CompleteTokens } from "./skin-tokens.ts";

const system = ["system-ui", "Segoe UI", "Noto Sans", "sans-serif"] as const;

/**
 * The base theme: a calm seaside bookmaker with a long history. Sea teal on foam, ink in the header, coral as the signal. Every
 * other skin is a difference from this one.
 */
export const harbour: CompleteTokens = {
  modes: "both",
  home: "system",
  color: {
    accent: "#0f766e",
    ground: "#f0fdfa",
    ink: "#0b2530",
    signal: "#f0705a",
    danger: "#c4314b",
    success: "#1c8a5b",
    warning: "#c9890a",
    info: "#2a6fb0",
  },
  sections: {
    live: "#2f9e44",
    slots: "#e8730c",
    casino: "#7b4fc9",
    virtual: "#64748b",
    bingo: "#d6304a",
  },
  regions: {
    header: { mode: "dark", ground: "#0b2530", accent: "#2bb3a3" },
    footer: { mode: "dark", ground: "#0b2530", accent: "#2bb3a3" },
    promo: { mode: "dark", ground: "#0c4a4b", accent: "#f0705a" },
    live: { accent: "#2f9e44" },
  },
  type: {
    text: ["Figtree Variable", "Figtree", "Vazirmatn Variable", "Noto Sans Arabic Variable", ...system],
    display: ["Figtree Variable", "Figtree", "Vazirmatn Variable", "Noto Sans Arabic Variable", ...system],
    figures: ["Figtree Variable", "Figtree", "Vazirmatn Variable", ...system],
    base: 15,
    ratio: 1.18,
    heading: 650,
    caps: "none",
    slant: 0,
    figureSize: 1.0625,
  },
  shape: { radius: 10, shadow: "soft", corner: "round", stroke: 1, frame: "box", tail: "none", edge: "plain" },
  motion: { duration: 160, easing: "out" },
  decor: { veil: "none", glow: "none", boxes: "none", ground: "none", headings: "plain", wait: "ring", win: "none" },
  density: 1,
  compact: 0.8,
  layout: { page: 1440, reading: 680, sidebar: 248, rail: 344, header: 64, pairs: "stacked" },
  overrides: {},
  exceptions: [],
};
