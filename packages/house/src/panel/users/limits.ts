import { CallError, type KindLimits, type UserInfo } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { type DealerLimits, narrowed } from "../../accounts/dealer-path.ts";
import type { Schema } from "../../db/schema.ts";

export type Limits = UserInfo["limits"];

const kinds = ["combine", "multiple", "system"] as const satisfies readonly (keyof Limits)[];

/** How far a field lets its user go: the more, the wider. */
const widths = {
  minTip: (limits: KindLimits) => -BigInt(limits.minTip),
  minStake: (limits: KindLimits) => -BigInt(limits.minStake),
  maxStake: (limits: KindLimits) => BigInt(limits.maxStake),
  maxPay: (limits: KindLimits) => BigInt(limits.maxPay),
  enabled: (limits: KindLimits) => (limits.enabled ? 1n : 0n),
} as const satisfies { readonly [Field in keyof KindLimits]: (limits: KindLimits) => bigint };

type Field = keyof KindLimits;
const fields = Object.keys(widths) as readonly Field[];

interface Step {
  readonly kind: keyof Limits;
  readonly field: Field;
  /** Lets him stake or win more. */
  readonly wider: boolean;
}

/** The fields that differ between two sets of limits, and in which direction. */
export function stepsBetween(before: Limits, after: Limits): readonly Step[] {
  return kinds.flatMap((kind) =>
    fields.flatMap((field) => {
      const step = widths[field](after[kind]) - widths[field](before[kind]);
      return step === 0n ? [] : [{ kind, field, wider: step > 0n }];
    }),
  );
}

/** A stake must be possible at all. Throws `invalid_field`. */
export function checkLimits(limits: Limits): void {
  for (const kind of kinds)
    if (limits[kind].minStake > limits[kind].maxStake)
      throw new CallError("invalid_field", {
        path: `limits.${kind}.minStake`,
        params: { expected: "at most maxStake" },
      });
}

/** The limits of dealers, locked root first (money: lock order). */
export async function lockLimits(trx: Kysely<Schema>, dealerIds: readonly number[]): Promise<readonly DealerLimits[]> {
  const { rows } = await sql<{ limits: DealerLimits }>`
    select limits from dealer where dealer_id = any (${dealerIds}::integer[]) order by depth for share`.execute(trx);
  return rows.map(({ limits }) => limits);
}

/** What goes beyond the tightest on the dealers' path (D39). */
export function beyond(path: readonly DealerLimits[], limits: Limits): readonly Step[] {
  return stepsBetween(narrowed(path, limits), limits);
}

export function dealerLimitExceeded({ kind, field }: Step): CallError {
  return new CallError("dealer_limit_exceeded", { path: `limits.${kind}.${field}` });
}

/** Limits as the audit names them: `combine.maxStake`. */
export function flatLimits(limits: Limits): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    kinds.flatMap((kind) => fields.map((field) => [`${kind}.${field}`, limits[kind][field]] as const)),
  );
}
