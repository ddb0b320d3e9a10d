/** The format of displayed odds (D32). */
export type OddsFormat = "decimal" | "fractional" | "american" | "hongkong" | "malay" | "indonesian";

/** All formats, the site's default first. */
export const oddsFormats = [
  "decimal",
  "fractional",
  "american",
  "hongkong",
  "malay",
  "indonesian",
] as const satisfies readonly OddsFormat[];
