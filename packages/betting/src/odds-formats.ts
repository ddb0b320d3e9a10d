/** How an odd is written (D32). */
export type OddsFormat = "decimal" | "fractional" | "american" | "hongkong" | "malay" | "indonesian";

/** All of them, the site's own first. */
export const oddsFormats = [
  "decimal",
  "fractional",
  "american",
  "hongkong",
  "malay",
  "indonesian",
] as const satisfies readonly OddsFormat[];
