import { defineSkin } from "@livery/skin";
import { tokens } from "./tokens.ts";
import de from "./messages/de.json";
import en from "./messages/en.json";
import fa from "./messages/fa.json";
import tr from "./messages/tr.json";

/** Betting as a chat with someone you know. */
export default defineSkin({
  name: "parlour",
  title: "Parlour",
  domains: { site: "parlour.localhost", mobile: "m.parlour.localhost" },
  languages: ["en", "fa", "tr", "de"],
  tokens,
  pages: {
    home: "promo",
    sports: "cards",
    liveBets: "list",
    login: "page",
    coupons: "timeline",
    register: "stepper",
    transferRequest: "chat",
    promotions: "list",
  },
  blocks: { header: "centered", footer: "columns", betSlip: "sheet" },
  mobile: { blocks: { betSlip: "sheet", navigation: "tabs" } },
  messages: { en, fa, tr, de },
  settings: { site_title: "Parlour", site_default_lang: "en" },
  assets: {
    logo: "assets/logo.svg",
    favicon: "assets/favicon.svg",
    pattern: "assets/weave.svg",
    scene: "assets/corner.svg",
    empty: "assets/teacup.svg",
    marks: {
      sports: "assets/marks/sports.svg",
      live: "assets/marks/live.svg",
      slots: "assets/marks/slots.svg",
      casino: "assets/marks/casino.svg",
      virtual: "assets/marks/virtual.svg",
      bingo: "assets/marks/bingo.svg",
    },
    fonts: ["dm-sans", "bricolage-grotesque", "vazirmatn"],
  },
});
