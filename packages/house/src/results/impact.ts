import { minor } from "@livery/betting";
import type { ResultImpact } from "@livery/contract/panel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/**
 * A tenant's coupons on a match, or on one market of it, one line per currency: the impact of a manual result. Those of all tenants
 * for null.
 */
export async function impactOf(
  db: Kysely<Schema>,
  tenantId: number | null,
  { matchId, marketId }: { readonly matchId: number; readonly marketId?: number | undefined },
): Promise<readonly ResultImpact[]> {
  const { rows } = await sql<{
    currency: string;
    waiting: number;
    stake: bigint;
    max_return: bigint;
    settled: number;
    paid: bigint;
  }>`
    select currency,
      (count(*) filter (where status in ('pending', 'open')))::integer as waiting,
      coalesce(sum(stake - sold_stake) filter (where status in ('pending', 'open')), 0)::bigint as stake,
      coalesce(sum(max_return) filter (where status in ('pending', 'open')), 0)::bigint as max_return,
      (count(*) filter (where status in ('won', 'lost', 'void')))::integer as settled,
      coalesce(sum(payout) filter (where status in ('won', 'lost', 'void')), 0)::bigint as paid
    from coupon
    where (${tenantId}::integer is null or tenant_id = ${tenantId}) and status in ('pending', 'open', 'won', 'lost', 'void')
      and coupon_id in (select coupon_id from coupon_leg where market_id in (${marketsOf(matchId, marketId)}))
    group by currency order by currency`.execute(db);
  return rows.map((row) => ({
    currency: row.currency,
    waiting: row.waiting,
    totalStake: minor(row.stake),
    maxReturn: minor(row.max_return),
    settled: row.settled,
    paid: minor(row.paid),
  }));
}

function marketsOf(matchId: number, marketId?: number): RawBuilder<number> {
  return sql<number>`select market_id from market where match_id = ${matchId} and market_id = coalesce(${marketId ?? null}::integer, market_id)`;
}
