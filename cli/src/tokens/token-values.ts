import type { Rule } from "@livery/ui/tokens";
import { isObject } from "./read-token.ts";
import { longHex } from "./write-design-tokens.ts";

/** A value that cannot be a token's, and what it may be. */
export class ValueError extends Error {
  override readonly name = "ValueError";
}

/**
 * A token's value as a skin writes it, by its rule: colours as `#rrggbb` or `oklch(…)`, lengths in px, durations in ms. Throws
 * ValueError for one that cannot be read; whether it is allowed is for the skin's own check.
 */
export function skinValue(rule: Rule, value: unknown): unknown {
  if (rule.kind === "color" || rule.kind === "colorByMode") return colourText(value);
  if (rule.kind === "number") return numberIn(rule.unit, value);
  if (rule.kind === "families")
    return typeof value === "string"
      ? value.split(",").map((name) => name.trim().replaceAll(/^["']|["']$/gu, ""))
      : value;
  return value;
}

const weights: Readonly<Record<string, number>> = {
  thin: 100,
  extralight: 200,
  light: 300,
  regular: 400,
  normal: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
  black: 900,
};

/** Units by what they are in px or ms. A rem is 16 px, as in a browser's default. */
const units: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  px: { px: 1, rem: 16 },
  ms: { ms: 1, s: 1000 },
};

function numberIn(unit: string, value: unknown): unknown {
  if (typeof value === "number") return value;
  if (typeof value === "string" && unit === "font weight") {
    const weight = weights[value.toLowerCase().replaceAll(/[\s-]/gu, "")];
    if (weight !== undefined) return weight;
  }
  const [, digits, suffix] = typeof value === "string" ? (/^(-?[\d.]+)\s*([a-z]*)$/iu.exec(value.trim()) ?? []) : [];
  const amount = isObject(value) ? value["value"] : digits === undefined ? undefined : Number(digits);
  const given = isObject(value) ? String(value["unit"]) : (suffix ?? "");
  if (typeof amount !== "number") throw new ValueError(`a number (${unit})`);
  if (given === "") return amount;
  const factor = units[unit]?.[given];
  if (factor === undefined)
    throw new ValueError(`a number in ${Object.keys(units[unit] ?? { [unit]: 1 }).join(" or ")}`);
  return factor === 1 ? amount : Number((amount * factor).toFixed(6));
}

function colourText(value: unknown): string {
  if (typeof value === "string") return textColour(value.trim());
  if (isObject(value) && "r" in value) return fromChannels([value["r"], value["g"], value["b"]], value["a"]);
  if (isObject(value) && Array.isArray(value["components"])) return fromComponents(value);
  throw new ValueError("a colour");
}

function textColour(text: string): string {
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu.test(text)) return longHex(text);
  if (/^#[0-9a-f]{6}ff$/iu.test(text)) return longHex(text.slice(0, 7));
  if (/^#[0-9a-f]{8}$/iu.test(text)) throw new ValueError("a colour without transparency");
  return text;
}

function fromComponents(value: Readonly<Record<string, unknown>>): string {
  const { alpha, colorSpace, hex } = value;
  const components: readonly unknown[] = Array.isArray(value["components"]) ? value["components"] : [];
  // "none" is a component that is absent: 0 in a colour without a hue.
  const numbers = components.map((each) => (each === "none" ? 0 : each));
  if (colorSpace === "oklch" && numbers.length === 3 && numbers.every((each) => typeof each === "number")) {
    requireOpaque(alpha);
    return `oklch(${numbers.join(" ")})`;
  }
  if (colorSpace === "srgb") return fromChannels(numbers, alpha);
  if (typeof hex !== "string") throw new ValueError("a colour in srgb or oklch, or with its hex");
  requireOpaque(alpha);
  return textColour(hex);
}

function fromChannels(channels: readonly unknown[], alpha: unknown): string {
  if (channels.length !== 3 || channels.some((each) => typeof each !== "number" || each < 0 || each > 1))
    throw new ValueError("three channels from 0 to 1");
  requireOpaque(alpha);
  const bytes = channels.map((each) =>
    Math.round(Number(each) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${bytes.join("")}`;
}

function requireOpaque(alpha: unknown): void {
  if (alpha !== undefined && alpha !== 1) throw new ValueError("a colour without transparency");
}
