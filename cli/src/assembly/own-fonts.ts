import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readFontFile, subsetFontFile, type FontFacts } from "@livery/fonts";
import { fallbackFamily, type BootLanguage, type FontFile } from "@livery/skin";
import type { BuiltFile } from "../files/built-file.ts";
import { contentName } from "../files/hashing.ts";
import { builtLanguages, productMessages } from "../words/product-messages.ts";

/** A font file of the brand, as a build hosts it. */
export interface OwnFont {
  readonly font: FontFile;
  readonly file: BuiltFile;
  /** Its `@font-face`, and those of its fallback. */
  readonly css: string;
  /** Whether it has the letters of a language's script. */
  readonly writes: (language: BootLanguage) => boolean;
  /** The letters of the product's texts that it lacks, in a language that is written with Latin letters; of others none. */
  readonly missing: (language: BootLanguage) => Promise<readonly string[]>;
}

type Range = readonly [number, number];

const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2b0, 0x36f],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x215f],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
];
const accents: readonly Range[] = [
  [0x100, 0x24f],
  [0x1e00, 0x1eff],
];
const arabic: readonly Range[] = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x200c, 0x200f],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
];

/** Texts of the product's kind, by whose letters widths are compared. */
const samples = {
  latin:
    "Match odds, live bets and results of today: Liverpool, Real Madrid, Bayern 1.85 2.40 10,000.00 Deposit Coupon",
  arabic: "مسابقه امروز ضریب زنده شرط برداشت واریز کوپن نتیجه تیم فوتبال",
};

/** The system fonts that stand in, and the mean advance of the sample in the one that is measured: Liberation Sans, DejaVu Sans. */
const standIns = {
  latin: { local: ["Arial", "Liberation Sans"], advance: 0.4549, ranges: [...latin, ...accents] },
  arabic: { local: ["Tahoma", "DejaVu Sans", "Arial"], advance: 0.4712, ranges: arabic },
} as const;

const scriptOf = ({ bcp47 }: BootLanguage): string | undefined => new Intl.Locale(bcp47).maximize().script;

const built = new Map<string, Promise<OwnFont>>();

/** Reads a font file of a brand and reduces it to the letters of its languages; each file once in a process. Throws FontError. */
export async function ownFont(font: FontFile, folder: string, languages: readonly BootLanguage[]): Promise<OwnFont> {
  const content = await readFile(join(folder, ...font.file.split("/")));
  const ranges = rangesOf(languages);
  const key = JSON.stringify([contentName(content), font, ranges]);
  const known = built.get(key) ?? build(font, content, ranges);
  built.set(key, known);
  return known;
}

async function build(font: FontFile, content: Buffer, ranges: readonly Range[]): Promise<OwnFont> {
  const facts = await readFontFile(content);
  const needed = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  const subset = await subsetFontFile(content, needed);
  const slug = font.family.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-");
  const path = `assets/${slug}-${contentName(subset)}.woff2`;
  return {
    font,
    file: { path, content: subset },
    css: fontRule(font, facts, path) + fallbackRules(font, facts),
    writes: (language) => facts.letters.has(scriptOf(language) === "Arab" ? 0x628 : 0x61),
    missing: async (language) => missingLetters(facts, language),
  };
}

function rangesOf(languages: readonly BootLanguage[]): readonly Range[] {
  const scripts = new Set(languages.map(scriptOf));
  const isEnglishAlone = languages.every(
    ({ bcp47 }) => bcp47 === "en" || scriptOf({ bcp47 } as BootLanguage) !== "Latn",
  );
  return [...latin, ...(isEnglishAlone ? [] : accents), ...(scripts.has("Arab") ? arabic : [])];
}

function fontRule({ family }: FontFile, { isItalic, weights: [least, most] }: FontFacts, path: string): string {
  const weight = least === most ? String(least) : `${least} ${most}`;
  return `@font-face{font-family:"${family}";font-style:${isItalic ? "italic" : "normal"};font-display:swap;font-weight:${weight};src:url(/${path}) format("woff2")}`;
}

/** A stand-in for each script that the font has: as wide and as high, so that nothing moves when the font arrives. */
function fallbackRules(font: FontFile, facts: FontFacts): string {
  return (["latin", "arabic"] as const)
    .filter((script) =>
      Array.from(samples[script].replaceAll(/[\s\d.,:]/gu, "")).every((letter) =>
        facts.letters.has(letter.codePointAt(0) ?? 0),
      ),
    )
    .map((script) => {
      const { advance, local, ranges } = standIns[script];
      const size = facts.meanAdvance(samples[script]) / advance;
      const percent = (value: number): string => `${Math.round(value * 10_000) / 100}%`;
      const sources = local.map((name) => `local("${name}")`).join(",");
      return `@font-face{font-family:"${fallbackFamily(font)}";src:${sources};size-adjust:${percent(size)};ascent-override:${percent(facts.ascent / size)};descent-override:${percent(facts.descent / size)};line-gap-override:${percent(facts.lineGap / size)};unicode-range:${ranges.map(rangeText).join(",")}}`;
    })
    .join("");
}

const rangeText = ([from, to]: Range): string => `U+${from.toString(16)}-${to.toString(16)}`;

/** Letters of Latin texts: a word in two fonts would look broken. In other scripts a Latin font has names and figures. */
async function missingLetters({ letters }: FontFacts, language: BootLanguage): Promise<readonly string[]> {
  if (scriptOf(language) !== "Latn" || !builtLanguages().includes(language.code)) return [];
  const texts = JSON.stringify(await productMessages(language.code));
  const used = new Set(Array.from(texts).filter((letter) => /\p{Script=Latin}/u.test(letter)));
  return [...used].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0)).toSorted();
}
