import { type Kysely, sql } from "kysely";
import { inTransaction } from "../db/in-transaction.ts";
import type { Schema } from "../db/schema.ts";
import { hasMoney } from "./has-money.ts";
import type { Doer } from "./record.ts";
import { SetupRefusal } from "./refusal.ts";
import { siteListed } from "./site-list.ts";
import { lockSite } from "./sites.ts";

/** What is a site's alone and goes with it, without what belongs to its players. Each before what it refers to. */
export const contentOfSite = [
  "access_token_site",
  "captcha",
  "handoff",
  "notification",
  "popup",
  "slider",
  "info_page",
  "site_settings",
  "site_host",
] as const;

/** Removes a site that nobody has an account at, with its hosts, settings and pages. Throws SetupRefusal. */
export async function removeSite(
  db: Kysely<Schema>,
  which: { readonly tenantId: number; readonly name: string },
  doer: Doer,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // A player who registers meanwhile waits for this lock, and then finds no site.
    const siteId = await lockSite(trx, which);
    const site = await siteListed(trx, siteId);
    if (site.players > 0) throw await inUse(trx, siteId, site);
    for (const table of contentOfSite)
      await sql`delete from ${sql.table(table)} where site_id = ${siteId}`.execute(trx);
    await trx.deleteFrom("site").where("site_id", "=", siteId).execute();
    const { hosts, siteKey, title } = site;
    await doer.record(trx, {
      tenantId: which.tenantId,
      action: "site.remove",
      target: { kind: "site", id: siteId, name: which.name },
      changes: Object.entries({ title, hosts, siteKey }).map(([field, before]) => ({ field, before, after: null })),
    });
  });
}

async function inUse(
  trx: Kysely<Schema>,
  siteId: number,
  { hosts, name, players }: { readonly name: string; readonly hosts: readonly string[]; readonly players: number },
): Promise<SetupRefusal> {
  const { rows } = await sql<{ readonly withMoney: number; readonly open: number }>`
    select count(*) filter (where ${hasMoney(sql.ref("p.player_id"))})::integer as "withMoney",
      (select count(*)::integer from coupon c join player using (player_id)
        where player.site_id = ${siteId} and c.status in ('pending', 'open')) as open
    from player p where p.site_id = ${siteId}`.execute(trx);
  const [{ open, withMoney } = { open: 0, withMoney: 0 }] = rows;
  return new SetupRefusal(
    "site_in_use",
    `${name} has ${counted(players, "player")}, ${withMoney} of them with money, and ${counted(open, "open coupon")}: their books stay, and so does the site.`,
    hosts.length === 0
      ? "It has no host and so is closed already."
      : `Close it instead, by taking its hosts away: livery house site change ${name} --remove-hosts ${hosts.join(",")}. While players are to withdraw, let the settings close it: maintenance, register_disabled.`,
  );
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;
