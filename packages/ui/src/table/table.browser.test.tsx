import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Money } from "../surface/figure.tsx";
import type { Column } from "./column.ts";
import type { TableSort } from "./sort.ts";
import { Table } from "./table.tsx";

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

interface Dealer {
  readonly name: string;
  readonly balance: bigint;
}
const dealers: readonly Dealer[] = [
  { name: "Quay", balance: 200n },
  { name: "Pier", balance: 0n },
  { name: "Mole", balance: 100n },
];

const dealerColumns: readonly Column<Dealer>[] = [
  { key: "name", head: "Name", lead: true, sort: "name", cell: ({ name }) => name },
  {
    key: "balance",
    head: "Balance",
    figures: true,
    sort: "balance",
    cell: ({ balance }) => <Money amount={balance} currency="EUR" />,
  },
  { key: "created", head: "Created", sort: "createdAt", away: true, cell: () => "long ago" },
];

/** Its rows are sorted and chosen by who uses it; one that owns nothing cannot be chosen. */
function Dealers({ items = dealers, busy = false }: { readonly items?: readonly Dealer[]; readonly busy?: boolean }) {
  const [sort, setSort] = useState<TableSort>({ by: "name", descending: false });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(["of another page"]));
  return (
    <>
      <Table
        caption="Dealers"
        items={items}
        itemKey={({ name }) => name}
        busy={busy}
        columns={dealerColumns}
        sorting={{
          sort,
          onSort: setSort,
          messages: { order: "Order", rising: (head) => `${head}, rising`, falling: (head) => `${head}, falling` },
        }}
        choosing={{
          chosen,
          fits: ({ balance }) => balance > 0n,
          onChoose: (rows, on) => {
            const left = [...chosen].filter((name) => !rows.some((row) => row.name === name));
            setChosen(new Set(on ? [...left, ...rows.map(({ name }) => name)] : left));
          },
          messages: { all: "Choose all", one: ({ name }) => `Choose ${name}` },
        }}
      />
      <output>{[...chosen].join(", ")}</output>
    </>
  );
}

test("A press on a header sorts by it, and the header reports the order", async () => {
  const screen = await renderKit(<Dealers />);
  const balance = screen.getByRole("columnheader", { name: "Balance" });
  await expect.element(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await screen.getByRole("button", { name: "Balance" }).click();
  await expect.element(balance).toHaveAttribute("aria-sort", "descending");
  await screen.getByRole("button", { name: "Balance" }).click();
  await expect.element(balance).toHaveAttribute("aria-sort", "ascending");
});

test("The checkbox above the rows selects the selectable ones, and does not change other pages", async () => {
  const screen = await renderKit(<Dealers />);
  const all = screen.getByRole("checkbox", { name: "Choose all" });
  await expect.element(screen.getByRole("checkbox", { name: "Choose Pier" })).toBeDisabled();
  await screen.getByRole("checkbox", { name: "Choose Quay" }).click();
  await expect.element(all).toBePartiallyChecked();
  await screen.getByRole("checkbox", { name: "Choose Mole" }).click();
  await expect.element(all).toBeChecked();
  await all.click();
  await expect.element(screen.getByRole("status")).not.toHaveTextContent("Quay");
  await expect.element(screen.getByRole("status")).toHaveTextContent("of another page");
  await all.click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("of another page, Quay, Mole");
});

test("A hidden column is not shown, and a row is named by its lead column", async () => {
  const screen = await renderKit(<Dealers />);
  await expect.element(screen.getByRole("rowheader", { name: "Quay" })).toBeVisible();
  await expect.element(screen.getByText("long ago")).not.toBeInTheDocument();
});

test("Loading rows are skeletons; those of the previous request stay readable", async () => {
  const screen = await renderKit(<Dealers items={[]} busy />);
  expect(screen.container.querySelectorAll("tbody tr[aria-hidden]").length).toBe(3);
  await screen.redraw(<Dealers busy />);
  await expect.element(screen.getByRole("rowheader", { name: "Quay" })).toBeVisible();
  expect(screen.container.querySelectorAll("tbody tr[aria-hidden]").length).toBe(0);
  expect(screen.container.querySelector("[aria-busy=true]")).not.toBeNull();
});

test("A table's headers stay visible while it scrolls", async () => {
  const screen = await renderKit(
    <>
      <style>{".low { block-size: 90px; overflow: auto }"}</style>
      <Table
        className="low"
        caption="Dealers"
        items={dealers}
        itemKey={({ name }) => name}
        columns={[{ key: "name", head: "Name", cell: ({ name }) => name }]}
      />
    </>,
  );
  const head = screen.getByRole("columnheader").element();
  const scroller = screen.container.querySelector(".low") as HTMLElement;
  scroller.scrollTop = 60;
  expect(scroller.scrollTop).toBe(60);
  expect(head.getBoundingClientRect().top).toBeCloseTo(scroller.getBoundingClientRect().top, 0);
  // Rows that nothing can be done with are reached by the keyboard as well.
  await expect.element(screen.getByRole("region", { name: "Dealers" })).toHaveAttribute("tabindex", "0");
});

test("A table that is too wide is a scrollable tab stop with its name; any other table is no tab stop", async () => {
  const of = (cell: string) => (
    <Table
      caption="Words"
      items={[cell]}
      itemKey={(item) => item}
      columns={[{ key: "word", head: "Word", figures: true, cell: (item) => item }]}
    />
  );
  const screen = await renderKit(of("short"));
  await expect.element(screen.getByRole("table")).toBeVisible();
  await expect.element(screen.getByRole("region")).not.toBeInTheDocument();
  await screen.redraw(of("9".repeat(400)));
  await expect.element(screen.getByRole("region", { name: "Words" })).toHaveAttribute("tabindex", "0");
});

describe("On a narrow screen", () => {
  beforeEach(() => page.viewport(390, 800));
  afterEach(() => page.viewport(1024, 768));

  test("a table has a checkbox for all rows and a list of all orders, hidden columns included", async () => {
    const screen = await renderKit(<Dealers />);
    const order = screen.getByRole("combobox", { name: "Order" });
    await expect.element(order).toBeVisible();
    await order.selectOptions("Balance, falling");
    await expect.element(order).toHaveValue("-balance");
    await order.selectOptions("Created, rising");
    await expect.element(order).toHaveValue("createdAt");
    await screen.getByText("Choose all").first().click();
    await expect.element(screen.getByRole("status")).toHaveTextContent("of another page, Quay, Mole");
  });

  test("invisible elements get no focus, and headers are still announced", async () => {
    const screen = await renderKit(<Dealers />);
    await expect.element(screen.getByRole("columnheader", { name: "Balance" })).toBeInTheDocument();
    const stops: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      const at = document.activeElement as HTMLElement;
      const { width } = (at.closest("label") ?? at).getBoundingClientRect();
      expect(at.closest("thead")).toBeNull();
      expect(width).toBeGreaterThan(16);
      stops.push(at.getAttribute("aria-label") ?? at.closest("label")?.textContent);
    }
    expect(stops).toEqual(["Choose all", "Order", "Choose Quay", "Choose Mole"]);
  });

  test("a row's checkbox is beside its title, without an overlap", async () => {
    const screen = await renderKit(
      <Dealers items={[{ name: "Schiffsversicherungsgesellschaft".repeat(3), balance: 1n }]} />,
    );
    const title = screen.getByRole("rowheader").element().getBoundingClientRect();
    const box = screen
      .getByRole("checkbox", { name: /^Choose Schiff/ })
      .element()
      .getBoundingClientRect();
    expect(box.right).toBeLessThanOrEqual(title.left);
    expect(box.bottom).toBeGreaterThan(title.top);
    expect(title.right).toBeLessThanOrEqual(390);
  });
});
