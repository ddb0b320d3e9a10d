import type { TopicPhase } from "@livery/feed";
import type { LiveLinkState } from "@livery/machines";
import { Banner, Button } from "@livery/ui";
import { useEffect, useState } from "react";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../core/translate.ts";
import { banner } from "./live-banner.css.ts";

/** The state of the feed for a page. */
export interface FeedStatus {
  readonly link: LiveLinkState;
  readonly phase: TopicPhase;
}

type Trouble = "reconnecting" | "refresh" | "stale" | null;

/** Returns the problem of the feed that the player sees; null where there is none, or none yet. */
export function liveTrouble({ link, phase }: FeedStatus): Trouble {
  if (link === "refresh" || link === "reconnecting") return link;
  return phase === "stale" ? "stale" : null;
}

/** Milliseconds that prices are stale before a banner is shown: a list that is just loading is stale for a moment. */
const staleBannerDelayMs = 1_500;
/** A server that is reachable but silent is reconnected to repeatedly: that is one problem, not two in turn. */
const reconnectingBannerDelayMs = 2_500;

/** Milliseconds that a problem must last to replace the shown one. */
function waitOf(shown: Trouble, next: Trouble): number {
  if (next === shown) return 0;
  if (next === "stale") return staleBannerDelayMs;
  return shown === "stale" && next === "reconnecting" ? reconnectingBannerDelayMs : 0;
}

/** The shown problem of the feed: a lost link at once, staleness when it lasts. */
export function useLiveTrouble(feedStatus: FeedStatus): Trouble {
  const trouble = liveTrouble(feedStatus);
  const [shown, setShown] = useState<Trouble>(null);
  const wait = waitOf(shown, trouble);
  useEffect(() => {
    const timer = setTimeout(() => setShown(trouble), wait);
    return () => clearTimeout(timer);
  }, [trouble, wait]);
  return wait === 0 ? trouble : shown;
}

/** Shows why every price is locked: the link is reconnecting, or has been lost for long (D28, F8). */
export function LiveBanner(feedStatus: FeedStatus) {
  const { connection, live } = useServices();
  const t = useTranslate();
  const online = useStore(connection.online);
  const trouble = useLiveTrouble(feedStatus);
  // Without a network the site's own banner says so, above everything.
  if (trouble === null || !online) return null;
  if (trouble !== "refresh") {
    return (
      <Banner tone="warning" title={t(`live:${trouble}.title`)} className={banner}>
        {t(`live:${trouble}.text`)}
      </Banner>
    );
  }
  return (
    <Banner
      tone="error"
      title={t("live:refresh.title")}
      className={banner}
      action={
        <>
          <Button size="sm" onClick={() => live.tryNow()}>
            {t("live:refresh.tryNow")}
          </Button>
          <Button size="sm" variant="primary" onClick={() => location.reload()}>
            {t("live:refresh.action")}
          </Button>
        </>
      }
    >
      {t("live:refresh.text")}
    </Banner>
  );
}
