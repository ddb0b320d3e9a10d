import { type Kysely, type RawBuilder, sql } from "kysely";
import type { PathDealer } from "../../accounts/dealer-path.ts";
import type { Schema } from "../../db/schema.ts";
import type { Actor } from "../context.ts";

/** Whether a dealer lets coupons be sold: it does until its flag is switched off (D17). A condition on the table under its name. */
export function letsSell(dealer: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${dealer}.flags`)}->>'coupon.sell' is distinct from 'false')`;
}

/**
 * What the waiting coupons below a dealer can cost beyond their stakes: with a limit what its slots and their queue hold, without one
 * what is open (decision 009). Of the table under its name.
 */
export function exposureOf(dealer: string): RawBuilder<bigint> {
  const id = sql.ref(`${dealer}.dealer_id`);
  return sql<bigint>`case when ${sql.ref(`${dealer}.exposure_limit`)} is null
    then (select coalesce(sum(c.exposure), 0) from dealer below join player using (dealer_id) join coupon c using (player_id)
      where below.path @> array[${id}] and c.exposure > 0)
    else (select coalesce(sum(taken), 0) from dealer_exposure slot where slot.dealer_id = ${id})
      + (select coalesce(sum(amount), 0) from dealer_exposure_move moved where moved.dealer_id = ${id})
    end::bigint`;
}

/** A dealer on the way from the top dealer down, as an actor sees it. */
export interface TermsOnPath extends Omit<PathDealer, "version"> {
  readonly name: string;
  /** Whether he may know which it is: what is above his own dealer is not his to see. */
  readonly seen: boolean;
  readonly couponSale: boolean;
  /** How much more may be open below it, below zero where it is too much already; null without a limit. Minor units. */
  readonly room: bigint | null;
}

/** The dealers above one and itself, root first, with what they say about bets. */
export async function termsOnPath(
  db: Kysely<Schema>,
  { dealerId: own }: Actor,
  dealerId: number,
): Promise<readonly TermsOnPath[]> {
  const { rows } = await sql<TermsOnPath>`
    select above.dealer_id as "dealerId", above.name, above.limits, above.exposure_limit as "exposureLimit", ${letsSell("above")} as "couponSale",
      (${own}::integer is null or above.path @> array[${own}]::integer[]) as seen,
      case when above.exposure_limit is not null then above.exposure_limit - ${exposureOf("above")} end as room
    from dealer below join dealer above on above.dealer_id = any (below.path)
    where below.dealer_id = ${dealerId} order by above.depth`.execute(db);
  return rows;
}
