import { minor, priceCoupon } from "@livery/betting";
import { CallError } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Log } from "../log.ts";
import type { BettingService } from "./betting-service.ts";
import { type ExposureShort, isShort, type Reply } from "./reply.ts";
import type { Terms } from "./betting-terms.ts";

interface Folded {
  readonly room: number;
  readonly more: boolean;
}

/** Folds the queue until it is empty or there is enough room. Returns Infinity if the dealer has no limit any more. */
async function fold(db: Kysely<Schema>, dealerId: number, slot: number, need: number): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ folded: Folded | null }>`
      select exposure_fold(${dealerId}, ${slot}::smallint, ${need}::bigint) as folded`.execute(db);
    const folded = rows[0]?.folded ?? null;
    if (folded === null) return Infinity;
    if (!folded.more || folded.room >= need) return folded.room;
  }
}

/**
 * Makes room in the slots of dealers (I11), each in its own transaction: exposure that coupons released is counted, and the rest
 * of the limit is distributed again. Returns how much the tightest limit has left, minor units.
 */
export async function makeRoom(
  db: Kysely<Schema>,
  { dealers, slot, need }: Omit<ExposureShort, "refused">,
): Promise<number> {
  let least = Infinity;
  for (const dealerId of dealers) least = Math.min(least, await fold(db, dealerId, slot, need));
  return least;
}

/** Attempts per bet: another server, or a bet of the same slot, may take the room in between. */
const mostTries = 4;

/**
 * Makes room for a bet whose dealers' slots are short, and places it. Such bets of this server run one after the other, so that
 * none takes another's room. Throws `dealer_limit_exceeded` if the limits themselves have no room.
 */
export function withRoom(
  { db, exposureQueue }: BettingService,
  short: ExposureShort,
  terms: Terms,
  place: (slot: number) => Promise<Reply>,
): Promise<Reply> {
  return exposureQueue(async () => {
    let reply: Reply = short;
    for (let tries = 0; tries < mostTries && isShort(reply); tries += 1) {
      const room = await makeRoom(db, reply);
      if (room < reply.need) throw exposureRefusal(room, terms);
      reply = await place(reply.slot);
    }
    return reply;
  });
}

/**
 * Counts released exposure into the slots of the dealers, so that the queue stays short even if no bet needs room. An interval
 * runner calls it.
 */
export async function foldExposure(db: Kysely<Schema>, log: Log): Promise<void> {
  const { rows } = await sql<{ dealer_id: number }>`
    select dealer_id from dealer where exposure_limit is not null
      and exists (select from dealer_exposure_move where dealer_exposure_move.dealer_id = dealer.dealer_id)
    order by dealer_id`.execute(db);
  for (const { dealer_id: dealerId } of rows) {
    const room = await fold(db, dealerId, 0, 0);
    if (room < 0) log.warn({ dealerId, room }, "more is open below a dealer than its limit allows");
  }
}

/**
 * The refusal of a coupon for which a dealer has no room. `max` is the largest total stake that fits, minor units; left out if it
 * is less than the minimum stake.
 */
function exposureRefusal(room: number, terms: Terms): CallError {
  const max = room > 0 ? largestStake(BigInt(room), terms) : 0n;
  return new CallError("dealer_limit_exceeded", {
    params: max > 0n && max >= terms.bounds.minStake ? { max: Number(max) } : {},
  });
}

/** The largest total stake. The possible win is proportional to it, except for rounding: start with the proportion and decrease. */
function largestStake(room: bigint, { coupon, price, bounds, player }: Terms): bigint {
  const need = price.maxReturn - price.totalStake;
  const lines = BigInt(price.lines);
  const perLine = coupon.stakeType === "line";
  let total = (price.totalStake * room) / need;
  for (let tries = 0; tries < 3 && total > 0n; tries += 1) {
    const stake = perLine ? total / lines : total;
    if (stake <= 0n) return 0n;
    const { maxReturn, totalStake } = priceCoupon({
      ...coupon,
      stake: minor(stake),
      bonus: player.bonus,
      maxPay: bounds.maxPay,
    });
    if (maxReturn - totalStake <= room) return totalStake;
    total -= perLine ? lines : 1n;
  }
  return 0n;
}
