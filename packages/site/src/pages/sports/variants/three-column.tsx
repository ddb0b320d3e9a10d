import { Button, Card } from "@livery/ui";
import { lazy, Suspense, useState } from "react";
import { useServices } from "../../../core/services.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { dayName } from "../../../matches/day-name.ts";
import { TournamentMatches } from "../../../matches/match-list.tsx";
import { SearchBox } from "../../../matches/search-box.tsx";
import { SearchHits } from "../../../matches/search-hits.tsx";
import { isSearching } from "../../../matches/use-match-search.ts";
import { MatchListSkeleton } from "../../../matches/match-list-skeleton.tsx";
import { sportName } from "../../../matches/names.ts";
import { PageHeading } from "../../../parts/page-heading.tsx";
import type { SportsModel } from "../sports.model.ts";
import { OfferedMatches } from "../parts/offered-matches.tsx";
import { SportsTreeList } from "../parts/tree-list.tsx";
import * as css from "./three-column.css.ts";

const TreeSheet = lazy(() => import("./three-column-sheet.tsx"));

/** Tree, matches, slip, side by side; on a small screen the tree is a sheet. */
export default function SportsThreeColumn({ model }: VariantProps<SportsModel>) {
  const t = useTranslate();
  const { i18n } = useServices();
  const { chosenName, search } = model;
  return (
    <div className={css.columns}>
      <aside className={css.tree} aria-label={t("sport:tree.label")}>
        <SportsTreeList model={model} />
      </aside>
      <div className={css.middle}>
        <PageHeading section="sports">
          {chosenName === null ? t("frame:route.SportBets") : sportName(i18n, chosenName)}
        </PageHeading>
        <div className={search ? css.tools : css.treeAlone}>
          <TreeButton model={model} />
          {search && (
            <SearchBox
              typed={search.typed}
              onType={search.type}
              short={search.state === "short"}
              className={css.search}
            />
          )}
        </div>
        {isSearching(search) ? <SearchHits search={search} /> : <Matches model={model} />}
      </div>
    </div>
  );
}

function TreeButton({ model }: VariantProps<SportsModel>) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={css.treeButton} icon="menu" aria-expanded={open} onClick={() => setOpen(true)}>
        {t("sport:tree.open")}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <TreeSheet model={model} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Matches({ model }: VariantProps<SportsModel>) {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <OfferedMatches model={model} waiting={<MatchListSkeleton rows={8} />}>
      {model.days.map(({ day, startsAt, tournaments }) => {
        const { name, date } = dayName(t, formats, startsAt, model.now);
        return (
          <Card key={day} flush title={name} aside={<time dateTime={day}>{date}</time>}>
            {tournaments.map((group) => (
              <TournamentMatches key={group.key} group={group} selections={model} />
            ))}
          </Card>
        );
      })}
    </OfferedMatches>
  );
}
