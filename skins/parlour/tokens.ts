import type { SkinTokens } from "@livery/ui/tokens";

const text = ["DM Sans Variable", "Vazirmatn Variable", "system-ui", "sans-serif"];

/** The look of Parlour: a chat with someone you know. Whatever is said stands in a bubble with one square corner. */
export const tokens: SkinTokens = {
  color: {
    accent: "#c65d3b", // terracotta: what you say
    ground: "#f5ecdf", // linen
    ink: "#3a2a22", // tea
    signal: "#6f8050", // sage: what is said to you
    danger: "#bf3a3a",
    success: "#4f8a4a",
    warning: "#cf8f2e",
    info: "#4a7a94",
  },
  sections: {
    live: "#4f8f3f",
    slots: "#d9822b",
    casino: "#8e69b0",
    virtual: "#857c72",
    bingo: "#cc4343",
  },
  regions: {
    header: { accent: "#c65d3b" },
    footer: { mode: "dark", ground: "#3f4a35", accent: "#e0a84e" },
    promo: { mode: "dark", ground: "#3f4a35", accent: "#e58a63" },
    live: { accent: "#4f8f3f" },
  },
  type: {
    text,
    display: ["Bricolage Grotesque Variable", ...text],
    // DM Sans has no tabular figures.
    figures: ["Bricolage Grotesque Variable", ...text],
    base: 16,
    ratio: 1.2,
    heading: 700,
    figureSize: 1.15,
  },
  shape: { radius: 18, shadow: "soft", frame: "bare", tail: "start" },
  motion: { duration: 220, easing: "out" },
  decor: { wait: "dots" },
  density: 1.08,
  overrides: {
    light: {
      surface: "#fffaf2",
      raised: "#fffdf8",
      sunken: "#ecdfcb",
      // A price is a bubble too: sage, so that what is picked answers in terracotta.
      odds: { surface: "#e9edda", border: "#e9edda" },
    },
  },
};
