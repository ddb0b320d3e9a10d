import type { PanelHandlers } from "../panel-context.ts";
import { panelResult, panelResultOutlook } from "./get-result.ts";
import { panelResults, panelResultsExport } from "./results.list.ts";
import {
  panelResultConfirm,
  panelResultEnter,
  panelResultMarket,
  panelResultRefuse,
  panelResultRollBack,
  panelResultVoid,
} from "./enter.ts";

export const panelResultHandlers = {
  panelResults,
  panelResultsExport,
  panelResult,
  panelResultOutlook,
  panelResultEnter,
  panelResultMarket,
  panelResultVoid,
  panelResultRollBack,
  panelResultConfirm,
  panelResultRefuse,
} satisfies PanelHandlers;
