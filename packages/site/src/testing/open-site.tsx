import "./theme.ts";
import { variantFile, type Boot, type BootRow, type VariantLoader } from "@livery/skin";
import { createMemoryHistory } from "@tanstack/react-router";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createApp, type App } from "../app/create-app.tsx";
import { createConnection } from "../app/connection.ts";
import { runApp } from "../app/run-app.ts";
import type { LiveWorld } from "../live/live-world.ts";
import { createSafeStorage } from "../app/safe-storage.ts";
import { fakeHouse, type FakeHouse } from "./fake-house.ts";
import { testNow } from "./fixtures.ts";
import { wordsIn } from "./words.ts";

/** Every variant's file, as the server and the dev server know them. */
const variants = import.meta.glob<{ readonly default: unknown }>("../{blocks,pages}/*/variants/*.tsx");

export const testLoader: VariantLoader = (boot, kind, name) => {
  const faces = boot[kind] as Readonly<Record<string, { readonly variant: string }>>;
  return variants[`../${variantFile(kind, name, faces[name]!.variant)}`]!();
};

export interface TestSite {
  readonly lang?: "en" | "fa";
  readonly path?: string;
  /** Of the window, in px. */
  readonly width?: number;
  readonly house?: FakeHouse;
  readonly settings?: Boot["settings"];
  readonly rows?: readonly BootRow[];
  readonly login?: "popup" | "page";
  /** The frame of the document (D49). */
  readonly shell?: Boot["shell"];
  /** What local storage holds; shared by two sites that are one browser. */
  readonly kept?: Map<string, string>;
  readonly live?: LiveWorld;
}

export function testBoot({
  lang = "en",
  login = "popup",
  rows = [],
  settings = {},
  shell = "desktop",
}: TestSite): Boot {
  const face = (variant: string) => ({ variant, js: "", css: [] }) as never;
  return {
    shell,
    brand: { name: "test", title: "Harbour", logo: null, pattern: null, marks: {} },
    lang,
    dir: lang === "fa" ? "rtl" : "ltr",
    languages: [
      { code: "en", bcp47: "en", dir: "ltr", numbering: "latn", calendar: "gregory", text: "English" },
      { code: "fa", bcp47: "fa", dir: "rtl", numbering: "latn", calendar: "gregory", text: "فارسی" },
    ],
    settings: { site_title: "Harbour", defaultCurrency: "EUR", time_zone: "UTC", site_default_lang: "en", ...settings },
    settingOrigins: {},
    words: wordsIn(lang),
    pages: {
      home: face("lobby"),
      sports: face("threeColumn"),
      liveBets: face("list"),
      login: face(login),
      coupons: face("tickets"),
    },
    blocks: {
      header: face("bar"),
      footer: face("columns"),
      betSlip: face(shell === "mobile" ? "sheet" : "rail"),
      ...(shell === "mobile" && { navigation: face("tabs") }),
    },
    inlined: [],
    rows,
    siteKey: "test",
    release: "test",
  };
}

export interface OpenSite {
  readonly app: App;
  readonly house: FakeHouse;
  readonly screen: Awaited<ReturnType<typeof render>>;
  /** Documents that were opened in place of this one. */
  readonly opened: string[];
  readonly path: () => string;
  readonly network: { set: (online: boolean) => void };
}

/** Makes an app as a browser's entry does, over a fake house, without drawing it. */
export function makeSite(site: TestSite, prerendered: boolean) {
  const boot = testBoot(site);
  document.documentElement.lang = boot.lang;
  document.documentElement.dir = boot.dir;
  document.documentElement.dataset["shell"] = boot.shell;
  const house = site.house ?? fakeHouse();
  const kept = site.kept ?? new Map<string, string>();
  const opened: string[] = [];
  const { live } = site;
  const storage = createSafeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  const network = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const app = createApp({
    boot,
    environment: {
      loadVariant: testLoader,
      storage,
      flag: { write: () => undefined, follow: () => () => undefined },
      connection: createConnection(network as never),
      domain: "harbour.test",
      now: () => testNow,
      openDocument: (href) => opened.push(href),
      reload: () => opened.push("reload"),
      client: house.client,
      house: house.paths,
      ...(live && { live: () => live }),
    },
    history: createMemoryHistory({ initialEntries: [`/${boot.lang}${site.path ?? ""}`] }),
    prerendered,
    browser: true,
  });
  return { app, boot, house, network, opened, storage };
}

/** Opens the site on a path, as a document without a prerender. */
export async function openSite(site: TestSite = {}): Promise<OpenSite> {
  await page.viewport(site.width ?? 1440, 900);
  const { app, house, network, opened, storage } = makeSite(site, false);
  const screen = await render(app.element);
  runApp(app, { storage, window });
  return {
    app,
    house,
    screen,
    opened,
    path: () => app.router.state.location.href,
    network: {
      set: (online) => {
        network.navigator = { onLine: online };
        network.dispatchEvent(new Event(online ? "online" : "offline"));
      },
    },
  };
}
