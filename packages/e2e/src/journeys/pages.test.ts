import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { desktop, narrow, openPage, phone, type View, type WatchedPage } from "../harness/browser.ts";
import { Player } from "../harness/player.ts";
import { newPlayer } from "../harness/people.ts";
import { sharedDemo } from "../harness/shared-demo.ts";

const demo = await sharedDemo();

const open = ["", "sports", "results", "page/7", "page/10", "firstlogin"];
const signedIn = ["", "livebets", "coupons", "transactions", "notifications", "changePassword", "userInformation"];

interface ViewCase {
  readonly lang: string;
  readonly name: string;
  readonly view: View;
  readonly host: "origin" | "mobileOrigin";
}

const viewCases: readonly Omit<ViewCase, "lang">[] = [
  { name: "wide", view: desktop, host: "origin" },
  { name: "on the mobile host", view: phone, host: "mobileOrigin" },
  { name: "narrow", view: narrow, host: "origin" },
];

/** The rules see markup and contrast, which two directions cover; whether words fit is asked of every language. */
const checkedLanguages = new Set(["en", "fa"]);

/** By day each place is looked at in one language, the narrowest in the longest words; where every brand is looked at, in all. */
const byDay: ReadonlySet<string> = new Set(["en wide", "fa on the mobile host", "de narrow"]);
const languages = ["en", "fa", "tr", "de"];
const checkedCases: readonly ViewCase[] = languages
  .flatMap((lang) => viewCases.map((viewCase) => ({ lang, ...viewCase })))
  .filter(({ lang, name }) => process.env["LIVERY_JOURNEYS"] === "all" || byDay.has(`${lang} ${name}`));

describe.each(checkedCases)("every page in $lang, $name", ({ lang, view, host }) => {
  const origin = demo[host];
  let tab: WatchedPage;
  let player: Player;
  beforeAll(async () => {
    tab = await openPage(view, { drawn: true });
    player = new Player(tab.page, origin, lang);
  });
  afterAll(() => tab?.context.close());

  const isWell = async (path: string): Promise<void> => {
    const { page, troubles } = tab;
    await page.goto(`${origin}/${lang}/${path}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${path || "home"} is wider than the screen`).toBeLessThanOrEqual(0);
    if (checkedLanguages.has(lang)) expect(await violations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  };

  it.each(open)("is readable, fits and breaks no rule of accessibility or of the policy: /%s", isWell);

  it("signs in", async () => {
    await player.open();
    await player.signIn(await newPlayer(demo, { lang }));
  });

  it.each(signedIn)("is readable, fits and breaks no rule as its player sees it: /%s", isWell);
});

/** What axe finds on a page, a line each. Only what is wrong is written out, and there are no frames to look into: half the time for the same rules. */
async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

it("the route stays when the language is changed; an unknown path shows Home with status 404", async () => {
  const { page, context } = await openPage();
  const player = new Player(page, demo.origin, "en");
  await player.open("results");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /English/u })
    .click();
  await page
    .getByRole("menuitemradio", { name: /فارسی/u })
    .or(page.getByRole("menuitem", { name: /فارسی/u }))
    .click();
  await page.waitForURL(`${demo.origin}/fa/results`);
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");

  const answer = await page.goto(`${demo.origin}/en/nowhere-at-all`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  await context.close();
});

it("the site says that it is offline, and recovers", async () => {
  const { page, context } = await openPage();
  const player = new Player(page, demo.origin, "en");
  await player.open("sports");
  await context.setOffline(true);
  await page.getByText(player.translate("feedback", "offline.title")).waitFor();
  await context.setOffline(false);
  await page.getByText(player.translate("feedback", "offline.title")).waitFor({ state: "detached" });
  await context.close();
});

it("with a preference for high contrast text is black on white, and white on black in dark mode", async () => {
  const { page, context } = await openPage();
  const colours = () =>
    page.evaluate(() => {
      const heading = document.querySelector("h1");
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return { ground: backgroundColor, ink: heading === null ? null : getComputedStyle(heading).color };
    });
  const [black, white] = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];
  await page.emulateMedia({ contrast: "more", colorScheme: "light" });
  await page.goto(`${demo.origin}/en/results`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await colours()).toEqual({ ground: white, ink: black });
  await page.emulateMedia({ contrast: "more", colorScheme: "dark" });
  expect(await colours()).toEqual({ ground: black, ink: white });
  await context.close();
});
