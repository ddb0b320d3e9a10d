import type { LiveMatch } from "@livery/feed";
import { VisuallyHidden } from "@livery/ui";
import { useEffect, useState } from "react";
import { cookieOf } from "../../app/cookie.ts";
import { useServices } from "../../app/services.ts";
import { useStore } from "../../app/store.ts";
import { useWords, type Words } from "../../app/words.ts";
import { liveStatus } from "../match-clock.tsx";
import { type LiveNewsChoice, liveNewsCookie, readNewsChoice } from "./news-choice.ts";
import { type MatchNews, Newsroom, type NewsKind } from "./newsroom.ts";
import type { i18n } from "i18next";

/**
 * Reads out what happens in the matches that somebody follows; nothing while the page is not looked at, or where the visitor
 * wants none of it.
 */
export function LiveNews({ followed }: { readonly followed: readonly LiveMatch[] }) {
  const t = useWords();
  const { i18n, liveNews } = useServices();
  const choice = useStore(liveNews);
  const [news, setNews] = useState<readonly MatchNews[]>([]);
  const [room] = useState(
    () =>
      new Newsroom((told) => {
        setNews(!document.hidden && wantsNews(liveNews.get()) ? told : []);
      }),
  );
  // What was said before the choice went off is not said again when it comes on.
  if (choice?.on === false && news.length > 0) setNews([]);
  useEffect(() => room.follow(followed), [room, followed]);
  useEffect(() => () => room.stop(), [room]);
  return (
    <VisuallyHidden>
      <span role="status">{news.map((each) => sentence(t, i18n, each)).join(" ")}</span>
    </VisuallyHidden>
  );
}

/** Before the choice is followed, what the cookie says. */
function wantsNews(choice: LiveNewsChoice | null): boolean {
  return choice?.on ?? readNewsChoice(cookieOf(document, liveNewsCookie));
}

function sentence(t: Words, words: i18n, { kinds, match }: MatchNews): string {
  const { away, home, score, status } = match;
  const says: { readonly [Kind in NewsKind]: () => string } = {
    over: () => t("live:news.over", { status: liveStatus(words, status), score }),
    score: () => t("live:news.score", { score }),
    sentOffHome: () => t("live:news.sentOff", { team: home }),
    sentOffAway: () => t("live:news.sentOff", { team: away }),
    paused: () => t("live:news.paused"),
    resumed: () => t("live:news.resumed"),
  };
  return t("live:news.match", {
    match: t("sport:versus", { home, away }),
    news: kinds.map((kind) => says[kind]()).join(", "),
  });
}
