import type { SkinTokens } from "@livery/ui/tokens";

const text = ["Outfit Variable", "Cairo Variable", "system-ui", "sans-serif"];

/** The look of Pocket: an app that happens to be a site. White, black, one electric blue; cards are held by their shadow. */
export const tokens: SkinTokens = {
  color: {
    accent: "#2f5bff", // the one blue
    ground: "#ffffff",
    ink: "#0a0a0f",
    signal: "#2f5bff",
    danger: "#e02d3c",
    success: "#0f9d58",
    warning: "#e89a0c",
    info: "#2f5bff",
  },
  sections: {
    live: "#12a150",
    slots: "#ff7a1a",
    casino: "#7c4dff",
    virtual: "#6b7280",
    bingo: "#e5304f",
  },
  regions: {
    header: { accent: "#2f5bff" },
    footer: { accent: "#2f5bff" },
    promo: { mode: "dark", ground: "#0a0a0f", accent: "#2f5bff" },
    live: { accent: "#12a150" },
  },
  type: { text, display: text, figures: text, base: 16, ratio: 1.26, heading: 700, figureSize: 1.2 },
  shape: { radius: 16, shadow: "lift", frame: "bare" },
  motion: { duration: 200, easing: "snap" },
  density: 1.12,
  layout: { header: 60, page: 1280 },
  overrides: {
    light: {
      surface: "#ffffff",
      raised: "#ffffff",
      sunken: "#f3f5fa",
      odds: { surface: "#f1f4fb", border: "#f1f4fb" },
    },
    dark: { page: "#000000", surface: "#15161c", raised: "#1d1f27" },
    shared: { font: { tracking: { display: "-0.02em" } } },
  },
};
