import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import pixelmatch from "pixelmatch";
import sharp, { type Metadata } from "sharp";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How two sheets differ: how many pixels, and a box around the first of them. */
export interface Difference {
  readonly pixels: number;
  readonly box: Box;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Compares two sheets, smoothed edges apart; null where they look alike, else the difference is drawn into a file. */
export async function compareSheets(one: string, other: string, output: string): Promise<Difference | null> {
  // The same pixels are packed alike: most sheets need not be unpacked.
  if (readFileSync(one).equals(readFileSync(other))) return null;
  const [before, after] = await Promise.all([sharp(one).metadata(), sharp(other).metadata()]);
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const [left, right] = await Promise.all([pixelsOf(one, before, size), pixelsOf(other, after, size)]);
  if (left.equals(right)) return null;
  const difference = Buffer.alloc(left.length);
  const pixels = pixelmatch(left, right, difference, size.width, size.height, { threshold: 0.05 });
  if (pixels === 0) return null;
  mkdirSync(dirname(output), { recursive: true });
  await sharp(difference, { raw: { ...size, channels: 4 } })
    .png()
    .toFile(output);
  return { pixels, box: boxOf(difference, size) };
}

const pixelsOf = (file: string, { width, height }: Metadata, size: Size): Promise<Buffer> =>
  sharp(file)
    .extend({ right: size.width - width, bottom: size.height - height, background: "#f0f" })
    .ensureAlpha()
    .raw()
    .toBuffer();

/** Rows of a box: the pictures of a sheet lie below each other, and the first that differs is enough to see how. */
const tallestBox = 480;

/** Around the first pixels that are drawn as different: pure red. */
function boxOf(difference: Buffer, { width, height }: Size): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < difference.length; at += 4) {
    if (difference[at] !== 255 || difference[at + 1] !== 0 || difference[at + 2] !== 0) continue;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    if (y > top + tallestBox) break;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** Cuts the same part of a sheet out, around a box; what a sheet does not have of it is grey. */
export async function cutAround(sheet: string, box: Box, file: string): Promise<void> {
  const { width, height } = await sharp(sheet).metadata();
  const size = { width: between(box.width + 80, 480, 960), height: between(box.height + 80, 320, 640) };
  const left = between(box.left - 40, 0, Math.max(0, width - size.width));
  const top = between(box.top - 40, 0, Math.max(0, height - 1));
  mkdirSync(dirname(file), { recursive: true });
  await sharp(sheet)
    .extract({ left, top, width: Math.min(size.width, width - left), height: Math.min(size.height, height - top) })
    .resize({ ...size, fit: "contain", position: "left top", background: "#777" })
    .png({ compressionLevel: 1 })
    .toFile(file);
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
