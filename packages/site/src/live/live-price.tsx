import type { LiveMarket, LiveMatch, LiveOutcome, TopicStore } from "@livery/feed";
import { PriceCell } from "@livery/ui";
import { memo } from "react";
import { useServices } from "../core/services.ts";
import { useTranslate } from "../core/translate.ts";
import { marketName, outcomeCaption, outcomeName } from "../matches/names.ts";
import { liveOffer } from "./live-offer.ts";
import { priceSource, useOutcomeSource } from "./price-source.ts";

export interface LivePriceProps {
  readonly store: TopicStore;
  readonly match: Pick<LiveMatch, "matchId" | "home" | "away" | "startsAt" | "sportId" | "tournamentName">;
  readonly market: LiveMarket;
  readonly outcome: LiveOutcome;
  /** The match by its teams, built once for all of its prices: `Arsenal – Chelsea`. */
  readonly matchTitle: string;
  readonly selected: boolean;
  readonly stacked?: boolean;
  /** The text beside the price; by default the short one for a narrow list: `1`, `Over 2.5`. */
  readonly caption?: string;
  readonly className?: string;
}

/** A live price that a press puts into the slip, or removes from it, as it is at that moment. */
export const LivePrice = memo(function LivePrice(props: LivePriceProps) {
  const { className, market, match, outcome, selected, stacked = false, store, matchTitle } = props;
  const t = useTranslate();
  const { i18n, slip } = useServices();
  const { away, home } = match;
  const { ref } = outcome;
  const source = useOutcomeSource(priceSource, store, ref);
  const name = outcomeName(i18n, { outcome: outcome.name, special: market.special, home, away });
  const { caption = market.special === "" ? outcomeCaption(i18n, outcome.name) : name } = props;
  return (
    <PriceCell
      source={source}
      market={`${matchTitle}, ${marketName(i18n, market)}`}
      outcome={name}
      caption={caption}
      lockedLabel={t("sport:locked")}
      selected={selected}
      stacked={stacked}
      {...(className !== undefined && { className })}
      onSelect={() => slip.send({ type: "TOGGLE", selection: liveOffer(match, market, outcome, store.quote(ref)) })}
    />
  );
});
