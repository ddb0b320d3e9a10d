import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, TestBrowser } from "../testing/browser.ts";
import { type PanelHouse, startPanelHouse } from "../testing/panel-house.ts";

let house: PanelHouse;
beforeAll(async () => void (house = await startPanelHouse()));
afterAll(() => house.close());

const remove = (host: string) => house.test.db.deleteFrom("site_host").where("host", "=", host).execute();
const seen = ({ status, body }: Answer): readonly unknown[] => [status, (body as { code?: string }).code];

test("a site's host that is removed by another server ends at this one, and the site's other hosts stay", async () => {
  const visit = async (host: string): Promise<readonly unknown[]> =>
    seen(await new TestBrowser(house.port, host, "harbour-test-key").call("getPopups", {}));
  const [removed, other] = ["harbour.localhost", "www.harbour.localhost"] as const;
  // The house holds both in its memory from here on.
  expect([await visit(removed), await visit(other)]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  await remove(removed);
  await expect.poll(() => visit(removed)).toEqual([404, "unknown_site"]);
  expect(await visit(other)).toEqual([200, undefined]);
});

test("a panel's host that is removed by another server ends at this one", async () => {
  const host = "panel.globe.localhost";
  const visit = async () => seen(await house.stranger(host).panelRaw("panelMe", {}));
  expect(await visit()).toEqual([401, "signed_out"]);
  await remove(host);
  await expect.poll(visit).toEqual([404, "unknown_site"]);
});
