import { expect, test } from "vitest";
import { houseOfPlayer } from "../testing/fake-house.ts";
import { fakeLive } from "../testing/fake-live.ts";
import { openSite } from "../testing/open-site.tsx";

function openLive() {
  const status = { release: "test", maintenance: false };
  const house = houseOfPlayer();
  const release = () => Promise.resolve({ ...status });
  const live = fakeLive();
  const site = openSite({
    path: "/livebets",
    house: { ...house, paths: { ...house.paths, release } },
    live: live.ports,
  });
  return { live, status, site };
}

test("§2 sockets that close for maintenance show it in place of the page; live betting returns by itself after it", async () => {
  const { live, status, site } = openLive();
  const { app, screen } = await site;
  await expect.poll(() => app.services.live.link.get()).toBe("connected");
  status.maintenance = true;
  live.maintain();
  await expect.element(screen.getByRole("heading", { name: "Planned Maintenance Work" })).toBeVisible();
  status.maintenance = false;
  live.restore();
  app.services.update.send({ type: "CHECK" });
  await expect.element(screen.getByRole("button", { name: /Home 1 – Away 1, Match result.*Home 1,/ })).toBeVisible();
  await expect.poll(() => app.services.live.link.get()).toBe("connected");
});

test("§2 a reconnected socket checks for a newer build", async () => {
  const { live, status, site } = openLive();
  const { app, screen } = await site;
  await expect.poll(() => app.services.live.link.get()).toBe("connected");
  status.release = "newer";
  live.cut();
  await expect.poll(() => app.services.live.link.get()).toBe("reconnecting");
  live.restore();
  await expect.element(screen.getByText("New version available! Click to update!")).toBeVisible();
});
