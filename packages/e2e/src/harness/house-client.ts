import { type Client, type calls, createClient } from "@livery/contract";
import { TestBrowser } from "@livery/house/testing";
import type { OpenDemo } from "./demo.ts";
import type { Account } from "./sites.ts";

/** The product's own typed client, signed in at a demo with a session of its own. */
export async function signedInClient(demo: OpenDemo, account: Account): Promise<Client<typeof calls>> {
  const host = new URL(demo.origin).hostname;
  const browser = new TestBrowser(demo.port, host, "");
  const { text } = await browser.send("/en/");
  const siteKey = /"siteKey":"([\w-]+)"/u.exec(text)?.[1];
  if (siteKey === undefined) throw new Error("the site does not name its key");
  const client = createClient({ baseUrl: "", siteKey, lang: () => "en", fetch: browser.fetch });
  await client.call("userLogin", account);
  return client;
}
