import type { FontName } from "@livery/skin";

/** Adjusts a system font to the space of a hosted one. Percentages. */
export interface FallbackMetrics {
  readonly local: readonly string[];
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/**
 * Measured in Chromium with typical page text: mean advance, ascent and descent of the hosted family against the first local font
 * on each system (Liberation Sans has Arial's widths; for Arabic letters DejaVu Sans).
 */
export const fallbackMetrics: Readonly<Record<FontName, FallbackMetrics>> = {
  "exo-2": { local: ["Arial", "Liberation Sans"], sizeAdjust: 100.94, ascent: 99.07, descent: 19.81, lineGap: 0 },
  figtree: { local: ["Arial", "Liberation Sans"], sizeAdjust: 100.54, ascent: 94.49, descent: 24.87, lineGap: 0 },
  // At its heading weight, because it is only for headings.
  orbitron: { local: ["Arial", "Liberation Sans"], sizeAdjust: 125.78, ascent: 80.3, descent: 19.08, lineGap: 0 },
  vazirmatn: {
    local: ["Tahoma", "DejaVu Sans", "Arial"],
    sizeAdjust: 94.1,
    ascent: 108.93,
    descent: 57.07,
    lineGap: 0,
  },
  "noto-sans-arabic": {
    local: ["Tahoma", "DejaVu Sans", "Arial"],
    sizeAdjust: 93.7,
    ascent: 146.64,
    descent: 78.76,
    lineGap: 0,
  },
  // Families of headings and numerals at the heading weight (600; Oswald 500), the others at 400.
  "instrument-sans": {
    local: ["Arial", "Liberation Sans"],
    sizeAdjust: 100.45,
    ascent: 96.57,
    descent: 24.89,
    lineGap: 0,
  },
  fredoka: { local: ["Arial", "Liberation Sans"], sizeAdjust: 93.37, ascent: 104.43, descent: 25.17, lineGap: 0 },
  nunito: { local: ["Arial", "Liberation Sans"], sizeAdjust: 100.87, ascent: 100.13, descent: 35.19, lineGap: 0 },
  "hanken-grotesk": {
    local: ["Arial", "Liberation Sans"],
    sizeAdjust: 99.12,
    ascent: 100.89,
    descent: 30.77,
    lineGap: 0,
  },
  archivo: { local: ["Arial", "Liberation Sans"], sizeAdjust: 98.47, ascent: 89.37, descent: 21.33, lineGap: 0 },
  "archivo-narrow": {
    local: ["Arial", "Liberation Sans"],
    sizeAdjust: 82.46,
    ascent: 125.52,
    descent: 37.59,
    lineGap: 0,
  },
  "readex-pro": { local: ["Arial", "Liberation Sans"], sizeAdjust: 105.82, ascent: 94.5, descent: 23.63, lineGap: 0 },
  "jetbrains-mono": {
    local: ["Arial", "Liberation Sans"],
    sizeAdjust: 127.69,
    ascent: 79.88,
    descent: 23.49,
    lineGap: 0,
  },
  inter: { local: ["Arial", "Liberation Sans"], sizeAdjust: 105.16, ascent: 92.24, descent: 22.82, lineGap: 0 },
  "bricolage-grotesque": {
    local: ["Arial", "Liberation Sans"],
    sizeAdjust: 99.82,
    ascent: 93.17,
    descent: 27.05,
    lineGap: 0,
  },
  "dm-sans": { local: ["Arial", "Liberation Sans"], sizeAdjust: 101.94, ascent: 97.12, descent: 30.41, lineGap: 0 },
  outfit: { local: ["Arial", "Liberation Sans"], sizeAdjust: 97.43, ascent: 102.64, descent: 26.69, lineGap: 0 },
  fraunces: { local: ["Arial", "Liberation Sans"], sizeAdjust: 100.54, ascent: 97.47, descent: 25.36, lineGap: 0 },
  newsreader: { local: ["Arial", "Liberation Sans"], sizeAdjust: 95.03, ascent: 77.34, descent: 27.89, lineGap: 0 },
  oswald: { local: ["Arial", "Liberation Sans"], sizeAdjust: 85.52, ascent: 139.73, descent: 33.91, lineGap: 0 },
  rubik: { local: ["Arial", "Liberation Sans"], sizeAdjust: 102.85, ascent: 90.91, descent: 24.31, lineGap: 0 },
  saira: { local: ["Arial", "Liberation Sans"], sizeAdjust: 102.29, ascent: 110.96, descent: 43.02, lineGap: 0 },
  cairo: { local: ["Tahoma", "DejaVu Sans", "Arial"], sizeAdjust: 90.64, ascent: 143.97, descent: 62.88, lineGap: 0 },
};
