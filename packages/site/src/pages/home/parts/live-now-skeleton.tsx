import { Skeleton } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import * as css from "./live-now.css.ts";

/** Reserves the space of the live matches until their code is loaded. */
export function LiveNowWaiting() {
  const t = useTranslate();
  return (
    <div className={css.live} data-section="live" data-density="compact" aria-busy>
      <div className={css.head}>
        <h2 className={css.title}>{t("sport:front.live")}</h2>
      </div>
      <LiveNowSkeleton />
    </div>
  );
}

/** Placeholder cards: clock, two teams, three prices. */
export function LiveNowSkeleton() {
  return (
    <div className={css.waiting} aria-hidden>
      {[0, 1, 2].map((card) => (
        <div key={card} className={css.card}>
          <Skeleton width="third" />
          <Skeleton count={2} width={card % 2 === 0 ? "half" : "third"} />
          <Skeleton shape="row" />
        </div>
      ))}
    </div>
  );
}
