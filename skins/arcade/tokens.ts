import type { SkinTokens } from "@livery/ui/tokens";

const text = ["Exo 2 Variable", "Vazirmatn Variable", "system-ui", "sans-serif"];

/** The look of Arcade: a neon machine room. Dark is its home; the lamps are on by choice alone. */
export const tokens: SkinTokens = {
  modes: "both",
  home: "dark",
  color: {
    accent: "#ff2a6d", // hot pink: whatever can be acted upon
    ground: "#fbf3fd", // the room with the lamps on
    ink: "#0d0221", // the void
    signal: "#05d9e8", // cyan: counts, news, marks
    danger: "#ff5c38",
    success: "#2ee59d",
    warning: "#f9c80e",
    info: "#4d9fff",
  },
  sections: {
    live: "#19e68c",
    slots: "#ff9a1f",
    casino: "#b967ff",
    virtual: "#8b93b8",
    bingo: "#ff4757",
  },
  regions: {
    header: { mode: "dark", ground: "#0d0221", accent: "#05d9e8" },
    promo: { mode: "dark", ground: "#1a0540", accent: "#ff2a6d" },
    slip: { mode: "dark", ground: "#12032e", accent: "#ff2a6d" },
    live: { mode: "dark", ground: "#0a0a2e", accent: "#19e68c" },
  },
  type: {
    text,
    display: ["Orbitron Variable", ...text],
    figures: text,
    base: 15,
    ratio: 1.2,
    heading: 700,
  },
  shape: { radius: 10, shadow: "glow", corner: "chamfer" },
  motion: { duration: 90, easing: "snap" },
  decor: { veil: "scanlines", glow: "headings" },
  density: 0.95,
  overrides: {
    // Odds are what the machine is switched on for: cyan figures on black glass.
    dark: {
      page: "#0d0221",
      surface: "#180a3a",
      raised: "#21104a",
      sunken: "#0a0119",
      hover: "#231352",
      press: "#2b1963",
      border: { subtle: "#2b1762", base: "#43278f", strong: "#8a7cc4" },
      // The keyboard's ring is cyan: pink is what is pressed.
      focus: "#05d9e8",
      odds: { surface: "#0d0221", border: "#5331b0", text: "#5ff1fb", up: "#3df5a8", down: "#ff8a9b" },
    },
    shared: { font: { tracking: { display: "0.01em" } } },
  },
};
