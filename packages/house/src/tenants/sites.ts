import type { SettingsDocument } from "@livery/contract";
import { SettingsError } from "@livery/contract/settings";
import type { Kysely } from "kysely";
import { changesBetween } from "../audit-entry.ts";
import { newToken } from "../accounts/secret-token.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Schema } from "../db/schema.ts";
import { seedPages } from "../settings/pages.ts";
import { storeSettings } from "../settings/store.ts";
import { newestSettings } from "../settings/versions.ts";
import { findDealer } from "./dealers.ts";
import { addHosts, hostsOf, mobileHost, removeHosts } from "./hosts.ts";
import { hostNames, requireName } from "./names.ts";
import { type Doer, made } from "./record.ts";
import { SetupRefusal } from "./refusal.ts";
import { siteListed, type SiteListed } from "./site-list.ts";
import { requireCurrency, requireLanguages, requireTitle } from "./site-terms.ts";

export interface NewSite {
  readonly tenantId: number;
  readonly name: string;
  readonly title: string;
  /** Those of the pages; the first one is the settings' own. */
  readonly hosts: readonly string[];
  /** With a mobile host, `m.` before the first of the hosts (D49). */
  readonly mobile?: boolean;
  /** The default language first. */
  readonly languages: readonly string[];
  /** ISO 4217: of new accounts, as registration suggests it. */
  readonly currency: string;
  /** Name of the dealer of new players; absent: the tenant's first top dealer of the currency. */
  readonly dealer?: string | undefined;
  /** Public (D43); absent: the one that a brand of the site's name has by default. */
  readonly siteKey?: string | undefined;
}

export interface MadeSite {
  readonly siteId: number;
  readonly hosts: readonly string[];
  readonly siteKey: string;
}

/** Makes a site with its hosts, first settings and info pages. Throws SetupRefusal. */
export async function createSite(db: Kysely<Schema>, site: NewSite, doer: Doer): Promise<MadeSite> {
  const { currency, languages, mobile = false, name, tenantId, title } = site;
  requireName(name, "a site");
  requireTitle(title);
  const hosts = hostNames(site.hosts);
  const [first] = hosts;
  if (first === undefined)
    throw new SetupRefusal("host_missing", "A site without a host cannot be reached.", "Name one with --hosts.");
  const siteKey = requireKey(site.siteKey ?? keyOf(name));
  return inTransaction(db, async (trx) => {
    await requireCurrency(trx, currency);
    await requireLanguages(trx, languages);
    const dealerId = site.dealer === undefined ? null : (await findDealer(trx, tenantId, site.dealer)).dealerId;
    const siteId = await insertSite(trx, { tenantId, name, siteKey, dealerId });
    const web = hosts.map((host) => ({ host, kind: "web" as const }));
    const all = mobile ? [...web, { host: mobileHost(first), kind: "mobile" as const }] : web;
    await addHosts(trx, { tenantId, siteId }, all);
    await requireRegistration(trx, siteId, currency);
    const document = {
      site_title: title,
      site_domain: first,
      defaultCurrency: currency,
      ...languageSettings(languages),
    };
    await storeSettings(trx, { siteId, document, actor: doer.name });
    await seedPages(trx, { siteId, tenantId });
    await doer.record(trx, {
      tenantId,
      action: "site.create",
      target: { kind: "site", id: siteId, name },
      changes: made({ title, hosts: all.map(({ host }) => host), languages, currency, dealer: site.dealer, siteKey }),
    });
    return { siteId, hosts: all.map(({ host }) => host), siteKey };
  });
}

const languageSettings = (languages: readonly string[]): SettingsDocument => ({
  site_default_lang: languages[0] ?? "en",
  languages: languages.join(","),
});

/** As a brand's build has it that names none; a name too long for that has a random one. */
function keyOf(name: string): string {
  const key = `${name}-public-key`;
  return key.length <= 64 ? key : newToken();
}

function requireKey(key: string): string {
  if (/^[\w-]{8,64}$/u.test(key)) return key;
  throw new SetupRefusal(
    "site_key_invalid",
    `"${key}" is no key of a site.`,
    "A key has 8 to 64 letters, digits, hyphens and underscores. It is public.",
  );
}

const keyTaken = (key: string): SetupRefusal =>
  new SetupRefusal(
    "site_key_taken",
    `Another site has the key ${key}.`,
    "Give one of its own with --site-key, and the same one as siteKey in the brand's skin.config.ts.",
  );

async function insertSite(
  trx: Kysely<Schema>,
  { dealerId, name, siteKey, tenantId }: { tenantId: number; name: string; siteKey: string; dealerId: number | null },
): Promise<number> {
  const row = await trx
    .insertInto("site")
    .values({ tenant_id: tenantId, name, site_key: siteKey, dealer_id: dealerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("site_id")
    .executeTakeFirst();
  if (row) return row.site_id;
  const namesake = await trx
    .selectFrom("site")
    .select("site_id")
    .where("tenant_id", "=", tenantId)
    .where("name", "=", name)
    .executeTakeFirst();
  throw namesake
    ? new SetupRefusal("name_taken", `There is a site ${name} already.`, "Choose another name.")
    : keyTaken(siteKey);
}

/** A site opens accounts in its own currency: somebody must keep them. Throws SetupRefusal. */
async function requireRegistration(trx: Kysely<Schema>, siteId: number, currency: string): Promise<void> {
  const dealer = await trx
    .selectFrom("registration_dealer")
    .select("dealer_id")
    .where("site_id", "=", siteId)
    .where("currency", "=", currency)
    .executeTakeFirst();
  if (dealer) return;
  throw new SetupRefusal(
    "currency_without_dealer",
    `No dealer of the site's new players keeps accounts in ${currency}.`,
    `Make one first (livery house dealer add NAME --currency ${currency}), or name an open dealer of this currency with --players-of, or another currency with --currency.`,
  );
}

export interface SiteChange {
  readonly title?: string | undefined;
  readonly addHosts?: readonly string[];
  readonly removeHosts?: readonly string[];
  /** Adds the mobile host of the first web host. */
  readonly mobile?: boolean;
  readonly languages?: readonly string[] | undefined;
  readonly currency?: string | undefined;
  readonly dealer?: string | undefined;
  readonly siteKey?: string | undefined;
  /** A new random key in place of the present one. */
  readonly renewKey?: boolean;
}

/**
 * Changes a site, all or nothing; every node serves it so at once. A site whose last host is taken away is closed: its players and
 * its books stay. Throws SetupRefusal.
 */
export async function changeSite(
  db: Kysely<Schema>,
  which: { readonly tenantId: number; readonly name: string },
  change: SiteChange,
  doer: Doer,
): Promise<SiteListed> {
  const { tenantId } = which;
  const [added, removed] = [hostNames(change.addHosts ?? []), hostNames(change.removeHosts ?? [])];
  const siteKey = change.renewKey === true ? newToken() : change.siteKey;
  if (siteKey !== undefined) requireKey(siteKey);
  if (change.title !== undefined) requireTitle(change.title);
  return inTransaction(db, async (trx) => {
    const siteId = await lockSite(trx, which);
    const before = await siteListed(trx, siteId);
    const owner = { tenantId, siteId };
    await removeHosts(trx, owner, removed);
    await addHosts(
      trx,
      owner,
      added.map((host) => ({ host, kind: "web" })),
    );
    if (change.mobile === true) await addMobileHost(trx, owner);
    if (siteKey !== undefined) await setKey(trx, siteId, siteKey);
    if (change.dealer !== undefined) {
      const { dealerId } = await findDealer(trx, tenantId, change.dealer);
      await trx.updateTable("site").set({ dealer_id: dealerId }).where("site_id", "=", siteId).execute();
    }
    await changeSettings(trx, owner, change, doer);
    const after = await siteListed(trx, siteId);
    if (change.currency !== undefined || change.dealer !== undefined)
      await requireRegistration(trx, siteId, after.currency);
    const changes = changesBetween(shown(before), shown(after));
    if (changes.length > 0)
      await doer.record(trx, {
        tenantId,
        action: "site.change",
        target: { kind: "site", id: siteId, name: which.name },
        changes,
      });
    return after;
  });
}

const shown = ({ currency, dealer, hosts, languages, siteKey, title }: SiteListed) => ({
  title,
  hosts,
  languages,
  currency,
  dealer,
  siteKey,
});

/** A site by its name, locked. Throws SetupRefusal with the names that there are. */
export async function lockSite(
  trx: Kysely<Schema>,
  { name, tenantId }: { readonly tenantId: number; readonly name: string },
): Promise<number> {
  const sites = await trx
    .selectFrom("site")
    .select(["site_id", "name"])
    .where("tenant_id", "=", tenantId)
    .orderBy("name")
    .execute();
  const found = sites.find((site) => site.name === name);
  if (!found)
    throw new SetupRefusal(
      "site_unknown",
      `There is no site ${name}.`,
      sites.length === 0
        ? "There is none yet: livery house site add makes one."
        : `There is ${sites.map((site) => site.name).join(", ")}.`,
    );
  await trx.selectFrom("site").select("site_id").where("site_id", "=", found.site_id).forUpdate().execute();
  return found.site_id;
}

async function addMobileHost(trx: Kysely<Schema>, owner: { tenantId: number; siteId: number }): Promise<void> {
  const web = await mainHost(trx, owner);
  if (!web)
    throw new SetupRefusal("host_missing", "A mobile host stands beside a web host.", "Name one with --add-hosts.");
  await addHosts(trx, owner, [{ host: mobileHost(web.host), kind: "mobile" }]);
}

/** The web host that the settings name, else the first. */
async function mainHost(trx: Kysely<Schema>, owner: { tenantId: number; siteId: number }) {
  const hosts = (await hostsOf(trx, owner)).filter(({ kind }) => kind === "web");
  const main = (await newestSettings(trx, owner.siteId))?.document["site_domain"];
  return hosts.find(({ host }) => host === main) ?? hosts[0];
}

async function setKey(trx: Kysely<Schema>, siteId: number, siteKey: string): Promise<void> {
  const other = await trx
    .selectFrom("site")
    .select("site_id")
    .where("site_key", "=", siteKey)
    .where("site_id", "<>", siteId)
    .executeTakeFirst();
  if (other) throw keyTaken(siteKey);
  await trx.updateTable("site").set({ site_key: siteKey }).where("site_id", "=", siteId).execute();
}

async function changeSettings(
  trx: Kysely<Schema>,
  { siteId, tenantId }: { readonly siteId: number; readonly tenantId: number },
  { currency, languages, title }: SiteChange,
  doer: Doer,
): Promise<void> {
  if (currency !== undefined) await requireCurrency(trx, currency);
  if (languages !== undefined) await requireLanguages(trx, languages);
  const before = (await newestSettings(trx, siteId))?.document ?? {};
  const hosts = (await hostsOf(trx, { tenantId, siteId })).filter(({ kind }) => kind === "web");
  const [first] = hosts;
  const moved = first !== undefined && !hosts.some(({ host }) => host === before["site_domain"]);
  const document: SettingsDocument = {
    ...before,
    ...(title !== undefined && { site_title: title }),
    ...(currency !== undefined && { defaultCurrency: currency }),
    ...(languages !== undefined && languageSettings(languages)),
    ...(moved && { site_domain: first.host }),
  };
  if (changesBetween(before, document).length === 0) return;
  await storeSettings(trx, { siteId, document, actor: doer.name }).catch((error: unknown) => {
    throw error instanceof SettingsError
      ? new SetupRefusal(
          "settings_refused",
          error.message,
          "Correct the settings first, with `livery house settings set`. Nothing was written.",
          error,
        )
      : error;
  });
}
