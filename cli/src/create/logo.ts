import { readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, extname } from "node:path";
import { describeProblem } from "@livery/skin";
import { contrast } from "@livery/ui/tokens";
import sharp from "sharp";
import { assetProblems } from "../brand/asset-problems.ts";
import { ConfigError, UsageError } from "../errors.ts";
import type { BrandColours } from "./brand-colours.ts";
import { dominantColours, shadesOf, type LogoShade } from "./logo-colours.ts";
import { readPixels, signOf, type Pixels } from "./logo-pixels.ts";

/** A brand's logo as it was given, and what a new brand takes from it. */
export interface Logo {
  /** Its file in the brand: `assets/logo.svg`. */
  readonly path: string;
  readonly content: Buffer;
  /** The one or two colours of it; undefined if it has none beside black, white and grey. */
  readonly colours: BrandColours | undefined;
  /** The share of it, 0–1, that can be seen on a ground. */
  readonly readsOn: (ground: string) => number;
  /** Its sign as a square PNG, for icons: the logo itself, or the drawing before its letters; undefined without one. */
  readonly sign: Buffer | undefined;
}

/** Contrast at which a part of a drawing is seen; a logotype has no least contrast in WCAG (1.4.3). */
const seen = 1.9;

/**
 * Reads a logo: SVG, PNG or WebP, checked as a build checks it. Throws UsageError if there is no such file, ConfigError (exit 3) for
 * one that a brand cannot have.
 */
export async function readLogo(given: string): Promise<Logo> {
  if (!(statSync(given, { throwIfNoEntry: false })?.isFile() ?? false))
    throw new UsageError(`There is no file ${given}.`, "Give --logo the file of the brand's logo: SVG, PNG or WebP.");
  const file = realpathSync(given);
  await refuseOther(file, given);
  const content = readFileSync(file);
  const pixels = await readPixels(content);
  const shades = shadesOf(pixels);
  return {
    path: `assets/logo${extname(file)}`,
    content,
    colours: dominantColours(shades),
    readsOn: (ground) => shareOn(ground, shades, pixels),
    sign: await pngOf(pixels),
  };
}

async function refuseOther(file: string, given: string): Promise<void> {
  if (!/\.(?:svg|png|webp)$/u.test(file))
    throw new ConfigError(
      `${given} cannot be a logo.`,
      [`A logo is a file whose name ends in .svg, .png or .webp; this ends in "${extname(file)}".`],
      "Give --logo the logo as SVG, PNG or WebP; nothing was written.",
    );
  const problems = await assetProblems(dirname(file), given, { logo: basename(file) });
  if (problems.length === 0) return;
  throw new ConfigError(
    `${given} cannot be a logo.`,
    problems.map((problem) => ({ message: describeProblem(problem), ...problem })),
    "Correct the file, or give --logo another one; nothing was written.",
  );
}

/** A logo with a ground of its own is seen everywhere. */
function shareOn(ground: string, shades: readonly LogoShade[], { background }: Pixels): number {
  if (background !== undefined) return contrast(background, ground) < 1.15 ? 1 : 0.6;
  return shades.reduce((sum, { hex, share }) => sum + (contrast(hex, ground) >= seen ? share : 0), 0);
}

async function pngOf(pixels: Pixels): Promise<Buffer | undefined> {
  const sign = signOf(pixels);
  if (sign === undefined) return undefined;
  const { data, height, width } = pixels;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract(sign)
    .resize(320, 320, { fit: "contain", background: "#0000" })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
