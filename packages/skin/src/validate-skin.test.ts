import { describe, expect, test } from "vitest";
import { variantNames } from "./variant-names.ts";
import { describeProblem } from "./problem.ts";
import { SkinError, validateSkin } from "./validate-skin.ts";

const known = {
  languages: ["en", "fa"],
  messages: {
    sport: { hero: { title: "Odds", text: "All of them" }, matches_one: "{{count}}", matches_other: "{{count}}" },
  },
};

const config = {
  name: "harbour",
  title: "Harbour",
  domains: { site: "harbour.localhost" },
  languages: ["en", "fa"],
  tokens: {},
};

function problemsWith(change: object): readonly string[] {
  try {
    validateSkin({ ...config, ...change }, "skin.config.ts", known);
  } catch (error) {
    if (error instanceof SkinError) return error.problems.map(describeProblem);
    throw error;
  }
  return [];
}

test("a skin that sets little gets the product's defaults for the rest", () => {
  const skin = validateSkin(config, "skin.config.ts", known);
  expect(skin.pages).toEqual({
    home: "lobby",
    sports: "threeColumn",
    liveBets: "list",
    login: "popup",
    register: "single",
    coupons: "tickets",
    transferRequest: "classic",
    promotions: "cards",
    match: "standard",
    liveMatch: "standard",
    results: "standard",
    coupon: "standard",
    sharedCoupon: "standard",
    ticketCheck: "standard",
    transactions: "standard",
    notifications: "standard",
    userInformation: "standard",
    changePassword: "standard",
    info: "standard",
  });
  expect(skin.blocks).toEqual({ header: "bar", footer: "columns", betSlip: "rail" });
  expect(skin).toMatchObject({
    apiHosts: [],
    liveHosts: [],
    imageHosts: [],
    messages: {},
    settings: {},
    assets: {},
    plugins: [],
  });
});

describe("D49 the mobile host", () => {
  const domains = { site: "harbour.localhost", mobile: "m.harbour.localhost" };

  test("has the site's variants, the slip as a sheet and a navigation at the foot, unless the skin sets others", () => {
    const plain = validateSkin({ ...config, domains, pages: { login: "page" } }, "skin.config.ts", known);
    expect(plain.mobile).toEqual({
      pages: plain.pages,
      blocks: { ...plain.blocks, betSlip: "sheet", navigation: "tabs" },
    });
    const mobile = { pages: { login: "popup" }, blocks: { betSlip: "rail" } };
    const own = validateSkin({ ...config, domains, pages: { login: "page" }, mobile }, "skin.config.ts", known);
    expect([own.pages.login, own.mobile.pages.login]).toEqual(["page", "popup"]);
    expect([own.blocks.betSlip, own.mobile.blocks.betSlip]).toEqual(["rail", "rail"]);
  });

  test("is the site's host with the prefix m., and a mobile choice needs a mobile host", () => {
    expect(problemsWith({ domains: { site: "harbour.example", mobile: "mobile.harbour.example" } })).toEqual([
      'skin.config.ts: domains.mobile: "mobile.harbour.example" is not allowed. Allowed: m.harbour.example.',
    ]);
    expect(problemsWith({ mobile: { pages: { login: "page" } } })).toEqual([
      'skin.config.ts: domains.mobile: is missing. Allowed: m.harbour.localhost, the host that "mobile" is for.',
    ]);
  });

  test("has blocks that the site's shell lacks", () => {
    expect(problemsWith({ blocks: { navigation: "tabs" } })).toHaveLength(1);
    expect(problemsWith({ domains, mobile: { blocks: { navigation: "tab" } } })).toEqual([
      'skin.config.ts: mobile.blocks.navigation: "tab" is not allowed. Allowed: tabs. Did you mean "tabs"?',
    ]);
  });
});

describe("an error of a skin names file, field, value, what is allowed and the nearest name", () => {
  test.each([
    [
      "a variant",
      { pages: { sports: "threeColums" } },
      `skin.config.ts: pages.sports: "threeColums" is not allowed. Allowed: ${variantNames.pages.sports.join(", ")}. Did you mean "threeColumn"?`,
    ],
    [
      "a page",
      { pages: { sport: "threeColumn" } },
      'skin.config.ts: pages.sport: "threeColumn" is not allowed. Allowed: one of the names home, sports, liveBets, login, register, coupons, transferRequest, promotions, match, liveMatch, results, coupon, sharedCoupon, ticketCheck, transactions, notifications, userInformation, changePassword, info. Did you mean "sports"?',
    ],
    [
      "a field",
      { langauges: ["en"] },
      expect.stringMatching(
        /^skin\.config\.ts: langauges: \["en"\] is not allowed\. Allowed: one of the names .*\. Did you mean "languages"\?$/,
      ),
    ],
    [
      "a name",
      { name: "Harbour!" },
      'skin.config.ts: name: "Harbour!" is not allowed. Allowed: 2 to 40 lower-case letters, digits and hyphens, a letter first.',
    ],
    ["a missing field", { title: undefined }, "skin.config.ts: title: is missing. Allowed: text."],
    [
      "a host",
      { domains: { site: "https://harbour.example/" } },
      expect.stringMatching(/domains\.site: "https:\/\/harbour\.example\/" is not allowed\. Allowed: a host name/),
    ],
    [
      "a language without messages",
      { languages: ["em"] },
      'skin.config.ts: languages.0: "em" is not allowed. Allowed: en, fa.',
    ],
    [
      "a language twice",
      { languages: ["en", "en"] },
      'skin.config.ts: languages: ["en","en"] is not allowed. Allowed: each language once.',
    ],
    [
      "a token",
      { tokens: { color: { acent: "#0f766e" } } },
      expect.stringMatching(
        /^skin\.config\.ts: tokens\.color\.acent: "#0f766e" is not allowed\. .*Did you mean "color\.accent"\?$/,
      ),
    ],
    [
      "a token's value",
      { tokens: { shape: { radius: 99 } } },
      expect.stringMatching(/tokens\.shape\.radius: 99 is not allowed\. Allowed: a number from 0 to 32/),
    ],
    [
      "a font",
      { assets: { fonts: ["figtre"] } },
      expect.stringMatching(
        /assets\.fonts\.0: "figtre" is not allowed\. Allowed: .*figtree, .*Did you mean "figtree"\?/,
      ),
    ],
    [
      "a theme's token",
      { themes: { night: { title: "Night", tokens: { shape: { corner: "chamfr" } } } } },
      expect.stringMatching(/themes\.night\.tokens\.shape\.corner: "chamfr" .*Did you mean "chamfer"\?/),
    ],
    [
      "a theme of the brand's own name",
      { themes: { harbour: { title: "Again", tokens: {} } } },
      expect.stringMatching(/themes\.harbour: "harbour" is not allowed\. Allowed: a name that is not the brand's own/),
    ],
    [
      "a file outside the folder",
      { assets: { logo: "../logo.svg" } },
      expect.stringMatching(/assets\.logo: "\.\.\/logo\.svg" is not allowed/),
    ],
    [
      "a setting",
      { settings: { site_titel: "Harbour" } },
      expect.stringMatching(/settings\.site_titel: "Harbour" is not allowed\. .*Did you mean "site_title"\?/),
    ],
    [
      "a setting's value",
      { settings: { site_default_lang: "ne" } },
      'skin.config.ts: settings.site_default_lang: "ne" is not allowed. Allowed: en, fa.',
    ],
    [
      "a default language that the settings do not offer",
      { languages: ["en", "fa"], settings: { languages: "fa,xx", site_default_lang: "en" } },
      'skin.config.ts: settings.site_default_lang: "en" is not allowed. Allowed: fa.',
    ],
    [
      "a setting out of range",
      { settings: { matches_day: 4000 } },
      expect.stringMatching(/settings\.matches_day: 4000 is not allowed\. Allowed: a whole number from 1 to 365/),
    ],
    [
      "an API host that is not listed",
      { settings: { site_api: "https://evil.example/v1" } },
      expect.stringMatching(/settings\.site_api: .*Allowed: a host that the skin lists: harbour\.localhost/),
    ],
    [
      "a word",
      { messages: { en: { sport: { hero: { titel: "x" } } } } },
      expect.stringMatching(
        /messages\.en\.sport\.hero\.titel: "x" is not allowed\. Allowed: one of the names title, text\. Did you mean "title"\?/,
      ),
    ],
    [
      "a word that is no text",
      { messages: { en: { sport: { hero: "x" } } } },
      expect.stringMatching(/messages\.en\.sport\.hero: "x" is not allowed\. Allowed: an object of texts/),
    ],
    [
      "a plugin whose name leads elsewhere",
      { plugins: ["../promo"] },
      expect.stringMatching(/plugins\.0: "\.\.\/promo" is not allowed\. Allowed: 2 to 40 lower-case letters/),
    ],
    [
      "a plugin that is named twice",
      { plugins: ["promo", "promo"] },
      expect.stringMatching(/plugins: .* is not allowed\. Allowed: each plugin once/),
    ],
    [
      "words of a language that is not built",
      { languages: ["en"], messages: { fa: {} } },
      expect.stringMatching(/messages\.fa: "fa" is not allowed\. Allowed: en/),
    ],
  ])("%s", (_what, change, expected) => {
    const problems = problemsWith(change);
    expect(problems).toEqual([expected]);
  });

  test("for all errors at once", () => {
    expect(problemsWith({ title: "", pages: { home: "loby" }, tokens: { density: 9 } })).toHaveLength(3);
  });

  test("for what is not an object at all", () => {
    expect(() => validateSkin(null, "skin.config.ts", known)).toThrow(SkinError);
    expect(() => validateSkin([], "skin.config.ts", known)).toThrow(/Allowed: defineSkin/);
  });
});

test("messages may have plural forms that English lacks", () => {
  expect(problemsWith({ messages: { fa: { sport: { matches_many: "{{count}}" } } } })).toEqual([]);
});
