import type { SkinTokens } from "@livery/ui/tokens";

const text = ["Rubik Variable", "Vazirmatn Variable", "system-ui", "sans-serif"];

/** The look of Kiosk: a sign over a counter. White on black, one yellow to press, green for yes and red for no; nothing moves. */
export const tokens: SkinTokens = {
  // A machine in a lit shop has one look.
  modes: "dark",
  color: {
    accent: "#ffd400", // the sign's yellow
    ground: "#f4f4f4",
    ink: "#111111",
    signal: "#ffd400",
    danger: "#d92b20",
    success: "#2fb457",
    warning: "#ff9d1e",
    info: "#58a6ff",
  },
  sections: {
    sports: "#ffffff", // a key that is down is lit; yellow is what to press next
    live: "#2fb457",
    slots: "#ff8a1e",
    casino: "#b48cff",
    virtual: "#b8bcc2",
    bingo: "#ff5a4d",
  },
  regions: {
    header: { mode: "dark", ground: "#000000", accent: "#ffd400", density: "compact" },
    footer: { mode: "dark", ground: "#000000", accent: "#ffd400" },
    promo: { mode: "dark", ground: "#111111", accent: "#ffd400" },
    slip: { mode: "dark", ground: "#111111", accent: "#ffd400" },
  },
  type: { text, display: text, figures: text, base: 20, ratio: 1.14, heading: 700 },
  shape: { radius: 8, shadow: "flat", stroke: 3 },
  motion: { duration: 0, easing: "linear" },
  density: 1.6,
  compact: 0.8,
  layout: { page: 1440, sidebar: 340, rail: 460, header: 96 },
  overrides: {
    dark: {
      page: "#111111",
      surface: "#1b1b1b",
      raised: "#242424",
      sunken: "#0a0a0a",
      hover: "#2d2d2d",
      press: "#383838",
      text: { strong: "#ffffff", base: "#ffffff" },
      border: { subtle: "#3a3a3a", base: "#5c5c5c", strong: "#a6a6a6" },
      // Keys of a machine: white figures on a dark cap with a light edge.
      odds: { surface: "#2d2d2d", border: "#8a8a8a", text: "#ffffff" },
    },
    shared: {
      // 64 px for a glove; the room between things grows less than they do.
      density: { touch: "4rem", controlSm: "4rem" },
      space: {
        sm: "0.5rem",
        md: "0.875rem",
        lg: "1.125rem",
        xl: "1.75rem",
        xxl: "2.25rem",
        xxxl: "3rem",
        giant: "4.5rem",
      },
      // At the machine nothing is smaller than running text; on a phone, where three prices share a row, captions step back.
      font: {
        size: { xs: "clamp(0.875rem,1.6vw,1.25rem)", sm: "clamp(0.9375rem,1.7vw,1.25rem)" },
        tracking: { display: "-0.01em" },
        line: { text: "1.4", snug: "1.25" },
      },
    },
  },
};
