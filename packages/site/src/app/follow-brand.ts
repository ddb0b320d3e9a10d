import { initI18n } from "@livery/i18n";
import type { Boot } from "@livery/skin";
import type { ReactElement } from "react";
import type { SafeStorage } from "../core/safe-storage.ts";
import { knownSettings } from "../core/settings.ts";
import type { App } from "./create-app.tsx";
import { languageOf } from "./create-services.ts";

/** The part of the dev server's client that is used here. */
interface HotClient {
  on(event: "livery:brand", listener: () => void): void;
}

/** The current boot object of a language and shell, from the dev server. */
const devBootPath = "/@livery/boot.json";

/**
 * Draws a page of the dev server again when the messages, settings or pictures of its brand were edited. Components stay, and what
 * the page's user has entered stays with them.
 */
export function followBrand(
  hot: HotClient,
  app: App,
  storage: SafeStorage,
  draw: (element: ReactElement) => void,
): void {
  hot.on("livery:brand", () => {
    void (async () => {
      const { lang, shell } = app.services.boot;
      const response = await fetch(`${devBootPath}?lang=${lang}&shell=${shell}`);
      const boot = (await response.json()) as Boot;
      const { settings } = app.services;
      // The title in the document is that of before the edit.
      document.querySelector('meta[property="og:site_name"]')?.remove();
      const i18n = initI18n({ lang: languageOf(boot), messages: boot.messages });
      draw(app.elementWith({ ...app.services, boot, i18n }));
      settings.set(knownSettings({ boot, storage, domain: window.location.hostname }));
    })();
  });
}
