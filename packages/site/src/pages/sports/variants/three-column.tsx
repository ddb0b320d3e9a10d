import {
  Banner,
  Button,
  buttonClass,
  Card,
  EmptyState,
  IconButton,
  Pagination,
  TextInput,
  VisuallyHidden,
} from "@livery/ui";
import { lazy, Suspense, useState } from "react";
import { useServices } from "../../../app/services.ts";
import { useFormats, useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import { dayName } from "../../../matches/day-name.ts";
import { TournamentMatches } from "../../../matches/match-list.tsx";
import { SearchHits } from "../../../matches/search-hits.tsx";
import { MatchListSkeleton } from "../../../matches/match-list-skeleton.tsx";
import { sportName } from "../../../matches/names.ts";
import { PageHeading } from "../../../shell/page-heading.tsx";
import { useErrorText } from "../../../app/error-text.ts";
import { Problem } from "../../../shell/problem.tsx";
import { RouteLink } from "../../../shell/route-link.tsx";
import type { SportsModel } from "../model.ts";
import { SportsTreeList } from "../parts/tree-list.tsx";
import * as css from "./three-column.css.ts";

const TreeSheet = lazy(() => import("./three-column-sheet.tsx"));

/** Tree, matches, slip, side by side; on a small screen the tree is a sheet. */
export default function SportsThreeColumn({ model }: FaceProps<SportsModel>) {
  const t = useWords();
  const { i18n } = useServices();
  const { chosenName, search } = model;
  const searching = search.state !== "idle" && search.state !== "short";
  return (
    <div className={css.columns}>
      <aside className={css.tree} aria-label={t("sport:tree.label")}>
        <SportsTreeList model={model} />
      </aside>
      <div className={css.middle}>
        <PageHeading>{chosenName === null ? t("frame:route.SportBets") : sportName(i18n, chosenName)}</PageHeading>
        <div className={css.tools}>
          <TreeButton model={model} />
          <SearchBox model={model} />
        </div>
        {searching ? <SearchHits search={search} /> : <Matches model={model} />}
      </div>
    </div>
  );
}

function SearchBox({ model }: FaceProps<SportsModel>) {
  const t = useWords();
  const { state, type, typed } = model.search;
  return (
    <search className={css.search}>
      <TextInput
        icon="search"
        type="search"
        value={typed}
        aria-label={t("sport:search.label")}
        placeholder={t("sport:search.placeholder")}
        onChange={(event) => type(event.target.value)}
      />
      {typed !== "" && <IconButton icon="close" label={t("sport:search.clear")} onClick={() => type("")} />}
      {state === "short" && (
        <p className={css.hint} role="status">
          {t("sport:search.short")}
        </p>
      )}
    </search>
  );
}

function TreeButton({ model }: FaceProps<SportsModel>) {
  const t = useWords();
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

function Matches({ model }: FaceProps<SportsModel>) {
  const t = useWords();
  const formats = useFormats();
  const text = useErrorText();
  const { days, error, now, page, pages, retry, state } = model;
  if (state === "loading") {
    return (
      <div aria-busy>
        <VisuallyHidden>{t("common:loading")}</VisuallyHidden>
        <MatchListSkeleton rows={8} />
      </div>
    );
  }
  if (state === "failed") return <Problem error={error} onRetry={retry} />;
  if (state === "empty") {
    return (
      <EmptyState
        title={t("sport:empty.sportsTitle")}
        action={
          <RouteLink to="SportBets" className={buttonClass()}>
            {t("sport:empty.sportsAction")}
          </RouteLink>
        }
      >
        <p>{t("sport:empty.sportsText")}</p>
      </EmptyState>
    );
  }
  return (
    <div className={css.days}>
      {error !== null && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={retry}>
              {t("common:retry")}
            </Button>
          }
        >
          {text(error)}
        </Banner>
      )}
      {days.map(({ day, startsAt, tournaments }) => {
        const { name, date } = dayName(t, formats, startsAt, now);
        return (
          <Card key={day} flush title={name} aside={<time dateTime={day}>{date}</time>}>
            {tournaments.map((group) => (
              <TournamentMatches key={group.key} group={group} picks={model} />
            ))}
          </Card>
        );
      })}
      <Pagination
        label={t("sport:pages")}
        page={page}
        pages={pages}
        onChange={model.openPage}
        previousLabel={t("common:previous")}
        nextLabel={t("common:next")}
        position={t("common:pageOf", { page, pages })}
      />
    </div>
  );
}
