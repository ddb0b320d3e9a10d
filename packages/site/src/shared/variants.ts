/**
 * `@livery/site/variants`: what a brand's own files (its `overrides/`) may use of the site. The files beside this one are linked to;
 * this one is for the editor, the compiler and development. A change of their names is a change of the product's public surface.
 */
export * from "./blocks.ts";
export * from "./coupon-pages.ts";
export * from "./frame.ts";
export * from "./match-pages.ts";
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
export type { ChangePasswordModel } from "../pages/change-password/change-password.model.ts";
export type { CouponModel } from "../pages/coupon/coupon.model.ts";
export type { CouponsModel } from "../pages/coupons/coupons.model.ts";
export type { HomeModel } from "../pages/home/home.model.ts";
export type { InfoModel } from "../pages/info/info.model.ts";
export type { LiveBetsModel } from "../pages/live-bets/live-bets.model.ts";
export type { LiveMatchModel } from "../pages/live-match/live-match.model.ts";
export type { LoginModel } from "../pages/login/login.model.ts";
export type { MatchModel } from "../pages/match/match.model.ts";
export type { NotificationsModel } from "../pages/notifications/notifications.model.ts";
export type { PromotionsModel } from "../pages/promotions/promotions.model.ts";
export type { RegisterModel } from "../pages/register/register.model.ts";
export type { ResultsModel } from "../pages/results/results.model.ts";
export type { SharedCouponModel } from "../pages/shared-coupon/shared-coupon.model.ts";
export type { SportsModel } from "../pages/sports/sports.model.ts";
export type { TicketCheckModel } from "../pages/ticket-check/ticket-check.model.ts";
export type { TransactionsModel } from "../pages/transactions/transactions.model.ts";
export type { TransferRequestModel } from "../pages/transfer-request/transfer-request.model.ts";
export type { UserInformationModel } from "../pages/user-information/user-information.model.ts";
