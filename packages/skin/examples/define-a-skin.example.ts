import { defineSkin } from "@livery/skin";

/** A `skin.config.ts`: a few seeds of colour, and the variants that differ from the default. */
export default defineSkin({
  name: "northwind",
  title: "Northwind",
  domains: { site: "northwind.example", mobile: "m.northwind.example" },
  languages: ["en", "fa"],
  tokens: {
    color: { accent: "oklch(0.52 0.13 250)", ground: "#f6f8fb", ink: "#10202e" },
    shape: { radius: 6 },
  },
  pages: { home: "sports", login: "page" },
  blocks: { betSlip: "drawer" },
  messages: { en: { sport: { hero: { title: "Every match, one slip" } } } },
});
