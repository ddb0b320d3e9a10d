import { describe, expect, test } from "vitest";
import { parityProblems } from "../check/index.ts";
import { messagesByKey } from "../check/message-keys.ts";
import { languageOf } from "../languages.ts";
import { loadMessages, messageLanguages } from "./index.ts";
import { readMessages } from "./read.ts";

const english = readMessages("en");

/** Words that are the same in both languages, by right. */
const cognates: Readonly<Record<string, readonly string[]>> = {
  fa: [],
  tr: [
    "frame:odds.hongkong",
    "panel:bonuses.one",
    "panel:target.bonus",
    "panel:target.site",
    "sport:tournament.bundesliga",
    "sport:tournament.eredivisie",
    "sport:tournament.la_liga",
    "sport:tournament.ligue_1",
    "sport:tournament.primeira_liga",
    "sport:tournament.serie_a",
    "sport:tournament.super_lig",
  ],
  de: [
    "chat:short",
    "coupon:statusLabel",
    "account:register.optional",
    "panel:coupons.status",
    "panel:field.hosts",
    "panel:field.name",
    "panel:field.status",
    "panel:form.optional",
    "panel:results.state",
    "payment:history.status",
    "payment:optional",
    "frame:menu.version",
    "frame:navigation.live",
    "panel:richText.link",
    "panel:role.partner",
    "panel:signIn.code",
    "panel:signIn.name",
    "sport:category.england",
    "sport:category.international",
    "sport:category.wales",
    "sport:sport.basketball",
    "sport:sport.handball",
    "sport:sport.tennis",
    "sport:sport.volleyball",
    "sport:tournament.brasileirao_serie_a",
    "sport:tournament.bundesliga",
    "sport:tournament.eredivisie",
    "sport:tournament.j1_league",
    "sport:tournament.la_liga",
    "sport:tournament.lagoon_open",
    "sport:tournament.ligue_1",
    "sport:tournament.persian_gulf_pro_league",
    "sport:tournament.premier_league",
    "sport:tournament.primeira_liga",
    "sport:tournament.riverside_open",
    "sport:tournament.serie_a",
    "sport:tournament.super_lig",
    "panel:bonuses.one",
    "panel:target.bonus",
  ],
};

/** Whether a text has a word to translate: two letters together outside its variables. 1X and X2 are signs. */
const hasLetters = (text: string) => /\p{L}{2}/u.test(withoutVariables(text));
const withoutVariables = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, "");

describe("The product's messages", () => {
  test.each(messageLanguages.filter((code) => code !== "en"))("in %s agree with the English ones", (code) => {
    const bcp47 = languageOf(code)?.bcp47 ?? code;
    expect(parityProblems({ bcp47, original: english, translation: readMessages(code) })).toEqual([]);
  });

  test.each(messageLanguages)("in %s are all in the list of lazy chunks, and load from it", async (code) => {
    expect(await loadMessages(code)).toEqual(readMessages(code));
  });

  test("load by namespace; missing ones are omitted", async () => {
    expect(Object.keys(await loadMessages("fa", ["error", "nothing", "constructor"]))).toEqual(["error"]);
    expect(await loadMessages("zz")).toEqual({});
    expect(await loadMessages("__proto__")).toEqual({});
  });

  test("are complete in English, Persian, Turkish and German", () => {
    expect([...messageLanguages].sort()).toEqual(["de", "en", "fa", "tr"]);
  });

  test.each(Object.entries(cognates))("in %s are translated: none is left in English", (code, same) => {
    const own = messagesByKey(readMessages(code));
    const left = [...messagesByKey(english).values()].flatMap(({ key, forms }) =>
      [...forms].filter(([form, text]) => hasLetters(text) && own.get(key)?.forms.get(form) === text).map(() => key),
    );
    expect([...new Set(left)].sort()).toEqual([...same].sort());
  });

  test.each([
    ["de", /\b(?:du|dir|dich|dein\w*|klicke|bitte (?:gib|wähle|prüfe|melde)|coupon|odds)\b|"/i],
    ["tr", /\b(?:senin|sana|girebilirsin|yapabilirsin|coupon|odds)\b|"/i],
  ])("in %s address the player formally and use the language's own terms", (code, wrong) => {
    const found = [...messagesByKey(readMessages(code)).values()].flatMap(({ key, forms }) =>
      [...forms.values()].filter((text) => wrong.test(withoutVariables(text))).map((text) => `${key}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test("in Persian are written with Persian letters and the Latin digits of D37", () => {
    const wrong = [...messagesByKey(readMessages("fa")).values()].flatMap(({ key, forms }) =>
      [...forms.values()].filter((text) => /[يك٠-٩۰-۹]/.test(text)).map((text) => `${key}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});
