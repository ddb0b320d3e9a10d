import { CallError } from "@livery/contract";
import {
  type DealerLimits,
  isTighter,
  type LimitField,
  limitFields,
  type LimitKind,
  limitKinds,
  tightest,
} from "@livery/contract/panel";
import type { DealerLimits as StoredLimits } from "../../accounts/dealer-path.ts";
import { readLimits } from "./limit-terms.ts";

interface Step {
  readonly kind: LimitKind;
  readonly field: LimitField;
  /** Allows a higher stake or win. */
  readonly wider: boolean;
}

/** The fields that differ between two sets of limits, and in which direction. */
export function stepsBetween(before: DealerLimits, after: DealerLimits): readonly Step[] {
  return limitKinds.flatMap((kind) =>
    limitFields.flatMap((field) => {
      const wider = isTighter(field, before[kind], after[kind]);
      return wider || isTighter(field, after[kind], before[kind]) ? [{ kind, field, wider }] : [];
    }),
  );
}

/** Requires that a stake is possible at all. Throws `invalid_field`. */
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

/** The fields that exceed the tightest of the dealers above (D39); an open field does not. */
export function beyond(above: readonly StoredLimits[], limits: DealerLimits): readonly Step[] {
  return stepsBetween(tightest(above.map(readLimits)), limits).filter(
    ({ kind, field, wider }) => wider && limits[kind][field] !== null,
  );
}

/** Requires that raised fields stay within the dealers above. Throws `dealer_limit_exceeded`. */
export function requireWithin(above: readonly StoredLimits[], limits: DealerLimits, steps: readonly Step[]): void {
  const over = beyond(above, limits).find((step) =>
    steps.some(({ kind, field, wider }) => wider && kind === step.kind && field === step.field),
  );
  if (over) throw dealerLimitExceeded(over);
}

export function dealerLimitExceeded({ kind, field }: Pick<Step, "kind" | "field">): CallError {
  return new CallError("dealer_limit_exceeded", { path: `limits.${kind}.${field}` });
}

/** Limits under the names of the audit: `combine.maxStake`. */
export function flatLimits(limits: DealerLimits): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    limitKinds.flatMap((kind) => limitFields.map((field) => [`${kind}.${field}`, limits[kind][field]] as const)),
  );
}
