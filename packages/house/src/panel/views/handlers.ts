import type { PanelHandlers } from "../context.ts";
import { panelViewDelete } from "./delete.ts";
import { panelViews } from "./list.ts";
import { panelViewSave } from "./save.ts";

export const panelViewHandlers = { panelViews, panelViewSave, panelViewDelete } satisfies PanelHandlers;
