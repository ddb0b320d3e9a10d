import { type LegOutcome, minor, parseRational, thousandths, type SettleInput } from "@livery/betting";
import type { ErrorCode, LegResult } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { StoredBonus } from "../db/tables/foundation.ts";
import { restOfCoupon, type StoredStake } from "./rest-of-coupon.ts";

interface StoredLeg {
  readonly matchId: number;
  readonly marketTypeId: number;
  readonly outcomeId: number;
  readonly special: string;
  readonly odds: number;
  readonly banker: boolean;
  readonly result: LegResult;
  /** Share of a dead heat. */
  readonly share: string | null;
}

/** The columns of a stored coupon that determine its settlement. */
export interface StoredTerms<Leg extends StoredLeg = StoredLeg> extends StoredStake {
  readonly sizes: readonly number[];
  readonly bonus_rule: StoredBonus | null;
  readonly legs: readonly Leg[];
}

/** A leg as `storedLeg` returns it, with whether its match has begun. */
interface SoldLeg extends StoredLeg {
  readonly begun: boolean;
}

/** A coupon as a sale reads it. */
export interface StoredCoupon extends StoredTerms<SoldLeg> {
  readonly version: bigint;
  /** Why it may not be sold, whatever its prices are; null if it may be. */
  readonly refusal: Extract<ErrorCode, "not_sellable" | "not_waiting" | "sell_not_allowed"> | null;
}

/** A row of `coupon_leg leg` as a StoredLeg. */
export const storedLeg = sql`jsonb_build_object('matchId', leg.match_id, 'marketTypeId', leg.market_type_id, 'outcomeId', leg.outcome_id,
  'special', leg.special, 'odds', leg.odds, 'banker', leg.banker, 'result', leg.result, 'share', leg.share)`;

/** A player's own coupon; null if it does not exist or is another player's. */
export async function storedCoupon(
  db: Kysely<Schema>,
  playerId: number,
  couponId: number,
): Promise<StoredCoupon | null> {
  const { rows } = await sql<StoredCoupon>`
    select c.version, c.stake as total_stake, c.sold_stake, c.max_pay, c.sizes, c.bonus_rule, coupon_sale_refusal(c) as refusal,
      (select jsonb_agg(${storedLeg} || jsonb_build_object('begun', match.status <> 'not_started' or match.starts_at <= house_now()) order by leg.position)
        from coupon_leg leg join match using (match_id) where leg.coupon_id = c.coupon_id) as legs
    from coupon c where c.coupon_id = ${couponId}::bigint and c.player_id = ${playerId}`.execute(db);
  return rows[0] ?? null;
}

/** The terms of some coupons, with their ids; none for an unknown id. */
export async function storedTerms(
  db: Kysely<Schema>,
  couponIds: readonly bigint[],
): Promise<readonly (StoredTerms & { readonly coupon_id: bigint })[]> {
  if (couponIds.length === 0) return [];
  const { rows } = await sql<StoredTerms & { readonly coupon_id: bigint }>`
    select c.coupon_id, c.stake as total_stake, c.sold_stake, c.max_pay, c.sizes, c.bonus_rule,
      (select jsonb_agg(${storedLeg} order by leg.position) from coupon_leg leg where leg.coupon_id = c.coupon_id) as legs
    from coupon c where c.coupon_id = any(${couponIds}::bigint[])`.execute(db);
  return rows;
}

/** The rest of a coupon, as input of the engine. */
export function settleInput(coupon: StoredTerms): SettleInput {
  return {
    ...restOfCoupon(coupon),
    sizes: coupon.sizes,
    bonus: coupon.bonus_rule && { ...coupon.bonus_rule, odds: thousandths(coupon.bonus_rule.odds) },
    selections: coupon.legs.map((leg) => ({ ...leg, odds: thousandths(leg.odds), outcome: outcomeOf(leg) })),
  };
}

const outcomeOf = ({ result, share }: StoredLeg): LegOutcome =>
  result === "dead_heat" ? { result, share: parseRational(share ?? "") } : { result };

/** The results of a coupon's legs as result_text writes them; the database checks that they still hold. */
export const resultTexts = (legs: readonly StoredLeg[]): readonly string[] =>
  legs.map(({ result, share }) => (share === null ? result : `${result} ${share}`));

/** The stake that is not sold yet. */
export const stakeLeft = ({ sold_stake, total_stake }: StoredStake) => minor(total_stake - sold_stake);
