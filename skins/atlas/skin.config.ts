import { defineSkin } from "@livery/skin";
import { tokens } from "./tokens.ts";
import de from "./messages/de.json";
import en from "./messages/en.json";
import fa from "./messages/fa.json";
import tr from "./messages/tr.json";

/** A wide-screen workplace for people who watch six matches at once. */
export default defineSkin({
  name: "atlas",
  title: "Atlas",
  domains: { site: "atlas.localhost", mobile: "m.atlas.localhost" },
  languages: ["en", "fa", "tr", "de"],
  tokens,
  pages: {
    home: "sports",
    sports: "oddsTable",
    liveBets: "multiview",
    login: "popup",
    coupons: "table",
    register: "columns",
    transferRequest: "split",
    promotions: "list",
  },
  blocks: { header: "bar", footer: "compact", betSlip: "rail" },
  mobile: { blocks: { betSlip: "sheet", navigation: "tabs" } },
  messages: { en, fa, tr, de },
  settings: { site_title: "Atlas", site_default_lang: "en" },
  assets: {
    logo: "assets/logo.svg",
    favicon: "assets/favicon.svg",
    pattern: "assets/meridians.svg",
    scene: "assets/projection.svg",
    empty: "assets/uncharted.svg",
    marks: {
      sports: "assets/marks/sports.svg",
      live: "assets/marks/live.svg",
      slots: "assets/marks/slots.svg",
      casino: "assets/marks/casino.svg",
      virtual: "assets/marks/virtual.svg",
      bingo: "assets/marks/bingo.svg",
    },
    fonts: ["archivo", "archivo-narrow", "vazirmatn"],
  },
});
