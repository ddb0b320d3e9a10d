import { createClientOf, type calls, type Client, type ClientOptions } from "@livery/contract";
import {
  apiOdds,
  apiResults,
  bonusRequest,
  bookSlip,
  cancelTransaction,
  categories,
  changePassword,
  couponCanceled,
  createcoupon,
  getBonus,
  getBonusMeta,
  emailCheck,
  getCaptcha,
  getCountries,
  getCoupon,
  getCoupons,
  getCurrencies,
  getNotification,
  getPage,
  getPaymentBanks,
  getPopups,
  getSliders,
  getTransactions,
  getTransfers,
  getUserDetail,
  idNumberCheck,
  loadBooking,
  logout,
  mobileCheck,
  searchMatches,
  sellCoupon,
  setTransferRequest,
  shareCoupon,
  sharedCoupon,
  ticketCheckTerminal,
  tournament,
  userLogin,
  userNameCheck,
  userRegister,
} from "@livery/contract/rows";

type DeferredCall =
  | "apiOdds"
  | "apiResults"
  | "bonusRequest"
  | "bookSlip"
  | "cancelTransaction"
  | "categories"
  | "changePassword"
  | "couponCanceled"
  | "createcoupon"
  | "getBonus"
  | "getBonusMeta"
  | "emailCheck"
  | "getCaptcha"
  | "getCountries"
  | "getCoupon"
  | "getCoupons"
  | "getCurrencies"
  | "getNotification"
  | "getPage"
  | "getPaymentBanks"
  | "getPopups"
  | "getSliders"
  | "getTransactions"
  | "getTransfers"
  | "getUserDetail"
  | "idNumberCheck"
  | "loadBooking"
  | "logout"
  | "mobileCheck"
  | "searchMatches"
  | "sellCoupon"
  | "setTransferRequest"
  | "shareCoupon"
  | "sharedCoupon"
  | "ticketCheckTerminal"
  | "tournament"
  | "userLogin"
  | "userNameCheck"
  | "userRegister";

/** The calls that follow an action of the player; their codecs are loaded with the first of them. */
export const deferredRows: Pick<typeof calls, DeferredCall> = {
  apiOdds,
  apiResults,
  bonusRequest,
  bookSlip,
  cancelTransaction,
  categories,
  changePassword,
  couponCanceled,
  createcoupon,
  getBonus,
  getBonusMeta,
  emailCheck,
  getCaptcha,
  getCountries,
  getCoupon,
  getCoupons,
  getCurrencies,
  getNotification,
  getPage,
  getPaymentBanks,
  getPopups,
  getSliders,
  getTransactions,
  getTransfers,
  getUserDetail,
  idNumberCheck,
  loadBooking,
  logout,
  mobileCheck,
  searchMatches,
  sellCoupon,
  setTransferRequest,
  shareCoupon,
  sharedCoupon,
  ticketCheckTerminal,
  tournament,
  userLogin,
  userNameCheck,
  userRegister,
};

export function deferredClient(options: ClientOptions): Client<typeof deferredRows> {
  return createClientOf(deferredRows, options);
}
