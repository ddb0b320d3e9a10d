import { createFormats, initI18n } from "@livery/i18n";
import { languageOf } from "../app/create-services.ts";
import type { Services } from "../core/services.ts";
import { openSite, type OpenSite, type SiteInWindow } from "./open-site.tsx";
import { messagesIn } from "./messages.ts";

/** The conditions under which a page is looked at: the window's width in px, and the language, which has a direction. */
export interface Sight {
  readonly width: number;
  readonly lang: "en" | "fa";
}

/** Neighbours differ in both fields: two in a row cover both directions. */
export const sights: readonly Sight[] = [
  { width: 390, lang: "en" },
  { width: 768, lang: "fa" },
  { width: 1440, lang: "en" },
  { width: 390, lang: "fa" },
  { width: 768, lang: "en" },
  { width: 1440, lang: "fa" },
];

/**
 * Returns the sights of a variant in a state. By day a fifth of a variant's states is looked at, other states of the next
 * variant, each in the next sight. The stories also draw every state and check it with axe.
 */
export function sightsOf(variant: number, state: number, all: boolean): readonly Sight[] {
  if (all) return sights;
  // Odd variants start one sight further on: otherwise all of them would be seen in one language.
  return variant % 5 === state % 5 ? [sights[(variant + state + (variant % 2)) % sights.length]!] : [];
}

/**
 * Opens a site in a document of a language and its direction, with English messages and figures until `read`: a state is reached
 * by the names of the controls, and then looked at in the language.
 */
export function openToRead(site: SiteInWindow, { lang, width }: Sight): Promise<OpenSite> {
  return openSite({ ...site, lang, width, services: ({ boot }) => messagesAndFormats(boot, "en") });
}

export async function read({ app, redraw }: OpenSite, { lang }: Sight): Promise<void> {
  if (lang !== "en") await redraw(messagesAndFormats(app.services.boot, lang));
}

function messagesAndFormats(boot: Services["boot"], lang: string): Pick<Services, "formatsFor" | "i18n"> {
  const language = languageOf({ ...boot, lang });
  return {
    i18n: initI18n({ lang: language, messages: messagesIn(lang) }),
    formatsFor: ({ oddsDecimals, timeZone }, { writer }) =>
      createFormats({ language, timeZone, oddsDecimals, ...(writer && { odds: writer }) }),
  };
}
