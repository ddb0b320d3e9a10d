import type { Locator } from "playwright";
import { openPriceCells, priceCells, type WithFibers } from "./price-cells.ts";
import { type Player, shown, thousandths } from "./player.ts";

/** The live list, and a live match's own page, as a person sees them. */
export class LivePages {
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  /** Opens the list and waits for its prices. */
  async openList(): Promise<void> {
    await this.#player.open("livebets");
    await this.prices.first().waitFor();
  }

  /** Opens the page of a match and waits for its prices. */
  async openMatch(matchId: number): Promise<void> {
    await this.#player.open(`livebets/match/${matchId}`);
    await this.prices.first().waitFor();
  }

  /** Every live price on the page. */
  get prices(): Locator {
    return this.#player.page.locator(priceCells);
  }

  get openPrices(): Locator {
    return this.#player.page.locator(openPriceCells);
  }

  /** A match's row in the list. */
  row(home: string, away: string): Locator {
    const link = this.#player.translate("sport", "allMarkets", { home, away });
    return this.#player.page.getByRole("listitem").filter({
      has: this.#player.page.getByRole("link", { name: new RegExp(`^${shown(link)}`, "u") }),
    });
  }

  /** The price of a match's outcome in the market of the match's result; the first, where list and match are on one page. */
  result(match: string, outcome: string): Locator {
    const market = this.#player.translate("sport", "market.1");
    return this.#player.page
      .getByRole("button", {
        name: new RegExp(`^${shown(match)}, ${shown(market)}, .*${shown(outcome)}, `, "u"),
      })
      .first();
  }
}

/**
 * Presses a live price until it is in the slip. One that is locked under the pointer takes no press and shows its lock: it is
 * pressed again when it is open. A press on an open one has to be taken.
 */
export async function press(price: Locator): Promise<void> {
  const page = price.page();
  const was = (): Promise<string | null> => page.evaluate(() => (globalThis as unknown as WithFibers).liveryClicked);
  do {
    await page.evaluate(() => void ((globalThis as unknown as WithFibers).liveryClicked = null));
    await price.and(page.locator(openPriceCells)).click();
  } while ((await was()) !== "open");
  await price.and(page.locator("[aria-pressed=true]")).waitFor();
}

/** The odd that a price shows, in thousandths. */
export async function oddOf(price: Locator): Promise<bigint> {
  return thousandths(await price.innerText());
}

/** An odd in thousandths as it is shown (§9): 2.35, 1.005, 12. */
export function shownOdd(odd: bigint): string {
  if (odd >= 10_000n && odd % 1_000n === 0n) return String(odd / 1_000n);
  if (odd > 1_000n && odd < 1_010n) return `1.${String(odd - 1_000n).padStart(3, "0")}`;
  const hundredths = String((odd + 5n) / 10n).padStart(3, "0");
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}
