import { defineSkin } from "@livery/skin";
import { tokens } from "./tokens.ts";
import de from "./messages/de.json";
import en from "./messages/en.json";
import fa from "./messages/fa.json";
import tr from "./messages/tr.json";

/** A northern, quiet book: one thing at a time. */
export default defineSkin({
  name: "nordlys",
  title: "Nordlys",
  domains: { site: "nordlys.localhost", mobile: "m.nordlys.localhost" },
  languages: ["en", "fa", "tr", "de"],
  tokens,
  pages: {
    home: "compact",
    sports: "cards",
    liveBets: "list",
    login: "page",
    coupons: "timeline",
    register: "stepper",
    transferRequest: "stepper",
  },
  blocks: { header: "centered", footer: "compact", betSlip: "drawer" },
  mobile: { blocks: { betSlip: "sheet", navigation: "tabs" } },
  messages: { en, fa, tr, de },
  settings: { site_title: "Nordlys", site_default_lang: "en" },
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
    fonts: ["instrument-sans", "vazirmatn"],
  },
});
