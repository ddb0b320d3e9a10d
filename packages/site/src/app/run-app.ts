import { followReplacedTexts } from "@livery/browser-app";
import type { SignedInFlag } from "@livery/machines";
import { requestAnnouncementsAfterStart } from "../announcements/request-announcements.ts";
import { loadFilledSlip } from "../blocks/bet-slip/parts/load-filled-slip.ts";
import { pathOf, inLanguage, routeAt } from "../routes/paths.ts";
import { createActors } from "./actors.ts";
import type { App } from "./create-app.tsx";
import { itemsOf, type SafeStorage } from "../core/safe-storage.ts";
import { notifyPlugins } from "./plugin-events.ts";
import { followSession } from "./session-effects.ts";
import { loadSettings, settingsRefresh } from "../core/settings.ts";

export interface BrowserEnvironment {
  readonly storage: SafeStorage;
  /** The signed-in flag that the tabs of a browser share (D30). */
  readonly flag: SignedInFlag;
  readonly window: Window;
}

/**
 * Starts a drawn app: its start in the specified order (§4), the overlay, the network, the slip. Called once a document. None of
 * its code is needed to draw and hydrate a first view, so it is loaded after it.
 */
export function runApp({ prepare, route, router, services }: App, { flag, storage, window }: BrowserEnvironment): void {
  const { boot, client, connection, chunkRecovery, openDocument, settings, update } = services;
  const { hostname: domain } = window.location;
  const actors = createActors(services, { domain, flag, loadFiles: prepare, route });
  const { overlay, session, start } = actors;
  const here = (): string => window.location.pathname + window.location.search + window.location.hash;
  followReplacedTexts(window.document);
  overlay.start();
  notifyPlugins({ router, services }, actors);
  followSession(services, session, {
    here,
    goHome: () => void router.navigate({ to: pathOf(boot.lang, "Home") }),
    switchLanguage: (code) => openDocument(inLanguage(here(), boot.lang, code)),
  });
  // A page that was opened without a network looks up the session again as soon as the network is there.
  connection.online.subscribe(() => {
    if (connection.online.get()) session.send({ type: "REFRESH" });
  });
  // Bets are settled while the page is not looked at: the balance is refreshed on account pages and when the tab becomes visible.
  const refreshAccount = (): void => {
    if (session.getSnapshot().matches("signedIn")) session.send({ type: "REFRESH" });
  };
  router.subscribe("onResolved", ({ toLocation, pathChanged }) => {
    const guards = routeAt(boot.lang, toLocation.pathname)?.guards ?? [];
    if (pathChanged && guards.some(({ kind }) => kind === "login")) refreshAccount();
  });
  window.document.addEventListener("visibilitychange", () => {
    if (window.document.visibilityState === "visible") refreshAccount();
  });
  // The import failed because a newer build has replaced the code: an update can be offered.
  window.addEventListener("vite:preloadError", () => update.send({ type: "CHECK" }));
  start.start();
  start.subscribe({
    complete: () => {
      void afterStart();
      requestAnnouncementsAfterStart(services);
    },
  });
  const source = { boot, client, storage, domain };
  window.setInterval(() => void loadSettings(source).then(settings.set), settingsRefresh);

  /**
   * Loads the slip and the choices once the first view is shown and the session is known. A slow one does not block the others.
   */
  async function afterStart(): Promise<void> {
    update.begin();
    const slip = chunkRecovery.load(() => import("../slip/connect-slip.ts"));
    const oddsFormat = chunkRecovery.load(() => import("../odds-format/store-odds-format.ts"));
    const liveNews = chunkRecovery.load(() => import("../live/region/store-live-region.ts"));
    // With one theme in one mode there is nothing to choose.
    const hasThemeChoice = boot.brand.themes.flatMap(({ modes }) => modes).length > 1;
    const themeChoice = hasThemeChoice && chunkRecovery.load(() => import("../theme/store-theme-choice.ts"));
    await Promise.all([
      slip.then(({ connectSlip }) =>
        connectSlip(services, { storage: itemsOf(storage), window, report: () => undefined }),
      ),
      slip.then(() => loadFilledSlip()),
      oddsFormat.then(({ storeOddsFormat }) => storeOddsFormat(services, window)),
      liveNews.then(({ storeLiveRegion }) => storeLiveRegion(services, window)),
      themeChoice && themeChoice.then(({ storeThemeChoice }) => storeThemeChoice(services, window)),
    ]);
  }
}
