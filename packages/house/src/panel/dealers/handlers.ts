import type { PanelHandlers } from "../context.ts";
import { panelDealers } from "./children.ts";
import { panelDealer } from "./get.ts";

export const panelDealerHandlers = { panelDealers, panelDealer } satisfies PanelHandlers;
