import type { i18n } from "i18next";
import type { MessageKey } from "../core/translate.ts";
import { createTranslate } from "../core/translate.ts";

export { categoryName, marketName, type NamedOutcome, outcomeBrief, outcomeCaption, outcomeName } from "@livery/i18n";

function lookUp(i18n: i18n, key: string, plain: string): string {
  return i18n.exists(key) ? createTranslate(i18n)(key as MessageKey) : plain;
}

/** Returns a sport's name in the page's language; a name without a translation stays as the server sends it. */
export function sportName(i18n: i18n, name: string): string {
  return lookUp(i18n, `sport:sport.${name.toLowerCase().replaceAll(" ", "_")}`, name);
}

/** Returns the text of a match's status. */
export function statusName(i18n: i18n, status: string): string {
  return lookUp(i18n, `sport:results.status.${status}`, status);
}
