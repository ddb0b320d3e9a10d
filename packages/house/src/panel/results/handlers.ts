import type { PanelHandlers } from "../context.ts";
import { panelResult, panelResultOutlook } from "./get.ts";
import { panelResults, panelResultsExport } from "./list.ts";
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
