import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, TestBrowser } from "../testing/browser.ts";
import { type PanelHouse, startPanelHouse } from "../testing/panel-house.ts";

let house: PanelHouse;
beforeAll(async () => void (house = await startPanelHouse()));
afterAll(() => house.close());

const visit = async (host: string, siteKey: string): Promise<readonly unknown[]> =>
  seen(await new TestBrowser(house.port, host, siteKey).call("getPopups", {}));
const remove = (host: string) => house.test.db.deleteFrom("site_host").where("host", "=", host).execute();
const seen = ({ status, body }: Answer): readonly unknown[] => [status, (body as { code?: string }).code];

test("a site's host that is removed by another server ends at this one, and the site's other hosts stay", async () => {
  const [removed, other] = ["harbour.localhost", "www.harbour.localhost"] as const;
  const key = "harbour-test-key";
  // The house holds both in its memory from here on.
  expect([await visit(removed, key), await visit(other, key)]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  await remove(removed);
  await expect.poll(() => visit(removed, key)).toEqual([404, "unknown_site"]);
  expect(await visit(other, key)).toEqual([200, undefined]);
});

test("a site's key that another server changes is the only one here, and the earlier one ends", async () => {
  const host = "meadow.localhost";
  expect(await visit(host, "meadow-test-key")).toEqual([200, undefined]);
  const { db } = house.test;
  await db.updateTable("site").set({ site_key: "meadow-other-key" }).where("name", "=", "meadow").execute();
  await expect.poll(() => visit(host, "meadow-test-key")).toEqual([404, "unknown_site"]);
  expect(await visit(host, "meadow-other-key")).toEqual([200, undefined]);
});

test("a panel's host that is removed by another server ends at this one", async () => {
  const host = "panel.globe.localhost";
  const visit = async () => seen(await house.stranger(host).panelRaw("panelMe", {}));
  expect(await visit()).toEqual([401, "signed_out"]);
  await remove(host);
  await expect.poll(visit).toEqual([404, "unknown_site"]);
});
