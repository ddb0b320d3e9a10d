import { storedFlag } from "@livery/machines";
import { readBoot } from "@livery/skin";
import { createBrowserHistory } from "@tanstack/react-router";
import { loadVariant } from "livery-variants";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createApp } from "./app/create-app.tsx";
import { createConnection } from "./app/connection.ts";
import { runApp } from "./app/run-app.ts";
import { createSafeStorage } from "./app/safe-storage.ts";

const root = document.getElementById("root");
if (root === null) throw new Error('The page has no #root: build it with "livery build".');

const storage = createSafeStorage(() => window.localStorage);
const prerendered = root.hasChildNodes();
const app = createApp({
  boot: readBoot(document),
  environment: {
    loadVariant,
    storage,
    flag: storedFlag({
      storage: { getItem: storage.read, setItem: (key, value) => void storage.write(key, value) },
      window,
      // Without storage the tabs do not hear of each other; each still knows its own session.
      report: () => undefined,
    }),
    connection: createConnection(window),
    domain: window.location.hostname,
    now: () => Date.now(),
    openDocument: (href) => window.location.assign(href),
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

/** No top-level await: a variant's chunk may import from this one, and would wait for it while it waits for the variant. */
async function show(place: HTMLElement): Promise<void> {
  if (prerendered) {
    await app.prepare();
    hydrateRoot(place, element);
  } else createRoot(place).render(element);
  runApp(app, { storage, window });
}

void show(root);
