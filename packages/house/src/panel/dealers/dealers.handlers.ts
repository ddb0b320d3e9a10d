import type { PanelHandlers } from "../panel-context.ts";
import { panelDealers } from "./children.ts";
import { panelDealerExposure } from "./exposure.ts";
import { panelDealer } from "./get-dealer.ts";
import { panelDealerSearch } from "./search.ts";
import { panelDealerLimits } from "./set-limits.ts";
import { panelDealerSale } from "./set-sale.ts";

export const panelDealerHandlers = {
  panelDealers,
  panelDealer,
  panelDealerSearch,
  panelDealerExposure,
  panelDealerLimits,
  panelDealerSale,
} satisfies PanelHandlers;
