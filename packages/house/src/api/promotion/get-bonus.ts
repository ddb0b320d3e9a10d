import { defaultLanguage } from "../../accounts/sites.ts";
import { readBonuses, readBonusMeta, type Reader } from "../../bonuses/offered.ts";
import type { CallContext, Handler } from "../context.ts";

/** The bonuses on offer, with how the caller's requests stand (§4). */
export const getBonus: Handler<"getBonus"> = (context) => readBonuses(context.house.db, readerOf(context));

/** What those bonuses say. */
export const getBonusMeta: Handler<"getBonusMeta"> = (context) => readBonusMeta(context.house.db, readerOf(context));

function readerOf({ site, session, lang }: CallContext): Reader {
  return {
    tenantId: site.tenantId,
    userId: session?.userId ?? null,
    langs: bonusLanguages(lang, defaultLanguage(site)),
  };
}

/** In which a bonus is read, the first that it has counting. */
export function bonusLanguages(lang: string, ofSite: string): readonly string[] {
  return [...new Set([lang, ofSite, "en"])];
}
