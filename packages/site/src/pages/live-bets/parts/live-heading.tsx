import { useStore } from "@livery/browser-app";
import { classes } from "@livery/ui";
import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";
import { liveTrouble } from "../../../live/live-banner.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import type { LiveBetsModel } from "../live-bets.model.ts";
import * as css from "./live-heading.css.ts";

/** The page's heading, with the number of live matches. */
export function LiveHeading({ model: { feedStatus, liveCount, state } }: { readonly model: LiveBetsModel }) {
  const t = useTranslate();
  const online = useStore(useServices().connection.online);
  const current = online && liveTrouble(feedStatus) === null;
  return (
    <PageHeading
      section="live"
      aside={
        state === "ready" && (
          <span className={css.count}>
            <span className={classes(css.dot, !current && css.stale)} />
            {t("live:inPlay", { count: liveCount })}
          </span>
        )
      }
    >
      {t("frame:route.LiveBets")}
    </PageHeading>
  );
}
