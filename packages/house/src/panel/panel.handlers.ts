import { panelAudit, panelAuditExport } from "./audit/audit.list.ts";
import { panelBonusHandlers } from "./bonuses/bonuses.handlers.ts";
import type { PanelHandlers } from "./panel-context.ts";
import { panelCouponHandlers } from "./coupons/coupons.handlers.ts";
import { panelCreditHandlers } from "./credit/credit.handlers.ts";
import { panelDealerHandlers } from "./dealers/dealers.handlers.ts";
import { panelMovementHandlers } from "./movements/movements.handlers.ts";
import { panelPictureUpload } from "./pictures/upload.ts";
import { panelPaymentHandlers } from "./payments/payments.handlers.ts";
import { panelResultHandlers } from "./results/results.handlers.ts";
import { panelSessionHandlers } from "./session/panel-session.handlers.ts";
import { panelUserHandlers } from "./users/users.handlers.ts";
import { panelViewHandlers } from "./views/views.handlers.ts";

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
  panelPictureUpload,
  ...panelResultHandlers,
  ...panelViewHandlers,
  panelAudit,
  panelAuditExport,
};
