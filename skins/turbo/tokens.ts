import type { SkinTokens } from "@livery/ui/tokens";

const text = ["Saira Variable", "Vazirmatn Variable", "system-ui", "sans-serif"];

/** The look of Turbo: a pit wall. Red is pressed, carbon is around it, whatever is pressed leans forward. */
export const tokens: SkinTokens = {
  modes: "both",
  home: "light",
  color: {
    accent: "#f01a10", // the car; by night as red as by day
    ground: "#f4f4f6",
    ink: "#15151e", // carbon
    signal: "#ffd60a", // the yellow flag: counts and news
    danger: "#a3004f",
    success: "#00a04a", // the green flag
    warning: "#e8930c",
    info: "#0067d6", // the blue flag
  },
  sections: {
    sports: "#f01a10",
    live: "#00a651",
    slots: "#f47b20",
    casino: "#8a3ffc",
    virtual: "#6f7480",
    bingo: "#d8265f",
  },
  regions: {
    header: { mode: "dark", ground: "#15151e", accent: "#f01a10" },
    footer: { mode: "dark", ground: "#15151e", accent: "#f01a10" },
    promo: { mode: "dark", ground: "#15151e", accent: "#f01a10" },
  },
  type: { text, display: text, figures: text, base: 15, ratio: 1.22, heading: 800, caps: "headings", slant: 10 },
  shape: { radius: 9, shadow: "flat", corner: "slant", stroke: 1 },
  motion: { duration: 80, easing: "snap" },
  decor: { headings: "stripes", ground: "stripes" },
  density: 0.9,
  layout: { page: 1480, sidebar: 232, rail: 340, header: 60 },
  overrides: {
    light: { odds: { surface: "#ececf0", border: "#d4d4dc" } },
    dark: {
      page: "#101017",
      surface: "#1a1a24",
      raised: "#22222e",
      sunken: "#0b0b11",
      hover: "#252531",
      press: "#2b2b3a",
    },
    shared: { font: { tracking: { display: "-0.01em" } } },
  },
};
