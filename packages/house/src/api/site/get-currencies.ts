import type { Handler } from "../../context.ts";

/** The currencies of ISO 4217 in which the site opens accounts (D38): those of its dealers. */
export const getCurrencies: Handler<"getCurrencies"> = async ({ house, site }) => {
  const rows = await house.db
    .selectFrom("currency")
    .innerJoin("registration_dealer", "registration_dealer.currency", "currency.code")
    .select(["currency_id", "code", "symbol", "digits"])
    .where("site_id", "=", site.siteId)
    .orderBy("list_order")
    .execute();
  return rows.map((row) => ({ currencyId: row.currency_id, code: row.code, symbol: row.symbol, digits: row.digits }));
};
