import { defineCall } from "../call.ts";
import { pageOf, result, results } from "../wire/answer.ts";
import { captcha, country, currency, infoPage, language, notification, popup, slider, winner } from "../wire/site.ts";
import { settingsAnswer } from "../wire/settings-answer.ts";
import * as payloads from "../wire/payloads/site.ts";
import { account, everyone } from "./callers.ts";

export const settings = defineCall({
  key: "settings",
  area: "site",
  method: "GET",
  path: "/settings",
  summary: "The settings document of a domain (§3); asked again every six hours.",
  callers: everyone,
  payload: payloads.settings,
  result: settingsAnswer,
});

export const getLanguages = defineCall({
  key: "getLanguages",
  area: "site",
  path: "/ekol/user/getLanguages",
  summary: "The site's languages, in the switcher's order (D37).",
  callers: everyone,
  payload: payloads.getLanguages,
  result: results(language, 50),
});

export const getPage = defineCall({
  key: "getPage",
  area: "site",
  path: "/ekol/getPage",
  summary: "An info page by its id (§2: the footer links 5 to 13).",
  callers: everyone,
  payload: payloads.getPage,
  result: result(infoPage),
  errors: ["not_found"],
});

export const getSliders = defineCall({
  key: "getSliders",
  area: "site",
  path: "/ekol/getSliders",
  summary: "The banners of Home, in order.",
  callers: everyone,
  payload: payloads.getSliders,
  result: results(slider, 50),
});

export const getPopups = defineCall({
  key: "getPopups",
  area: "site",
  path: "/ekol/user/getPopups",
  summary: "The announcements of the alert carousel.",
  callers: everyone,
  payload: payloads.getPopups,
  result: results(popup, 50),
});

export const getNotification = defineCall({
  key: "getNotification",
  area: "site",
  method: "GET",
  path: "/ekol/getNotification",
  summary: "The caller's notifications, newest first.",
  callers: account,
  payload: payloads.getNotification,
  result: results(notification, 200),
});

export const getTopWinners = defineCall({
  key: "getTopWinners",
  area: "site",
  path: "/ekol/getTopWinners",
  summary: "The highest wins of late, names masked.",
  callers: everyone,
  payload: payloads.getTopWinners,
  result: results(winner, 100),
});

export const topWinnerService = defineCall({
  key: "topWinnerService",
  area: "site",
  path: "/ekol/topWinnerService",
  summary: "The highest wins of one service, page by page.",
  callers: everyone,
  payload: payloads.topWinnerService,
  result: pageOf(winner),
});

export const getCaptcha = defineCall({
  key: "getCaptcha",
  area: "site",
  path: "/ekol/getCaptcha",
  summary:
    "A fresh security code as a picture, or as a sound for who cannot read it; it is good once. No field has its digits.",
  callers: everyone,
  payload: payloads.getCaptcha,
  result: result(captcha),
});

export const getCountries = defineCall({
  key: "getCountries",
  area: "site",
  path: "/ekol/getCountries",
  summary: "The countries that a player may come from.",
  callers: everyone,
  payload: payloads.getCountries,
  result: results(country, 300),
});

export const getCurrencies = defineCall({
  key: "getCurrencies",
  area: "site",
  path: "/ekol/getCurrencies",
  summary: "The currencies in which the site opens accounts, with their minor digits (D38).",
  callers: everyone,
  payload: payloads.getCurrencies,
  result: results(currency, 50),
});
