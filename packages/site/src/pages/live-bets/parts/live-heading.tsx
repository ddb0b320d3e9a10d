import { useTranslate } from "../../../core/translate.ts";
import { PageHeading } from "../../../parts/page-heading.tsx";
import type { LiveBetsModel } from "../live-bets.model.ts";
import * as css from "./live-heading.css.ts";

/** The page's heading, with the number of live matches. */
export function LiveHeading({ model: { liveCount, state } }: { readonly model: LiveBetsModel }) {
  const t = useTranslate();
  return (
    <PageHeading
      section="live"
      aside={
        state === "ready" && (
          <span className={css.count}>
            <span className={css.dot} />
            {t("live:inPlay", { count: liveCount })}
          </span>
        )
      }
    >
      {t("frame:route.LiveBets")}
    </PageHeading>
  );
}
