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
  const client = createClient({ baseUrl: "", siteKey, lang: () => "en", fetch: fetchAt(port, domains.site) });
  await client.call("userLogin", { userName, password });
  return client;
}

/** The panel's own client of a member of staff who has signed in at a demo. */
export async function staffClient(
  port: number,
  { name, password, secret }: SeedStaff,
): Promise<Client<typeof panelCalls>> {
  const fetch = fetchAt(port, demoPanelHost);
  const client = createClientOf(panelCalls, { baseUrl: "", siteKey: "", lang: () => "en", fetch });
  await client.call("panelSignIn", { name, password, code: currentCode(secret, Date.now()) });
  return client;
}

/** What a browser at a host of the demo sends. */
function fetchAt(port: number, host: string): typeof fetch {
  const browser = new TestBrowser(port, host, "");
  return async (input, { body, headers, method = "GET" } = {}) => {
    if (typeof input !== "string") throw new TypeError("the client asks by path");
    const sent = { ...Object.fromEntries(new Headers(headers)), ...browser.ownOrigin() };
    const answer = await browser.send(input, { method, headers: sent, ...(typeof body === "string" && { body }) });
    return new Response(answer.text, { status: answer.status });
  };
}
