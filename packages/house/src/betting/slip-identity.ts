import { createHash } from "node:crypto";
import type { PlaceCoupon } from "@livery/contract";

/** What tells one request to place a coupon from another. */
export interface SlipIdentity {
  /** Of the whole request: a key that comes again with another is refused (I5). Hexadecimal. */
  readonly bodyHash: string;
  /** Of selections and stake alone: what counts as the same slip where there is no key (D21). */
  readonly slip: string;
}

export function slipIdentity(coupon: PlaceCoupon): SlipIdentity {
  const picks = coupon.picks.map(({ matchId, marketTypeId, outcomeId, special, banker }) => [
    matchId,
    marketTypeId,
    outcomeId,
    special,
    banker,
  ]);
  const slip = [picks, coupon.sizes, String(coupon.stake)];
  const body = [
    slip,
    String(coupon.totalStake),
    coupon.kind,
    coupon.phase,
    coupon.oddsChange,
    coupon.picks.map(({ odds }) => odds),
  ];
  return { bodyHash: hashOf(body), slip: hashOf(slip) };
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
