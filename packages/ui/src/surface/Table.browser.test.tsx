import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Money } from "./Figure.tsx";
import { Table } from "./Table.tsx";

const table = (
  <Table
    caption="Transactions"
    items={[{ id: 1, why: "Bet placed", amount: -500n }]}
    itemKey={({ id }) => id}
    columns={[
      { key: "why", head: "Reason", cell: ({ why }) => why },
      {
        key: "amount",
        head: "Amount",
        figures: true,
        cell: ({ amount }) => <Money amount={amount} currency="EUR" signed />,
      },
    ]}
  />
);

test("A table names itself and its columns", async () => {
  const screen = await renderKit(table);
  await expect.element(screen.getByRole("table", { name: "Transactions" })).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "Amount" })).toBeVisible();
  await expect.element(screen.getByRole("cell").first()).toBeVisible();
});

test("On a narrow screen each line of a row carries its column's name", async () => {
  await page.viewport(320, 600);
  const screen = await renderKit(table);
  const cell = screen.getByText("Bet placed").element();
  expect(getComputedStyle(cell, "::before").content).toContain("Reason");
  expect(getComputedStyle(cell).display).toBe("flex");
  await page.viewport(1024, 768);
});
