import { CallError, type PlaceCoupon, type PlacedCoupon } from "@livery/contract";
import { isAnswerLost } from "../db/pool.ts";
import type { BettingService } from "./betting-service.ts";
import { withRoom } from "./exposure.ts";
import { withMatches } from "./leg-names.ts";
import { placement, type Bettor } from "./placement.ts";
import { isShort, isStale, placedCoupon, refusalOf, type Replayed, type Reply } from "./reply.ts";
import { slipIdentity, type SlipIdentity } from "./slip-identity.ts";
import { price, priceFresh, type Terms } from "./betting-terms.ts";

/**
 * Places a coupon: recomputes all claims of the browser, then commits in one round trip. A repetition gets the first answer, byte
 * for byte, even if the coupon could not be placed now (I5, D21). Throws CallError; a refusal binds no key (D54).
 */
export async function placeCoupon(betting: BettingService, bettor: Bettor, slip: PlaceCoupon): Promise<PlacedCoupon> {
  const identity = slipIdentity(slip);
  try {
    return await attempt(betting, bettor, slip, identity);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const earlier = decidedInside.has(error.code) ? null : await earlierAnswer(betting, bettor, identity);
    if (earlier === null) throw await withMatches(betting.db, slip, error);
    return earlier;
  }
}

/** Refusals of place_coupon itself: it has looked the key up, or must not, or its answer was lost. */
const decidedInside: ReadonlySet<string> = new Set([
  "signed_out",
  "key_reused",
  "insufficient_credit",
  "debt_open",
  "busy",
  "technical",
]);

async function attempt(
  betting: BettingService,
  bettor: Bettor,
  slip: PlaceCoupon,
  identity: SlipIdentity,
): Promise<PlacedCoupon> {
  let terms = await price(betting, bettor.player, slip);
  const place = (slot: number | null = null): Promise<Reply> => send(betting, bettor, slip, terms, identity, slot);
  let reply = await place();
  if (isStale(reply)) {
    // D55: the cached rows are outdated; try again with fresh rows.
    terms = await priceFresh(betting, terms.player, slip);
    reply = await place();
  }
  if (isShort(reply)) reply = await withRoom(betting, reply, terms, place);
  if (isStale(reply) || isShort(reply)) throw new CallError("busy");
  if ("answer" in reply) return placedCoupon(reply.answer);
  throw refusalOf(reply, slip, terms);
}

async function send(
  betting: BettingService,
  bettor: Bettor,
  slip: PlaceCoupon,
  terms: Terms,
  identity: SlipIdentity,
  slot: number | null,
): Promise<Reply> {
  for (;;) {
    try {
      const { rows } = await betting.pool.query({
        name: "place_coupon",
        text: "select place_coupon($1::jsonb) as reply",
        values: [JSON.stringify(placement(bettor, slip, terms, identity, slot))],
      });
      return (rows[0] as { reply: Reply }).reply;
    } catch (error) {
      // The coupon may be committed: `technical` is not a refusal (D60). The page sends the request again, with the same key.
      if (isAnswerLost(error)) throw new CallError("technical", { cause: error });
      // Another coupon has the same number: draw another one.
      if ((error as { constraint?: string }).constraint !== "coupon_number_key") throw error;
    }
  }
}

async function earlierAnswer(
  betting: BettingService,
  bettor: Bettor,
  identity: SlipIdentity,
): Promise<PlacedCoupon | null> {
  const { player, sessionHash, idempotencyKey } = bettor;
  const input = { session: sessionHash.toString("hex"), player: player.userId, currency: player.currency };
  const { rows } = await betting.pool.query({
    name: "coupon_replay",
    text: "select coupon_replay($1::jsonb) as reply",
    values: [JSON.stringify({ ...input, key: idempotencyKey, ...identity })],
  });
  const { reply } = rows[0] as { reply: Replayed | null };
  if (reply === null) return null;
  if ("answer" in reply) return placedCoupon(reply.answer);
  throw new CallError(reply.refused);
}
