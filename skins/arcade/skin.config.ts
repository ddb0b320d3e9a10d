import { defineSkin } from "@livery/skin";
import { tokens as harbour } from "../harbour/tokens.ts";
import { tokens } from "./tokens.ts";
import de from "./messages/de.json";
import en from "./messages/en.json";
import fa from "./messages/fa.json";
import tr from "./messages/tr.json";

/** A neon machine room. */
export default defineSkin({
  name: "arcade",
  title: "Arcade",
  domains: { site: "arcade.localhost", mobile: "m.arcade.localhost" },
  languages: ["en", "fa", "tr", "de"],
  tokens,
  themes: { harbour: { title: "Harbour", tokens: harbour, fonts: ["figtree", "vazirmatn"] } },
  pages: {
    home: "promo",
    sports: "cards",
    liveBets: "split",
    login: "popup",
    coupons: "tickets",
    register: "single",
    transferRequest: "keypad",
    promotions: "story",
  },
  blocks: { header: "double", footer: "compact", betSlip: "drawer" },
  mobile: { blocks: { betSlip: "sheet", navigation: "tabs" } },
  messages: { en, fa, tr, de },
  settings: { site_title: "Arcade", site_default_lang: "en" },
  assets: {
    logo: "assets/logo.svg",
    favicon: "assets/favicon.svg",
    pattern: "assets/grid.svg",
    scene: "assets/horizon.svg",
    empty: "assets/no-coin.svg",
    marks: {
      sports: "assets/marks/sports.svg",
      live: "assets/marks/live.svg",
      slots: "assets/marks/slots.svg",
      casino: "assets/marks/casino.svg",
      virtual: "assets/marks/virtual.svg",
      bingo: "assets/marks/bingo.svg",
    },
    fonts: ["exo-2", "orbitron", "vazirmatn"],
  },
});
