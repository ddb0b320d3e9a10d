import { oddsFormats, type OddsFormat } from "@livery/betting";
import type { Settings } from "@livery/contract/settings";
import type { OddsWriter } from "@livery/i18n";
import { prerenderedOdds, type OddsFormatAccess, type ShownOdds } from "../core/features.ts";
import { createStore, type Store } from "@livery/browser-app";

/** The cookie that stores a visitor's odds format, for both hosts of a site (D49, D51). */
export const oddsFormatCookie = "odds";

/** Reads the cookie's value; null if it is no format. */
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
    // Of two quick choices the second counts; if the code cannot be loaded, the odds stay as they are.
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
