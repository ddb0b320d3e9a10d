import type { TopicStore } from "@livery/feed";
import { Icon, SportIcon, VirtualList } from "@livery/ui";
import { useTranslate } from "../../../app/translate.ts";
import { CountryFlag } from "../../../matches/country-flag.tsx";
import { selectionKey } from "../../../matches/view.ts";
import type { LiveEntry, LiveHeader } from "../arrange.ts";
import type { LiveBetsModel } from "../model.ts";
import { sportSlug } from "./sport-slug.ts";
import { LiveRow, type MatchLinkOf } from "./live-row.tsx";
import * as css from "./live-list.css.ts";

export interface LiveListProps {
  readonly model: LiveBetsModel;
  readonly store: TopicStore;
  /** Where a match is opened; always the same function. A page of its own where nothing is said. */
  readonly matchLinkOf?: MatchLinkOf | undefined;
  /** The match that is open beside the list, which marks it. */
  readonly openedId?: number | null | undefined;
  /** Those on a board beside the list, onto which it leads: it marks them, and need not take them in by a button. */
  readonly onBoard?: readonly number[] | undefined;
}

const matchPage: MatchLinkOf = (matchId) => ({ to: "LiveMatch", params: { matchId } });

/** Up to 400 matches of which only the seen ones are there. Every size is known beforehand, so nothing ever jumps (§9). */
export function LiveList({ model, store, matchLinkOf = matchPage, openedId = null, onBoard }: LiveListProps) {
  const t = useTranslate();
  const { entries, favourites, multiview, picked, toggleFavourite } = model;
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
              picked={pickedIn(entry, picked)}
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
/** How many prices a row has is part of its shape: elements of another number are not the same ones with other words. */
const shapeOf = (entry: LiveEntry): string =>
  entry.kind === "header" ? "header" : entry.match.markets.map(({ outcomes }) => outcomes.length).join(" ");

function Header({ header: { count, group } }: { readonly header: LiveHeader }) {
  const t = useTranslate();
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
      <span className={css.groupName}>
        {group === null ? (
          t("live:favourites")
        ) : (
          <>
            <span className={css.category}>{group.categoryName}</span> {group.tournamentName}
          </>
        )}
      </span>
      <span className={css.count}>{count}</span>
    </h2>
  );
}

/** The picks of one match as one string, so that a row is drawn anew only when its own change. */
function pickedIn(entry: Extract<LiveEntry, { kind: "match" }>, picked: ReadonlySet<string>): string {
  if (picked.size === 0) return "";
  return entry.match.markets
    .flatMap(({ outcomes }) => outcomes.map(({ ref }) => selectionKey(ref)))
    .filter((key) => picked.has(key))
    .join(" ");
}
