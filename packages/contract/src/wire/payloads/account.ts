import * as z from "zod/mini";
import { currencyCode, day, flag, id, text } from "../atoms.ts";
import { email, idNumber, loginName, mobile, newUserName, oneTimeCode, password } from "../credentials.ts";
import { payload } from "../record.ts";
import { gender } from "../user.ts";

/** A visitor's first few checks need no security code; then the server requires one. */
const captchaIfRequired = {
  captchaId: ["captchaId", z.optional(text(64, 16))],
  captchaText: ["captcha", z.optional(text(12, 1))],
} as const;
const captcha = { captchaId: ["captchaId", text(64, 16)], captchaText: ["captcha", text(12, 1)] } as const;

export const userRegister = payload({
  firstName: ["firstName", text(100, 1)],
  lastName: ["lastName", text(100, 1)],
  birthDate: ["birthDate", day],
  idNumber: ["idNumber", z.optional(idNumber)],
  gender: ["sex", gender],
  address: ["address", text(500, 1)],
  city: ["city", text(100, 1)],
  postCode: ["postCode", text(20, 1)],
  countryId: ["countryId", id],
  mobile: ["mobile", z.optional(mobile)],
  userName: ["userName", newUserName],
  password: ["password", password],
  email: ["email", email],
  currency: ["currency", currencyCode],
  promotionCode: ["promotionCode", z.optional(text(40, 1))],
  affiliateUser: ["affiliateUser", z.optional(text(40, 1))],
  ...captcha,
});

export const activation = payload({ activationCode: ["activationCode", oneTimeCode] });

export const forgotPassword = payload({ email: ["email", email], ...captcha });

export const resetPassword = payload({
  passCode: ["passCode", oneTimeCode],
  password: ["password", password],
  repeat: ["repassword", password],
});

export const changePassword = payload({ current: ["currentPassword", password], next: ["newPassword", password] });

export const updateProfile = payload({
  gender: ["sex", z.optional(gender)],
  address: ["address", z.optional(text(500, 1))],
  city: ["city", z.optional(text(100, 1))],
  countryId: ["countryId", z.optional(id)],
  postCode: ["postCode", z.optional(text(20, 1))],
  autoPrint: ["autoprint", z.optional(flag)],
});

export const userNameCheck = payload({ userName: ["userName", loginName], ...captchaIfRequired });

export const idNumberCheck = payload({ idNumber: ["idNumber", idNumber], ...captchaIfRequired });

export const mobileCheck = payload({ mobile: ["mobile", mobile], ...captchaIfRequired });

export const emailCheck = payload({ email: ["email", email], ...captchaIfRequired });
