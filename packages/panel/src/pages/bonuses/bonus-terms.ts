import { type BonusCategory, zonedInstant, zonedText } from "@livery/contract";
import type { BonusTerms, PanelBonus } from "@livery/contract/panel";
import type { Snapshot, Values } from "../../forms/record.ts";
import { readRows, writeRows } from "../../forms/form-rows.ts";

/** An empty bonus. */
export const blankTerms: BonusTerms = {
  category: "other",
  percent: null,
  multiplier: null,
  oneUse: false,
  image: null,
  startsAt: null,
  endsAt: null,
  order: 0,
  texts: [],
};

/** A bonus as form values: texts as JSON, date-times as typed in a time zone. */
export function valuesOf(bonus: BonusTerms, zone: string): Values {
  return {
    category: bonus.category,
    percent: bonus.percent,
    multiplier: bonus.multiplier,
    oneUse: bonus.oneUse,
    order: bonus.order,
    startsAt: momentText(bonus.startsAt, zone),
    endsAt: momentText(bonus.endsAt, zone),
    image: bonus.image,
    texts: writeRows(bonus.texts.map(({ lang, title, alt, html, terms }) => ({ lang, title, alt, html, terms }))),
  };
}

export function snapshotOf(bonus: PanelBonus, zone: string): Snapshot {
  return { values: valuesOf(bonus, zone), version: bonus.version };
}

/** The payload from form values. Unreadable values were reported at their fields before. */
export function termsOf(values: Values, zone: string): BonusTerms {
  const whole = (name: string): number | null => {
    const value = values[name];
    return typeof value === "number" ? value : null;
  };
  const text = (name: string): string => {
    const value = values[name];
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    category: text("category") as BonusCategory,
    percent: whole("percent"),
    multiplier: whole("multiplier"),
    oneUse: values["oneUse"] === true,
    image: text("image") === "" ? null : text("image"),
    startsAt: momentOf(text("startsAt"), zone),
    endsAt: momentOf(text("endsAt"), zone),
    order: whole("order") ?? 0,
    texts: readRows(String(values["texts"])).map(({ lang, title, alt, html, terms }) => ({
      lang: String(lang),
      title: String(title).trim(),
      alt: String(alt).trim(),
      html: String(html).trim(),
      terms: String(terms).trim(),
    })),
  };
}

/** `2026-11-20T18:00:00.000Z` → `2026-11-20 21:00` in Istanbul; operators do not enter seconds. */
export function momentText(at: string | null, zone: string): string | null {
  return at === null ? null : zonedText(zone, at).slice(0, 16);
}

const momentForm = /^(\d{4}-\d\d-\d\d) ([01]?\d|2[0-3]):([0-5]\d)$/;

/** Parses a date-time as it was typed in a time zone: null if it is empty or invalid. */
export function momentOf(text: string, zone: string): string | null {
  const [, day = "", hours = "", minutes = ""] = momentForm.exec(text.trim()) ?? [];
  const midnight = Date.parse(day);
  // The thirtieth of February is not a day.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return null;
  return new Date(zonedInstant(day, Number(hours) * 60 + Number(minutes), zone)).toISOString();
}

/** The problem of the texts; null if there is none. */
export type TextsProblem =
  | { readonly row: number; readonly kind: "empty" | "twice" }
  | { readonly kind: "none" }
  | null;

export function textsProblem(json: string): TextsProblem {
  const rows = readRows(json);
  if (rows.length === 0) return { kind: "none" };
  const langs = new Set<string>();
  for (const [at, { lang, title }] of rows.entries()) {
    if (String(title).trim() === "") return { row: at + 1, kind: "empty" };
    if (langs.has(String(lang))) return { row: at + 1, kind: "twice" };
    langs.add(String(lang));
  }
  return null;
}
