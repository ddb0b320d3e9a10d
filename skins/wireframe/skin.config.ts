import { defineSkin } from "@livery/skin";
import { tokens } from "./tokens.ts";

/** A drawing board: the pages' parts as labelled boxes, for prototypes and for looking at order rather than looks. */
export default defineSkin({
  name: "wireframe",
  title: "Wireframe",
  domains: { site: "wireframe.localhost", mobile: "m.wireframe.localhost" },
  languages: ["en", "fa"],
  tokens,
  pages: {
    home: "lobby",
    sports: "threeColumn",
    liveBets: "list",
    login: "popup",
    coupons: "table",
    register: "single",
    promotions: "cards",
  },
  blocks: { header: "bar", footer: "columns", betSlip: "rail" },
  settings: { site_title: "Wireframe", site_default_lang: "en" },
});
