import { createFormats, initI18n } from "@livery/i18n";
import { languageOf } from "../app/create-services.ts";
import type { Services } from "../app/services.ts";
import { openSite, type OpenSite, type SiteInWindow } from "./open-site.tsx";
import { messagesIn } from "./messages.ts";

/** How a page is looked at: how wide its window is, in px, and in which language, which has a direction. */
export interface Sight {
  readonly width: number;
  readonly lang: "en" | "fa";
}

/** One after the other they differ in both: whoever takes two in a row sees both directions. */
export const sights: readonly Sight[] = [
  { width: 390, lang: "en" },
  { width: 768, lang: "fa" },
  { width: 1440, lang: "en" },
  { width: 390, lang: "fa" },
  { width: 768, lang: "en" },
  { width: 1440, lang: "fa" },
];

/**
 * The sights of a variant in a state: by day a fifth of a variant's states is looked at, other ones of the next variant, each in the next
 * sight. Every state is drawn and asked by axe in the stories as well.
 */
export function sightsOf(variant: number, state: number, all: boolean): readonly Sight[] {
  if (all) return sights;
  // Odd variants are one sight further on: without that, all of them would be seen in one language.
  return variant % 5 === state % 5 ? [sights[(variant + state + (variant % 2)) % sights.length]!] : [];
}

/**
 * A site in a language's document, direction and all, that says its words and figures in English until it is `read`: a state
 * is brought by what things are called, and then looked at in the language.
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
