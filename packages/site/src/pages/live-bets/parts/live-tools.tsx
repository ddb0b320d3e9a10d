import type { LiveOrder } from "@livery/contract";
import { Chip, Select, VisuallyHidden } from "@livery/ui";
import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";
import { sportName } from "../../../matches/names.ts";
import { SearchBox } from "../../../matches/search-box.tsx";
import { liveOrders } from "../arrange.ts";
import type { LiveBetsModel } from "../live-bets.model.ts";
import { sportSlug } from "./sport-slug.ts";
import * as css from "./live-tools.css.ts";

const orderLabels = {
  1: "live:order.time",
  2: "live:order.competition",
  4: "live:order.feed",
  5: "live:order.name",
} as const satisfies Record<LiveOrder, string>;

/** Sports with their counts, the order and the search of the live list; nothing if there is no list. */
export function LiveTools({
  model,
  board = false,
  paged = false,
}: {
  readonly model: LiveBetsModel;
  /** Whether several matches are always shown: the button for that is then left out. */
  readonly board?: boolean;
  /** Whether there are a few matches a page: sports and search find one, so order and several matches are left out. */
  readonly paged?: boolean;
}) {
  const t = useTranslate();
  const { i18n } = useServices();
  const { chooseOrder, chooseSport, found, liveCount, order, search, sportId, sports, state } = model;
  const { multiview, openedId } = model;
  const several = multiview.watched !== null;
  if (state !== "ready" && state !== "unfound") return null;
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
        <SearchBox typed={search.typed} onType={search.type} short={search.short} className={css.search} />
        {!paged && (
          <div className={css.choices}>
            <div className={css.order}>
              <Select
                aria-label={t("live:order.label")}
                value={String(order)}
                options={liveOrders.map((each) => ({ value: String(each), label: t(orderLabels[each]) }))}
                onChange={(event) => {
                  const chosen = liveOrders.find((each) => String(each) === event.target.value);
                  if (chosen !== undefined) chooseOrder(chosen);
                }}
              />
            </div>
            {!board && (
              <Chip
                className={css.several}
                pressed={several}
                onClick={() => (several ? multiview.hide() : multiview.show(openedId === null ? [] : [openedId]))}
              >
                {t("live:multiview.title")}
              </Chip>
            )}
          </div>
        )}
      </div>
      <VisuallyHidden live="polite">
        {search.typed === "" || search.short ? "" : t("sport:search.results", { count: found })}
      </VisuallyHidden>
    </div>
  );
}
