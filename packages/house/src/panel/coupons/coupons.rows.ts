import { type CouponKind, minor } from "@livery/betting";
import type { CouponPhase, CouponStatus } from "@livery/contract";
import type { PanelCouponRow } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { cancellableUntil } from "../../betting/cancel.ts";
import type { FileColumns } from "../lists/file.ts";

interface Row {
  readonly coupon_id: bigint;
  readonly number: string;
  readonly player_id: number;
  readonly user_name: string;
  readonly dealer_id: number;
  readonly dealer_name: string;
  readonly site_name: string;
  readonly kind: CouponKind;
  readonly phase: CouponPhase;
  readonly status: CouponStatus;
  readonly placed_at: Date;
  readonly settled_at: Date | null;
  readonly currency: string;
  readonly stake: bigint;
  readonly max_return: bigint;
  readonly payout: bigint | null;
  readonly leg_count: number;
  readonly cancellable_until: Date | null;
}

/** The rows of coupons by id; the caller has checked the scope. */
export async function readCouponRows(
  db: Kysely<Schema>,
  couponIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, PanelCouponRow>> {
  const { rows } = await sql<Row>`
    select coupon.coupon_id, coupon.number, coupon.player_id, player.user_name, player.dealer_id, dealer.name as dealer_name, site.name as site_name,
      coupon.kind, coupon.phase, coupon.status, coupon.placed_at, coupon.settled_at, coupon.currency, coupon.stake, coupon.max_return, coupon.payout,
      coupon.leg_count, ${cancellableUntil("coupon")} as cancellable_until
    from coupon join player using (player_id) join dealer using (dealer_id) join site on site.site_id = coupon.site_id
    where coupon.coupon_id = any (${couponIds}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.coupon_id, couponRow(row)]));
}

function couponRow(row: Row): PanelCouponRow {
  return {
    couponId: Number(row.coupon_id),
    couponNumber: row.number,
    playerId: row.player_id,
    userName: row.user_name,
    dealerId: row.dealer_id,
    dealerName: row.dealer_name,
    siteName: row.site_name,
    kind: row.kind,
    phase: row.phase,
    status: row.status,
    placedAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    currency: row.currency,
    totalStake: minor(row.stake),
    maxReturn: minor(row.max_return),
    payout: row.payout === null ? null : minor(row.payout),
    legCount: row.leg_count,
    cancellableUntil: row.cancellable_until?.toISOString() ?? null,
  };
}

const amount = ({ currency }: PanelCouponRow, value: PanelCouponRow["payout"]) =>
  value === null ? null : { minor: value, currency };

/** Columns of the file, by their names in the contract. */
export const couponColumns: FileColumns<"panelCoupons"> = {
  couponNumber: (row) => row.couponNumber,
  userName: (row) => row.userName,
  dealerName: (row) => row.dealerName,
  siteName: (row) => row.siteName,
  kind: (row) => row.kind,
  phase: (row) => row.phase,
  status: (row) => row.status,
  placedAt: { instant: (row) => row.placedAt },
  settledAt: { instant: (row) => row.settledAt },
  currency: (row) => row.currency,
  stake: (row) => amount(row, row.totalStake),
  maxReturn: (row) => amount(row, row.maxReturn),
  payout: (row) => amount(row, row.payout),
  legCount: (row) => row.legCount,
  cancellableUntil: { instant: (row) => row.cancellableUntil },
};
