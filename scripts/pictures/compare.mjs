// Compares two sheets, and writes what differs as a third.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Pixels that differ, smoothed edges apart; 0 where the sheets look alike. The picture of the difference is written then. */
export async function compareSheets(one, other, differenceFile) {
  // The same pixels are packed alike: most sheets need not be unpacked.
  if (readFileSync(one).equals(readFileSync(other))) return 0;
  const [before, after] = await Promise.all([one, other].map((file) => sharp(file).metadata()));
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const [left, right] = await Promise.all([rawOf(one, before, size), rawOf(other, after, size)]);
  if (left.equals(right)) return 0;
  const difference = Buffer.alloc(left.length);
  const pixels = pixelmatch(left, right, difference, size.width, size.height, { threshold: 0.05 });
  if (pixels === 0) return 0;
  mkdirSync(join(differenceFile, ".."), { recursive: true });
  await sharp(difference, { raw: { ...size, channels: 4 } })
    .png()
    .toFile(differenceFile);
  return pixels;
}

const rawOf = (file, { width, height }, size) =>
  sharp(file)
    .extend({ right: size.width - width, bottom: size.height - height, background: "#f0f" })
    .ensureAlpha()
    .raw()
    .toBuffer();
