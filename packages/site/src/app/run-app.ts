import type { SignedInFlag } from "@livery/machines";
import { wishAfterStart } from "../announcements/wish.ts";
import { pathOf, inLanguage, routeAt } from "../routes/paths.ts";
import { createActors } from "./actors.ts";
import type { App } from "./create-app.tsx";
import { itemsOf, type SafeStorage } from "./safe-storage.ts";
import { followSession } from "./session-effects.ts";
import { loadSettings, settingsRefresh } from "./settings.ts";

export interface BrowserPlace {
  readonly storage: SafeStorage;
  /** What the tabs of a browser tell each other (D30). */
  readonly flag: SignedInFlag;
  readonly window: Window;
}

/**
 * Sets a drawn app going: its start in the specified order (§4), the overlay, the network, the slip. Once a document. None of
 * its code is needed for a first view to be drawn and hydrated: it comes after it.
 */
export function runApp({ prepare, route, router, services }: App, { flag, storage, window }: BrowserPlace): void {
  const { boot, client, connection, lostCode, openDocument, settings, update } = services;
  const { hostname: domain } = window.location;
  const { overlay, session, start } = createActors(services, { domain, flag, loadFiles: prepare, route });
  const here = (): string => window.location.pathname + window.location.search + window.location.hash;
  overlay.start();
  followSession(services, session, {
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
  start.subscribe({
    complete: () => {
      void afterStart();
      wishAfterStart(services);
    },
  });
  const source = { boot, client, storage, domain };
  window.setInterval(() => void loadSettings(source).then(settings.set), settingsRefresh);

  /** The slip's code is worth loading once the first view stands and the session is known. One that is late holds up none of the others. */
  async function afterStart(): Promise<void> {
    update.begin();
    const slip = lostCode.ask(() => import("../slip/connect-slip.ts"));
    const oddsFormat = lostCode.ask(() => import("../odds-format/keep-odds-format.ts"));
    const liveNews = lostCode.ask(() => import("../live/news/keep-live-news.ts"));
    // With one theme in one mode there is nothing to choose.
    const hasLooks = boot.brand.themes.flatMap(({ modes }) => modes).length > 1;
    const look = hasLooks && lostCode.ask(() => import("../look/keep-look.ts"));
    await Promise.all([
      slip.then(({ connectSlip }) =>
        connectSlip(services, { storage: itemsOf(storage), window, report: () => undefined }),
      ),
      oddsFormat.then(({ keepOddsFormat }) => keepOddsFormat(services, window)),
      liveNews.then(({ keepLiveNews }) => keepLiveNews(services, window)),
      look && look.then(({ keepLook }) => keepLook(services, window)),
    ]);
  }
}
