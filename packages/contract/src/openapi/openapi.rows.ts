import { calls } from "../areas/table.ts";
import type { Call } from "../call.ts";
import { panelCalls, type PanelCall } from "../panel/index.ts";

/** Every documented row: the site's and the panel's. */
export const documentedRows: readonly (Call | PanelCall)[] = [...Object.values(calls), ...Object.values(panelCalls)];

/** Returns a row of the panel, which names its action; null for a row of the site. */
export function panelRow(row: Call | PanelCall): PanelCall | null {
  return "format" in row ? row : null;
}
