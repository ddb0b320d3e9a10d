import { nearestName } from "@livery/contract/settings";
import { tokenRules, type Rule } from "@livery/ui/tokens";
import type { ImportProblem, ReadToken, TokenMode } from "./read-token.ts";
import { resolveReferences } from "./resolve-references.ts";
import { skinValue, ValueError } from "./token-values.ts";

/** A skin's tokens that a file sets: paths as `SkinTokens` has them, each with its value. */
export interface AssignedTokens {
  readonly values: ReadonlyMap<string, unknown>;
  readonly problems: readonly ImportProblem[];
}

interface Place {
  readonly path: readonly string[];
  readonly rule: Rule;
}

/** The pins of the dark mode that stand for a seed: a seed is one colour, and the theme makes its dark shade. */
const darkPins: Readonly<Record<string, string>> = {
  "color.accent": "accent.base",
  "color.signal": "signal.base",
  "color.danger": "danger.base",
  "color.success": "success.base",
  "color.warning": "warning.base",
  "color.info": "info.base",
  "color.ground": "page",
  "color.ink": "text.strong",
};

/** Names of a path without regard to case, blanks and hyphens: "Text/Strong" is `text.strong`. */
const plain = (path: readonly string[]): string =>
  path.map((name) => name.toLowerCase().replaceAll(/[\s_-]/gu, "")).join(".");

/** Every path that a skin can write, by its plain name; a group of colours by mode also with its modes. */
const places: ReadonlyMap<string, Place> = new Map(placesOf(tokenRules, []).map((place) => [plain(place.path), place]));

function placesOf(rule: Rule, path: readonly string[]): readonly Place[] {
  if (rule.kind === "group") {
    const below = Object.entries(rule.members).flatMap(([name, each]) => placesOf(each, [...path, name]));
    return path.length === 0 ? below : [{ path, rule }, ...below];
  }
  if (rule.kind === "colorByMode")
    return [{ path, rule }, ...placesOf(rule.modes, path).filter((place) => place.path.length > path.length)];
  if (rule.kind === "colors")
    return [
      { path, rule },
      ...Array.from({ length: rule.count }, (_, at): Place => ({
        path: [...path, String(at + 1)],
        rule: { kind: "color" },
      })),
    ];
  return [{ path, rule }];
}

/** Paths that tools know by their name alone: `color.text.strong` is the pin of both modes, or of the token's mode. */
function pinsOf(path: readonly string[], mode: TokenMode | undefined): readonly Place[] {
  if (plain(path.slice(0, 1)) !== "color") return [];
  const modes: readonly TokenMode[] = mode === undefined ? ["light", "dark"] : [mode];
  return modes.flatMap((each) => places.get(plain(["overrides", each, ...path.slice(1)])) ?? []);
}

/**
 * Puts the tokens of a file where a skin has them. Every token that a skin cannot have is a problem, with the nearest name, unless another
 * one refers to it.
 */
export function assignTokens(read: readonly ReadToken[]): AssignedTokens {
  const values = new Map<string, unknown>();
  const { problems: wrong, referred, tokens } = resolveReferences(read);
  const problems: ImportProblem[] = [...wrong];
  const lightOf = new Map(
    tokens.filter(({ mode }) => mode === "light").map(({ path, value }) => [plain(path), JSON.stringify(value)]),
  );
  for (const token of tokens) {
    try {
      for (const { path, value } of placed(token, lightOf)) values.set(path.join("."), value);
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      if (error.message === unknownToken && referred.has(token.path.join("."))) continue;
      problems.push({ token: token.path.join("."), value: token.value, ...problemOf(token, error) });
    }
  }
  return { values, problems };
}

function problemOf({ path }: ReadToken, { message }: ValueError): Pick<ImportProblem, "allowed" | "nearest"> {
  if (message !== unknownToken) return { allowed: message };
  const tokens = [...places.values()].filter(({ rule }) => rule.kind !== "group");
  const names = tokens.map((place) => place.path.join("."));
  const nearest = nearestName(path.join("."), [...names, ...pinNames]);
  return { allowed: message, ...(nearest !== undefined && { nearest }) };
}

const unknownToken = "a token of a brand";
/** Pins as design tools name them: `color.text.strong`. */
const pinNames = [...places.values()]
  .filter(({ path }) => path[0] === "overrides" && path[1] === "light")
  .map(({ path }) => ["color", ...path.slice(2)].join("."));

function placed(
  token: ReadToken,
  lightOf: ReadonlyMap<string, string>,
): readonly { readonly path: readonly string[]; readonly value: unknown }[] {
  const { mode, value } = token;
  const own = places.get(plain(token.path));
  const targets = own === undefined ? pinsOf(token.path, mode) : [own];
  // A group is a value only where it is empty.
  const isGroup = own?.rule.kind === "group" && JSON.stringify(value) !== "{}";
  if (targets.length === 0 || isGroup) throw new ValueError(unknownToken);
  return targets.flatMap((target) => {
    const read = skinValue(target.rule, value);
    if (mode === undefined || own === undefined || target.path[0] === "overrides")
      return [{ path: target.path, value: read }];
    if (target.rule.kind === "colorByMode") return [{ path: [...target.path, mode], value: read }];
    if (mode === "light" || !lightOf.has(plain(token.path))) return [{ path: target.path, value: read }];
    // Both modes have it: the seed is the light one, and a dark one that differs is pinned.
    if (lightOf.get(plain(token.path)) === JSON.stringify(value)) return [];
    const pin = darkPins[target.path.join(".")];
    if (pin === undefined) throw new ValueError("the same value in light and dark mode");
    return [{ path: ["overrides", "dark", ...pin.split(".")], value: read }];
  });
}
