import { CallError } from "@livery/contract";
import type { BonusTerms, BonusText } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { checkTexts } from "../language-texts.ts";
import { sanitiseHtml } from "../settings/sanitise.ts";

/** The terms in their stored form: rich text sanitised (D62), texts ordered by language, times in one format. */
export function cleanTerms(terms: BonusTerms): BonusTerms {
  const texts = terms.texts.map(({ lang, title, alt, html, terms: smallPrint }) => ({
    lang,
    title: title.trim(),
    alt: alt.trim(),
    html: sanitiseHtml(html),
    terms: sanitiseHtml(smallPrint),
  }));
  return {
    category: terms.category,
    percent: terms.percent,
    multiplier: terms.multiplier,
    oneUse: terms.oneUse,
    image: terms.image,
    startsAt: instantOf(terms.startsAt),
    endsAt: instantOf(terms.endsAt),
    order: terms.order,
    texts: texts.toSorted((one, other) => (one.lang < other.lang ? -1 : 1)),
  };
}

const instantOf = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Throws `invalid_field` if the parts do not fit each other: the time, the languages of the texts, a blank title. */
export async function checkTerms(db: Kysely<Schema>, { startsAt, endsAt, texts }: BonusTerms): Promise<void> {
  if (startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    throw new CallError("invalid_field", { path: "endsAt", params: { expected: "later than startsAt" } });
  await checkTexts(db, texts);
}

/** The columns of the bonus's own row; the terms are clean. */
export function storedTerms(terms: BonusTerms) {
  return {
    category: terms.category,
    percent: terms.percent,
    multiplier: terms.multiplier,
    one_use: terms.oneUse,
    image: terms.image,
    starts_at: terms.startsAt,
    ends_at: terms.endsAt,
    list_order: terms.order,
  };
}

/** Replaces a bonus's texts; they are clean. */
export async function storeTexts(trx: Kysely<Schema>, bonusId: number, texts: readonly BonusText[]): Promise<void> {
  await trx.deleteFrom("bonus_text").where("bonus_id", "=", bonusId).execute();
  await trx
    .insertInto("bonus_text")
    .values(texts.map((text) => ({ bonus_id: bonusId, ...text })))
    .execute();
}
