import type { LiveMatch } from "@livery/feed";
import { VisuallyHidden } from "@livery/ui";
import { useEffect, useState } from "react";
import { cookieOf } from "../../core/cookie.ts";
import type { LiveRegionChoice } from "../../core/features.ts";
import { useServices } from "../../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate, type Translate } from "../../core/translate.ts";
import { liveStatus } from "../match-clock.tsx";
import { liveRegionCookie, readLiveRegionChoice } from "./live-region-choice.ts";
import { type MatchNews, LiveAnnouncer, type NewsKind } from "./live-announcer.ts";
import type { i18n } from "i18next";

/** Reads out events in the followed matches; nothing while the page is hidden, or where the visitor has switched it off. */
export function LiveRegion({ followed }: { readonly followed: readonly LiveMatch[] }) {
  const t = useTranslate();
  const { i18n, liveRegion } = useServices();
  const choice = useStore(liveRegion);
  const [news, setNews] = useState<readonly MatchNews[]>([]);
  const [announcer] = useState(
    () =>
      new LiveAnnouncer((published) => {
        setNews(!document.hidden && wantsNews(liveRegion.get()) ? published : []);
      }),
  );
  // News from before the choice was switched off are not repeated when it is switched on.
  if (choice?.on === false && news.length > 0) setNews([]);
  useEffect(() => announcer.follow(followed), [announcer, followed]);
  useEffect(() => () => announcer.stop(), [announcer]);
  return (
    <VisuallyHidden>
      <span role="status">{news.map((each) => sentence(t, i18n, each)).join(" ")}</span>
    </VisuallyHidden>
  );
}

/** Uses the cookie until the choice is followed. */
function wantsNews(choice: LiveRegionChoice | null): boolean {
  return choice?.on ?? readLiveRegionChoice(cookieOf(document, liveRegionCookie));
}

function sentence(t: Translate, i18n: i18n, { kinds, match }: MatchNews): string {
  const { away, home, score, status } = match;
  const texts: { readonly [Kind in NewsKind]: () => string } = {
    over: () => t("live:news.over", { status: liveStatus(i18n, status), score }),
    score: () => t("live:news.score", { score }),
    sentOffHome: () => t("live:news.sentOff", { team: home }),
    sentOffAway: () => t("live:news.sentOff", { team: away }),
    paused: () => t("live:news.paused"),
    resumed: () => t("live:news.resumed"),
  };
  return t("live:news.match", {
    match: t("sport:versus", { home, away }),
    news: kinds.map((kind) => texts[kind]()).join(", "),
  });
}
