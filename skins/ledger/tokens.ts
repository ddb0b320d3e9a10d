import type { SkinTokens } from "@livery/ui/tokens";

const text = ["Inter Variable", "Vazirmatn Variable", "system-ui", "sans-serif"];
const figures = ["JetBrains Mono Variable", "Vazirmatn Variable", "ui-monospace", "monospace"];

/** The look of Ledger: a trader's tape. What is alive is amber; the rest is ink on paper, or the other way round by night. */
export const tokens: SkinTokens = {
  modes: "both",
  home: "light",
  color: {
    accent: "#ffb000", // amber: prices, what is chosen, what is pressed next
    ground: "#f2f1ed", // paper
    ink: "#0a0a0a",
    signal: "#ffb000",
    danger: "oklch(0.6 0.13 28)",
    success: "oklch(0.64 0.09 155)",
    warning: "oklch(0.76 0.1 85)",
    info: "oklch(0.64 0.04 240)",
  },
  sections: {
    live: "oklch(0.66 0.1 150)",
    slots: "oklch(0.68 0.1 55)",
    casino: "oklch(0.62 0.08 300)",
    virtual: "oklch(0.62 0.005 90)",
    bingo: "oklch(0.6 0.11 20)",
  },
  regions: {
    header: { mode: "dark", ground: "#0a0a0a", accent: "#ffb000" },
    promo: { ground: { light: "#edece7", dark: "#0a0a0a" }, accent: "#ffb000" },
    // The ticket is the terminal that lies on the paper.
    slip: { mode: "dark", ground: "#0a0a0a", accent: "#ffb000" },
  },
  type: { text, display: figures, figures, base: 13, ratio: 1.13, heading: 600, caps: "headings" },
  shape: { radius: 0, shadow: "flat", frame: "rules", edge: "perforated" },
  motion: { duration: 0, easing: "linear" },
  decor: { headings: "block" },
  density: 0.5,
  compact: 0.9,
  layout: { page: 1760, sidebar: 224, rail: 320, header: 48, pairs: "line" },
  overrides: {
    // A price is alive before anything else is.
    light: { odds: { surface: "#ffffff", border: "#ffb000" } },
    dark: {
      page: "#0a0a0a",
      surface: "#101010",
      raised: "#181817",
      sunken: "#060606",
      hover: "#1e1e1c",
      press: "#292826",
      border: { subtle: "#242422", base: "#3a3936", strong: "#8a8780" },
      odds: { surface: "#0a0a0a", text: "#ffb000" },
    },
    shared: {
      // The one thing to press is higher than a row.
      density: { controlLg: "2.125rem" },
      font: { tracking: { display: "0.02em" }, line: { text: "1.45", snug: "1.3" } },
    },
  },
};
