import type { i18n } from "i18next";
import { plainMessage } from "./plain-messages.ts";

/** The fields of a market that its name needs. */
export interface NamedMarket {
  /** Translation key (`market.18`), or a plain name. */
  readonly name: string;
  /** The handicap line, or "". */
  readonly special: string;
}

/** The fields of an outcome that its name needs. */
export interface NamedOutcome {
  /** Translation key (`home`), two of them (`home/draw`), a score (`2:1`), or a plain name. */
  readonly outcome: string;
  readonly special: string;
  readonly home: string;
  readonly away: string;
}

/** A market's name with its handicap line: `Total goals 2.5`, `Asian handicap −0.5`. */
export function marketName(i18n: i18n, { name, special }: NamedMarket): string {
  const [, id] = /^market\.(\w+)$/.exec(name) ?? [];
  const called = id === undefined ? name : lookUp(i18n, `sport:market.${id}`, name);
  if (special === "") return called;
  const handicapLine = signedMarkets.has(name) ? signed(Number(special)) : special;
  return i18n.t("sport:marketWithLine", { name: called, line: handicapLine });
}

/** An outcome's full name: `Arsenal`, `Draw`, `Over 2.5`, `Arsenal (−0.5)`, `Draw / Arsenal`, `2:1`. */
export function outcomeName(i18n: i18n, named: NamedOutcome): string {
  const { outcome, special, home, away } = named;
  const parts = halves(outcome);
  if (parts !== null) {
    const [half, full] = parts.map((part) => outcomeName(i18n, { ...named, outcome: part }));
    return i18n.t("sport:bothHalves", { half, full });
  }
  const handicapLine = ofHandicap.has(outcome)
    ? signed(Number(special) * (outcome === "away_handicap" ? -1 : 1))
    : special;
  return lookUp(i18n, `sport:outcomeNamed.${outcome}`, outcome, { home, away, line: handicapLine });
}

/** An outcome's name where three are side by side: a language's shorter word for a draw, `Remis`; else the full name. */
export function outcomeBrief(i18n: i18n, named: NamedOutcome): string {
  const { outcome, special, home, away } = named;
  return lookUp(i18n, `sport:outcomeBrief.${outcome}`, outcomeName(i18n, named), { home, away, line: special });
}

/** An outcome in a narrow cell: `1`, `X`, `Over`, `1/X`. */
export function outcomeCaption(i18n: i18n, outcome: string): string {
  const parts = halves(outcome);
  if (parts !== null) {
    const [half, full] = parts.map((part) => outcomeCaption(i18n, part));
    return i18n.t("sport:bothHalvesShort", { half, full });
  }
  return lookUp(i18n, `sport:outcomeShort.${outcome}`, lookUp(i18n, `sport:outcome.${outcome}`, outcome));
}

/** Asian handicaps of the match and of its first half: the handicap line is the home side's. */
const signedMarkets: ReadonlySet<string> = new Set(["market.16", "market.66"]);
const ofHandicap: ReadonlySet<string> = new Set(["home_handicap", "away_handicap"]);

/** The leaders at half time and at the end: `home/draw`. */
function halves(outcome: string): readonly string[] | null {
  return /^(?:home|draw|away)\/(?:home|draw|away)$/.test(outcome) ? outcome.split("/") : null;
}

/** A handicap line with its sign; 0 has none: `+0.5`, `−0.5`, `0`. */
function signed(handicapLine: number): string {
  return handicapLine > 0 ? `+${handicapLine}` : handicapLine < 0 ? `−${-handicapLine}` : "0";
}

/** General names are translation keys, special ones plain: returns the message of a key, or the plain name. */
function lookUp(i18n: i18n, key: string, plain: string, values?: Readonly<Record<string, string>>): string {
  const text = isKey.test(key) ? plainMessage(i18n, key) : null;
  if (text === null) return plain;
  return values && text.includes("{{") ? i18n.t(key, { ...values }) : text;
}

/** A plain name may contain the separators of keys. */
const isKey = /^sport:\w+\.\w+$/;
