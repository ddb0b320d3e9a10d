import { CallError, type KindLimits } from "@livery/contract";
import type { DealerKindLimits, DealerLimits, LimitKind } from "@livery/contract/panel";
import { narrowed, type DealerLimits as StoredLimits } from "../../accounts/dealer-path.ts";
import { minor } from "@livery/betting";

export const limitKinds = ["combine", "multiple", "system"] as const satisfies readonly LimitKind[];

/** Wider than any amount. */
const open = 2n ** 62n;

/** How far a field lets somebody go: the more, the wider. What a dealer leaves open is as wide as can be. */
const widths = {
  minTip: ({ minTip }) => -BigInt(minTip ?? 0),
  minStake: ({ minStake }) => 0n - (minStake ?? 0n),
  maxStake: ({ maxStake }) => maxStake ?? open,
  maxPay: ({ maxPay }) => maxPay ?? open,
  enabled: ({ enabled }) => (enabled ? 1n : 0n),
} as const satisfies { readonly [Field in keyof KindLimits]: (limits: DealerKindLimits) => bigint };

export type LimitField = keyof KindLimits;
export const limitFields = Object.keys(widths) as readonly LimitField[];

/** Whether the first lets less than the second. */
export function isTighter(field: LimitField, one: DealerKindLimits, other: DealerKindLimits): boolean {
  return widths[field](one) < widths[field](other);
}

interface Step {
  readonly kind: LimitKind;
  readonly field: LimitField;
  /** Lets him stake or win more. */
  readonly wider: boolean;
}

/** The fields that differ between two sets of limits, and in which direction. */
export function stepsBetween(before: DealerLimits, after: DealerLimits): readonly Step[] {
  return limitKinds.flatMap((kind) =>
    limitFields.flatMap((field) => {
      const step = widths[field](after[kind]) - widths[field](before[kind]);
      return step === 0n ? [] : [{ kind, field, wider: step > 0n }];
    }),
  );
}

/** A stake must be possible at all. Throws `invalid_field`. */
export function checkLimits(limits: DealerLimits): void {
  for (const kind of limitKinds) {
    const { minStake, maxStake } = limits[kind];
    if (minStake !== null && maxStake !== null && minStake > maxStake)
      throw new CallError("invalid_field", {
        path: `limits.${kind}.minStake`,
        params: { expected: "at most maxStake" },
      });
  }
}

const unlimited = { minTip: 0, minStake: minor(0), maxStake: minor(open), maxPay: minor(open), enabled: true };

/** The tightest of dealers' limits; null where none of them says anything. */
export function tightest(path: readonly StoredLimits[]): DealerLimits {
  const all = narrowed(path, { combine: unlimited, multiple: unlimited, system: unlimited });
  const of = (kind: LimitKind): DealerKindLimits => {
    const { minTip, minStake, maxStake, maxPay, enabled } = all[kind];
    return {
      minTip: minTip === 0 ? null : minTip,
      minStake: minStake === 0n ? null : minStake,
      maxStake: maxStake === open ? null : maxStake,
      maxPay: maxPay === open ? null : maxPay,
      enabled,
    };
  };
  return { combine: of("combine"), multiple: of("multiple"), system: of("system") };
}

/** What goes beyond the tightest of the dealers above (D39); a field that is left to them does not. */
export function beyond(above: readonly StoredLimits[], limits: DealerLimits): readonly Step[] {
  return stepsBetween(tightest(above), limits).filter(
    ({ kind, field, wider }) => wider && limits[kind][field] !== null,
  );
}

/** Which of what is raised goes beyond the dealers above. Throws `dealer_limit_exceeded`. */
export function demandWithin(above: readonly StoredLimits[], limits: DealerLimits, steps: readonly Step[]): void {
  const over = beyond(above, limits).find((step) =>
    steps.some(({ kind, field, wider }) => wider && kind === step.kind && field === step.field),
  );
  if (over) throw dealerLimitExceeded(over);
}

export function dealerLimitExceeded({ kind, field }: Pick<Step, "kind" | "field">): CallError {
  return new CallError("dealer_limit_exceeded", { path: `limits.${kind}.${field}` });
}

/** Limits as the audit names them: `combine.maxStake`. */
export function flatLimits(limits: DealerLimits): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    limitKinds.flatMap((kind) => limitFields.map((field) => [`${kind}.${field}`, limits[kind][field]] as const)),
  );
}
