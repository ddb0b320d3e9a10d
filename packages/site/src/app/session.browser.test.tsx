import { describe, expect, test } from "vitest";
import { houseOfPlayer, pageOf } from "../testing/fake-house.ts";
import { couponSummary, detail, player } from "../testing/fixtures.ts";
import { openSite } from "../testing/open-site.tsx";

const other = { ...player, userId: player.userId + 1, userName: "behzad" };

describe("D30 a session that changes in another tab", () => {
  test("a sign-out leaves a page for players at once, and no more calls are made for the player", async () => {
    const house = houseOfPlayer();
    const { app, path, screen } = await openSite({ house, path: "/userInformation" });
    await expect.element(screen.getByText(detail.email)).toBeVisible();
    house.answers.getUserData = () => null;
    const before = house.calls.length;
    app.services.session.send({ type: "OTHER_TAB", signedIn: false });
    await expect.element(screen.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible();
    await expect.poll(path).toBe("/en");
    await expect.element(screen.getByText(detail.email)).not.toBeInTheDocument();
    expect(house.calls.slice(before).filter(({ key }) => key === "getUserDetail")).toEqual([]);
    expect(app.services.queries.getQueryData(["getUserDetail", {}])).toBeUndefined();
  });

  test("after a change of players the open page shows the answers of the new one, never those of the one before", async () => {
    const house = houseOfPlayer();
    const { app, screen } = await openSite({ house, path: "/coupons" });
    await expect.element(screen.getByText(couponSummary().couponNumber)).toBeVisible();
    house.answers.getUserData = () => other;
    house.answers.getCoupons = () => pageOf([couponSummary({ couponNumber: "ZZZZZZZZ2345" })]);
    app.services.session.send({ type: "OTHER_TAB", signedIn: true });
    await expect.element(screen.getByText("ZZZZZZZZ2345")).toBeVisible();
    await expect.element(screen.getByText(couponSummary().couponNumber)).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Account: behzad" })).toBeVisible();
  });
});
