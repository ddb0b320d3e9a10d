import { settingsDefaults } from "@livery/contract/settings";
import { type Kysely, sql } from "kysely";
import { inTransaction } from "../db/in-transaction.ts";
import type { Schema } from "../db/schema.ts";
import { lockDealer } from "./dealers.ts";
import { hasMoney } from "./has-money.ts";
import type { Doer } from "./record.ts";
import { SetupRefusal } from "./refusal.ts";

/** What keeps a dealer from being closed, as counts and sums. */
interface Open {
  readonly dealers: number;
  readonly players: number;
  readonly coupons: number;
  readonly money: number;
  readonly credit: bigint;
  readonly sites: readonly string[];
}

/**
 * Closes a dealer that has nothing open (D90a): its staff are signed out, and nobody comes to stand below it. Or opens it again.
 * Throws SetupRefusal.
 */
export async function setDealerOpen(
  db: Kysely<Schema>,
  { isOpen, name, tenantId }: { readonly tenantId: number; readonly name: string; readonly isOpen: boolean },
  doer: Doer,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dealer = await lockDealer(trx, tenantId, name);
    const status = isOpen ? "active" : "passive";
    if (dealer.status === status) return;
    if (isOpen) await requireOpenAbove(trx, dealer.parentId);
    else requireNothingOpen(name, await openBelow(trx, dealer.dealerId));
    await trx.updateTable("dealer").set({ status }).where("dealer_id", "=", dealer.dealerId).execute();
    await doer.record(trx, {
      tenantId,
      action: "dealer.change",
      target: { kind: "dealer", id: dealer.dealerId, name },
      changes: [{ field: "active", before: !isOpen, after: isOpen }],
    });
  });
}

async function requireOpenAbove(trx: Kysely<Schema>, parentId: number | null): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`
    select name from dealer where dealer_id = ${parentId}::integer and status = 'passive'`.execute(trx);
  const [parent] = rows;
  if (parent) throw new SetupRefusal("dealer_closed", `${parent.name} above it is closed.`, "Open that dealer first.");
}

async function openBelow(trx: Kysely<Schema>, dealerId: number): Promise<Open> {
  const { rows } = await sql<Open>`
    select (select count(*)::integer from dealer where parent_id = ${dealerId} and status = 'active') as dealers,
      (select count(*)::integer from player where dealer_id = ${dealerId} and status = 'active') as players,
      (select count(*)::integer from coupon join player using (player_id)
        where player.dealer_id = ${dealerId} and coupon.status in ('pending', 'open')) as coupons,
      (select count(*)::integer from player
        where dealer_id = ${dealerId} and ${hasMoney(sql.ref("player.player_id"))}) as money,
      (select coalesce(sum(abs(balance)), 0)::bigint from ledger_account
        where kind in ('credit', 'dealer_receivable') and owner_id = ${dealerId}) as credit,
      array(select name from site where site.dealer_id = ${dealerId} or exists (
        select from registration_dealer r where r.site_id = site.site_id and r.dealer_id = ${dealerId} and r.currency = coalesce((
          select document->>'defaultCurrency' from site_settings s where s.site_id = site.site_id order by version desc limit 1),
          ${settingsDefaults.defaultCurrency}))
        order by name) as sites`.execute(trx);
  return rows[0] as Open;
}

function requireNothingOpen(name: string, { coupons, credit, dealers, money, players, sites }: Open): void {
  const reasons = [
    dealers > 0 && `${dealers} open below it`,
    players > 0 && `${players} active users`,
    coupons > 0 && `${coupons} open coupons of its users`,
    money > 0 && `${money} users with money`,
    credit > 0n && "credit of its own",
    sites.length > 0 && `the new players of ${sites.join(", ")}`,
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return;
  throw new SetupRefusal(
    "dealer_in_use",
    `${name} cannot be closed, for it has ${reasons.join(", ")}.`,
    sites.length > 0
      ? `Name another dealer for those first: livery house site change ${sites[0] ?? ""} --players-of NAME.`
      : "Close the dealers below it, block its users, let their bets end and take credit and balances back, at the panel.",
  );
}
