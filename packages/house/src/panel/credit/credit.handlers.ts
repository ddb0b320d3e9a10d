import type { PanelHandlers } from "../panel-context.ts";
import { panelDealerSend, panelDealerTake } from "./between-dealers.ts";
import { panelUserSend, panelUserTake } from "./with-user.ts";

export const panelCreditHandlers = {
  panelUserSend,
  panelUserTake,
  panelDealerSend,
  panelDealerTake,
} satisfies PanelHandlers;
