import type { TopicPhase } from "@livery/feed";
import type { LiveLinkState } from "@livery/machines";
import { Banner, Button } from "@livery/ui";
import { useEffect, useState } from "react";
import { useServices } from "../app/services.ts";
import { useStore } from "../app/store.ts";
import { useWords } from "../app/words.ts";
import { place } from "./live-banner.css.ts";

/** What is wrong with the feed as the player is told; null where nothing is, or nothing yet. */
export function liveTrouble(link: LiveLinkState, phase: TopicPhase): "reconnecting" | "refresh" | "stale" | null {
  if (link === "refresh" || link === "reconnecting") return link;
  return phase === "stale" ? "stale" : null;
}

/** Milliseconds that stale prices last before they are spoken of: a list that is just coming is stale for a moment. */
const spokenOfAfter = 1_500;

/** A trouble as it is shown: a lost link at once, staleness when it lasts. */
function useLasting(trouble: ReturnType<typeof liveTrouble>): ReturnType<typeof liveTrouble> {
  const [lasting, setLasting] = useState(false);
  const stale = trouble === "stale";
  useEffect(() => {
    if (!stale) return undefined;
    const timer = setTimeout(() => setLasting(true), spokenOfAfter);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [stale]);
  return stale && !lasting ? null : trouble;
}

/** Says why every price is locked: the link is being made again, or has been away for long (D28, F8). */
export function LiveBanner({ link, phase }: { readonly link: LiveLinkState; readonly phase: TopicPhase }) {
  const { connection, live } = useServices();
  const t = useWords();
  const online = useStore(connection.online);
  const trouble = useLasting(liveTrouble(link, phase));
  // Without a network the site says so itself, above everything.
  if (trouble === null || !online) return null;
  if (trouble !== "refresh") {
    return (
      <Banner tone="warning" title={t(`live:${trouble}.title`)} className={place}>
        {t(`live:${trouble}.text`)}
      </Banner>
    );
  }
  return (
    <Banner
      tone="error"
      title={t("live:refresh.title")}
      className={place}
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
