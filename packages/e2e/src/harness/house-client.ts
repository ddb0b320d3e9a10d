import type { Client, calls } from "@livery/contract";
import { playerClient, TestBrowser } from "@livery/house/testing";
import type { OpenDemo } from "./demo.ts";
import type { Account } from "./sites.ts";

/** The product's own typed client, signed in at a demo with a session of its own. */
export async function signedInClient(demo: OpenDemo, account: Account): Promise<Client<typeof calls>> {
  const host = new URL(demo.origin).hostname;
  const { text } = await new TestBrowser(demo.port, host, "").send("/en/");
  const siteKey = /"siteKey":"([\w-]+)"/u.exec(text)?.[1];
  if (siteKey === undefined) throw new Error("the site does not name its key");
  return playerClient(new TestBrowser(demo.port, host, siteKey), account);
}
