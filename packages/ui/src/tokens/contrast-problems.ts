import { aliases } from "./aliases.ts";
import { nearestReadable, type Partner } from "./nearest-readable.ts";
import { checkPairs, declaredPairs, type PairFailure, valueAt } from "./pairs.ts";
import type { ModeColors } from "./derive-colors.ts";
import type { TokenProblem } from "./problem.ts";
import type { CompleteTokens, ContrastException, ThemeMode } from "./skin-tokens.ts";
import { regionNames, sectionTree } from "./tree.ts";

interface Palettes {
  readonly tokens: CompleteTokens;
  readonly modes: readonly ThemeMode[];
  readonly root: Readonly<Record<ThemeMode, ModeColors>>;
  readonly regions: Readonly<Partial<Record<(typeof regionNames)[number], Readonly<Record<ThemeMode, ModeColors>>>>>;
  readonly contrast: Readonly<Record<ThemeMode, ModeColors>>;
}

/** One set of colours that a player can see, and its skin's pins. */
interface Palette {
  readonly values: ModeColors;
  readonly failures: readonly PairFailure[];
  readonly pins: object;
  /** Token → the one that it follows unless it is pinned itself. */
  readonly followed: Readonly<Record<string, string>>;
  /** The path that a skin would write to change a token. */
  readonly path: (token: string) => string;
}

const isOf = ({ ink, ground }: PairFailure, exception: ContrastException) =>
  exception.ink === ink && exception.ground === ground;

function palettesOf({ tokens, modes, root, regions, contrast }: Palettes): Palette[] {
  const unpinned = { pins: {}, followed: aliases };
  return modes.flatMap((mode) => [
    {
      values: root[mode],
      failures: checkPairs(root[mode]),
      pins: tokens.overrides[mode] ?? {},
      followed: tokens.sections.sports === undefined ? { ...aliases, ...sportsLikeAccent } : aliases,
      path: (token) => `overrides.${mode}.${token.replace(/^color\./, "")}`,
    },
    ...regionNames.flatMap((name): Palette[] => {
      const values = regions[name]?.[mode];
      const path = (token: string) => `regions.${name} (${mode}) ${token}`;
      return values ? [{ values, failures: checkPairs(values), path, ...unpinned }] : [];
    }),
    {
      values: contrast[mode],
      failures: checkPairs(contrast[mode], "more"),
      path: (token) => `high contrast (${mode}) ${token}`,
      ...unpinned,
    },
  ]);
}

/** Without a seed of its own the section of sports has the accent, pinned or not: `resolve.ts`. */
const sportsLikeAccent = Object.fromEntries(
  Object.keys(sectionTree.sports).map((step) => [`section.sports.${step}`, `color.accent.${step}`]),
);

type Pinned = Pick<Palette, "followed" | "pins">;

/** The token that a skin changes to change this one: itself, or the one that it follows. */
const sourceOf = ({ followed, pins }: Pinned, token: string): string =>
  isPinned(pins, token) ? token : (followed[token] ?? token);

function isPinned(pins: object, token: string): boolean {
  let here: unknown = pins;
  for (const part of token.split(".").slice(1)) here = (here as Readonly<Record<string, unknown>> | undefined)?.[part];
  return here !== undefined;
}

/** The token to report for a pair: the ink, unless only the ground is pinned. */
function culpritOf(palette: Pinned, { ink, ground }: PairFailure): string {
  const [above, below] = [sourceOf(palette, ink), sourceOf(palette, ground)];
  return !isPinned(palette.pins, above) && isPinned(palette.pins, below) ? below : above;
}

/** All colours that a token must contrast with: the other half of each of its pairs, including pairs of tokens that follow it. */
function partnersOf(token: string, palette: Palette, exceptions: readonly ContrastException[]): Partner[] {
  const isIt = (other: string) => sourceOf(palette, other) === token;
  return declaredPairs
    .filter(({ ink, ground }) => isIt(ink) !== isIt(ground))
    .filter(({ ink, ground }) => !exceptions.some((each) => each.ink === ink && each.ground === ground))
    .map(({ ink, ground, ratio }) => ({ color: valueAt(palette.values, isIt(ink) ? ground : ink), ratio }));
}

/** One problem per token, however many grounds it fails on: the worst one is reported. */
function problemOf(
  token: string,
  failures: readonly PairFailure[],
  palette: Palette,
  exceptions: readonly ContrastException[],
): TokenProblem {
  const { path, values } = palette;
  const partnerOf = ({ ink, ground }: PairFailure) =>
    sourceOf(palette, sourceOf(palette, ink) === token ? ground : ink);
  const [worst, ...rest] = failures.toSorted((one, other) => one.measured / one.ratio - other.measured / other.ratio);
  if (worst === undefined) throw new RangeError(`${token} fails nowhere`);
  const partner = partnerOf(worst);
  const others = [...new Set(rest.map(partnerOf))].filter((other) => other !== partner);
  const more = others.length === 0 ? "" : `; it also fails with ${listed(others)}`;
  const nearest = nearestReadable(valueAt(values, token), partnersOf(token, palette, exceptions));
  return {
    code: "low_contrast",
    token: path(token),
    value: valueAt(values, token),
    allowed: `${worst.ratio}:1 with ${partner} ${valueAt(values, partner)}, it has ${worst.measured.toFixed(2)}:1${more}`,
    ...(nearest === undefined ? {} : { nearest }),
  };
}

const shownNames = 3;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, shownNames).join(", ");
  return names.length > shownNames ? `${shown} and ${names.length - shownNames} more` : shown;
}

/** An exception without a failure would excuse a future failure that was never reviewed. */
function needless(exceptions: readonly ContrastException[], palettes: readonly Palette[]): TokenProblem[] {
  return exceptions.flatMap((exception, index) => {
    const isFirst = exceptions.findIndex(({ ink, ground }) => ink === exception.ink && ground === exception.ground);
    const isNeeded = palettes.some(({ failures }) => failures.some((failure) => isOf(failure, exception)));
    if (isNeeded && isFirst === index) return [];
    const why = isFirst === index ? "this one reads in every mode and region" : "this one is listed before";
    const allowed = `a pair that does not read; ${why}: remove the exception`;
    return [{ code: "invalid_value", token: `exceptions.${index}`, value: exception, allowed }];
  });
}

/** Every token whose declared pairs lack contrast, in every mode of the theme, in every region, and at high contrast. */
export function contrastProblems(given: Palettes): TokenProblem[] {
  const { exceptions } = given.tokens;
  const palettes = palettesOf(given);
  const low = palettes.flatMap((palette) => {
    const reported = palette.failures.filter((failure) => !exceptions.some((exception) => isOf(failure, exception)));
    const culprits = new Set(reported.map((failure) => culpritOf(palette, failure)));
    return [...culprits].map((token) => {
      const failures = reported.filter((failure) => culpritOf(palette, failure) === token);
      return problemOf(token, failures, palette, exceptions);
    });
  });
  return [...low, ...needless(exceptions, palettes)];
}
