import type { PanelHandlers } from "../panel-context.ts";
import { panelBonusChange, panelBonusCreate, panelBonusOffer } from "./bonuses.ts";
import { panelBonusRequestCancel, panelBonusRequestConfirm } from "./decide.ts";
import { panelBonus, panelBonuses, panelBonusesExport } from "./bonuses.list.ts";
import { panelBonusRequest } from "./get-bonus-request.ts";
import { panelBonusRequests, panelBonusRequestsExport } from "./requests.ts";

export const panelBonusHandlers = {
  panelBonuses,
  panelBonusesExport,
  panelBonus,
  panelBonusCreate,
  panelBonusChange,
  panelBonusOffer,
  panelBonusRequests,
  panelBonusRequestsExport,
  panelBonusRequest,
  panelBonusRequestConfirm,
  panelBonusRequestCancel,
} satisfies PanelHandlers;
