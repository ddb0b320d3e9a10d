import { CallError } from "@livery/contract";
import sharp from "sharp";

/** Pixels of an uploaded picture: a few bytes can decode to gigabytes. */
const mostPixels = 40_000_000;
/** The longer side of a stored picture: the widest slot of a site, on a dense screen. */
const longestSide = 1_600;
/** Of reading and encoding one picture. */
const mostSeconds = 10;

/** How the allowed forms begin. Other forms, such as SVG, never reach a decoder. */
const beginnings: readonly RegExp[] = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftypavi[fs]/];

/**
 * Decodes a picture and encodes it as WebP: what the file held beside its pixels, such as the place where it was taken or a second
 * file, is gone. Throws `picture_unreadable`, `picture_too_large` and, after `seconds`, `picture_too_slow`.
 */
export async function encodePicture(file: Buffer, seconds = mostSeconds): Promise<Buffer> {
  const beginning = file.toString("latin1", 0, 16);
  if (!beginnings.some((form) => form.test(beginning))) throw new CallError("picture_unreadable", { path: "content" });
  try {
    return await sharp(file, { limitInputPixels: mostPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 86, smartSubsample: true })
      .timeout({ seconds })
      .toBuffer();
  } catch (cause) {
    throw new CallError(refusalOf((cause as Error).message), { path: "content", cause });
  }
}

function refusalOf(message: string): "picture_too_large" | "picture_too_slow" | "picture_unreadable" {
  if (/pixel limit/i.test(message)) return "picture_too_large";
  return /^timeout/i.test(message) ? "picture_too_slow" : "picture_unreadable";
}
