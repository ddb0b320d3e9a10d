import { expect, test } from "vitest";
import { nextSort, orderName, orderOf, ordersOf } from "./sort.ts";

test("A header sorts texts ascending, figures descending, and reverses when it is pressed again", () => {
  const now = { by: "name", descending: false };
  expect(nextSort(now, "name")).toEqual({ by: "name", descending: true });
  expect(nextSort(now, "balance", true)).toEqual({ by: "balance", descending: true });
  expect(nextSort({ by: "balance", descending: true }, "balance", true)).toEqual({ by: "balance", descending: false });
});

test("Each sortable column gives two orders in the list, and choosing one applies it", () => {
  const columns = [
    { key: "name", head: "Name", sort: "name", cell: String },
    { key: "site", head: "Site", cell: String },
  ];
  const messages = {
    order: "Order",
    rising: (head: string) => `${head} up`,
    falling: (head: string) => `${head} down`,
  };
  expect(ordersOf(columns, messages)).toEqual([
    { value: "name", label: "Name up" },
    { value: "-name", label: "Name down" },
  ]);
  for (const descending of [true, false])
    expect(orderOf(orderName({ by: "name", descending }))).toEqual({ by: "name", descending });
});
