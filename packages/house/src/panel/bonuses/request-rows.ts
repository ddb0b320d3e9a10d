import type { BonusStatus } from "@livery/contract";
import type { BonusRequestRow } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { RequestedBonus } from "../../db/tables/bonuses.ts";
import type { Actor } from "../panel-context.ts";
import type { FileColumns } from "../lists/file.ts";
import { hidden } from "../payments/payments.rows.ts";

interface Row {
  readonly request_id: bigint;
  readonly player_id: number;
  readonly user_name: string;
  readonly dealer_id: number;
  readonly dealer_name: string;
  readonly site_name: string;
  readonly bonus_id: number;
  readonly requested_bonus: RequestedBonus;
  readonly title: string;
  readonly one_use: boolean;
  readonly status: BonusStatus;
  readonly requested_at: Date;
  readonly resolved_at: Date | null;
  readonly resolver: string | null;
  readonly reason: string | null;
}

/** The title at the request of a bonus in a language, else in English, else as its player read it. */
export const requestedTitle = (lang: string) =>
  sql<string>`coalesce(r.asked->'titles'->>${lang}, r.asked->'titles'->>'en', r.asked->>'title')`;

/** The rows of requests by id, titled in a language; the caller has checked the scope. `masked`: texts to a user are hidden. */
export async function readRequestRows(
  db: Kysely<Schema>,
  actor: Actor,
  lang: string,
  masked: boolean,
  requestIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, BonusRequestRow>> {
  const { rows } = await sql<Row>`
    select r.request_id, r.player_id, player.user_name, player.dealer_id, dealer.name as dealer_name, site.name as site_name, r.bonus_id,
      r.asked as requested_bonus, ${requestedTitle(lang)} as title, r.one_use, r.status, r.requested_at, r.resolved_at, r.reason,
      actor_name(r.resolved_by, ${actor.tenantId}, ${actor.dealerId}) as resolver
    from bonus_request r join player using (player_id) join dealer using (dealer_id) join site on site.site_id = player.site_id
    where r.request_id = any (${requestIds}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.request_id, rowOf(row, masked)]));
}

function rowOf(row: Row, masked: boolean): BonusRequestRow {
  return {
    requestId: Number(row.request_id),
    playerId: row.player_id,
    userName: row.user_name,
    dealerId: row.dealer_id,
    dealerName: row.dealer_name,
    siteName: row.site_name,
    bonusId: row.bonus_id,
    bonusTitle: row.title,
    category: row.requested_bonus.category,
    percent: row.requested_bonus.percent,
    multiplier: row.requested_bonus.multiplier,
    oneUse: row.one_use,
    status: row.status,
    requestedAt: row.requested_at.toISOString(),
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    resolvedBy: row.resolver,
    reason: row.reason !== null && masked ? hidden : row.reason,
  };
}

/** Columns of the file, by their names in the contract. */
export const requestColumns: FileColumns<"panelBonusRequests"> = {
  requestId: (row) => row.requestId,
  userName: (row) => row.userName,
  dealerName: (row) => row.dealerName,
  siteName: (row) => row.siteName,
  bonusTitle: (row) => row.bonusTitle,
  category: (row) => row.category,
  percent: (row) => row.percent,
  multiplier: (row) => row.multiplier,
  oneUse: (row) => row.oneUse,
  status: (row) => row.status,
  requestedAt: { instant: (row) => row.requestedAt },
  resolvedAt: { instant: (row) => row.resolvedAt },
  resolvedBy: (row) => row.resolvedBy,
  reason: (row) => row.reason,
};
