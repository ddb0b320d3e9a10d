import { createHash } from "node:crypto";
import type { PlaceCoupon } from "@livery/contract";

/** The hashes that distinguish requests to place a coupon. */
export interface SlipIdentity {
  /** Hash of the whole request: the same key with another hash is refused (I5). Hexadecimal. */
  readonly bodyHash: string;
  /** Hash of selections and stake only: determines whether a slip is the same if there is no key (D21). */
  readonly slip: string;
}

export function slipIdentity(coupon: PlaceCoupon): SlipIdentity {
  const selections = coupon.selections.map(({ matchId, marketTypeId, outcomeId, special, banker }) => [
    matchId,
    marketTypeId,
    outcomeId,
    special,
    banker,
  ]);
  const slip = [selections, coupon.sizes, String(coupon.stake)];
  const body = [
    slip,
    String(coupon.totalStake),
    coupon.kind,
    coupon.phase,
    coupon.oddsChange,
    coupon.selections.map(({ odds }) => odds),
  ];
  return { bodyHash: hashOf(body), slip: hashOf(slip) };
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
