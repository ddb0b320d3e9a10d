import type { ExportOf, ListKey, ListName, PanelPayloadIn, PanelResult, Staff, PanelKey } from "@livery/contract/panel";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import type { Panel } from "../core/panel.ts";
import type { MessageKey, Translate } from "../core/messages.ts";
import type { Reference } from "../parts/reference-picker.tsx";

export type RowOf<K extends ListKey> = PanelResult<K>["rows"][number];
export type FilterOf<K extends ListKey> = PanelPayloadIn<K>["filter"];
export type SortKeyOf<K extends ListKey> = NonNullable<PanelPayloadIn<K>["sort"]>["by"];
/** The names of a file's columns. */
type FileNameOf<K extends ListKey> = NonNullable<PanelPayloadIn<ExportOf<K>>["columns"]>[number]["name"];

/** The kind of a filter by the type that the call takes: an amount for an amount, several options for a list. */
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
  /** The options of `one` and `several`. */
  readonly options?: (context: {
    readonly t: Translate;
    readonly staff: Staff;
    /** The page's language (BCP 47), whose order of letters sorts names. */
    readonly lang: string;
  }) => readonly FilterOption[];
  /** The options of `one` if the server has to be asked for them, by a call. */
  readonly load?: { readonly call: PanelKey; readonly options: (panel: Panel) => Promise<readonly FilterOption[]> };
  /** Shows it only to accounts for which this is true; left out: to all. */
  readonly may?: (staff: Staff) => boolean;
  /** The records of a `reference`; left out, only links set it. */
  readonly reference?: Reference;
}

/** A filter of the list's call: its key and kind come from the contract. */
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
  /** Makes the column sortable, if the call supports it. */
  readonly sort?: By;
  /** Numbers are aligned to the end, in tabular digits. */
  readonly figures?: boolean;
  /** Cannot be hidden: it identifies the row. */
  readonly fixed?: boolean;
  /** Hidden by default. */
  readonly away?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** A column of the exported file. */
export interface FileSpec<Name extends string = string> {
  readonly name: Name;
  /** Its heading; left out: that of the list's column. */
  readonly head?: MessageKey;
  /** The texts of its codes. */
  readonly words?: (t: Translate, i18n: i18n) => Readonly<Record<string, string>>;
}

/** A column of a list, with the columns that the exported file has for it. */
type FiledColumn<K extends ListKey> = ListColumn<RowOf<K>, SortKeyOf<K>> & {
  readonly file: readonly (FileNameOf<K> | FileSpec<FileNameOf<K>>)[];
};

/** An action for several rows, one after the other, each a call with its own idempotency key. */
export interface BulkAction<Row> {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly submit: MessageKey;
  readonly may: (staff: Staff) => boolean;
  /** Whether the action applies to a row now. */
  readonly fits: (row: Row, now: number) => boolean;
  readonly name: (row: Row) => string;
  readonly run: (panel: Panel, row: Row, reason: string, key: string) => Promise<void>;
}

interface ListInput<K extends ListKey> {
  readonly call: K;
  readonly title: MessageKey;
  readonly empty: { readonly title: MessageKey; readonly text: MessageKey };
  readonly columns: readonly FiledColumn<K>[];
  readonly filters: readonly FilterFor<FilterOf<K>>[];
  readonly sort: { readonly by: SortKeyOf<K>; readonly descending: boolean };
  /** The default order under some filters, where it differs from `sort`. */
  readonly sortFor?: (
    filters: Readonly<Record<string, string>>,
  ) => { readonly by: SortKeyOf<K>; readonly descending: boolean } | null;
  readonly rowKey: (row: RowOf<K>) => string;
  /** The refetch interval in milliseconds, for lists that others change. */
  readonly every?: number;
  readonly bulk?: BulkAction<RowOf<K>>;
}

/** A list page of the panel with its actions. Its permissions are those of its calls. */
export interface ListDefinition<Row = never> {
  readonly list: ListName;
  readonly call: ListKey;
  readonly file: ExportOf<ListKey>;
  readonly title: MessageKey;
  readonly empty: { readonly title: MessageKey; readonly text: MessageKey };
  readonly columns: readonly (ListColumn<Row> & { readonly file: readonly (string | FileSpec)[] })[];
  readonly filters: readonly AnyFilter[];
  readonly sort: { readonly by: string; readonly descending: boolean };
  readonly sortFor?: (
    filters: Readonly<Record<string, string>>,
  ) => { readonly by: string; readonly descending: boolean } | null;
  readonly rowKey: (row: Row) => string;
  readonly every: number | null;
  readonly bulk: BulkAction<Row> | null;
}

/** Checks a list definition against the contract: columns, filters and orders that its call does not have do not compile. */
export function defineList<const K extends ListKey>(input: ListInput<K>): ListDefinition<RowOf<K>> {
  const sorts = new Set<string>(input.columns.flatMap(({ sort }) => sort ?? []));
  if (!sorts.has(input.sort.by)) throw new RangeError(`${input.call}: no column sorts by ${input.sort.by}`);
  return {
    ...input,
    list: nameOf(input.call),
    file: `${input.call}Export`,
    every: input.every ?? null,
    bulk: input.bulk ?? null,
    filters: input.filters,
  };
}

/** The name of a call's list, by which views and files are named: `users` of `panelUsers`. */
function nameOf(call: ListKey): ListName {
  const name = call.slice("panel".length);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}` as ListName;
}
