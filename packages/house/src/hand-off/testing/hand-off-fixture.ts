import { expect } from "vitest";
import { type Answer, TestBrowser } from "../../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../../testing/house.ts";

export const web = "harbour.localhost";
export const mobile = "m.harbour.localhost";
export const slip = { version: 1, selections: [{ matchId: 7, home: "Ürgüp \u0000 \ud800" }], stake: "1000" };

/** A house whose sites harbour and meadow have mobile hosts, without a limit of hand-offs. */
export async function startHandOffHouse(): Promise<TestHouse> {
  const house = await startTestHouse({ rateLimits: { handoff: { points: 1_000_000, seconds: 60 } } });
  for (const [site, host] of [
    ["harbour", mobile],
    ["meadow", "m.meadow.localhost"],
  ] as const) {
    const row = {
      host,
      site_id: house.seeded.siteIds[site]!,
      tenant_id: house.seeded.tenantId,
      kind: "mobile" as const,
    };
    await house.test.db.insertInto("site_host").values(row).execute();
  }
  return house;
}

export const key = (browser: TestBrowser): string => `token=${browser.siteKey}`;
export const create = (browser: TestBrowser, body: unknown = { slip }) =>
  browser.post(`/handoff?${key(browser)}`, body);
export const redeem = (browser: TestBrowser, body: unknown = {}) =>
  browser.post(`/handoff/redeem?${key(browser)}`, body);
/** Status, code and, where one is at fault, the field. */
export const refused = ({ status, body }: Answer): unknown[] => {
  const { code, path } = body as { code?: string; path?: string };
  return [status, code, ...(path === undefined ? [] : [path])];
};

/** Browsers on another host after a hand-off was created: the page has sent its ticket there. */
export interface Created {
  readonly from: TestBrowser;
  readonly ticket: string;
}
export const handOver = async (from: TestBrowser, body?: unknown): Promise<Created> => {
  const answer = await create(from, body);
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return { from, ticket: (answer.body as { ticket: string }).ticket };
};
/** What a page of another host sends to the arriving one. */
export const arrive = (at: TestBrowser, { from, ticket }: Created, headers: Readonly<Record<string, string>> = {}) =>
  at.send(`/handoff/arrival?${key(at)}`, {
    method: "POST",
    headers: {
      "content-type": "text/plain;charset=UTF-8",
      "sec-fetch-site": "same-site",
      ...from.ownOrigin(),
      ...headers,
    },
    body: ticket,
  });
/** The same browser on the host that a hand-off leads to. */
export async function onHost(house: TestHouse, created: Created, host = mobile): Promise<TestBrowser> {
  const to = new TestBrowser(house.port, host, created.from.siteKey);
  const answer = await arrive(to, created);
  expect([answer.status, answer.text]).toEqual([200, "{}"]);
  return to;
}
export const userName = async (browser: TestBrowser): Promise<unknown> =>
  ((await browser.call("getUserData", {})).body as { results: { userName: string } | null }).results?.userName ?? null;
export const sessionOf = (browser: TestBrowser) => browser.cookies.get("__Host-lv_sid");
