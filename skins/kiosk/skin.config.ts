import { defineSkin } from "@livery/skin";
import { tokens } from "./tokens.ts";
import de from "./messages/de.json";
import en from "./messages/en.json";
import fa from "./messages/fa.json";
import tr from "./messages/tr.json";

/** The machine in the shop: whoever stands before it wears gloves and has no keyboard. */
export default defineSkin({
  name: "kiosk",
  title: "Kiosk",
  domains: { site: "kiosk.localhost", mobile: "m.kiosk.localhost" },
  languages: ["en", "fa", "tr", "de"],
  tokens,
  pages: {
    home: "compact",
    sports: "cards",
    liveBets: "list",
    login: "keypad",
    coupons: "tickets",
    register: "single",
    transferRequest: "terminal",
    promotions: "cards",
  },
  blocks: { header: "terminal", footer: "licence", betSlip: "drawer" },
  mobile: { blocks: { betSlip: "sheet", navigation: "tabs" } },
  messages: { en, fa, tr, de },
  settings: { site_title: "Kiosk", site_default_lang: "en" },
  assets: {
    logo: "assets/logo.svg",
    favicon: "assets/favicon.svg",
    pattern: "assets/signs.svg",
    scene: "assets/hall.svg",
    empty: "assets/no-ticket.svg",
    marks: {
      sports: "assets/marks/sports.svg",
      live: "assets/marks/live.svg",
      slots: "assets/marks/slots.svg",
      casino: "assets/marks/casino.svg",
      virtual: "assets/marks/virtual.svg",
      bingo: "assets/marks/bingo.svg",
    },
    fonts: ["rubik", "vazirmatn"],
  },
});
