import type { ThemeChoice, PaymentDirection, UserInfo } from "@livery/contract";
import type { Settings } from "@livery/contract/settings";
import type { Formats } from "@livery/i18n";
import type {
  AppStartEvent,
  HousePaths,
  OverlayEvent,
  OverlayNotice,
  SessionEvent,
  SessionView,
  StartView,
} from "@livery/machines";
import type { Boot } from "@livery/skin";
import type { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { createContext, useContext } from "react";
import type { ChunkRecovery } from "./chunk-recovery.ts";
import type { SiteClient } from "./client.ts";
import type { Connection } from "./connection.ts";
import type { DeferredActor } from "./deferred-actor.ts";
import type {
  ChatState,
  LiveAccess,
  LiveRegionChoice,
  OddsFormatAccess,
  ShownOdds,
  SlipAccess,
  UpdateAccess,
  VariantStore,
} from "./features.ts";
import type { SafeStorage } from "./safe-storage.ts";
import type { SiteEvent } from "./site-events.ts";
import type { HouseClock, Store } from "@livery/browser-app";

/** Why a sign-in is requested, and where to go afterwards. */
export interface SignInRequest {
  readonly because: "bonus" | "coupons" | "place" | "page" | "expired" | null;
  /** A path of the site, or null to stay. */
  readonly returnTo: string | null;
}

/** A request for the alert popups: automatic after the start, or by the player. Each is a new object. */
export interface AnnouncementsRequest {
  readonly by: "start" | "player";
}

/** A request for a deposit or withdrawal over the page. */
export interface CashierRequest {
  readonly direction: PaymentDirection;
}

/** The visitor's theme, where there is something to choose. */
export interface OfferedThemeChoice extends ThemeChoice {
  readonly choose: (choice: ThemeChoice) => void;
}

/** Everything that pages depend on; one set an app, so that two renders share nothing. */
export interface Services {
  readonly boot: Boot;
  readonly i18n: i18n;
  readonly formatsFor: (settings: Settings, odds: ShownOdds) => Formats;
  readonly settings: Store<Settings>;
  readonly client: SiteClient;
  /** The server's own paths beside the contract's calls; their code is loaded with the first use. */
  readonly house: () => Promise<HousePaths>;
  readonly queries: QueryClient;
  readonly start: DeferredActor<StartView, AppStartEvent>;
  readonly session: DeferredActor<SessionView, SessionEvent>;
  /** The notice over the page, or null. */
  readonly overlay: DeferredActor<OverlayNotice | null, OverlayEvent>;
  readonly slip: SlipAccess;
  readonly live: LiveAccess;
  readonly update: UpdateAccess;
  readonly signIn: Store<SignInRequest | null>;
  /** Null where nothing is offered, and until the first view is shown. */
  readonly themeChoice: Store<OfferedThemeChoice | null>;
  readonly odds: OddsFormatAccess;
  /** Null until the first view is shown. */
  readonly liveRegion: Store<LiveRegionChoice | null>;
  readonly announcements: Store<AnnouncementsRequest | null>;
  /** Whether the bonus request popup is open (§2). */
  readonly bonusPopup: Store<boolean>;
  /** The popup of deposits and withdrawals on a site of that kind (§2); null while it is closed. */
  readonly cashier: Store<CashierRequest | null>;
  /** The site's own chat; null until it is opened. */
  readonly chat: Store<ChatState | null>;
  /** The address of the chat's frame. */
  readonly chatFrame: string;
  readonly connection: Connection;
  readonly variants: VariantStore;
  /** What happens, for a brand's plugins; null without plugins. */
  readonly events: DeferredActor<null, SiteEvent> | null;
  readonly chunkRecovery: ChunkRecovery;
  readonly storage: SafeStorage;
  /** Epoch milliseconds of the house's clock (D64). */
  readonly now: () => number;
  /** The same, as another function each time that an answer sets the clock. */
  readonly clock: HouseClock["reading"];
  /** Loads the document again, from the newest build. */
  readonly reload: () => void;
  /** Goes to another document: another language's. */
  readonly openDocument: (href: string) => void;
}

/** A user, null for a visitor, or "unknown" while the session is looked up. */
export type KnownUser = UserInfo | null | "unknown";

export const ServicesContext = createContext<Services | null>(null);

/** The app's services. Throws outside an app. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error("A page stands outside the app: render it through createApp.");
  return services;
}
