import { defineSkin } from "@livery/skin";
import { tokens } from "./tokens.ts";
import de from "./messages/de.json";
import en from "./messages/en.json";
import fa from "./messages/fa.json";
import tr from "./messages/tr.json";

/** A racecourse programme on cream paper. */
export default defineSkin({
  name: "derby",
  title: "Derby",
  domains: { site: "derby.localhost", mobile: "m.derby.localhost" },
  languages: ["en", "fa", "tr", "de"],
  tokens,
  pages: {
    home: "lobby",
    sports: "oddsTable",
    liveBets: "split",
    login: "popup",
    coupons: "tickets",
    register: "columns",
    transferRequest: "receipt",
    promotions: "list",
  },
  blocks: { header: "double", footer: "licence", betSlip: "rail" },
  mobile: { blocks: { betSlip: "sheet", navigation: "tabs" } },
  messages: { en, fa, tr, de },
  settings: { site_title: "Derby", site_default_lang: "en" },
  assets: {
    logo: "assets/logo.svg",
    favicon: "assets/favicon.svg",
    pattern: "assets/hatch.svg",
    scene: "assets/course.svg",
    empty: "assets/stub.svg",
    marks: {
      sports: "assets/marks/sports.svg",
      live: "assets/marks/live.svg",
      slots: "assets/marks/slots.svg",
      casino: "assets/marks/casino.svg",
      virtual: "assets/marks/virtual.svg",
      bingo: "assets/marks/bingo.svg",
    },
    fonts: ["newsreader", "fraunces", "noto-sans-arabic"],
  },
});
