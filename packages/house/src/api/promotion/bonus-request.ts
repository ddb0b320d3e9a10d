import { defaultLanguage } from "../../accounts/sites.ts";
import { requestBonus } from "../../bonuses/request.ts";
import { type Handler, signedIn } from "../context.ts";
import { bonusLanguages } from "./get-bonus.ts";

/** Asks for a bonus, once per idempotency key (I5) and once while a request waits (§4). */
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
