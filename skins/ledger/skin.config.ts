import { defineSkin } from "@livery/skin";
import { tokens } from "./tokens.ts";
import de from "./messages/de.json";
import en from "./messages/en.json";
import fa from "./messages/fa.json";
import tr from "./messages/tr.json";

/** A trader's tape: paper, black, and one amber for whatever is alive. */
export default defineSkin({
  name: "ledger",
  title: "Ledger",
  domains: { site: "ledger.localhost", mobile: "m.ledger.localhost" },
  languages: ["en", "fa", "tr", "de"],
  tokens,
  pages: {
    home: "lobby",
    sports: "oddsTable",
    liveBets: "list",
    login: "page",
    coupons: "table",
    register: "single",
    transferRequest: "table",
    promotions: "list",
  },
  blocks: { header: "bar", footer: "compact", betSlip: "drawer" },
  mobile: { blocks: { betSlip: "sheet", navigation: "tabs" } },
  messages: { en, fa, tr, de },
  settings: { site_title: "Ledger", site_default_lang: "en" },
  assets: {
    logo: "assets/logo.svg",
    favicon: "assets/favicon.svg",
    pattern: "assets/tape.svg",
    scene: "assets/ticker.svg",
    empty: "assets/blank-tape.svg",
    marks: {
      sports: "assets/marks/sports.svg",
      live: "assets/marks/live.svg",
      slots: "assets/marks/slots.svg",
      casino: "assets/marks/casino.svg",
      virtual: "assets/marks/virtual.svg",
      bingo: "assets/marks/bingo.svg",
    },
    fonts: ["inter", "jetbrains-mono", "vazirmatn"],
  },
});
