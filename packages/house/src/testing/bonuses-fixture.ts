import type { SeedBonus } from "../seed/bonuses.ts";

const text = (title: string, lang = "en") => ({
  lang,
  title,
  alt: "",
  html: `<p>${title}, in a sentence.</p>`,
  terms: "",
});

/** The bonuses of the tests: one for one use, a repeatable one, and one with only a German text. */
export const fixtureBonuses: readonly SeedBonus[] = [
  {
    name: "welcome",
    category: "welcome",
    percent: 100,
    multiplier: 5,
    oneUse: true,
    texts: [
      {
        lang: "en",
        title: "Welcome bonus",
        alt: "",
        html: "<p>The first deposit doubled.</p>",
        terms: "<p>Once a player.</p>",
      },
      { lang: "fa", title: "جایزهٔ خوش‌آمد", alt: "", html: "<p>نخستین واریز دو برابر.</p>", terms: "" },
    ],
  },
  { name: "monday", category: "loss", percent: 10, texts: [text("Monday back")] },
  { name: "german", category: "other", texts: [text("Nur auf Deutsch", "de")] },
];
