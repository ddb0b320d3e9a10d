import { defineSkin } from "@livery/skin";
import { tokens } from "./tokens.ts";
import de from "./messages/de.json";
import en from "./messages/en.json";
import fa from "./messages/fa.json";
import tr from "./messages/tr.json";

/** For regulars in a hurry: red, carbon and white, everything leans forward. */
export default defineSkin({
  name: "turbo",
  title: "Turbo",
  domains: { site: "turbo.localhost", mobile: "m.turbo.localhost" },
  languages: ["en", "fa", "tr", "de"],
  tokens,
  pages: {
    home: "sports",
    sports: "oddsTable",
    liveBets: "split",
    login: "popup",
    coupons: "timeline",
    register: "single",
    transferRequest: "express",
    promotions: "cards",
  },
  blocks: { header: "bar", footer: "compact", betSlip: "sheet" },
  mobile: { blocks: { betSlip: "sheet", navigation: "tabs" } },
  messages: { en, fa, tr, de },
  settings: { site_title: "Turbo", site_default_lang: "en" },
  assets: {
    logo: "assets/logo.svg",
    favicon: "assets/favicon.svg",
    pattern: "assets/tyre.svg",
    scene: "assets/straight.svg",
    empty: "assets/lights-out.svg",
    marks: {
      sports: "assets/marks/sports.svg",
      live: "assets/marks/live.svg",
      slots: "assets/marks/slots.svg",
      casino: "assets/marks/casino.svg",
      virtual: "assets/marks/virtual.svg",
      bingo: "assets/marks/bingo.svg",
    },
    fonts: ["saira", "vazirmatn"],
  },
});
