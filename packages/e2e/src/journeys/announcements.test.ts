import type { Page, Locator } from "playwright";
import { expect, it } from "vitest";
import { desktop, openPage } from "../harness/browser.ts";
import { untilHydrated } from "../harness/hydrated.ts";
import { Player } from "../harness/player.ts";
import { bannerTitle } from "../harness/sites.ts";
import { newPlayer } from "../harness/people.ts";
import { sharedDemo } from "../harness/shared-demo.ts";

const demo = await sharedDemo();

/** Prints nothing and notes in the window's own document that it was asked to: the printer is the browser's affair. */
function notePrinting(): void {
  const open = window.open.bind(window);
  window.open = (...given) => {
    const opened = open(...given);
    if (opened) opened.print = () => void (opened.document.documentElement.dataset["printed"] = "yes");
    return opened;
  };
}

/** The pointer and the keyboard are elsewhere: nothing holds a carousel. */
async function letGo(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
}

it("the announcements of the server are shown and paged through, one is printed in its own window, and they can be switched off", async () => {
  const { page, context, troubles } = await openPage(desktop, { popups: true });
  await page.addInitScript(notePrinting);
  const paperTroubles: string[] = [];
  context.on("page", (opened) =>
    opened.on("console", (message) => {
      if (message.type() === "error") paperTroubles.push(message.text());
    }),
  );
  const player = new Player(page, demo.origin, "en");
  const position = (at: number) =>
    player.translate("announce", "carousel.position", { position: String(at), count: "3" });
  await player.open();
  const dialog = page.getByRole("dialog");
  const announcements = page
    .getByRole("contentinfo")
    .last()
    .getByRole("button", { name: player.translate("frame", "footer.announcements") });
  await untilHydrated(announcements);
  // The demo's first view is the brand's, with nothing over it.
  expect(await dialog.count()).toBe(0);
  await announcements.click();
  await letGo(page);
  await dialog.getByRole("heading", { name: `Welcome to ${demo.title}` }).waitFor();
  // By itself, after ten seconds (§4); a slow machine may be later, and none is earlier.
  await dialog.getByText(position(2), { exact: true }).waitFor({ timeout: 25_000 });
  await dialog.getByRole("button", { name: player.translate("announce", "carousel.pause") }).click();
  await dialog.getByRole("button", { name: player.translate("announce", "carousel.resume") }).waitFor();
  await dialog.getByRole("button", { name: player.translate("announce", "carousel.go", { position: "2" }) }).click();
  await dialog.getByRole("heading", { name: "Is this site genuine?" }).waitFor();
  await dialog.getByText("We never ask for your password", { exact: false }).waitFor();

  const [paper] = await Promise.all([
    context.waitForEvent("page"),
    dialog.getByRole("button", { name: player.translate("announce", "popups.print") }).click(),
  ]);
  await expect.poll(() => paper.evaluate(() => document.documentElement.dataset["printed"])).toBe("yes");
  expect(await paper.getByRole("heading", { level: 1 }).innerText()).toBe("Is this site genuine?");
  expect(await paper.locator("body").innerText()).toContain("We never ask for your password");
  expect(await paper.locator("button, script").count()).toBe(0);
  // Its style is the page's: a heading that the sheet has not reached would be in the browser's serifs.
  const family = (heading: Locator): Promise<string> =>
    heading.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await family(paper.getByRole("heading", { level: 1 }))).toBe(await family(page.locator("h1").first()));
  await paper.close();

  await dialog.getByRole("button", { name: player.translate("announce", "popups.stop") }).click();
  await dialog.waitFor({ state: "detached" });
  await page.reload({ waitUntil: "networkidle" });
  await untilHydrated(announcements);
  expect(await dialog.count()).toBe(0);
  await announcements.click();
  await dialog.getByRole("heading", { name: `Welcome to ${demo.title}` }).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  // The banners lie in the place of the welcome; the first of them leads to the live bets.
  const offers = page.getByRole("group", { name: player.translate("announce", "promos.label") });
  const title = bannerTitle("live", "en");
  // A carousel leads on; a stage has its programme as tabs.
  await offers
    .getByRole("button", { name: player.translate("announce", "carousel.next") })
    .or(page.getByRole("tab", { name: title }))
    .click();
  const banner = page.getByRole("link", { name: title });
  await expect
    .poll(() => banner.locator("img").evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await banner.click();
  await page.waitForURL(`${demo.origin}/en/livebets`);
  expect([...troubles, ...paperTroubles]).toEqual([]);
  await context.close();
});

it.each(["en", "fa"])("a notification that is read from the bell stays read, in %s", async (lang) => {
  const account = await newPlayer(demo, { lang });
  const { page, context, troubles } = await openPage();
  const player = new Player(page, demo.origin, lang);
  const bell = page
    .getByRole("banner")
    .getByRole("button", { name: new RegExp(`^${player.translate("announce", "notifications.title")}`, "u") });
  const count = async () => Number(/\d+/u.exec((await bell.getAttribute("aria-label")) ?? "")?.[0] ?? "0");
  await player.open();
  await player.signIn(account);
  await expect.poll(count).toBe(3);

  await bell.click();
  const newest = page
    .getByRole("group", { name: player.translate("announce", "notifications.title") })
    .getByRole("link")
    .first();
  const href = (await newest.getAttribute("href")) ?? "";
  expect(href).toMatch(/\/notifications#\d+$/u);
  const markedRead = page.waitForResponse((answer) => answer.url().includes("/notifications/read") && answer.ok());
  await newest.click();
  await page.waitForURL(`${demo.origin}${href}`);
  const opened = page.getByRole("main").locator("[aria-current=true]");
  await opened.waitFor();
  await expect.poll(() => opened.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(count).toBe(2);
  await markedRead;
  await page.reload();
  await expect.poll(count).toBe(2);
  await opened.waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
