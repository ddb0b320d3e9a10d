import { accountHandlers } from "./account/account.handlers.ts";
import type { Handlers } from "../context.ts";
import { couponHandlers } from "./coupon/coupon.handlers.ts";
import { moneyHandlers } from "./money/money.handlers.ts";
import { promotionHandlers } from "./promotion/promotion.handlers.ts";
import { sessionHandlers } from "./session/session.handlers.ts";
import { siteHandlers } from "./site/site.handlers.ts";
import { sportHandlers } from "./sport/sport.handlers.ts";

/** All calls that this server serves; the rest of the contract returns 501. */
export const handlers: Handlers = {
  ...siteHandlers,
  ...sessionHandlers,
  ...accountHandlers,
  ...moneyHandlers,
  ...promotionHandlers,
  ...sportHandlers,
  ...couponHandlers,
};
