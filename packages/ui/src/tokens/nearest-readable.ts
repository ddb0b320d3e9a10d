import { hexOf, luminance, luminanceContrast, shadeOf } from "./oklch.ts";

/** A colour that another one must contrast with, and the required ratio. */
export interface Partner {
  readonly color: string;
  readonly ratio: number;
}

const steps = 250;

/** The colour of the same hue, nearest in lightness, that has enough contrast with every partner; undefined if there is none. */
export function nearestReadable(color: string, partners: readonly Partner[]): string | undefined {
  const shade = shadeOf(color);
  const lights = partners.map(({ color: other, ratio }) => ({ light: luminance(other), ratio }));
  const reads = (hex: string) => {
    const own = luminance(hex);
    return lights.every(({ light, ratio }) => luminanceContrast(own, light) >= ratio);
  };
  for (let step = 0; step <= steps; step += 1)
    for (const l of [shade.l - step / steps, shade.l + step / steps]) {
      const hex = l < 0 || l > 1 ? undefined : hexOf({ ...shade, l });
      if (hex !== undefined && reads(hex)) return hex;
    }
  return undefined;
}
