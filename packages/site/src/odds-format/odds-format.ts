import { oddsFormats, type OddsFormat } from "@livery/betting";
import type { Settings } from "@livery/contract/settings";
import type { OddsWriter } from "@livery/i18n";
import { createStore, type Store } from "../app/store.ts";

/** The cookie that keeps a visitor's odds format, for both hosts of a site (D49, D51). */
export const oddsFormatCookie = "odds";

/** How odds are written at this moment. */
export interface ShownOdds {
  readonly format: OddsFormat;
  /** Null where they are decimal (§9), which needs no code of its own. */
  readonly writer: OddsWriter | null;
}

/** How a prerendered document writes them: it holds no prices (D58), and is hydrated as it is. */
export const prerenderedOdds: ShownOdds = { format: "decimal", writer: null };

/** The odds format of one app (D32): what the visitor chose over what the brand's settings say (D51). */
export interface OddsFormatAccess {
  readonly shown: Store<ShownOdds>;
  /** How a visitor chooses; null until the first view stands. */
  readonly choose: Store<((format: OddsFormat) => void) | null>;
  /** Follows a choice; null is none. Resolves when odds are written so, or the format's code did not come. */
  readonly follow: (chosen: OddsFormat | null) => Promise<void>;
  /** Resolves when the odds of a first view can be written. */
  readonly ready: () => Promise<void>;
}

/** Reads the cookie's value; what is no format is no choice. */
export function parseOddsFormat(text: string | undefined): OddsFormat | null {
  return oddsFormats.find((format) => format === text) ?? null;
}

export function createOddsFormat(settings: Store<Settings>, stored: OddsFormat | null): OddsFormatAccess {
  const shown = createStore<ShownOdds>(prerenderedOdds);
  let chosen = stored;
  const requestedFormat = (): OddsFormat => chosen ?? settings.get().oddsFormat;
  const show = async (): Promise<void> => {
    const format = requestedFormat();
    if (format === shown.get().format) return;
    const writer = format === "decimal" ? null : await writerOf(format);
    // Who chooses twice in a row gets the second; code that does not come leaves the odds as they are.
    if (writer !== undefined && format === requestedFormat()) shown.set({ format, writer });
  };
  settings.subscribe(() => void show());
  return {
    shown,
    choose: createStore<((format: OddsFormat) => void) | null>(null),
    follow: (next) => {
      chosen = next;
      return show();
    },
    ready: show,
  };
}

async function writerOf(format: OddsFormat): Promise<OddsWriter | undefined> {
  try {
    const { oddsWriter } = await import("./odds-writer.ts");
    return oddsWriter(format);
  } catch {
    return undefined;
  }
}
