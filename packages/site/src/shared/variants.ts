/**
 * `@livery/site/variants`: what a brand's own files (its `overrides/`) may use of the site. The files beside this one are linked to;
 * this one is for the editor, the compiler and development. A change of their names is a change of the product's public surface.
 */
export * from "./blocks.ts";
export * from "./frame.ts";
export * from "./matches.ts";
export * from "./pages.ts";
export * from "./plugins.ts";
export * from "./parts/coupon-pages.ts";
export * from "./parts/coupons.ts";
export * from "./parts/footer.ts";
export * from "./parts/header.ts";
export * from "./parts/home.ts";
export * from "./parts/live.ts";
export * from "./parts/match-cards.ts";
export * from "./parts/match-pages.ts";
export * from "./parts/page-parts.ts";
export * from "./parts/payments.ts";
export * from "./parts/promotions.ts";
export * from "./parts/register.ts";
export * from "./parts/services.ts";
export * from "./parts/slip.ts";
export * from "./parts/sports.ts";
export type { Minor } from "@livery/betting";
export type {
  AccountLine,
  CouponDetail,
  CouponSale,
  CouponStatus,
  CouponSummary,
  Gender,
  MatchResult,
  Movement,
  Notification,
  Payment,
  PaymentDirection,
  PaymentFieldType,
  PaymentMethod,
  PaymentStatus,
  SharedSelection,
  Slider,
  TicketCheck,
} from "@livery/contract";
export type { LiveMatch, TopicStore } from "@livery/feed";
export type { Formats } from "@livery/i18n";
export type { PaymentQuestion, RegistrationField } from "@livery/machines";
export type { BrandPicture } from "@livery/skin";
export type { SiteEvents } from "../core/site-events.ts";
export type { SitePlugin, SlotProps } from "../plugins/site-plugin.ts";
export type { MessageKey, Translate, MessageValues } from "../core/translate.ts";
export type { BetSlipModel } from "../blocks/bet-slip/bet-slip.model.ts";
export type { FooterModel, InfoLink, OutwardLink } from "../blocks/footer/footer.model.ts";
export type { HeaderAccount, HeaderBanner, HeaderModel } from "../blocks/header/header.model.ts";
export type { MenuOpener } from "../blocks/header/parts/small-menu-button.tsx";
export type { NavigationModel } from "../blocks/navigation/navigation.model.ts";
export type { VariantComponent, VariantModels, VariantModule, VariantProps } from "../variants/variant-types.ts";
export type { MatchSelections } from "../matches/match-selections.ts";
export type { Bonus } from "../bonuses/bonus.ts";
export type { KeyedKind } from "../keys/text-keys.tsx";
export type { DayGroup } from "../matches/grouping.ts";
export type { MatchView, MarketView, PriceView } from "../matches/matches.view.ts";
export type { ChangePasswordModel, PasswordField } from "../pages/change-password/change-password.model.ts";
export type { CouponModel } from "../pages/coupon/coupon.model.ts";
export type { CancellationModel } from "../pages/coupon/use-cancellation.ts";
export type { CouponSaleModel } from "../pages/coupon/use-coupon-sale.ts";
export type { CouponSharingModel } from "../pages/coupon/use-sharing.ts";
export type { CouponDay, DayCoupon } from "../pages/coupons/by-day.ts";
export type { CouponsModel } from "../pages/coupons/coupons.model.ts";
export type { HomeModel } from "../pages/home/home.model.ts";
export type { LiveNow } from "../pages/home/live-now.ts";
export type { InfoModel } from "../pages/info/info.model.ts";
export type { LiveBetsModel, LiveAddress } from "../pages/live-bets/live-bets.model.ts";
export type { MatchLinkOf } from "../pages/live-bets/parts/live-row.tsx";
export type { LiveMatchModel } from "../pages/live-match/live-match.model.ts";
export type { LoginModel } from "../pages/login/login.model.ts";
export type { MatchModel } from "../pages/match/match.model.ts";
export type { NotificationsModel } from "../pages/notifications/notifications.model.ts";
export type { PromotionsModel } from "../pages/promotions/promotions.model.ts";
export type { RegisterModel, RegisterCaptcha, RegisterField, RegisterPart } from "../pages/register/register.model.ts";
export type { ResultsModel } from "../pages/results/results.model.ts";
export type { SharedCouponModel } from "../pages/shared-coupon/shared-coupon.model.ts";
export type { LeagueTable, OddsColumns, OddsRow } from "../pages/sports/odds-tables.ts";
export type { SportsModel } from "../pages/sports/sports.model.ts";
export type { TreeFilter } from "../pages/sports/tree-filter.ts";
export type { TicketCheckModel } from "../pages/ticket-check/ticket-check.model.ts";
export type { TransactionsModel } from "../pages/transactions/transactions.model.ts";
export type { FieldAnswer } from "../pages/transfer-request/field-answers.ts";
export type { MethodLabels } from "../pages/transfer-request/parts/use-method-labels.ts";
export type { Stage } from "../pages/transfer-request/parts/use-stages.ts";
export type {
  TransferRequestModel,
  AmountAnswer,
  MethodCategory,
  OfferedMethod,
  SentRequest,
} from "../pages/transfer-request/transfer-request.model.ts";
export type { UserInformationModel } from "../pages/user-information/user-information.model.ts";
export type { PaymentEntry } from "../routes/menus.ts";
export type { RealRouteName } from "../routes/table.ts";
