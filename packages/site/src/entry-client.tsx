import { storedFlag } from "@livery/machines";
import { readBoot } from "@livery/skin";
import { createBrowserHistory } from "@tanstack/react-router";
import { loadVariant } from "livery-variants";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createApp } from "./app/create-app.tsx";
import { createConnection } from "./app/connection.ts";
import { runApp } from "./app/run-app.ts";
import { cookieOf } from "./app/cookie.ts";
import { createSafeStorage, itemsOf } from "./app/safe-storage.ts";
import { oddsFormatCookie, parseOddsFormat } from "./odds-format/odds-format.ts";
import { crossingAhead, type Crossing } from "./hand-off/crossing.ts";

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
    flag: storedFlag({
      storage: itemsOf(storage),
      window,
      // Without storage the tabs do not hear of each other; each still knows its own session.
      report: () => undefined,
    }),
    connection: createConnection(window),
    domain: window.location.hostname,
    oddsFormat: parseOddsFormat(cookieOf(document, oddsFormatCookie)),
    now: () => Date.now(),
    openDocument: (href) => window.location.assign(href),
    reload: () => window.location.reload(),
    live: async () => {
      const { browserWorld } = await import("./live/live-world.ts");
      return browserWorld(window);
    },
  },
  history: createBrowserHistory(),
  prerendered,
  browser: true,
});

const element = <StrictMode>{app.element}</StrictMode>;

/** False where the document makes way for the mobile host's. A crossing whose code does not come is none. */
async function stays(crossing: NonNullable<Crossing>): Promise<boolean> {
  try {
    const { cross } = await import("./hand-off/cross.ts");
    return await cross(crossing, app.services, { storage: itemsOf(storage), window });
  } catch {
    return true;
  }
}

/** No top-level await: a variant's chunk may import from this one, and would wait for it while it waits for the variant. */
async function show(place: HTMLElement): Promise<void> {
  const crossing = crossingAhead(boot, storage, window);
  if (crossing === "leaving" && !(await stays(crossing))) return;
  if (prerendered) {
    await app.prepare();
    hydrateRoot(place, element);
  } else createRoot(place).render(element);
  if (crossing === "arriving") await stays(crossing);
  runApp(app, { storage, window });
}

void show(root);
