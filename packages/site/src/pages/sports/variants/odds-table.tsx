import { Skeleton } from "@livery/ui";
import { useId, useRef } from "react";
import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { sportName } from "../../../matches/names.ts";
import { SearchHits } from "../../../matches/search-hits.tsx";
import { isSearching } from "../../../matches/use-match-search.ts";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { useAvailableSpace } from "../../../parts/use-available-space.ts";
import type { SportsModel } from "../sports.model.ts";
import { OfferedMatches } from "../parts/offered-matches.tsx";
import { OddsLeague } from "./odds-table-league.tsx";
import { OddsTools } from "./odds-table-tools.tsx";
import * as css from "./odds-table.css.ts";

/** Page width in rem from which several markets stand side by side; below it one is shown. */
const severalFrom = 44;

/** A trader's board: one table per league, its markets side by side, the prices reached by arrow keys. */
export default function SportsOddsTable({ model }: VariantProps<SportsModel>) {
  const t = useTranslate();
  const { i18n } = useServices();
  const container = useRef<HTMLDivElement>(null);
  const keys = useId();
  const several = useAvailableSpace(container, severalFrom) !== false;
  const { chosenName, leagues, markets, search } = model;
  const shown = several ? markets.shown : new Set(markets.single === null ? [] : [markets.single]);
  return (
    <div ref={container} className={css.page}>
      <PageHeading section="sports">
        {chosenName === null ? t("frame:route.SportBets") : sportName(i18n, chosenName)}
      </PageHeading>
      <OddsTools model={model} several={several} />
      {isSearching(search) ? (
        <SearchHits search={search} />
      ) : (
        <OfferedMatches model={model} waiting={<Skeleton count={14} />}>
          {several && (
            <p id={keys} className={css.keys}>
              {t("sport:table.keys")}
            </p>
          )}
          {leagues.map((league) => (
            <OddsLeague
              key={league.tournamentId}
              league={league}
              shown={shown}
              several={several}
              selections={model}
              now={model.now}
              describedBy={several ? keys : undefined}
            />
          ))}
        </OfferedMatches>
      )}
    </div>
  );
}
