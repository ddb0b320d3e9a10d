import { readBoot } from "@livery/skin";
import { createBrowserHistory } from "@tanstack/react-router";
import { loadVariant } from "livery-variants";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createApp } from "./app/create-app.tsx";
import { createConnection } from "./core/connection.ts";
import { cookieOf } from "./core/cookie.ts";
import { createSafeStorage, itemsOf } from "./core/safe-storage.ts";
import { oddsFormatCookie, parseOddsFormat } from "./odds-format/odds-format.ts";
import { pendingHandOff, type HandOff } from "./hand-off/pending-hand-off.ts";

const root = document.getElementById("root");
if (root === null) throw new Error('The page has no #root: build it with "livery build".');

const boot = readBoot(document);
const storage = createSafeStorage(() => window.localStorage);
const prerendered = root.hasChildNodes();
const app = createApp({
  boot,
  environment: {
    loadVariant,
    storage,
    connection: createConnection(window),
    domain: window.location.hostname,
    oddsFormat: parseOddsFormat(cookieOf(document, oddsFormatCookie)),
    now: () => Date.now(),
    openDocument: (href) => window.location.assign(href),
    reload: () => window.location.reload(),
    live: async () => {
      const { browserPorts } = await import("./live/live-ports.ts");
      return browserPorts(window);
    },
  },
  history: createBrowserHistory(),
  prerendered,
  browser: true,
});

/**
 * The code that runs once the first view is shown: requested while that is still drawn. The codecs of its first calls are loaded
 * beside it, not after it.
 */
const { connection, chunkRecovery } = app.services;
const starting = chunkRecovery.load(
  async () => (await Promise.all([import("./app/start-app.ts"), import("./core/first-calls.ts")]))[0],
);

const element = <StrictMode>{app.element}</StrictMode>;

/**
 * Returns false if the document is replaced by the mobile host's. If the hand-off's code cannot be loaded, the document stays.
 */
async function stays(handOff: NonNullable<HandOff>): Promise<boolean> {
  try {
    const { runHandOff } = await import("./hand-off/run-hand-off.ts");
    return await runHandOff(handOff, app.services, { storage: itemsOf(storage), window });
  } catch {
    return true;
  }
}

/** No top-level await: a variant's chunk may import from this one, and would wait for it while it waits for the variant. */
async function show(container: HTMLElement): Promise<void> {
  const handOff = pendingHandOff(boot, storage, window);
  if (handOff === "leaving" && !(await stays(handOff))) return;
  if (prerendered) {
    await chunkRecovery.load(app.prepare);
    hydrateRoot(container, element);
  } else {
    const drawn = createRoot(container);
    drawn.render(element);
    // Only in the dev server: a build contains none of this.
    if (import.meta.hot) {
      const { followBrand } = await import("./app/follow-brand.ts");
      followBrand(import.meta.hot, app, storage, (changed) => drawn.render(<StrictMode>{changed}</StrictMode>));
    }
  }
  // Also if no more code can be loaded: without a network the notice is about that, not about a newer version.
  connection.watch();
  if (handOff === "arriving") await stays(handOff);
  // A change of settings or session would draw blocks again that are not hydrated yet.
  const [{ startApp }] = await Promise.all([starting, prerendered && app.loadDeferred()]);
  startApp(app, { storage, window });
}

void show(root);
