import { minor, thousandths, type Minor, type Thousandths } from "@livery/betting";
import * as z from "zod/mini";

// zod's probe for run-time code generation fails quietly, but a strict CSP reports it.
z.config({ jitless: true });

/** A schema whose wire side is used only in `wire/`. */
export type Atom<Model> = z.ZodMiniType<Model>;

const safe = Number.MAX_SAFE_INTEGER;

/** An integer from `least` to `most`, both included. */
// @__NO_SIDE_EFFECTS__
export function whole(least: number, most: number) {
  return z.int().check(z.minimum(least), z.maximum(most));
}

/** A string of `least` to `most` UTF-16 units. */
// @__NO_SIDE_EFFECTS__
export function text(most: number, least = 0) {
  return z.string().check(z.minLength(least), z.maxLength(most));
}

/** At most `most` items. */
// @__NO_SIDE_EFFECTS__
export function list<Item extends z.ZodMiniType>(item: Item, most: number) {
  return z.array(item).check(z.maxLength(most));
}

export const id = whole(1, safe);
/** An id, or 0 where the specification's senders mean "none". */
export const idOrZero = whole(0, safe);
export const count = whole(0, 1_000_000_000);
/** A position in a list that an operator orders. */
export const listOrder = whole(-1_000_000, 1_000_000);
export const name = text(200, 1);
export const singleLine = text(300);
/** A language code: opaque (D37). */
export const languageCode = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/));
/** ISO 4217. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
/** ISO 3166-1 in lower case, or a part of a country ("gb-eng"). */
export const countryFlag = z.string().check(z.regex(/^[a-z]{2}(-[a-z]{2,3})?$/));
/** RFC 3339, UTC (D36). */
export const instant = z.iso.datetime();
/** A calendar day, `2026-11-20`. */
export const day = z.iso.date();
/** An address on the site's own host or one of http(s). Browsers read a backslash as a slash: `/\\host` would be another host. */
export const address = z
  .string()
  .check(z.maxLength(2000), z.regex(/^(https?:\/\/[^\s<>"\\]+|\/([^\s<>"/\\][^\s<>"\\]*)?)$/));
/** Whether a call carries this text as an address. */
export const isAddress = (text: string): boolean => z.safeParse(address, text).success;
/** An address to which players are sent, or that their pages load: the site's own or one of https. */
export const safeAddress = address.check(z.regex(/^(https:\/\/|\/)/));
export const isSafeAddress = (text: string): boolean => z.safeParse(safeAddress, text).success;

/** The legacy 0 and 1; a JSON boolean is accepted too. */
export const flag = z.codec(z.union([z.literal([0, 1]), z.boolean()]), z.custom<boolean>(), {
  decode: (value) => value === 1 || value === true,
  encode: (value) => (value ? 1 : 0),
});

/** Money on the wire: a safe integer of minor units. `signed` for amounts that may be negative. */
// @__NO_SIDE_EFFECTS__
function money(least: number) {
  return z.codec(whole(least, safe), z.custom<Minor>(), { decode: (value) => minor(value), encode: Number });
}
export const amount = money(0);
/** An amount to move: more than 0. */
export const positiveAmount = money(1);
export const signedAmount = money(-safe);

const threeDecimals = z.refine<number>((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-4, {
  params: { expected: "at most three decimals" },
});

/** Decimal odds: on the wire "2.150" or a JSON number, in the model integer thousandths. */
// @__NO_SIDE_EFFECTS__
function decimalOdds(form: RegExp, most: number) {
  const number = z.number().check(z.minimum(1), z.maximum(most / 1000), threeDecimals);
  const inRange = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 1000 && Number(value) <= most;
  const model = z.custom<Thousandths>(inRange, { params: { expected: `odds from 1 to ${most / 1000}` } });
  return z.codec(z.union([z.string().check(z.regex(form)), number]), model, {
    decode: (value) => thousandths(typeof value === "number" ? Math.round(value * 1000) : parseOdds(value)),
    encode: (value) => `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, "0")}`,
  });
}

/** Reads the digits without a float: "2.15" is 2150. */
function parseOdds(digits: string): number {
  const [units = "0", decimals = ""] = digits.split(".");
  return Number(units) * 1000 + Number(decimals.padEnd(3, "0"));
}

/** The odds of one outcome, below a million. */
export const odds = decimalOdds(/^[1-9]\d{0,5}(\.\d{1,3})?$/, 999_999_999);
/** The odds of a whole coupon; long accumulators have large products. */
export const totalOdds = decimalOdds(/^[1-9]\d{0,11}(\.\d{1,3})?$/, 999_999_999_999_999);

const atMostWhole = z.refine<string>(
  (text) => {
    const [places = 0, sharers = 0] = text.split("/").map(Number);
    return places <= sharers;
  },
  { params: { expected: "no more places than shared them" } },
);
/** A dead heat's part of the odds (D5): places divided by the competitors who shared them, "1/2"; above 0 and at most 1. */
export const share = z.string().check(z.regex(/^[1-9]\d?\/[1-9]\d?$/), atMostWhole);

/** The wire has "open", the model "locked". */
export const openFlag = z.codec(flag, z.custom<boolean>(), { decode: (open) => !open, encode: (locked) => !locked });

/** The part of the envelope's date window that a row may declare: `from` and the days after it. */
export const dateWindow = {
  from: ["startDate", z.optional(instant)],
  days: ["addDate", z.optional(whole(0, 366))],
} as const;
