import { minor } from "@livery/betting";
import { largestPage } from "@livery/contract";
import { idOf, type Search } from "../core/address.ts";
import type { AnyFilter, ListDefinition } from "./define-list.ts";

/** The parts of a list definition that decide how its address is read. */
export type ListShape = Pick<ListDefinition, "filters" | "sort" | "sortFor"> & {
  readonly columns: readonly {
    readonly key: string;
    readonly sort?: string;
    readonly fixed?: boolean;
    readonly away?: boolean;
  }[];
};

/** The state of a list in its address. */
export interface ListState {
  /** The filter values as they are in the address, by the filter's key; filters that are not set are left out. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: { readonly by: string; readonly descending: boolean };
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Keys of the visible columns, in the list's order. */
  readonly columns: readonly string[];
}

export const pageSizes = [25, 50, 100, largestPage] as const;
const defaultSize = 50;

/** Reads a list's address. Ignores unknown filters, columns, orders and values, so that an old link still shows something. */
export function readListState(definition: ListShape, search: Search): ListState {
  const filters: Record<string, string> = {};
  for (const filter of definition.filters) {
    const text = search[filter.key]?.trim();
    if (text !== undefined && valueOf(filter, text) !== undefined) filters[filter.key] = text;
  }
  const page = Number(search["page"]);
  const size = Number(search["size"]);
  return {
    filters,
    sort: readSort(definition, filters, search["sort"]),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: pageSizes.find((each) => each === size) ?? defaultSize,
    columns: readColumns(definition, search["columns"]),
  };
}

/** The address of a list: only differences from the list's defaults, so that a plain list has a plain address. */
export function writeListState(definition: ListShape, state: ListState): Search {
  const search: Record<string, string> = {};
  for (const { key } of definition.filters) if (state.filters[key] !== undefined) search[key] = state.filters[key];
  const { by, descending } = state.sort;
  const usual = usualSort(definition, state.filters);
  if (by !== usual.by || descending !== usual.descending) search["sort"] = descending ? `-${by}` : by;
  if (state.columns.join() !== ownColumns(definition).join()) search["columns"] = state.columns.join(".");
  if (state.pageSize !== defaultSize) search["size"] = String(state.pageSize);
  if (state.page !== 1) search["page"] = String(state.page);
  return search;
}

/** The parts of an address that belong to whoever reads the list: they stay when it is left by the menu. */
const layoutKeys = ["columns", "size", "sort"] as const;

/** The layout in a list's address, without filters and page. */
export function layoutOf(search: Search): Search {
  return Object.fromEntries(Object.entries(search).filter(([key]) => layoutKeys.some((each) => each === key)));
}

/** The part of an address that a saved view stores: everything but the page. */
export function viewQuery(definition: ListShape, state: ListState): string {
  return new URLSearchParams(writeListState(definition, { ...state, page: 1 })).toString();
}

/** The call's filter and order. */
export function callQueryOf(
  definition: ListShape,
  state: ListState,
): { filter: Record<string, unknown>; sort: ListState["sort"] } {
  const filter: Record<string, unknown> = {};
  for (const field of definition.filters) {
    const text = state.filters[field.key];
    if (text !== undefined) filter[field.key] = valueOf(field, text);
  }
  return { filter, sort: state.sort };
}

/** The order of a list with these filters, as long as nobody chooses another. */
export const usualSort = (definition: ListShape, filters: ListState["filters"]): ListState["sort"] =>
  definition.sortFor?.(filters) ?? definition.sort;

function readSort(definition: ListShape, filters: ListState["filters"], text: string | undefined): ListState["sort"] {
  const by = text?.replace(/^-/, "");
  const known = definition.columns.some(({ sort }) => sort !== undefined && sort === by);
  return known && by !== undefined
    ? { by, descending: text?.startsWith("-") === true }
    : usualSort(definition, filters);
}

function ownColumns(definition: ListShape): readonly string[] {
  return definition.columns.filter(({ away }) => away !== true).map(({ key }) => key);
}

function readColumns(definition: ListShape, text: string | undefined): readonly string[] {
  if (text === undefined) return ownColumns(definition);
  const requested = new Set(text.split("."));
  return definition.columns.filter(({ key, fixed }) => fixed === true || requested.has(key)).map(({ key }) => key);
}

/** A filter's value in the model; undefined if the text is invalid. */
function valueOf({ kind }: AnyFilter, text: string): unknown {
  if (text === "") return undefined;
  switch (kind) {
    case "search":
      return text.slice(0, 100);
    case "day":
      return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
    case "yesNo":
      return text === "yes" ? true : text === "no" ? false : undefined;
    case "amount":
      return /^-?\d{1,15}$/.test(text) ? minor(BigInt(text)) : undefined;
    case "reference":
      return idOf(text) ?? undefined;
    case "one":
      return idOf(text) ?? text;
    case "several":
      return text.split(".").filter((part) => part !== "");
    default:
      return kind satisfies never;
  }
}
