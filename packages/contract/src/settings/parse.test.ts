import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { settingFields, settingNames } from "./fields.ts";
import { payways } from "./settings.model.ts";
import { completeSettings, defaultDocument, encodeSettings, parseSettings, settingsDefaults } from "./parse.ts";
import { SettingsError } from "./problems.ts";

function problemsOf(document: unknown, options?: Parameters<typeof parseSettings>[1]) {
  try {
    parseSettings(document, options);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

/** §3, word for word. */
const specified =
  "site_title, site_keywords, site_description, site_logo, site_favicon, site_background, site_domain, site_api, css, generalJs, live_chat_script, live_chat_script_mobile, google_analytics, google_id, google_site_verification, footer_bottom_text, footer_payment_logos, curacao_gaming, curacao_gaming_name, whatsapp_number, whatsapp_title, telegram_name, facebook, twitter, instagram, googleplus, youtube, vk, skype, tv_link, tv_logos, specialone_file, specialone_link, specialtwo_file, specialtwo_link, statistic_url, register_disabled, login_screen, site_default_lang, site_default_theme, browser_language, auto_print, mail_activation, top_winners, redirectRegister, registerMobileRequired, registerTcRequired, defaultPhone, defaultCurrency, defaultCountry, themeChange, payway, rivHeaderSee, affiliateStatus, currencyMode, tofixedNumber, matches_day, first_bulletin, live_show_tracker, live_ip, serverid, virtualgames_ids, tvgames_ids, topcasino_ids, newcasino_ids, topslot_ids, newslot_ids, coupon_amount_group, operatorId, version";

describe("the fields of the settings", () => {
  test("are all of §3, and those that decisions added", () => {
    const expected = specified.split(", ");
    expect(expected.filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(settingNames.filter((name) => !expected.includes(name))).toEqual([
      "languages",
      "language_switch_locked",
      "time_zone",
      "mobile_redirect",
      "maintenance",
      "maintenance_until",
      "sports_home",
      "odds_format",
      "cancelMinutes",
      "sellAccumulators",
      "popups_on_request",
      "live_odds_types",
      ...settingNames.filter((name) => name.startsWith("info_page_")),
    ]);
  });

  test("have a unique name, one property of the model and a sentence of documentation", () => {
    expect(new Set(settingNames).size).toBe(settingNames.length);
    expect(new Set(settingFields.map((field) => field.model)).size).toBe(settingFields.length);
    for (const field of settingFields) {
      expect(field.doc).toMatch(/^[A-Z].*\.$/);
      expect(field.kind.allowed.length).toBeGreaterThan(5);
    }
  });
});

describe("the product's defaults", () => {
  test("are the specification's: Turkish, quick stakes of 5, 10, 20 and 50, 30 days, bulletin of 100, two decimals (§9, D31, D37)", () => {
    expect(settingsDefaults).toMatchObject({
      defaultLanguage: "tr",
      quickStakes: [500n, 1000n, 2000n, 5000n],
      matchesDays: 30,
      firstBulletin: 100,
      oddsDecimals: 2,
      oddsFormat: "decimal",
      redirectRegister: "deposit",
    });
  });

  test("show the product's own version (D63): after a release, write it into version.ts", () => {
    const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
      version: string;
    };
    expect(settingsDefaults.version).toBe(version);
  });

  test("name the info pages 5 to 13 (§2, D48)", () => {
    const { infoPages } = settingsDefaults;
    expect(infoPages).toMatchObject({
      about: 7,
      privacy: 8,
      terms: 9,
      responsible: 10,
      betRules: 13,
      payments: 12,
      faq: 6,
      dictionary: 5,
      customerService: 11,
    });
  });

  test("can be written as a document and read again", () => {
    expect(completeSettings(encodeSettings(settingsDefaults))).toEqual(settingsDefaults);
    expect(completeSettings(defaultDocument())).toEqual(settingsDefaults);
  });

  test("apply if a document has no value, or null (D51)", () => {
    const settings = completeSettings({ site_title: "Harbour", matches_day: null, info_page_about: 70 });
    expect(settings).toEqual({
      ...settingsDefaults,
      title: "Harbour",
      infoPages: { ...settingsDefaults.infoPages, about: 70 },
    });
  });
});

describe("a settings document", () => {
  test("returns only the settings that it contains", () => {
    expect(parseSettings({})).toEqual({});
    expect(parseSettings({ site_title: "Harbour", site_logo: null })).toEqual({ title: "Harbour" });
  });

  test.each([
    [0, false],
    [1, true],
    ["0", false],
    ["1", true],
    [false, false],
    [true, true],
  ])("accepts %j as a flag", (written, flag) => {
    expect(parseSettings({ register_disabled: written })).toEqual({ registerDisabled: flag });
    expect(encodeSettings({ registerDisabled: flag })).toEqual({ register_disabled: flag ? 1 : 0 });
  });

  test.each(payways)("accepts %s as the way that payments open", (payway) => {
    expect(parseSettings({ payway })).toEqual({ payway });
    expect(() => parseSettings({ payway: `${payway}s` })).toThrow(/one of popup, page, chat/);
  });

  test("accepts a number or its digits", () => {
    expect(parseSettings({ matches_day: 7, first_bulletin: "200" })).toEqual({ matchesDays: 7, firstBulletin: 200 });
  });

  test("accepts a list separated by commas or semicolons, or an array", () => {
    expect(
      parseSettings({ whatsapp_number: "+90 555 111 22 33; +44 20 1234", topslot_ids: "4,5", newslot_ids: [6, "7"] }),
    ).toEqual({
      whatsappNumbers: ["+90 555 111 22 33", "+44 20 1234"],
      topSlotIds: [4, 5],
      newSlotIds: [6, 7],
    });
    expect(encodeSettings({ topSlotIds: [4, 5], whatsappNumbers: ["+90555", "+44201"] })).toEqual({
      topslot_ids: "4,5",
      whatsapp_number: "+90555;+44201",
    });
  });

  test.each([
    ["TRY", "5,10,2.5", [500n, 1000n, 250n]],
    ["TND", "1,1.500", [1000n, 1500n]],
    ["JPY", "100", [100n]],
  ])("has quick stakes in whole %s, and the model has them in minor units (D38)", (currency, written, stakes) => {
    const settings = parseSettings({ defaultCurrency: currency, coupon_amount_group: written });
    expect(settings.quickStakes).toEqual(stakes);
    expect(parseSettings(encodeSettings(settings))).toEqual(settings);
  });

  test("has a banner only if it has a link", () => {
    const banner = { specialone_file: "/a.png", specialone_link: "https://example.com/" };
    expect(parseSettings(banner)).toEqual({ bannerOne: { file: "/a.png", link: "https://example.com/" } });
    expect(parseSettings({ specialone_file: "/a.png" })).toEqual({ bannerOne: null });
  });

  test("has a picture of the site at one path for every page, with or without the slash that begins it", () => {
    const relative = "pictures/a.png";
    const given = parseSettings({
      site_logo: relative,
      site_favicon: relative,
      site_background: relative,
      footer_payment_logos: `${relative},/b.png`,
      tv_logos: `https://tv.example/c.png,${relative}`,
      specialone_file: relative,
      specialone_link: "https://example.com/",
      specialtwo_file: relative,
      specialtwo_link: "https://example.com/",
    });
    const rooted = "/pictures/a.png";
    expect(given).toMatchObject({ logo: rooted, favicon: rooted, background: rooted });
    expect(given).toMatchObject({ bannerOne: { file: rooted }, bannerTwo: { file: rooted } });
    expect([given.footerPaymentLogos, given.tvLogos]).toEqual([
      [rooted, "/b.png"],
      ["https://tv.example/c.png", rooted],
    ]);
    expect(parseSettings(encodeSettings(given))).toEqual(given);
  });

  test.each([
    ["facebook", "javascript:alert(1)"],
    ["facebook", "data:text/html,x"],
    ["curacao_gaming", " https://x.example"],
    ["tv_link", "//evil.example"],
    ["tv_link", 'https://x.example/"onclick="'],
    ["site_logo", "javascript:alert(1)"],
    ["site_logo", "//evil.example/logo.svg"],
    ["statistic_url", "ftp://x.example"],
  ])("refuses %s = %s: links are http(s), mailto and tel only", (name, value) => {
    expect(problemsOf({ [name]: value })).toMatchObject([{ field: name }]);
  });

  test.each(["https://t.example/x?y=1", "http://t.example", "mailto:help@t.example", "tel:+90 555"])(
    "accepts the link %s",
    (link) => {
      expect(parseSettings({ facebook: link })).toEqual({ social: { facebook: link } });
    },
  );
});

describe("an invalid settings document", () => {
  test("is refused with every problem: file, field, value, allowed values and nearest name", () => {
    const document = { site_titel: "x", matches_day: 0, register_disabled: "yes", time_zone: "Mars/Olympus" };
    expect(() => parseSettings(document, { source: "brands/harbour/settings.json" })).toThrow(
      [
        'brands/harbour/settings.json: site_titel: "x" is not allowed; allowed: the name of a setting. Did you mean "site_title"?',
        "brands/harbour/settings.json: matches_day: 0 is not allowed; allowed: a whole number from 1 to 365.",
        'brands/harbour/settings.json: register_disabled: "yes" is not allowed; allowed: 0 or 1.',
        'brands/harbour/settings.json: time_zone: "Mars/Olympus" is not allowed; allowed: an IANA time zone such as Europe/Istanbul.',
      ].join("\n"),
    );
  });

  test.each([null, [], "text", 3])("is anything but an object: %j", (document) => {
    expect(problemsOf(document)).toMatchObject([{ field: "(document)", allowed: "an object of settings" }]);
  });

  test("suggests no name if none is similar", () => {
    expect(problemsOf({ zzzzqqqq: 1 })[0]).not.toHaveProperty("nearest");
  });

  test("of a newer service may have unknown fields if the reader allows them", () => {
    expect(parseSettings({ site_title: "x", moon_mode: 1 }, { unknown: "ignore" })).toEqual({ title: "x" });
    expect(problemsOf({ matches_day: -1, moon_mode: 1 }, { unknown: "ignore" })).toHaveLength(1);
  });

  test("shows only the beginning of a long value", () => {
    expect(problemsOf({ site_title: "x".repeat(5000) })[0]?.value).toHaveLength(80);
  });

  test("has amounts below the currency's minor unit", () => {
    expect(problemsOf({ coupon_amount_group: "1.005" })).toMatchObject([
      { field: "coupon_amount_group", value: '"1.005"' },
    ]);
    expect(problemsOf({ coupon_amount_group: "0" })).toHaveLength(1);
    expect(problemsOf({ coupon_amount_group: "-5" })).toHaveLength(1);
  });

  test.each(["__proto__", "constructor", "toString"])("cannot reach a prototype through %s", (name) => {
    const document: unknown = JSON.parse(`{"${name}": {"title": "x"}}`);
    expect(problemsOf(document)).toMatchObject([{ field: name }]);
  });

  test.each(settingFields.map((field) => [field.wire]))("%s refuses a value of another kind", (name) => {
    for (const value of [{}, [[]], Number.NaN, "\u0000\n<script>".repeat(30_000)]) {
      expect(problemsOf({ [name]: value })).toMatchObject([{ field: name }]);
    }
  });
});
