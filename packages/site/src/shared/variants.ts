/**
 * `@livery/site/variants`: what a brand's own files (its `overrides/`) may use of the site. The files beside this one are linked to;
 * this one is for the editor, the compiler and development. A change of their names is a change of the product's public surface.
 */
export * from "./blocks.ts";
export * from "./frame.ts";
export * from "./matches.ts";
export * from "./pages.ts";
export type { MessageKey, Translate, MessageValues } from "../core/translate.ts";
export type { BetSlipModel } from "../blocks/bet-slip/bet-slip.model.ts";
export type { FooterModel } from "../blocks/footer/footer.model.ts";
export type { HeaderModel } from "../blocks/header/header.model.ts";
export type { NavigationModel } from "../blocks/navigation/navigation.model.ts";
export type { VariantComponent, VariantModels, VariantModule, VariantProps } from "../variants/variant-types.ts";
export type { MatchSelections } from "../matches/match-selections.ts";
export type { MatchView } from "../matches/matches.view.ts";
export type { CouponsModel } from "../pages/coupons/coupons.model.ts";
export type { HomeModel } from "../pages/home/home.model.ts";
export type { LiveBetsModel } from "../pages/live-bets/live-bets.model.ts";
export type { LoginModel } from "../pages/login/login.model.ts";
export type { PromotionsModel } from "../pages/promotions/promotions.model.ts";
export type { RegisterModel } from "../pages/register/register.model.ts";
export type { SportsModel } from "../pages/sports/sports.model.ts";
export type { TransferRequestModel } from "../pages/transfer-request/transfer-request.model.ts";
