import type { CouponForm } from "@livery/contract";
import type { SystemName } from "@livery/betting";
import { type RawBuilder, sql } from "kysely";

/** The matches of a system without and with bankers (D2). */
export interface StoredSystem {
  readonly of: number;
  readonly bankers: number;
}

/** The columns of a coupon that `couponForm` reads. */
export const formColumns = ["kind", "lines", "sizes"] as const;

export interface FormRow {
  readonly kind: CouponForm["kind"];
  readonly lines: number;
  readonly sizes: readonly number[];
  readonly system: StoredSystem | null;
}

/** The matches of the row's coupon, null if it is not a system. `coupon` is the table or its alias. */
export const systemOf = (coupon: string): RawBuilder<StoredSystem | null> => sql<StoredSystem | null>`
  case when ${sql.ref(`${coupon}.kind`)} = 'system' then (
    select jsonb_build_object('of', count(*) filter (where not banker), 'bankers', count(*) filter (where banker))
    from (select bool_or(leg.banker) as banker from coupon_leg leg where leg.coupon_id = ${sql.ref(`${coupon}.coupon_id`)} group by leg.match_id) match
  ) end`;

/** A stored coupon's kind, lines and system, as the contract has them. */
export function couponForm({ kind, lines, sizes, system }: FormRow): CouponForm & { readonly system?: SystemName } {
  return { kind, lines, ...(system !== null && { system: { sizes: sizes.toSorted((a, b) => a - b), ...system } }) };
}
