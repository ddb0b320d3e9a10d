import { expect, it } from "vitest";
import { openPage } from "../harness/browser.ts";
import { Player } from "../harness/player.ts";
import { Registrant } from "../harness/registrant.ts";
import { sharedDemo } from "../harness/shared-demo.ts";

/** One form from top to bottom, read from the left; and steps, read from the right. */
const seats = [
  { brand: "harbour", lang: "en", userName: "moreno1" },
  { brand: "saffron", lang: "fa", userName: "moreno2" },
] as const;

it.each(seats)(
  "a visitor of $brand opens an account in $lang, is signed in, and arrives at the deposit page",
  async ({ brand, lang, userName }) => {
    const demo = await sharedDemo(brand);
    const { page } = await openPage();
    const player = new Player(page, demo.origin, lang, brand);
    await player.open();
    await page
      .getByRole("banner")
      .getByRole("link", { name: player.translate("frame", "menu.register") })
      .click();
    await new Registrant(page, userName, lang, brand).register();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/${lang}/deposit`);
    await player.waitForBalance(0n);
    // The account is there for another time and another browser.
    const later = await openPage();
    const returningPlayer = new Player(later.page, demo.origin, lang, brand);
    await returningPlayer.open("results");
    await returningPlayer.signIn({ userName, password: "correct-horse" });
    await returningPlayer.waitForBalance(0n);
  },
);
