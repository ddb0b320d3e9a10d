import { withChangedDatabase, withDatabase } from "../house/database.ts";
import { changeHouse } from "../house/house-change.ts";
import { houseRoot } from "../house/root.ts";
import { listOf } from "../house/setup-answers.ts";
import { requireTenant } from "../house/tenant.ts";
import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";

/** `livery house tenant list`. */
export const houseTenantList: Run = async (invocation) => {
  const { listTenants } = await import("@livery/house");
  const tenants = await withDatabase(await houseRoot(invocation), "tenants", ({ db }) => listTenants(db));
  if (invocation.switched("json"))
    return printJson({ tenants: tenants.map(({ name, panelHosts, sites }) => ({ name, panelHosts, sites })) });
  const rows = tenants.map(({ name, panelHosts, sites }) => [name, panelHosts.join(", "), sites.join(", ")]);
  process.stdout.write(`${table([["tenant", "panel", "sites"], ...rows])}\n`);
};

/** `livery house tenant change NAME`: the hosts of its panel. */
export const houseTenantChange: Run = async (invocation) => {
  const { argument, option } = invocation;
  const hosts = { add: listOf(option("add-hosts")) ?? [], remove: listOf(option("remove-hosts")) ?? [] };
  await withChangedDatabase(invocation, "tenants", async (database) => {
    const { changePanelHosts, listTenants } = await import("@livery/house");
    const tenant = await requireTenant(database, argument("NAME"));
    await changeHouse(invocation, database, {
      command: "livery house tenant change",
      work: (db, doer) => changePanelHosts(db, tenant, hosts, doer),
    });
    if (invocation.switched("dry-run")) return;
    const { panelHosts = [] } = (await listTenants(database.db)).find(({ name }) => name === tenant.name) ?? {};
    if (invocation.switched("json")) printJson({ tenant: tenant.name, panelHosts });
    else process.stdout.write(`✓ The panel of ${tenant.name} is at ${panelHosts.join(", ")}.\n`);
  });
};
