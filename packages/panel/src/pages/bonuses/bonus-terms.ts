import { type BonusCategory, zonedInstant, zonedText } from "@livery/contract";
import type { BonusTerms, BonusText, PanelBonus } from "@livery/contract/panel";
import type { Snapshot, Values } from "../../forms/record.ts";
import { textName, valuesInEach, written } from "../../forms/text-languages.ts";

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

const parts = ["title", "alt", "html", "terms"] as const;
export type BonusPart = (typeof parts)[number];

/** Every text of a language. */
export const partsOf = (text: BonusText): readonly string[] => parts.map((part) => text[part]);

/** A bonus as form values: a text for each of the languages, date-times as typed in a time zone. */
export function valuesOf(bonus: BonusTerms, zone: string, languages: readonly string[]): Values {
  const textIn = (lang: string) => bonus.texts.find((text) => text.lang === lang);
  const inEach = (part: BonusPart) => valuesInEach(part, languages, (lang) => written(textIn(lang)?.[part]));
  return {
    category: bonus.category,
    percent: bonus.percent,
    multiplier: bonus.multiplier,
    oneUse: bonus.oneUse,
    order: bonus.order,
    startsAt: momentText(bonus.startsAt, zone),
    endsAt: momentText(bonus.endsAt, zone),
    image: bonus.image,
    ...inEach("title"),
    ...inEach("alt"),
    ...inEach("html"),
    ...inEach("terms"),
  };
}

export function snapshotOf(bonus: PanelBonus, zone: string, languages: readonly string[]): Snapshot {
  return { values: valuesOf(bonus, zone, languages), version: bonus.version };
}

/** The payload from form values: a language without any text has none. Unreadable values were reported at their fields before. */
export function termsOf(values: Values, zone: string, languages: readonly string[]): BonusTerms {
  const whole = (name: string): number | null => {
    const value = values[name];
    return typeof value === "number" ? value : null;
  };
  const text = (name: string): string => written(values[name]) ?? "";
  return {
    category: text("category") as BonusCategory,
    percent: whole("percent"),
    multiplier: whole("multiplier"),
    oneUse: values["oneUse"] === true,
    image: text("image") === "" ? null : text("image"),
    startsAt: momentOf(text("startsAt"), zone),
    endsAt: momentOf(text("endsAt"), zone),
    order: whole("order") ?? 0,
    texts: languages
      .map((lang) => ({
        lang,
        title: text(textName("title", lang)),
        alt: text(textName("alt", lang)),
        html: text(textName("html", lang)),
        terms: text(textName("terms", lang)),
      }))
      .filter((each) => partsOf(each).some((part) => part !== "")),
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
