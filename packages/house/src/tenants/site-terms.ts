import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { SetupRefusal } from "./refusal.ts";

/** Throws SetupRefusal unless the text can be a site's title. */
export function requireTitle(title: string): void {
  if (title.trim() !== "" && title.length <= 60) return;
  throw new SetupRefusal("title_invalid", `"${title}" is no title.`, "A title has 1 to 60 characters.");
}

/** Throws SetupRefusal unless the house knows the currency. */
export async function requireCurrency(db: Kysely<Schema>, code: string): Promise<void> {
  const currencies = await db.selectFrom("currency").select("code").orderBy("code").execute();
  if (currencies.some((currency) => currency.code === code)) return;
  throw new SetupRefusal(
    "currency_unknown",
    `There is no currency ${code}.`,
    `It is one of ${currencies.map((currency) => currency.code).join(", ")} (ISO 4217).`,
  );
}

/** Throws SetupRefusal unless the house knows all of the languages, of which there is one at least. */
export async function requireLanguages(db: Kysely<Schema>, codes: readonly string[]): Promise<void> {
  const languages = (await db.selectFrom("language").select("code").orderBy("code").execute()).map(({ code }) => code);
  const unknown = codes.find((code) => !languages.includes(code));
  if (unknown === undefined && codes.length > 0) return;
  throw new SetupRefusal(
    "language_unknown",
    unknown === undefined ? "A site has one language at least." : `There is no language ${unknown}.`,
    `The languages are ${languages.join(", ")}.`,
  );
}
