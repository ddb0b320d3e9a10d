import { countLines, systemName, type CouponKind, type SystemName } from "@livery/betting";
import type { PlaceCoupon } from "@livery/contract";

/** What a placed coupon is, as it was requested: the house's answer does not repeat it. */
export interface PlacedForm {
  readonly kind: CouponKind;
  readonly lines: number;
  /** Null if the coupon is not a system. */
  readonly system: SystemName | null;
}

export function placedForm({ kind, selections, sizes }: PlaceCoupon): PlacedForm {
  return { kind, lines: countLines(selections, sizes), system: systemName(selections, sizes) };
}
