import { dayIn } from "@livery/contract";
import type { Formats, LanguageRecord } from "@livery/i18n";
import type { Staff } from "@livery/contract/panel";
import type { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { createContext, useContext } from "react";
import type { PanelClient } from "./client.ts";
import type { Preferences } from "./preferences.ts";
import { type SessionStore } from "./session.ts";
import type { Upload } from "./upload.ts";
import { useStore, type Store } from "@livery/browser-app";

/** A request for a code; `answer` completes it. */
export interface FactorRequest {
  readonly answer: (given: boolean) => void;
}

/** The services of the panel, from its first screen on. */
export interface PanelServices {
  readonly language: LanguageRecord;
  readonly i18n: i18n;
  readonly client: PanelClient;
  readonly queries: QueryClient;
  readonly session: SessionStore;
  readonly factor: Store<FactorRequest | null>;
  /** When the server last answered within the session: milliseconds of `now`. */
  readonly reachedAt: Store<number>;
  readonly online: Store<boolean>;
  readonly preferences: Preferences;
  /** Epoch milliseconds of the house's clock (D64). */
  readonly now: () => number;
  /** Hands a file to the browser's downloads. */
  readonly download: (name: string, text: string) => void;
  readonly reload: () => void;
  readonly upload: Upload;
}

/** The services that the panel's pages use. */
export interface Panel extends PanelServices {
  /** Times are in the zone of the signed-in account (D36). */
  readonly formats: Formats;
}

export const PanelContext = createContext<Panel | null>(null);

export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (panel === null) throw new Error("A part of the panel stands outside PanelContext.");
  return panel;
}

/** The signed-in account. Only for pages behind the sign-in. */
export function useStaff(): Staff {
  const session = useStore(usePanel().session);
  if (session.kind !== "in" && session.kind !== "ended") throw new Error("Nobody is signed in: this page has a gate.");
  return session.staff;
}

/** Returns a function that returns the calendar day that it is now in the account's time zone. */
export function useToday(): () => string {
  const { now } = usePanel();
  const { timeZone } = useStaff();
  return () => dayIn(timeZone, new Date(now()));
}
