import { CallError } from "@livery/contract";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { axeViolations } from "@livery/ui/testing";
import { houseOfPlayer, refuse, type FakeHouse } from "../testing/fake-house.ts";
import { openSite } from "../testing/open-site.tsx";

/** The server's release and state; a test changes them. */
interface Now {
  release: string;
  maintenance: boolean;
  /** The number of requests. */
  checks: number;
}

function houseNow(): { house: FakeHouse; now: Now } {
  const now: Now = { release: "test", maintenance: false, checks: 0 };
  const house = houseOfPlayer();
  const release = () => {
    now.checks += 1;
    return Promise.resolve({ release: now.release, maintenance: now.maintenance });
  };
  return { now, house: { ...house, paths: { ...house.paths, release } } };
}

/** Refuses every call but the settings', like a server in maintenance. */
function close({ answers }: FakeHouse): () => void {
  const before = { ...answers };
  for (const key of Object.keys(answers) as (keyof typeof answers)[])
    if (key !== "settings") Object.assign(answers, { [key]: refuse("maintenance", { params: { retryAfter: 300 } }) });
  return () => void Object.assign(answers, before);
}

const banner = "New version available! Click to update!";

describe("§2 the update banner", () => {
  test("offers a newer build when the server has one, and loads it when the player agrees", async () => {
    const { house, now } = houseNow();
    const { app, opened, screen } = await openSite({ house });
    await expect.element(screen.getByText("Upcoming")).toBeVisible();
    now.release = "newer";
    app.services.update.send({ type: "CHECK" });
    await expect.element(screen.getByText(banner)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await screen.getByRole("button", { name: "Update now" }).click();
    expect(opened).toEqual(["reload"]);
  });

  test("stays away until there is a still newer one", async () => {
    const { house, now } = houseNow();
    const { app, opened, screen } = await openSite({ house });
    now.release = "newer";
    app.services.update.send({ type: "CHECK" });
    await screen.getByRole("button", { name: "Later" }).click();
    await expect.element(screen.getByText(banner)).not.toBeInTheDocument();
    now.release = "newest";
    app.services.update.send({ type: "CHECK" });
    await expect.element(screen.getByText(banner)).toBeVisible();
    expect(opened).toEqual([]);
  });

  test("covers neither the slip's bar nor the mobile shell's navigation", async () => {
    for (const shell of ["desktop", "mobile"] as const) {
      const { house, now } = houseNow();
      const { app, screen } = await openSite({ house, shell, width: 390 });
      await screen
        .getByRole("button", { name: /Arsenal 1, ?\d/ })
        .first()
        .click();
      const foot = screen.getByRole("button", { name: /^Bet slip/ });
      await expect.element(foot).toBeVisible();
      now.release = "newer";
      app.services.update.send({ type: "CHECK" });
      await expect.element(screen.getByText(banner)).toBeVisible();
      const box = screen.getByText(banner).element().closest("[role=status]")!.getBoundingClientRect();
      expect(box.bottom).toBeLessThanOrEqual(foot.element().getBoundingClientRect().top);
      await screen.unmount();
    }
  });

  test("checks as soon as the network is back, since the server may have a newer build", async () => {
    const { house, now } = houseNow();
    const { app, network, screen } = await openSite({ house });
    await expect.element(screen.getByText("Upcoming")).toBeVisible();
    // The listener exists once the server has received a request.
    app.services.update.send({ type: "CHECK" });
    await expect.poll(() => now.checks).toBe(1);
    now.release = "newer";
    network.set(false);
    network.set(true);
    await expect.element(screen.getByText(banner)).toBeVisible();
  });

  test("checks after a chunk was replaced by a newer build", async () => {
    const { house, now } = houseNow();
    const { screen } = await openSite({ house });
    await expect.element(screen.getByText("Upcoming")).toBeVisible();
    now.release = "newer";
    window.dispatchEvent(new Event("vite:preloadError"));
    await expect.element(screen.getByText(banner)).toBeVisible();
  });
});

describe("§2 a maintenance while a page is open", () => {
  test("is shown in place of the page with its end time, and goes by itself", async () => {
    const { house, now } = houseNow();
    house.answers.settings = () => ({
      document: { maintenance: 1, maintenance_until: "2026-11-20T14:30Z" },
      newApi: null,
      revision: 2,
    });
    const { app, screen } = await openSite({ house });
    await expect.element(screen.getByText("Upcoming")).toBeVisible();
    const reopen = close(house);
    now.maintenance = true;
    await screen.getByRole("banner").getByRole("link", { name: "Results" }).click();
    await expect.element(screen.getByRole("heading", { name: "Planned Maintenance Work" })).toBeVisible();
    await expect.element(screen.getByText("20.11.2026 14:30")).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    reopen();
    now.maintenance = false;
    // Stands for the check every half minute of a maintenance.
    app.services.update.send({ type: "CHECK" });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
    await expect.element(screen.getByText("Planned Maintenance Work")).not.toBeInTheDocument();
  });

  test("removes the slip from the mobile shell's navigation while it lasts", async () => {
    const { house, now } = houseNow();
    const { app, screen } = await openSite({ house, shell: "mobile", width: 390 });
    const slip = screen.getByRole("navigation", { name: "Quick navigation" }).getByRole("button", { name: /Bet slip/ });
    await expect.element(slip).toBeVisible();
    now.maintenance = true;
    app.services.update.send({ type: "MAINTENANCE" });
    await expect.element(screen.getByRole("heading", { name: "Planned Maintenance Work" })).toBeVisible();
    await expect.element(slip).not.toBeInTheDocument();
    now.maintenance = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(slip).toBeVisible();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("is checked at once when the player retries, and stays while it lasts", async () => {
    const { house, now } = houseNow();
    const { screen } = await openSite({ house });
    await expect.element(screen.getByText("Upcoming")).toBeVisible();
    const reopen = close(house);
    now.maintenance = true;
    await screen.getByRole("banner").getByRole("link", { name: "Results" }).click();
    const retryButton = screen.getByRole("button", { name: "Try again" });
    await retryButton.click();
    await expect.element(retryButton).toBeVisible();
    reopen();
    now.maintenance = false;
    await retryButton.click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
  });

  test("that begins before the page has started is shown too, and the start continues afterwards", async () => {
    const { house, now } = houseNow();
    const reopen = close(house);
    now.maintenance = true;
    const { screen } = await openSite({ house, path: "/results" });
    await expect.element(screen.getByRole("heading", { name: "Planned Maintenance Work" })).toBeVisible();
    reopen();
    now.maintenance = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
    await expect.element(screen.getByRole("status", { name: "Balance" })).toHaveTextContent("€1,000.00");
  });
});

describe("§8 code that cannot be loaded", () => {
  const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: http://x/a.js"));

  test("is reported in place of the page with a way out, and the next visit requests it again", async () => {
    const { app, opened, screen } = await openSite({ house: houseOfPlayer() });
    await expect.element(screen.getByText("Upcoming")).toBeVisible();
    const results = app.router.routesById["/en/results"]!;
    const component = results.options.component as { preload: () => Promise<void> };
    const { preload } = component;
    component.preload = gone;
    await screen.getByRole("banner").getByRole("link", { name: "Results" }).click();
    await expect.element(screen.getByText("This part of the site could not be loaded")).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await screen.getByRole("button", { name: "Reload page" }).click();
    expect(opened).toEqual(["reload"]);
    component.preload = preload;
    await screen.getByRole("banner").getByRole("link", { name: "Sports" }).click();
    await screen.getByRole("banner").getByRole("link", { name: "Results" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
  });

  test("without a network waits for it, and loads by itself", async () => {
    const { app, network, opened, screen } = await openSite({ house: houseOfPlayer() });
    await expect.element(screen.getByText("Upcoming")).toBeVisible();
    const component = app.router.routesById["/en/results"]!.options.component as { preload: () => Promise<void> };
    const { preload } = component;
    component.preload = gone;
    network.set(false);
    await screen.getByRole("banner").getByRole("link", { name: "Results" }).click();
    await expect.element(screen.getByText("It loads as soon as you are back online.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Reload page" })).not.toBeInTheDocument();
    component.preload = preload;
    network.set(true);
    await expect.element(screen.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
    expect(opened).toEqual([]);
    await userEvent.keyboard("{Escape}");
  });

  test("is not reported for an error of a call", async () => {
    const house = houseOfPlayer({ apiResults: () => Promise.reject(new CallError("technical")) as never });
    const { screen } = await openSite({ house, path: "/results" });
    await expect.element(screen.getByText("This could not be loaded")).toBeVisible();
  });
});
