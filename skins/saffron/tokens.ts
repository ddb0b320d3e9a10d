import type { SkinTokens } from "@livery/ui/tokens";

// Readex Pro has no figures of one width; these stand beside it as its own would.
const figures = ["Figtree Variable", "Vazirmatn Variable", "system-ui", "sans-serif"];
const text = ["Readex Pro Variable", "Vazirmatn Variable", "system-ui", "sans-serif"];

/** The look of Saffron: a tea house at night, aubergine walls, plaques whose corners are scooped out as tiles are, saffron light. */
export const tokens: SkinTokens = {
  modes: "both",
  home: "dark",
  color: {
    accent: "#f2a900", // saffron
    ground: "#fdf6ea", // the page of a book
    ink: "#3b0d2c", // aubergine
    signal: "#0e8fb8", // the blue of the tiles
    danger: "#d2413a",
    success: "#2f9e6e",
    warning: "#e08a1e",
    info: "#0e6ba8",
  },
  sections: {
    live: "#34a96b",
    slots: "#ea7317",
    casino: "#9a5bd0",
    virtual: "#8a7f95",
    bingo: "#dc3f52",
  },
  regions: {
    header: { mode: "dark", ground: "#2b0920", accent: "#f2a900" },
    footer: { mode: "dark", ground: "#0b4d7a", accent: "#ffc94d", saturation: "full" },
    promo: { mode: "dark", ground: "#24071b", accent: "#f2a900" },
    slip: { mode: "dark", ground: "#0b4d7a", accent: "#ffc233", saturation: "full" },
    live: { accent: "#34a96b" },
  },
  type: {
    text,
    display: text,
    figures,
    base: 15.5,
    ratio: 1.2,
    heading: 600,
    figureWeight: 600,
    figureSize: 1.1,
  },
  shape: { radius: 14, shadow: "flat", corner: "scoop", stroke: 1 },
  motion: { duration: 200, easing: "out" },
  density: 1.05,
  layout: { header: 68 },
  overrides: {
    light: { frame: "#d9a93f", odds: { surface: "#fffaf0", border: "#cfae6b" } },
    dark: { frame: "#8a5a3a", odds: { surface: "#2b0920", border: "#96623a", text: "#ffd678" } },
    shared: { font: { tracking: { display: "0" } } },
  },
};
