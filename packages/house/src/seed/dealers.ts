import { minor, type Minor } from "@livery/betting";
import type { Action } from "@livery/contract";
import type { Kysely } from "kysely";
import { createDealer } from "../accounts/create-player.ts";
import type { DealerLimits } from "../accounts/dealer-path.ts";
import type { Schema } from "../db/schema.ts";
import { issueCredit, transferCredit } from "../ledger/transfers.ts";

export interface SeedDealer {
  readonly name: string;
  /** Name of the dealer above it; absent: a top dealer. */
  readonly parent?: string;
  /** Issued once and transferred down its path; minor units. */
  readonly credit?: Minor;
  /** Actions whose flag the dealer has. */
  readonly flags?: readonly Action[];
  /** Maximum number of users directly below it. */
  readonly maxUsers?: number;
  /** Bet limits for the coupons of all users below it; absent: none. */
  readonly limits?: DealerLimits;
  /** Maximum exposure below it (I11), minor units; absent: unlimited. */
  readonly exposureLimit?: Minor;
}

/** Creates the missing dealers; returns ids by name. */
export async function ensureDealers(
  db: Kysely<Schema>,
  tenant: { readonly tenantId: number; readonly currency: string },
  seeds: readonly SeedDealer[],
): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  for (const dealer of seeds) {
    const known = await db
      .selectFrom("dealer")
      .select("dealer_id")
      .where("tenant_id", "=", tenant.tenantId)
      .where("name", "=", dealer.name)
      .executeTakeFirst();
    ids[dealer.name] = known?.dealer_id ?? (await makeDealer(db, tenant, ids, dealer));
  }
  return ids;
}

async function makeDealer(
  db: Kysely<Schema>,
  tenant: { readonly tenantId: number; readonly currency: string },
  ids: Readonly<Record<string, number>>,
  { name, parent, credit = minor(0), ...own }: SeedDealer,
): Promise<number> {
  const parentId = parent === undefined ? null : ids[parent];
  if (parentId === undefined) throw new RangeError(`the dealer ${name} has no parent ${parent ?? ""} before it`);
  const dealerId = await createDealer(db, { ...tenant, ...own, name, parentId });
  if (credit === 0n) return dealerId;
  const { path } = await db
    .selectFrom("dealer")
    .select("path")
    .where("dealer_id", "=", dealerId)
    .executeTakeFirstOrThrow();
  const transfer = { ...tenant, amount: credit, actor: "seed" };
  for (const [at, each] of path.entries()) {
    const above = path[at - 1];
    await (above === undefined ? issueCredit(db, each, transfer) : transferCredit(db, above, each, transfer));
  }
  return dealerId;
}
