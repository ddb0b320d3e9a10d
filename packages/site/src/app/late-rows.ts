import type { calls } from "@livery/contract";
import {
  apiOdds,
  apiResults,
  categories,
  changePassword,
  createcoupon,
  getCoupon,
  getCoupons,
  getNotification,
  getPage,
  getPopups,
  getSliders,
  getTransactions,
  getUserDetail,
  logout,
  searchMatches,
  tournament,
  userLogin,
} from "@livery/contract/rows";

type LateCall =
  | "apiOdds"
  | "apiResults"
  | "categories"
  | "changePassword"
  | "createcoupon"
  | "getCoupon"
  | "getCoupons"
  | "getNotification"
  | "getPage"
  | "getPopups"
  | "getSliders"
  | "getTransactions"
  | "getUserDetail"
  | "logout"
  | "searchMatches"
  | "tournament"
  | "userLogin";

/** The calls that come with what a player does; their codecs are fetched with the first of them. */
export const lateRows: Pick<typeof calls, LateCall> = {
  apiOdds,
  apiResults,
  categories,
  changePassword,
  createcoupon,
  getCoupon,
  getCoupons,
  getNotification,
  getPage,
  getPopups,
  getSliders,
  getTransactions,
  getUserDetail,
  logout,
  searchMatches,
  tournament,
  userLogin,
};
