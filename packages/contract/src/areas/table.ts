import * as account from "./account.ts";
import * as afterPlacement from "./after-placement.ts";
import * as coupon from "./coupon.ts";
import * as games from "./games.ts";
import * as live from "./live.ts";
import * as money from "./money.ts";
import * as print from "./print.ts";
import * as promotion from "./promotion.ts";
import * as session from "./session.ts";
import * as site from "./site.ts";
import * as sport from "./sport.ts";

/** Every call of the API by its key: the one table that site, panel, server and docs read. */
export const calls = {
  ...site,
  ...session,
  ...account,
  ...sport,
  ...live,
  ...coupon,
  ...afterPlacement,
  ...money,
  ...games,
  ...promotion,
  ...print,
} as const;
