import { hexOf, shadeOf, type Color, type Shade } from "@livery/ui/tokens";
import { UsageError } from "../errors.ts";

/** The colours that a brand is made of: its first and, where it has one, its second. */
export interface BrandColours {
  /** Of whatever can be acted upon. */
  readonly accent: Color;
  /** Of counts, news and marks. */
  readonly signal?: Color | undefined;
}

/** A brand without a colour: a quiet slate, which no shipped brand has. */
export const neutralColours: BrandColours = { accent: "#46586c" };

/**
 * The one or two colours of `--colour`, separated by commas. Throws UsageError for text that is no colour, and for more than two.
 */
export function parseColours(text: string): BrandColours {
  const parts = text
    .split(/[\s,]+/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const colours = parts.map((part) => {
    if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu.test(part)) return hexOf(shadeOf(part)) as Color;
    throw new UsageError(`"${part}" is no colour.`, "Give --colour one or two colours, such as '#5b2a86,#f2c14e'.");
  });
  const [accent, signal, ...more] = colours;
  if (accent === undefined || more.length > 0)
    throw new UsageError(
      `A brand is made of one or two colours; --colour has ${colours.length}.`,
      "Give the one of whatever can be acted upon, and one of counts, news and marks: '#5b2a86,#f2c14e'.",
    );
  return { accent, ...(signal !== undefined && { signal }) };
}

/** A colour whose chroma is below this has no hue that anybody sees. */
const greyChroma = 0.03;
export const isGrey = ({ c }: Shade): boolean => c < greyChroma;

/** Whether a shade is too light to be a ground of white text: yellow, mint, white. */
export const isPale = ({ l }: Shade): boolean => l > 0.7;

/** The shades of a brand's colours, and the one that tints page, text and dark grounds. */
export interface BrandShades {
  readonly accent: Shade;
  readonly signal: Shade;
  readonly tint: Shade;
  readonly hasSignal: boolean;
}

/** Hue of a signal against the accent's, in degrees, if none is given: clearly another colour. */
const apart = 150;
/** Hue of a signal beside an accent without a hue: amber, which stands beside black, white and grey. */
const besideGrey = 70;

export function brandShades({ accent, signal }: BrandColours): BrandShades {
  const first = shadeOf(accent);
  const hue = isGrey(first) ? besideGrey : (first.h + apart) % 360;
  const second = signal === undefined ? { l: 0.72, c: 0.15, h: hue } : shadeOf(signal);
  // Grounds of a yellow brand would be brown: a deep second colour tints them instead.
  const isTintedBySignal = signal !== undefined && isPale(first) && second.l < 0.6;
  return { accent: first, signal: second, tint: isTintedBySignal ? second : first, hasSignal: signal !== undefined };
}

export const colour = (shade: Shade): Color => hexOf(shade) as Color;

/** Degrees from one hue to another, -180 to 180. */
export const turn = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** A hue of a meaning (red is danger) at least `distance` degrees from the accent's, so that the two are not taken for each other. */
export function awayFrom(accent: Shade, hue: number, distance: number): number {
  const difference = turn(accent.h, hue);
  if (isGrey(accent) || Math.abs(difference) >= distance) return (hue + 360) % 360;
  return (accent.h + (difference < 0 ? -distance : distance) + 360) % 360;
}
