import { textLanguages } from "../accounts/sites.ts";
import { readBonuses, readBonusMeta, type Reader } from "../bonuses/offered.ts";
import { requestBonus } from "../bonuses/request-bonus.ts";
import type { CallContext, Handler, Handlers } from "../context.ts";
import { signedIn } from "../http/identity.ts";
import { pictureAddress } from "../stored-address.ts";

/** The offered bonuses, with the state of the caller's requests (§4). */
const getBonus: Handler<"getBonus"> = (context) => readBonuses(context.house.db, readerOf(context));

/** The texts of those bonuses. */
const getBonusMeta: Handler<"getBonusMeta"> = async (context) => {
  const metas = await readBonusMeta(context.house.db, readerOf(context));
  return metas.map((meta) => ({ ...meta, image: pictureAddress(context.log, meta.image, { bonusId: meta.bonusId }) }));
};

function readerOf({ site, session, lang }: CallContext): Reader {
  return { tenantId: site.tenantId, userId: session?.userId ?? null, langs: textLanguages(site, lang) };
}

/** Requests a bonus, once per idempotency key (I5) and only if no request is waiting (§4). */
const bonusRequest: Handler<"bonusRequest"> = async (context, { bonusId }) => {
  const { hash, userId, player } = signedIn(context);
  const { house, idempotencyKey, lang, site } = context;
  const { tenantId } = player;
  const langs = textLanguages(site, lang);
  await requestBonus(house.db, { tenantId, userId, sessionHash: hash, idempotencyKey, langs }, bonusId);
  return {};
};

export const promotionHandlers = { getBonus, getBonusMeta, bonusRequest } satisfies Handlers;
