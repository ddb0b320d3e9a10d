import type { Minor } from "@livery/betting";
import * as z from "zod/mini";
import { flag as wireFlag, list, text as wireText, type Atom } from "../wire/atoms.ts";
import type { Link } from "./settings.model.ts";

/** The format of a setting in the document, and the description of allowed values for operators. */
export interface SettingKind<Model> {
  readonly codec: Atom<Model>;
  readonly allowed: string;
}

// @__NO_SIDE_EFFECTS__
export function text(most: number): SettingKind<string> {
  return { codec: wireText(most), allowed: `text of at most ${most} characters` };
}

/** Text of a fixed form; `allowed` describes it. */
// @__NO_SIDE_EFFECTS__
export function pattern(form: RegExp, allowed: string): SettingKind<string> {
  return { codec: z.string().check(z.maxLength(2000), z.regex(form)), allowed };
}

/** One of a list of values. */
// @__NO_SIDE_EFFECTS__
export function oneOf<const Choice extends string>(choices: readonly Choice[]): SettingKind<Choice> {
  return { codec: z.literal([...choices]), allowed: `one of ${choices.join(", ")}` };
}

/** An empty text in the document is null in the model: old services send "" for an unset value. */
// @__NO_SIDE_EFFECTS__
export function orNothing(kind: SettingKind<string>): SettingKind<string | null> {
  const codec = z.codec(
    z.union([z.literal(""), kind.codec as z.ZodMiniType<string, string>]),
    z.custom<string | null>(),
    {
      decode: (value) => (value === "" ? null : value),
      encode: (value) => value ?? "",
    },
  );
  return { codec, allowed: `${kind.allowed}, or empty` };
}

const numberText = z.string().check(z.regex(/^-?\d{1,15}$/));

/** A whole number, or its digits as text. */
// @__NO_SIDE_EFFECTS__
export function whole(least: number, most: number): SettingKind<number> {
  const codec = z.codec(z.union([z.number(), numberText]), z.int().check(z.minimum(least), z.maximum(most)), {
    decode: Number,
    encode: (value) => value,
  });
  return { codec, allowed: `a whole number from ${least} to ${most}` };
}

/** The legacy 0 and 1, as number or as text; a boolean is accepted too. */
export const flag: SettingKind<boolean> = {
  codec: z.codec(z.union([wireFlag, z.literal(["0", "1"])]), z.custom<boolean>(), {
    decode: (value) => value === true || value === "1",
    encode: (value) => value,
  }),
  allowed: "0 or 1",
};

/** http(s), mailto and tel; no scheme that a browser would run (docs/spec/security.md). */
export const link: SettingKind<Link> = pattern(
  /^(https?:\/\/[^\s<>"'\\]+|mailto:[^\s<>"'\\]+|tel:\+?[\d ()-]+)$/i,
  "a link that begins with https://, http://, mailto: or tel:",
);

const fileAddress = pattern(
  /^(https?:\/\/[^\s<>"'\\]+|\/(?!\/)[^\s<>"'\\]*|(?![a-z]+:)[\w][^\s<>"'\\:]*)$/i,
  "a path on the site (/logo.svg) or an http(s) address",
);

/**
 * A picture or file: on the site's own host, or https. A path that does not begin at the site's root (`logo.svg`) is taken from there:
 * a browser would look for it beside each page.
 */
export const file: SettingKind<string> = {
  ...fileAddress,
  codec: z.codec(fileAddress.codec as z.ZodMiniType<string, string>, z.custom<string>(), {
    decode: (address) => (/^(https?:|\/)/i.test(address) ? address : `/${address}`),
    encode: (address) => address,
  }),
};

export const language: SettingKind<string> = pattern(
  /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/,
  "a language code such as tr, en or fa",
);
const hostForm = "((https?|wss?):\\/\\/)?[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:\\d{1,5})?(\\/[^\\s<>\"'\\\\]*)?";
const hostText = "a host name, with scheme, port or path if need be";
export const host: SettingKind<string> = pattern(new RegExp(`^${hostForm}$`, "i"), hostText);
export const hostOrEmpty: SettingKind<string> = pattern(new RegExp(`^(${hostForm})?$`, "i"), `${hostText}, or empty`);

/** Items separated by commas or semicolons, or a JSON list; written back in the document's text format. */
// @__NO_SIDE_EFFECTS__
export function separated<Item>(
  item: SettingKind<Item>,
  separator: "," | ";",
  most: number,
): SettingKind<readonly Item[]> {
  const itemCodec = item.codec as z.ZodMiniType<Item, string>;
  const codec = z.codec(
    z.union([wireText(20_000), list(z.union([z.string(), z.number()]), most)]),
    list(itemCodec, most),
    {
      decode: (value) => (typeof value === "string" ? split(value, separator) : value.map(String)),
      encode: (items) => items.join(separator),
    },
  );
  const between = separator === "," ? "commas" : "semicolons";
  return {
    codec: codec,
    allowed: `a list between ${between}, at most ${most}; each ${item.allowed}`,
  };
}

function split(value: string, separator: string): string[] {
  return value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

export const ids: SettingKind<readonly number[]> = separated(whole(1, 2_147_483_647), ",", 500);

/** The time zone (D36), which must be in the platform's own table. */
export const timeZone: SettingKind<string> = {
  codec: z.string().check(z.maxLength(64), z.refine(isTimeZone)),
  allowed: "an IANA time zone such as Europe/Istanbul",
};

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch (cause) {
    if (cause instanceof RangeError) return false;
    throw cause;
  }
}

const amountText = z.string().check(z.regex(/^\d{1,9}(\.\d{1,3})?$/));
const thousandthOfUnit = z.codec(amountText, z.custom<Minor>(), {
  decode: (value): Minor => {
    const [units = "0", decimals = ""] = value.split(".");
    return (BigInt(units) * 1000n + BigInt(decimals.padEnd(3, "0"))) as Minor;
  },
  encode: (value) => {
    const decimals = String(value % 1000n)
      .padStart(3, "0")
      .replace(/0+$/, "");
    return `${value / 1000n}${decimals && `.${decimals}`}`;
  },
});

/**
 * Amounts in whole units of the currency, "5,10,20,50". Here they are in thousandths of a unit; `parseSettings` converts them to
 * the minor unit of the document's currency.
 */
export const amounts: SettingKind<readonly Minor[]> = separated(
  { codec: thousandthOfUnit, allowed: "an amount such as 5 or 2.50" },
  ",",
  12,
);
