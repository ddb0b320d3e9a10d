import { pluginSlots, type BootRow } from "@livery/skin";
import { createMemoryHistory } from "@tanstack/react-router";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { oneTab } from "../testing/one-tab.ts";
import { eventually } from "../testing/eventually.ts";
import { fakeHouse, houseOfPlayer, pageOf } from "../testing/fake-house.ts";
import { match } from "../testing/fixtures.ts";
import { definePlugin, type SlotProps } from "../plugins/site-plugin.ts";
import { makeSite, testBoot, testLoader, withPlugins, type TestSite } from "../testing/make-site.ts";
import { createApp } from "./create-app.tsx";
import { stillConnection } from "./create-services.ts";
import { runApp } from "./run-app.ts";
import { noStorage } from "../core/safe-storage.ts";

const rows = [match(1), match(2)].map(({ markets: _markets, ...row }): BootRow => row);

/** Renders what the build prerenders: the same boot object, no browser, an unknown session. */
async function prerender(site: TestSite): Promise<string> {
  const boot = testBoot(site);
  const app = createApp({
    boot,
    environment: {
      loadVariant: withPlugins(site, testLoader),
      storage: noStorage,
      connection: stillConnection(),
      domain: "",
      oddsFormat: null,
      now: () => 0,
      openDocument: () => undefined,
      reload: () => undefined,
      client: fakeHouse().client,
    },
    history: createMemoryHistory({ initialEntries: [`/${boot.lang}${site.path ?? ""}`] }),
    prerendered: true,
    browser: false,
  });
  await app.prepare();
  const html = renderToString(app.element);
  app.services.queries.clear();
  return html;
}

let root: Root | null = null;
let container: HTMLElement | null = null;

afterEach(() => {
  root?.unmount();
  container?.remove();
  root = null;
});

/** Opens a prerendered document as the browser's entry does; returns React's messages about it. */
async function hydrate(site: TestSite) {
  await page.viewport(1440, 900);
  container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = await prerender(site);
  const heading = container.querySelector("h1");
  const parts = [...container.querySelectorAll("h1, footer, aside, header")];
  const complaints: unknown[] = [];
  const { app, storage } = makeSite(site, true);
  await app.prepare();
  root = hydrateRoot(container, app.element, { onRecoverableError: (error) => complaints.push(error) });
  await app.loadDeferred();
  app.services.connection.watch();
  runApp(app, { flag: oneTab, storage, window });
  return { complaints, heading, parts, container };
}

/** A plugin in every place, of which the page must keep the elements. */
const promo = definePlugin({
  slots: Object.fromEntries(
    Object.keys(pluginSlots).map((slot) => [slot, ({ lang }: SlotProps) => <aside aria-label={slot}>{lang}</aside>]),
  ),
});

/** Variants that a brand may choose instead of the first of each list. */
const front = { home: "sports", header: "centered", footer: "licence" } as const;
const machine = { home: "compact", header: "terminal", footer: "licence", betSlip: "drawer" } as const;
const others = { home: "promo", sports: "cards", header: "double", footer: "compact", betSlip: "drawer" } as const;

describe("D58 the prerendered view", () => {
  const views: readonly (readonly [string, TestSite])[] = [
    ["Home", { rows }],
    ["Home in Persian", { rows, lang: "fa" as const }],
    ["Home without fixtures", {}],
    ["an unknown path", { rows, path: "/404" }],
    ["Home in the other variants", { rows, variants: others }],
    ["Home in the other variants, in Persian", { rows, lang: "fa", variants: others }],
    ["Home as a sportsbook's front", { rows, variants: front }],
    ["Home on a shop's machine, in Persian", { rows, lang: "fa", variants: machine }],
    ["Home with the cards of Sports in its place", { settings: { sports_home: 1 }, variants: others }],
    ["Home with the Sports page in its place", { settings: { sports_home: 1 } }],
    ["Home with a brand's plugins", { rows, plugins: { promo } }],
  ];

  test.each(views)("%s hydrates unchanged", async (_name, site) => {
    const { complaints, parts, container: shown } = await hydrate({ ...site, house: houseOfPlayer() });
    expect(parts.length).toBeGreaterThan(2);
    await eventually(() => shown.querySelector("header [role=status]")?.textContent).toBe("€1,000.00");
    expect(complaints).toEqual([]);
    expect(parts.filter((part) => !part.isConnected).map((part) => part.outerHTML)).toEqual([]);
  });

  test("a login-first site shows its loader until the session is known, and that hydrates too", async () => {
    const {
      complaints,
      heading,
      container: shown,
    } = await hydrate({ settings: { login_screen: 1 }, house: fakeHouse() });
    expect(heading).toBeNull();
    await eventually(() => shown.querySelector("h1, [role=heading]")?.textContent).toBe("Sign in");
    expect(complaints).toEqual([]);
  });

  test("takes over the visitor's odds format, which the document does not know: its figures, and the space for them", async () => {
    document.cookie = "odds=american; path=/";
    const { complaints, container: shown } = await hydrate({ rows, house: fakeHouse() });
    await eventually(() => shown.querySelector("main")?.textContent).toContain("+100");
    expect(shown.querySelector("[data-odds]")?.getAttribute("data-odds")).toBe("signed");
    expect(complaints).toEqual([]);
  });

  test("keeps the title that the house has given the document until the settings are fetched, and then has theirs", async () => {
    const served = document.head.appendChild(document.createElement("meta"));
    onTestFinished(() => served.remove());
    served.setAttribute("property", "og:site_name");
    served.content = document.title = "Meadow";
    const titles: string[] = [];
    const observer = new MutationObserver(() => titles.push(document.title));
    onTestFinished(() => observer.disconnect());
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    let answer: (value: never) => void = () => undefined;
    const house = fakeHouse({ settings: () => new Promise((resolve) => (answer = resolve)) });
    await hydrate({ rows, house });
    await eventually(() => house.calls.map(({ key }) => key)).toContain("settings");
    expect(document.title).toBe("Meadow");
    expect(titles).not.toContain("Harbour");
    // The title that the page was built with is as good as any other.
    answer({ document: { site_title: "Harbour" }, newApi: null, revision: 2 } as never);
    await eventually(() => document.title).toBe("Harbour");
  });

  test("shows fixtures with locked prices at once, and the prices in the same positions when they arrive", async () => {
    const html = await prerender({ rows });
    expect(html).toContain("Arsenal 1");
    expect(html).not.toMatch(/\d\.\d\d</);
    let answer: (value: never) => void = () => undefined;
    const house = fakeHouse({ matches: () => new Promise((resolve) => (answer = resolve)) });
    const { container: shown } = await hydrate({ rows, house });
    await eventually(() => house.calls.some(({ key }) => key === "matches")).toBe(true);
    const before = [...shown.querySelectorAll("main li")].map((row) => row.getBoundingClientRect().top);
    answer(pageOf([match(1), match(2)]) as never);
    await eventually(() => shown.querySelector("main")?.textContent).toContain("2.00");
    expect([...shown.querySelectorAll("main li")].map((row) => row.getBoundingClientRect().top)).toEqual(before);
  });

  test("has nothing that the policy would block: no style attribute, no handler, no script", async () => {
    for (const site of [
      { rows },
      { rows, lang: "fa" },
      { rows, variants: others },
      { rows, variants: front },
      { rows, variants: machine },
    ]) {
      const html = await prerender(site);
      expect(html).not.toMatch(/\sstyle=/);
      expect(html).not.toMatch(/\son\w+=/);
      expect(html).not.toMatch(/<(script|style)/);
    }
  });

  test("does not depend on the clock: today is named after the hydration", async () => {
    const html = await prerender({ rows });
    expect(html).not.toContain("Today");
  });
});
