import { methodInLanguage } from "@livery/contract/panel";
import { type RawBuilder, sql } from "kysely";
import type { RequestedMethod, RequestedText } from "../db/tables/payments.ts";
import { categoryTitle, type StoredMethod } from "./methods.ts";

/** The data of its method that a request stores, independent of later changes: as the player saw it, and its texts by language. */
export function requestedMethod(method: StoredMethod, langs: readonly string[], reference: string): RequestedMethod {
  const { title, categoryId, fields, accountLines, nextStep, address } = method;
  const redirect = address?.replaceAll("{reference}", reference).replaceAll("{lang}", langs[0] ?? "") ?? null;
  const languages = new Set([...method.texts, ...method.categoryTexts].map(({ lang }) => lang));
  // A text that a language lacks is not the player's but the site's: others read it.
  const defaults = [...langs.slice(1), ...langs.slice(0, 1)];
  const texts = Object.fromEntries([...languages].map((lang) => [lang, textsIn(method, [lang, ...defaults])]));
  return { title, categoryId, categoryTitle: method.categoryTitle, fields, accountLines, nextStep, redirect, texts };
}

function textsIn(method: StoredMethod, langs: readonly string[]): RequestedText {
  const { title, accountLines, fields } = methodInLanguage(method, langs);
  return {
    title,
    categoryTitle: categoryTitle(method.categoryTexts, langs),
    accountLabels: accountLines.map(({ label }) => label),
    fieldLabels: fields.map(({ label }) => label),
  };
}

/** A method of a request as it is read: with its text in one language, or null for a reader who gets what the player saw. */
type ReadMethod = Omit<RequestedMethod, "texts"> & { readonly text: RequestedText | null };

/** The text of a row of `transfer_request payment` in the first of `langs` that it had. */
const requestedText = (langs: readonly string[]): RawBuilder<RequestedText | null> => sql`(
  select payment.method #> array['texts', preferred.lang] from unnest(${langs}::text[]) with ordinality as preferred (lang, place)
  where payment.method #> array['texts', preferred.lang] is not null order by preferred.place limit 1)`;

/** The method of a row of `transfer_request payment` for a reader of these languages; the texts in others stay in the database. */
export function readRequestedMethod(langs: readonly string[]): RawBuilder<ReadMethod> {
  return sql`((payment.method - 'texts') || jsonb_build_object('text', ${requestedText(langs)}))`;
}

/** Its title alone. */
export function readRequestedTitle(langs: readonly string[]): RawBuilder<string> {
  return sql`coalesce(${requestedText(langs)} ->> 'title', payment.method ->> 'title')`;
}

/** The method of a request in the reader's language, else as the player saw it. */
export function requestedInLanguage({ text, ...method }: ReadMethod): Omit<RequestedMethod, "texts"> {
  if (text === null) return method;
  const { title, categoryTitle: category, accountLabels, fieldLabels } = text;
  return {
    ...method,
    title,
    categoryTitle: category,
    accountLines: method.accountLines.map((line, at) => ({ ...line, label: accountLabels[at] ?? line.label })),
    fields: method.fields.map((field, at) => ({ ...field, label: fieldLabels[at] ?? field.label })),
  };
}
