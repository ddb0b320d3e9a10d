import type { Handler } from "../../context.ts";

/** The countries of ISO 3166, by their English names. */
export const getCountries: Handler<"getCountries"> = async ({ house }) => {
  const rows = await house.db.selectFrom("country").selectAll().orderBy("name").execute();
  return rows.map((row) => ({ countryId: row.country_id, code: row.code, name: row.name, phoneCode: row.phone_code }));
};
