import type { PanelHandlers } from "../panel-context.ts";
import { panelMovements, panelMovementsExport } from "./movements.ts";

export const panelMovementHandlers = { panelMovements, panelMovementsExport } satisfies PanelHandlers;
