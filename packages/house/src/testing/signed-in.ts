import { type calls, type Client, createClient, createClientOf } from "@livery/contract";
import { panelCalls } from "@livery/contract/panel";
import { currentCode } from "../panel/staff/totp.ts";
import type { TestBrowser } from "./browser.ts";

/** The site's own typed client of a player who signs in with this browser. */
export async function playerClient(
  browser: TestBrowser,
  { password, userName }: { readonly userName: string; readonly password: string },
): Promise<Client<typeof calls>> {
  const { fetch, siteKey } = browser;
  const client = createClient({ baseUrl: "", siteKey, lang: () => "en", fetch });
  await client.call("userLogin", { userName, password });
  return client;
}

/** The panel's own typed client of a member of staff who signs in with this browser. A code is good for one sign-in. */
export async function staffClient(
  { fetch }: TestBrowser,
  { name, password, secret }: { readonly name: string; readonly password: string; readonly secret: Buffer },
): Promise<Client<typeof panelCalls>> {
  const client = createClientOf(panelCalls, { baseUrl: "", siteKey: "", lang: () => "en", fetch });
  await client.call("panelSignIn", { name, password, code: currentCode(secret, Date.now()) });
  return client;
}
