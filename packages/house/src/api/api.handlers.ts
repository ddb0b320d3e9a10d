import { accountHandlers } from "./account.handlers.ts";
import type { Handlers } from "../context.ts";
import { couponHandlers } from "./coupon.handlers.ts";
import { moneyHandlers } from "./money.handlers.ts";
import { promotionHandlers } from "./promotion.handlers.ts";
import { sessionHandlers } from "./session.handlers.ts";
import { siteHandlers } from "./site.handlers.ts";
import { sportHandlers } from "./sport.handlers.ts";

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
