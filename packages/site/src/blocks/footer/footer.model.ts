import { requestAnnouncements } from "../../announcements/request-announcements.ts";
import { contactsOf, type Contact } from "../../contacts/contacts.ts";
import { useHouseClock } from "../../core/clock.ts";
import { useServices } from "../../core/services.ts";
import { useSettings } from "../../core/site-settings.ts";
import { useSignedIn } from "../../core/user.ts";
import { useBonusCount } from "../../bonuses/use-bonus-count.ts";
import { infoLinks, mainMenu, supportLinks, type InfoPage } from "../../routes/menus.ts";
import type { RealRouteName } from "../../routes/table.ts";
import type { Settings, SocialName } from "@livery/contract/settings";
import type { Boot } from "@livery/skin";

export interface InfoLink {
  readonly page: InfoPage;
  /** The page's id, from the settings (D48). */
  readonly id: number;
}

export interface OutwardLink {
  readonly name: string;
  readonly href: string;
}

export interface FooterModel {
  readonly title: string;
  /** The host of the genuine site; "" if the settings have none. */
  readonly domain: string;
  readonly play: readonly RealRouteName[];
  readonly information: readonly InfoLink[];
  readonly support: readonly InfoLink[];
  readonly contacts: readonly Contact[];
  readonly contactTitle: string;
  readonly social: readonly OutwardLink[];
  readonly licence: { readonly name: string; readonly href: string | null } | null;
  readonly responsible: InfoLink;
  readonly paymentLogos: readonly string[];
  /** Rich text of the operator, not sanitised yet. */
  readonly html: string;
  readonly now: () => number;
  /** Shows the announcements again (§2). */
  readonly showAnnouncements: () => void;
}

declare module "../../variants/variant-types.ts" {
  interface BlockModels {
    readonly footer: FooterModel;
  }
}

export function useFooterModel(): FooterModel {
  const services = useServices();
  const now = useHouseClock();
  const settings = useSettings();
  const user = useSignedIn();
  const promotions = useBonusCount();
  return {
    ...footerOf(settings, services.boot.shell),
    play: [
      "Home",
      ...mainMenu(user).map(({ route }) => route),
      ...(promotions > 0 ? (["Promotions"] as const) : []),
      "Results",
      "TicketCheck",
    ],
    now,
    showAnnouncements: () => requestAnnouncements(services),
  };
}

/** Returns the footer data of a site's settings (§2); what is not set is left out. */
export function footerOf(
  settings: Settings,
  shell: Boot["shell"],
): Omit<FooterModel, "play" | "now" | "showAnnouncements"> {
  const link = (page: InfoPage): InfoLink => ({ page, id: settings.infoPages[page] });
  const named = settings.licenceName !== "" || settings.licenceLink !== null;
  return {
    title: settings.title,
    domain: settings.domain,
    information: infoLinks.map(link),
    support: supportLinks.map(link),
    contacts: contactsOf(settings, shell),
    contactTitle: settings.whatsappTitle,
    social: (Object.entries(settings.social) as [SocialName, string][]).map(([network, href]) => ({
      name: networkNames[network],
      href,
    })),
    licence: named ? { name: settings.licenceName, href: settings.licenceLink } : null,
    responsible: link("responsible"),
    paymentLogos: settings.footerPaymentLogos,
    html: settings.footerText,
  };
}

const networkNames: Readonly<Record<SocialName, string>> = {
  facebook: "Facebook",
  twitter: "X",
  instagram: "Instagram",
  googleplus: "Google Plus",
  youtube: "YouTube",
  vk: "VK",
  skype: "Skype",
};
