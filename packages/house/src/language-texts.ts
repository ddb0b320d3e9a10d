import { CallError } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "./db/schema.ts";

/** Reduces rows in several languages to one per key, in the first of `langs` that the key has; a key without any is left out. */
export function inLanguage<Row extends { readonly lang: string }>(
  rows: readonly Row[],
  key: (row: Row) => number,
  langs: readonly string[],
): readonly Row[] {
  const best = new Map<number, Row>();
  const rank = (row: Row): number => langs.indexOf(row.lang);
  for (const row of rows) {
    const known = best.get(key(row));
    if (rank(row) >= 0 && (!known || rank(row) < rank(known))) best.set(key(row), row);
  }
  return [...best.values()];
}

/** Throws `invalid_field` if a text has the language of one before it or none of the server's, or a blank title. */
export async function checkTexts(
  db: Kysely<Schema>,
  texts: readonly { readonly lang: string; readonly title: string }[],
): Promise<void> {
  const refuse = (path: string, expected: string): never => {
    throw new CallError("invalid_field", { path, params: { expected } });
  };
  const langs = texts.map(({ lang }) => lang);
  const twice = langs.findIndex((lang, at) => langs.indexOf(lang) < at);
  if (twice >= 0) refuse(`texts.${twice}.lang`, "a language that no text before it has");
  const blank = texts.findIndex(({ title }) => title.trim() === "");
  if (blank >= 0) refuse(`texts.${blank}.title`, "a title");
  const known = await db.selectFrom("language").select("code").where("code", "in", langs).execute();
  const unknown = langs.findIndex((lang) => known.every(({ code }) => code !== lang));
  if (unknown >= 0) refuse(`texts.${unknown}.lang`, "a language of the house");
}
