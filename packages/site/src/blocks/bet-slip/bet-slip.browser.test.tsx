import { minor } from "@livery/betting";
import type { PlaceCoupon } from "@livery/contract";
import { variantNames } from "@livery/skin";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inRotation } from "../../testing/by-day.ts";
import { axeViolations } from "@livery/ui/testing";
import { eventually } from "../../testing/eventually.ts";
import { fakeHouse, houseOfPlayer, refuse } from "../../testing/fake-house.ts";
import { match, placed } from "../../testing/fixtures.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";

// A page is opened and looked through by axe: beside other work that takes its time.
/** The button of an outcome: its name is match, market, outcome and price. Under a sheet the page is hidden from readers. */
const price = (site: OpenSite, outcome: string) =>
  site.screen.getByRole("button", { name: new RegExp(`${outcome}, ?\\d`), includeHidden: true }).first();
const slipButton = (site: OpenSite) => site.screen.getByRole("button", { name: /^Bet slip/ });

/** Asked by its place, not by its role: under a notice the page is hidden from readers. */
const balance = () => document.querySelector("header [role=status]")?.textContent;

describe.each(variantNames.blocks.betSlip)("The bet slip %s", (betSlip) => {
  const shared = inRotation(variantNames.blocks.betSlip, betSlip, 2);
  const open = (site: SiteInWindow) => openSite({ variants: { betSlip }, ...site });
  const name = /^Bet slip/;
  const over = ({ screen }: OpenSite) => screen.getByRole("dialog", { name });
  /** Beside the page or over it, as the variant has it: what must be opened or put away first is told by looking. */
  const slip = (site: OpenSite) => site.screen.getByRole("complementary", { name }).or(over(site));

  /** Puts the slip away where it keeps the page from being used. */
  async function putAway(site: OpenSite): Promise<void> {
    if (over(site).query() === null) return;
    await userEvent.keyboard("{Escape}");
    await expect.element(slip(site)).not.toBeInTheDocument();
  }

  async function withSelections(site: OpenSite, ...outcomes: readonly string[]): Promise<void> {
    await putAway(site);
    for (const outcome of outcomes) await price(site, outcome).click();
    await shown(site);
  }

  /** Opens the slip where it does not stand there. */
  async function shown(site: OpenSite): Promise<void> {
    await eventually(() => slip(site).query() ?? slipButton(site).query()).not.toBeNull();
    if (slip(site).query() === null) await slipButton(site).click();
    await expect.element(slip(site)).toBeVisible();
  }

  const placeBet = (site: OpenSite) =>
    slip(site)
      .getByRole("button", { name: /^Place bet/ })
      .click();

  test.runIf(shared())("takes prices, derives its kind, and shows the possible return", async () => {
    const site = await open({ house: houseOfPlayer() });
    await withSelections(site, "Arsenal 1");
    await expect.element(slip(site).getByText("Single")).toBeVisible();
    await withSelections(site, "Everton 2");
    await expect.element(slip(site).getByText("Accumulator · 2")).toBeVisible();
    await slip(site).getByRole("textbox", { name: "Stake" }).fill("10");
    await expect.element(slip(site).getByText("8.00", { exact: true })).toBeVisible();
    await expect.element(slip(site).getByText("€80.00")).toBeVisible();
    await expect.element(price(site, "Arsenal 1")).toHaveAttribute("aria-pressed", "true");
  });

  test.runIf(shared())("§5 explains every limit, and moves the stake between the limits", async () => {
    const site = await open({ house: houseOfPlayer() });
    await withSelections(site, "Arsenal 1");
    const stake = slip(site).getByRole("textbox", { name: "Stake" });
    await stake.fill("300");
    await expect.element(slip(site).getByText("The maximum stake is €250.00.")).toBeVisible();
    await slip(site).getByRole("button", { name: "Lower the stake to €250.00" }).click();
    await expect.element(stake).toHaveValue("250.00");
    await stake.fill("0.5");
    await expect.element(slip(site).getByText("The minimum stake is €1.00.")).toBeVisible();
    await userEvent.tab();
    await expect.element(stake).toHaveValue("1.00");
  });

  test.runIf(shared())(
    "places a bet: the overlay waits, the balance falls at once, the receipt leads to the coupon",
    async () => {
      let answer: (coupon: typeof placed) => void = () => undefined;
      const house = houseOfPlayer({ createcoupon: () => new Promise((resolve) => (answer = resolve)) });
      const site = await open({ house });
      await withSelections(site, "Arsenal 1");
      await slip(site).getByRole("button", { name: "€10" }).click();
      await slip(site).getByRole("button", { name: "Place bet · €10.00" }).click();
      await expect.element(site.screen.getByRole("alertdialog", { name: "Placing your bet…" })).toBeVisible();
      await eventually(balance).toBe("€1,000.00");
      answer(placed);
      await expect.element(site.screen.getByText("Your bet is placed. Coupon K7QX2M9PLR4T.")).toBeVisible();
      await eventually(balance).toBe("€990.00");
      await site.screen.getByRole("alertdialog").getByRole("button", { name: "Close" }).click();
      const link = slip(site).getByRole("link", { name: "Open coupon" });
      await expect.element(link).toHaveAttribute("href", "/en/coupons/K7QX2M9PLR4T");
      const sent = house.calls.find(({ key }) => key === "createcoupon")!;
      expect(sent.payload).toMatchObject({
        stake: minor(1000),
        totalStake: minor(1000),
        kind: "single",
      } satisfies Partial<PlaceCoupon>);
      expect(sent.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test.runIf(shared())("a visitor is asked to sign in and returns to the filled slip", async () => {
    const site = await open({ house: fakeHouse({ createcoupon: () => placed }) });
    await withSelections(site, "Arsenal 1", "Everton 2");
    await slip(site).getByRole("button", { name: "€10" }).click();
    await slip(site).getByRole("button", { name: "Sign in to place this bet" }).click();
    await expect.element(site.screen.getByText("Sign in to place this bet. Your bet slip is kept.")).toBeVisible();
    await site.screen.getByRole("textbox", { name: "Username" }).fill("marina");
    await userEvent.type(document.querySelector("input[type=password]")!, "anchor24{Enter}");
    await expect.element(site.screen.getByRole("dialog", { name: "Sign in" })).not.toBeInTheDocument();
    await slip(site).getByRole("button", { name: "Place bet · €10.00" }).click();
    await expect.element(site.screen.getByText("Your bet is placed. Coupon K7QX2M9PLR4T.")).toBeVisible();
  });

  test.runIf(shared())(
    "D13 changed odds are shown with the old and the new value, accepted, and placed under a new key",
    async () => {
      const legs = [{ index: 0, code: "odds_changed", params: { old: "2.000", new: "1.800" } }] as const;
      const house = houseOfPlayer({ createcoupon: refuse("odds_changed", { legs }) });
      const site = await open({ house });
      await withSelections(site, "Arsenal 1");
      await slip(site).getByRole("button", { name: "€10" }).click();
      await placeBet(site);
      await expect.element(slip(site).getByText("was 2.00")).toBeVisible();
      await slip(site).getByRole("button", { name: "Accept 1.80" }).click();
      await expect.element(slip(site).getByText("€18.00")).toBeVisible();
      house.answers.createcoupon = () => placed;
      await placeBet(site);
      await expect.element(site.screen.getByText("Your bet is placed. Coupon K7QX2M9PLR4T.")).toBeVisible();
      const keys = house.calls.filter(({ key }) => key === "createcoupon").map(({ idempotencyKey }) => idempotencyKey);
      expect(new Set(keys).size).toBe(2);
    },
  );

  test.runIf(shared())(
    "a match that has left the offer closes its selection, which is removed with one press",
    async () => {
      const house = houseOfPlayer({
        apiOdds: ({ matchId }) => (matchId === 1 ? refuse("not_found")() : match(matchId)),
      });
      const site = await open({ house });
      await withSelections(site, "Arsenal 1", "Everton 2");
      await expect.element(slip(site).getByText("This bet type is closed for Arsenal 1 – Everton 1.")).toBeVisible();
      await slip(site).getByRole("button", { name: "Remove unavailable selections" }).click();
      await expect.element(slip(site).getByText("Single")).toBeVisible();
      await expect.element(slip(site).getByText("Everton 2", { exact: true })).toBeVisible();
    },
  );

  test.runIf(shared())("is cleared with one press and restored with another", async () => {
    const site = await open({ house: houseOfPlayer() });
    await withSelections(site, "Arsenal 1", "Everton 2");
    await slip(site).getByRole("button", { name: "€20" }).click();
    await slip(site).getByRole("button", { name: "Clear bet slip" }).click();
    await expect.element(slip(site).getByText("The bet slip was cleared.")).toBeVisible();
    await slip(site).getByRole("button", { name: "Undo" }).click();
    await expect.element(slip(site).getByText("Accumulator · 2")).toBeVisible();
    await expect.element(slip(site).getByRole("textbox", { name: "Stake" })).toHaveValue("20.00");
  });

  test.runIf(shared())("a single selection can be removed, and its price is no longer selected", async () => {
    const site = await open({ house: houseOfPlayer() });
    await withSelections(site, "Arsenal 1", "Everton 2");
    await slip(site).getByRole("button", { name: "Remove Arsenal 1, Arsenal 1 – Everton 1" }).click();
    await expect.element(slip(site).getByText("Single")).toBeVisible();
    await expect.element(price(site, "Arsenal 1")).toHaveAttribute("aria-pressed", "false");
  });

  test.runIf(shared())("survives a reload", async () => {
    const stored = new Map<string, string>();
    const before = await open({ house: houseOfPlayer(), stored });
    await withSelections(before, "Arsenal 1", "Everton 2");
    await slip(before).getByRole("button", { name: "€20" }).click();
    await before.screen.unmount();
    const after = await open({ house: houseOfPlayer(), stored });
    await expect.element(price(after, "Arsenal 1")).toHaveAttribute("aria-pressed", "true");
    await shown(after);
    await expect.element(slip(after).getByText("Accumulator · 2")).toBeVisible();
    await expect.element(slip(after).getByRole("textbox", { name: "Stake" })).toHaveValue("20.00");
    await expect.element(price(after, "Arsenal 1")).toHaveAttribute("aria-pressed", "true");
  });

  test.runIf(shared())(
    "D60 without an answer the slip says that the result is unknown, and repeats the call with the same key",
    async () => {
      const house = houseOfPlayer({ createcoupon: refuse("timeout") });
      const site = await open({ house });
      await withSelections(site, "Arsenal 1");
      await slip(site).getByRole("button", { name: "€10" }).click();
      await placeBet(site);
      await expect.element(slip(site).getByText("We do not know yet whether your bet was placed")).toBeVisible();
      house.answers.createcoupon = () => placed;
      await slip(site).getByRole("button", { name: "Check now" }).click();
      await expect.element(slip(site).getByRole("link", { name: "Open coupon" })).toBeVisible();
      const keys = house.calls.filter(({ key }) => key === "createcoupon").map(({ idempotencyKey }) => idempotencyKey);
      expect(new Set(keys).size).toBe(1);
    },
  );

  test("in a low window the focused control is always in view", async () => {
    const site = await open({ house: houseOfPlayer() });
    await page.viewport(1280, 600);
    await withSelections(site, "Arsenal 1");
    const button = slip(site).getByRole("button", { name: /^Place bet/ });
    await expect.element(button).toBeVisible();
    const placeButton = button.element();
    const around = slip(site).element();
    await tabTo((focused) => around.contains(focused) && focused.matches("button, input, select"));
    const covered: string[] = [];
    for (let at = document.activeElement; at !== null && at !== placeButton; at = document.activeElement) {
      const { left, top, width, height } = at.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (placeButton.parentElement?.contains(hit)) covered.push(at.outerHTML);
      await userEvent.tab();
    }
    expect(covered).toEqual([]);
  });

  test.runIf(shared())("a bet is placed by keyboard alone", async () => {
    const site = await open({ house: houseOfPlayer({ createcoupon: () => placed }) });
    await expect.element(price(site, "Arsenal 1")).toBeEnabled();
    document.body.focus();
    await tabTo((focused) => focused instanceof HTMLButtonElement && /Arsenal 1, \d/.test(focused.textContent ?? ""));
    await userEvent.keyboard(" ");
    await eventually(() => slip(site).query() ?? slipButton(site).query()).not.toBeNull();
    if (slip(site).query() === null) {
      await tabTo((focused) => focused instanceof HTMLButtonElement && focused.textContent.startsWith("Bet slip"));
      await userEvent.keyboard("{Enter}");
    }
    await expect.element(slip(site).getByText("Single")).toBeVisible();
    await tabTo((focused) => focused instanceof HTMLInputElement && focused.inputMode === "decimal");
    await userEvent.keyboard("25");
    await tabTo((focused) => focused instanceof HTMLButtonElement && focused.textContent.startsWith("Place bet"));
    await userEvent.keyboard("{Enter}");
    await expect.element(site.screen.getByText("Your bet is placed. Coupon K7QX2M9PLR4T.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(site.screen.getByRole("alertdialog")).not.toBeInTheDocument();
  });

  test.runIf(shared())(
    "on a phone a button at the foot opens it as a sheet, which closes when the page changes",
    async () => {
      const site = await open({ house: houseOfPlayer({ createcoupon: () => placed }), width: 390 });
      await price(site, "Arsenal 1").click();
      await slipButton(site).click();
      const sheet = site.screen.getByRole("dialog", { name: /Bet slip/ });
      // Not on a button: its ring would be the loudest thing in the sheet.
      await expect.element(sheet).toHaveFocus();
      await expect.element(sheet.getByText("Enter a stake")).toBeVisible();
      await sheet.getByRole("button", { name: "Place bet" }).click();
      await expect.element(sheet.getByRole("textbox", { name: "Stake" })).toHaveFocus();
      await sheet.getByRole("textbox", { name: "Stake" }).fill("10");
      await expect.element(sheet.getByText("€20.00")).toBeVisible();
      expect(await axeViolations()).toEqual([]);
      await site.app.router.navigate({ to: "/en/sports" });
      await expect.element(sheet).not.toBeInTheDocument();
    },
  );
});

test("The rail's sheet closes while a tablet is in landscape, and returns in portrait", async () => {
  const site = await openSite({ variants: { betSlip: "rail" }, house: houseOfPlayer(), width: 820 });
  await price(site, "Arsenal 1").click();
  await slipButton(site).click();
  const sheet = site.screen.getByRole("dialog", { name: /Bet slip/ });
  await expect.element(sheet).toBeVisible();
  await page.viewport(1280, 900);
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(site.screen.getByRole("complementary", { name: "Bet slip" })).toBeVisible();
  await page.viewport(820, 900);
  await expect.element(sheet).toBeVisible();
});

test("The rail's foot is in view from the top of the page, below a brand's strip too", async () => {
  const edge = { src: "/favicon.svg", width: 28, height: 28 };
  const site = await openSite({ variants: { betSlip: "rail", header: "double" }, house: houseOfPlayer(), edge });
  await page.viewport(1440, 640);
  await price(site, "Arsenal 1").click();
  const placeButton = site.screen.getByRole("button", { name: /^Place bet/ });
  await expect.element(placeButton).toBeVisible();
  await eventually(() => placeButton.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  for (const outcome of ["Everton 1", "Arsenal 2"]) await price(site, outcome).click();
  // Whatever the length of the slip, the stake is in sight above the button.
  const stake = site.screen.getByRole("textbox", { name: /stake/i }).element();
  const inSight = () => {
    const { left, top, width, height } = stake.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === stake;
  };
  await eventually(inSight).toBe(true);
});

test.each([
  { betSlip: "sheet", lang: "de", width: 390, height: 844 },
  { betSlip: "sheet", lang: "en", width: 420, height: 700 },
  { betSlip: "drawer", lang: "de", width: 390, height: 844 },
  { betSlip: "drawer", lang: "en", width: 1440, height: 640 },
] as const)(
  "the stake is in view in the $betSlip at $width px in $lang, with three selections, a problem and large letters",
  async ({ betSlip, height, lang, width }) => {
    const { style } = document.documentElement;
    style.fontSize = "20px";
    onTestFinished(() => void style.removeProperty("font-size"));
    const site = await openSite({ variants: { betSlip }, house: houseOfPlayer(), lang, width });
    await page.viewport(width, height);
    for (const outcome of ["Arsenal 1", "Everton 1", "Arsenal 2"]) await price(site, outcome).click();
    const opens = site.screen.getByRole("button", { name: lang === "de" ? /^Wettschein/ : /^Bet slip/ });
    await opens.click();
    const field = () => document.querySelector<HTMLInputElement>("[data-region=slip] input[inputmode=decimal]");
    await eventually(field).not.toBeNull();
    // More than the player has.
    await userEvent.fill(field()!, "99999");
    const slipText = () => field()!.closest("[data-region=slip]")?.textContent;
    await eventually(slipText).toMatch(
      lang === "de" ? /Höchsteinsatz|reicht nicht aus/ : /maximum stake|Insufficient/i,
    );
    const hit = () => {
      const { left, top, width: wide, height: high } = field()!.getBoundingClientRect();
      return [top + 2, top + high - 2].map((at) => document.elementFromPoint(left + wide / 2, at) === field());
    };
    await eventually(hit).toEqual([true, true]);
  },
);

/** Presses Tab until the wanted element has the focus, as a player without a mouse does. */
async function tabTo(isTarget: (focused: Element) => boolean): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (document.activeElement && isTarget(document.activeElement)) return;
    await userEvent.tab();
  }
  throw new Error(`the keyboard does not get there; it stands on ${document.activeElement?.outerHTML.slice(0, 200)}`);
}
