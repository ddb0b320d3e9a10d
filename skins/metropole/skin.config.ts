import { defineSkin } from "@livery/skin";
import { tokens } from "./tokens.ts";
import de from "./messages/de.json";
import en from "./messages/en.json";
import fa from "./messages/fa.json";
import tr from "./messages/tr.json";

/** The grand European desktop sportsbook. */
export default defineSkin({
  name: "metropole",
  title: "Metropole",
  domains: { site: "metropole.localhost", mobile: "m.metropole.localhost" },
  languages: ["de", "en", "fa", "tr"],
  tokens,
  pages: {
    home: "sports",
    sports: "threeColumn",
    liveBets: "split",
    login: "popup",
    coupons: "table",
    register: "columns",
    transferRequest: "tabs",
  },
  blocks: { header: "double", footer: "licence", betSlip: "rail" },
  mobile: { blocks: { betSlip: "sheet", navigation: "tabs" } },
  messages: { en, fa, tr, de },
  settings: { site_title: "Metropole", site_default_lang: "de" },
  assets: {
    logo: "assets/logo.svg",
    favicon: "assets/favicon.svg",
    pattern: "assets/pattern.svg",
    edge: "assets/edge.svg",
    scene: "assets/scene.svg",
    empty: "assets/empty.svg",
    marks: {
      sports: "assets/marks/sports.svg",
      live: "assets/marks/live.svg",
      slots: "assets/marks/slots.svg",
      casino: "assets/marks/casino.svg",
      virtual: "assets/marks/virtual.svg",
      bingo: "assets/marks/bingo.svg",
    },
    fonts: ["hanken-grotesk", "vazirmatn"],
  },
});
