import type { Handlers } from "../context.ts";
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
  getCountries,
  getCurrencies,
} satisfies Handlers;
