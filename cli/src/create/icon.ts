import { contrast } from "@livery/ui/tokens";
import type { BrandColours } from "./brand-colours.ts";
import { letter } from "./lettering.ts";
import type { Logo } from "./logo.ts";

/** The colours of the square behind a brand's initial: its accent, and what reads on it. */
export function markColours({ accent }: BrandColours): { readonly ground: string; readonly ink: string } {
  return { ground: accent, ink: contrast("#ffffff", accent) >= 3 ? "#ffffff" : "#14171a" };
}

/** The square SVG of a brand's icons: the sign of its logo on the ground of its header, else its initial on its accent. */
export function iconText(title: string, colours: BrandColours, logo: Logo | undefined, headerGround: string): string {
  const sign = logo?.sign;
  if (sign !== undefined)
    return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
<rect width="64" height="64" rx="14" fill="${headerGround}"/>
<image x="9" y="9" width="46" height="46" href="data:image/png;base64,${sign.toString("base64")}"/>
</svg>
`;
  const { ground, ink } = markColours(colours);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" fill="none" stroke-linecap="round" stroke-linejoin="round">
<rect width="64" height="64" rx="14" fill="${ground}"/>
<path d="${initialPath(title, 32, 45, 0.6)}" stroke="${ink}" stroke-width="6"/>
</svg>
`;
}

/** A lettered logo for a brand that has none: its initial in a square, and its title beside it, for a dark or a light header. */
export function letteredLogo(title: string, colours: BrandColours, inkOnHeader: string, radius: number): string {
  const wordmark = letter(title, 60, 36, 0.36);
  const width = 64 + (wordmark?.width ?? -16);
  // On a dark header a neutral dark mark would be lost: it is light there.
  const own = markColours(colours);
  const isLost = inkOnHeader === "#ffffff" && contrast(own.ground, "#101418") < 2.2;
  const { ground, ink } = isLost ? { ground: own.ink, ink: own.ground } : own;
  const words = wordmark === null ? "" : `<path d="${wordmark.path}" stroke="${inkOnHeader}" stroke-width="4"/>\n`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48" viewBox="0 0 ${width} 48" fill="none" stroke-linecap="round" stroke-linejoin="round">
<rect x="6" y="6" width="36" height="36" rx="${Math.min(18, radius)}" fill="${ground}"/>
<path d="${initialPath(title, 24, 32, 0.36)}" stroke="${ink}" stroke-width="4"/>
${words}</svg>
`;
}

/** A title's first letter, centred. A letter of two code units is not drawn here, nor is half of one. */
function initialPath(title: string, middle: number, baseline: number, scale: number): string {
  const initial = title.trim().charAt(0);
  const { width = 0 } = letter(initial, 0, 0, scale) ?? {};
  return letter(initial, middle - width / 2, baseline, scale)?.path ?? ring(middle);
}

/** For an initial that is not drawn here. */
const ring = (middle: number): string => {
  const radius = middle / 3;
  return `M${middle - radius} ${middle}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;
};
