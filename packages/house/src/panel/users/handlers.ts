import type { PanelHandlers } from "../context.ts";
import { panelUserCreate } from "./create.ts";
import { panelUser } from "./get.ts";
import { panelUsers, panelUsersExport } from "./list.ts";
import { panelUserLimits } from "./set-limits.ts";
import { panelUserServices } from "./set-services.ts";
import { panelUserTransfers } from "./set-transfers.ts";

export const panelUserHandlers = {
  panelUsers,
  panelUsersExport,
  panelUser,
  panelUserCreate,
  panelUserServices,
  panelUserTransfers,
  panelUserLimits,
} satisfies PanelHandlers;
