import { defaultLanguage } from "../../accounts/sites.ts";
import { requestBonus } from "../../bonuses/request-bonus.ts";
import type { Handler } from "../../context.ts";
import { signedIn } from "../../http/identity.ts";
import { bonusLanguages } from "./get-bonus.ts";

/** Requests a bonus, once per idempotency key (I5) and only if no request is waiting (§4). */
export const bonusRequest: Handler<"bonusRequest"> = async (context, { bonusId }) => {
  const { hash, userId, player } = signedIn(context);
  const { house, idempotencyKey, lang, site } = context;
  await requestBonus(
    house.db,
    {
      tenantId: player.tenantId,
      userId,
      sessionHash: hash,
      idempotencyKey,
      langs: bonusLanguages(lang, defaultLanguage(site)),
    },
    bonusId,
  );
  return {};
};
