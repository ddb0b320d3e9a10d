import type { ListName, PanelPayloadIn, PanelResult, Staff } from "@livery/contract/panel";
import type { ReactNode } from "react";
import type { Panel } from "../app/panel.ts";
import type { MessageKey, Translate } from "../app/messages.ts";

/** The calls that answer a list page by page, and those that answer the same list as a file. */
export type ListKey =
  | "panelUsers"
  | "panelCoupons"
  | "panelMovements"
  | "panelPayments"
  | "panelBonuses"
  | "panelBonusRequests"
  | "panelResults"
  | "panelAudit";
export type ExportKey =
  | "panelUsersExport"
  | "panelCouponsExport"
  | "panelMovementsExport"
  | "panelPaymentsExport"
  | "panelBonusesExport"
  | "panelBonusRequestsExport"
  | "panelResultsExport";

export type RowOf<K extends ListKey> = PanelResult<K>["rows"][number];
export type FilterOf<K extends ListKey> = PanelPayloadIn<K>["filter"];
export type SortKeyOf<K extends ListKey> = NonNullable<PanelPayloadIn<K>["sort"]>["by"];

/** How a filter is given, by what the call takes: an amount where it takes one, several of a list where it takes a list. */
type KindFor<Value> = Value extends boolean
  ? "yesNo"
  : Value extends bigint
    ? "amount"
    : Value extends readonly string[]
      ? "several"
      : Value extends number
        ? "one" | "reference"
        : "search" | "day" | "one";

export type FilterKind = "yesNo" | "amount" | "several" | "one" | "reference" | "search" | "day";

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

interface FilterField {
  readonly label: MessageKey;
  /** What `one` and `several` choose among. */
  readonly options?: (context: { readonly t: Translate; readonly staff: Staff }) => readonly FilterOption[];
  /** What `one` chooses among where the house has to be asked for it. */
  readonly load?: (panel: Panel) => Promise<readonly FilterOption[]>;
  /** Offered to these alone; to everybody where it is left out. */
  readonly may?: (staff: Staff) => boolean;
  /** The name behind a `reference`, for its mark above the list. */
  readonly nameOf?: (panel: Panel, id: number) => Promise<string>;
}

/** A filter of a call's own list: its key and kind are the contract's. */
type FilterFor<F> = {
  [Key in keyof F & string]-?: FilterField & { readonly key: Key; readonly kind: KindFor<NonNullable<F[Key]>> };
}[keyof F & string];

export interface AnyFilter extends FilterField {
  readonly key: string;
  readonly kind: FilterKind;
}

export interface ListColumn<Row, By extends string = string> {
  readonly key: string;
  readonly head: MessageKey;
  /** Sorts by it, where the call can. */
  readonly sort?: By;
  /** Figures stand at the end, in tabular digits. */
  readonly figures?: boolean;
  /** Cannot be put away: it says which row it is. */
  readonly fixed?: boolean;
  /** Put away until somebody asks for it. */
  readonly away?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** Something that is done to several rows one after the other, each a call of its own with its own key. */
export interface BulkAction<Row> {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly submit: MessageKey;
  readonly may: (staff: Staff) => boolean;
  /** Rows to which it can be done now. */
  readonly fits: (row: Row, now: number) => boolean;
  readonly name: (row: Row) => string;
  readonly run: (panel: Panel, row: Row, reason: string, key: string) => Promise<void>;
}

interface ListInput<K extends ListKey> {
  readonly list: ListName;
  readonly call: K;
  readonly file?: ExportKey;
  readonly title: MessageKey;
  readonly empty: { readonly title: MessageKey; readonly text: MessageKey };
  readonly columns: readonly ListColumn<RowOf<K>, SortKeyOf<K>>[];
  readonly filters: readonly FilterFor<FilterOf<K>>[];
  readonly sort: { readonly by: SortKeyOf<K>; readonly descending: boolean };
  readonly rowKey: (row: RowOf<K>) => string;
  /** Milliseconds after which it is looked at again, where others change it meanwhile. */
  readonly every?: number;
  readonly bulk?: BulkAction<RowOf<K>>;
}

/** An area of the panel: a list with what one may do there. Its permissions are those of its calls. */
export interface ListDefinition<Row = never> {
  readonly list: ListName;
  readonly call: ListKey;
  readonly file: ExportKey | null;
  readonly title: MessageKey;
  readonly empty: { readonly title: MessageKey; readonly text: MessageKey };
  readonly columns: readonly ListColumn<Row>[];
  readonly filters: readonly AnyFilter[];
  readonly sort: { readonly by: string; readonly descending: boolean };
  readonly rowKey: (row: Row) => string;
  readonly every: number | null;
  readonly bulk: BulkAction<Row> | null;
}

/** Lays an area down over the contract: columns, filters and orders that its call does not know do not compile. */
export function defineList<const K extends ListKey>(input: ListInput<K>): ListDefinition<RowOf<K>> {
  const sorts = new Set<string>(input.columns.flatMap(({ sort }) => sort ?? []));
  if (!sorts.has(input.sort.by)) throw new RangeError(`${input.list}: no column sorts by ${input.sort.by}`);
  return {
    ...input,
    file: input.file ?? null,
    every: input.every ?? null,
    bulk: input.bulk ?? null,
    filters: input.filters,
  };
}
