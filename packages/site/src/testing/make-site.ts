import { completeSettings, plainSettings } from "@livery/contract/settings";
import { anyLanguageOf, initI18n, pseudoLanguage } from "@livery/i18n";
import {
  variantNames as listed,
  shellBlocks,
  pluginVariant,
  variantFile,
  type BlockChoices,
  type Boot,
  type BootBrand,
  type BootLanguage,
  type BootRow,
  type PageChoices,
  type Shell,
  type VariantLoader,
} from "@livery/skin";
import { createMemoryHistory } from "@tanstack/react-router";
import { cookieOf } from "../core/cookie.ts";
import { createApp, type App } from "../app/create-app.tsx";
import { createConnection } from "../core/connection.ts";
import { createSafeStorage, type SafeStorage } from "../core/safe-storage.ts";
import { languageOf } from "../app/create-services.ts";
import type { Services } from "../core/services.ts";
import type { OddsFormat } from "@livery/betting";
import type { LivePorts } from "../live/live-ports.ts";
import { oddsFormatCookie, parseOddsFormat } from "../odds-format/odds-format.ts";
import type { SitePlugin } from "../plugins/site-plugin.ts";
import { brandVariants } from "./brand-variants.tsx";
import { fakeHouse, type FakeHouse } from "./fake-house.ts";
import { testNow } from "./fixtures.ts";
import { messagesIn, type BrandMessages } from "./messages.ts";

/** Every variant's file, at the path that the server and the dev server use. */
const variantModules = import.meta.glob<{ readonly default: unknown }>("../{blocks,pages}/*/variants/*.tsx");

export const testLoader: VariantLoader = (boot, kind, name) => {
  if (kind === "plugins") throw new RangeError(`no test has the plugin ${name}`);
  const variants = boot[kind] as Readonly<Record<string, { readonly variant: string }>>;
  return variantModules[`../${variantFile(kind, name, variants[name]!.variant)}`]!();
};

/** A loader that has a site's plugins beside its variants. */
export const withPlugins =
  ({ plugins = {} }: TestSite, load: VariantLoader): VariantLoader =>
  async (boot, kind, name) =>
    kind === "plugins" && plugins[name] !== undefined ? { default: plugins[name] } : load(boot, kind, name);

/** A brand's choices in place of each page's and block's first variant. */
export type ChosenVariants = Partial<PageChoices & BlockChoices<"mobile">>;

/** The brand of a test site, with its pictures at addresses that the browser can load. */
export interface TestBrand extends Omit<BootBrand, "themes"> {
  readonly messages: BrandMessages;
  /** What it has chosen in each of its shells; a test's own choices come before them. */
  readonly variants?: Readonly<Partial<Record<Shell, ChosenVariants>>>;
}

/** A brand with the product's messages and without pictures. */
export const plainBrand: TestBrand = {
  name: "test",
  title: "Harbour",
  logo: null,
  pattern: null,
  edge: null,
  scene: null,
  empty: null,
  marks: {},
  messages: {},
};

export interface TestSite {
  /** A language with its own messages, or one that is generated from another. */
  readonly lang?: string;
  /** Replaces the language's own direction. */
  readonly dir?: Boot["dir"];
  readonly path?: string;
  readonly house?: FakeHouse;
  readonly settings?: Boot["settings"];
  readonly rows?: readonly BootRow[];
  readonly variants?: ChosenVariants;
  readonly brand?: TestBrand;
  /** The themes to choose among, the brand's own first. */
  readonly themes?: Boot["brand"]["themes"];
  /** The brand's strip along the page's head. */
  readonly edge?: Boot["brand"]["edge"];
  /** The frame of the document (D49). */
  readonly shell?: Boot["shell"];
  /** The content of local storage; two sites that share it are one browser. */
  readonly stored?: Map<string, string>;
  readonly live?: LivePorts;
  /** Replaces the loader of the variants' own files. */
  readonly loadVariant?: VariantLoader;
  /** The brand's plugins by their names. */
  readonly plugins?: Readonly<Record<string, SitePlugin>>;
  /** Whether there is a network at first. */
  readonly online?: boolean;
  /** The visitor's choice; by default the document's cookie. */
  readonly oddsFormat?: OddsFormat;
  /** The device's clock; by default it stands at `testNow`. */
  readonly now?: () => number;
}

export function testBoot({
  brand: { messages, variants: chosenByBrand, ...brand } = plainBrand,
  dir,
  edge = brand.edge,
  plugins,
  variants = {},
  lang = "en",
  rows = [],
  settings = {},
  shell = "desktop",
  themes = [],
}: TestSite): Boot {
  const document = {
    site_title: brand.title,
    defaultCurrency: "EUR",
    time_zone: "UTC",
    site_default_lang: "en",
    ...settings,
  };
  const offered = [...new Set(["en", "fa", lang])].map((code) => bootLanguage(code, code === lang ? dir : undefined));
  return {
    shell,
    brand: { ...brand, edge, themes },
    lang,
    dir: offered.find(({ code }) => code === lang)!.dir,
    languages: offered,
    settings: document,
    firstSettings: plainSettings(completeSettings(document, { unknown: "ignore" })),
    settingOrigins: {},
    messages: messagesIn(lang, messages),
    pages: chosen(listed.pages, Object.keys(listed.pages), { ...chosenByBrand?.[shell], ...variants }) as Boot["pages"],
    // The mobile shell's slip is opened by its navigation.
    blocks: chosen(listed.blocks, shellBlocks[shell], {
      ...(shell === "mobile" && { betSlip: "sheet" }),
      ...chosenByBrand?.[shell],
      ...variants,
    }) as Boot["blocks"],
    ...(plugins && {
      plugins: Object.fromEntries(
        Object.keys(plugins).map((name) => [name, { variant: pluginVariant, js: "", css: [] }]),
      ),
    }),
    inlined: [],
    rows,
    siteKey: "test",
    release: "test",
  };
}

function bootLanguage(code: string, dir: Boot["dir"] | undefined): BootLanguage {
  const { name, ...record } = anyLanguageOf(code) ?? pseudoLanguage;
  return { ...record, numbering: "latn", calendar: "gregory", ...(dir && { dir }), text: name };
}

/** Returns the chosen variant of each page or block; by default the first of its list. */
function chosen(
  variantsOf: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
  choices: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, { readonly variant: string; readonly js: string; readonly css: readonly string[] }>> {
  return Object.fromEntries(
    names.map((name) => [name, { variant: choices[name] ?? variantsOf[name]![0]!, js: "", css: [] }]),
  );
}

/** A site that has been created, but not drawn. */
export interface MadeSite {
  readonly app: App;
  readonly boot: Boot;
  readonly house: FakeHouse;
  /** Documents that were opened in place of this one. */
  readonly opened: string[];
  readonly storage: SafeStorage;
  readonly setOnline: (online: boolean) => void;
  /** Returns the services for its pages in another brand, once the variants of that brand have loaded; the site's state stays. */
  readonly servicesIn: (brand: TestBrand) => Promise<Services>;
}

/** Creates an app as a browser's entry does, over a fake server, without drawing it. */
export function makeSite(site: TestSite, prerendered: boolean): MadeSite {
  const boot = testBoot(site);
  document.documentElement.lang = boot.lang;
  document.documentElement.dir = boot.dir;
  document.documentElement.dataset["shell"] = boot.shell;
  const {
    house = fakeHouse(),
    stored = new Map<string, string>(),
    live,
    loadVariant = testLoader,
    online = true,
  } = site;
  const opened: string[] = [];
  const variants = brandVariants(loadVariant);
  const storage = createSafeStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));
  const network = Object.assign(new EventTarget(), { navigator: { onLine: online } });
  const app = createApp({
    boot,
    environment: {
      loadVariant: withPlugins(site, variants.load),
      storage,
      connection: createConnection(network as never),
      domain: "harbour.test",
      oddsFormat: site.oddsFormat ?? parseOddsFormat(cookieOf(document, oddsFormatCookie)),
      now: site.now ?? (() => testNow),
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
  const setOnline = (now: boolean): void => {
    network.navigator = { onLine: now };
    network.dispatchEvent(new Event(now ? "online" : "offline"));
  };
  const servicesIn = async (brand: TestBrand): Promise<Services> => {
    const brandBoot = testBoot({ ...site, brand });
    await variants.prepare(brandBoot);
    return {
      ...app.services,
      boot: brandBoot,
      i18n: initI18n({ lang: languageOf(brandBoot), messages: brandBoot.messages }),
    };
  };
  return { app, boot, house, opened, storage, setOnline, servicesIn };
}
