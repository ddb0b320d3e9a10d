import { minor, thousandths } from "@livery/betting";
import { axeViolations } from "@livery/ui/testing";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { followBookingLink } from "../../slip/booking-link.ts";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, pageOf, refuse } from "../../testing/fake-house.ts";
import { match, placed, player, resultMarket } from "../../testing/fixtures.ts";
import {
  balance,
  button,
  houseOfFour,
  open,
  price,
  requests,
  slip,
  stake,
  withSelections,
} from "./testing/slip-on-page.ts";

describe("A slip", () => {
  test("quick amounts set the stake; one above the limit cannot be pressed", async () => {
    const poor = {
      ...player,
      limits: { ...player.limits, combine: { ...player.limits.combine, maxStake: minor(2_000) } },
    };
    const site = await open({ house: houseOfPlayer({ getUserData: () => poor }) });
    await withSelections(site, "Arsenal 1");
    await slip(site).getByRole("button", { name: "€20" }).click();
    await expect.element(slip(site).getByRole("textbox", { name: "Stake" })).toHaveValue("20.00");
    await expect.element(slip(site).getByRole("button", { name: "€50" })).toBeDisabled();
  });

  test("of a player with too little money leads to the deposit", async () => {
    const site = await open({ house: houseOfPlayer({ getUserData: () => ({ ...player, balance: minor(300) }) }) });
    await withSelections(site, "Arsenal 1");
    await slip(site).getByRole("button", { name: "€20" }).click();
    await expect.element(slip(site).getByRole("link", { name: "Deposit" })).toHaveAttribute("href", "/en/deposit");
  });

  test("a stake that is not a number is reported, and nothing is placed", async () => {
    const site = await open({ house: houseOfPlayer() });
    await withSelections(site, "Arsenal 1");
    await slip(site).getByRole("textbox", { name: "Stake" }).fill("ten");
    await expect.element(slip(site).getByText("Please enter the amount in figures.")).toBeVisible();
    await slip(site).getByRole("button", { name: "Place bet" }).click();
    expect(site.house.calls.some(({ key }) => key === "createcoupon")).toBe(false);
  });

  test("other refusals of the server are explained, and the slip stays as it is", async () => {
    const site = await open({ house: houseOfPlayer({ createcoupon: refuse("dealer_limit_exceeded") }) });
    await withSelections(site, "Arsenal 1");
    await slip(site).getByRole("button", { name: "€10" }).click();
    await slip(site)
      .getByRole("button", { name: /^Place bet/ })
      .click();
    await expect
      .element(slip(site).getByText("Your dealer’s limit is exceeded. Please contact your dealer."))
      .toBeVisible();
    await expect.element(slip(site).getByText("Arsenal 1", { exact: true })).toBeVisible();
    await eventually(balance).toBe("€1,000.00");
  });

  test("a new price of the list reaches the slip (D56)", async () => {
    const house = houseOfPlayer({ apiOdds: ({ matchId }) => match(matchId) });
    const site = await open({ house });
    await withSelections(site, "Arsenal 1");
    house.answers.apiOdds = () => match(1, { markets: [resultMarket(2400, 3500, 4000)] });
    house.answers.matches = () => pageOf([match(1, { markets: [resultMarket(2400, 3500, 4000)] }), match(2)]);
    await site.app.services.queries.refetchQueries({ queryKey: ["matches"] });
    await expect.element(slip(site).getByText("was 2.00")).toBeVisible();
    await expect.element(slip(site).getByRole("button", { name: "Accept 2.40" })).toBeVisible();
  });

  test("D11 shows what is missing for the bonus, and its amount", async () => {
    const bonus = { percent: 5, tipCount: 2, odds: thousandths(1500) };
    const site = await open({ house: houseOfPlayer({ getUserData: () => ({ ...player, bonus }) }) });
    await withSelections(site, "Arsenal 1");
    await expect.element(slip(site).getByText("One more at 1.50 or higher for +10%.")).toBeVisible();
    await withSelections(site, "Everton 2");
    await expect.element(slip(site).getByText(/Your bonus is 10%\./)).toBeVisible();
    await slip(site).getByRole("button", { name: "€10" }).click();
    await expect.element(slip(site).getByText("€88.00")).toBeVisible();
  });

  test("D7 a return above the maximum payout is marked", async () => {
    const combine = { ...player.limits.combine, maxPay: minor(1_500) };
    const site = await open({
      house: houseOfPlayer({ getUserData: () => ({ ...player, limits: { ...player.limits, combine } }) }),
    });
    await withSelections(site, "Arsenal 1");
    await slip(site).getByRole("button", { name: "€10" }).click();
    await expect.element(slip(site).getByText("Maximum payout")).toBeVisible();
    await expect.element(slip(site).getByText("€15.00")).toBeVisible();
  });
});

describe("An obstacle to the placement (§8)", () => {
  test("is shown for every leg at once, and each is removed with one press", async () => {
    const legs = [
      { index: 0, code: "odds_changed", params: { old: "2.000", new: "1.800" } },
      { index: 1, code: "match_started", params: {} },
      { index: 2, code: "market_locked", params: {} },
    ] as const;
    const house = houseOfFour({ createcoupon: refuse("odds_changed", { legs }) });
    const site = await open({ house });
    await withSelections(site, "Arsenal 1", "Everton 2", "Arsenal 3", "Arsenal 4");
    await button(site, "€10").click();
    await button(site, /^Place bet/).click();
    await expect
      .element(slip(site).getByText("Arsenal 2 – Everton 2 has started. Please remove it from your bet slip."))
      .toBeVisible();
    await expect
      .element(slip(site).getByText("Bets for the Arsenal 3 – Everton 3 match are temporarily closed."))
      .toBeVisible();
    await button(site, "Accept 1.80").click();
    await button(site, "Remove unavailable selections").click();
    await expect.element(slip(site).getByText("Accumulator · 2")).toBeVisible();
    house.answers.createcoupon = () => placed;
    await button(site, /^Place bet/).click();
    await expect.element(site.screen.getByText("Your bet is placed. Coupon K7QX2M9PLR4T.")).toBeVisible();
    expect(
      requests(house)
        .at(-1)
        ?.selections.map(({ matchId, odds }) => [matchId, odds]),
    ).toEqual([
      [1, 1800],
      [4, 2000],
    ]);
  });

  test("that is a dealer's limit comes with the highest possible stake", async () => {
    const house = houseOfFour({ createcoupon: refuse("dealer_limit_exceeded", { params: { max: 450 } }) });
    const site = await open({ house });
    await withSelections(site, "Arsenal 1");
    await button(site, "€10").click();
    await button(site, /^Place bet/).click();
    await button(site, "Lower the stake to €4.50").click();
    await expect.element(stake(site)).toHaveValue("4.50");
  });

  test("that is an odds limit deactivates the selection with the reason; a single selection is removed with a notice", async () => {
    const site = await open({ house: houseOfFour({}, { minOdds: thousandths(3_000), maxOdds: null }) });
    await withSelections(site, "Everton 1", "Arsenal 2");
    await expect.element(slip(site).getByText("min limit: 3.00")).toBeVisible();
    await button(site, "Remove Everton 1, Arsenal 1 – Everton 1").click();
    await expect.element(site.screen.getByText("min limit: 3.00")).toBeVisible();
    await expect.element(slip(site).getByText("Your bet slip is empty")).toBeVisible();
  });
});

describe("The keypad", () => {
  test("writes the stake by touch and by keyboard, and moves it between the limits when the field is left", async () => {
    const site = await open({ house: houseOfFour() });
    await withSelections(site, "Arsenal 1");
    await button(site, "Keypad").click();
    const keypad = slip(site).getByRole("group", { name: "Keypad" });
    for (const key of ["1", "2", "Decimal mark", "5"])
      await keypad.getByRole("button", { name: key, exact: true }).click();
    await expect.element(stake(site)).toHaveValue("12.50");
    await userEvent.keyboard("{Backspace}{Backspace}{Backspace}");
    await expect.element(stake(site)).toHaveValue("1.00");
    await userEvent.keyboard("00000");
    await expect.element(stake(site)).toHaveValue("100,000.00");
    await button(site, "Keypad").click();
    await expect.element(stake(site)).toHaveValue("250.00");
    await expect.element(keypad).not.toBeInTheDocument();
  });

  test("edits a quick amount with its own keys", async () => {
    const site = await open({ house: houseOfFour() });
    await withSelections(site, "Arsenal 1");
    await button(site, "€20").click();
    await button(site, "Keypad").click();
    const keypad = slip(site).getByRole("group", { name: "Keypad" });
    await keypad.getByRole("button", { name: "Delete the last digit" }).click();
    await expect.element(stake(site)).toHaveValue("2.00");
    await keypad.getByRole("button", { name: "7", exact: true }).click();
    await expect.element(stake(site)).toHaveValue("27.00");
  });
});

describe("A booking code (D22)", () => {
  const code = { code: "7K2M9PXR4T", expiresAt: "2026-11-21T09:00:00Z" };
  const selectionOf = (matchId: number, odds: number | null, banker = false) => {
    const { home, away, startsAt, sportId, tournamentName } = match(matchId);
    const [{ outcomes, name: marketName }] = match(matchId).markets as [ReturnType<typeof resultMarket>];
    const { single, combined } = outcomes[0]!;
    const ref = { matchId, marketTypeId: 1, outcomeId: 1, special: "" };
    const labels = { home, away, startsAt, sportId, tournamentName, marketName, outcomeName: "home" };
    return {
      ...ref,
      ...labels,
      banker,
      live: false,
      locked: false,
      minTip: 1,
      single,
      combined,
      odds: odds === null ? null : thousandths(odds),
    };
  };

  test("is given for the current slip, with a QR code, and not for a changed one", async () => {
    const house = houseOfFour({ bookSlip: () => code });
    const site = await open({ house });
    await withSelections(site, "Arsenal 1", "Everton 2");
    await button(site, "Share bet slip").click();
    await expect.element(slip(site).getByText("7K2M9-PXR4T")).toBeVisible();
    await expect.element(slip(site).getByRole("img", { name: "QR code of 7K2M9PXR4T" })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    expect(house.calls.find(({ key }) => key === "bookSlip")?.payload).toMatchObject({
      selections: [
        { matchId: 1, outcomeId: 1 },
        { matchId: 2, outcomeId: 3 },
      ],
      sizes: [],
    });
    await withSelections(site, "Arsenal 3");
    await expect.element(slip(site).getByText("7K2M9-PXR4T")).not.toBeInTheDocument();
    await expect.element(button(site, "Get a new code")).toBeVisible();
  });

  test("restores the slip at the current prices, and names what is gone", async () => {
    const selections = [
      selectionOf(1, 1_850, true),
      selectionOf(2, null),
      selectionOf(3, 2_000),
      selectionOf(4, 2_000),
    ];
    const house = houseOfFour({
      loadBooking: () => ({ ...code, selections, sizes: [1] }),
      apiOdds: ({ matchId }) =>
        matchId === 1 ? match(1, { markets: [resultMarket(1_850, 3_500, 4_000)] }) : match(matchId),
    });
    const site = await open({ house });
    await button(site, "Load a code").click();
    await slip(site).getByRole("textbox", { name: "Booking code" }).fill("7k2m9-pxr4t");
    await userEvent.keyboard("{Enter}");
    await expect.element(site.screen.getByText("No longer available: Arsenal 2 – Everton 2.")).toBeVisible();
    await expect.element(slip(site).getByText("System · 3")).toBeVisible();
    // The way in has left with the empty slip: one stands at what came out of the code, and hears how much.
    await expect.element(slip(site).getByRole("list", { name: "Selections" })).toHaveFocus();
    await expect.element(slip(site).getByText("3 selections were added to your bet slip.")).toBeInTheDocument();
    await expect.element(slip(site).getByText("1.85")).toBeVisible();
    await expect.element(price(site, "Arsenal 3")).toHaveAttribute("aria-pressed", "true");
  });

  test("that does not exist is reported", async () => {
    const site = await open({ house: houseOfFour({ loadBooking: refuse("not_found") }) });
    await button(site, "Load a code").click();
    await slip(site).getByRole("textbox", { name: "Booking code" }).fill("AAAAA-AAAAA");
    await button(site, "Load a code").click();
    await expect
      .element(slip(site).getByText("No bet slip found for this code. Codes are valid for 24 hours."))
      .toBeVisible();
  });

  test("in the address fills an empty slip once, and leaves a filled one unchanged", async () => {
    const house = houseOfFour({ loadBooking: () => ({ ...code, selections: [selectionOf(1, 2_000)], sizes: [] }) });
    const site = await open({ house });
    const replaced: string[] = [];
    const browserWindow = {
      location: { href: "http://harbour.localhost/en/?slip=7K2M9PXR4T&x=1" } as Location,
      history: {
        state: null,
        replaceState: (_: unknown, _title: string, url: string) => replaced.push(url),
      } as unknown as History,
    };
    await expect.element(price(site, "Arsenal 1")).toBeEnabled();
    await eventually(() => site.app.services.slip.state.get().view).not.toBeNull();
    await followBookingLink(site.app.services, browserWindow);
    expect(replaced).toEqual(["http://harbour.localhost/en/?x=1"]);
    await expect.element(slip(site).getByText("Arsenal 1", { exact: true })).toBeVisible();
    await followBookingLink(site.app.services, browserWindow);
    await expect
      .element(site.screen.getByText("Your bet slip is not empty. Clear it to load code 7K2M9PXR4T."))
      .toBeVisible();
    expect(house.calls.filter(({ key }) => key === "loadBooking")).toHaveLength(1);
  });
});
