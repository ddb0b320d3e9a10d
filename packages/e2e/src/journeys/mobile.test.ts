import type { Locator, Page } from "playwright";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { desktop, openPage, openTab, phone } from "../harness/browser.ts";
import { importMatches, settingsOf, storeSettingsOf } from "../harness/beside.ts";
import { Player, shown } from "../harness/player.ts";
import { newPlayer } from "../harness/people.ts";
import { sharedDemo } from "../harness/shared-demo.ts";

const match = { home: "Lanternwick Rovers", away: "Saltmarsh Athletic", score: [3, 1] } as const;
const named = `${match.home} – ${match.away}`;

const demo = await sharedDemo();

beforeAll(async () => {
  await importMatches(demo, "Lanternwick League 2026/27", [match]);
});

/** The navigation at the foot of the mobile shell. */
const navigation = ({ page, translate }: Player): Locator =>
  page.getByRole("navigation", { name: translate("frame", "navigation.label") });
/** Its way into the slip, which says how many selections are in it. */
const slipWith = (player: Player, count: number): Locator =>
  navigation(player).getByRole("button", {
    name: new RegExp(`^${shown(player.translate("frame", "navigation.slip"))} ${count}$`, "u"),
  });

/** Opens an address that leads elsewhere while it loads. */
async function openAndCross(page: Page, path: string): Promise<void> {
  await page.goto(demo.origin + path, { waitUntil: "commit" });
  await page.waitForURL(demo.mobileOrigin + path);
  await page.getByRole("banner").waitFor();
}

it("a narrow window is redirected to the mobile host on load, with session, slip, path, query and hash", async () => {
  const { page, context, troubles } = await openPage();
  const player = new Player(page, demo.origin, "en");
  await player.open();
  const english = await newPlayer(demo);
  await player.signIn(english);
  await player.selection(named, match.home);

  // Never on resize: the page goes on where it is, from one view to the next.
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: /^Bet slip/u }).waitFor();
  await page.getByRole("banner").getByRole("link").first().click();
  await page.getByText(player.translate("sport", "upcoming")).first().waitFor();
  expect(new URL(page.url()).origin).toBe(demo.origin);

  const before = await page.evaluate(() => history.length);
  await openAndCross(page, "/en/results?from=here#top");
  await page.getByRole("status", { name: player.translate("frame", "balance.label") }).waitFor();
  await slipWith(player, 1).click();
  const sheet = page.getByRole("dialog", { name: /Bet slip/u });
  await sheet.getByText(named).waitFor();
  await page.keyboard.press("Escape");
  // The document that crossed is not behind this one: back leads to where the player was before it.
  expect(await page.evaluate(() => history.length)).toBe(before + 1);

  // Who is on the mobile host stays there, however wide the window is.
  await page.setViewportSize(desktop);
  await page.reload();
  await slipWith(player, 1).waitFor();
  expect(page.url()).toBe(`${demo.mobileOrigin}/en/results?from=here#top`);

  // Both hosts know the player; signing out on one ends both.
  const other = await openTab(context);
  const onSite = new Player(other.page, demo.origin, "en");
  await onSite.open();
  expect(await onSite.balance()).toBe(100_000n);
  // A page that is open there would ask on, until it is told that its session is over.
  await other.page.goto("about:blank");
  await page
    .getByRole("button", { name: player.translate("frame", "menu.account", { name: english.userName }) })
    .click();
  await page.getByRole("menuitem", { name: player.translate("frame", "menu.signOut") }).click();
  await page.getByText(player.translate("frame", "menu.signedOut")).waitFor();
  await onSite.open();
  await other.page
    .getByRole("banner")
    .getByRole("button", { name: player.translate("frame", "menu.signIn") })
    .waitFor();
  expect([...troubles, ...other.troubles]).toEqual([]);
  await context.close();
});

it("a visitor's slip is handed off too, in Persian, and can be placed there after signing in", async () => {
  const { page, context, troubles } = await openPage();
  const player = new Player(page, demo.origin, "fa");
  await player.open();
  await player.selection(named, match.home);
  await page.setViewportSize(phone);
  await openAndCross(page, "/fa/");
  await slipWith(player, 1).click();
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
  const sheet = page.getByRole("dialog", { name: new RegExp(shown(player.translate("slip", "title")), "u") });
  await sheet.getByRole("textbox", { name: player.translate("slip", "stake") }).fill("5");
  await sheet.getByRole("button", { name: player.translate("slip", "signInAndPlace") }).click();
  const signIn = page.getByRole("dialog", { name: player.translate("account", "signIn.title") });
  const persian = await newPlayer(demo, { lang: "fa" });
  await signIn.getByRole("textbox", { name: player.translate("account", "signIn.userName") }).fill(persian.userName);
  await signIn
    .getByRole("textbox", { name: player.translate("account", "signIn.password"), exact: true })
    .fill(persian.password);
  await signIn.getByRole("button", { name: player.translate("account", "signIn.submit"), exact: true }).click();
  await signIn.waitFor({ state: "detached" });
  await sheet.getByRole("button", { name: new RegExp(`^${shown(player.translate("slip", "place"))}`, "u") }).click();
  expect(await player.placedNumber()).toMatch(/^[A-Z0-9]{12}$/u);
  await player.dismiss();
  await page.keyboard.press("Escape");
  await player.waitForBalance(99_500n);
  expect(troubles).toEqual([]);
  await context.close();
});

it("a visitor with nothing to carry is redirected without a hand-off", async () => {
  const { page, context, troubles } = await openPage(phone);
  const requestPaths: string[] = [];
  page.on(
    "request",
    (request) => void (request.method() === "POST" && requestPaths.push(new URL(request.url()).pathname)),
  );
  await openAndCross(page, "/en/sports?sport=1");
  await navigation(new Player(page, demo.mobileOrigin, "en")).waitFor();
  expect(requestPaths.filter((path) => path.startsWith("/handoff"))).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

it("an operator can switch the redirect off, with immediate effect", async () => {
  const settings = await settingsOf(demo);
  onTestFinished(() => storeSettingsOf(demo, settings));
  await storeSettingsOf(demo, { ...settings, mobile_redirect: 0 });
  const { page, context, troubles } = await openPage(phone);
  const served = (): Promise<unknown> =>
    page.evaluate(async () => {
      const answer = await fetch(`/settings?domain=${location.hostname}`);
      return ((await answer.json()) as { settings: { mobile_redirect?: unknown } }).settings.mobile_redirect;
    });
  const player = new Player(page, demo.origin, "en");
  await page.goto(`${demo.mobileOrigin}/en/`);
  await expect.poll(served).toBe(0);
  await player.open("results");
  await page.getByRole("heading", { level: 1, name: player.translate("frame", "route.Results") }).waitFor();
  await page
    .getByRole("banner")
    .getByRole("button", { name: player.translate("frame", "menu.signIn") })
    .waitFor();
  expect(page.url()).toBe(`${demo.origin}/en/results`);
  expect(troubles).toEqual([]);
  await context.close();
});
