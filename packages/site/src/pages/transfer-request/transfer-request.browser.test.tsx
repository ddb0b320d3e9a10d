import { expect, test } from "vitest";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { openSite } from "../../testing/open-site.tsx";
import { transferAnswer } from "../../testing/payment-fixtures.ts";

test("a deposit is asked for", async () => {
  const house = houseOfPlayer({ setTransferRequest: () => transferAnswer });
  const { screen } = await openSite({ path: "/deposit", house });
  await screen.getByLabelText("Payment method").selectOptions(/Instant transfer/ as never);
  await screen.getByLabelText("Amount", { exact: true }).fill("50");
  await screen.getByRole("button", { name: "Continue" }).click();
  await screen.getByRole("button", { name: /^Request deposit/ }).click();
  await expect.element(screen.getByText("Payment request received")).toBeVisible();
  expect(house.calls.filter(({ key }) => key === "setTransferRequest")).toHaveLength(1);
  expect(house.faults).toEqual([]);
});
