import { calls } from "../areas/table.ts";
import type { Call } from "../call.ts";
import { panelCalls, type PanelCall } from "../panel/index.ts";

/** Every row that the documents speak of: the site's and the panel's. */
export const documentedRows: readonly (Call | PanelCall)[] = [...Object.values(calls), ...Object.values(panelCalls)];

/** A row of the panel names the action that guards it; null for one of the site's. */
export function panelRow(row: Call | PanelCall): PanelCall | null {
  return "format" in row ? row : null;
}
