import { minor, thousandths } from "@livery/betting";
import type { SettingsDocument } from "@livery/contract";
import type { Seed } from "@livery/house";
import type { Skin } from "@livery/skin";
import { demoAnnouncements } from "./demo-announcements.ts";
import { demoBonuses } from "./demo-bonuses.ts";
import type { DemoBrand } from "./demo-brand.ts";
import { demoTenant } from "./demo-database.ts";
import { textIn } from "./demo-notes.ts";
import type { Texts } from "./demo-payment-texts.ts";
import { demoPayments } from "./demo-payments.ts";
import { demoDay } from "./demo-day.ts";
import { counterPassword, counterUsers, demoDealers, demoPanelHost, demoStaff } from "./demo-staff.ts";

export const demoCurrency = "EUR";

const disclaimers: Texts = {
  en: "is a demonstration. Its money, its matches and its licence are made up.",
  tr: "bir demo sitesidir. Parası, maçları ve lisansı gerçek değildir.",
  de: "ist eine Demo. Geld, Spiele und Lizenz sind erfunden.",
  fa: "نسخهٔ نمایشی است. پول، مسابقه‌ها و مجوز آن ساختگی است.",
};

/** A paragraph for each language of the brand; a page shows its own. */
function demoFooter({ languages, title }: Skin): string {
  return languages.map((lang) => `<p lang="${lang}">${title} ${textIn(lang, disclaimers)}</p>`).join("");
}

/**
 * The settings of a demo's site, if its operator has stored none yet. One text of them is read in all languages: what a brand says
 * of itself is in its messages.
 */
export function demoSettings({ skin, settings }: DemoBrand): SettingsDocument {
  return {
    site_title: skin.title,
    site_domain: skin.domains.site,
    site_default_lang: skin.languages[0] ?? "en",
    languages: skin.languages.join(","),
    defaultCurrency: demoCurrency,
    defaultCountry: "gb",
    defaultPhone: "+44",
    time_zone: "Europe/London",
    coupon_amount_group: "5,10,20,50",
    footer_bottom_text: demoFooter(skin),
    themeChange: 1,
    // The first thing that a visitor sees is the brand.
    popups_on_request: 1,
    version: "1.31.0-b",
    ...settings,
  };
}

/** A brand with the stored settings of its host; empty if there are none. */
export interface StoredBrand {
  readonly brand: DemoBrand;
  readonly stored: SettingsDocument;
}

interface DemoSeedOptions {
  /** With users of the dealers and the business of the last day. */
  readonly day: boolean;
  /** The site that has the users of the dealers' counters; undefined if none has them yet. */
  readonly countersAt: string | undefined;
}

/** The tenant of the demo (D52): a tree of dealers, a site per brand, players and staff. Stored settings stay. */
export function demoSeed(brands: readonly StoredBrand[], { countersAt, day }: DemoSeedOptions): Seed {
  const terms = {
    online: true,
    services: { sport: true, live: true },
    bonus: { percent: 5, tipCount: 3, odds: thousandths(1500) },
  };
  const accounts = brands.flatMap(({ brand }) =>
    brand.accounts.map(({ balance, lang, password, userName }) => ({
      ...terms,
      // Brands without a demo of their own have the same names.
      key: `${brand.skin.name}/${userName}`,
      site: brand.skin.name,
      dealer: "quay-street",
      userName,
      password,
      lang,
      balance: minor(balance),
    })),
  );
  // The dealers have their own users once, at the first brand of all.
  const site = countersAt ?? brands[0]?.brand.skin.name;
  const atCounters =
    !day || site === undefined || !brands.some(({ brand }) => brand.skin.name === site)
      ? []
      : counterUsers.map(({ dealer, lang, userName }) => ({
          ...terms,
          site,
          dealer,
          lang,
          userName,
          password: counterPassword,
          balance: minor(20_000n),
        }));
  return {
    tenant: demoTenant,
    currency: demoCurrency,
    sites: brands.map(({ brand, stored }) => ({
      name: brand.skin.name,
      hosts: [brand.skin.domains.site],
      ...(brand.skin.domains.mobile !== undefined && { mobileHost: brand.skin.domains.mobile }),
      siteKey: brand.skin.siteKey,
      settings: Object.keys(stored).length > 0 ? stored : demoSettings(brand),
      announcements: demoAnnouncements(brand),
    })),
    panelHost: demoPanelHost,
    dealers: demoDealers,
    staff: demoStaff,
    payments: demoPayments,
    bonuses: demoBonuses,
    players: [...accounts, ...atCounters],
    ...(day && { day: demoDay(accounts) }),
  };
}
