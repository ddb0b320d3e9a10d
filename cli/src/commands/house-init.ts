import type { NewAccess, OpenDatabase, TenantMade, TenantSetUp } from "@livery/house";
import { demoTenant } from "../demo/demo-database.ts";
import { UsageError } from "../errors.ts";
import { withChangedDatabase } from "../house/database.ts";
import { changeHouse } from "../house/house-change.ts";
import { keyringFor } from "../house/keys.ts";
import { listOf, siteAnswers } from "../house/setup-answers.ts";
import type { Invocation, Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";

/** `livery house init`: tenant, first site, top dealer and two admins in an empty database (D100). */
export const houseInit: Run = async (invocation) => {
  const site = await siteAnswers(invocation, invocation.option("site"));
  await makeTenant(invocation, "house init", {
    ...tenantAnswers(invocation, invocation.option("tenant")),
    site,
    only: true,
  });
};

/** `livery house tenant add NAME`: as `house init`, without a site, also beside other tenants. */
export const houseTenantAdd: Run = (invocation) =>
  makeTenant(invocation, "house tenant add", tenantAnswers(invocation, invocation.argument("NAME")));

function tenantAnswers({ option }: Invocation, name = ""): TenantSetUp {
  if (name === demoTenant)
    throw new UsageError(`A demo's tenant is called ${demoTenant}.`, "Choose another name. Nothing was written.");
  return {
    name,
    panelHosts: listOf(option("panel")) ?? [],
    dealer: option("top-dealer") ?? "",
    currency: option("currency") ?? "",
    admins: listOf(option("admins")) ?? [],
    lang: option("lang") ?? "en",
  };
}

async function makeTenant(invocation: Invocation, command: string, setUp: TenantSetUp): Promise<void> {
  const change = async (database: OpenDatabase): Promise<void> => {
    const { setUpTenant } = await import("@livery/house");
    const keys = await keyringFor(invocation, database);
    const made = await changeHouse(invocation, database, {
      command: `livery ${command}`,
      work: (db, doer) => setUpTenant(db, setUp, doer, { keys }),
    });
    if (made !== undefined) await printMade(invocation, setUp, made);
  };
  await withChangedDatabase(invocation, command, change);
}

/** Passwords and second factors are printed once: the server stores what checks them. */
async function printMade({ switched }: Invocation, setUp: TenantSetUp, { admins, site }: TenantMade): Promise<void> {
  const { otpauthAddress } = await import("@livery/house");
  const accounts = admins.map(({ name, password, secret }: NewAccess) => ({
    name,
    password,
    otpauth: otpauthAddress(secret, name, "Livery"),
  }));
  const { currency, dealer, name, panelHosts } = setUp;
  const shownSite = site && { name: setUp.site?.name, hosts: site.hosts, siteKey: site.siteKey };
  if (switched("json"))
    return printJson({
      tenant: { name, panelHosts },
      site: shownSite,
      dealer: { name: dealer, currency },
      admins: accounts,
    });
  const lines = [
    `✓ ${name} is set up. Its panel is at ${panelHosts.map((host) => `https://${host}/`).join(", ")}`,
    ...(shownSite ? [`  site    ${shownSite.name}: ${shownSite.hosts.join(", ")}, key ${shownSite.siteKey}`] : []),
    `  dealer  ${dealer}, in ${currency}, without credit`,
    "",
    ...accounts.flatMap((each) => [
      `  ${each.name}`,
      `    password  ${each.password}`,
      `    second    ${each.otpauth}`,
    ]),
    "",
    '  An authenticator app takes the address after "second". Passwords and addresses are shown this once: give each admin',
    "  their own, who then chooses another password at the panel. A lost one is replaced by livery house staff reset.",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
