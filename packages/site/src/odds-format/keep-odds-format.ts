import { keepChoice } from "../app/keep-choice.ts";
import type { Services } from "../app/services.ts";
import { oddsFormatCookie, parseOddsFormat } from "./odds-format.ts";

/** Lets a visitor choose how odds are written, at once in all tabs, and keeps it (D32, D51). */
export function keepOddsFormat({ odds }: Pick<Services, "odds">, window: Window): void {
  const { keep } = keepChoice({
    cookie: oddsFormatCookie,
    window,
    follow: (kept) => void odds.follow(parseOddsFormat(kept)),
  });
  odds.choose.set((format) => {
    keep(format);
    void odds.follow(format);
  });
}
