import { defineSkin } from "@livery/skin";
import { tinyTokens, tokens } from "./tokens.ts";
import en from "./messages/en.json";
import fa from "./messages/fa.json";

/** What tests are run against: forty-letter words, seeds that fight, huge and tiny scale, no picture and no font of its own. */
export default defineSkin({
  name: "gauntlet",
  title: "Gauntletwithanamelongerthananyheaderholds",
  domains: { site: "gauntlet.localhost", mobile: "m.gauntlet.localhost" },
  languages: ["en", "fa"],
  tokens,
  themes: { "gauntlet-tiny": { title: "Gauntletbutsosmallthatnobodycanreaditnow", tokens: tinyTokens } },
  pages: {
    home: "promo",
    sports: "oddsTable",
    liveBets: "multiview",
    login: "keypad",
    coupons: "timeline",
    register: "columns",
    transferRequest: "handoff",
    promotions: "story",
  },
  blocks: { header: "double", footer: "licence", betSlip: "sheet" },
  messages: { en, fa },
  settings: { site_title: "Gauntletwithanamelongerthananyheaderholds", site_default_lang: "en" },
});
