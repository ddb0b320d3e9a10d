import type { Country, Currency, LanguageRecord } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";

/** The languages of some codes, in the codes' order. */
export async function languagesOf(db: Kysely<Schema>, codes: readonly string[]): Promise<readonly LanguageRecord[]> {
  const rows = await db.selectFrom("language").selectAll().where("code", "in", codes).execute();
  return rows
    .map(({ language_id, ...row }) => ({ ...row, languageId: language_id, enabled: true }))
    .toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
}

/** The countries of ISO 3166, by their English names. */
export async function countries(db: Kysely<Schema>): Promise<readonly Country[]> {
  const rows = await db.selectFrom("country").selectAll().orderBy("name").execute();
  return rows.map((row) => ({ countryId: row.country_id, code: row.code, name: row.name, phoneCode: row.phone_code }));
}

/** The currencies of ISO 4217 in which a site opens accounts (D38): those of its dealers. */
export async function currenciesOf(db: Kysely<Schema>, siteId: number): Promise<readonly Currency[]> {
  const rows = await db
    .selectFrom("currency")
    .innerJoin("registration_dealer", "registration_dealer.currency", "currency.code")
    .select(["currency_id", "code", "symbol", "digits"])
    .where("site_id", "=", siteId)
    .orderBy("list_order")
    .execute();
  return rows.map((row) => ({ currencyId: row.currency_id, code: row.code, symbol: row.symbol, digits: row.digits }));
}
