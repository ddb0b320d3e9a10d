import type { PanelHandlers } from "../panel-context.ts";
import { panelViewDelete } from "./delete.ts";
import { panelViews } from "./views.list.ts";
import { panelViewSave } from "./save.ts";

export const panelViewHandlers = { panelViews, panelViewSave, panelViewDelete } satisfies PanelHandlers;
