import type { Handler } from "../context.ts";

/** The currencies of ISO 4217 that the house keeps money in (D38). */
export const getCurrencies: Handler<"getCurrencies"> = async ({ house }) => {
  const rows = await house.db.selectFrom("currency").selectAll().orderBy("list_order").execute();
  return rows.map((row) => ({ currencyId: row.currency_id, code: row.code, symbol: row.symbol, digits: row.digits }));
};
