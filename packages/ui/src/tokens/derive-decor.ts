import type { CompleteTokens, ThemeMode } from "./skin-tokens.ts";
import { headerLight } from "./derive-light.ts";
import type { Colors, TokenValues } from "./tree.ts";

/**
 * Lines too faint to affect contrast: a hundredth of the ink in light mode, a few hundredths of the signal's light in dark mode.
 */
function scanlines(mode: ThemeMode, { color }: CompleteTokens): string {
  const line = mode === "light" ? `${color.ink}07` : `${color.signal}08`;
  return `repeating-linear-gradient(to bottom,transparent 0 2px,${line} 2px 4px)`;
}

/** As faint as the veil: text on the page stays readable. */
function groundLines(mode: ThemeMode, { color, decor }: CompleteTokens): string {
  const line = mode === "light" ? `${color.ink}12` : `${color.accent}1a`;
  if (decor.ground === "grid")
    return ["right", "bottom"]
      .map((side) => `repeating-linear-gradient(to ${side},${line} 0 1px,transparent 1px 56px)`)
      .join(",");
  return decor.ground === "stripes" ? `repeating-linear-gradient(105deg,${line} 0 2px,transparent 2px 22px)` : "none";
}

/** The decoration of one mode, for a header with these colours. */
export function deriveDecor(mode: ThemeMode, tokens: CompleteTokens, header: Colors): TokenValues["decor"] {
  const { color, decor } = tokens;
  const hangs = decor.veil === "scanlines";
  return {
    veil: hangs ? scanlines(mode, tokens) : "none",
    veilShown: hangs ? "block" : "none",
    boxes: decor.boxes,
    ground: groundLines(mode, tokens),
    headings: decor.headings,
    wait: decor.wait,
    win: decor.win,
    light: decor.lights === undefined ? "none" : headerLight(decor.lights, header),
    glow: decor.glow === "headings" && mode === "dark" ? `0 0 0.4em ${color.accent}73` : "none",
  };
}
