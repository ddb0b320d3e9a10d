import { keepChoice } from "../../app/keep-choice.ts";
import type { Services } from "../../app/services.ts";
import { liveNewsCookie, readNewsChoice } from "./news-choice.ts";

/** Lets a visitor choose whether live news are read out, at once in all tabs, and keeps it. Without a choice they are. */
export function keepLiveNews({ liveNews }: Pick<Services, "liveNews">, window: Window): void {
  const show = (on: boolean): void => liveNews.set({ on, choose });
  const choose = (on: boolean): void => {
    keep(on ? "on" : "off");
    show(on);
  };
  const { keep } = keepChoice({
    cookie: liveNewsCookie,
    window,
    follow: (kept) => show(readNewsChoice(kept)),
  });
}
