import type { FontName } from "@livery/skin";

/** How a system font is bent to the place that a hosted one will take. Percentages. */
export interface FallbackMetrics {
  readonly local: readonly string[];
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/**
 * Measured in Chromium over a page's usual text: mean advance, ascent and descent of the hosted family against the
 * first local font that is found on each system (Liberation Sans has Arial's widths; for Arabic letters DejaVu Sans).
 */
export const fallbackMetrics: Readonly<Record<FontName, FallbackMetrics>> = {
  "exo-2": { local: ["Arial", "Liberation Sans"], sizeAdjust: 100.94, ascent: 99.07, descent: 19.81, lineGap: 0 },
  figtree: { local: ["Arial", "Liberation Sans"], sizeAdjust: 100.54, ascent: 94.49, descent: 24.87, lineGap: 0 },
  // At its weight for headings, which is all that it is for.
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
};
