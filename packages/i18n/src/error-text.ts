import type { i18n } from "i18next";
import type { Formats } from "./formats/create-formats.ts";

/** A refusal of the contract: a code of `errorCatalogue` and its parameters (D44). */
export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface ErrorTextContext {
  readonly i18n: Pick<i18n, "t" | "exists">;
  readonly formats: Pick<Formats, "money" | "odds" | "number">;
  /** The currency of amounts in the parameters, if these name none. */
  readonly currency?: string;
  /** "Home – Away" of the faulty leg. */
  readonly match?: string;
}

/** Codes whose limit is money in minor units, and those whose numbers are odds in decimal text. */
const inMoney: ReadonlySet<string> = new Set([
  "stake_too_low",
  "stake_too_high",
  "amount_too_low",
  "amount_too_high",
  "dealer_limit_exceeded",
  "debt_open",
]);
const inOdds: ReadonlySet<string> = new Set(["odds_too_low", "odds_too_high", "odds_changed"]);
const counts: ReadonlySet<string> = new Set(["too_few_selections", "too_many_selections", "too_many_lines"]);

function shownOdds(value: string | number, formats: ErrorTextContext["formats"]): string | undefined {
  return /^\d{1,9}(\.\d{1,3})?$/.test(String(value)) ? formats.odds(Math.round(Number(value) * 1000)) : undefined;
}

type Values = Readonly<Record<string, string | number | undefined>>;

function valuesOf({ code, params }: Refusal, { formats, currency, match }: ErrorTextContext): Values {
  const limit = params["limit"] ?? params["min"] ?? params["max"] ?? params["owed"];
  if (counts.has(code)) return { count: typeof limit === "number" ? limit : undefined };
  if (code === "rate_limited")
    return { count: typeof params["retryAfter"] === "number" ? params["retryAfter"] : undefined };
  if (inMoney.has(code)) {
    const unit = typeof params["currency"] === "string" ? params["currency"] : currency;
    const known = unit !== undefined && limit !== undefined && /^\d+$/.test(String(limit));
    return { limit: known ? formats.money(BigInt(limit), unit) : undefined };
  }
  if (inOdds.has(code)) {
    const odds = (value: string | number | undefined) => (value === undefined ? undefined : shownOdds(value, formats));
    return { limit: odds(limit), old: odds(params["old"]), new: odds(params["new"]) };
  }
  return { match: match ?? params["match"], field: params["field"] };
}

/**
 * Returns the text of a refusal for the player. If the messages have a sentence with names and figures (`…_named`) and all of
 * them are known, that one; else the plain one. An unknown code has the text of `technical`.
 */
export function errorText(refusal: Refusal, context: ErrorTextContext): string {
  const { i18n } = context;
  const key = `error:${refusal.code}`;
  if (!i18n.exists(key)) return i18n.t("error:technical");
  const values = Object.fromEntries(
    Object.entries(valuesOf(refusal, context)).filter(([, value]) => value !== undefined),
  );
  const named = `${key}_named`;
  if (i18n.exists(named, values)) {
    const sentence = i18n.t(named, { ...values, skipInterpolation: true });
    const variables = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "");
    if (variables.every((name) => values[name] !== undefined)) return i18n.t(named, values);
  }
  return i18n.t(key);
}
