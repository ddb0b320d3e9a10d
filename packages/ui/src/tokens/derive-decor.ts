import type { CompleteTokens, ThemeMode } from "./skin-tokens.ts";
import type { TokenValues } from "./tree.ts";

/** Lines so faint that no contrast suffers: a hundredth of the ink by day, a few of the signal's light by night. */
function scanlines(mode: ThemeMode, { color }: CompleteTokens): string {
  const line = mode === "light" ? `${color.ink}07` : `${color.signal}08`;
  return `repeating-linear-gradient(to bottom,transparent 0 2px,${line} 2px 4px)`;
}

/** The decoration of one mode. */
export function deriveDecor(mode: ThemeMode, tokens: CompleteTokens): TokenValues["decor"] {
  const { color, decor } = tokens;
  const hangs = decor.veil === "scanlines";
  return {
    veil: hangs ? scanlines(mode, tokens) : "none",
    veilShown: hangs ? "block" : "none",
    boxes: decor.boxes,
    glow: decor.glow === "headings" && mode === "dark" ? `0 0 0.4em ${color.accent}73` : "none",
  };
}
