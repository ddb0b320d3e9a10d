import type { FileColumn } from "@livery/contract/panel";
import { createTranslate } from "../core/messages.ts";
import type { PanelServices } from "../core/panel.ts";
import type { ListDefinition } from "./define-list.ts";

/** The columns of a file: those of the visible columns of its list, in their order, each once, in the reader's language. */
export function fileColumns(
  columns: readonly Pick<ListDefinition["columns"][number], "key" | "head" | "file">[],
  visible: readonly string[],
  { i18n }: Pick<PanelServices, "i18n">,
): readonly FileColumn[] {
  const t = createTranslate(i18n);
  const found = new Map<string, FileColumn>();
  for (const { key, head, file } of columns) {
    if (!visible.includes(key)) continue;
    for (const spec of file) {
      const { name, head: ownHead = head, words } = typeof spec === "string" ? { name: spec } : spec;
      if (!found.has(name)) found.set(name, { name, title: t(ownHead), ...(words && { words: words(t, i18n) }) });
    }
  }
  return [...found.values()];
}
