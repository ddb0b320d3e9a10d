import type { PanelHandlers } from "../panel-context.ts";
import { panelUserCreate } from "./create-user.ts";
import { panelUser } from "./get-user.ts";
import { panelUsers, panelUsersExport } from "./users.list.ts";
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
