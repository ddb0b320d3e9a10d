import { storedFlag } from "@livery/machines";
import type { App } from "./create-app.tsx";
import { runApp, type BrowserEnvironment } from "./run-app.ts";
import { itemsOf } from "../core/safe-storage.ts";

/** Starts an app in a browser, connected to the other tabs of its site. */
export function startApp(app: App, { storage, window }: Omit<BrowserEnvironment, "flag">): void {
  const flag = storedFlag({
    storage: itemsOf(storage),
    window,
    // Without storage the tabs do not notify each other; each still knows its own session.
    report: () => undefined,
  });
  runApp(app, { flag, storage, window });
}
