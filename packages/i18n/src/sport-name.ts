import type { i18n } from "i18next";
import { plainMessage } from "./plain-messages.ts";

/** A sport's name in the page's language; a name without a translation stays as the server sends it. */
export function sportName(i18n: i18n, name: string): string {
  return plainMessage(i18n, `sport:sport.${name.toLowerCase().replaceAll(" ", "_")}`) ?? name;
}
