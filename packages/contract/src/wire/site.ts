import * as z from "zod/mini";
import {
  type Captcha,
  type Country,
  type Currency,
  type InfoPage,
  type LanguageRecord,
  type Notification,
  type Popup,
  type Slider,
  type Winner,
} from "../model/site.ts";
import {
  address,
  amount,
  currencyCode,
  flag,
  id,
  instant,
  languageCode,
  singleLine,
  listOrder,
  name,
  text,
  whole,
} from "./atoms.ts";
import { record } from "./record.ts";

/** Rich text of a page or popup: large, but bounded. */
const html = text(200_000);

export const language = record<LanguageRecord>({
  languageId: ["id", id],
  code: ["code", languageCode],
  bcp47: ["bcp47", languageCode],
  dir: ["dir", z.enum(["ltr", "rtl"])],
  numbering: ["numbering", text(20, 1)],
  calendar: ["calendar", text(20, 1)],
  text: ["text", name],
  icon: ["icon", singleLine],
  directory: ["directory", singleLine],
  enabled: ["status", flag],
});

export const country = record<Country>({
  countryId: ["id", id],
  code: ["code", z.string().check(z.regex(/^[a-z]{2}$/))],
  name: ["title", name],
  phoneCode: ["phoneCode", z.string().check(z.regex(/^\+\d{1,6}$/))],
});

export const currency = record<Currency>({
  currencyId: ["id", id],
  code: ["code", currencyCode],
  symbol: ["symbol", text(8, 1)],
  digits: ["digits", whole(0, 4)],
});

export const infoPage = record<InfoPage>({
  pageId: ["pageid", id],
  title: ["title", singleLine],
  html: ["content", html],
  updatedAt: ["updateDate", instant],
});

export const slider = record<Slider>({
  sliderId: ["id", id],
  title: ["title", singleLine],
  image: ["image", address],
  mobileImage: ["mobileImage", z.nullable(address)],
  link: ["link", z.nullable(address)],
  listOrder: ["listOrder", listOrder],
});

export const popup = record<Popup>({
  popupId: ["id", id],
  title: ["title", singleLine],
  html: ["content", html],
  type: ["type", text(40)],
  type2: ["type2", text(40)],
  autoClose: ["autoClose", flag],
});

export const notification = record<Notification>({
  notificationId: ["id", id],
  title: ["title", singleLine],
  createdAt: ["date", instant],
  read: ["read", flag],
  paymentId: ["transferId", z.nullable(id)],
  amount: ["amount", z.nullable(amount)],
  currency: ["currency", z.nullable(currencyCode)],
  bonusId: ["bonusId", z.nullable(id)],
});

export const winner = record<Winner>({
  maskedName: ["userName", name],
  amount: ["amount", amount],
  currency: ["currency", currencyCode],
  title: ["title", singleLine],
  wonAt: ["date", instant],
});

export const captcha = record<Captcha>({
  captchaId: ["captchaId", text(64, 16)],
  image: [
    "image",
    z.nullable(
      z.string().check(z.maxLength(60_000), z.regex(/^data:image\/(png|svg\+xml);base64,[A-Za-z0-9+/]*={0,2}$/)),
    ),
  ],
  sound: [
    "sound",
    z.nullable(z.string().check(z.maxLength(200_000), z.regex(/^data:audio\/wav;base64,[A-Za-z0-9+/]*={0,2}$/))),
  ],
  expiresAt: ["expireDate", instant],
});
