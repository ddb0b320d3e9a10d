import type { CouponKind, StakeType } from "@livery/betting";
import type { BookedSelection, CouponPhase, CouponStatus, LegResult, OddsChange } from "@livery/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { StoredBonus } from "./foundation.ts";

/** A column that only the functions of the database write: place_coupon, settle_coupon, cancel_coupon, sell_coupon. */
type Written<Value> = ColumnType<Value, never, never>;

/** The tightest limits on a coupon's path at its placement, and the versions of their owners; minor units and thousandths. */
export interface StoredCouponLimits {
  readonly minTip: number;
  readonly minStake: number;
  readonly maxStake: number;
  readonly maxPay: number;
  readonly minOdds: number | null;
  readonly maxOdds: number | null;
  readonly player: number;
  /** [id, version], root first. */
  readonly dealers: readonly (readonly [number, number])[];
}

export interface CouponTable {
  coupon_id: Written<bigint>;
  tenant_id: Written<number>;
  site_id: Written<number>;
  player_id: Written<number>;
  number: Written<string>;
  kind: Written<CouponKind>;
  phase: Written<CouponPhase>;
  status: Written<CouponStatus>;
  currency: Written<string>;
  amount: Written<bigint>;
  stake_type: Written<StakeType>;
  stake: Written<bigint>;
  lines: Written<number>;
  leg_count: Written<number>;
  sizes: Written<number[]>;
  odds_change: Written<OddsChange>;
  total_odds: Written<bigint | null>;
  max_return: Written<bigint>;
  max_pay: Written<bigint | null>;
  /** Of migration 0080: the limits by which it was validated. */
  limits: Written<StoredCouponLimits | null>;
  bonus_rule: Written<StoredBonus | null>;
  bonus_percent: Written<number>;
  bonus: Written<bigint>;
  capped: Written<boolean>;
  payout: Written<bigint | null>;
  sold_stake: Written<bigint>;
  sold_price: Written<bigint>;
  reason: Written<string | null>;
  cancelled_by: Written<"self" | "dealer" | "system" | "print" | null>;
  cancelled_actor: Written<string | null>;
  placed_at: Written<Date>;
  settled_at: Written<Date | null>;
  /** Since when it waits again because a result was rolled back (D16). */
  review_since: Written<Date | null>;
  /** Of migration 0081: its part of its dealers' exposure while it waits (I11). */
  exposure: Written<bigint>;
  version: Written<bigint>;
}

export interface CouponLegTable {
  coupon_id: Written<bigint>;
  position: Written<number>;
  match_id: Written<number>;
  market_id: Written<number>;
  market_type_id: Written<number>;
  special: Written<string>;
  outcome_id: Written<number>;
  odds: Written<number>;
  feed_odds: Written<number>;
  banker: Written<boolean>;
  /** For a live leg: the run of the source. */
  live_run: Written<string | null>;
  result: Written<LegResult>;
  /** Share of a dead heat: the places over the competitors that share them, "1/2". */
  share: Written<string | null>;
}

export interface CouponSettlementTable {
  coupon_id: Written<bigint>;
  version: Written<number>;
  status: Written<CouponStatus>;
  payout: Written<bigint>;
  bonus: Written<bigint>;
  actor: Written<string>;
  reason: Written<string>;
  at: Written<Date>;
}

export interface SettlementDueTable {
  coupon_id: bigint;
  due_at: Generated<Date>;
  attempts: Generated<number>;
  last_error: string | null;
  /** Who decided it, by account, and why; the clock and the feed give no reason. */
  actor: Generated<string>;
  reason: string | null;
}

export interface CouponPendingTable {
  coupon_id: Written<bigint>;
  decide_at: Written<Date>;
}

export interface CouponSaleTable {
  coupon_id: Written<bigint>;
  nr: Written<number>;
  percent: Written<number>;
  stake: Written<bigint>;
  price: Written<bigint>;
  actor: Written<string>;
  at: Written<Date>;
}

export interface CouponShareTable {
  share_id: string;
  coupon_id: bigint;
}

export interface BookingTable {
  tenant_id: number;
  code: string;
  picks: JSONColumnType<readonly BookedSelection[]>;
  sizes: number[];
  expires_at: ColumnType<Date, Date | string, never>;
}

/** The tables of migrations 0012, 0031, 0070, 0095 and 0096. */
export interface BettingTables {
  coupon: CouponTable;
  coupon_leg: CouponLegTable;
  coupon_settlement: CouponSettlementTable;
  settlement_due: SettlementDueTable;
  coupon_pending: CouponPendingTable;
  coupon_sale: CouponSaleTable;
  coupon_share: CouponShareTable;
  booking: BookingTable;
}
