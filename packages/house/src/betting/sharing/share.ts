import { randomBytes } from "node:crypto";
import type { BookedSelection, CouponShare, SharedCoupon } from "@livery/contract";
import { sql } from "kysely";
import type { BettingService } from "../betting-service.ts";
import { offeredSelections } from "./offered-selections.ts";

/**
 * Returns the id that gives access to the selections of a player's coupon; created once (D22). Null if the coupon does not exist
 * or is another player's.
 */
export async function shareCoupon(
  betting: BettingService,
  playerId: number,
  couponId: number,
): Promise<CouponShare | null> {
  const { rows } = await sql<{ share_id: string }>`
    insert into coupon_share (share_id, coupon_id)
    select ${randomBytes(16).toString("hex")}, coupon_id from coupon where coupon_id = ${couponId}::bigint and player_id = ${playerId}
    on conflict (coupon_id) do update set share_id = coupon_share.share_id returning share_id`.execute(betting.db);
  const [row] = rows;
  return row === undefined ? null : { shareId: row.share_id };
}

/** The selections of a shared coupon at current prices and the sizes of its system, and nothing else of it. Null if the tenant has no such id. */
export async function sharedCoupon(
  betting: BettingService,
  tenantId: number,
  shareId: string,
): Promise<SharedCoupon | null> {
  const { rows } = await sql<BookedSelection & { readonly sizes: readonly number[] }>`
    select match_id as "matchId", market_type_id as "marketTypeId", outcome_id as "outcomeId", special, banker, sizes
    from coupon_share share join coupon using (coupon_id) join coupon_leg using (coupon_id)
    where share.share_id = ${shareId} and coupon.tenant_id = ${tenantId} order by position`.execute(betting.db);
  const [first] = rows;
  if (first === undefined) return null;
  const selections = (await offeredSelections(betting, rows)).filter((selection) => selection !== null);
  return { selections, ...(first.sizes.length > 0 && { sizes: first.sizes }) };
}
