import type { Formats, LanguageRecord } from "@livery/i18n";
import type { Staff } from "@livery/contract/panel";
import type { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { createContext, useContext } from "react";
import type { PanelClient } from "./client.ts";
import type { Preferences } from "./preferences.ts";
import { type SessionStore } from "./session.ts";
import { useStore, type Store } from "./store.ts";

/** A code is asked for; `answer` ends the asking. */
export interface FactorRequest {
  readonly answer: (given: boolean) => void;
}

/** What a page of the panel finds around it. */
export interface Panel {
  readonly language: LanguageRecord;
  readonly i18n: i18n;
  /** Dates are UTC: the house's days are. */
  readonly formats: Formats;
  readonly client: PanelClient;
  readonly queries: QueryClient;
  readonly session: SessionStore;
  readonly factor: Store<FactorRequest | null>;
  /** When the house last answered in the session's name: milliseconds of `now`. */
  readonly reachedAt: Store<number>;
  readonly online: Store<boolean>;
  readonly preferences: Preferences;
  readonly now: () => number;
  /** Hands a file to the browser's downloads. */
  readonly download: (name: string, text: string) => void;
  readonly reload: () => void;
}

export const PanelContext = createContext<Panel | null>(null);

export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (panel === null) throw new Error("A part of the panel stands outside PanelContext.");
  return panel;
}

/** Who works here. Only pages behind the sign-in may ask. */
export function useStaff(): Staff {
  const session = useStore(usePanel().session);
  if (session.kind !== "in" && session.kind !== "ended") throw new Error("Nobody is signed in: this page has a gate.");
  return session.staff;
}
