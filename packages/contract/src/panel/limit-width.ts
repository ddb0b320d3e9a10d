import type { KindLimits } from "../model/user.ts";
import type { DealerKindLimits, DealerLimits, LimitKind } from "./limit-model.ts";

export type LimitField = keyof KindLimits;

export const limitKinds = ["combine", "multiple", "system"] as const satisfies readonly LimitKind[];

/** Wider than any amount. */
const open = 2n ** 62n;

/** The width of a field's limit: a wider one permits more. A field without a limit has the largest width. */
const widths: Readonly<Record<LimitField, (limits: DealerKindLimits) => bigint>> = {
  enabled: ({ enabled }) => (enabled ? 1n : 0n),
  minTip: ({ minTip }) => -BigInt(minTip ?? 0),
  minStake: ({ minStake }) => 0n - (minStake ?? 0n),
  maxStake: ({ maxStake }) => maxStake ?? open,
  maxPay: ({ maxPay }) => maxPay ?? open,
};

export const limitFields = Object.keys(widths) as readonly LimitField[];

/** Whether the first limit permits less than the second. */
export function isTighter(field: LimitField, one: DealerKindLimits, other: DealerKindLimits): boolean {
  return widths[field](one) < widths[field](other);
}

const unlimited: DealerKindLimits = { enabled: true, minTip: null, minStake: null, maxStake: null, maxPay: null };

/** The tightest of several limits, field by field; null if none of them sets one. */
export function tightest(several: readonly DealerLimits[]): DealerLimits {
  const of = (kind: LimitKind): DealerKindLimits =>
    several.reduce<DealerKindLimits>((tight, limits) => tighter(limits[kind], tight), unlimited);
  return { combine: of("combine"), multiple: of("multiple"), system: of("system") };
}

function tighter(one: DealerKindLimits, other: DealerKindLimits): DealerKindLimits {
  const of = <Field extends LimitField>(field: Field) => (isTighter(field, one, other) ? one : other)[field];
  return {
    enabled: of("enabled"),
    minTip: of("minTip"),
    minStake: of("minStake"),
    maxStake: of("maxStake"),
    maxPay: of("maxPay"),
  };
}
