import { type calls, type Client, createClient, createClientOf } from "@livery/contract";
import { panelCalls } from "@livery/contract/panel";
import { currentCode, type SeedStaff } from "@livery/house";
import { TestBrowser } from "@livery/house/testing";
import type { DemoAccount, DemoBrand } from "../demo/demo-brand.ts";
import { demoPanelHost } from "../demo/demo-staff.ts";

/** The site's own client of a player who has signed in at a demo. */
export async function playerClient(
  port: number,
  { domains, siteKey }: DemoBrand["skin"],
  { password, userName }: DemoAccount,
): Promise<Client<typeof calls>> {
  const { fetch } = new TestBrowser(port, domains.site, "");
  const client = createClient({ baseUrl: "", siteKey, lang: () => "en", fetch });
  await client.call("userLogin", { userName, password });
  return client;
}

/** The panel's own client of a member of staff who has signed in at a demo. */
export async function staffClient(
  port: number,
  { name, password, secret }: SeedStaff,
): Promise<Client<typeof panelCalls>> {
  const { fetch } = new TestBrowser(port, demoPanelHost, "");
  const client = createClientOf(panelCalls, { baseUrl: "", siteKey: "", lang: () => "en", fetch });
  await client.call("panelSignIn", { name, password, code: currentCode(secret, Date.now()) });
  return client;
}
