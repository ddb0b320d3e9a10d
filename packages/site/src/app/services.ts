import type { Look, TransferDirection, UserInfo } from "@livery/contract";
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
import type { ChatState } from "../chat/chat-state.ts";
import type { FaceStore } from "../faces/face-store.ts";
import type { LiveAccess } from "../live/live-access.ts";
import type { LiveNewsChoice } from "../live/news/news-choice.ts";
import type { OddsFormatAccess, ShownOdds } from "../odds-format/odds-format.ts";
import type { SlipAccess } from "../slip/slip-access.ts";
import type { UpdateAccess } from "../update/update-access.ts";
import type { SiteClient } from "./client.ts";
import type { Connection } from "./connection.ts";
import type { LateActor } from "./late-actor.ts";
import type { LostCode } from "./lost-code.ts";
import type { SafeStorage } from "./safe-storage.ts";
import type { Store } from "./store.ts";

/** Why somebody is asked to sign in, and where to go afterwards. */
export interface SignInRequest {
  readonly because: "bonus" | "coupons" | "place" | "page" | "expired" | null;
  /** A path of the site, or null to stay. */
  readonly returnTo: string | null;
}

/** A wish to see the alert popups: by themselves after the start, or because the player asked. Each is a new object. */
export interface AnnouncementsWish {
  readonly by: "start" | "player";
}

/** A wish to pay in or out over the page. */
export interface CashierWish {
  readonly direction: TransferDirection;
}

/** The look that the visitor has, where there is something to choose. */
export interface OfferedLook extends Look {
  readonly choose: (look: Look) => void;
}

/** Everything that pages are made with; one set an app, so that two renders share nothing. */
export interface Services {
  readonly boot: Boot;
  readonly i18n: i18n;
  readonly formatsFor: (settings: Settings, odds: ShownOdds) => Formats;
  readonly settings: Store<Settings>;
  readonly client: SiteClient;
  /** The house's own paths beside the contract's calls; their code comes with the first of them. */
  readonly house: () => Promise<HousePaths>;
  readonly queries: QueryClient;
  readonly start: LateActor<StartView, AppStartEvent>;
  readonly session: LateActor<SessionView, SessionEvent>;
  /** What is told over the page, or null. */
  readonly overlay: LateActor<OverlayNotice | null, OverlayEvent>;
  readonly slip: SlipAccess;
  readonly live: LiveAccess;
  readonly update: UpdateAccess;
  readonly signIn: Store<SignInRequest | null>;
  /** Null where nothing is offered, and until the first view stands. */
  readonly look: Store<OfferedLook | null>;
  readonly odds: OddsFormatAccess;
  /** Null until the first view stands. */
  readonly liveNews: Store<LiveNewsChoice | null>;
  readonly announcements: Store<AnnouncementsWish | null>;
  /** Whether the bonus request popup is open (§2). */
  readonly bonusPopup: Store<boolean>;
  /** The popup in which a site of that kind pays in and out (§2); null while it is closed. */
  readonly cashier: Store<CashierWish | null>;
  /** The site's own chat; null until somebody opens it. */
  readonly chat: Store<ChatState | null>;
  /** The address of its frame. */
  readonly chatFrame: string;
  readonly connection: Connection;
  readonly faces: FaceStore;
  readonly lostCode: LostCode;
  readonly storage: SafeStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Loads the document anew: the newest build's. */
  readonly reload: () => void;
  /** Goes to another document: another language's. */
  readonly openDocument: (href: string) => void;
}

/** Nobody, somebody, or not known yet. */
export type KnownUser = UserInfo | null | "unknown";

export const ServicesContext = createContext<Services | null>(null);

/** The app's services. Throws outside an app. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error("A page stands outside the app: render it through createApp.");
  return services;
}
