import { defineCall } from "../call.ts";
import { free, registered } from "../wire/account.ts";
import { done } from "../wire/answer.ts";
import * as payloads from "../wire/payloads/account.ts";
import { account, visitor } from "./callers.ts";

export const userRegister = defineCall({
  key: "userRegister",
  area: "account",
  path: "/ekol/userRegister",
  summary: "Opens an account (§3, §5). Mobile and identity number are required where the settings say so (D33).",
  callers: visitor,
  effect: true,
  payload: payloads.userRegister,
  result: registered,
  errors: [
    "invalid_key",
    "key_reused",
    "registration_closed",
    "captcha_wrong",
    "too_young",
    "username_in_use",
    "email_in_use",
    "mobile_in_use",
    "id_number_in_use",
    "password_too_weak",
    "country_not_permitted",
  ],
});

export const activation = defineCall({
  key: "activation",
  area: "account",
  path: "/ekol/activation/{activationCode}",
  summary: "Confirms a new account's address with the code that was mailed.",
  callers: visitor,
  payload: payloads.activation,
  result: done,
  errors: ["activation_code_wrong"],
});

export const forgotPassword = defineCall({
  key: "forgotPassword",
  area: "account",
  path: "/ekol/forgotPassword",
  summary: "Mails a renewal code; the answer is the same whether the account exists or not.",
  callers: visitor,
  payload: payloads.forgotPassword,
  result: done,
  errors: ["captcha_wrong", "registration_closed"],
});

export const resetPassword = defineCall({
  key: "resetPassword",
  area: "account",
  path: "/ekol/resetPassword/{passCode}",
  summary: "Sets a new password with a renewal code; the code is good once, for 30 minutes.",
  callers: visitor,
  payload: payloads.resetPassword,
  result: done,
  errors: ["renewal_code_wrong", "password_too_weak"],
});

export const changePassword = defineCall({
  key: "changePassword",
  area: "account",
  path: "/ekol/changePassword",
  summary: "Changes the caller's own password; all other sessions of the account end.",
  callers: account,
  payload: payloads.changePassword,
  result: done,
  errors: ["password_wrong", "password_too_weak"],
});

export const updateProfile = defineCall({
  key: "updateProfile",
  area: "account",
  path: "/ekol/updateProfile",
  summary: "Changes what a player may change about himself; what is absent stays.",
  callers: account,
  payload: payloads.updateProfile,
  result: done,
});

export const userNameCheck = defineCall({
  key: "userNameCheck",
  area: "account",
  path: "/ekol/userNameCheck",
  summary: "Whether a username is free; rate limited.",
  callers: visitor,
  payload: payloads.userNameCheck,
  result: free,
  errors: ["captcha_wrong"],
});

export const idNumberCheck = defineCall({
  key: "idNumberCheck",
  area: "account",
  path: "/ekol/idNumberCheck",
  summary: "Whether an identity number is free; rate limited.",
  callers: visitor,
  payload: payloads.idNumberCheck,
  result: free,
  errors: ["captcha_wrong"],
});

export const mobileCheck = defineCall({
  key: "mobileCheck",
  area: "account",
  path: "/ekol/mobileCheck",
  summary: "Whether a mobile number is free; rate limited.",
  callers: visitor,
  payload: payloads.mobileCheck,
  result: free,
  errors: ["captcha_wrong"],
});

export const emailCheck = defineCall({
  key: "emailCheck",
  area: "account",
  path: "/ekol/emailCheck",
  summary: "Whether an e-mail address is free; rate limited.",
  callers: visitor,
  payload: payloads.emailCheck,
  result: free,
  errors: ["captcha_wrong"],
});
