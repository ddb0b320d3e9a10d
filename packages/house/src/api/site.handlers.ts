import type { Handlers } from "../context.ts";
import { getCaptcha } from "./site/get-captcha.ts";
import { getCountries } from "./site/get-countries.ts";
import { getCurrencies } from "./site/get-currencies.ts";
import { getLanguages } from "./site/get-languages.ts";
import { getNotification } from "./site/get-notification.ts";
import { getPage } from "./site/get-page.ts";
import { getPopups } from "./site/get-popups.ts";
import { getSliders } from "./site/get-sliders.ts";
import { settings } from "./site/settings.ts";

export const siteHandlers = {
  settings,
  getLanguages,
  getPage,
  getSliders,
  getPopups,
  getNotification,
  getCaptcha,
  getCountries,
  getCurrencies,
} satisfies Handlers;
