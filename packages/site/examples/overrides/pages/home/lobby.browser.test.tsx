import { expect, test } from "vitest";
import { fakeHouse, pageOf } from "../../../../src/testing/fake-house.ts";
import { match } from "../../../../src/testing/fixtures.ts";
import { testLoader } from "../../../../src/testing/make-site.ts";
import { openSite } from "../../../../src/testing/open-site.tsx";
import Lobby from "./lobby.tsx";

test("the override of the example is the home page of its brand", async () => {
  const { screen } = await openSite({
    house: fakeHouse({ matches: () => pageOf([match(1, { startsAt: "2026-11-20T18:00:00Z" })]) }),
    loadVariant: (boot, kind, name) =>
      kind === "pages" && name === "home" ? Promise.resolve({ default: Lobby }) : testLoader(boot, kind, name),
  });
  await expect.element(screen.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Arsenal 1 – Everton 1", exact: true })).toBeVisible();
});
