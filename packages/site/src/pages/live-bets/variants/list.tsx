import {
  Button,
  Chip,
  EmptyState,
  IconButton,
  Select,
  Skeleton,
  TextInput,
  VisuallyHidden,
  buttonClass,
} from "@livery/ui";
import { CallError, type LiveOrder } from "@livery/contract";
import { useServices } from "../../../app/services.ts";
import { useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import { LiveBanner } from "../../../live/live-banner.tsx";
import { sportName } from "../../../matches/names.ts";
import { PageHeading } from "../../../shell/page-heading.tsx";
import { Problem } from "../../../shell/problem.tsx";
import { RouteLink } from "../../../shell/route-link.tsx";
import { liveOrders } from "../arrange.ts";
import type { LiveBetsModel } from "../model.ts";
import { LiveList } from "../parts/live-list.tsx";
import { sportSlug } from "../parts/sport-slug.ts";
import * as css from "./list.css.ts";

/** The live list: sports with their counts, order and search above the running matches. */
export default function LiveBetsList({ model }: FaceProps<LiveBetsModel>) {
  const t = useWords();
  const { liveCount, standing, state } = model;
  return (
    <>
      <PageHeading
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
      {(state === "ready" || state === "unfound") && <Tools model={model} />}
      {state !== "failed" && <LiveBanner {...standing} />}
      <Content model={model} />
    </>
  );
}

const orderWords = {
  1: "live:order.time",
  2: "live:order.competition",
  4: "live:order.feed",
  5: "live:order.name",
} as const satisfies Record<LiveOrder, string>;

function Tools({ model }: FaceProps<LiveBetsModel>) {
  const t = useWords();
  const { i18n } = useServices();
  const { chooseOrder, chooseSport, found, liveCount, order, search, sportId, sports } = model;
  return (
    <div className={css.tools}>
      {sports.length > 1 && (
        <div role="group" aria-label={t("live:sports")} className={css.sports}>
          <Chip className={css.sport} pressed={sportId === null} count={liveCount} onClick={() => chooseSport(null)}>
            {t("live:allSports")}
          </Chip>
          {sports.map((sport) => (
            <Chip
              key={sport.sportId}
              className={css.sport}
              pressed={sportId === sport.sportId}
              count={sport.liveCount}
              onClick={() => chooseSport(sport.sportId)}
            >
              {sportName(i18n, sport.name === "" ? sportSlug(sport.sportId) : sport.name)}
            </Chip>
          ))}
        </div>
      )}
      <div className={css.finders}>
        <search className={css.search}>
          <TextInput
            icon="search"
            type="search"
            value={search.typed}
            aria-label={t("sport:search.label")}
            placeholder={t("sport:search.placeholder")}
            onChange={(event) => search.type(event.target.value)}
          />
          {search.typed !== "" && (
            <IconButton icon="close" label={t("sport:search.clear")} onClick={() => search.type("")} />
          )}
          {search.short && (
            <p className={css.hint} role="status">
              {t("sport:search.short")}
            </p>
          )}
        </search>
        <div className={css.order}>
          <Select
            aria-label={t("live:order.label")}
            value={String(order)}
            options={liveOrders.map((each) => ({ value: String(each), label: t(orderWords[each]) }))}
            onChange={(event) => {
              const chosen = liveOrders.find((each) => String(each) === event.target.value);
              if (chosen !== undefined) chooseOrder(chosen);
            }}
          />
        </div>
      </div>
      <VisuallyHidden live="polite">
        {search.typed === "" || search.short ? "" : t("sport:search.results", { count: found })}
      </VisuallyHidden>
    </div>
  );
}

function Content({ model }: FaceProps<LiveBetsModel>) {
  const t = useWords();
  const { clear, search, state, store, tryAgain } = model;
  if (state === "failed") return <Problem error={new CallError("offline")} onRetry={tryAgain} />;
  if (state === "loading" || store === null) return <LiveListSkeleton />;
  if (state === "empty") {
    return (
      <EmptyState
        title={t("live:empty.title")}
        action={
          <RouteLink to="SportBets" className={buttonClass()}>
            {t("live:empty.action")}
          </RouteLink>
        }
      >
        <p>{t("live:empty.text")}</p>
      </EmptyState>
    );
  }
  if (state === "unfound") {
    return (
      <EmptyState
        title={search.typed === "" ? t("live:unfound.sport") : t("sport:search.emptyTitle", { words: search.typed })}
        action={<Button onClick={clear}>{t("live:unfound.action")}</Button>}
      >
        <p>{t("live:unfound.text")}</p>
      </EmptyState>
    );
  }
  return <LiveList model={model} store={store} />;
}

/** The shape of the list while it is on its way. */
export function LiveListSkeleton() {
  const t = useWords();
  return (
    <div aria-busy>
      <VisuallyHidden>{t("common:loading")}</VisuallyHidden>
      <Skeleton shape="row" count={8} />
    </div>
  );
}
