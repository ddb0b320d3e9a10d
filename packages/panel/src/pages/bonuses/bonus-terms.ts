import type { BonusCategory } from "@livery/contract";
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

/** A bonus as form values: texts as JSON, date-times as typed. */
export function valuesOf(bonus: BonusTerms): Values {
  return {
    category: bonus.category,
    percent: bonus.percent,
    multiplier: bonus.multiplier,
    oneUse: bonus.oneUse,
    order: bonus.order,
    startsAt: momentText(bonus.startsAt),
    endsAt: momentText(bonus.endsAt),
    image: bonus.image,
    texts: writeRows(bonus.texts.map(({ lang, title, html, terms }) => ({ lang, title, html, terms }))),
  };
}

export function snapshotOf(bonus: PanelBonus): Snapshot {
  return { values: valuesOf(bonus), version: bonus.version };
}

/** The payload from form values. Unreadable values were reported at their fields before. */
export function termsOf(values: Values): BonusTerms {
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
    startsAt: momentOf(text("startsAt")),
    endsAt: momentOf(text("endsAt")),
    order: whole("order") ?? 0,
    texts: readRows(String(values["texts"])).map(({ lang, title, html, terms }) => ({
      lang: String(lang),
      title: String(title).trim(),
      html: String(html).trim(),
      terms: String(terms).trim(),
    })),
  };
}

/** `2026-11-20T18:00:00.000Z` → `2026-11-20 18:00`; operators do not enter seconds. */
export function momentText(at: string | null): string | null {
  return at === null ? null : at.slice(0, 16).replace("T", " ");
}

const momentForm = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/;

/** Parses a typed date-time in UTC: null if it is empty or invalid. */
export function momentOf(text: string): string | null {
  const [, day, time] = momentForm.exec(text.trim()) ?? [];
  if (day === undefined || time === undefined) return null;
  const at = new Date(`${day}T${time}:00Z`);
  // The thirtieth of February is not a day.
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day) ? null : at.toISOString();
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
