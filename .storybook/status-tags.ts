import type { Indexer } from "storybook/internal/types";
import { statusOf } from "../stories/list/status-of.ts";

/** Tags the stories of a component or variant with its status, by which the sidebar filters. */
export function statusTags(indexers: readonly Indexer[] = []): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      return entries.map((entry) => {
        const status = statusOf(entry.title ?? "");
        return status === undefined ? entry : { ...entry, tags: [...(entry.tags ?? []), status.name] };
      });
    },
  }));
}
