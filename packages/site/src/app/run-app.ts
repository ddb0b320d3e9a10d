import { wishAfterStart } from "../announcements/wish.ts";
import { pathOf, inLanguage, routeAt } from "../routes/paths.ts";
import type { App } from "./create-app.tsx";
import { itemsOf, type SafeStorage } from "./safe-storage.ts";
import { followSession } from "./session-effects.ts";
import { loadSettings, settingsRefresh } from "./settings.ts";

export interface BrowserPlace {
  readonly storage: SafeStorage;
  readonly window: Window;
}

/** Sets a drawn app going: its start in the specified order (§4), the overlay, the network, the slip. Once a document. */
export function runApp({ services, router }: App, { storage, window }: BrowserPlace): void {
  const { boot, client, connection, openDocument, overlay, session, settings, start, update } = services;
  const here = (): string => window.location.pathname + window.location.search + window.location.hash;
  overlay.start();
  connection.watch();
  followSession(services, {
    here,
    goHome: () => void router.navigate({ to: pathOf(boot.lang, "Home") }),
    switchLanguage: (code) => openDocument(inLanguage(here(), boot.lang, code)),
  });
  // A page that came up without a network asks again who is there as soon as it has one.
  connection.online.subscribe(() => {
    if (connection.online.get()) session.send({ type: "REFRESH" });
  });
  // Bets are settled while nobody looks: the balance is asked again where a player looks at the account, and on the way back to the tab.
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
  // Code that a newer build has replaced: there is something to offer.
  window.addEventListener("vite:preloadError", () => update.send({ type: "LOOK" }));
  start.start();
  start.subscribe({ complete: () => void afterStart() });
  const source = { boot, client, storage, domain: window.location.hostname };
  window.setInterval(() => void loadSettings(source).then(settings.set), settingsRefresh);

  /** The slip's code is worth loading once the first view stands and the session is known. */
  async function afterStart(): Promise<void> {
    update.begin();
    const { connectSlip } = await import("../slip/connect-slip.ts");
    connectSlip(services, {
      storage: itemsOf(storage),
      window,
      report: () => undefined,
    });
    const { keepOddsFormat } = await import("../odds-format/keep-odds-format.ts");
    keepOddsFormat(services, window);
    const { keepLiveNews } = await import("../live/news/keep-live-news.ts");
    keepLiveNews(services, window);
    wishAfterStart(services);
    // With one theme in one mode there is nothing to choose.
    if (boot.brand.themes.flatMap(({ modes }) => modes).length > 1) {
      const { keepLook } = await import("../look/keep-look.ts");
      keepLook(services, window);
    }
  }
}
