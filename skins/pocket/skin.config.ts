import { defineSkin } from "@livery/skin";
import { tokens } from "./tokens.ts";
import de from "./messages/de.json";
import en from "./messages/en.json";
import fa from "./messages/fa.json";
import tr from "./messages/tr.json";

/** An app that happens to be a site. */
export default defineSkin({
  name: "pocket",
  title: "Pocket",
  domains: { site: "pocket.localhost", mobile: "m.pocket.localhost" },
  languages: ["en", "fa", "tr", "de"],
  tokens,
  pages: {
    home: "compact",
    sports: "cards",
    liveBets: "list",
    login: "page",
    coupons: "timeline",
    register: "stepper",
    transferRequest: "sheet",
    promotions: "story",
  },
  blocks: { header: "bar", footer: "compact", betSlip: "sheet" },
  mobile: { blocks: { betSlip: "sheet", navigation: "tabs" } },
  messages: { en, fa, tr, de },
  settings: { site_title: "Pocket", site_default_lang: "en" },
  assets: {
    logo: "assets/logo.svg",
    favicon: "assets/favicon.svg",
    pattern: "assets/shade.svg",
    scene: "assets/cards.svg",
    empty: "assets/empty-pocket.svg",
    marks: {
      sports: "assets/marks/sports.svg",
      live: "assets/marks/live.svg",
      slots: "assets/marks/slots.svg",
      casino: "assets/marks/casino.svg",
      virtual: "assets/marks/virtual.svg",
      bingo: "assets/marks/bingo.svg",
    },
    fonts: ["outfit", "cairo"],
  },
});
