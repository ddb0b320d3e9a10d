import type { i18n } from "i18next";
import type { WordKey } from "../app/words.ts";
import { wordsOf } from "../app/words.ts";

/** What is needed to name an outcome. */
export interface NamedOutcome {
  readonly outcome: string;
  readonly special: string;
  readonly home: string;
  readonly away: string;
}

/** The house names general markets and outcomes by keys, special ones by plain names: a key is looked up, a name stands. */
function lookUp(i18n: i18n, key: string, plain: string, values: Readonly<Record<string, string>> = {}): string {
  return i18n.exists(key) ? wordsOf(i18n)(key as WordKey, values) : plain;
}

/** A market's name with its line: `Total goals 2.5`. */
export function marketName(i18n: i18n, market: { readonly name: string; readonly special: string }): string {
  const [, id] = /^market\.(.+)$/.exec(market.name) ?? [];
  const name = id === undefined ? market.name : lookUp(i18n, `sport:market.${id}`, market.name);
  return market.special === "" ? name : wordsOf(i18n)("sport:marketWithLine", { name, line: market.special });
}

/** An outcome as one reads it out: `Arsenal`, `Draw`, `Over 2.5`. */
export function outcomeName(i18n: i18n, { outcome, special, home, away }: NamedOutcome): string {
  return lookUp(i18n, `sport:outcomeNamed.${outcome}`, outcome, { home, away, line: special });
}

/** An outcome as a narrow cell shows it: `1`, `X`, `Over`. */
export function outcomeCaption(i18n: i18n, outcome: string): string {
  return lookUp(i18n, `sport:outcomeShort.${outcome}`, lookUp(i18n, `sport:outcome.${outcome}`, outcome));
}

/** A sport's name in the page's language, or as the house calls it. */
export function sportName(i18n: i18n, name: string): string {
  return lookUp(i18n, `sport:sport.${name.toLowerCase().replaceAll(" ", "_")}`, name);
}

/** A match's status in words. */
export function statusName(i18n: i18n, status: string): string {
  return lookUp(i18n, `sport:results.status.${status}`, status);
}
