// Each row is exported by name, so that a bundle contains only the rows that it calls.
export * from "./areas/account.ts";
export * from "./areas/after-placement.ts";
export * from "./areas/coupon.ts";
export * from "./areas/games.ts";
export * from "./areas/live.ts";
export * from "./areas/money.ts";
export * from "./areas/print.ts";
export * from "./areas/promotion.ts";
export * from "./areas/session.ts";
export * from "./areas/site.ts";
export * from "./areas/sport.ts";
