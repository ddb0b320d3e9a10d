import { deriveNeutrals, type Neutrals, textContrast } from "./derive-neutrals.ts";
import { deriveFocus, deriveOdds, deriveTone, type Tone } from "./derive-tones.ts";
import { hexOf, leastContrast, readable, shadeOf } from "./oklch.ts";
import type { ColorSeeds, CompleteTokens, ThemeMode } from "./skin-tokens.ts";
import { type Colors, type SectionName, type Sections } from "./tree.ts";

export interface ModeColors {
  readonly color: Colors;
  readonly section: Sections;
}

/** The page of a mode: the ground in light mode, a shade deeper than the ink in dark mode. */
export function groundOf(mode: ThemeMode, color: Pick<Seeds, "ground" | "ink">): string {
  if (mode === "light") return color.ground;
  const ink = shadeOf(color.ink);
  return hexOf({ ...ink, l: Math.max(0.14, ink.l - 0.04) });
}

type ToneName = Exclude<keyof ColorSeeds, "ground" | "ink">;
type Seeds = { readonly [K in keyof ColorSeeds]-?: string } & {
  readonly focus?: string | undefined;
  readonly vivid?: boolean | undefined;
};

const toneOf = ({ base, on, ink, soft, border }: Tone) => ({ base, on, ink, soft, border });

/** A palette from its tones: every other colour that a component can use is one of these, or derived from them. */
export function composeColors(
  mode: ThemeMode,
  neutrals: Neutrals,
  tones: Readonly<Record<ToneName, Tone>>,
  focus: string,
): Colors {
  const { accent, danger, success } = tones;
  return {
    ...neutrals,
    frame: neutrals.border.subtle,
    selected: { ground: accent.soft, hover: accent.softHover, ink: accent.ink, border: accent.ink },
    disabled: { ground: neutrals.sunken, ink: neutrals.text.disabled, border: neutrals.border.subtle },
    accent,
    signal: toneOf(tones.signal),
    danger,
    success: toneOf(success),
    warning: toneOf(tones.warning),
    info: toneOf(tones.info),
    focus,
    odds: deriveOdds(mode, accent, success, danger, neutrals),
  };
}

export function eachTone<T>(of: (name: ToneName) => T): Readonly<Record<ToneName, T>> {
  return {
    accent: of("accent"),
    signal: of("signal"),
    danger: of("danger"),
    success: of("success"),
    warning: of("warning"),
    info: of("info"),
  };
}

export function eachSection<T>(of: (name: SectionName) => T): Readonly<Record<SectionName, T>> {
  return {
    sports: of("sports"),
    live: of("live"),
    slots: of("slots"),
    casino: of("casino"),
    virtual: of("virtual"),
    bingo: of("bingo"),
  };
}

/**
 * Every colour of one mode (or of one region in it) from its seeds; `seeds.ground` is the page in both modes here, see
 * `groundOf`. Pure; the same seeds give the same bytes.
 */
export function deriveColors(mode: ThemeMode, seeds: Seeds, sections: CompleteTokens["sections"]): ModeColors {
  const neutrals = deriveNeutrals(mode, shadeOf(seeds.ground), shadeOf(seeds.ink), seeds.vivid);
  const voices = {
    ...eachTone((name) => deriveTone(mode, seeds[name], neutrals)),
    danger: deriveTone(mode, seeds.danger, neutrals, { deep: true }),
  };
  // A link has the ink of the accent or of its section, and can be on the soft ground of any tone.
  const alsoOn = Object.values(voices).map(({ soft }) => soft);
  const linked = (hex: string) => deriveTone(mode, hex, neutrals, { alsoOn });
  const section = eachSection((name) => linked(sections[name] ?? seeds.accent));
  // Moved odds are on the soft grounds of any section when hovered.
  const softs = Object.values(section).flatMap(({ soft, softHover }) => [soft, softHover]);
  const movable = (tone: Tone): Tone => ({ ...tone, ink: readableOn(mode, tone.ink, softs) });
  const tones = {
    ...voices,
    accent: linked(seeds.accent),
    success: movable(voices.success),
    danger: movable(voices.danger),
  };
  return {
    color: composeColors(mode, neutrals, tones, deriveFocus(mode, seeds.focus ?? seeds.accent, neutrals)),
    section,
  };
}

const readableOn = (mode: ThemeMode, ink: string, grounds: readonly string[]): string =>
  leastContrast(ink, grounds) >= textContrast
    ? ink
    : readable(shadeOf(ink), grounds, textContrast, mode === "light" ? "darker" : "lighter");
