import { hexOf, shadeOf, tokenRules, type Rule, type SkinTokens } from "@livery/ui/tokens";

/** A document of the Design Tokens Format Module 2025.10, or a group or token of one. */
export interface DesignTokens {
  readonly [name: string]: unknown;
}

/** The key of what the format has no type for: choices, css texts, exceptions. It is the name of the product, reversed as a domain. */
export const vendorKey = "dev.livery";

/** What a seed is for, for those who read the file in a design tool. */
const descriptions: Readonly<Record<string, string>> = {
  "color.accent": "Whatever can be acted upon, and the one primary action of a screen.",
  "color.ground": "The page in light mode.",
  "color.ink": "The text in light mode; its hue is the page in dark mode.",
  "color.signal": "Counts, news, marks.",
  "type.base": "Running text at the browser's default size.",
  "shape.radius": "The radius of a control.",
  "motion.duration": "An ordinary change.",
};

/**
 * A brand's tokens as design tokens. Colours of sections, regions and pins that are a seed's are references to it. What the format has
 * no type for is in `$extensions`, so that nothing is lost.
 */
export function designTokens(tokens: SkinTokens): DesignTokens {
  const seeds = new Map<string, string>();
  for (const [name, value] of Object.entries(tokens.color ?? {}))
    if (typeof value === "string" && !seeds.has(value)) seeds.set(value, `{color.${name}}`);
  return groupOf(rootMembers, tokens, [], seeds);
}

const rootMembers = tokenRules.kind === "group" ? tokenRules.members : {};

type Seeds = ReadonlyMap<string, string>;

function groupOf(
  members: Readonly<Record<string, Rule>>,
  value: object,
  path: readonly string[],
  seeds: Seeds,
): DesignTokens {
  const own: Record<string, unknown> = {};
  const extra: Record<string, unknown> = {};
  for (const [name, below] of Object.entries(value)) {
    const rule = members[name];
    if (below === undefined || rule === undefined) continue;
    const token = tokenOf(rule, below, [...path, name], seeds);
    if (token === undefined) extra[name] = below;
    else own[name] = token;
  }
  return { ...(Object.keys(extra).length > 0 && { $extensions: { [vendorKey]: extra } }), ...own };
}

/** A token or group; undefined for a value that the format has no type for. A group without tokens means something to a skin. */
function tokenOf(rule: Rule, value: unknown, path: readonly string[], seeds: Seeds): DesignTokens | undefined {
  if (rule.kind === "group" && Object.keys(value as object).length === 0) return undefined;
  if (rule.kind === "group") return groupOf(rule.members, value as object, path, seeds);
  if (rule.kind === "color" || (rule.kind === "colorByMode" && typeof value === "string"))
    return { $type: "color", $value: colourOf(String(value), path, seeds), ...described(path) };
  if (rule.kind === "colorByMode") {
    const { light, dark } = value as Readonly<Record<"light" | "dark", string>>;
    return { light: tokenOf(colourRule, light, path, seeds), dark: tokenOf(colourRule, dark, path, seeds) };
  }
  if (rule.kind === "colors") {
    const list = (value as readonly string[]).map((each, index) => [
      String(index + 1),
      tokenOf(colourRule, each, path, seeds),
    ]);
    return Object.fromEntries(list) as DesignTokens;
  }
  if (rule.kind === "families") return { $type: "fontFamily", $value: value };
  return rule.kind === "number" ? { ...numberOf(rule.unit, value as number), ...described(path) } : undefined;
}

const colourRule: Rule = { kind: "color" };

function described(path: readonly string[]): { readonly $description?: string } {
  const text = descriptions[path.join(".")];
  return text === undefined ? {} : { $description: text };
}

function numberOf(unit: string, value: number): DesignTokens {
  if (unit === "px") return { $type: "dimension", $value: { value, unit } };
  if (unit === "ms") return { $type: "duration", $value: { value, unit } };
  return { $type: unit === "font weight" ? "fontWeight" : "number", $value: value };
}

/** The seeds themselves are values: a reference from one to another would tie two meanings. */
function colourOf(text: string, path: readonly string[], seeds: Seeds): unknown {
  const reference = path[0] === "color" ? undefined : seeds.get(text);
  return reference ?? colourValue(text);
}

const oklchText = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/iu;

/** A colour of the Color Module: sRGB with its hex, or OKLCH as the skin has it with the nearest hex. */
export function colourValue(text: string): DesignTokens {
  const [, lightness, percent, chroma, hue] = oklchText.exec(text) ?? [];
  if (lightness !== undefined) {
    const l = Number(lightness) / (percent === "%" ? 100 : 1);
    return { colorSpace: "oklch", components: [l, Number(chroma), Number(hue)], alpha: 1, hex: hexOf(shadeOf(text)) };
  }
  const hex = longHex(text);
  const components = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return { colorSpace: "srgb", components, alpha: 1, hex };
}

/** `#RGB` and `#RRGGBB` as `#rrggbb`. */
export function longHex(text: string): string {
  const digits = text.slice(1).toLowerCase();
  return `#${digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join("") : digits}`;
}
