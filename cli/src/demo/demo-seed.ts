import { minor, thousandths } from "@livery/betting";
import type { SettingsDocument } from "@livery/contract";
import type { Seed } from "@livery/house";
import type { Skin } from "@livery/skin";
import { demoAnnouncements } from "./demo-announcements.ts";

/** Who can sign in at the demo, as it is printed. */
export interface DemoAccount {
  readonly userName: string;
  readonly password: string;
  readonly lang: string;
  /** Minor units of the demo's currency. */
  readonly balance: bigint;
}

export const demoCurrency = "EUR";

export const demoAccounts: readonly DemoAccount[] = [
  { userName: "marina", password: "anchor24", lang: "en", balance: 100_000n },
  { userName: "behzad", password: "langar24", lang: "fa", balance: 250_000n },
];

/** The settings of a demo's site, where it has none of its own yet. */
export function demoSettings(skin: Pick<Skin, "title" | "domains" | "languages">): SettingsDocument {
  return {
    site_title: skin.title,
    site_description: `${skin.title}: fair odds on football, settled to the cent.`,
    site_domain: skin.domains.site,
    site_default_lang: skin.languages[0] ?? "en",
    languages: skin.languages.join(","),
    defaultCurrency: demoCurrency,
    defaultCountry: "gb",
    defaultPhone: "+44",
    time_zone: "Europe/London",
    coupon_amount_group: "5,10,20,50",
    footer_bottom_text: `<p>${skin.title} is a demonstration. Its money, its matches and its licence are made up.</p>`,
    curacao_gaming: "https://licence.example/harbour",
    curacao_gaming_name: "Harbour Master's Office",
    whatsapp_number: "+44 20 7946 0024",
    whatsapp_title: "Ask the desk",
    telegram_name: "harbour_demo",
    themeChange: 1,
    version: "1.31.0-b",
  };
}

/** The tenant of the demo (D52): one site, one dealer's chain, two players. */
export function demoSeed(skin: Skin, settings: SettingsDocument): Seed {
  return {
    tenant: "demo",
    currency: demoCurrency,
    sites: [
      {
        name: skin.name,
        hosts: [skin.domains.site],
        ...(skin.domains.mobile !== undefined && { mobileHost: skin.domains.mobile }),
        siteKey: skin.siteKey,
        settings,
        announcements: demoAnnouncements(skin),
      },
    ],
    dealers: ["head-office", "quay-street"],
    credit: minor(100_000_000n),
    players: demoAccounts.map((account) => ({
      site: skin.name,
      userName: account.userName,
      password: account.password,
      lang: account.lang,
      balance: minor(account.balance),
      online: true,
      services: { sport: true, live: true },
      bonus: { percent: 5, tipCount: 3, odds: thousandths(1500) },
    })),
  };
}
