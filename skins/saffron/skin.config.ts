import { defineSkin } from "@livery/skin";
import { tokens } from "./tokens.ts";
import de from "./messages/de.json";
import en from "./messages/en.json";
import fa from "./messages/fa.json";
import tr from "./messages/tr.json";

/** A Tehran tea house at night: written from right to left first. */
export default defineSkin({
  name: "saffron",
  title: "Saffron",
  domains: { site: "saffron.localhost", mobile: "m.saffron.localhost" },
  languages: ["fa", "en", "tr", "de"],
  tokens,
  pages: {
    home: "lobby",
    sports: "threeColumn",
    liveBets: "list",
    login: "page",
    coupons: "tickets",
    register: "stepper",
    transferRequest: "accordion",
  },
  blocks: { header: "centered", footer: "licence", betSlip: "drawer" },
  mobile: { blocks: { betSlip: "sheet", navigation: "tabs" } },
  messages: { en, fa, tr, de },
  settings: { site_title: "Saffron", site_default_lang: "fa" },
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
    fonts: ["readex-pro", "vazirmatn", "figtree"],
  },
});
