import { createRequire } from "node:module";
import { FontError } from "./font-error.ts";

/** The measures of a font file, by which a system font can stand in for it. */
export interface FontFacts {
  /** The family in its name table; "" without one. */
  readonly family: string;
  /** CSS weights: the least and the most, the same for a font with one. */
  readonly weights: readonly [number, number];
  readonly isItalic: boolean;
  /** Above and below the baseline, and between lines, in parts of the font size. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The code points that it has. */
  readonly letters: ReadonlySet<number>;
  /** The mean advance of a text's letters in parts of the font size, shaped as a browser does, at its regular weight. */
  readonly meanAdvance: (text: string) => number;
}

/** Reads a font: woff2, woff, ttf or otf. Throws FontError for bytes that are none. */
export async function readFontFile(content: Uint8Array): Promise<FontFacts> {
  const { Blob, Buffer: Text, Face: HarfBuzzFont, Font, Variation, shape } = await import("harfbuzzjs");
  const source = new HarfBuzzFont(new Blob(await outlines(content)));
  const font = new Font(source);
  const { wght } = source.getAxisInfos();
  if (wght !== undefined) font.setVariations([new Variation("wght", Math.min(wght.max, Math.max(wght.min, 400)))]);
  const os2 = source.referenceTable("OS/2");
  if (os2 === undefined || os2.byteLength < 64 || source.upem === 0) throw notFont("it has no table OS/2");
  const view = new DataView(os2.buffer, os2.byteOffset, os2.byteLength);
  const weight = view.getUint16(4);
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    family: source.getName(typographicFamily, "en") || source.getName(plainFamily, "en"),
    weights: wght === undefined ? [weight, weight] : [wght.min, wght.max],
    isItalic: (view.getUint16(62) & 1) !== 0,
    ascent: ascender / source.upem,
    descent: -descender / source.upem,
    lineGap: lineGap / source.upem,
    letters: new Set(source.collectUnicodes()),
    meanAdvance: (text) => {
      const buffer = new Text();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const total = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      return total / source.upem / Array.from(text).length;
    },
  };
}

/** Name identifiers of OpenType. */
const typographicFamily = 16;
const plainFamily = 1;

/**
 * A font as woff2 with the glyphs of some code points, and all that its layout makes of them: ligatures, joined letters. Throws
 * FontError for bytes that are no font.
 */
export async function subsetFontFile(content: Uint8Array, codePoints: readonly number[]): Promise<Buffer> {
  return converted(content, { text: String.fromCodePoint(...codePoints), targetFormat: "woff2" });
}

/** The font without compression, with all of its glyphs. */
const outlines = (content: Uint8Array): Promise<Buffer> =>
  converted(content, { keepAllGlyphs: true, targetFormat: "sfnt" });

const require = createRequire(import.meta.url);

/** The part of `subset-font` that is used here; the package has no types. */
type SubsetFont = (
  font: Buffer,
  text: string | undefined,
  options: { readonly targetFormat: "sfnt" | "woff2"; readonly keepAllGlyphs?: boolean },
) => Promise<Buffer>;

async function converted(
  content: Uint8Array,
  {
    text,
    ...options
  }: { readonly text?: string; readonly keepAllGlyphs?: boolean; readonly targetFormat: "sfnt" | "woff2" },
): Promise<Buffer> {
  const subsetFont = require("subset-font") as SubsetFont;
  try {
    return await subsetFont(Buffer.from(content), text, options);
  } catch (error) {
    throw notFont((error as Error).message, error);
  }
}

function notFont(why: string, cause?: unknown): FontError {
  return new FontError(`This is no font: ${why}.`, "Give a woff2, ttf or otf.", cause);
}
