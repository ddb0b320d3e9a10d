import { defaultLanguage } from "../../accounts/sites.ts";
import { readBonuses, readBonusMeta, type Reader } from "../../bonuses/offered.ts";
import type { CallContext, Handler } from "../../context.ts";

/** The offered bonuses, with the state of the caller's requests (§4). */
export const getBonus: Handler<"getBonus"> = (context) => readBonuses(context.house.db, readerOf(context));

/** The texts of those bonuses. */
export const getBonusMeta: Handler<"getBonusMeta"> = (context) => readBonusMeta(context.house.db, readerOf(context));

function readerOf({ site, session, lang }: CallContext): Reader {
  return {
    tenantId: site.tenantId,
    userId: session?.userId ?? null,
    langs: bonusLanguages(lang, defaultLanguage(site)),
  };
}

/** The languages of a bonus text, by preference. */
export function bonusLanguages(lang: string, ofSite: string): readonly string[] {
  return [...new Set([lang, ofSite, "en"])];
}
