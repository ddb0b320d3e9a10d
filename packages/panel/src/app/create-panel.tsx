import { createClientOf } from "@livery/contract";
import { panelCalls } from "@livery/contract/panel";
import { createFormats, initI18n, type LanguageRecord, type Messages } from "@livery/i18n";
import { LiveryProvider } from "@livery/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider, type AnyRouter, type RouterHistory } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useEffect, useMemo } from "react";
import "../styles/document.css.ts";
import { watchAnswers } from "../core/client.ts";
import { PanelContext, type FactorRequest, type Panel, type PanelServices } from "../core/panel.ts";
import type { Preferences } from "../core/preferences.ts";
import { createQueries } from "../core/queries.ts";
import { createPanelRouter } from "./router.tsx";
import type { Upload } from "../core/upload.ts";
import { createSession, endSession, timeZoneOf } from "../core/session.ts";
import { createHouseClock, createStore, followReplacedTexts, useOf } from "@livery/browser-app";

/** The environment of the panel: a browser's, or a test's. */
export interface PanelEnvironment {
  readonly language: LanguageRecord;
  readonly messages: Messages;
  readonly history: RouterHistory;
  readonly preferences: Preferences;
  readonly fetch?: typeof globalThis.fetch;
  readonly upload: Upload;
  /** The device's clock, epoch milliseconds. */
  readonly now: () => number;
  readonly download: Panel["download"];
  readonly reload: () => void;
}

export interface MadePanel {
  readonly panel: PanelServices;
  readonly router: AnyRouter;
  readonly element: ReactElement;
}

/** Creates a panel: its services, its pages, and the element that renders it. */
export function createPanel(environment: PanelEnvironment): MadePanel {
  const { language, messages, history, preferences, download, reload, upload } = environment;
  const { now, watched } = createHouseClock(environment.now);
  const fetch = watched(environment.fetch ?? ((...request) => globalThis.fetch(...request)));
  const session = createSession();
  session.subscribe(() => {
    const { kind } = session.get();
    if (kind === "in" || kind === "out") preferences.storeSignedIn(kind === "in");
  });
  const factor = createStore<FactorRequest | null>(null);
  const reachedAt = createStore(now());
  const panel: PanelServices = {
    language,
    i18n: initI18n({ lang: language, messages }),
    client: watchAnswers(createClientOf(panelCalls, { baseUrl: "", siteKey: "", lang: () => language.code, fetch }), {
      reached: () => reachedAt.set(now()),
      expired: () => endSession(session),
      requestFactor: async () => await requestFactor(factor),
    }),
    queries: createQueries(),
    session,
    factor,
    reachedAt,
    online: createStore(true),
    preferences,
    now,
    download,
    reload,
    upload,
  };
  const router = createPanelRouter(history);
  const element = (
    <QueryClientProvider client={panel.queries}>
      <Zoned panel={panel}>
        <RouterProvider router={router} />
      </Zoned>
    </QueryClientProvider>
  );
  return { panel, router, element };
}

/** The panel with the formats of the account's time zone, which the sign-in states. */
function Zoned({ panel, children }: { readonly panel: PanelServices; readonly children: ReactNode }) {
  const { language } = panel;
  const timeZone = useOf(panel.session, timeZoneOf);
  useEffect(() => followReplacedTexts(document), []);
  const zoned = useMemo((): Panel => ({ ...panel, formats: createFormats({ language, timeZone }) }), [panel, language, timeZone]); // prettier-ignore
  return (
    <PanelContext value={zoned}>
      <LiveryProvider dir={language.dir} lang={language.bcp47} formats={zoned.formats}>
        {children}
      </LiveryProvider>
    </PanelContext>
  );
}

/** Opens the dialog for a code; concurrent calls share one answer. */
async function requestFactor(factor: Panel["factor"]): Promise<boolean> {
  const open = factor.get();
  return await new Promise<boolean>((resolve) => {
    factor.set({
      answer: (given) => {
        factor.set(null);
        open?.answer(given);
        resolve(given);
      },
    });
  });
}
