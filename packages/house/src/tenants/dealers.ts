import { type Action, flaggedActions } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { createDealer } from "../accounts/create-player.ts";
import { changesBetween } from "../audit-entry.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Schema } from "../db/schema.ts";
import { type Doer, made } from "./record.ts";
import { SetupRefusal } from "./refusal.ts";
import { requireCurrency } from "./site-terms.ts";

/** What a dealer may, and how many may stand directly below it. */
export interface DealerTerms {
  /** Actions whose flag the dealer has, at most those of the dealer above it. */
  readonly may?: readonly Action[] | undefined;
  /** null: unlimited. */
  readonly maxUsers?: number | null | undefined;
  readonly maxDealers?: number | null | undefined;
}

export interface NewDealerAt extends DealerTerms {
  readonly tenantId: number;
  readonly name: string;
  /** Name of the dealer above it; absent: a top dealer. */
  readonly parent?: string | undefined;
  /** ISO 4217; absent: that of the dealer above it. */
  readonly currency?: string | undefined;
}

/** Makes a dealer, which has no credit yet; returns its id. Throws SetupRefusal. */
export async function addDealer(db: Kysely<Schema>, dealer: NewDealerAt, doer: Doer): Promise<number> {
  const { may = [], maxDealers = null, maxUsers = null, name, tenantId } = dealer;
  if (name.trim() !== name || name === "" || name.length > 64)
    throw new SetupRefusal("name_invalid", `"${name}" is no name for a dealer.`, "A name has 1 to 64 characters.");
  return inTransaction(db, async (trx) => {
    const parent = dealer.parent === undefined ? null : await lockParent(trx, tenantId, dealer.parent);
    const currency = dealer.currency ?? parent?.currency;
    if (currency === undefined)
      throw new SetupRefusal("currency_unknown", "A top dealer has a currency.", "Name it with --currency.");
    await requireCurrency(trx, currency);
    if (parent) requireBelow(parent, currency, may);
    const { rows } = await sql`select from dealer where tenant_id = ${tenantId} and name = ${name}`.execute(trx);
    if (rows.length > 0) throw nameTaken(name);
    const flags = { flags: may, maxUsers: maxUsers ?? undefined, maxDealers: maxDealers ?? undefined };
    const parentId = parent?.dealerId ?? null;
    const dealerId = await createDealer(trx, { tenantId, name, currency, parentId, ...flags }).catch(
      (error: unknown) => {
        // Of two that are made at once.
        throw (error as { constraint?: string }).constraint === "dealer_tenant_id_name_key" ? nameTaken(name) : error;
      },
    );
    const changes = made({ parent: parent?.name, currency, may, maxUsers, maxDealers });
    await doer.record(trx, {
      tenantId,
      action: "dealer.create",
      target: { kind: "dealer", id: dealerId, name },
      changes,
    });
    return dealerId;
  });
}

const nameTaken = (name: string): SetupRefusal =>
  new SetupRefusal("name_taken", `There is a dealer ${name} already.`, "Choose another name.");

interface FoundDealer {
  readonly dealerId: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly currency: string;
  readonly depth: number;
  readonly status: "active" | "passive";
  readonly flags: Readonly<Record<string, unknown>>;
  readonly maxUsers: number | null;
  readonly maxDealers: number | null;
}

/** An open dealer of a tenant by its name. Throws SetupRefusal. */
export async function findDealer(trx: Kysely<Schema>, tenantId: number, name: string): Promise<FoundDealer> {
  const dealer = await readDealer(trx, tenantId, name);
  if (dealer.status === "active") return dealer;
  throw new SetupRefusal(
    "dealer_closed",
    `The dealer ${name} is closed.`,
    `Open it first: livery house dealer open ${name}.`,
  );
}

/** A dealer whose row stays as it is until the end of the transaction. Throws SetupRefusal. */
export async function lockDealer(trx: Kysely<Schema>, tenantId: number, name: string): Promise<FoundDealer> {
  await trx
    .selectFrom("dealer")
    .select("dealer_id")
    .where("tenant_id", "=", tenantId)
    .where("name", "=", name)
    .forNoKeyUpdate()
    .execute();
  return readDealer(trx, tenantId, name);
}

async function readDealer(db: Kysely<Schema>, tenantId: number, name: string): Promise<FoundDealer> {
  const columns = ["currency", "depth", "flags", "name", "status"] as const;
  const dealers = db
    .selectFrom("dealer")
    .select([...columns, "dealer_id as dealerId", "parent_id as parentId"])
    .select(["max_users as maxUsers", "max_dealers as maxDealers"])
    .where("tenant_id", "=", tenantId);
  const found = await dealers.where("name", "=", name).executeTakeFirst();
  if (found) return found;
  const all = await dealers.orderBy("name").limit(20).execute();
  throw new SetupRefusal(
    "dealer_unknown",
    `There is no dealer ${name}.`,
    all.length === 0
      ? "There is none yet: livery house dealer add makes one."
      : `There is ${all.map((each) => each.name).join(", ")}.`,
  );
}

/** The dealer above a new one, locked, so that simultaneous ones are counted. */
async function lockParent(trx: Kysely<Schema>, tenantId: number, name: string): Promise<FoundDealer> {
  await lockDealer(trx, tenantId, name);
  const parent = await findDealer(trx, tenantId, name);
  if (parent.depth >= 8)
    throw new SetupRefusal("dealer_too_deep", `${name} is the eighth below its operator.`, "Name one above it.");
  const { dealers } = await trx
    .selectFrom("dealer")
    .select(({ fn }) => fn.countAll<bigint>().as("dealers"))
    .where("parent_id", "=", parent.dealerId)
    .executeTakeFirstOrThrow();
  if (parent.maxDealers !== null && dealers >= BigInt(parent.maxDealers))
    throw new SetupRefusal(
      "dealer_quota_reached",
      `${name} has ${dealers} dealers, as many as it may.`,
      `Raise its quota first: livery house dealer change ${name} --max-dealers ${dealers + 1n}.`,
    );
  return parent;
}

function requireBelow(parent: FoundDealer, currency: string, may: readonly Action[]): void {
  if (currency !== parent.currency)
    throw new SetupRefusal(
      "dealer_currency",
      `${parent.name} keeps its books in ${parent.currency}, not in ${currency}.`,
      "Below it all have its currency; a top dealer has its own.",
    );
  requireWithin(parent, may);
}

function requireWithin(parent: Flagged, may: readonly Action[]): void {
  const beyond = may.filter((action) => parent.flags[action] !== true);
  if (beyond.length > 0)
    throw new SetupRefusal(
      "permission_refused",
      `${parent.name} itself may not ${beyond.join(", ")}.`,
      "A dealer may at most what the dealer above it may.",
    );
}

/** Changes what a dealer may and its quotas. Throws SetupRefusal. */
export async function changeDealer(
  db: Kysely<Schema>,
  which: { readonly tenantId: number; readonly name: string },
  terms: DealerTerms,
  doer: Doer,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { dealerId, parentId } = await readDealer(trx, which.tenantId, which.name);
    const { rows } = await sql<{ readonly id: number } & Pick<FoundDealer, "name" | "flags">>`
      select dealer_id as id, name, flags from dealer
      where dealer_id in (${dealerId}, ${parentId}::integer) or parent_id = ${dealerId}
      order by depth, dealer_id for no key update`.execute(trx);
    const dealer = await readDealer(trx, which.tenantId, which.name);
    if (terms.may) {
      // One that was made while the locks were waited for is not among those that were locked.
      const below = await trx
        .selectFrom("dealer")
        .select(["name", "flags"])
        .where("parent_id", "=", dealerId)
        .execute();
      requireBetween(
        terms.may,
        rows.find(({ id }) => id === parentId),
        below,
      );
    }
    await requireRoom(trx, dealer, terms);
    const before = termsOf(dealer);
    const after = {
      may: terms.may ?? before.may,
      maxUsers: terms.maxUsers === undefined ? before.maxUsers : terms.maxUsers,
      maxDealers: terms.maxDealers === undefined ? before.maxDealers : terms.maxDealers,
    };
    const changes = changesBetween(before, after);
    if (changes.length === 0) return;
    // A flag that is off for the sale of coupons is the panel's own (D17): it stays.
    const off = Object.fromEntries(Object.entries(dealer.flags).filter(([, on]) => on !== true));
    const flags = { ...off, ...Object.fromEntries(after.may.map((action) => [action, true])) };
    await trx
      .updateTable("dealer")
      .set({ flags: JSON.stringify(flags), max_users: after.maxUsers, max_dealers: after.maxDealers })
      .where("dealer_id", "=", dealerId)
      .execute();
    const target = { kind: "dealer", id: dealerId, name: dealer.name } as const;
    await doer.record(trx, { tenantId: which.tenantId, action: "dealer.change", target, changes });
  });
}

type Flagged = Pick<FoundDealer, "name" | "flags">;

/** A dealer may at most what the dealer above it may, and those below it at most what it may. Throws SetupRefusal. */
function requireBetween(may: readonly Action[], above: Flagged | undefined, below: readonly Flagged[]): void {
  if (above) requireWithin(above, may);
  const wider = below.find(({ flags }) =>
    flaggedActions.some((action) => flags[action] === true && !may.includes(action)),
  );
  if (wider)
    throw new SetupRefusal(
      "permission_refused",
      `${wider.name}, which is below it, may more than that.`,
      "Take it from that dealer first.",
    );
}

/** A quota holds those that are there already. Throws SetupRefusal. */
async function requireRoom(
  trx: Kysely<Schema>,
  dealer: FoundDealer,
  { maxDealers, maxUsers }: DealerTerms,
): Promise<void> {
  const { rows } = await sql<{ readonly users: number; readonly dealers: number }>`
    select (select count(*)::integer from player where dealer_id = ${dealer.dealerId}) as users,
      (select count(*)::integer from dealer where parent_id = ${dealer.dealerId}) as dealers`.execute(trx);
  const [used = { users: 0, dealers: 0 }] = rows;
  const isOver = (quota: number | null | undefined, count: number): boolean =>
    quota !== undefined && quota !== null && quota < count;
  if (!isOver(maxUsers, used.users) && !isOver(maxDealers, used.dealers)) return;
  throw new SetupRefusal(
    "dealer_quota_reached",
    `${dealer.name} has ${used.users} users and ${used.dealers} dealers directly below it already.`,
    "Give quotas that have room for them.",
  );
}

const termsOf = ({ flags, maxDealers, maxUsers }: FoundDealer) => ({
  may: flaggedActions.filter((action) => flags[action] === true),
  maxUsers,
  maxDealers,
});
