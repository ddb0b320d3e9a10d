import { siteLanguages } from "../../accounts/sites.ts";
import type { Handler } from "../../context.ts";

/** The site's languages in the order of its settings (D37). */
export const getLanguages: Handler<"getLanguages"> = async ({ house, site }) => {
  const codes = siteLanguages(site);
  const rows = await house.db.selectFrom("language").selectAll().where("code", "in", codes).execute();
  return rows
    .map(({ language_id, ...row }) => ({ ...row, languageId: language_id, enabled: true }))
    .toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
};
