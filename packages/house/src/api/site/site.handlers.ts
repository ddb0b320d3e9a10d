import type { Handlers } from "../../context.ts";
import { getCaptcha } from "./get-captcha.ts";
import { getCountries } from "./get-countries.ts";
import { getCurrencies } from "./get-currencies.ts";
import { getLanguages } from "./get-languages.ts";
import { getNotification } from "./get-notification.ts";
import { getPage } from "./get-page.ts";
import { getPopups } from "./get-popups.ts";
import { getSliders } from "./get-sliders.ts";
import { settings } from "./settings.ts";

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
