import { hexOf, shadeOf } from "./oklch.ts";
import type { CompleteTokens, ThemeMode } from "./skin-tokens.ts";
import type { TokenValues } from "./tree.ts";

/** Elevation of one mode. Shadows have the ink's hue, to match the page. */
export function deriveShadow(mode: ThemeMode, { shape, color }: CompleteTokens): TokenValues["shadow"] {
  const ink = shadeOf(color.ink);
  const air = hexOf(mode === "light" ? { ...ink, l: Math.min(ink.l, 0.28) } : { ...ink, l: 0.05 });
  const alpha = (light: number, dark: number) =>
    Math.round((mode === "light" ? light : dark) * 255)
      .toString(16)
      .padStart(2, "0");
  const cast = (y: number, blur: number, spread: number, light: number, dark: number) =>
    `0 ${y}px ${blur}px ${spread}px ${air}${alpha(light, dark)}`;
  const soft = () => ({
    sm: `${cast(1, 2, 0, 0.05, 0.4)},${cast(1, 3, -1, 0.06, 0.3)}`,
    md: `${cast(2, 4, -1, 0.05, 0.4)},${cast(6, 16, -4, 0.1, 0.5)}`,
    lg: `${cast(4, 8, -2, 0.06, 0.45)},${cast(24, 56, -12, 0.22, 0.7)}`,
  });
  const line = (light: number, dark: number) => `0 0 0 1px ${air}${alpha(light, dark)}`;
  // In dark mode the accent glows on its surroundings; in light mode it tints the shadow.
  const shine = (blur: number, light: number, dark: number) => `0 0 ${blur}px ${color.accent}${alpha(light, dark)}`;
  const kinds: Record<CompleteTokens["shape"]["shadow"], () => TokenValues["shadow"]> = {
    soft,
    // A surface without lines is distinct from the page only by its shadow: it has a larger shadow and a faint rim.
    lift: () => ({
      sm: `${cast(0, 2, 0, 0.12, 0.7)},${cast(6, 18, -4, 0.14, 0.5)}`,
      md: `${cast(0, 2, 0, 0.12, 0.7)},${cast(12, 32, -6, 0.2, 0.6)}`,
      lg: `${cast(0, 2, 0, 0.12, 0.7)},${cast(28, 64, -12, 0.3, 0.8)}`,
    }),
    flat: () => ({ sm: "none", md: line(0.1, 0.6), lg: line(0.16, 0.8) }),
    hard: () => ({ sm: `2px 2px 0 ${air}`, md: `3px 3px 0 ${air}`, lg: `6px 6px 0 ${air}` }),
    glow: () => ({
      sm: `${line(0.05, 0.3)},${shine(10, 0.1, 0.16)}`,
      md: `${line(0.06, 0.4)},${shine(22, 0.16, 0.32)}`,
      lg: `${shine(48, 0.22, 0.42)},${cast(12, 40, -8, 0.25, 0.8)}`,
    }),
  };
  return kinds[shape.shadow]();
}
