import { ConfigError } from "../errors.ts";
import sharp from "sharp";

/** A picture as pixels: red, green, blue and opacity. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` of the ground that the picture brings along: the one of all its corners; undefined if they are transparent. */
  readonly background: string | undefined;
  /** Whether a pixel is part of the drawing: opaque, and not its ground. */
  readonly isDrawn: (at: number) => boolean;
}

/** Height in pixels at which a logo is examined. */
const examined = 320;

/** Reads the pixels of a logo. Throws ConfigError (exit 3) for a picture that is damaged or too large to be drawn. */
export async function readPixels(content: Buffer): Promise<Pixels> {
  const { data, info } = await drawn(content).catch((error: unknown) => {
    throw new ConfigError(
      "The logo cannot be drawn.",
      [(error as Error).message],
      "Give --logo a whole SVG, PNG or WebP file; nothing was written.",
      error,
    );
  });
  const { height, width } = info;
  const background = cornerColour(data, width, height);
  const ground = background === undefined ? undefined : channels(background);
  const isDrawn = (at: number): boolean => {
    if ((data[at * 4 + 3] ?? 0) < 128) return false;
    return (
      ground === undefined || ground.some((value, channel) => Math.abs((data[at * 4 + channel] ?? 0) - value) > 24)
    );
  };
  return { data, width, height, background, isDrawn };
}

async function drawn(content: Buffer) {
  const { height: own } = await sharp(content).metadata();
  const density = Math.min(2_400, 72 * Math.max(1, examined / own));
  return sharp(content, { density })
    .resize({ height: examined, width: examined * 8, fit: "inside" })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function cornerColour(data: Buffer, width: number, height: number): string | undefined {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((at) => ({
    hex: hexAt(data, at),
    opacity: data[at * 4 + 3] ?? 0,
  }));
  const [first] = corners;
  if (first === undefined || corners.some(({ hex, opacity }) => opacity < 250 || hex !== first.hex)) return undefined;
  return first.hex;
}

export function hexAt(data: Buffer, at: number): string {
  return `#${data.subarray(at * 4, at * 4 + 3).toString("hex")}`;
}

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A sign is about as wide as high, and as high as the larger part of the logo. */
const squareness = { least: 0.6, most: 1.6 };
const leastHeight = 0.55;
/** The space after a sign, relative to the logo's height: letters stand closer together. */
const leastGap = 0.05;

/**
 * The sign of a logo: all of it where it is about square, else what stands at its start, apart from the letters. Undefined for
 * letters alone.
 */
export function signOf(pixels: Pixels): Rectangle | undefined {
  const whole = boundsOf(pixels, 0, pixels.width);
  if (whole === undefined) return undefined;
  if (isSquarish(whole)) return whole;
  const first = firstRun(pixels, whole);
  return first !== undefined && isSquarish(first) && first.height >= whole.height * leastHeight ? first : undefined;
}

const isSquarish = ({ height, width }: Rectangle): boolean =>
  width / height >= squareness.least && width / height <= squareness.most;

/** What is drawn before the first gap. */
function firstRun(pixels: Pixels, whole: Rectangle): Rectangle | undefined {
  const gap = Math.max(2, Math.round(whole.height * leastGap));
  const end = whole.left + whole.width;
  let empty = 0;
  for (let x = whole.left; x < end; x += 1) {
    empty = isEmptyColumn(pixels, x) ? empty + 1 : 0;
    if (empty >= gap) return boundsOf(pixels, whole.left, x - empty + 1);
  }
  return undefined;
}

function isEmptyColumn({ height, isDrawn, width }: Pixels, x: number): boolean {
  for (let y = 0; y < height; y += 1) if (isDrawn(y * width + x)) return false;
  return true;
}

/** The rectangle around what is drawn between two columns. */
function boundsOf({ height, isDrawn, width }: Pixels, from: number, to: number): Rectangle | undefined {
  let [left, right, top, bottom] = [to, -1, height, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = from; x < to; x += 1) {
      if (!isDrawn(y * width + x)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
