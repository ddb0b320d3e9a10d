import { CancelledError } from "../errors.ts";
import { changeHouse } from "../house/house-change.ts";
import { languagesOf, listOf, siteAnswers } from "../house/setup-answers.ts";
import { withTenant } from "../house/tenant.ts";
import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";

/** `livery house site add NAME`. */
export const houseSiteAdd: Run = async (invocation) => {
  const { option, argument } = invocation;
  const site = await siteAnswers(invocation, argument("NAME"));
  await withTenant(invocation, "site", async (database, { tenantId }) => {
    const { createSite } = await import("@livery/house");
    const terms = { tenantId, currency: option("currency") ?? "", dealer: option("players-of") };
    const made = await changeHouse(invocation, database, {
      command: "livery house site add",
      work: (db, doer) => createSite(db, { ...site, ...terms }, doer),
    });
    if (made === undefined) return;
    const { hosts, siteKey } = made;
    if (invocation.switched("json")) return printJson({ site: { name: site.name, hosts, siteKey } });
    process.stdout.write(
      `✓ ${site.name} answers at ${hosts.join(", ")}. Its brand is built with siteKey: "${siteKey}", which ${siteKey === `${site.name}-public-key` ? "a brand of this name has by itself" : "its skin.config.ts must name"}.\n`,
    );
  });
};

/** `livery house site list`. */
export const houseSiteList: Run = (invocation) =>
  withTenant(invocation, "site", async ({ db }, { tenantId }) => {
    const { listSites } = await import("@livery/house");
    const sites = await listSites(db, tenantId);
    if (invocation.switched("json")) return printJson({ sites });
    process.stdout.write(
      `${table([
        ["site", "hosts", "languages", "currency", "dealer", "players", "key"],
        ...sites.map((site) => [
          site.name,
          site.hosts.length === 0 ? "none: closed" : site.hosts.join(","),
          site.languages.join(","),
          site.currency,
          site.dealer ?? "",
          String(site.players),
          site.siteKey,
        ]),
      ])}\n`,
    );
  });

/** `livery house site change NAME`. */
export const houseSiteChange: Run = async (invocation) => {
  const { argument, option, switched } = invocation;
  const name = argument("NAME") ?? "";
  const change = {
    title: option("title"),
    addHosts: listOf(option("add-hosts")) ?? [],
    removeHosts: listOf(option("remove-hosts")) ?? [],
    mobile: switched("mobile"),
    languages: languagesOf(option("languages")),
    currency: option("currency"),
    dealer: option("players-of"),
    siteKey: option("site-key"),
    renewKey: switched("renew-key"),
  };
  await withTenant(invocation, "site", async (database, { tenantId }) => {
    const { changeSite } = await import("@livery/house");
    const site = await changeHouse(invocation, database, {
      command: "livery house site change",
      work: (db, doer) => changeSite(db, { tenantId, name }, change, doer),
    });
    if (site === undefined) return;
    if (switched("json")) return printJson({ site });
    const where =
      site.hosts.length === 0 ? "has no host any more, and so is closed" : `answers at ${site.hosts.join(", ")}`;
    process.stdout.write(`✓ ${name} ${where}.\n`);
    if (change.renewKey || change.siteKey !== undefined)
      process.stdout.write(
        `  Its key is ${site.siteKey}: pages that are open or were built with another one are refused until its brand is built with siteKey: "${site.siteKey}".\n`,
      );
  });
};

/** `livery house site remove NAME`. */
export const houseSiteRemove: Run = async (invocation) => {
  const name = invocation.argument("NAME") ?? "";
  const isDry = invocation.switched("dry-run");
  await withTenant(invocation, "site", async (database, { tenantId }) => {
    const { removeSite } = await import("@livery/house");
    if (!isDry && !(await invocation.confirm(`Remove the site ${name} with its hosts, settings and pages?`)))
      throw new CancelledError();
    await changeHouse(invocation, database, {
      command: "livery house site remove",
      work: (db, doer) => removeSite(db, { tenantId, name }, doer),
    });
    if (isDry) return;
    if (invocation.switched("json")) printJson({ removed: name });
    else process.stdout.write(`✓ ${name} is removed.\n`);
  });
};
