import type { OddsFormat } from "@livery/betting";
import { builtSettings } from "../core/built-settings.ts";
import { createFormats, initI18n } from "@livery/i18n";
import { beforeSession, beforeStart, type HousePaths, type OverlayEvent, type OverlayNotice } from "@livery/machines";
import type { Boot, BootLanguage, VariantLoader } from "@livery/skin";
import { chatAddress } from "../contacts/open-chat.ts";
import { createVariantStore } from "../variants/variant-store.ts";
import { createLiveAccess } from "../live/live-access.ts";
import type { LivePorts } from "../live/live-ports.ts";
import { createOddsFormat } from "../odds-format/odds-format.ts";
import { createSlipAccess } from "../slip/slip-access.ts";
import { createUpdateAccess } from "../update/update-access.ts";
import { createSiteClient, type ClientNews, type SiteClient } from "../core/client.ts";
import { createConnection, type Connection } from "../core/connection.ts";
import { createDeferredActor } from "../core/deferred-actor.ts";
import type { ChatState, LiveRegionChoice } from "../core/features.ts";
import { createChunkRecovery } from "../core/chunk-recovery.ts";
import { createQueries } from "../core/queries.ts";
import type { SafeStorage } from "../core/safe-storage.ts";
import type { SiteEvent } from "../core/site-events.ts";
import type {
  AnnouncementsRequest,
  CashierRequest,
  OfferedThemeChoice,
  Services,
  SignInRequest,
} from "../core/services.ts";
import { createHouseClock, createStore, type HouseClock } from "@livery/browser-app";

/** The environment of an app: a browser's, a prerender's or a test's. */
export interface Environment {
  readonly loadVariant: VariantLoader;
  readonly storage: SafeStorage;
  readonly connection: Connection;
  /** The host that the page was opened on. */
  readonly domain: string;
  /** The visitor's earlier choice (D51); null for none. */
  readonly oddsFormat: OddsFormat | null;
  /** The device's clock, epoch milliseconds. */
  readonly now: () => number;
  readonly openDocument: (href: string) => void;
  readonly reload: () => void;
  /** Sockets, snapshots and frames of the live feed; requested with the first topic. A prerender has none. */
  readonly live?: () => LivePorts | Promise<LivePorts>;
  /** Replaces the contract's own client; its `fetch` is watched for the house's time. */
  readonly client?: (news: ClientNews, watched: HouseClock["watched"]) => SiteClient;
  /** Replaces the server's own paths. */
  readonly house?: HousePaths;
}

/** Creates the services of one app. Nothing runs yet: machines start after hydration (`actors.ts`), and never in a prerender. */
export function createServices(boot: Boot, environment: Environment): Services {
  const { storage, domain, oddsFormat, openDocument, reload } = environment;
  const clock = createHouseClock(environment.now);
  const language = languageOf(boot);
  const makeClient =
    environment.client ??
    ((news: ClientNews) => {
      const fetch = clock.watched((...request) => globalThis.fetch(...request));
      return createSiteClient({ baseUrl: "", siteKey: boot.siteKey, lang: () => boot.lang, fetch }, news);
    });
  const news = {
    expired: () => services.session.send({ type: "EXPIRED" }),
    maintenance: () => services.update.send({ type: "MAINTENANCE" }),
  };
  const client = makeClient(news, clock.watched);
  const settings = createStore(builtSettings(boot));

  const services: Services = {
    boot,
    i18n: initI18n({ lang: language, messages: boot.messages }),
    formatsFor: ({ timeZone, oddsDecimals }, { writer }) =>
      createFormats({ language, timeZone, oddsDecimals, ...(writer && { odds: writer }) }),
    settings,
    client,
    house: async () => environment.house ?? (await import("../core/house-paths.ts")).pathsOf(boot.siteKey),
    queries: createQueries(),
    start: createDeferredActor(beforeStart),
    session: createDeferredActor(beforeSession),
    overlay: createDeferredActor<OverlayNotice | null, OverlayEvent>(null),
    slip: createSlipAccess(),
    live: createLiveAccess(environment.live ?? noLivePorts, settings),
    signIn: createStore<SignInRequest | null>(null),
    themeChoice: createStore<OfferedThemeChoice | null>(null),
    odds: createOddsFormat(settings, oddsFormat),
    liveRegion: createStore<LiveRegionChoice | null>(null),
    announcements: createStore<AnnouncementsRequest | null>(null),
    bonusPopup: createStore<boolean>(false),
    cashier: createStore<CashierRequest | null>(null),
    chat: createStore<ChatState | null>(null),
    chatFrame: chatAddress,
    update: createUpdateAccess(async () => {
      const { connectUpdate } = await import("../update/connect-update.ts");
      return connectUpdate(services, { document, domain });
    }),
    connection: environment.connection,
    variants: createVariantStore(boot, environment.loadVariant),
    events: boot.plugins ? createDeferredActor<null, SiteEvent>(null) : null,
    // A prerender has no network that could return.
    chunkRecovery: createChunkRecovery(typeof window === "undefined" ? new EventTarget() : window),
    storage,
    now: clock.now,
    clock: clock.reading,
    openDocument,
    reload,
  };
  return services;
}

function noLivePorts(): never {
  throw new Error("this render has no live feed");
}

/** Returns the record of the document's language. Throws RangeError if the boot object does not contain its own language. */
export function languageOf(boot: Boot): BootLanguage {
  const record = boot.languages.find(({ code }) => code === boot.lang);
  if (record === undefined) throw new RangeError(`the boot object has no language ${boot.lang}`);
  return record;
}

/** For renders without a browser. */
export function stillConnection(): Connection {
  return createConnection(null);
}
