import { hexOf, shadeOf } from "./oklch.ts";
import type { Color } from "./skin-tokens.ts";

/** `#rrggbb` of a skin's colour; a colour outside the screen's gamut loses chroma until it fits. */
export function plainHex(color: Color): Color {
  if (/^#[0-9a-f]{6}$/iu.test(color)) return color;
  return hexOf(shadeOf(color)) as Color;
}

/** The same object with every colour in it as `#rrggbb`, at any depth. */
export function plainColors<T extends object>(colors: T): T {
  const entries = Object.entries(colors).map(([name, value]: [string, unknown]) => [name, plain(value)]);
  return Object.fromEntries(entries) as T;
}

function plain(value: unknown): unknown {
  if (typeof value === "string") return plainHex(value as Color);
  return typeof value === "object" && value !== null ? plainColors(value) : value;
}
