import type { i18n } from "i18next";
import { foldText } from "./fold-text.ts";
import { plainMessage } from "./plain-messages.ts";

/**
 * Where a stored name has the number of a division: at its end, or before what follows a comma (`Riverside Open 2, women`). A regular
 * expression of JavaScript and of PostgreSQL alike, which finds the tournaments that have a name here.
 */
export const divisionPattern = " ([0-9]+)(?=,|$)";

const divisionNumber = new RegExp(divisionPattern, "u");

/** The same place in a message. */
const divisionPlace = /(?=[,،])|$/u;

/** Names that were looked up, by instance: a live list needs one a row while it is scrolled. */
const cachedNames = new WeakMap<i18n, Map<string, string>>();
/** A house has fewer tournaments; a longer cache is emptied. */
const mostNames = 5_000;

/**
 * The name of a tournament in the page's language, by its stored one. The tournaments that the product names have a message, with the
 * number of a division in it; any other keeps its name.
 */
export function tournamentName(i18n: i18n, name: string): string {
  let names = cachedNames.get(i18n);
  if (names === undefined || names.size >= mostNames) cachedNames.set(i18n, (names = new Map()));
  let shown = names.get(name);
  if (shown === undefined) names.set(name, (shown = lookUp(i18n, name)));
  return shown;
}

function lookUp(i18n: i18n, name: string): string {
  const whole = textOf(i18n, name);
  if (whole !== null) return whole;
  const number = divisionNumber.exec(name)?.[1];
  const league = number === undefined ? null : textOf(i18n, name.replace(divisionNumber, ""));
  return league === null ? name : league.replace(divisionPlace, ` ${number}`);
}

const textOf = (i18n: i18n, name: string): string | null =>
  plainMessage(i18n, `sport:tournament.${foldText(name).replaceAll(" ", "_")}`);

/** A tournament that the product names. */
export interface TournamentName {
  /** In the page's language. */
  readonly name: string;
  /** Its stored name, folded, with `_` between the words. */
  readonly key: string;
}

/** Every tournament that has a message in the page's language. */
export function tournamentNames(i18n: i18n): readonly TournamentName[] {
  const texts: unknown = i18n.getResource(i18n.language, "sport", "tournament");
  return Object.entries((texts ?? {}) as Readonly<Record<string, string>>).map(([key, name]) => ({ name, key }));
}
