import type { Player } from "../harness/player.ts";

/** What is looked at: a name for the file, and how to get there. */
export interface Sight {
  readonly name: string;
  readonly signedIn: boolean;
  readonly go: (player: Player) => Promise<void>;
}

const open =
  (path: string): Sight["go"] =>
  (player) =>
    player.open(path);

async function openFirstMatch(player: Player): Promise<void> {
  await player.open("sports");
  const { page } = player;
  const match = page.getByRole("main").locator('a[href*="/sports/match/"]');
  await match.first().click();
  await page.locator("main button[aria-pressed]").first().waitFor();
}

/** A filled slip, open where it has to be opened. */
async function fillSlip(player: Player): Promise<void> {
  await player.open("sports");
  const { page } = player;
  const prices = page.locator("main button[aria-pressed]:not([disabled])");
  await prices.first().waitFor();
  for (const index of [0, 4, 8]) await prices.nth(index).click();
  await player.openSlip();
  await player.slip.getByRole("textbox", { name: player.translate("slip", "stake") }).fill("10");
}

async function openSignIn(player: Player): Promise<void> {
  await player.open("");
  await player.openSignIn();
}

async function scrollToFooter(player: Player): Promise<void> {
  await player.open("results");
  await player.page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
  await player.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}

/** What `pnpm sheets` shows of a brand. */
export const sights: readonly Sight[] = [
  { name: "home", signedIn: false, go: open("") },
  { name: "sports", signedIn: false, go: open("sports") },
  { name: "live", signedIn: false, go: open("livebets") },
  { name: "results", signedIn: false, go: open("results") },
  { name: "page", signedIn: false, go: open("page/10") },
  { name: "signin", signedIn: false, go: openSignIn },
  { name: "slip", signedIn: true, go: fillSlip },
  { name: "match", signedIn: false, go: openFirstMatch },
  { name: "coupons", signedIn: true, go: open("coupons") },
  { name: "payment", signedIn: true, go: open("deposit") },
  { name: "register", signedIn: false, go: open("register") },
  { name: "promotions", signedIn: true, go: open("promotions") },
  { name: "transactions", signedIn: true, go: open("transactions") },
  { name: "foot", signedIn: false, go: scrollToFooter },
];
