import { storeChoice } from "../core/store-choice.ts";
import type { Services } from "../core/services.ts";
import { oddsFormatCookie, parseOddsFormat } from "./odds-format.ts";

/** Lets a visitor choose the odds format, at once in all tabs, and stores it (D32, D51). */
export function storeOddsFormat({ odds }: Pick<Services, "odds">, window: Window): void {
  const { store } = storeChoice({
    cookie: oddsFormatCookie,
    window,
    follow: (stored) => void odds.follow(parseOddsFormat(stored)),
  });
  odds.choose.set((format) => {
    store(format);
    void odds.follow(format);
  });
}
