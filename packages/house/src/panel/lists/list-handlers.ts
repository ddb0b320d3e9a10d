import type { ExportOf, ListKey, PanelPayload, PanelResult } from "@livery/contract/panel";
import type { PanelContext, PanelHandler } from "../panel-context.ts";
import { type List, listPage, listRows } from "./answer-list.ts";
import { csvFile, type FileColumns } from "./file.ts";

type ListOf<K extends ListKey> = List<PanelResult<K>["rows"][number], NonNullable<PanelPayload<K>["sort"]>["by"]>;

/** The two handlers of a list: a page of its rows, and all of them as a file. */
type ListHandlers<K extends ListKey> = { readonly [P in K | ExportOf<K>]: PanelHandler<P> };

/** `listOf`: the list that an actor may see, under a filter; it throws what the call refuses. */
export function listHandlers<K extends ListKey>(
  key: K,
  listOf: (context: PanelContext, filter: PanelPayload<K>["filter"]) => ListOf<K> | Promise<ListOf<K>>,
  all: FileColumns<K>,
): ListHandlers<K> {
  const page = async (context: PanelContext, { filter, ...query }: PanelPayload<K>) =>
    listPage(context.house.db, await listOf(context, filter), query);
  const file = async (context: PanelContext, { filter, sort, columns: requested }: PanelPayload<ExportOf<K>>) => {
    const rows = listRows(context.house.db, await listOf(context, filter), sort);
    return csvFile(context, { all, requested }, rows);
  };
  return { [key]: page, [`${key}Export`]: file } as unknown as ListHandlers<K>;
}
