import type { i18n } from "i18next";
import type { MessageKey } from "../core/translate.ts";
import { createTranslate } from "../core/translate.ts";

export {
  categoryName,
  marketName,
  type NamedOutcome,
  outcomeBrief,
  outcomeCaption,
  outcomeName,
  sportName,
  tournamentName,
} from "@livery/i18n";

/** Returns the text of a match's status. */
export function statusName(i18n: i18n, status: string): string {
  const key = `sport:results.status.${status}`;
  return i18n.exists(key) ? createTranslate(i18n)(key as MessageKey) : status;
}
