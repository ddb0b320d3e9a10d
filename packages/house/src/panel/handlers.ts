import { panelAudit } from "./audit/list.ts";
import { panelBonusHandlers } from "./bonuses/handlers.ts";
import type { PanelHandlers } from "./context.ts";
import { panelCouponHandlers } from "./coupons/handlers.ts";
import { panelCreditHandlers } from "./credit/handlers.ts";
import { panelDealerHandlers } from "./dealers/handlers.ts";
import { panelMovementHandlers } from "./movements/handlers.ts";
import { panelPaymentHandlers } from "./payments/handlers.ts";
import { panelResultHandlers } from "./results/handlers.ts";
import { panelSessionHandlers } from "./session/handlers.ts";
import { panelUserHandlers } from "./users/handlers.ts";
import { panelViewHandlers } from "./views/handlers.ts";

/** All calls of the panel that this server serves after the sign-in; the rest returns 501. */
export const panelHandlers: PanelHandlers = {
  ...panelSessionHandlers,
  ...panelDealerHandlers,
  ...panelUserHandlers,
  ...panelCreditHandlers,
  ...panelCouponHandlers,
  ...panelMovementHandlers,
  ...panelPaymentHandlers,
  ...panelBonusHandlers,
  ...panelResultHandlers,
  ...panelViewHandlers,
  panelAudit,
};
