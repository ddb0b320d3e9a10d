import { plainHex } from "./color-text.ts";
import { groundOf, type ModeColors } from "./derive-colors.ts";
import { textContrast } from "./derive-neutrals.ts";
import { contrast, shadeOf } from "./oklch.ts";
import { resolveTheme, seedIn } from "./resolve.ts";
import type { Color, ColorSeeds, SkinTokens, ThemeMode } from "./skin-tokens.ts";
import { regionNames, sectionNames } from "./tree.ts";

/** A seed whose shade in the theme is another one than the skin's, so that it reads. */
export interface SeedChange {
  /** Dotted path of the seed: `color.accent`. */
  readonly token: string;
  readonly mode: ThemeMode;
  /** The seed and the derived colour as `#rrggbb`. */
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** Differences of lightness and chroma up to these are not seen. */
const unseen = { l: 0.004, c: 0.004 };

type ToneName = Exclude<keyof ColorSeeds, "ground" | "ink">;
const toneNames: readonly ToneName[] = ["accent", "signal", "danger", "success", "warning", "info"];

/**
 * The seeds of a skin that the theme does not show as they are written, by mode: of fills, grounds and text. Only seeds of the skin
 * itself count, and a pin replaces them openly. Throws `InvalidTokens` like `resolveTheme`.
 */
export function seedChanges(skin: SkinTokens): readonly SeedChange[] {
  const theme = resolveTheme(skin);
  return theme.modes.flatMap((mode, index) => {
    const pinned = theme.tokens.overrides[mode];
    const { color, section } = theme.root[mode];
    const fill = (token: string, seed: Color | undefined, to: string) => change(token, mode, seed, to, fillReason);
    const tones = toneNames.flatMap((name) =>
      pinned?.[name] ? [] : fill(`color.${name}`, skin.color?.[name], color[name].base),
    );
    const sections = sectionNames.flatMap((name) =>
      fill(`sections.${name}`, skin.sections?.[name], section[name].base),
    );
    const regions = regionNames.flatMap((name) => {
      const seeds = skin.regions?.[name];
      const shown = theme.regions[name]?.[mode];
      // A region with a mode of its own looks the same in both modes of the page.
      if (seeds === undefined || shown === undefined || (seeds.mode !== undefined && index > 0)) return [];
      const own = seeds.mode ?? mode;
      return [
        ...change(`regions.${name}.ground`, own, seedIn(seeds.ground, own), shown.color.page, groundReason),
        ...change(`regions.${name}.accent`, own, seedIn(seeds.accent, own), shown.color.accent.base, fillReason),
      ];
    });
    return [...tones, ...grounds(skin, mode, color, pinned), ...sections, ...regions];
  });
}

/** In light mode the ground is the page and the ink its text; in dark mode the page is made of the ink. */
function grounds(
  { color: seeds }: SkinTokens,
  mode: ThemeMode,
  color: ModeColors["color"],
  pinned: { readonly page?: unknown; readonly text?: { readonly strong?: unknown } } | undefined,
): readonly SeedChange[] {
  if (mode === "dark") {
    if (seeds?.ink === undefined || pinned?.page !== undefined) return [];
    const page = groundOf("dark", { ground: "#ffffff", ink: plainHex(seeds.ink) });
    return change("color.ink", mode, page as Color, color.page, groundReason);
  }
  return [
    ...(pinned?.page === undefined ? change("color.ground", mode, seeds?.ground, color.page, groundReason) : []),
    ...(pinned?.text?.strong === undefined
      ? change("color.ink", mode, seeds?.ink, color.text.strong, () => "text is dark and nearly grey, at least 7:1")
      : []),
  ];
}

function change(
  token: string,
  mode: ThemeMode,
  seed: Color | undefined,
  to: string,
  reasonOf: (from: string, to: string, mode: ThemeMode) => string,
): readonly SeedChange[] {
  if (seed === undefined) return [];
  const from = plainHex(seed);
  const [one, other] = [shadeOf(from), shadeOf(to)];
  if (Math.abs(one.l - other.l) <= unseen.l && Math.abs(one.c - other.c) <= unseen.c) return [];
  return [{ token, mode, from, to, reason: reasonOf(from, to, mode) }];
}

function fillReason(from: string, to: string, mode: ThemeMode): string {
  const [before, after] = [shadeOf(from).l, shadeOf(to).l];
  if (mode === "dark" && after > before) return "lighter, so that it stands out from a dark page";
  if (after > before) return "lighter, so that it differs from text";
  return contrast("#ffffff", to) >= textContrast
    ? `darker, so that white text on it has ${textContrast}:1`
    : "darker, so that it stands out from the page";
}

function groundReason(from: string, to: string): string {
  const [before, after] = [shadeOf(from), shadeOf(to)];
  if (Math.abs(before.l - after.l) <= unseen.l) return "less colour, so that every tone reads on it";
  return after.l > before.l
    ? "lighter, so that dark text and every tone read on it"
    : "darker, so that light text and every tone read on it";
}
