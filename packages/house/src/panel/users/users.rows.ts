import { minor } from "@livery/betting";
import type { UserRow } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** Users with the tables that their lists filter and order by; conditions use these names. */
export const usersFrom = sql`player join dealer on dealer.dealer_id = player.dealer_id
  join ledger_account cash on cash.kind = 'cash' and cash.owner_id = player.player_id and cash.currency = player.currency`;

/** The last sign-in of a user, or null. */
export const lastSeen = sql<Date | null>`(select max(session.created_at) from session where session.player_id = player.player_id)`;

interface Row {
  readonly player_id: number;
  readonly user_name: string;
  readonly site_id: number;
  readonly site_name: string;
  readonly dealer_id: number;
  readonly dealer_name: string;
  readonly status: "active" | "passive";
  readonly online: boolean;
  readonly currency: string;
  readonly balance: bigint;
  readonly open_coupons: number;
  readonly created_at: Date;
  readonly last_seen: Date | null;
}

/** The rows of users by id; the caller has checked the scope. */
export async function readUserRows(
  db: Kysely<Schema>,
  playerIds: readonly (number | bigint)[],
): Promise<ReadonlyMap<bigint, UserRow>> {
  const { rows } = await sql<Row>`
    select player.player_id, player.user_name, player.site_id, site.name as site_name, player.dealer_id, dealer.name as dealer_name,
      player.status, player.online, player.currency, cash.balance, player.created_at, ${lastSeen} as last_seen,
      (select count(*)::integer from coupon where coupon.player_id = player.player_id and coupon.status in ('open', 'pending')) as open_coupons
    from ${usersFrom} join site on site.site_id = player.site_id
    where player.player_id = any (${playerIds.map(String)}::integer[])`.execute(db);
  return new Map(
    rows.map((row) => [
      BigInt(row.player_id),
      {
        playerId: row.player_id,
        userName: row.user_name,
        siteId: row.site_id,
        siteName: row.site_name,
        dealerId: row.dealer_id,
        dealerName: row.dealer_name,
        active: row.status === "active",
        online: row.online,
        currency: row.currency,
        balance: minor(row.balance),
        openCoupons: row.open_coupons,
        createdAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen?.toISOString() ?? null,
      },
    ]),
  );
}
