import type { OutcomeRef, TopicStore } from "@livery/feed";
import { Sparkline } from "@livery/ui";
import { memo, useMemo } from "react";
import { useTranslate } from "../core/translate.ts";
import { historySource, useOutcomeSource } from "./price-source.ts";

/**
 * The recent course of an outcome's price, as far as it was watched: by this page, or by the slip before it. Shown below the
 * price; for all prices of a match at once and only on request, since the histories of forty markets would bury the prices.
 */
export const PriceHistory = memo(function PriceHistory({
  store,
  outcome,
}: {
  readonly store: TopicStore;
  readonly outcome: OutcomeRef;
}) {
  const t = useTranslate();
  const source = useOutcomeSource(historySource, store, outcome);
  const messages = useMemo(
    () => ({
      fromTo: (from: string, to: string) => t("live:history.fromTo", { from, to }),
      unchanged: t("live:history.none"),
    }),
    [t],
  );
  return <Sparkline source={source} messages={messages} />;
});
