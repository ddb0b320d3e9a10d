import type { Painted } from "./painted.ts";
import { declaredPairs } from "../../src/tokens/pairs.ts";

/** Tokens as dotted paths; `opacity 0.4` is the ink of what is half drawn. */
export type Tokens = readonly string[];

/**
 * What an element's own rules cannot tell, by the path of its sheet: for an ink the grounds of other elements that it lies on, for a
 * ground the inks of others that lie on it; none where it is a drawing, on which no text ever lies.
 */
export type Elsewhere = Readonly<Record<string, Readonly<Record<string, Tokens>>>>;

export const drawn: Tokens = [];

const declared = new Set(declaredPairs.map(({ ground, ink }) => `${ink} on ${ground}`));
const grounds = ["page", "surface", "raised", "sunken", "hover", "press"].map((name) => `color.${name}`);
const texts = ["strong", "base", "muted"].map((name) => `color.text.${name}`);

/** The pairs that an element shows: with its own ground and ink, or with those that it may meet. */
function pairsOf({ ground, ink, path }: Painted, elsewhere: Elsewhere): string[] {
  const known = elsewhere[path] ?? {};
  if (ink && ground) return [`${ink} on ${ground}`];
  if (ink) return (known[ink] ?? grounds).map((below) => `${ink} on ${below}`);
  if (ground) return (known[ground] ?? texts).map((above) => `${above} on ${ground}`);
  return [];
}

/** What no declared pair covers, and is therefore judged in no mode of any brand. */
export function uncovered(all: readonly Painted[], elsewhere: Elsewhere): ReadonlySet<string> {
  return new Set(
    all.flatMap((each) =>
      pairsOf(each, elsewhere)
        .filter((pair) => !declared.has(pair))
        .map((pair) => `${each.path} ${each.state}: ${pair}`),
    ),
  );
}
