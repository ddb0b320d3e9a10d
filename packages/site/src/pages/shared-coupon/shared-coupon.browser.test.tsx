import { expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { fakeHouse } from "../../testing/fake-house.ts";
import { sharedSelection } from "../../testing/fixtures.ts";
import { openSite } from "../../testing/open-site.tsx";

const path = `/couponShare/${"a".repeat(32)}`;

test("a visitor adds the shared selections that are still on offer to their own slip, at the current prices", async () => {
  const selections = [
    sharedSelection(),
    sharedSelection({ matchId: 2, home: "Arsenal 2", away: "Everton 2" }),
    sharedSelection({ matchId: 3, home: "Leeds", away: "Burnley", odds: null }),
  ];
  const { app, screen } = await openSite({ path, house: fakeHouse({ sharedCoupon: () => ({ selections }) }) });
  await expect.element(screen.getByText("No longer available")).toBeVisible();
  await screen.getByRole("button", { name: "Add the 2 available selections" }).click();
  await expect.element(screen.getByText("The selections are on your bet slip.")).toBeVisible();
  await eventually(() => app.services.slip.state.get().selected.size).toBe(2);
});

test("a shared system comes to the slip as the same system, in place of what was there", async () => {
  const selections = [1, 2, 3, 4].map((matchId) => sharedSelection({ matchId, banker: matchId === 1 }));
  const { app, screen } = await openSite({
    path,
    house: fakeHouse({ sharedCoupon: () => ({ selections, sizes: [2] }) }),
  });
  await expect.element(screen.getByText("System · 2/3 + 1 banker")).toBeVisible();
  await screen.getByRole("button", { name: "Add all to bet slip" }).click();
  await eventually(() => app.services.slip.state.get().view).toMatchObject({
    kind: "system",
    sizes: [2],
    price: { lines: 3 },
    legs: [{ banker: true }, { banker: false }, { banker: false }, { banker: false }],
  });
});

test("selections that are all over cannot be added", async () => {
  const house = fakeHouse({ sharedCoupon: () => ({ selections: [sharedSelection({ odds: null })] }) });
  const { screen } = await openSite({ path, house });
  await expect.element(screen.getByText("None of these selections is available any more.")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Add/ }).elements()).toEqual([]);
});

test("a text that is not the id of a shared coupon is not requested", async () => {
  const house = fakeHouse();
  const { screen } = await openSite({ path: "/couponShare/41", house });
  await expect.element(screen.getByText("No selections found")).toBeVisible();
  expect(house.calls.filter(({ key }) => key === "sharedCoupon")).toEqual([]);
});
