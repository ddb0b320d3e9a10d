/**
 * `@livery/site/faces`: what a brand's own files (its `overrides/`) may use of the site. The files beside this one are linked to;
 * this one is for the editor, the compiler and development. A change of their names is a change of the product's public surface.
 */
export * from "./blocks.ts";
export * from "./frame.ts";
export * from "./matches.ts";
export * from "./pages.ts";
export type { MessageKey, Translate, MessageValues } from "../app/translate.ts";
export type { BetSlipModel } from "../blocks/bet-slip/model.ts";
export type { FooterModel } from "../blocks/footer/model.ts";
export type { HeaderModel } from "../blocks/header/model.ts";
export type { NavigationModel } from "../blocks/navigation/model.ts";
export type { VariantComponent, VariantModels, VariantModule, VariantProps } from "../variants/variant-types.ts";
export type { MatchPicks } from "../matches/picks.ts";
export type { MatchView } from "../matches/view.ts";
export type { CouponsModel } from "../pages/coupons/model.ts";
export type { HomeModel } from "../pages/home/model.ts";
export type { LiveBetsModel } from "../pages/live-bets/model.ts";
export type { LoginModel } from "../pages/login/model.ts";
export type { PromotionsModel } from "../pages/promotions/model.ts";
export type { RegisterModel } from "../pages/register/model.ts";
export type { SportsModel } from "../pages/sports/model.ts";
export type { TransferRequestModel } from "../pages/transfer-request/model.ts";
