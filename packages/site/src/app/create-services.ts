import type { OddsFormat } from "@livery/betting";
import type { UserInfo } from "@livery/contract";
import { createFormats, initI18n } from "@livery/i18n";
import {
  appStartMachine,
  notifyOverlayMachine,
  sessionMachine,
  type HousePaths,
  type SignedInFlag,
} from "@livery/machines";
import type { Boot, BootLanguage, VariantLoader } from "@livery/skin";
import { createActor, waitFor } from "xstate";
import { createFaceStore } from "../faces/face-store.ts";
import { createLiveAccess } from "../live/live-access.ts";
import type { LiveWorld } from "../live/live-world.ts";
import type { LiveNewsChoice } from "../live/news/news-choice.ts";
import { createOddsFormat } from "../odds-format/odds-format.ts";
import { createSlipAccess } from "../slip/slip-access.ts";
import { createUpdateAccess } from "../update/update-access.ts";
import { createSiteClient, type ClientNews, type SiteClient } from "./client.ts";
import { createConnection, type Connection } from "./connection.ts";
import { createQueries } from "./queries.ts";
import type { SafeStorage } from "./safe-storage.ts";
import type { AnnouncementsWish, CashierWish, OfferedLook, Services, SignInRequest } from "./services.ts";
import { bakedSettings, loadSettings } from "./settings.ts";
import { createStore } from "./store.ts";
import { userOf } from "./user.ts";

/** What an app is given of the world around it: a browser's, a prerender's or a test's. */
export interface Environment {
  readonly loadVariant: VariantLoader;
  readonly storage: SafeStorage;
  readonly flag: SignedInFlag;
  readonly connection: Connection;
  /** The host that the page was opened at. */
  readonly domain: string;
  /** What the visitor chose before (D51); null for nothing. */
  readonly oddsFormat: OddsFormat | null;
  readonly now: () => number;
  readonly openDocument: (href: string) => void;
  readonly reload: () => void;
  /** Sockets, snapshots and frames of the live feed; asked for with the first topic. A prerender has none. */
  readonly live?: () => LiveWorld | Promise<LiveWorld>;
  /** In place of the contract's own client. */
  readonly client?: (news: ClientNews) => SiteClient;
  /** In place of the house's own paths. */
  readonly house?: HousePaths;
}

/** What depends on the page that is opened first. */
export interface FirstPage {
  readonly isLoginRoute: boolean;
  /** The page's own files: its chunk and its variant. */
  readonly loadFiles: () => Promise<void>;
  /** The first odds that the page shows; a page without odds has none. */
  readonly loadOdds: (services: Services) => Promise<void>;
}

/** Makes the services of one app. Nothing runs yet: a prerender never starts them, a browser does after hydration. */
export function createServices(boot: Boot, environment: Environment, page: FirstPage): Services {
  const { storage, domain, now, oddsFormat, openDocument, reload } = environment;
  const language = languageOf(boot);
  const makeClient =
    environment.client ??
    ((news: ClientNews) => createSiteClient({ baseUrl: "", siteKey: boot.siteKey, lang: () => boot.lang }, news));
  const client = makeClient({
    expired: () => services.session.send({ type: "EXPIRED" }),
    maintenance: () => services.update.send({ type: "MAINTENANCE" }),
  });
  const checkUser = async (signal: AbortSignal): Promise<UserInfo | null> =>
    await client.call("getUserData", {}, { signal });
  const settings = createStore(bakedSettings(boot));

  const services: Services = {
    boot,
    i18n: initI18n({ lang: language, words: boot.words }),
    formatsFor: ({ timeZone, oddsDecimals }, { writer }) =>
      createFormats({ language, timeZone, oddsDecimals, ...(writer && { odds: writer }) }),
    settings,
    client,
    house: async () => environment.house ?? (await import("./house-paths.ts")).pathsOf(boot.siteKey),
    queries: createQueries(),
    start: createActor(appStartMachine, {
      input: {
        isLoginRoute: page.isLoginRoute,
        loadSettings: async (signal) => {
          const loaded = await loadSettings({ boot, client, storage, domain }, signal);
          settings.set(loaded);
          return loaded;
        },
        // The languages with their words and documents are baked into the page (D58).
        loadLanguages: async () =>
          boot.languages.map((record, index) => ({ ...languageDetail, ...record, languageId: index })),
        loadFiles: () => page.loadFiles(),
        checkSession: async () => {
          services.session.start();
          const known = await waitFor(services.session, (snapshot) => userOf(snapshot) !== "unknown");
          return known.context.user;
        },
        loadOdds: () => page.loadOdds(services),
      },
    }),
    session: createActor(sessionMachine, {
      input: {
        check: checkUser,
        signIn: async (credentials, signal) => {
          await client.call("userLogin", credentials, { signal });
          const user = await checkUser(signal);
          if (user === null) throw new Error("signed in, and yet nobody is there: are cookies blocked?");
          return user;
        },
        signOut: async (signal) => {
          await client.call("logout", {}, { signal });
        },
        flag: environment.flag,
      },
    }),
    overlay: createActor(notifyOverlayMachine),
    slip: createSlipAccess(),
    live: createLiveAccess(environment.live ?? noLiveWorld, settings),
    signIn: createStore<SignInRequest | null>(null),
    look: createStore<OfferedLook | null>(null),
    odds: createOddsFormat(settings, oddsFormat),
    liveNews: createStore<LiveNewsChoice | null>(null),
    announcements: createStore<AnnouncementsWish | null>(null),
    bonusPopup: createStore<boolean>(false),
    cashier: createStore<CashierWish | null>(null),
    update: createUpdateAccess(async () => {
      const { connectUpdate } = await import("../update/connect-update.ts");
      return connectUpdate(services, { document, domain });
    }),
    connection: environment.connection,
    faces: createFaceStore(boot, environment.loadVariant),
    storage,
    now,
    openDocument,
    reload,
  };
  return services;
}

function noLiveWorld(): never {
  throw new Error("this render has no live feed");
}

/** What a language's record has beside what a page needs. */
const languageDetail = { icon: "", directory: "", enabled: true } as const;

/** The record of the document's language. Throws RangeError where the boot object does not know its own language. */
export function languageOf(boot: Boot): BootLanguage {
  const record = boot.languages.find(({ code }) => code === boot.lang);
  if (record === undefined) throw new RangeError(`the boot object has no language ${boot.lang}`);
  return record;
}

/** For renders without a browser. */
export function stillConnection(): Connection {
  return createConnection(null);
}
