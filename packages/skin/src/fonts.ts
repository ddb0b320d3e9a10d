/** A script for which a font has a file, by the names of the font packages. */
export type FontSubset = "latin" | "latin-ext" | "arabic";

export interface FontFamily {
  /** The CSS family name; its metric-adjusted fallback is `fallbackFamily(name)`. */
  readonly family: string;
  readonly package: string;
  readonly subsets: readonly FontSubset[];
}

/** The families that a brand can host. All have open licences (see NOTICE). */
export const fontFamilies = {
  archivo: { family: "Archivo Variable", package: "@fontsource-variable/archivo", subsets: ["latin", "latin-ext"] },
  "archivo-narrow": {
    family: "Archivo Narrow Variable",
    package: "@fontsource-variable/archivo-narrow",
    subsets: ["latin", "latin-ext"],
  },
  "bricolage-grotesque": {
    family: "Bricolage Grotesque Variable",
    package: "@fontsource-variable/bricolage-grotesque",
    subsets: ["latin", "latin-ext"],
  },
  cairo: { family: "Cairo Variable", package: "@fontsource-variable/cairo", subsets: ["arabic"] },
  "dm-sans": { family: "DM Sans Variable", package: "@fontsource-variable/dm-sans", subsets: ["latin", "latin-ext"] },
  "exo-2": { family: "Exo 2 Variable", package: "@fontsource-variable/exo-2", subsets: ["latin", "latin-ext"] },
  figtree: { family: "Figtree Variable", package: "@fontsource-variable/figtree", subsets: ["latin", "latin-ext"] },
  fraunces: { family: "Fraunces Variable", package: "@fontsource-variable/fraunces", subsets: ["latin", "latin-ext"] },
  fredoka: { family: "Fredoka Variable", package: "@fontsource-variable/fredoka", subsets: ["latin", "latin-ext"] },
  "hanken-grotesk": {
    family: "Hanken Grotesk Variable",
    package: "@fontsource-variable/hanken-grotesk",
    subsets: ["latin", "latin-ext"],
  },
  "instrument-sans": {
    family: "Instrument Sans Variable",
    package: "@fontsource-variable/instrument-sans",
    subsets: ["latin", "latin-ext"],
  },
  inter: { family: "Inter Variable", package: "@fontsource-variable/inter", subsets: ["latin", "latin-ext"] },
  "jetbrains-mono": {
    family: "JetBrains Mono Variable",
    package: "@fontsource-variable/jetbrains-mono",
    subsets: ["latin", "latin-ext"],
  },
  newsreader: {
    family: "Newsreader Variable",
    package: "@fontsource-variable/newsreader",
    subsets: ["latin", "latin-ext"],
  },
  "noto-sans-arabic": {
    family: "Noto Sans Arabic Variable",
    package: "@fontsource-variable/noto-sans-arabic",
    subsets: ["arabic"],
  },
  nunito: { family: "Nunito Variable", package: "@fontsource-variable/nunito", subsets: ["latin", "latin-ext"] },
  orbitron: { family: "Orbitron Variable", package: "@fontsource-variable/orbitron", subsets: ["latin"] },
  oswald: { family: "Oswald Variable", package: "@fontsource-variable/oswald", subsets: ["latin", "latin-ext"] },
  outfit: { family: "Outfit Variable", package: "@fontsource-variable/outfit", subsets: ["latin", "latin-ext"] },
  "readex-pro": {
    family: "Readex Pro Variable",
    package: "@fontsource-variable/readex-pro",
    subsets: ["latin", "latin-ext"],
  },
  rubik: { family: "Rubik Variable", package: "@fontsource-variable/rubik", subsets: ["latin", "latin-ext"] },
  saira: { family: "Saira Variable", package: "@fontsource-variable/saira", subsets: ["latin", "latin-ext"] },
  vazirmatn: { family: "Vazirmatn Variable", package: "@fontsource-variable/vazirmatn", subsets: ["arabic"] },
} as const satisfies Record<string, FontFamily>;

export type FontName = keyof typeof fontFamilies;

/** A font file of the brand. Its licence must allow the site to host it. */
export interface FontFile {
  /** The CSS family name by which the tokens name it. */
  readonly family: string;
  /** In the brand folder: woff2, ttf or otf. A build reduces it to the letters of the brand's languages. */
  readonly file: string;
}

/** A font of a brand: one of the families that Livery knows, or a file of its own. */
export type BrandFont = FontName | FontFile;

/** The CSS family name of a font. */
export function familyOf(font: BrandFont): string {
  return typeof font === "string" ? fontFamilies[font].family : font.family;
}

/** The fallback family with the same metrics, until the font has loaded: no layout shift. */
export function fallbackFamily(font: BrandFont): string {
  return `${familyOf(font).replace(/ Variable$/, "")} Fallback`;
}
