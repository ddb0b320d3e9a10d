import { type Kysely, type RawBuilder, sql } from "kysely";
import type { PathDealer } from "../../accounts/dealer-path.ts";
import type { Schema } from "../../db/schema.ts";
import type { Actor } from "../panel-context.ts";

/**
 * Whether a dealer allows the sale of coupons: true until its flag is switched off (D17). A condition on the table under its
 * name.
 */
export function letsSell(dealer: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${dealer}.flags`)}->>'coupon.sell' is distinct from 'false')`;
}

/**
 * The exposure of a dealer beyond stakes: with a limit the amounts of its slots and their queue, without one the open coupons'
 * (decision 009). For the table under its name.
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

/** A dealer on the path from the top dealer down, as an actor sees it. */
export interface TermsOnPath extends Omit<PathDealer, "version"> {
  readonly name: string;
  /** Whether the actor may know which dealer it is: those above their own are not visible. */
  readonly seen: boolean;
  readonly couponSale: boolean;
  /** How much more exposure fits below it, negative if it is exceeded; null without a limit. Minor units. */
  readonly room: bigint | null;
}

/** A dealer and those above it, root first, with their terms. */
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
