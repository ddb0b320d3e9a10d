import { defineSkin } from "@livery/skin";
import { tokens as arcade } from "../arcade/tokens.ts";
import { tokens } from "./tokens.ts";
import de from "./messages/de.json";
import en from "./messages/en.json";
import fa from "./messages/fa.json";
import tr from "./messages/tr.json";

/** A calm seaside bookmaker that has been there for ever. */
export default defineSkin({
  name: "harbour",
  title: "Harbour",
  domains: { site: "harbour.localhost", mobile: "m.harbour.localhost" },
  languages: ["en", "fa", "tr", "de"],
  tokens,
  themes: { arcade: { title: "Arcade", tokens: arcade, fonts: ["exo-2", "orbitron", "vazirmatn"] } },
  pages: {
    home: "lobby",
    sports: "threeColumn",
    liveBets: "list",
    login: "popup",
    coupons: "tickets",
    register: "single",
    promotions: "cards",
  },
  blocks: { header: "bar", footer: "columns", betSlip: "rail" },
  mobile: { blocks: { betSlip: "sheet", navigation: "tabs" } },
  messages: { en, fa, tr, de },
  settings: { site_title: "Harbour", site_default_lang: "en" },
  assets: {
    logo: "assets/logo.svg",
    favicon: "assets/favicon.svg",
    pattern: "assets/waves.svg",
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
    fonts: ["figtree", "vazirmatn"],
  },
});
