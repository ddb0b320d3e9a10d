import type { SkinTokens } from "@livery/ui/tokens";

const text = ["IBM Plex Sans Variable", "Vazirmatn Variable", "system-ui", "Segoe UI", "Noto Sans", "sans-serif"];

/**
 * The panel's theme, the same for all brands: ruled paper and fountain-pen blue, a rubber stamp's red as the signal, square
 * corners, no shadows, small type.
 */
export const panelTokens: SkinTokens = {
  modes: "both",
  home: "system",
  color: {
    accent: "#24468f",
    ground: "#f7f5ef",
    ink: "#17202b",
    signal: "#b4402c",
    danger: "#b3262e",
    success: "#2c7048",
    warning: "#a86a08",
    info: "#2f6690",
  },
  regions: { header: { mode: "dark", ground: "#18222f", accent: "#8fb0f0" } },
  type: { text, display: text, figures: text, base: 14, ratio: 1.15, heading: 600 },
  shape: { radius: 2, shadow: "flat", corner: "round" },
  motion: { duration: 100, easing: "out" },
  density: 0.9,
  // A badge looks like a stamp, not a pill; a heading looks like a label, not a banner.
  overrides: { shared: { radius: { pill: "2px" }, font: { tracking: { display: "0" } } } },
  layout: { page: 1720, reading: 640, sidebar: 208, rail: 380, header: 52 },
};

/** The name of the theme sheet. */
export const panelTheme = "panel";
