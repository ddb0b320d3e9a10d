import type { TopicStore } from "@livery/feed";
import { classes, Icon, SportIcon, VirtualList } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import { CountryFlag } from "../../../matches/country-flag.tsx";
import { selectionKey } from "../../../matches/matches.view.ts";
import { useNames } from "../../../matches/use-names.ts";
import type { LiveEntry, LiveHeader } from "../arrange.ts";
import type { LiveBetsModel } from "../live-bets.model.ts";
import { sportSlug } from "./sport-slug.ts";
import { LiveRow, type MatchLinkOf } from "./live-row.tsx";
import * as css from "./live-list.css.ts";

export interface LiveListProps {
  readonly model: LiveBetsModel;
  readonly store: TopicStore;
  /** Returns where a match opens; must be stable. The default is the match's own page. */
  readonly matchLinkOf?: MatchLinkOf | undefined;
  /** The match that is open beside the list; the list marks it. */
  readonly openedId?: number | null | undefined;
  /** The matches on a board beside the list. The list marks them; its links add to the board, so it has no buttons for that. */
  readonly onBoard?: readonly number[] | undefined;
}

const matchPage: MatchLinkOf = (matchId) => ({ to: "LiveMatch", params: { matchId } });

/** Up to 400 matches; only visible rows are rendered. Every size is known in advance, so nothing moves (§9). */
export function LiveList({ model, store, matchLinkOf = matchPage, openedId = null, onBoard }: LiveListProps) {
  const t = useTranslate();
  const { entries, favourites, multiview, selected, toggleFavourite } = model;
  const { toggle, watched } = multiview;
  return (
    <div className={css.frame}>
      <VirtualList label={t("live:list")} items={entries} itemKey={keyOf} itemSize={sizeOf} itemShape={shapeOf}>
        {(entry) =>
          entry.kind === "header" ? (
            <Header header={entry} />
          ) : (
            <LiveRow
              store={store}
              match={entry.match}
              double={entry.double}
              selected={selectedIn(entry, selected)}
              starred={favourites.has(entry.match.matchId)}
              onStar={toggleFavourite}
              matchLinkOf={matchLinkOf}
              opened={entry.match.matchId === openedId || onBoard?.includes(entry.match.matchId) === true}
              watched={onBoard ? null : watched && watched.ids.includes(entry.match.matchId)}
              onWatch={toggle}
            />
          )
        }
      </VirtualList>
    </div>
  );
}

const keyOf = ({ key }: LiveEntry): string | number => key;
const sizeOf = ({ size }: LiveEntry): number => size;
/** The number of prices is part of a row's shape: a row with another number needs other elements, not only other text. */
const shapeOf = (entry: LiveEntry): string =>
  entry.kind === "header" ? "header" : entry.match.markets.map(({ outcomes }) => outcomes.length).join(" ");

/** As many letters fit on one line of a list that does not wrap every name, however large they are. */
const lettersOfLine = 52;

function Header({ header: { count, group } }: { readonly header: LiveHeader }) {
  const t = useTranslate();
  const names = useNames();
  const category = group === null ? "" : names.category(group.categoryName);
  const tournament = group === null ? "" : names.tournament(group.tournamentName);
  const isLong = category.length + tournament.length > lettersOfLine;
  return (
    <h2 className={css.header}>
      {group === null ? (
        <Icon name="star" size="sm" />
      ) : (
        <>
          <SportIcon sport={sportSlug(group.sportId)} size="sm" />
          {group.categoryFlag !== "" && <CountryFlag code={group.categoryFlag} />}
        </>
      )}
      <span className={classes(css.groupName, isLong && css.longName)}>
        {group === null ? (
          t("live:favourites")
        ) : (
          <>
            <span className={css.category}>{category}</span> {tournament}
          </>
        )}
      </span>
      <span className={css.count}>{count}</span>
    </h2>
  );
}

/** The selected prices of one match as one string, so that a row renders again only if its own change. */
function selectedIn(entry: Extract<LiveEntry, { kind: "match" }>, selected: ReadonlySet<string>): string {
  if (selected.size === 0) return "";
  return entry.match.markets
    .flatMap(({ outcomes }) => outcomes.map(({ ref }) => selectionKey(ref)))
    .filter((key) => selected.has(key))
    .join(" ");
}
