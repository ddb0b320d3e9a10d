import type { OutcomeRef, TopicStore } from "@livery/feed";
import { Sparkline } from "@livery/ui";
import { memo, useMemo } from "react";
import { useTranslate } from "../app/translate.ts";
import { historySource, useOutcomeSource } from "./price-source.ts";

/**
 * How an outcome's price went of late, as far as it was watched: by this page, or by the slip before it. It stands below the price, where whoever wonders about one looks; for all
 * prices of a match at once and only while it is asked for, since forty markets of them would bury the prices.
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
