import type { SkinTokens } from "@livery/ui/tokens";

const text = ["system-ui", "Segoe UI", "Noto Sans", "sans-serif"];

/** The look of Wireframe: paper, pencil and labelled boxes. A section is told apart by a breath of its hue. */
export const tokens: SkinTokens = {
  color: {
    accent: "oklch(0.42 0 0)",
    ground: "oklch(0.97 0 0)",
    ink: "oklch(0.24 0 0)",
    signal: "oklch(0.36 0 0)",
    danger: "oklch(0.5 0.09 20)",
    success: "oklch(0.5 0.06 155)",
    warning: "oklch(0.62 0.07 80)",
    info: "oklch(0.5 0.05 250)",
  },
  sections: {
    live: "oklch(0.5 0.05 145)",
    slots: "oklch(0.58 0.06 55)",
    casino: "oklch(0.5 0.05 300)",
    virtual: "oklch(0.55 0 0)",
    bingo: "oklch(0.5 0.06 20)",
  },
  regions: { header: { ground: "oklch(1 0 0)" }, promo: { ground: "oklch(0.95 0 0)" } },
  type: { text, display: text, figures: ["ui-monospace", "monospace"], base: 15, ratio: 1.15, heading: 600 },
  shape: { radius: 0, shadow: "flat" },
  motion: { duration: 0, easing: "linear" },
  decor: { boxes: "labelled" },
};
