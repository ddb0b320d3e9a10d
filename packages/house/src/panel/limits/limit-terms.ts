import { minor, type Minor } from "@livery/betting";
import {
  type DealerKindLimits,
  type DealerLimits,
  type DealerTerms,
  type LimitKind,
  limitKinds,
  tightest,
} from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { DealerLimits as StoredLimits } from "../../accounts/dealer-path.ts";
import type { Schema } from "../../db/schema.ts";
import type { LockedTerms } from "./locks.ts";
import { exposureOf, letsSell } from "./path.ts";

/** A dealer's stored limits with every field; an open one is null. */
export function readLimits(stored: StoredLimits): DealerLimits {
  const amount = (value: number | undefined): Minor | null => (value === undefined ? null : minor(value));
  const of = (kind: LimitKind): DealerKindLimits => {
    const limits = stored[kind] ?? {};
    return {
      minTip: limits.minTip ?? null,
      minStake: amount(limits.minStake),
      maxStake: amount(limits.maxStake),
      maxPay: amount(limits.maxPay),
      enabled: limits.enabled !== false,
    };
  };
  return { combine: of("combine"), multiple: of("multiple"), system: of("system") };
}

/** Limits in their stored form; open fields are left out. */
export function writeLimits(limits: DealerLimits): StoredLimits {
  return Object.fromEntries(
    limitKinds.map((kind) => {
      const { minTip, minStake, maxStake, maxPay, enabled } = limits[kind];
      const storedLimits = {
        ...(minTip !== null && { minTip }),
        ...(minStake !== null && { minStake: Number(minStake) }),
        ...(maxStake !== null && { maxStake: Number(maxStake) }),
        ...(maxPay !== null && { maxPay: Number(maxPay) }),
        ...(!enabled && { enabled }),
      };
      return [kind, storedLimits];
    }),
  );
}

/** The tightest exposure limit of dealers; null if none has one. */
export function tightestExposure(above: readonly Pick<LockedTerms, "exposureLimit">[]): bigint | null {
  return above.reduce<bigint | null>(
    (least, { exposureLimit }) =>
      exposureLimit === null || (least !== null && least <= exposureLimit) ? least : exposureLimit,
    null,
  );
}

/** A dealer's terms for the bets below it, the bounds of those above, and the current exposure. */
export async function dealerTerms(db: Kysely<Schema>, dealerId: number): Promise<DealerTerms> {
  const { rows } = await sql<LockedTerms & { readonly own: boolean; readonly exposure: bigint }>`
    select above.dealer_id = below.dealer_id as own, above.limits, above.exposure_limit as "exposureLimit", ${letsSell("above")} as "couponSale",
      case when above.dealer_id = below.dealer_id then ${exposureOf("above")} else 0 end as exposure
    from dealer below join dealer above on above.dealer_id = any (below.path)
    where below.dealer_id = ${dealerId}`.execute(db);
  const own = rows.find((row) => row.own) as (typeof rows)[number];
  const above = rows.filter((row) => !row.own);
  const most = tightestExposure(above);
  return {
    limits: readLimits(own.limits),
    exposureLimit: own.exposureLimit === null ? null : minor(own.exposureLimit),
    // A queue that is being counted may be ahead of its slots for a moment.
    exposure: minor(own.exposure < 0n ? 0n : own.exposure),
    couponSale: own.couponSale,
    above: {
      limits: tightest(above.map(({ limits }) => readLimits(limits))),
      exposureLimit: most === null ? null : minor(most),
      couponSale: above.every(({ couponSale }) => couponSale),
    },
  };
}
