import { minor } from "@livery/betting";
import { describe, expect, test } from "vitest";
import type { AnyFilter } from "./define-list.ts";
import { callQueryOf, readListState, viewQuery, writeListState, type ListShape } from "./list-state.ts";

const filter = (key: string, kind: AnyFilter["kind"]): AnyFilter => ({ key, kind, label: "panel:list.any" });

const definition: ListShape = {
  sort: { by: "name", descending: false },
  columns: [
    { key: "name", sort: "name", fixed: true },
    { key: "balance", sort: "balance" },
    { key: "site" },
    { key: "created", sort: "createdAt", away: true },
  ],
  filters: [
    filter("search", "search"),
    filter("active", "yesNo"),
    filter("balanceFrom", "amount"),
    filter("dealerId", "reference"),
    filter("status", "several"),
    filter("siteId", "one"),
    filter("kind", "one"),
    filter("from", "day"),
  ],
};

const read = (query: string) => readListState(definition, Object.fromEntries(new URLSearchParams(query)));

describe("A list's address", () => {
  test("without parameters is the list's default, and the default is written without parameters", () => {
    const state = read("");
    expect(state).toEqual({
      filters: {},
      sort: { by: "name", descending: false },
      page: 1,
      pageSize: 50,
      columns: ["name", "balance", "site"],
    });
    expect(writeListState(definition, state)).toEqual({});
  });

  test("has the usual order of its filters as long as nobody chooses another", () => {
    const byFilter: ListShape = {
      ...definition,
      sortFor: ({ active }) => (active === "no" ? { by: "balance", descending: true } : null),
    };
    const filtered = readListState(byFilter, { active: "no" });
    expect(filtered.sort).toEqual({ by: "balance", descending: true });
    expect(writeListState(byFilter, filtered)).toEqual({ active: "no" });
    expect(readListState(byFilter, { active: "no", sort: "name" }).sort).toEqual({ by: "name", descending: false });
    expect(readListState(byFilter, {}).sort).toEqual(definition.sort);
  });

  test.each([
    "search=ma&active=yes&balanceFrom=-1250&dealerId=7&status=open.won&siteId=2&kind=single&from=2026-11-01",
    "sort=-balance&columns=name.created&size=100&page=3",
    "active=no&sort=balance",
  ])("reads and writes the same: %s", (query) => {
    expect(new URLSearchParams(writeListState(definition, read(query))).toString()).toBe(query);
  });

  test("ignores unknown filters, values, orders, columns and pages", () => {
    const state = read(
      "what=1&active=perhaps&balanceFrom=x&dealerId=-3&from=soon&sort=-what&page=0&size=7&columns=what",
    );
    expect(state).toEqual({ ...read(""), columns: ["name"] });
  });

  test("keeps the column that identifies the row, and the list's order of columns", () => {
    expect(read("columns=created.balance").columns).toEqual(["name", "balance", "created"]);
  });
});

test("The filters of a list are sent in the types of its call", () => {
  const { filter: requested, sort } = callQueryOf(
    definition,
    read("search=ma&active=no&balanceFrom=1250&dealerId=7&status=open.won&siteId=2&kind=single&from=2026-11-01"),
  );
  expect(requested).toEqual({
    search: "ma",
    active: false,
    balanceFrom: minor(1250),
    dealerId: 7,
    status: ["open", "won"],
    siteId: 2,
    kind: "single",
    from: "2026-11-01",
  });
  expect(sort).toEqual({ by: "name", descending: false });
});

test("A saved view is the address without its page", () => {
  expect(viewQuery(definition, read("active=yes&sort=-balance&page=4"))).toBe("active=yes&sort=-balance");
});
