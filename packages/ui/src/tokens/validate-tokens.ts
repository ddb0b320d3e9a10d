import { nearestName } from "./nearest.ts";
import { declaredPairs } from "./pairs.ts";
import type { TokenProblem } from "./problem.ts";
import type { SkinTokens } from "./skin-tokens.ts";
import { type Rule, tokenRules } from "./token-rules.ts";

const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
/** Lightness 0–1 or 0–100%, chroma 0–0.5, hue in degrees. */
const oklchColor =
  /^oklch\(\s*(?:0?\.\d+|[01](?:\.0+)?|\d{1,2}(?:\.\d+)?%|100%)\s+0?(?:\.[0-4]\d*)?\s+\d{1,3}(?:\.\d+)?(?:deg)?\s*\)$/i;
const familyName = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}$/u;
/** A value that cannot escape its declaration: no braces, semicolons, escapes, comments, tags or addresses. */
const cssValue = /^(?!.*(?:url|expression|image-set)\s*\()(?!.*\/\*)[^{};<>@\\\n"'!]{1,120}$/i;

type Path = readonly string[];

const invalid = (path: Path, value: unknown, allowed: string, nearest?: string): TokenProblem => ({
  code: "invalid_value",
  token: path.join("."),
  value,
  allowed,
  ...(nearest === undefined ? {} : { nearest }),
});

function inspectGroup(members: Readonly<Record<string, Rule>>, value: unknown, path: Path): TokenProblem[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [invalid(path, value, `an object of ${Object.keys(members).join(", ")}`)];
  }
  const names = Object.keys(members);
  return Object.entries(value).flatMap(([name, below]: [string, unknown]) => {
    const here = [...path, name];
    const rule = Object.hasOwn(members, name) ? members[name] : undefined;
    if (rule) return below === undefined ? [] : inspect(rule, below, here);
    const near = nearestName(name, names);
    const problem: TokenProblem = {
      code: "unknown_token",
      token: here.join("."),
      value: below,
      allowed: names.join(", "),
    };
    return [near === undefined ? problem : { ...problem, nearest: [...path, near].join(".") }];
  });
}

function inspectFamilies(value: unknown, path: Path): TokenProblem[] {
  const good =
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= 12 &&
    value.every((name) => typeof name === "string" && familyName.test(name));
  return good ? [] : [invalid(path, value, "a list of 1 to 12 font families (letters, digits, spaces and hyphens)")];
}

const matches = (pattern: RegExp, value: unknown) => typeof value === "string" && pattern.test(value);

function inspectChoice(values: readonly string[], value: unknown, path: Path): TokenProblem[] {
  if (typeof value !== "string") return [invalid(path, value, values.join(", "))];
  return values.includes(value) ? [] : [invalid(path, value, values.join(", "), nearestName(value, values))];
}

function inspectNumber(
  { least, most, unit }: Extract<Rule, { kind: "number" }>,
  value: unknown,
  path: Path,
): TokenProblem[] {
  const allowed = `a number from ${least} to ${most} (${unit})`;
  if (typeof value !== "number" || !Number.isFinite(value)) return [invalid(path, value, allowed)];
  return value >= least && value <= most ? [] : [invalid(path, value, allowed, String(value < least ? least : most))];
}

function inspectColor(value: unknown, path: Path): TokenProblem[] {
  if (matches(hexColor, value) || matches(oklchColor, value)) return [];
  return [invalid(path, value, "a colour as #rgb, #rrggbb or oklch(0.52 0.1 185)")];
}

function inspectColorByMode(
  { modes }: Extract<Rule, { kind: "colorByMode" }>,
  value: unknown,
  path: Path,
): TokenProblem[] {
  if (typeof value !== "object" || value === null) return inspectColor(value, path);
  const problems = inspect(modes, value, path);
  const missing = ["light", "dark"].filter((mode) => !Object.hasOwn(value, mode));
  return [...problems, ...missing.map((mode) => invalid([...path, mode], undefined, "a colour for each mode"))];
}

function inspectColors({ count }: Extract<Rule, { kind: "colors" }>, value: unknown, path: Path): TokenProblem[] {
  if (!Array.isArray(value) || value.length !== count) return [invalid(path, value, `a list of ${count} colours`)];
  return value.flatMap((color: unknown, index) => inspectColor(color, [...path, String(index)]));
}

/** The most similar declared pair. */
function nearestPair(ink: unknown, ground: unknown): string | undefined {
  const near = (name: unknown, among: readonly string[]) => nearestName(typeof name === "string" ? name : "", among);
  const above = near(
    ink,
    declaredPairs.map((pair) => pair.ink),
  );
  const meant = declaredPairs.filter((pair) => pair.ink === above);
  const below = near(
    ground,
    meant.map((pair) => pair.ground),
  );
  return above === undefined || below === undefined ? undefined : `${above} on ${below}`;
}

/** Each exception names a declared pair and gives a reason: an exception for another pair would silently have no effect. */
function inspectExceptions(value: unknown, path: Path): TokenProblem[] {
  if (!Array.isArray(value)) return [invalid(path, value, "a list of { ink, ground, reason }")];
  return value.flatMap((entry: unknown, index) => {
    const { ink, ground, reason } = (typeof entry === "object" && entry !== null ? entry : {}) as Record<
      string,
      unknown
    >;
    const here = [...path, String(index)];
    if (!declaredPairs.some((pair) => pair.ink === ink && pair.ground === ground)) {
      const allowed = "ink and ground of a declared pair (color.text.muted, color.page), and the reason";
      return [invalid(here, entry, allowed, nearestPair(ink, ground))];
    }
    if (typeof reason === "string" && reason.trim().length >= 12) return [];
    return [invalid([...here, "reason"], reason, "a sentence that says why this pair may read less")];
  });
}

function inspect(rule: Rule, value: unknown, path: Path): TokenProblem[] {
  if (rule.kind === "group") return inspectGroup(rule.members, value, path);
  if (rule.kind === "families") return inspectFamilies(value, path);
  if (rule.kind === "choice") return inspectChoice(rule.values, value, path);
  if (rule.kind === "number") return inspectNumber(rule, value, path);
  if (rule.kind === "colors") return inspectColors(rule, value, path);
  if (rule.kind === "color") return inspectColor(value, path);
  if (rule.kind === "colorByMode") return inspectColorByMode(rule, value, path);
  if (rule.kind === "exceptions") return inspectExceptions(value, path);
  return matches(cssValue, value)
    ? []
    : [invalid(path, value, "one plain css value without braces, quotes, escapes or addresses")];
}

export type Validated =
  | { readonly ok: true; readonly tokens: SkinTokens }
  | { readonly ok: false; readonly problems: readonly TokenProblem[] };

/** Validates a skin author's tokens. Finds every problem, not only the first. */
export function validateTokens(input: unknown): Validated {
  const problems = inspect(tokenRules, input, []);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, tokens: input as SkinTokens };
}
