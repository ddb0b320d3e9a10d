import { defineCall } from "../call.ts";
import { done, result, resultOrNone } from "../wire/answer.ts";
import { sessionCheck, signedIn, userDetail, userInfo } from "../wire/user.ts";
import * as payloads from "../wire/payloads/session.ts";
import { account, everyone } from "./callers.ts";

export const userLogin = defineCall({
  key: "userLogin",
  area: "session",
  path: "/ekol/userLogin",
  summary: "Signs a player in; the session is a cookie that no script reads.",
  callers: everyone,
  payload: payloads.userLogin,
  result: result(signedIn),
  errors: ["wrong_credentials", "account_passive", "country_not_permitted"],
});

export const operatorLogin = defineCall({
  key: "operatorLogin",
  area: "session",
  path: "/ekol/operatorLogin",
  summary: "Signs a dealer, partner, operator or admin in; always with a second factor (D34).",
  callers: everyone,
  payload: payloads.operatorLogin,
  result: result(signedIn),
  errors: ["wrong_credentials", "account_passive", "country_not_permitted"],
});

export const doLoginHandTerminal = defineCall({
  key: "doLoginHandTerminal",
  area: "session",
  path: "/ekol/doLoginHandTerminal",
  summary: "Signs in at an enrolled hand terminal with the keypad password (§5).",
  callers: everyone,
  payload: payloads.doLoginHandTerminal,
  result: result(signedIn),
  errors: ["wrong_credentials", "account_passive"],
});

export const loginwithuser = defineCall({
  key: "loginwithuser",
  area: "session",
  path: "/ekol/loginwithuser",
  summary: "Opens a player's session on an enrolled terminal.",
  callers: everyone,
  payload: payloads.loginwithuser,
  result: result(signedIn),
  errors: ["wrong_credentials", "account_passive", "country_not_permitted"],
});

export const logout = defineCall({
  key: "logout",
  area: "session",
  path: "/ekol/logout",
  summary: "Ends the session; done as well where there was none.",
  callers: everyone,
  payload: payloads.logout,
  result: done,
});

export const getUserData = defineCall({
  key: "getUserData",
  area: "session",
  path: "/ekol/getUserData",
  summary: "Who is signed in, with balance, services and limits; null for a visitor (§4, app start).",
  callers: everyone,
  payload: payloads.getUserData,
  result: resultOrNone(userInfo),
});

export const userdata = defineCall({
  key: "userdata",
  area: "session",
  path: "/ekol/userdata",
  summary: "The same as getUserData under the specification's second name.",
  callers: everyone,
  payload: payloads.userdata,
  result: resultOrNone(userInfo),
});

export const getUserDetail = defineCall({
  key: "getUserDetail",
  area: "session",
  path: "/ekol/getUserDetail",
  summary: "The caller's personal information.",
  callers: account,
  payload: payloads.getUserDetail,
  result: result(userDetail),
});

export const seco = defineCall({
  key: "seco",
  area: "session",
  path: "/ekol/seco",
  summary: "The session at a glance, polled; identity is the session's, an obfuscated userId is only compared (D41).",
  callers: everyone,
  payload: payloads.seco,
  result: resultOrNone(sessionCheck),
});
