import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";

const open = (site: SiteInWindow = {}) =>
  openSite({ path: "/deposit", variants: { transferRequest: "table" as const }, house: houseOfPlayer(), ...site });
const titles = () => [...document.querySelectorAll("main tbody button")].map(({ textContent }) => textContent);

test("The table's headers sort its methods; an unknown processing time is last in both directions", async () => {
  const { screen } = await open();
  await eventually(titles).toEqual(["Hill Street Bank", "Instant transfer", "Coral Wallet", "Voucher"]);
  const head = (name: string) => screen.getByRole("columnheader", { name }).getByRole("button");
  await head("Processing time").click();
  await eventually(titles).toEqual(["Coral Wallet", "Instant transfer", "Hill Street Bank", "Voucher"]);
  await head("Processing time").click();
  await eventually(titles).toEqual(["Hill Street Bank", "Instant transfer", "Coral Wallet", "Voucher"]);
  await head("Maximum").click();
  await eventually(titles).toEqual(["Hill Street Bank", "Instant transfer", "Coral Wallet", "Voucher"]);
});

test("Arrow keys move through its rows, Enter opens one, Escape closes it and returns to its row", async () => {
  const { screen } = await open();
  await eventually(titles).toHaveLength(4);
  (document.querySelector("main tbody button") as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  const row = screen.getByRole("button", { name: "Instant transfer" });
  await expect.element(row).toHaveFocus();
  await userEvent.keyboard("{End}{ArrowDown}");
  await expect.element(screen.getByRole("button", { name: "Voucher" })).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowDown}{Enter}");
  const dialog = screen.getByRole("dialog", { name: "Instant transfer" });
  await expect.element(dialog).toBeVisible();
  // Nothing was filled in: what is wrong is said in the dialog, and is gone with it.
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect.element(dialog.getByText("Please fill this in.")).toBeVisible();
  // An amount that cannot be read is not one that was left out, and zero is too little.
  const amount = dialog.getByLabelText("Amount");
  for (const [typed, problem] of [
    ["abc", "Please enter the amount in figures."],
    ["12.345", "Enter the amount without a thousands separator, for example 1250 or 12.50."],
    ["12.3456", "This amount has too many decimal places."],
    ["0", /^The minimum is €/],
  ] as const) {
    await amount.fill(typed);
    await expect
      .element(amount)
      .toHaveAccessibleDescription(typeof problem === "string" ? expect.stringContaining(problem) : problem);
  }
  await amount.fill("");
  await userEvent.keyboard("{Escape}");
  await expect.element(row).toHaveFocus();
  expect(document.body.textContent).not.toContain("Please fill this in.");
});
