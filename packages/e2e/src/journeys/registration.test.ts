import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch, openPage } from "../harness/browser.ts";
import { removeDemo, type RunningDemo, startDemo } from "../harness/demo.ts";
import { Player } from "../harness/player.ts";
import { Registrant } from "../harness/registrant.ts";
import { siteOf } from "../harness/sites.ts";

/** One form from top to bottom, read from the left; and steps, read from the right. */
const seats = [
  { brand: "harbour", lang: "en", userName: "moreno1" },
  { brand: "saffron", lang: "fa", userName: "moreno2" },
] as const;

let demo: RunningDemo;
let browser: Browser;

beforeAll(async () => {
  [demo, browser] = await Promise.all([startDemo(undefined, ["harbour", "saffron"]), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await demo?.stop();
  if (demo) await removeDemo(demo.root);
});

it.each(seats)(
  "a visitor of $brand opens an account in $lang, is signed in, and stands where new players pay in",
  async ({ brand, lang, userName }) => {
    const { page } = await openPage(browser);
    const player = new Player(page, siteOf(brand, demo.port).origin, lang, brand);
    await player.open();
    await page
      .getByRole("banner")
      .getByRole("link", { name: player.word("frame", "menu.register") })
      .click();
    await new Registrant(page, userName, lang, brand).register();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/${lang}/deposit`);
    await player.waitForBalance(0n);
    // The account is there for another time and another browser.
    const later = await openPage(browser);
    const again = new Player(later.page, siteOf(brand, demo.port).origin, lang, brand);
    await again.open("results");
    await again.signIn({ userName, password: "correct-horse" });
    await again.waitForBalance(0n);
  },
);
