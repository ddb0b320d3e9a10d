import { CallError } from "@livery/contract";
import { Button, buttonClass, EmptyState, Skeleton, VisuallyHidden } from "@livery/ui";
import { lazy, Suspense } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { Problem } from "../../../parts/problem.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { LiveBetsModel } from "../live-bets.model.ts";
import { LiveList, type LiveListProps } from "./live-list.tsx";

const LivePages = lazy(() => import("./live-pages.tsx"));

/** The live list in every state. */
export function LiveContent({
  model,
  matchLinkOf,
  openedId,
  onBoard,
  paged = false,
}: Pick<LiveListProps, "matchLinkOf" | "onBoard" | "openedId"> & {
  readonly model: LiveBetsModel;
  /** A few matches a page, in place of a list that scrolls. */
  readonly paged?: boolean;
}) {
  const t = useTranslate();
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
  if (paged) {
    return (
      <Suspense fallback={<LiveListSkeleton />}>
        {/* Other matches begin on their first page. */}
        <LivePages key={`${model.sportId} ${search.typed}`} model={model} store={store} />
      </Suspense>
    );
  }
  return <LiveList model={model} store={store} matchLinkOf={matchLinkOf} openedId={openedId} onBoard={onBoard} />;
}

/** A placeholder in the list's shape, shown while it is loading. */
function LiveListSkeleton() {
  const t = useTranslate();
  return (
    <div aria-busy>
      <VisuallyHidden>{t("feedback:loading")}</VisuallyHidden>
      <Skeleton shape="row" count={8} />
    </div>
  );
}
