import { methodInLanguage } from "@livery/contract/panel";
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

/** The method of a request in the first of `langs` that it had, else as the player saw it. */
export function requestedInLanguage(method: RequestedMethod, langs: readonly string[]): RequestedMethod {
  const lang = langs.find((each) => method.texts?.[each] !== undefined);
  const text = lang === undefined ? undefined : method.texts?.[lang];
  if (text === undefined) return method;
  const { title, categoryTitle: category, accountLabels, fieldLabels } = text;
  return {
    ...method,
    title,
    categoryTitle: category,
    accountLines: method.accountLines.map((line, at) => ({ ...line, label: accountLabels[at] ?? line.label })),
    fields: method.fields.map((field, at) => ({ ...field, label: fieldLabels[at] ?? field.label })),
  };
}
