import { minor } from "@livery/betting";
import { variantNames } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { inRotation } from "../../testing/by-day.ts";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, pageOf, refuse } from "../../testing/fake-house.ts";
import { couponSummary, player } from "../../testing/fixtures.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";

/** In a figure or in a sentence. */
const amount = (text: string): RegExp => new RegExp(text.replace(".", String.raw`\.`));

describe.each(variantNames.pages.coupons)("Coupons as %s", (coupons) => {
  const shared = inRotation(variantNames.pages.coupons, coupons, 2);
  const openCoupons = (search: string, site: SiteInWindow) =>
    openSite({ path: `/coupons${search}`, variants: { coupons }, ...site });

  test.runIf(shared())("are filtered by status, which is in the address", async () => {
    const { house, path, screen } = await openCoupons("", { house: houseOfPlayer() });
    await screen.getByRole("button", { name: "Won" }).click();
    expect(path()).toBe("/en/coupons?status=won");
    await expect.element(screen.getByRole("button", { name: "Won" })).toHaveAttribute("aria-pressed", "true");
    await eventually(() => house.calls.findLast(({ key }) => key === "getCoupons")?.payload).toMatchObject({
      status: "won",
    });
  });

  test("say the size, the lines and the stake of a line of a system", async () => {
    const system = { sizes: [2], of: 3, bankers: 1 };
    const coupon = couponSummary({ kind: "system", system, lines: 3, totalStake: minor(300) });
    const { screen } = await openCoupons("", { house: houseOfPlayer({ getCoupons: () => pageOf([coupon]) }) });
    await expect.element(screen.getByText(/2\/3 \+ 1 banker · 3 lines · €1\.00 a line/)).toBeVisible();
  });

  test.runIf(shared())("are opened with the current balance, since bets are settled in the background", async () => {
    const house = houseOfPlayer();
    const { screen } = await openSite({ house, variants: { coupons } });
    const balance = screen.getByRole("status", { name: "Balance" });
    await expect.element(balance).toHaveTextContent("€1,000.00");
    house.answers.getUserData = () => ({ ...player, balance: minor(102_000) });
    await screen.getByRole("banner").getByRole("link", { name: "Coupons" }).click();
    await expect.element(balance).toHaveTextContent("€1,020.00");
  });

  test.runIf(shared())("an open one is loaded again; when it is settled the balance is loaded too", async () => {
    const house = houseOfPlayer();
    const { screen } = await openCoupons("", { house });
    const main = screen.getByRole("main");
    await expect.element(main.getByRole("link", { name: /^K7QX2M9PLR4T/ })).toBeVisible();
    const status = (label: string) => main.getByText(label, { exact: true }).last();
    await expect.element(status("Open")).toBeVisible();
    house.answers.getCoupons = () => pageOf([couponSummary({ status: "won", payout: minor(2_000) })]);
    house.answers.getUserData = () => ({ ...player, balance: minor(102_000) });
    await expect.element(screen.getByText("€1,020.00")).toBeVisible();
    await expect.element(status("Won")).toBeVisible();
    await expect.element(main.getByText(/^(Payout|Paid out)$/).first()).toBeVisible();
    await expect.element(main.getByText("€20.00").first()).toBeVisible();
  });

  test.runIf(shared())("lead to the coupon, by a press or by keyboard, and can be paged", async () => {
    const house = houseOfPlayer({ getCoupons: () => pageOf([couponSummary()], 60) });
    const { path, screen } = await openCoupons("?status=waiting", { house });
    await screen.getByRole("button", { name: "Next page" }).click();
    expect(path()).toBe("/en/coupons?status=waiting&page=2");
    await eventually(() => house.calls.findLast(({ key }) => key === "getCoupons")?.payload).toMatchObject({
      page: 2,
    });
    // Over all that is shown of a coupon lies its link.
    await screen
      .getByRole("main")
      .getByText(/^Single/)
      .click({ force: true });
    await eventually(path).toBe("/en/coupons/K7QX2M9PLR4T");
  });

  test
    .runIf(shared())
    .each<readonly [string, Parameters<typeof couponSummary>[0], readonly string[], readonly string[]]>([
      [
        "was cashed out",
        { status: "cashed_out", payout: minor(0), soldStake: minor(1_000), soldPrice: minor(812) },
        ["€8.12"],
        ["€20.00"],
      ],
      [
        "is open, partly sold",
        { maxReturn: minor(1_100), soldStake: minor(500), soldPrice: minor(412) },
        ["€11.00", "€4.12"],
        [],
      ],
      [
        "is lost but for a part that was cashed out",
        { status: "lost", payout: minor(0), soldStake: minor(500), soldPrice: minor(412) },
        ["€4.12"],
        ["€20.00"],
      ],
      ["was not accepted", { status: "rejected" }, [], ["€20.00"]],
    ])("one that %s shows what it can pay and what it has paid", async (_what, changes, worths, not) => {
    const house = houseOfPlayer({ getCoupons: () => pageOf([couponSummary(changes)]) });
    const { screen } = await openCoupons("", { house });
    const main = screen.getByRole("main");
    await expect.element(main.getByRole("link", { name: /^K7QX2M9PLR4T/ })).toBeVisible();
    for (const shown of worths) await expect.element(main.getByText(amount(shown)).first()).toBeVisible();
    for (const hidden of not) await expect.element(main.getByText(amount(hidden))).not.toBeInTheDocument();
  });

  test.runIf(shared())("keep what they show when loading again fails, and say so", async () => {
    const house = houseOfPlayer();
    const { app, screen } = await openCoupons("", { house });
    await expect.element(screen.getByRole("link", { name: /^K7QX2M9PLR4T/ })).toBeVisible();
    house.answers.getCoupons = refuse("technical");
    await app.services.queries.refetchQueries({ queryKey: ["getCoupons"] });
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /^K7QX2M9PLR4T/ })).toBeVisible();
  });
});
