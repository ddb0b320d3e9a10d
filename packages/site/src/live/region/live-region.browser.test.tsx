import { describe, expect, test } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { fakeLive, footballInput, type FakeLive } from "../../testing/fake-live.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { press } from "../../testing/user-input.ts";

/** Records the announcements of the page's regions as a screen reader would: a repeated sentence only after a silence. */
function recordAnnouncements(): readonly string[] {
  const announced: string[] = [];
  const last = new Map<Element, string>();
  const watcher = new MutationObserver((records) => {
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest("[role=status]");
      if (!region || last.get(region) === region.textContent) continue;
      last.set(region, region.textContent);
      if (region.textContent !== "") announced.push(region.textContent);
    }
  });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  return announced;
}

const price = (site: OpenSite) => site.screen.getByRole("button", { name: /Home 1 – Away 1, Match result.*Home 1,/ });

test("events in a favourite and in a match of the slip are announced, prices and other matches are not", async () => {
  const live = fakeLive([1, 2, 3].map((match) => footballInput(match)));
  const site = await openSite({
    path: "/livebets",
    house: houseOfPlayer(),
    live: live.ports,
    variants: { liveBets: "list" },
  });
  await expect.element(price(site)).toBeVisible();
  await site.screen.getByRole("button", { name: "Favourite: Home 2 – Away 2" }).click();
  const selection = site.screen.getByRole("button", { name: /Home 3 – Away 3, Match result.*Home 3,/ });
  await selection.click();
  // The slip's code is loaded by now.
  await expect.element(selection).toHaveAttribute("aria-pressed", "true");
  const announced = recordAnnouncements();
  live.tick([[20, 1, 3_000]]);
  live.change({ matches: [{ matchId: 1, score: "2:0" }] });
  live.change({ matches: [{ matchId: 2, score: "1:1" }] });
  await expect.poll(() => announced).toEqual(["Home 2 – Away 2: now 1:1."]);
  live.change({ matches: [{ matchId: 3, redHome: 1 }] });
  live.change({ matches: [{ matchId: 2, score: "1:2" }] });
  live.change({ matches: [{ matchId: 2, score: "1:3" }] });
  await expect
    .poll(() => announced.slice(1))
    .toEqual(["Home 2 – Away 2: now 1:3. Home 3 – Away 3: red card for Home 3."]);
});

test.each([
  ["en", "Home 1 – Away 1: Ended, 2:0."],
  ["fa", "پایان یافته"],
] as const)("the end of a match is announced on its own page in %s", async (lang, text) => {
  const live = fakeLive([footballInput(1)]);
  await openSite({ path: "/livebets/match/1", house: houseOfPlayer(), live: live.ports, lang });
  await expect.poll(() => document.querySelectorAll('main [aria-disabled="false"]').length).toBeGreaterThan(2);
  const announced = recordAnnouncements();
  live.change({ matches: [{ matchId: 1, score: "2:0", status: "ended" }] });
  await expect.poll(() => announced.join()).toContain(text);
});

test("the same sentence is announced again when its event happens again", async () => {
  const live = fakeLive([footballInput(1)]);
  await openSite({ path: "/livebets/match/1", house: houseOfPlayer(), live: live.ports });
  await expect.poll(() => document.querySelectorAll('main [aria-disabled="false"]').length).toBeGreaterThan(2);
  const announced = recordAnnouncements();
  const sentOff = "Home 1 – Away 1: red card for Home 1.";
  live.change({ matches: [{ matchId: 1, redHome: 1 }] });
  await expect.poll(() => announced).toEqual([sentOff]);
  live.change({ matches: [{ matchId: 1, redHome: 2 }] });
  await expect.poll(() => announced).toEqual([sentOff, sentOff]);
});

describe("the switch for live announcements", () => {
  const label = /^Screen reader updates for live matches/;
  const open = (live: FakeLive, more: SiteInWindow = {}) =>
    openSite({ path: "/livebets/match/1", house: houseOfPlayer(), live: live.ports, ...more });
  const opened = () =>
    expect.poll(() => document.querySelectorAll('main [aria-disabled="false"]').length).toBeGreaterThan(2);
  const boxOf = (choice: Locator) => choice.element().closest("label")!.getBoundingClientRect();
  /** Presses the switch with the keyboard: it is out of sight before, and in sight while it has the focus. */
  async function toggle(choice: Locator): Promise<void> {
    if (document.activeElement !== choice.element()) expect(boxOf(choice).width).toBeLessThanOrEqual(1);
    await press(choice.element(), "keyboard");
    await expect.element(choice).toHaveFocus();
    expect(boxOf(choice).width).toBeGreaterThan(200);
    await expect.poll(() => boxOf(choice).top).toBeGreaterThanOrEqual(0);
    await expect.poll(() => boxOf(choice).bottom).toBeLessThanOrEqual(window.innerHeight + 1);
  }

  test("is at the page's foot: it takes effect at once, is stored, and is followed by other tabs", async () => {
    const live = fakeLive([footballInput(1)]);
    const site = await open(live);
    await opened();
    const choice = site.screen.getByRole("contentinfo").getByRole("switch", { name: label });
    await expect.element(choice).toBeChecked();
    const announced = recordAnnouncements();
    await toggle(choice);
    await expect.element(choice).not.toBeChecked();
    expect(document.cookie).toContain("livenews=off");
    live.change({ matches: [{ matchId: 1, score: "2:0" }] });
    await expect
      .poll(() => site.screen.getByRole("region", { name: "Scoreboard" }).element().textContent)
      .toContain("Home 12");
    await live.frame();
    expect(announced.join()).not.toContain("now 2:0");

    const other = new BroadcastChannel("livery.livenews");
    const publish: (choice: string) => void = other.postMessage.bind(other);
    publish("on");
    await expect.element(choice).toBeChecked();
    other.close();
    live.change({ matches: [{ matchId: 1, score: "3:0" }] });
    await expect.poll(() => announced.join()).toContain("now 3:0");
    expect(announced.join()).not.toContain("now 2:0");
  });

  test("that is switched on again does not repeat earlier announcements", async () => {
    const live = fakeLive([footballInput(1)]);
    const site = await open(live);
    await opened();
    const choice = site.screen.getByRole("contentinfo").getByRole("switch", { name: label });
    await expect.element(choice).toBeChecked();
    const announced = recordAnnouncements();
    live.change({ matches: [{ matchId: 1, score: "2:0" }] });
    await expect.poll(() => announced).toEqual(["Home 1 – Away 1: now 2:0."]);
    await toggle(choice);
    await expect.element(choice).not.toBeChecked();
    await toggle(choice);
    await expect.element(choice).toBeChecked();
    await live.frame();
    expect(announced).toHaveLength(1);
  });

  test("has the choice of an earlier visit; it is in the live list and in a phone's menu too", async () => {
    document.cookie = "livenews=off; path=/";
    const live = fakeLive([footballInput(1)]);
    const site = await open(live, { path: "/livebets", width: 390 });
    const choice = site.screen.getByRole("main").getByRole("switch", { name: label });
    await expect.element(choice).not.toBeChecked();
    await site.screen.getByRole("button", { name: "Menu" }).click();
    const inMenu = site.screen.getByRole("dialog").getByRole("switch", { name: label });
    await expect.element(inMenu).not.toBeChecked();
    await toggle(inMenu);
    await userEvent.keyboard("{Escape}");
    await expect.element(choice).toBeChecked();
    expect(document.cookie).toContain("livenews=on");
    await toggle(choice);
    await expect.element(choice).not.toBeChecked();
  });
});
